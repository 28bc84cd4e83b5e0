import { claims } from '../claims.ts';
import { readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';
import { GENERIC_NAME } from '../words.ts';

/** Words that would explain a link are hidden from everyone, and what is left says nothing (WCAG 2.4.4). */
export const hiddenLinkWords: StateRule = {
  id: 'hidden-link-words',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ walkthrough: [3], wcag: ['2.4.4'], criteria: ['journey-clarity'] }),
  check: (state) =>
    readParts(state, { kind: 'link', absence: 'passes' }, (part) => {
      if (wordsOf(part, 'hidden_words') === '') return 'skip';
      if (!GENERIC_NAME.test(wordsOf(part, 'text').trim())) return 'unsure';
      return { values: { hidden: wordsOf(part, 'hidden_words') } };
    }),
};
