import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

/**
 * Serves a finished site on a free loopback port, addresses without an ending too. `made` holds files that take the place of
 * the site's own, by path; `answer` may answer before files are looked for.
 */
export async function serveSite({ root, made = {}, answer = () => null }) {
  const server = createServer((request, response) => void respond({ root, made, answer }, request, response));
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((done) => server.close(done) && server.closeAllConnections()),
  };
}

async function respond({ root, made, answer }, request, response) {
  const url = new URL(request.url, 'http://localhost');
  const own = answer(request.method, url);
  if (own !== null) return send(response, own);
  const path = normalize(decodeURIComponent(url.pathname));
  if (path in made) return send(response, { body: made[path], type: TYPES[extname(path)] });
  for (const file of [path, `${path}.html`, join(path, 'index.html')]) {
    const body = await readFile(join(root, file)).catch(() => null);
    if (body !== null)
      return send(response, { body, type: TYPES[extname(file)] ?? 'application/octet-stream' });
  }
  return send(response, { status: 404, body: GONE, type: TYPES['.html'] });
}

const GONE =
  '<!doctype html><html lang="en"><title>Not found</title><h1>Not found</h1><p>There is no such page.</p></html>';

function send(response, { status = 200, body, type }) {
  response.writeHead(status, { 'content-type': type }).end(body);
}
