import { claims } from '../claims.ts';
import { isTrue, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** What opens a folded part has no name: one hears a triangle and nothing else (WCAG 4.1.2). */
export const namelessSummary: StateRule = {
  id: 'nameless-summary',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['4.1.2'], criteria: ['component-consistency'] }),
  check: (state) => readParts(state, { kind: 'summary' }, (part) => (isTrue(part, 'named') ? 'pass' : {})),
};
