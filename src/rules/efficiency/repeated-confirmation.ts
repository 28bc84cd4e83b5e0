import type { Step } from '../../contract/journey.ts';
import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isAimed } from '../press.ts';
import type { JourneyRule, Observation, Walk } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';
import { COMMIT, CONFIRM, DESTROY, HARMLESS, STAKES, TAKE_AWAY } from '../words.ts';

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
  check: (walk) => {
    const presses = walk.journey.steps.filter(isAimed);
    return presses.flatMap((step, index) => {
      const previous = presses[index - 1];
      return isConfirmation(step) && previous?.order === step.order - 1 ? [judge(step, previous, walk)] : [];
    });
  },
};

function judge(step: Step, previous: Step, { journey, read }: Walk): Observation {
  const at = { journey: journey.id, step: step.order, state: step.state_before };
  const subject = ofStep(step);
  const cause = step.target === null ? step.title : signByName(step.target);
  const detail = { at, cause, values: { previous: previous.target?.name ?? previous.title } };
  if (isConfirmation(previous)) return fail(subject, detail);
  const [name, question] = [previous.target?.name ?? '', read(step.state_before)];
  if (DESTROY.test(name) || TAKE_AWAY.test(name)) return pass(subject, detail);
  if (!COMMIT.test(name) || question === null || hasStakes(question)) return cannotTell(subject, detail);
  return HARMLESS.test(name) ? fail(subject, detail) : fail(subject, { ...detail, severity: 1 });
}

function isConfirmation({ target }: Step): boolean {
  return target !== null && CONFIRM.test(target.name.trim());
}

/** The question speaks of money, law or loss: then it may guard something. */
function hasStakes({ text, headings, messages }: State): boolean {
  return [...text.blocks, ...headings, ...messages].some((part) => STAKES.test(part.text));
}
