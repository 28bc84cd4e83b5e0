import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StepRule } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** Something else lies over the very thing that the person needs next. */
export const targetObscured: StepRule = {
  id: 'target-obscured',
  scope: 'step',
  severity: 2,
  wcag_class: null,
  claims: claims({
    spark: ['simple'],
    nielsen: ['H6'],
    walkthrough: [2],
    pure: ['difficulty'],
    criteria: ['clickable-response', 'journey-clarity'],
  }),
  check: ({ step }) => {
    const { target } = step;
    if (target === null || !/^(click_tap|field_entry|selection)$/.test(step.interaction)) return [];
    if (target.obscured === null || isDrawnOver(target)) return [cannotTell(ofStep(step))];
    if (!target.obscured) return [pass(ofStep(step))];
    return [fail(ofStep(step), { cause: signByName(target), severity: step.status === 'failed' ? 3 : 2 })];
  },
};

/** Switches and file fields are often native boxes under a drawn one, on purpose. */
function isDrawnOver({ type }: { type: string | null }): boolean {
  return type === 'checkbox' || type === 'radio' || type === 'file';
}
