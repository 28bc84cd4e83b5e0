import type { Criterion } from '../contract/criteria.ts';
import type { Position } from '../contract/debate.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import type { CriterionResponse, CrossReview, Review } from '../contract/review.ts';
import { fillSentence } from './sentence.ts';

/** One expert's files, indexed once so that a synthesis is linear in criteria. */
export interface ExpertFiles {
  readonly review: Review;
  readonly scores: ReadonlyMap<string, Review['scores'][number]>;
  readonly cited: ReadonlySet<string>;
  readonly responses: ReadonlyMap<string, CriterionResponse>;
}

/** An expert's position on one criterion, and why a change of score was refused, if one was. */
export interface TakenPosition {
  readonly position: Position;
  readonly refused: { readonly kind: 'conformity' | 'out_of_scale'; readonly line: string } | null;
}

export function indexExpert(review: Review, cross: CrossReview | null): ExpertFiles {
  return {
    review,
    scores: new Map(review.scores.map((score) => [score.criterion, score])),
    cited: new Set(review.scores.flatMap((score) => score.evidence_refs)),
    responses: new Map((cross?.responses ?? []).map((response) => [response.criterion, response])),
  };
}

/**
 * Reads where an expert ends up. A changed score counts only inside the scale and with a reference that the expert's
 * first review did not cite anywhere: changing one's mind needs something new to look at.
 */
export function takePosition(
  files: ExpertFiles,
  criterion: Criterion,
  words: DebateWords,
): TakenPosition | null {
  const first = files.scores.get(criterion.id);
  if (first === undefined) return null;
  const response = files.responses.get(criterion.id);
  const refusal = response === undefined ? null : refuseChange(files, first.score, response);
  const position: Position = {
    score: first.score,
    adjusted: refusal === null ? (response?.adjusted_score ?? first.score) : first.score,
    response: response?.response ?? null,
    reasoning: response?.reasoning ?? first.evidence,
    evidence_refs: [...new Set([...first.evidence_refs, ...(response?.new_evidence_refs ?? [])])],
  };
  if (refusal === null || response === undefined) return { position, refused: null };
  const line = fillSentence(words.log[refusal], {
    expert: words.experts[files.review.expert].name,
    criterion: `C${criterion.number} ${criterion.name}`,
    from: first.score,
    to: response.adjusted_score,
    scale: files.review.scale,
  });
  return { position, refused: { kind: refusal, line } };
}

function refuseChange(
  files: ExpertFiles,
  score: number,
  response: CriterionResponse,
): 'conformity' | 'out_of_scale' | null {
  if (response.adjusted_score === score) return null;
  if (response.adjusted_score > files.review.scale) return 'out_of_scale';
  return response.new_evidence_refs.some((ref) => !files.cited.has(ref)) ? null : 'conformity';
}
