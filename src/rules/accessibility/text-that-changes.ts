import { claims } from '../claims.ts';
import { isTrue, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Text goes on changing by itself beside other text, and nothing stops it (WCAG 2.2.2). */
export const textThatChanges: StateRule = {
  id: 'text-that-changes',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H8'], wcag: ['2.2.2'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'moving_text', from: 'probes', absence: 'passes' }, (part) =>
      isTrue(part, 'stops') ? 'unsure' : {},
    ),
};
