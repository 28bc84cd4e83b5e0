import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StepRule } from '../rule.ts';
import { normalise } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** The page tells something through a browser alert, which stops everything and is gone once closed. */
export const nativeAlert: StepRule = {
  id: 'native-alert',
  scope: 'step',
  severity: 2,
  wcag_class: null,
  claims: claims({
    spark: ['attractive'],
    nielsen: ['H4'],
    walkthrough: [4],
    pure: ['difficulty'],
    criteria: ['error-states', 'component-consistency'],
  }),
  check: ({ journey, step }) => {
    const told = step.trouble.dialogs.filter(({ type }) => type === 'alert');
    if (told.length === 0)
      return [isMeasured(journey, 'dialog') ? pass(ofStep(step)) : cannotTell(ofStep(step))];
    return told.map(({ message }) => fail(ofStep(step), { cause: normalise(message), values: { message } }));
  },
};
