import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StepRule } from '../rule.ts';
import { normalise } from '../signature.ts';

/** A modal dialog opens and keyboard focus stays on the page behind it (WCAG 2.4.3). */
export const focusLeftBehind: StepRule = {
  id: 'focus-left-behind',
  scope: 'step',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['2.4.3'], pure: ['difficulty'], criteria: ['state-changes-visible'] }),
  check: ({ step, before, after }) => {
    if (before === null || after === null || step.response?.kind === 'navigation') return [];
    const opened = after.dialogs.filter(({ modal }) => modal).slice(before.dialogs.length);
    return opened.map(({ name }) => {
      const subject = { key: null, name, box: null };
      const hasMoved = step.response?.focus_moved ?? null;
      if (hasMoved === null) return cannotTell(subject);
      return hasMoved ? pass(subject) : fail(subject, { cause: normalise(name) });
    });
  },
};
