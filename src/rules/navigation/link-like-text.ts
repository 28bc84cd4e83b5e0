import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A link among words looks like them, or differs by colour alone (WCAG 1.4.1). */
export const linkLikeText: StateRule = {
  id: 'link-like-text',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ nielsen: ['H4', 'H6'], walkthrough: [2], wcag: ['1.4.1'], criteria: ['style-brief'] }),
  check: (state) =>
    readParts(state, { kind: 'link' }, (part) => {
      const isMarked = ['underlined', 'framed', 'filled', 'heavier', 'pictured'].some((mark) =>
        isTrue(part, mark),
      );
      const isAmong = isTrue(part, 'inline') && wordsOf(part, 'text') !== wordsOf(part, 'context');
      if (!isAmong || wordsOf(part, 'text') === '' || numberOf(part, 'words_around') < 2) return 'skip';
      if (isMarked) return 'pass';
      return { values: { contrast: numberOf(part, 'contrast', 1) } };
    }),
};
