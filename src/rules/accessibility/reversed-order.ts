import { claims } from '../claims.ts';
import { numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** What stands left to right on the screen comes in the reverse order in the document (WCAG 1.3.2). */
export const reversedOrder: StateRule = {
  id: 'reversed-order',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['1.3.2'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'visual_order', absence: 'passes' }, (part) => ({
      values: { items: numberOf(part, 'items') },
    })),
};
