import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A table of data says nowhere what it is about. */
export const tableWithoutName: StateRule = {
  id: 'table-without-name',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H6'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'table' }, (part) => {
      if (isTrue(part, 'layout_role') || numberOf(part, 'heads') === 0 || numberOf(part, 'rows') < 2)
        return 'skip';
      return isTrue(part, 'named') || isTrue(part, 'headed') ? 'pass' : {};
    }),
};
