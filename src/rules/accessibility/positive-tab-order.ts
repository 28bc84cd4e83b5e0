import { claims } from '../claims.ts';
import { numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A part jumps the queue of the Tab key: the order of the page is no longer that of the keyboard (WCAG 2.4.3). */
export const positiveTabOrder: StateRule = {
  id: 'positive-tab-order',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['2.4.3'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'tab_stop' }, (part) =>
      numberOf(part, 'tabindex') > 0
        ? { cause: 'tabindex', values: { tabindex: numberOf(part, 'tabindex') } }
        : 'pass',
    ),
};
