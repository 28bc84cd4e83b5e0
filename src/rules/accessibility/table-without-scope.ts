import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A table has headings above and at the side, and does not say which is which. */
export const tableWithoutScope: StateRule = {
  id: 'table-without-scope',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'table' }, (part) => {
      if (!isTrue(part, 'both_ways') || isTrue(part, 'layout_role')) return 'skip';
      return numberOf(part, 'scoped') === 0 ? {} : 'pass';
    }),
};
