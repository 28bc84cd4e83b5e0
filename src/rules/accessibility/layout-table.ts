import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A table puts parts of the page side by side: it is read as data, and does not fold on a phone. */
export const layoutTable: StateRule = {
  id: 'layout-table',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ criteria: ['responsive'] }),
  check: (state) =>
    readParts(state, { kind: 'table' }, (part) => {
      if (isTrue(part, 'layout_role') || numberOf(part, 'heads') > 0 || isTrue(part, 'named')) return 'pass';
      const isLayout =
        numberOf(part, 'blocks') > 0 && numberOf(part, 'blocks') * 2 >= numberOf(part, 'cells');
      return isLayout ? {} : 'unsure';
    }),
};
