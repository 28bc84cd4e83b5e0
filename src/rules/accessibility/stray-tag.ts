import { claims } from '../claims.ts';
import { numberOf, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A closing tag closes nothing: what stood open, or was meant, is for each browser to guess. */
export const strayTag: StateRule = {
  id: 'stray-tag',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H4'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'stray_tag', absence: 'passes' }, (part) => ({
      cause: wordsOf(part, 'tag'),
      values: { tag: wordsOf(part, 'tag'), line: numberOf(part, 'line') },
    })),
};
