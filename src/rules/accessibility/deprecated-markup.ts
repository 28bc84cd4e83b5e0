import { claims } from '../claims.ts';
import { readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Elements that HTML has given up: browsers may drop them, and themes and people’s own styles do not reach them. */
export const deprecatedMarkup: StateRule = {
  id: 'deprecated-markup',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H4'], criteria: ['style-brief'] }),
  check: (state) =>
    readParts(state, { kind: 'deprecated', absence: 'passes' }, (part) => ({
      cause: wordsOf(part, 'tag'),
      values: { tag: wordsOf(part, 'tag') },
    })),
};
