import { claims } from '../claims.ts';
import { isTrue, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** The part that has the focus lies under something else: one types blind (WCAG 2.4.11). */
export const focusObscured: StateRule = {
  id: 'focus-obscured',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['2.4.11'], criteria: ['clickable-response'] }),
  check: (state) =>
    readParts(state, { kind: 'focus_stop', from: 'probes' }, (part) => {
      if (isTrue(part, 'tiny') || isTrue(part, 'off_page')) return 'skip';
      if (part.facts.obscured === null) return 'unsure';
      return isTrue(part, 'obscured') ? {} : 'pass';
    }),
};
