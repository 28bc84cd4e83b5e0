import { claims } from '../claims.ts';
import { isTrue, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Check boxes that answer one question stand in no named group: one hears answers and never the question (WCAG 1.3.1). */
export const ungroupedCheckboxes: StateRule = {
  id: 'ungrouped-checkboxes',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ nielsen: ['H6'], wcag: ['1.3.1'], criteria: ['forms-functional'] }),
  check: (state) =>
    readParts(state, { kind: 'choice_group' }, (part) => {
      if (wordsOf(part, 'type') !== 'checkbox') return 'skip';
      if (isTrue(part, 'grouped')) return 'pass';
      return isTrue(part, 'listed') ? 'unsure' : { values: { names: wordsOf(part, 'names') } };
    }),
};
