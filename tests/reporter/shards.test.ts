import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Journey } from '../../src/contract/journey.ts';
import type { State } from '../../src/contract/state.ts';
import { type Bundle, listFiles, readBundle, runPlaywright } from './run-playwright.ts';
import { startSite } from './site.ts';

const SLOW_MS = 120_000;
const SHARDS = [1, 2, 3];
const reporter = fileURLToPath(new URL('../../reporter/reporter.ts', import.meta.url));

let server: Server;
let url: string;
let home: string;
let whole: Bundle;

beforeAll(async () => {
  ({ server, url } = await startSite());
  home = mkdtempSync(join(tmpdir(), 'ux-jury-shards-'));
  await run('whole', ['--workers=2']);
  whole = readBundle(join(home, 'whole', 'bundle'));
  for (const shard of SHARDS) await run(`shard-${shard}`, [`--shard=${shard}/${SHARDS.length}`]);
}, 240_000);
afterAll(() => server?.close());

function run(name: string, args: readonly string[]) {
  const env = { BLOB: join(home, `${name}.zip`) };
  return runPlaywright(['shards'], url, {
    dir: join(home, name),
    args: ['--retries=1', ...args],
    env,
  });
}

/** Merges blobs that lie in a new folder in the given order of names. */
async function merge(names: readonly string[], how: 'config' | 'reporter') {
  const dir = mkdtempSync(join(home, 'merged-'));
  const blobs = join(dir, 'blobs');
  mkdirSync(blobs);
  for (const [at, name] of names.entries())
    copyFileSync(join(home, `${name}.zip`), join(blobs, `${at}-${name}.zip`));
  const ended = await runPlaywright([blobs], url, {
    dir,
    command: 'merge-reports',
    cwd: dir,
    ...(how === 'config' ? {} : { config: null, args: ['--reporter', reporter] }),
  });
  const bundle = join(dir, how === 'config' ? 'bundle' : 'ux-jury-bundle');
  return { ...ended, bundle };
}

/** A bundle without what differs from run to run: times, hashes of what holds them, and how a browser rounds a corner. */
function timeless({ index, journeys, states }: Bundle) {
  const { started_at, duration_ms, ...run } = index.run;
  const withoutTimes = (journey: Journey) => ({
    ...journey,
    duration_ms: 0,
    steps: journey.steps.map((step) => ({
      ...step,
      started_ms: 0,
      duration_ms: 0,
      response: step.response === null ? null : { ...step.response, first_change_ms: 0, settled_ms: 0 },
    })),
  });
  const withoutPicture = (state: State) => ({ ...state, picture: state.picture !== null });
  return {
    ...index,
    run,
    journeys: journeys.map(withoutTimes),
    states: [...states.values()].map(withoutPicture),
    pictures: index.pictures.map(({ width, height }) => `${width}x${height}`),
  };
}

describe('shards', () => {
  it('each leave a bundle of their own', () => {
    const titles = SHARDS.flatMap((shard) =>
      readBundle(join(home, `shard-${shard}`, 'bundle')).journeys.map(({ title }) => title),
    );
    expect(titles.sort()).toEqual(whole.journeys.map(({ title }) => title).sort());
    expect(titles).toHaveLength(6);
  });

  it.each([
    [['shard-1', 'shard-2', 'shard-3'], 'config'],
    [['shard-3', 'shard-1', 'shard-2'], 'reporter'],
  ] as const)(
    '%j merged by %s make the bundle of one run',
    async (names, how) => {
      const merged = await merge(names, how);
      expect(merged.code, merged.output).toBe(0);
      expect(timeless(readBundle(merged.bundle))).toEqual(timeless(whole));
    },
    SLOW_MS,
  );

  it(
    'a single blob of an unsharded run makes the same bundle, byte for byte in its journeys and states',
    async () => {
      const { bundle } = await merge(['whole'], 'config');
      const read = (dir: string, folder: string) =>
        readdirSync(join(dir, folder)).map((name) => [name, readFileSync(join(dir, folder, name), 'latin1')]);
      for (const folder of ['journeys', 'states', 'pictures'])
        expect(read(bundle, folder)).toEqual(read(join(home, 'whole', 'bundle'), folder));
    },
    SLOW_MS,
  );

  it(
    'that are missing from a merge make it incomplete, by number',
    async () => {
      const { bundle } = await merge(['shard-1', 'shard-3'], 'config');
      const { index } = readBundle(bundle);
      expect(index.run.complete).toBe(false);
      expect(index.not_measured).toContainEqual({ what: '1 of 3 shards', reason: 'report_missing' });
    },
    SLOW_MS,
  );

  it(
    'keep no secret in a merged bundle',
    async () => {
      const { bundle } = await merge(['shard-2', 'shard-3', 'shard-1'], 'config');
      const leaks = listFiles(bundle).filter((path) => readFileSync(path, 'latin1').includes('S3CRET'));
      expect(leaks).toEqual([]);
    },
    SLOW_MS,
  );
});

describe('two environments in one merge', () => {
  it(
    'keep both journeys of one test',
    async () => {
      for (const tag of ['a', 'b'])
        await runPlaywright(['shards/first'], url, {
          dir: join(home, tag),
          args: ['-g', 'goes back'],
          env: { BLOB: join(home, `${tag}.zip`), TAG: `@${tag}` },
        });
      const { bundle } = await merge(['a', 'b'], 'config');
      const { journeys } = readBundle(bundle);
      expect(journeys.map(({ tags }) => tags).sort()).toEqual([['@a'], ['@b']]);
    },
    SLOW_MS,
  );
});
