import type { CrossReview, Review } from '../contract/review.ts';

/** What grounding needs to know of the run: which references exist, and one that stands for the whole of it. */
export interface Ground {
  readonly threshold: number;
  readonly hasRef: (ref: string) => boolean;
  readonly fallback: string;
}

/**
 * Drops references that do not exist in this run and counts them. A score left with none is an impression: it rests on
 * the run as a whole and is never better than the threshold.
 */
export function groundReview(review: Review, ground: Ground): { review: Review; dropped: number } {
  const scores = review.scores.map((score) => {
    const refs = score.evidence_refs.filter(ground.hasRef);
    return refs.length > 0
      ? { ...score, evidence_refs: refs }
      : { ...score, score: Math.min(score.score, ground.threshold), evidence_refs: [ground.fallback] };
  });
  const cited = review.scores.flatMap(({ evidence_refs }) => evidence_refs);
  return { review: { ...review, scores }, dropped: cited.filter((ref) => !ground.hasRef(ref)).length };
}

/** Drops new references that do not exist in this run and counts them: an invented place changes no score. */
export function groundCrossReview(
  cross: CrossReview,
  { hasRef }: Pick<Ground, 'hasRef'>,
): { cross: CrossReview; dropped: number } {
  const cited = cross.responses.flatMap(({ new_evidence_refs }) => new_evidence_refs);
  const responses = cross.responses.map((response) => ({
    ...response,
    new_evidence_refs: response.new_evidence_refs.filter(hasRef),
  }));
  return { cross: { ...cross, responses }, dropped: cited.filter((ref) => !hasRef(ref)).length };
}
