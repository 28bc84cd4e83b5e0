import { WALKTHROUGH_ANSWERS, type WalkthroughJudgement } from '../../../contract/judgement.ts';
import { countedJourneys } from '../../../contract/source.ts';
import type { WalkthroughAnswer } from '../answer/answers.ts';
import { clipSentence } from './clip.ts';
import type { Merging } from './merging.ts';

type Action = WalkthroughJudgement['actions'][number];
type Answer = Action['right_effect'];
type Given = WalkthroughAnswer['actions'][number];

/**
 * Every question takes the worse of both answers. Whether a task is possible is what the recorded run shows: a model's
 * way to the end never stands for a person's.
 */
export function mergeWalkthrough(
  measured: WalkthroughJudgement,
  answer: WalkthroughAnswer,
  merging: Merging,
): WalkthroughJudgement {
  const walked = countedJourneys(merging.evidence);
  const given = new Map(answer.actions.map((action) => [action.journey, action]));
  return {
    core_task_impossible: measured.core_task_impossible,
    actions: measured.actions.map((action, at) => {
      const answers = given.get(walked[at]?.id ?? '');
      return answers === undefined ? action : mergeAction(action, answers, merging);
    }),
  };
}

function mergeAction(measured: Action, given: Given, merging: Merging): Action {
  return {
    action: measured.action,
    right_effect: worse(measured.right_effect, given.right_effect, merging),
    action_noticed: worse(measured.action_noticed, given.action_noticed, merging),
    action_associated: worse(measured.action_associated, given.action_associated, merging),
    // Progress is what happens after an action: where nothing was walked it was not seen, whatever a model says.
    progress_seen: worse(measured.progress_seen, given.progress_seen, { ...merging, isOpen: false }),
  };
}

function worse(measured: Answer, given: Given['right_effect'], merging: Merging): Answer {
  const { sieve, isOpen = false } = merging;
  const ref = sieve.hold({ ref: given.ref, quote: given.quote, said: [given.why] });
  const isMilder = rank(given.answer) < rank(measured.answer);
  if (ref === null || (isMilder && !isOpen)) return measured;
  return { answer: given.answer, why: clipSentence(given.why), evidence_ref: ref };
}

function rank(answer: Answer['answer']): number {
  return WALKTHROUGH_ANSWERS.indexOf(answer);
}
