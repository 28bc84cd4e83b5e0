import type { CriterionOutcome, Debate } from '../contract/debate.ts';

export type Standing = 'pass' | 'fail' | 'pending';

/** A disagreement waits for a person only when its two scores lie on different sides of the threshold. */
export function judgeCriterion(row: CriterionOutcome, threshold: number): Standing {
  if (!isUndecided(row)) return row.status === 'FAIL' || settle(row) < threshold ? 'fail' : 'pass';
  const scores = listScores(row);
  if (scores.every((score) => score < threshold)) return 'fail';
  return scores.some((score) => score < threshold) ? 'pending' : 'pass';
}

/** The worst standing of a debate's criteria. */
export function summarize(debate: Debate): Standing {
  const standings = debate.criteria.map((row) => judgeCriterion(row, debate.threshold));
  return (['fail', 'pending'] as const).find((worst) => standings.includes(worst)) ?? 'pass';
}

/** True while nobody has ruled on a disagreement. */
export function isUndecided(row: CriterionOutcome): boolean {
  return row.status === 'PENDING' && row.resolution === null;
}

/** The score that counts now. */
export function settle(row: CriterionOutcome): number {
  return row.resolution?.score ?? row.combined;
}

/** Both scores that stand after cross-review, in words. */
export function writeScores(row: CriterionOutcome): string {
  return listScores(row).join(' and ');
}

/** The two scores that stand after cross-review; the combined one where a position is missing. */
function listScores({ strategist, ux_specialist, combined }: CriterionOutcome): [number, number] {
  return [strategist?.adjusted ?? combined, ux_specialist?.adjusted ?? combined];
}
