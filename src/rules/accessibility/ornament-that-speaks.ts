import { claims } from '../claims.ts';
import { readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A part is marked as an ornament and named or focusable all the same: browsers then tell it after all (WCAG 4.1.2). */
export const ornamentThatSpeaks: StateRule = {
  id: 'ornament-that-speaks',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['4.1.2'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'contradiction', absence: 'passes' }, (part) => ({
      values: { by: wordsOf(part, 'by') },
    })),
};
