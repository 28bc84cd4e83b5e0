import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A header cell of a table has no words (WCAG 1.3.1). */
export const emptyTableHeader: StateRule = {
  id: 'empty-table-header',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['1.3.1'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'table' }, (part) => {
      if (isTrue(part, 'layout_role') || numberOf(part, 'heads') === 0) return 'skip';
      return numberOf(part, 'heads_empty') === 0
        ? 'pass'
        : { values: { count: numberOf(part, 'heads_empty') } };
    }),
};
