import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Journey } from '../../src/contract/journey.ts';
import { type Bundle, listFiles, readBundle, runPlaywright } from './run-playwright.ts';
import { startSite } from './site.ts';

const SLOW_MS = 300_000;
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
}, 600_000);
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

/** Every file of some bundles, by folder and name, as its bytes. */
function filesOf(bundles: readonly string[], folder: string): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const dir of bundles)
    for (const name of readdirSync(join(dir, folder))) {
      const bytes = readFileSync(join(dir, folder, name), 'latin1');
      files.set(name, (files.get(name) ?? new Set()).add(bytes));
    }
  return files;
}

/** What of a bundle no machine's load decides: what two runs of one suite must agree on. */
function untimed({ index, journeys }: Bundle) {
  const { started_at, duration_ms, ...run } = index.run;
  const { producer, build_identity, context, environment, format, version } = index;
  return {
    ...{ producer, build_identity, context, environment, format, version, run },
    files: index.journeys.map(({ id, path }) => `${id} ${path}`),
    journeys: journeys.map(untimedJourney),
  };
}

function untimedJourney({ steps, assertions, ...journey }: Journey) {
  const { title, goal, tags, project, source, status, outcome, attempts, error, browser, viewport } = journey;
  return {
    ...{
      title,
      goal,
      tags,
      project,
      source,
      status,
      outcome,
      attempts,
      error,
      browser,
      viewport,
      assertions,
    },
    steps: steps.map(({ order, title, action, interaction, status, error, page, source }) => ({
      ...{ order, title, action, interaction, status, error, page, source },
    })),
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
    '%j merged by %s are the union of their bundles, byte for byte, and what one run would have been',
    async (names, how) => {
      const merged = await merge(names, how);
      expect(merged.code, merged.output).toBe(0);
      const own = SHARDS.map((shard) => join(home, `shard-${shard}`, 'bundle'));
      for (const folder of ['journeys', 'states'])
        for (const [name, bytes] of filesOf(own, folder)) {
          const [copy = ''] = filesOf([merged.bundle], folder).get(name) ?? [];
          expect(bytes.has(copy), `${folder}/${name}`).toBe(true);
        }
      for (const folder of ['journeys', 'states'])
        expect([...filesOf([merged.bundle], folder).keys()].sort()).toEqual(
          [...filesOf(own, folder).keys()].sort(),
        );
      const bundle = readBundle(merged.bundle);
      const shown = [...bundle.states.values()].flatMap(({ picture }) => picture ?? []);
      const pictures = filesOf(own, 'pictures');
      for (const [name, bytes] of filesOf([merged.bundle], 'pictures'))
        expect(pictures.get(name), name).toEqual(bytes);
      expect(bundle.index.pictures.map(({ id }) => id)).toEqual([...new Set(shown)].sort());
      expect(untimed(bundle)).toEqual(untimed(whole));
    },
    SLOW_MS,
  );

  it(
    'merged in any order make one and the same bundle',
    async () => {
      const orders = [
        ['shard-1', 'shard-2', 'shard-3'],
        ['shard-2', 'shard-3', 'shard-1'],
      ];
      const [one, other] = await Promise.all(orders.map((names) => merge(names, 'config')));
      for (const folder of ['journeys', 'states', 'pictures'])
        expect(filesOf([one?.bundle ?? ''], folder)).toEqual(filesOf([other?.bundle ?? ''], folder));
    },
    SLOW_MS,
  );

  it(
    'a single blob of an unsharded run makes the same bundle, byte for byte in its journeys and states',
    async () => {
      const { bundle } = await merge(['whole'], 'config');
      for (const folder of ['journeys', 'states', 'pictures'])
        expect(filesOf([bundle], folder)).toEqual(filesOf([join(home, 'whole', 'bundle')], folder));
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
