import { claims } from '../claims.ts';
import { isTrue, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A group of fields has a legend without words (WCAG 1.3.1). */
export const emptyLegend: StateRule = {
  id: 'empty-legend',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ nielsen: ['H6'], wcag: ['1.3.1', '3.3.2'], criteria: ['forms-functional'] }),
  check: (state) => readParts(state, { kind: 'legend' }, (part) => (isTrue(part, 'named') ? 'pass' : {})),
};
