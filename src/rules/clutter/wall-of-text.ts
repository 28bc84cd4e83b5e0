import { claims } from '../claims.ts';
import { numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

const MOST_WORDS = 400;

/** So many words in a row that no heading, list or picture gives the eye a place to stop. */
export const wallOfText: StateRule = {
  id: 'wall-of-text',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H8'], walkthrough: [2], criteria: ['journey-clarity'] }),
  check: (state) =>
    readParts(state, { kind: 'reading' }, (part) =>
      numberOf(part, 'longest_run') > MOST_WORDS
        ? { cause: 'page', values: { words: numberOf(part, 'longest_run') } }
        : 'pass',
    ),
};
