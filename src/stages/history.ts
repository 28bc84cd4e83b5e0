import type { CycleRecord } from '../contract/arc.ts';
import { type CycleEnd, takeValidation } from '../debate/trace-arc.ts';
import type { Run } from './run.ts';

export const ROUNDS = 'rounds';

/** Where the record of a round lies. */
export function recordFile(round: number): string {
  return `${ROUNDS}/round-${round}.json`;
}

/** The records of earlier rounds in this folder, oldest first. Throws ContractError for one that is cut. */
export function readHistory(folder: Run['folder'], before = Number.POSITIVE_INFINITY): CycleRecord[] {
  const numbers = folder.list(ROUNDS).flatMap((name) => {
    const [, number] = /^round-(\d+)\.json$/.exec(name) ?? [];
    return number === undefined || Number(number) >= before ? [] : [Number(number)];
  });
  return numbers.toSorted((a, b) => a - b).map((number) => folder.read('cycle', recordFile(number)));
}

/** The earlier cycles of the validation that this run belongs to, oldest first. */
export function readValidation(run: Run): CycleRecord[] {
  return takeValidation(readHistory(run.folder, run.round), run.cycle);
}

/** A record as the arc reads it. */
export function endOf({ debate, version, judge }: CycleRecord): CycleEnd {
  return { debate, version, judge: judge?.verdict ?? null };
}
