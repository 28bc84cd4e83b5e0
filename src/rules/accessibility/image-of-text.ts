import { claims } from '../claims.ts';
import { numberOf, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Fewer words may be the name of a brand as it is always drawn, which the criterion allows. */
const SENTENCE_WORDS = 5;

/** A picture is print and nothing else, and its alternative says the same words: it is a text drawn as a picture (WCAG 1.4.5). */
export const imageOfText: StateRule = {
  id: 'image-of-text',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.4.5'], nielsen: ['H4'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'picture' }, (part) => {
      const words = wordsOf(part, 'alt').match(/\S+/g) ?? [];
      if (words.length < 3 || typeof part.facts.printed !== 'number') return 'skip';
      if (numberOf(part, 'printed') < 0.9) return 'pass';
      return words.length < SENTENCE_WORDS ? 'unsure' : { values: { words: words.length } };
    }),
};
