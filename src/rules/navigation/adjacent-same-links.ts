import { claims } from '../claims.ts';
import { isTrue, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Two links side by side lead to the same place: twice the stops, twice the words. */
export const adjacentSameLinks: StateRule = {
  id: 'adjacent-same-links',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H8'], criteria: ['journey-clarity'] }),
  check: (state) => readParts(state, { kind: 'link' }, (part) => (isTrue(part, 'next_same') ? {} : 'pass')),
};
