import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StepRule } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** A person types or chooses, and the field does not hold what was entered. */
export const valueNotKept: StepRule = {
  id: 'value-not-kept',
  scope: 'step',
  severity: 3,
  wcag_class: null,
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H1'],
    walkthrough: [4],
    pure: ['difficulty'],
    criteria: ['forms-functional'],
  }),
  check: ({ step }) => {
    if (step.input === null || step.target === null || step.status === 'failed') return [];
    if (step.input.kept === null || step.response?.kind === 'navigation') return [cannotTell(ofStep(step))];
    if (step.input.kept) return [pass(ofStep(step))];
    return [fail(ofStep(step), { cause: signByName(step.target) })];
  },
};
