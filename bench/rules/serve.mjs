import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml',
  '.xhtml': 'application/xhtml+xml',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.vtt': 'text/vtt',
  '.json': 'application/json',
};

/** Serves a folder on a free loopback port; `close` ends it. */
export async function serve(root) {
  const server = createServer((request, response) => void answer(root, request, response));
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

async function answer(root, request, response) {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  try {
    const body = await readFile(file);
    send(response, request, { body, type: TYPES[extname(file)] ?? 'application/octet-stream' });
  } catch (error) {
    if (error.code === 'EISDIR') response.writeHead(301, { location: `${path}/` }).end();
    else response.writeHead(404).end();
  }
}

/** Browsers ask for media in ranges, and cannot know a length without them. */
function send(response, request, { body, type }) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) {
    response.writeHead(200, { 'content-type': type, 'accept-ranges': 'bytes' }).end(body);
    return;
  }
  const end = to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1);
  const range = `bytes ${from}-${end}/${body.length}`;
  response
    .writeHead(206, { 'content-type': type, 'content-range': range, 'accept-ranges': 'bytes' })
    .end(body.subarray(Number(from), end + 1));
}
