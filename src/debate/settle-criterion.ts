import type { Category } from '../contract/debate.ts';
import type { Response } from '../contract/review.ts';

/** Where an expert stands on a criterion in the end; `response` is `null` when it said nothing in cross-review. */
export interface Stand {
  readonly adjusted: number;
  readonly response: Response | null;
}

export interface Settlement {
  readonly combined: number;
  readonly category: Category;
}

/**
 * The whole decision table. Two equal scores are a consensus, whatever was said; a gap that either side disputes is a
 * disagreement, with the lower score as provisional; a gap that nobody disputes is an addition: the lower score holds.
 */
export function settleCriterion(
  strategist: Stand | null,
  uxSpecialist: Stand | null,
  crossReviewed: boolean,
): Settlement | null {
  if (strategist === null || uxSpecialist === null) {
    const only = strategist ?? uxSpecialist;
    return only === null ? null : { combined: only.adjusted, category: 'single_reviewer' };
  }
  const combined = Math.min(strategist.adjusted, uxSpecialist.adjusted);
  if (!crossReviewed) return { combined, category: 'no_debate' };
  if (strategist.adjusted === uxSpecialist.adjusted) return { combined, category: 'consensus' };
  const isDisputed = strategist.response === 'disagree' || uxSpecialist.response === 'disagree';
  return { combined, category: isDisputed ? 'disagreement' : 'addition' };
}
