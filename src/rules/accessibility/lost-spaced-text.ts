import { claims } from '../claims.ts';
import { readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** With wider spacing words are cut off (WCAG 1.4.12). */
export const lostSpacedText: StateRule = {
  id: 'lost-spaced-text',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['1.4.12'], criteria: ['responsive'] }),
  check: (state) =>
    readParts(state, { kind: 'clipped_text', from: 'probes', absence: 'passes' }, (part) =>
      wordsOf(part, 'how') === 'spacing' ? {} : 'skip',
    ),
};
