import type { CriterionResponse, CrossReview } from '../../../contract/review.ts';
import type { CrossReviewAnswer } from '../answer/answers.ts';
import { clipSentence } from './clip.ts';
import { holdLines } from './merge-review.ts';
import type { Merging } from './merging.ts';

type Given = CrossReviewAnswer['responses'][number];

/**
 * An expert's answer in phase 2. A score only moves down from the measured answer and only with a new reference. A
 * disagreement asks a person, so a model may not raise one over a criterion that the measured debate already failed:
 * that would turn a failure into a question.
 */
export function mergeCrossReview(
  measured: CrossReview,
  {
    answer,
    failed,
    cited,
  }: { answer: CrossReviewAnswer; failed: ReadonlySet<string>; cited: ReadonlySet<string> },
  merging: Merging,
): CrossReview {
  const given = new Map(answer.responses.map((one) => [one.criterion, one]));
  return {
    ...measured,
    responses: measured.responses.map((response) => {
      const settled = failed.has(response.criterion) ? settle(response) : response;
      const other = given.get(response.criterion);
      return other === undefined
        ? settled
        : mergeResponse(settled, { other, isFailed: failed.has(response.criterion), cited }, merging);
    }),
    new_concerns: [...measured.new_concerns, ...holdLines(answer.new_concerns, merging)].slice(0, 8),
  };
}

/** On a criterion that failed by measure nobody's disagreement stands in the way. */
function settle(response: CriterionResponse): CriterionResponse {
  return response.response === 'disagree' ? { ...response, response: 'new_concern' } : response;
}

function mergeResponse(
  measured: CriterionResponse,
  { other, isFailed, cited }: { other: Given; isFailed: boolean; cited: ReadonlySet<string> },
  { sieve }: Merging,
): CriterionResponse {
  const refs = sieve.holdRefs(other.new_refs).filter((ref) => !cited.has(ref));
  const lower =
    refs.length > 0 ? Math.min(measured.adjusted_score, other.adjusted_score) : measured.adjusted_score;
  const isTrue = sieve.holdSentence([...refs, ...cited], other.reasoning);
  const response = other.response === 'disagree' && isFailed ? 'new_concern' : other.response;
  return {
    ...measured,
    response: isTrue ? response : measured.response,
    reasoning: isTrue ? clipSentence(other.reasoning) : measured.reasoning,
    new_evidence_refs: [...new Set([...measured.new_evidence_refs, ...refs])],
    adjusted_score: lower,
  };
}
