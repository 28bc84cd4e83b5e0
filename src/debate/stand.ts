import { EXPERTS } from '../contract/criteria.ts';
import type { CriterionOutcome, Debate } from '../contract/debate.ts';

/**
 * Where a debate stands: `next` when a criterion falls short whatever a person rules, `ruling` when a ruling decides,
 * else `judge`. A disagreement whose two scores both meet the threshold decides nothing.
 */
export function standOf(debate: Debate): 'next' | 'ruling' | 'judge' {
  const stands = debate.criteria.map((row) => judgeRow(row, debate.threshold));
  if (stands.includes('short')) return 'next';
  return stands.includes('open') ? 'ruling' : 'judge';
}

/** Whether a ruling decides if the criterion passes: its two scores lie on different sides of the threshold. */
export function isBlocking(row: CriterionOutcome, threshold: number): boolean {
  return judgeRow(row, threshold) === 'open';
}

function judgeRow(row: CriterionOutcome, threshold: number): 'short' | 'open' | 'met' {
  if (row.status !== 'PENDING') return row.status === 'FAIL' ? 'short' : 'met';
  const meets = EXPERTS.flatMap((expert) => row[expert]?.adjusted ?? []).map((score) => score >= threshold);
  if (meets.every((one) => !one)) return 'short';
  return meets.every((one) => one) ? 'met' : 'open';
}
