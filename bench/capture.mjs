import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBenchProject, startExample } from './capture-project.mjs';
import { median, round } from './measure.mjs';
import { option } from './option.mjs';
import { runTree } from './tree-cpu.mjs';

const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
const probe = new URL('./probe.mjs', import.meta.url).href;
const VARIANTS = ['none', 'screenshot', 'trace', 'html', 'ours lean', 'ours full'];
const REVISITS = ['none', 'trace', 'ours lean', 'ours probes'];
const PEERS = ['monocart', 'allure', 'ctrf'];

/**
 * What capture costs, as ratios to none of it, rounds interleaved. `--rounds=7` for the record, `--peers` with three other
 * reporters, `--suite=journeys|revisits|trivial` for one of the suites, `--variants=none,trace` for some of the variants.
 * Promise: on a suite that comes to each of its screens four times, lean (no axe, survey or probes) under `trace`, and with
 * axe and probes under 1.6; where most screens are new, lean under `trace` in CPU; the reporter alone on 500 trivial tests
 * under 1.03, its memory under 1.10.
 */
export async function capture() {
  const rounds = Number(option('rounds') ?? 3);
  const peers = process.argv.includes('--peers');
  const dir = await makeBenchProject({ peers });
  const example = await startExample();
  const more = peers ? PEERS : [];
  const suites = {
    journeys: [...VARIANTS, ...more],
    revisits: REVISITS,
    trivial: ['none', 'ours lean', ...more],
  };
  const rows = [];
  try {
    for (const [suite, all] of Object.entries(suites)) {
      if ((option('suite') ?? suite) !== suite) continue;
      const variants = option('variants')?.split(',') ?? all;
      rows.push(...(await measure({ dir, site: example.site, suite, variants, rounds })));
    }
    return rows;
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
    for (const variant of order) {
      runs[variant] = await runOnce({ ...where, variant });
      process.stderr.write(
        `${where.suite}, round ${turn + 1} of ${rounds}: ${variant} ${round(runs[variant].wall)} s\n`,
      );
    }
    all.push(runs);
  }
  return variants.map((variant) => summarise(where.suite, variant, all));
}

async function runOnce({ dir, site, suite, variant }) {
  const folder = mkdtempSync(join(tmpdir(), 'ux-jury-probe-'));
  const file = join(folder, 'usage.json');
  const env = {
    ...process.env,
    VARIANT: variant,
    SITE: site,
    SUITE: `./${suite === 'trivial' ? suite : 'journeys'}`,
    REPEAT: suite === 'revisits' ? '4' : '1',
    UX_JURY_PROBE: file,
  };
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
