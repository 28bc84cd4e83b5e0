import { claims } from '../claims.ts';
import { isTrue, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Two links of one name in one sentence or row lead to pages that differ (WCAG 2.4.4). */
export const sameNameOtherContent: StateRule = {
  id: 'same-name-other-content',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({
    nielsen: ['H4'],
    walkthrough: [3],
    wcag: ['2.4.4'],
    criteria: ['navigation-consistency'],
  }),
  check: (state) =>
    readParts(state, { kind: 'link_target', from: 'probes' }, (part) => {
      if (part.facts.same === null) return 'unsure';
      return isTrue(part, 'same')
        ? 'pass'
        : { values: { first: wordsOf(part, 'first'), second: wordsOf(part, 'second') } };
    }),
};
