import { request as ask, createServer } from 'node:http';
import { scriptFor } from './page-kit.mjs';

/**
 * A door of its own before a site: every page that goes through it carries the mutation, in whatever browser it is opened,
 * so that pages which probes open anew are mutated too. `inject` null leaves the pages as they are.
 */
export async function serveMutated(origin, mutation) {
  const script = mutation.inject === null ? '' : `<script>${scriptFor(mutation)}</script>`;
  const server = createServer((request, response) => forward({ origin, script }, request, response));
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward({ origin, script }, request, response) {
  if (request.url.startsWith('/made-to-fail/')) {
    response.writeHead(503).end();
    return;
  }
  const { host: _, 'accept-encoding': __, ...headers } = request.headers;
  const onward = ask(`${origin}${request.url}`, { method: request.method, headers }, (answer) => {
    const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '');
    if (script === '' || !isPage) {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
      return;
    }
    const parts = [];
    answer.on('data', (part) => parts.push(part));
    answer.on('end', () => {
      const { 'content-length': ___, 'content-security-policy': ____, ...kept } = answer.headers;
      response.writeHead(answer.statusCode, kept);
      response.end(putIn(Buffer.concat(parts).toString('utf8'), script));
    });
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** As the first script of the page. */
function putIn(html, script) {
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + script) : script + html;
}
