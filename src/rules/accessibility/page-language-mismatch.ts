import { claims } from '../claims.ts';
import { findOtherLanguage } from '../language-of.ts';
import { isTrue, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** The page says one language and is written in another: screen readers pronounce it by the wrong rules (WCAG 3.1.1). */
export const pageLanguageMismatch: StateRule = {
  id: 'page-language-mismatch',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['3.1.1'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'language' }, (part) => {
      if (!isTrue(part, 'whole')) return 'skip';
      const found = findOtherLanguage(wordsOf(part, 'text'), wordsOf(part, 'lang'));
      if (found === undefined) return 'unsure';
      return found === null ? 'pass' : { cause: 'page', values: { lang: wordsOf(part, 'lang'), found } };
    }),
};
