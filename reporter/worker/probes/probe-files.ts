import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '../../../src/contract/part.ts';

/** What became of probing one screen: its parts, or the reason why there are none. */
export interface ProbeResult {
  readonly id: string;
  readonly parts: readonly Part[] | null;
  readonly reason: string | null;
}

export function pathOfProbes(dir: string, id: string): string {
  return join(dir, '.capture', `${id}.probes.json`);
}

/** The result as it stands; `null` where nobody has spoken of the screen yet. */
export function readProbes(path: string): ProbeResult | null {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ProbeResult;
  } catch {
    return null;
  }
}

/** What is so for every worker; other reasons tell only that one of them did not get so far. */
const LASTING = /^(not_reached_again|risky_address|one_time_address|no_address_of_its_own)$/;

/** Written whole; parts that another worker found stay, and so do reasons that hold for all. */
export function writeProbes(dir: string, result: ProbeResult): void {
  const path = pathOfProbes(dir, result.id);
  const known = readProbes(path);
  if (known?.parts != null) return;
  if (result.parts === null && LASTING.test(known?.reason ?? '')) return;
  mkdirSync(join(dir, '.capture'), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, JSON.stringify(result));
  renameSync(draft, path);
}

/** Takes a screen for this worker; false where another has it. */
export function claimScreen(dir: string, id: string): boolean {
  try {
    writeFileSync(join(dir, '.capture', `${id}.claim`), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

export function isClaimed(dir: string, id: string): boolean {
  return existsSync(join(dir, '.capture', `${id}.claim`));
}

/** Milliseconds that workers which have ended spent on probes in this run. */
export function readSpent(dir: string): number {
  const path = join(dir, '.capture', 'probes.spent');
  if (!existsSync(path)) return 0;
  return readFileSync(path, 'utf8')
    .split('\n')
    .reduce((sum, line) => sum + (Number(line) || 0), 0);
}

export function noteSpent(dir: string, milliseconds: number): void {
  appendFileSync(join(dir, '.capture', 'probes.spent'), `${Math.round(milliseconds)}\n`);
}
