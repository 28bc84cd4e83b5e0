import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** An error is shown and hidden from assistive technology, or tied to a control and never shown (WCAG 3.3.1). */
export const errorOutOfReach: StateRule = {
  id: 'error-out-of-reach',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H9'], wcag: ['3.3.1'], criteria: ['error-states'] }),
  check: (state) =>
    readParts(state, { kind: 'error_text' }, (part) => {
      if (numberOf(part, 'fields') === 0) return 'skip';
      if (isTrue(part, 'shown')) return isTrue(part, 'exposed') ? 'pass' : {};
      return 'unsure';
    }),
};
