import { type WalkthroughJudgement, walkthroughJudgement } from '../contract/judgement.ts';
import { type Calculated, type Scored, showWorkings } from './calculated.ts';
import { clampScore, divideRounded } from './rounding.ts';

/** Scores a cognitive walkthrough: the share of points earned over four questions an action. */
export function scoreWalkthrough(judgement: WalkthroughJudgement): Scored {
  return showWorkings(judgement, calculateWalkthrough(judgement));
}

const walked = walkthroughJudgement.shape.actions.element;
const answer = walked.shape.right_effect.pick({ answer: true }).strip();

/** What the arithmetic reads of a judgement. */
export const walkthroughInputs = walkthroughJudgement
  .extend({
    actions: walked
      .omit({ action: true })
      .extend({
        right_effect: answer,
        action_noticed: answer,
        action_associated: answer,
        progress_seen: answer,
      })
      .strip()
      .array()
      .min(1),
  })
  .strip();
type WalkthroughInputs = ReturnType<typeof walkthroughInputs.parse>;

const HALVES = { pass: 2, partial: 1, fail: 0 } as const;
const IMPOSSIBLE_CAP = 3;

/** round(1 + 9 * earned / possible), then at most 3 where the core task is impossible. */
export function calculateWalkthrough(inputs: WalkthroughInputs): Calculated {
  const halves = inputs.actions.reduce((sum, action) => sum + countHalves(action), 0);
  const possible = 4 * inputs.actions.length;
  const earned = halves / 2;
  const converted = clampScore(divideRounded(2 * possible + 9 * halves, 2 * possible));
  const score = inputs.core_task_impossible ? Math.min(converted, IMPOSSIBLE_CAP) : converted;
  return {
    score,
    workings: { earned, possible, calculation: { earned, possible, converted, score } },
    isCritical: inputs.core_task_impossible,
  };
}

function countHalves(action: WalkthroughInputs['actions'][number]): number {
  const { right_effect, action_noticed, action_associated, progress_seen } = action;
  return [right_effect, action_noticed, action_associated, progress_seen].reduce(
    (sum, given) => sum + HALVES[given.answer],
    0,
  );
}
