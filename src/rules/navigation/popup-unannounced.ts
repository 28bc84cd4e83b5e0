import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StepRule } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';
import { NEW_WINDOW } from '../words.ts';
import { wordsApply } from '../words-apply.ts';

/** A click opens a new window and its name did not say so: "back" stops working without warning. */
export const popupUnannounced: StepRule = {
  id: 'popup-unannounced',
  scope: 'step',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H3'], walkthrough: [3], criteria: ['back-navigation'] }),
  check: ({ step, before }) => {
    if (step.response?.kind !== 'popup' || step.target === null) return [];
    const told = `${step.target.name} ${step.target.described_by ?? ''}`;
    if (NEW_WINDOW.test(told)) return [pass(ofStep(step))];
    if (!wordsApply(before)) return [cannotTell(ofStep(step))];
    return [fail(ofStep(step), { cause: signByName(step.target) })];
  },
};
