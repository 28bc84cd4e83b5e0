import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Tab comes to a part and nothing on the screen looks different: one cannot see where one is (WCAG 2.4.7). */
export const invisibleFocus: StateRule = {
  id: 'invisible-focus',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H1', 'H7'], wcag: ['2.4.7'], criteria: ['clickable-response'] }),
  check: (state) =>
    readParts(state, { kind: 'focus_stop', from: 'probes' }, (part) => {
      if (isTrue(part, 'takes_text') || isTrue(part, 'frame')) return 'skip';
      return numberOf(part, 'changed') > 0 ? 'pass' : {};
    }),
};
