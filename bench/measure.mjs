import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const probe = new URL('./probe.mjs', import.meta.url).href;

/** Runs node once and returns wall and CPU seconds and the process's own peak memory in MB. */
export function runNode(args, { probed = true, env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ux-jury-probe-'));
  const file = join(folder, 'usage.json');
  const before = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, probed ? ['--import', probe, ...args] : args, {
    env: { ...process.env, UX_JURY_PROBE: file, CI: 'true', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  const wall = Number(process.hrtime.bigint() - before) / 1e9;
  const usage = probed ? JSON.parse(readFileSync(file, 'utf8')) : { cpu: Number.NaN, megabytes: Number.NaN };
  rmSync(folder, { recursive: true, force: true });
  return { status, stderr, wall, ...usage };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function round(value, digits = 2) {
  return Number(value.toFixed(digits));
}
