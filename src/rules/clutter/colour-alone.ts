import { claims } from '../claims.ts';
import { readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** The text tells things apart by their colour, and nothing else does (WCAG 1.4.1). */
export const colourAlone: StateRule = {
  id: 'colour-alone',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H6'], wcag: ['1.4.1'], criteria: ['style-brief'] }),
  check: (state) =>
    readParts(state, { kind: 'colour_group', absence: 'passes' }, (part) => {
      const hues = new Set(wordsOf(part, 'colours').split(' '));
      const named = [...hues].filter((hue) => new RegExp(`\\b${hue}\\b`, 'i').test(wordsOf(part, 'around')));
      if (hues.size < 2) return 'skip';
      return named.length > 1 ? { values: { colours: named.join(', ') } } : 'unsure';
    }),
};
