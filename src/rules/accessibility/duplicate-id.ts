import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Two parts have one id: labels, links and scripts find the first and miss the other. */
export const duplicateId: StateRule = {
  id: 'duplicate-id',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H4'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'duplicate_id', absence: 'passes' }, (part) => ({
      cause: wordsOf(part, 'id'),
      severity: isTrue(part, 'used') ? 2 : 1,
      values: { id: wordsOf(part, 'id'), count: numberOf(part, 'count') },
    })),
};
