import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assembleBundle } from '../../reporter/bundle/assemble-bundle.ts';
import { journeyOf, listFiles, readBundle, runPlaywright } from './run-playwright.ts';
import { startSite } from './site.ts';

const SLOW_MS = 300_000;
let server: Server;
let url: string;

beforeAll(async () => {
  ({ server, url } = await startSite());
});
afterAll(() => server?.close());

const newFolder = () => mkdtempSync(join(tmpdir(), 'ux-jury-crash-'));

/** Sends the signal as soon as the hanging test has recorded its second call. */
function stopWhenHanging(dir: string, signal: NodeJS.Signals): (child: ChildProcess) => void {
  return (child) => {
    const timer = setInterval(() => {
      const calls = listFiles(join(dir, 'bundle', '.capture'))
        .filter((path) => path.endsWith('.jsonl'))
        .some((path) => readFileSync(path, 'utf8').split('"line":"call"').length > 2 && isHanging(path));
      if (!calls) return;
      clearInterval(timer);
      child.kill(signal);
    }, 100);
    child.on('close', () => clearInterval(timer));
  };
}

function isHanging(path: string): boolean {
  return readFileSync(path, 'utf8').includes('"name":"Back"');
}

describe('a run that is stopped', () => {
  it(
    'by SIGTERM leaves parts, and `assemble` makes them a bundle that says so',
    async () => {
      const dir = newFolder();
      const run = await runPlaywright(['crash'], url, {
        dir,
        args: ['-g', 'ends well|hangs|never begins'],
        onStart: stopWhenHanging(dir, 'SIGTERM'),
      });
      expect(run.code === 143 || run.code === null).toBe(true);
      expect(existsSync(join(dir, 'bundle', 'bundle.json'))).toBe(false);
      expect(assembleBundle(join(dir, 'bundle'))).toEqual({ journeys: 1, tests: 3 });
      const bundle = readBundle(join(dir, 'bundle'));
      expect(journeyOf(bundle, 'ends well').status).toBe('complete');
      expect(bundle.index.run).toMatchObject({ status: 'interrupted', complete: false });
      expect(bundle.index.build_identity).toBe('abc123');
      expect(bundle.states.size).toBeGreaterThan(1);
      expect(bundle.index.not_measured).toContainEqual({
        what: '2 tests that did not end or use no page',
        reason: 'run_ended_early',
      });
      const leaks = listFiles(join(dir, 'bundle')).filter((path) =>
        readFileSync(path, 'latin1').includes('S3CRET'),
      );
      expect(leaks).toEqual([]);
      expect(assembleBundle(join(dir, 'bundle'))).toBe('whole');
    },
    SLOW_MS,
  );

  it(
    'by Ctrl-C writes its bundle, the test under way included',
    async () => {
      const dir = newFolder();
      const run = await runPlaywright(['crash'], url, {
        dir,
        args: ['-g', 'ends well|hangs|never begins'],
        onStart: stopWhenHanging(dir, 'SIGINT'),
      });
      expect(run.code).toBe(130);
      const bundle = readBundle(join(dir, 'bundle'));
      expect(bundle.index.run).toMatchObject({ status: 'interrupted', complete: false });
      expect(journeyOf(bundle, 'hangs').steps.length).toBeGreaterThan(1);
      expect(bundle.index.not_measured).toContainEqual({
        what: '1 tests that did not run',
        reason: 'run_ended_early',
      });
    },
    SLOW_MS,
  );

  it(
    'by globalTimeout says so',
    async () => {
      const run = await runPlaywright(['crash'], url, {
        args: ['-g', 'ends well|hangs|never begins', '--global-timeout=9000'],
      });
      expect(run.code).toBe(1);
      const { index } = readBundle(join(run.dir, 'bundle'));
      expect(index.run).toMatchObject({ status: 'timedout', complete: false });
    },
    SLOW_MS,
  );

  it(
    "by another reporter's fault still writes its bundle",
    async () => {
      const run = await runPlaywright(['crash'], url, {
        args: ['-g', 'ends well|never begins'],
        env: { BROKEN: 'rejects' },
      });
      expect(run.code).not.toBe(0);
      const { index } = readBundle(join(run.dir, 'bundle'));
      expect(index.run).toMatchObject({ status: 'interrupted', complete: false });
      expect(index.journeys.length).toBeGreaterThan(0);
    },
    SLOW_MS,
  );

  it('leaves nothing to assemble where there was no run', () => {
    expect(assembleBundle(newFolder())).toBe('no_parts');
  });
});

describe('what ends before its time', () => {
  it(
    'a worker that dies, a page that crashes, a page that closes: what was seen before is kept',
    async () => {
      const run = await runPlaywright(['crash'], url, { args: ['-g', 'worker dies|page c'] });
      expect(run.output).toMatch(/1 failed[\s\S]*2 passed/);
      const bundle = readBundle(join(run.dir, 'bundle'));
      expect(bundle.index.run.complete).toBe(true);
      for (const title of ['worker dies', 'page crashes', 'page closes']) {
        const journey = journeyOf(bundle, title);
        expect(journey.steps.length, title).toBeGreaterThan(1);
        expect(bundle.states.has(journey.steps[0]?.state_after ?? ''), title).toBe(true);
      }
      expect(journeyOf(bundle, 'worker dies').status).not.toBe('complete');
    },
    SLOW_MS,
  );
});

describe('a disk that is full', () => {
  it(
    'costs screens, never the test; what was written is a valid bundle',
    async ({ skip }) => {
      const dir = newFolder();
      const disk = join(dir, 'disk');
      mkdirSync(disk);
      const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120k', 'tmpfs', disk]);
      if (mount.status !== 0) return skip('a small disk can be mounted only by root');
      try {
        const run = await runPlaywright(['shards', 'odd'], url, {
          dir,
          args: ['-g', 'opens a dialog|goes back|dialogs'],
          env: { BUNDLE: join(disk, 'bundle') },
        });
        expect(run.output).toContain('3 passed');
        expect(run.code).toBe(0);
        const bundle = readBundle(join(disk, 'bundle'));
        expect(bundle.index.capture_faults).toBeGreaterThan(0);
        expect(readdirSync(join(disk, 'bundle', 'states')).every((name) => name.endsWith('.json'))).toBe(
          true,
        );
      } finally {
        spawnSync('umount', ['-l', disk]);
      }
    },
    SLOW_MS,
  );
});
