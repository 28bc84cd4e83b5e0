import * as z from 'zod';
import { WALKTHROUGH_ANSWERS, type WalkthroughJudgement } from '../contract/judgement.ts';
import { type Calculated, type Scored, showWorkings } from './calculated.ts';
import { clampScore, divideRounded } from './rounding.ts';

/** Scores a cognitive walkthrough: the share of points earned over four questions an action. */
export function scoreWalkthrough(judgement: WalkthroughJudgement): Scored {
  return showWorkings(judgement, calculateWalkthrough(judgement));
}

const answer = z.object({ answer: z.enum(WALKTHROUGH_ANSWERS) });
const walkedAction = z.object({
  right_effect: answer,
  action_noticed: answer,
  action_associated: answer,
  progress_seen: answer,
});

/** What the arithmetic reads of a judgement. */
export const walkthroughInputs = z.object({
  actions: z.array(walkedAction).min(1),
  core_task_impossible: z.boolean(),
});
type WalkthroughInputs = z.infer<typeof walkthroughInputs>;

const HALVES = { pass: 2, partial: 1, fail: 0 } as const;
const IMPOSSIBLE_CAP = 3;

/** round(1 + 9 * earned / possible), then at most 3 where the core task is impossible. */
export function calculateWalkthrough(inputs: WalkthroughInputs): Calculated {
  const halves = inputs.actions.reduce((sum, walked) => sum + countHalves(walked), 0);
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

function countHalves(walked: z.infer<typeof walkedAction>): number {
  const answers = [
    walked.right_effect,
    walked.action_noticed,
    walked.action_associated,
    walked.progress_seen,
  ];
  return answers.reduce((sum, given) => sum + HALVES[given.answer], 0);
}
