import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** The keyboard comes to a part and cannot leave it: everything behind it is locked away (WCAG 2.1.2). */
export const keyboardTrap: StateRule = {
  id: 'keyboard-trap',
  scope: 'state',
  severity: 3,
  wcag_class: 'critical',
  claims: claims({
    nielsen: ['H3', 'H7'],
    pure: ['difficulty'],
    wcag: ['2.1.2'],
    criteria: ['clickable-response'],
  }),
  check: (state) =>
    readParts(state, { kind: 'keyboard_walk', from: 'probes' }, (part) => {
      if (part.facts.trapped === null || isTrue(part, 'offers')) return 'unsure';
      return isTrue(part, 'trapped') ? { values: { missed: numberOf(part, 'missed') } } : 'pass';
    }),
};
