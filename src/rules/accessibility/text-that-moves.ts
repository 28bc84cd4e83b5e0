import { claims } from '../claims.ts';
import { isTrue, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Text moves or blinks by itself and nothing stops it (WCAG 2.2.2). */
export const textThatMoves: StateRule = {
  id: 'text-that-moves',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H8'], wcag: ['2.2.2'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'moving_text' }, (part) =>
      isTrue(part, 'stops') ? 'pass' : { values: { how: wordsOf(part, 'how') } },
    ),
};
