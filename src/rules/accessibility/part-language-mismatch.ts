import { claims } from '../claims.ts';
import { findOtherLanguage } from '../language-of.ts';
import { isTrue, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A part is marked as being in one language and is written in another (WCAG 3.1.2). */
export const partLanguageMismatch: StateRule = {
  id: 'part-language-mismatch',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['3.1.2'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'language' }, (part) => {
      if (isTrue(part, 'whole')) return 'skip';
      const found = findOtherLanguage(wordsOf(part, 'text'), wordsOf(part, 'lang'));
      if (found === undefined) return 'unsure';
      return found === null ? 'pass' : { values: { lang: wordsOf(part, 'lang'), found } };
    }),
};
