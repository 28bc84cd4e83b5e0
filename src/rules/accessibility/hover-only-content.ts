import { claims } from '../claims.ts';
import { isTrue, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Words or links appear only under a mouse pointer, never with the keyboard (WCAG 2.1.1). */
export const hoverOnlyContent: StateRule = {
  id: 'hover-only-content',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({
    nielsen: ['H6', 'H7'],
    walkthrough: [2],
    wcag: ['2.1.1', '1.4.13'],
    criteria: ['clickable-response'],
  }),
  check: (state) =>
    readParts(state, { kind: 'hover_reveal' }, (part) =>
      isTrue(part, 'alternative') ? 'pass' : { values: { text: wordsOf(part, 'text') } },
    ),
};
