import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NotMeasured } from '../../src/contract/primitives.ts';
import type { State } from '../../src/contract/state.ts';
import { type ProbeResult, readProbes, writeProbes } from '../worker/probes/probe-files.ts';
import { writeWhole } from './write-file.ts';

/** Puts what pages of our own showed into the screens it belongs to; returns how many went without, by reason. */
export function joinProbes(dir: string): NotMeasured[] {
  const missed = new Map<string, number>();
  for (const name of readdirSync(join(dir, 'states')).filter((one) => /^[0-9a-f]{16}\.json$/.test(one))) {
    const reason = joinOne(dir, name.slice(0, 16));
    if (reason !== null) missed.set(reason, (missed.get(reason) ?? 0) + 1);
  }
  return [...missed]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([reason, screens]) => ({ what: `probes of ${screens} screens`, reason }));
}

function joinOne(dir: string, id: string): string | null {
  const path = join(dir, 'states', `${id}.json`);
  const result = readProbes(join(dir, '.capture', `${id}.probes.json`));
  if (result === null) return null;
  const state = JSON.parse(readFileSync(path, 'utf8')) as State;
  if (state.probes == null) writeWhole(path, JSON.stringify(withProbes(state, result)));
  return state.probes == null ? result.reason : null;
}

function withProbes(state: State, { parts, reason }: ProbeResult): State {
  const others = state.not_measured.filter(({ what }) => what !== 'probes');
  const note = parts === null ? [{ what: 'probes', reason: reason ?? 'instrument_error' }] : [];
  return { ...state, probes: parts === null ? null : [...parts], not_measured: [...others, ...note] };
}

/** A result that another machine sent along: parts stay before reasons. */
export function importProbes(dir: string, path: string): void {
  if (!existsSync(path)) return;
  const result = readProbes(path);
  if (result === null || !/^[0-9a-f]{16}$/.test(result.id)) return;
  const own = readProbes(join(dir, '.capture', `${result.id}.probes.json`));
  const isBetter = own === null || (own.parts === null && (result.parts !== null || isFirst(result, own)));
  if (isBetter) writeProbes(dir, result);
}

/** Any order of shards leaves the same reason. */
function isFirst({ reason }: ProbeResult, other: ProbeResult): boolean {
  return String(reason) < String(other.reason);
}
