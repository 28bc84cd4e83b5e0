import { claims } from '../claims.ts';
import { numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Lines with dashes or numbers look like a list and are none (WCAG 1.3.1). */
export const fakeList: StateRule = {
  id: 'fake-list',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['1.3.1'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'fake_list', absence: 'passes' }, (part) => ({
      values: { items: numberOf(part, 'items') },
    })),
};
