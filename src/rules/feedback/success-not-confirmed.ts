import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { hasNewWords } from '../news.ts';
import { isPress } from '../press.ts';
import { isButtonOrLink } from '../role.ts';
import type { Moment, StepRule } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';
import { COMMIT } from '../words.ts';

/** A person saves or sends, and no new word on the screen says that it worked. */
export const successNotConfirmed: StepRule = {
  id: 'success-not-confirmed',
  scope: 'step',
  severity: 2,
  wcag_class: null,
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H1'],
    walkthrough: [4],
    pure: ['difficulty'],
    criteria: ['state-changes-visible', 'forms-functional'],
  }),
  check: (moment) => {
    const { step } = moment;
    if (!isPress(step) || !isButtonOrLink(step.target) || !COMMIT.test(step.target.name)) return [];
    if (step.response?.kind === 'none') return [];
    const isConfirmed = findConfirmation(moment);
    if (isConfirmed === null) return [cannotTell(ofStep(step))];
    return [isConfirmed ? pass(ofStep(step)) : fail(ofStep(step), { cause: signByName(step.target) })];
  },
};

/** `null` when the screens look alike by structure but something in them changed, or were not captured. */
function findConfirmation(moment: Moment): boolean | null {
  const { step, before, after } = moment;
  if (step.response === null) return null;
  if (/^(navigation|popup|dialog|download)$/.test(step.response.kind)) return true;
  if (step.trouble.dialogs.length > 0 || (step.response.announced ?? '') !== '') return true;
  if (before === null || after === null) return null;
  if (before.id === after.id) return step.response.kind === 'content' ? null : false;
  return hasNewWords(moment) === true || before.controls.length !== after.controls.length;
}
