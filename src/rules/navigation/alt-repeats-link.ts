import { claims } from '../claims.ts';
import { isTrue, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** The picture in a link says again what the link says: it is read twice. */
export const altRepeatsLink: StateRule = {
  id: 'alt-repeats-link',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H8'], criteria: ['component-consistency'] }),
  check: (state) => readParts(state, { kind: 'link' }, (part) => (isTrue(part, 'alt_repeats') ? {} : 'pass')),
};
