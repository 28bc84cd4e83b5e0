import type { CriterionResponse } from '../../contract/review.ts';
import type { Assignment, Engine } from '../engine.ts';

/**
 * The criteria that fail in the debate of the measured engine alone: the lower of its two scores is below the threshold
 * and neither of its experts disagrees. Over these a model may not open a question.
 */
export async function failedByMeasure(
  assignment: Assignment,
  engine: Pick<Engine, 'review' | 'crossReview'>,
): Promise<ReadonlySet<string>> {
  const strategist = await engine.review('strategist', assignment);
  const ux = await engine.review('ux_specialist', assignment);
  const crossed = [
    await engine.crossReview(strategist, ux, assignment),
    await engine.crossReview(ux, strategist, assignment),
  ];
  const disputed = new Set(
    crossed.flatMap(({ responses }) => responses.filter(isDispute).map((one) => one.criterion)),
  );
  const low = [...strategist.scores, ...ux.scores].filter(
    ({ score }) => score < assignment.criteria.threshold,
  );
  return new Set(low.map(({ criterion }) => criterion).filter((criterion) => !disputed.has(criterion)));
}

function isDispute({ response }: CriterionResponse): boolean {
  return response === 'disagree';
}
