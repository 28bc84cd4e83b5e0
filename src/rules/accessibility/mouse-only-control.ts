import { claims } from '../claims.ts';
import { isTrue, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A part acts on a click and the keyboard never comes to it (WCAG 2.1.1). */
export const mouseOnlyControl: StateRule = {
  id: 'mouse-only-control',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H7'], walkthrough: [2], wcag: ['2.1.1'], criteria: ['clickable-response'] }),
  check: (state) =>
    readParts(state, { kind: 'mouse_only' }, (part) => {
      if (!isTrue(part, 'pressed') || isTrue(part, 'widget_part') || isTrue(part, 'large')) return 'skip';
      if (isTrue(part, 'reached')) return 'pass';
      if (wordsOf(part, 'text') === '' || wordsOf(part, 'text').length > 60 || isTrue(part, 'keys'))
        return 'unsure';
      return isTrue(part, 'pointer') ? {} : 'unsure';
    }),
};
