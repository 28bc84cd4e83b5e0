import type { Step } from '../../contract/journey.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { JourneyRule, Observation } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';
import { CONFIRM, DESTROY, TAKE_AWAY } from '../words.ts';

/** A person confirms, and is asked to confirm once more; or must confirm what harms nothing. */
export const repeatedConfirmation: JourneyRule = {
  id: 'repeated-confirmation',
  scope: 'journey',
  severity: 2,
  wcag_class: null,
  claims: claims({
    spark: ['simple'],
    nielsen: ['H7'],
    pure: ['avoidable'],
    criteria: ['journey-clarity'],
  }),
  check: ({ journey }) => {
    const presses = journey.steps.filter(({ interaction }) => interaction === 'click_tap');
    return presses.flatMap((step, index) => {
      const previous = presses[index - 1];
      if (!isConfirmation(step) || previous === undefined) return [];
      return [judge(step, previous, journey.id)];
    });
  },
};

function judge(step: Step, previous: Step, journey: string): Observation {
  const at = { journey, step: step.order, state: step.state_before };
  const values = { previous: previous.target?.name ?? '' };
  if (step.target === null || previous.target === null) return cannotTell(ofStep(step), { at, values });
  const isSecond = previous.order === step.order - 1 && isConfirmation(previous);
  if (isSecond) return fail(ofStep(step), { at, cause: signByName(step.target), values });
  const isGuard = [step, previous].some(({ target }) => isGrave(target?.name ?? ''));
  return isGuard ? pass(ofStep(step), { at, values }) : cannotTell(ofStep(step), { at, values });
}

function isConfirmation({ target }: Step): boolean {
  return target !== null && CONFIRM.test(target.name.trim());
}

function isGrave(name: string): boolean {
  return DESTROY.test(name) || TAKE_AWAY.test(name);
}
