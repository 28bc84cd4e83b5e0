import type { Step } from '../../contract/journey.ts';
import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isAimed } from '../press.ts';
import type { JourneyRule, Observation, Walk } from '../rule.ts';
import { normalise, signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';
import { ARE_YOU_SURE, COMMIT, CONFIRM, DESTROY, HARMLESS, STAKES, TAKE_AWAY } from '../words.ts';

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
    const inPage = presses.flatMap((step, index) => {
      const previous = presses[index - 1];
      return isConfirmation(step) && previous?.order === step.order - 1 ? [judge(step, previous, walk)] : [];
    });
    return [...inPage, ...walk.journey.steps.flatMap((step) => judgeNative(step, walk))];
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

/** A question of the browser's own that names nothing at stake, after a press that destroys, sends or pays nothing. */
function judgeNative(step: Step, { journey }: Walk): Observation[] {
  const asked = step.trouble.dialogs.find(({ type }) => type === 'confirm');
  if (asked === undefined) return [];
  const at = { journey: journey.id, step: step.order, state: step.state_before };
  const name = step.target?.name ?? step.title;
  const subject = { ...ofStep(step), name: asked.message };
  const detail = { at, cause: `native|${normalise(asked.message)}`, values: { previous: name } };
  if (DESTROY.test(name) || TAKE_AWAY.test(name)) return [pass(subject, detail)];
  const isGrave = [name, asked.message].some((words) => STAKES.test(words));
  return [isGrave || !ARE_YOU_SURE.test(asked.message) ? cannotTell(subject, detail) : fail(subject, detail)];
}

function isConfirmation({ target }: Step): boolean {
  return target !== null && CONFIRM.test(target.name.trim());
}

/** The question speaks of money, law or loss: then it may guard something. */
function hasStakes({ text, headings, messages }: State): boolean {
  return [...text.blocks, ...headings, ...messages].some((part) => STAKES.test(part.text));
}
