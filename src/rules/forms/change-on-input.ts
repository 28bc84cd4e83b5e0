import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StepRule } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** Typing or choosing in a field throws the person onto another screen without their asking (WCAG 3.2.2). */
export const changeOnInput: StepRule = {
  id: 'change-on-input',
  scope: 'step',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({
    nielsen: ['H3'],
    walkthrough: [3],
    pure: ['difficulty'],
    wcag: ['3.2.2'],
    criteria: ['forms-functional'],
  }),
  check: ({ step, before, after }) => {
    if (step.interaction !== 'field_entry' && step.interaction !== 'selection') return [];
    if (step.response === null) return [cannotTell(ofStep(step))];
    const hasLeft = step.response.kind === 'navigation' || step.response.kind === 'popup';
    if (!hasLeft) return [step.target === null ? cannotTell(ofStep(step)) : pass(ofStep(step))];
    if (step.response.kind === 'navigation' && (before === null || after === null))
      return [cannotTell(ofStep(step))];
    if (before !== null && before.route === after?.route) return [pass(ofStep(step))];
    return [fail(ofStep(step), { cause: step.target === null ? step.title : signByName(step.target) })];
  },
};
