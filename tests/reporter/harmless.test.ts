import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBundle, runPlaywright } from './run-playwright.ts';
import { startSite } from './site.ts';

/** Whole runs of a browser, on a machine that may be busy. */
const SLOW_MS = 300_000;

let server: Server;
let url: string;

beforeAll(async () => {
  ({ server, url } = await startSite());
});
afterAll(() => server?.close());

const newFolder = () => mkdtempSync(join(tmpdir(), 'ux-jury-harmless-'));

describe('capture never fails a run', () => {
  it(
    'when the bundle folder cannot be made',
    async () => {
      const run = await runPlaywright(['plain'], url, { env: { BUNDLE: '/dev/null/bundle' } });
      expect(run.code).toBe(0);
      expect(run.output).toMatch(/UX Jury: .*ENOTDIR/);
    },
    SLOW_MS,
  );

  it(
    'when the bundle folder goes away in the middle',
    async () => {
      const run = await runPlaywright(['sabotage'], url);
      expect(run.output).toContain('1 passed');
      expect(run.code).toBe(0);
    },
    SLOW_MS,
  );

  it(
    'when the folder holds files of others: it refuses and leaves them',
    async () => {
      const dir = newFolder();
      mkdirSync(join(dir, 'bundle'));
      writeFileSync(join(dir, 'bundle', 'thesis.txt'), 'mine');
      const run = await runPlaywright(['plain'], url, { dir });
      expect(run.code).toBe(0);
      expect(run.output).toMatch(
        /UX Jury: no bundle is written: .* holds files that are not ours \(thesis\.txt\)/,
      );
      expect(existsSync(join(dir, 'bundle', 'thesis.txt'))).toBe(true);
      expect(existsSync(join(dir, 'bundle', 'bundle.json'))).toBe(false);
    },
    SLOW_MS,
  );

  it(
    "when the folder lies in Playwright's own output folder",
    async () => {
      const dir = newFolder();
      const run = await runPlaywright(['plain'], url, {
        dir,
        env: { BUNDLE: join(dir, 'results', 'bundle') },
      });
      expect(run.code).toBe(0);
      expect(run.output).toMatch(/UX Jury: no bundle is written: .* which it empties/);
    },
    SLOW_MS,
  );

  it(
    'replaces its own last bundle, and only that',
    async () => {
      const dir = newFolder();
      await runPlaywright(['plain', 'api'], url, { dir });
      await runPlaywright(['merge'], url, { dir });
      const { journeys } = readBundle(join(dir, 'bundle'));
      expect(journeys.map(({ title }) => title).sort()).toEqual(['own first', 'recording first']);
    },
    SLOW_MS,
  );
});

describe('capture changes nothing that others see', () => {
  it(
    'an API-only test starts no browser',
    async () => {
      const run = await runPlaywright(['api'], url, { env: { UX_JURY_CHROMIUM: '/no/such/browser' } });
      expect(run.output).toContain('1 passed');
      expect(readBundle(join(run.dir, 'bundle')).journeys).toEqual([]);
    },
    SLOW_MS,
  );

  it(
    'keeps steps and their places, and records nothing without a reporter',
    async () => {
      const [on, off] = [newFolder(), newFolder()];
      const events = (dir: string) => readFileSync(join(dir, 'events'), 'utf8').split('\n').sort();
      const args = ['-g', 'dialogs|popup'];
      await runPlaywright(['odd'], url, { dir: on, args, env: { EVENTS: join(on, 'events') } });
      await runPlaywright(['odd'], url, {
        dir: off,
        args,
        env: { EVENTS: join(off, 'events'), REPORTER: 'none' },
      });
      expect(events(on)).toEqual(events(off));
      expect(existsSync(join(off, 'bundle'))).toBe(false);
    },
    SLOW_MS,
  );
});
