import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ArtifactService } from './artifact-service.ts';
import { checkAnswer, checkRequest, type Json, type Operation, operations } from './description.ts';
import type { Answer } from './route.ts';
import { denied, routes } from './routes.ts';
import { BOT, World } from './world.ts';

/** Something that goes wrong, or happens in between, at the next request for an operation. */
export interface Mishap {
  readonly operation: string;
  readonly times?: number;
  /** How many requests go well before. */
  readonly skip?: number;
  /** What is answered instead; with `done`, what was asked for happens all the same. */
  readonly answer?: Answer;
  readonly done?: boolean;
  /** What somebody else does just before. */
  readonly first?: (world: World) => void;
}

/** What is answered with an address in the storage. */
const STORED = ['actions/download-artifact', 'repos/download-zipball-archive'];

/** GitHub on a loopback port: keeps state, and holds every request and answer against GitHub's own description. */
export class LoopbackGitHub {
  readonly world = new World();
  readonly artifacts = new ArtifactService(this.world);
  readonly violations: string[] = this.artifacts.faults;
  readonly requests: string[] = [];
  readonly #mishaps: { mishap: Mishap; left: number; skip: number }[] = [];
  readonly #server: Server;
  url = '';

  constructor() {
    this.#server = createServer((request, response) => {
      void this.#serve(request, response).catch((error: unknown) => {
        this.violations.push(`loopback: ${String(error)}`);
        response.writeHead(500).end();
      });
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const { port } = this.#server.address() as AddressInfo;
    this.url = `http://127.0.0.1:${port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Lets something go wrong. */
  plan(mishap: Mishap): void {
    this.#mishaps.push({ mishap, left: mishap.times ?? 1, skip: mishap.skip ?? 0 });
  }

  count(operation: string): number {
    return this.requests.filter((one) => one === operation).length;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const bytes = await readAll(request);
    const text = bytes.toString('utf8');
    if (url.pathname.startsWith('/_storage/')) {
      this.#serveZip(url.pathname, request, response);
      return;
    }
    const send = (answer: Answer): void => {
      const headers = { 'content-type': 'application/json; charset=utf-8', ...answer.headers };
      response.writeHead(answer.status, headers);
      response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
    };
    const token = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const { method = '', headers } = request;
    const service = { method, path: url.pathname, token, headers };
    const kept = this.#broken(url.pathname) ?? this.artifacts.answer(service, bytes, this.url);
    if (kept !== null) return send(kept);
    const rights = this.world.tokens.get(token);
    if (rights === undefined) return send({ status: 401, body: { message: 'Bad credentials' } });
    if (url.pathname === '/graphql') return send(this.#graphql(text));
    const found = findOperation(`${request.method} ${decodeURIComponent(url.pathname)}`);
    if (found === null) {
      this.violations.push(`no such operation: ${request.method} ${url.pathname}`);
      return send({ status: 404, body: { message: 'Not Found' } });
    }
    const asked = {
      path: found.path,
      query: Object.fromEntries(url.searchParams),
      body: text === '' ? undefined : JSON.parse(text),
      url: `${this.url}${url.pathname}`,
    };
    this.requests.push(found.operation.id);
    this.violations.push(...checkRequest(found.operation, asked));
    send(
      this.#answer(
        found.operation,
        { ...asked, url: STORED.includes(found.operation.id) ? this.url : asked.url },
        { rights, method: request.method ?? '' },
      ),
    );
  }

  #answer(
    operation: Operation,
    asked: { path: Record<string, string>; query: Record<string, string>; body: Json; url: string },
    { rights, method }: { rights: 'write' | 'read'; method: string },
  ): Answer {
    const route = routes[operation.id];
    if (route === undefined) {
      this.violations.push(`not kept here: ${operation.id}`);
      return { status: 501, body: { message: operation.id } };
    }
    const planned = this.#next(operation.id);
    if (planned !== undefined) {
      planned.left -= 1;
      planned.mishap.first?.(this.world);
      if (planned.mishap.done === true) route(this.world, asked);
      if (planned.mishap.answer !== undefined) return planned.mishap.answer;
    }
    if (method !== 'GET' && rights === 'read') return denied();
    const answer = route(this.world, asked);
    if (answer.status < 400) this.violations.push(...checkAnswer(operation, answer.status, answer.body));
    return answer;
  }

  /** What goes wrong now; what is planned for later comes one request nearer. */
  #next(operation: string) {
    const planned = this.#mishaps.filter(({ mishap, left }) => left > 0 && mishap.operation === operation);
    const due = planned.find(({ skip }) => skip === 0);
    if (due === undefined) for (const one of planned) one.skip -= 1;
    return due;
  }

  /** What is planned to go wrong with the service behind artifacts, by its method or `upload`. */
  #broken(path: string): Answer | null {
    const name = path.startsWith('/_blob/') ? 'upload' : (path.split('/').at(-1) ?? '');
    const planned = /^\/(?:twirp|_blob)\//.test(path) ? this.#next(`artifacts/${name}`) : undefined;
    if (planned === undefined) return null;
    planned.left -= 1;
    return planned.mishap.answer ?? null;
  }

  #graphql(text: string): Answer {
    const { query } = JSON.parse(text);
    if (query === 'query { viewer { login } }')
      return { status: 200, body: { data: { viewer: { login: BOT } } } };
    this.violations.push(`unknown query: ${query}`);
    return { status: 200, body: { errors: [{ message: 'unknown query' }] } };
  }

  /** The storage takes no token of ours. */
  #serveZip(path: string, request: IncomingMessage, response: ServerResponse): void {
    if (request.headers.authorization !== undefined) this.violations.push('a token was sent to the storage');
    const name = path.split('/').at(-1) ?? '';
    const artifact = this.world.artifacts.find(({ id }) => id === Number(name));
    const zip = artifact?.zip ?? this.world.archives.get(name);
    response.writeHead(zip === undefined ? 404 : 200, { 'content-type': 'application/zip' });
    response.end(zip);
  }
}

function findOperation(line: string): { operation: Operation; path: Record<string, string> } | null {
  for (const operation of operations) {
    const match = operation.pattern.exec(line);
    if (match === null) continue;
    const path = Object.fromEntries(operation.names.map((name, index) => [name, match[index + 1] ?? '']));
    return { operation, path };
  }
  return null;
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
