import type { Review } from '../contract/review.ts';

/** A gap of this many points between the experts' first scores is a divergence. */
export const DIVERGENCE = 2;

export interface Gap {
  readonly criterion: string;
  readonly number: number;
  readonly name: string;
  readonly strategist: number;
  readonly ux_specialist: number;
}

/** The criteria on which two first reviews lie `DIVERGENCE` points or more apart, in the order of their numbers. */
export function findDivergence(strategist: Review, uxSpecialist: Review): Gap[] {
  const theirs = new Map(uxSpecialist.scores.map((score) => [score.criterion, score.score]));
  return strategist.scores
    .flatMap(({ criterion, number, name, score }) => {
      const other = theirs.get(criterion);
      return other === undefined
        ? []
        : [{ criterion, number, name, strategist: score, ux_specialist: other }];
    })
    .filter((gap) => Math.abs(gap.strategist - gap.ux_specialist) >= DIVERGENCE)
    .sort((a, b) => a.number - b.number);
}

/** Whether the experts answer each other: always in standard mode, else only where they diverge. */
export function needsCrossReview(mode: 'divergence' | 'standard', gaps: readonly Gap[]): boolean {
  return mode === 'standard' || gaps.length > 0;
}
