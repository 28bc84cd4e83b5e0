import type { Action, ActionStep } from '../../../contract/action-analysis.ts';
import type { PureJudgement } from '../../../contract/judgement.ts';
import { formatRef } from '../../../contract/ref.ts';
import type { PureAnswer } from '../answer/answers.ts';
import { clipSentence } from './clip.ts';
import type { Merging } from './merging.ts';

type Rating = PureAnswer['steps'][number];

/**
 * The skeleton, its counts and its order are the recorded ones. A model may rate a step harder, call it avoidable, and
 * say what a screen is for.
 */
export function mergePure(measured: PureJudgement, answer: PureAnswer, merging: Merging): PureJudgement {
  const ratings = holdRatings(answer, merging);
  const purposes = new Map(answer.purposes.map((one) => [one.screen_id, one.purpose]));
  const { screens, actions } = measured.action_analysis;
  return {
    core_task_impossible: measured.core_task_impossible,
    action_analysis: {
      ...measured.action_analysis,
      screens: screens.map((screen) => {
        const purpose = purposes.get(screen.id);
        const stands = purpose !== undefined && merging.sieve.holdSentence([screen.evidence_ref], purpose);
        return stands ? { ...screen, purpose: clipSentence(purpose) } : screen;
      }),
      actions: actions.map((action) => rateAction(action, ratings, merging)),
    },
  };
}

/** The ratings that name a recorded step and say nothing false about it. */
export function holdRatings(answer: PureAnswer, { sieve }: Merging): Map<string, Rating> {
  const held = answer.steps.filter(({ ref, why }) => sieve.hold({ ref, quote: '', said: [why] }) !== null);
  return new Map(held.map((rating) => [rating.ref, rating]));
}

function rateAction(action: Action, ratings: ReadonlyMap<string, Rating>, merging: Merging): Action {
  const steps = action.steps.map((step): ActionStep => {
    const rating = ratings.get(formatRef({ kind: 'step', journey: action.id, step: step.order }));
    if (rating === undefined) return step;
    return {
      ...step,
      difficulty: hardest(step.difficulty, rating.difficulty),
      avoidable: step.avoidable || (rating.avoidable && step.interaction !== 'system_wait'),
    };
  });
  const saved = steps.filter((step, at) => step.avoidable && action.steps[at]?.avoidable === false);
  return { ...action, steps, simplest_safe_path: shorten(action, saved, merging) };
}

function hardest(measured: ActionStep['difficulty'], given: number): ActionStep['difficulty'] {
  if (measured === 3 || given >= 3) return 3;
  return measured === 2 || given === 2 ? 2 : 1;
}

/** The path without the steps that a model calls avoidable; unknown counts stay unknown. */
function shorten(
  { simplest_safe_path: path }: Action,
  saved: readonly ActionStep[],
  { words }: Merging,
): Action['simplest_safe_path'] {
  if (saved.length === 0) return path;
  const clicks = saved.reduce((sum, step) => sum + step.pointer_activations, 0);
  const less = (count: number | null, by: number): number | null =>
    count === null ? null : Math.max(0, count - by);
  const drop = words.drop_step ?? '{step}';
  return {
    ...path,
    logical_steps: less(path.logical_steps, saved.length),
    clicks_taps: less(path.clicks_taps, clicks),
    changes: [...path.changes, ...saved.map((step) => drop.replace('{step}', () => step.description))],
  };
}
