import { WALKTHROUGH_ANSWERS, type WalkthroughJudgement } from '../../../contract/judgement.ts';
import { countedJourneys } from '../../../contract/source.ts';
import type { WalkthroughAnswer } from '../answer/answers.ts';
import { clipSentence } from './clip.ts';
import { isOpen } from './limit-to-source.ts';
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
  const isNew = (answer: Answer): boolean => isUnjudged(answer, merging);
  const take = (name: Predicted): Answer => {
    const answer = measured[name];
    return worse(answer, given[name], { isNew: isNew(answer), merging });
  };
  return {
    action: measured.action,
    right_effect: take('right_effect'),
    action_noticed: take('action_noticed'),
    action_associated: take('action_associated'),
    // Progress is what happens after an action: where nothing was walked it was not seen, whatever a model says.
    progress_seen: worse(measured.progress_seen, given.progress_seen, { isNew: false, merging }),
  };
}

type Predicted = 'right_effect' | 'action_noticed' | 'action_associated';

/** Whether no model has given this answer yet, and no rule could. */
function isUnjudged(answer: Answer, { original }: Merging): boolean {
  if (original?.method !== 'cognitive_walkthrough' || !isOpen(original)) return false;
  return original.judgement.actions.some(({ right_effect, action_noticed, action_associated }) =>
    [right_effect, action_noticed, action_associated].includes(answer),
  );
}

function worse(
  measured: Answer,
  given: Given['right_effect'],
  { isNew, merging: { sieve } }: { isNew: boolean; merging: Merging },
): Answer {
  const ref = sieve.hold({ ref: given.ref, quote: given.quote, said: [given.why] });
  const isMilder = rank(given.answer) < rank(measured.answer);
  if (ref === null || (isMilder && !isNew)) return measured;
  return { answer: given.answer, why: clipSentence(given.why), evidence_ref: ref };
}

function rank(answer: Answer['answer']): number {
  return WALKTHROUGH_ANSWERS.indexOf(answer);
}
