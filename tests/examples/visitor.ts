import { type Build, startServer } from '../../examples/app/server.mjs';

export const ACCOUNT = { email: 'mira@harbour.example', password: 'quiet-harbour-7' };

export interface Answer {
  status: number;
  html: string;
  location: string | null;
  milliseconds: number;
}

/** One browser's worth of HTTP: keeps its own session cookie and follows no redirect by itself. */
export interface Visitor {
  get(path: string): Promise<Answer>;
  post(path: string, fields?: Record<string, string>): Promise<Answer>;
  postLive(path: string, fields?: Record<string, string>): Promise<{ regions: Record<string, string> }>;
  linked(path: string): Promise<string>;
}

export interface Site {
  visit(): Visitor;
  signIn(): Promise<Visitor>;
  close(): Promise<void>;
}

/** Starts one build of Harbour on a free port. */
export async function openSite(build: Build): Promise<Site> {
  const server = await startServer({ port: 0, build });
  const visit = () => createVisitor(server.url);
  const signIn = async () => {
    const visitor = visit();
    await visitor.post('/sign-in', ACCOUNT);
    return visitor;
  };
  return { visit, signIn, close: server.close };
}

function createVisitor(base: string): Visitor {
  let cookie = '';
  const send = async (path: string, init: RequestInit) => {
    const headers = { ...init.headers, cookie };
    const response = await fetch(base + path, { ...init, headers, redirect: 'manual' });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const started = performance.now();
    const response = await send(path, init);
    const html = await response.text();
    const location = response.headers.get('location');
    return { status: response.status, html, location, milliseconds: performance.now() - started };
  };
  const get = (path: string) => ask(path, {});
  return {
    get,
    post: (path, fields = {}) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
    postLive: async (path, fields = {}) => {
      const init = {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'application/json' },
      };
      const answer: { regions: Record<string, string> } = JSON.parse((await ask(path, init)).html);
      return answer;
    },
    linked: async (path) => {
      const { html } = await get(path);
      const files = [...html.matchAll(/(?:<link rel="stylesheet" href|<script src)="([^"]+)"/g)];
      const answers = await Promise.all(files.map(([, file]) => get(file ?? '')));
      return answers.map((answer) => answer.html).join('\n');
    },
  };
}
