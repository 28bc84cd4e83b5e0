import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBenchProject, startExample } from './capture-project.mjs';
import { compareRuns } from './determinism/compare-runs.mjs';
import { measureDifferences } from './determinism/picture-difference.mjs';
import { option } from './option.mjs';
import { runTree } from './tree-cpu.mjs';

const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
const out = fileURLToPath(new URL('../test-results/bench-determinism/', import.meta.url));

/**
 * Whether the same code and pages give the same screens and pictures: `--runs=20`, every second one while all cores are
 * kept busy by others; `--repeat=4 --workers=2` walks each journey more than once a run, in workers that tell each other what
 * they saw. What differed is written to `test-results/bench-determinism/results.json`.
 */
export async function determinism() {
  const runs = Number(option('runs') ?? 20);
  const dir = await makeBenchProject({ peers: false });
  const home = mkdtempSync(join(tmpdir(), 'ux-jury-determinism-'));
  const bundles = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      bundles.push(await walk({ dir, home, run }));
      process.stderr.write(`run ${run + 1} of ${runs}\n`);
    }
    const { summary, details } = compareRuns(bundles);
    summary.push(...(await weighPictures(details.pictures, bundles)));
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'results.json'), `${JSON.stringify({ summary, details }, null, 2)}\n`);
    return summary;
  } finally {
    rmSync(dir, { recursive: true, force: true });
    rmSync(home, { recursive: true, force: true });
  }
}

/** Of pictures that differ, how far: what the browser's own drawing leaves to chance is a few levels in a few pixels. */
async function weighPictures(pictures, bundles) {
  const fileOf = (state, picture) => {
    const run = bundles.find(({ states }) =>
      states.some((one) => one.id === state && one.picture === picture),
    );
    return join(run.bundle, 'pictures', `${picture}.jpg`);
  };
  const pairs = pictures.flatMap(({ state, seen }) => {
    const [first, ...others] = Object.keys(seen).filter((picture) => picture !== 'null');
    return others.map((other) => [fileOf(state, first), fileOf(state, other)]);
  });
  const found = await measureDifferences(pairs);
  const most = (name) => Math.max(0, ...found.map((one) => one[name]));
  return [
    { what: 'largest difference of a colour channel between them, of 255', count: most('levels') },
    { what: 'largest part of the pixels that differ at all', count: `${(most('part') * 100).toFixed(3)} %` },
  ];
}

/** A fresh server for every run, since its data belongs to the page as its code does. */
async function walk({ dir, home, run }) {
  const isLoaded = run % 2 === 1;
  const example = await startExample();
  const idlers = isLoaded ? keepBusy() : [];
  const bundle = join(home, `${run}`);
  try {
    const env = {
      ...process.env,
      VARIANT: 'ours full',
      SITE: example.site,
      SUITE: './journeys',
      REPEAT: option('repeat') ?? '1',
      BUNDLE: bundle,
    };
    const args = [cli, 'test', '-c', dir, `--workers=${option('workers') ?? 1}`];
    const { code, output } = await runTree(process.execPath, args, { cwd: dir, env });
    if (code !== 0) throw new Error(output.slice(-2000));
    return { isLoaded, bundle, ...readBundle(bundle) };
  } finally {
    for (const idler of idlers) idler.kill('SIGKILL');
    example.stop();
  }
}

/** Two busy processes a core; each ends by itself after ten minutes, whatever becomes of us. */
function keepBusy() {
  const code = 'const end = Date.now() + 600_000; while (Date.now() < end);';
  return Array.from({ length: availableParallelism() * 2 }, () =>
    spawn(process.execPath, ['-e', code], { stdio: 'ignore' }),
  );
}

function readBundle(bundle) {
  const read = (folder) =>
    readdirSync(join(bundle, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(bundle, folder, name), 'utf8')));
  return { journeys: read('journeys'), states: read('states') };
}
