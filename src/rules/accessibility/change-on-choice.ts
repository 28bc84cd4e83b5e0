import { claims } from '../claims.ts';
import { isTrue, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

const ANNOUNCED = /\b(reload|opens|goes to|changes the page|at once|immediately|automatically|jump)/i;

/** Setting a choice leads to another page at once, without a word before (WCAG 3.2.2). */
export const changeOnChoice: StateRule = {
  id: 'change-on-choice',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H3', 'H5'], wcag: ['3.2.2'], criteria: ['forms-functional'] }),
  check: (state) =>
    readParts(state, { kind: 'setting', from: 'probes' }, (part) =>
      isTrue(part, 'moved') ? (ANNOUNCED.test(part.name) ? 'unsure' : {}) : 'pass',
    ),
};
