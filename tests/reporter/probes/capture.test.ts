import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { State } from '../../../src/contract/state.ts';
import { type Bundle, listFiles, type Run, readBundle, runPlaywright } from '../run-playwright.ts';

const HOME = `<!doctype html><html lang="en"><title>Home</title><h1>Home</h1>
<label>Name <input></label><a href="/two" style="outline: none">Two</a>
<button onclick="this.nextElementSibling.hidden = false">More</button><p hidden>Even more</p>
<p data-ux-mask>S3CRET-WORDS</p>
<form novalidate method="post" action="/note" aria-label="Note"><label>Note <input required></label><button>Keep</button></form>
<form novalidate onsubmit="event.preventDefault()" aria-label="Wish"><label>Wish <input required></label><button>Wish</button></form>
<p style="width: 900px">All boats leave the harbour every morning at eight.</p>
<script>fetch('/beat', { method: 'POST' });
  if (localStorage.getItem('greeted') !== 'S3CRET-LOCAL') document.querySelector('h1').textContent = 'Nobody';</script></html>`;
const PLAIN = '<!doctype html><html lang="en"><title>Here</title><h1>Here</h1><a href="/two">Two</a></html>';

const asked: string[] = [];
let server: Server;
let home: string;
let run: Run;
let bundle: Bundle;

/** A place that only those see who came in by its door: a cookie that no script reads, and a word kept by the page. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = new URL(request.url ?? '/', 'http://site').pathname;
  asked.push(`${request.method} ${path}`);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (path === '/enter') {
    response.setHeader('set-cookie', 'session=S3CRET-COOKIE; HttpOnly; Path=/');
    response.end(
      '<script>localStorage.setItem("greeted", "S3CRET-LOCAL"); location.replace("/home")</script>',
    );
  } else if (path === '/home')
    response.end(request.headers.cookie === 'session=S3CRET-COOKIE' ? HOME : PLAIN);
  else response.end(PLAIN);
}

beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  home = mkdtempSync(join(tmpdir(), 'ux-jury-probing-'));
  run = await runPlaywright(['probing'], url, {
    dir: join(home, 'run'),
    args: ['--workers=2'],
    env: { PROBES: '240', BLOB: join(home, 'blob.zip') },
  });
  bundle = readBundle(join(run.dir, 'bundle'));
}, 400_000);
afterAll(() => server?.close());

const statesOf = (route: string): State[] => [...bundle.states.values()].filter((one) => one.route === route);
const reasonOf = (state: State | undefined) =>
  state?.not_measured.find(({ what }) => what === 'probes')?.reason ?? null;
const count = (line: string) => asked.filter((one) => one === line).length;

describe('probes after the tests of a worker', () => {
  it('change no result', () => {
    expect(run.output).toMatch(/1 failed[\s\S]*3 passed/);
    expect(bundle.index.run.complete).toBe(true);
  });

  it('see the screen again, with what the browser held, once for both workers', () => {
    const probed = statesOf('/home').filter(({ probes }) => probes != null);
    expect(probed).toHaveLength(1);
    const kinds = probed[0]?.probes?.map(({ kind }) => kind);
    expect(kinds).toContain('focus_stop');
    expect(kinds).toContain('reflow');
    const empty = probed[0]?.probes?.filter(({ kind }) => kind === 'empty_submit');
    expect(empty).toMatchObject([
      { name: 'Note', facts: { sent: 1 } },
      { name: 'Wish', facts: { sent: 0, words: 0, required: 1 } },
    ]);
    expect(reasonOf(probed[0])).toBeNull();
  });

  it('say of each screen that was not come to again why', () => {
    const filled = statesOf('/home').filter(({ probes }) => probes == null);
    expect(filled.map(reasonOf)).toEqual(['not_reached_again', 'not_reached_again']);
    expect(statesOf('/account/delete').map(reasonOf)).toEqual(['risky_address']);
    expect(statesOf('/reset').map(reasonOf)).toEqual(['one_time_address']);
    expect(statesOf('/only-here').map(reasonOf)).toEqual(['worker_ended_early']);
    expect(bundle.index.not_measured).toContainEqual({
      what: 'probes of 1 screens',
      reason: 'risky_address',
    });
  });

  it('change nothing on the server: what deletes is not opened again, nothing is posted', () => {
    expect(count('GET /account/delete')).toBe(1);
    expect(count('GET /reset')).toBe(1);
    expect(count('POST /note')).toBe(0);
    expect(count('POST /beat')).toBeLessThanOrEqual(4);
    expect(count('GET /home')).toBeGreaterThan(4);
  });

  it('travel with the blob to the merge, byte for byte', async () => {
    const dir = join(home, 'merged');
    mkdirSync(join(dir, 'blobs'), { recursive: true });
    copyFileSync(join(home, 'blob.zip'), join(dir, 'blobs', 'blob.zip'));
    await runPlaywright([join(dir, 'blobs')], '', { dir, command: 'merge-reports', cwd: dir });
    const read = (folder: string) =>
      readdirSync(join(folder, 'states')).map((name) => [
        name,
        readFileSync(join(folder, 'states', name), 'utf8'),
      ]);
    expect(read(join(dir, 'bundle'))).toEqual(read(join(run.dir, 'bundle')));
    const { index } = readBundle(join(dir, 'bundle'));
    expect(index.not_measured).toEqual(bundle.index.not_measured);
  }, 120_000);

  it('leave nothing of the session in the bundle', () => {
    const leaks = listFiles(join(run.dir, 'bundle')).filter((path) =>
      readFileSync(path, 'latin1').includes('S3CRET'),
    );
    expect(leaks).toEqual([]);
  });
});
