import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Whole passages are set in italics: letters lean into one another. */
export const italicPassage: StateRule = {
  id: 'italic-passage',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H8'], criteria: ['style-brief'] }),
  check: (state) =>
    readParts(state, { kind: 'running_text' }, (part) =>
      isTrue(part, 'italic') && numberOf(part, 'words') > 20 ? { cause: 'italic' } : 'pass',
    ),
};
