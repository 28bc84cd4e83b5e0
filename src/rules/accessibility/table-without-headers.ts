import type { Part } from '../../contract/part.ts';
import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A table of data has no header cells: each cell is read without what it belongs to (WCAG 1.3.1). */
export const tableWithoutHeaders: StateRule = {
  id: 'table-without-headers',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.3.1'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'table' }, (part) => {
      if (!isData(part)) return 'skip';
      if (numberOf(part, 'heads') > 0) return 'pass';
      return isTrue(part, 'named') || isTrue(part, 'in_thead') || isTrue(part, 'bold_first') ? {} : 'unsure';
    }),
};

function isData(part: Part): boolean {
  return (
    !isTrue(part, 'layout_role') &&
    numberOf(part, 'rows') > 1 &&
    numberOf(part, 'columns') > 1 &&
    numberOf(part, 'blocks') * 3 < numberOf(part, 'cells')
  );
}
