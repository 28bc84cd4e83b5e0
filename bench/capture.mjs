import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBenchProject, startExample } from './capture-project.mjs';
import { median, round } from './measure.mjs';
import { runTree } from './tree-cpu.mjs';

const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
const probe = new URL('./probe.mjs', import.meta.url).href;
const VARIANTS = ['none', 'screenshot', 'trace', 'html', 'ours lean', 'ours full', 'ours probes'];
const PEERS = ['monocart', 'allure', 'ctrf'];

/**
 * What capture costs, as ratios to none of it, rounds interleaved. `--rounds=7` for the record, `--peers` with three other
 * reporters. Promise: lean under `trace`, full under 1.6; reporter alone on 500 trivial tests under 1.03, memory under 1.10.
 */
export async function capture() {
  const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 3);
  const peers = process.argv.includes('--peers');
  const dir = await makeBenchProject({ peers });
  const example = await startExample();
  try {
    const variants = peers ? [...VARIANTS, ...PEERS] : VARIANTS;
    const journeys = await measure({ dir, site: example.site, suite: 'journeys', variants, rounds });
    const alone = peers ? ['none', 'ours lean', ...PEERS] : ['none', 'ours lean'];
    const trivial = await measure({ dir, site: example.site, suite: 'trivial', variants: alone, rounds });
    return [...journeys, ...trivial];
  } finally {
    example.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function measure({ variants, rounds, ...where }) {
  await runOnce({ ...where, variant: 'none' });
  const all = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const order = [...variants.slice(turn % variants.length), ...variants.slice(0, turn % variants.length)];
    const runs = {};
    for (const variant of order) runs[variant] = await runOnce({ ...where, variant });
    all.push(runs);
  }
  return variants.map((variant) => summarise(where.suite, variant, all));
}

async function runOnce({ dir, site, suite, variant }) {
  const folder = mkdtempSync(join(tmpdir(), 'ux-jury-probe-'));
  const file = join(folder, 'usage.json');
  const env = { ...process.env, VARIANT: variant, SITE: site, SUITE: `./${suite}`, UX_JURY_PROBE: file };
  const args = ['--import', probe, cli, 'test', '-c', dir];
  const run = await runTree(process.execPath, args, { cwd: dir, env });
  if (run.code !== 0) throw new Error(`${variant}: ${run.output.slice(-2000)}`);
  const { megabytes } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return { wall: run.wall, cpu: run.cpu, megabytes };
}

/** Ratios are medians of each round's own ratio, so that a slow minute weighs on both sides. */
function summarise(suite, variant, all) {
  const of = (name) => median(all.map((runs) => runs[variant][name]));
  const ratio = (name) => round(median(all.map((runs) => runs[variant][name] / runs.none[name])));
  return {
    suite,
    variant,
    cpu_s: round(of('cpu')),
    cpu_ratio: ratio('cpu'),
    wall_s: round(of('wall')),
    wall_ratio: ratio('wall'),
    runner_mb: round(of('megabytes'), 0),
    memory_ratio: ratio('megabytes'),
  };
}
