import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A cloud's front of the loopback Messages API: it takes the clouds' paths and bodies and passes them on as the API's own. */
export interface CloudGateway {
  readonly url: string;
  /** The paths and credentials that were used. */
  readonly seen: { readonly path: string; readonly authorization: string }[];
  readonly close: () => void;
}

export async function openCloudGateway(target: string): Promise<CloudGateway> {
  const seen: CloudGateway['seen'] = [];
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk);
    const path = decodeURIComponent(message.url ?? '');
    if (path === '/token') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(TOKEN));
      return;
    }
    seen.push({ path, authorization: message.headers.authorization ?? '' });
    const { anthropic_version: _, ...body } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const { model, isStream, isCount } = readPath(path);
    const sent = { ...body, ...(isCount ? {} : { model }), ...(isStream ? { stream: true } : {}) };
    const on = forward(
      `${target}/v1/messages${isCount ? '/count_tokens' : ''}`,
      { method: 'POST', headers: HEADERS },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    on.on('error', () => response.destroy());
    on.end(JSON.stringify(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, seen, close: () => close(server) };
}

const HEADERS = {
  'content-type': 'application/json',
  'anthropic-version': '2026-10-21',
  authorization: 'Bearer test-key',
};

const TOKEN = {
  access_token: 'cloud-token',
  token_type: 'Bearer',
  issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
  expires_in: 3600,
};

function readPath(path: string): { model: string; isStream: boolean; isCount: boolean } {
  const bedrock = /^\/model\/(.+)\/invoke(-with-response-stream)?$/.exec(path);
  if (bedrock !== null)
    return { model: bedrock[1] ?? '', isStream: bedrock[2] !== undefined, isCount: false };
  const vertex = /\/models\/(.+):(stream)?[rR]awPredict$/.exec(path);
  const model = vertex?.[1] ?? '';
  return { model, isStream: vertex?.[2] !== undefined, isCount: model === 'count-tokens' };
}

function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}
