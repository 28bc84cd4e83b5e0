import type { JudgeReport } from '../contract/judge.ts';
import { readHistory } from './history.ts';
import { readLedger } from './ledger.ts';
import type { Run } from './run.ts';

/** Where in a pull request's life a run stands: N, one evaluation; M, its number within the current validation. */
export type RoundPlace = Pick<Run, 'round' | 'cycle'>;

/**
 * Where a run of this evidence stands in this folder. The same evidence keeps its round; other evidence opens the next
 * one, in the next cycle, or in the first of a new validation when the judge passed the last. A round that never came to
 * its end is taken over. What was asked for by number goes first.
 */
export function placeRound(
  folder: Run['folder'],
  evidence: string,
  asked: { readonly round: number | null; readonly cycle: number | null },
): RoundPlace {
  const place = continueFrom(folder, evidence);
  return { round: asked.round ?? place.round, cycle: asked.cycle ?? place.cycle };
}

function continueFrom(folder: Run['folder'], evidence: string): RoundPlace {
  const ledger = readLedger(folder, null);
  const last = readHistory(folder).at(-1) ?? null;
  if (ledger?.evidence === evidence) return ledger;
  if (last?.evidence === evidence) return last.debate;
  if (ledger !== null && ledger.round > (last?.debate.round ?? 0)) return ledger;
  return last === null ? { round: 1, cycle: 1 } : followRound(last.debate, last.judge?.verdict ?? null);
}

/** What comes after a round on other evidence: the next cycle, or the first of a new validation once the judge passed it. */
export function followRound(last: RoundPlace, judge: JudgeReport['verdict'] | null): RoundPlace {
  return { round: last.round + 1, cycle: judge === 'PASS' ? 1 : last.cycle + 1 };
}
