import { claims } from '../claims.ts';
import { numberOf, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Text is stretched to both margins: gaps run through it like rivers. */
export const justifiedText: StateRule = {
  id: 'justified-text',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H8'], spark: ['attractive'], criteria: ['style-brief'] }),
  check: (state) =>
    readParts(state, { kind: 'running_text' }, (part) => {
      if (wordsOf(part, 'align') !== 'justify') return 'pass';
      return numberOf(part, 'lines') > 1 ? { cause: 'justify' } : 'unsure';
    }),
};
