import { claims } from '../claims.ts';
import { readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A field for a secret does not let people paste it: they must remember and type what a manager holds (WCAG 3.3.8). */
export const pasteBlocked: StateRule = {
  id: 'paste-blocked',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H6', 'H7'], wcag: ['3.3.8'], criteria: ['forms-functional'] }),
  check: (state) =>
    readParts(state, { kind: 'secret_field' }, (part) => {
      const paste = wordsOf(part, 'paste');
      if (paste === 'free') return 'pass';
      return paste === 'blocked' ? {} : 'unsure';
    }),
};
