import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

const DRAWN = 0.2;

/** Signs in fixed columns draw something: read aloud they are noise (WCAG 1.1.1). */
export const drawingInText: StateRule = {
  id: 'drawing-in-text',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['1.1.1'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'preformatted' }, (part) => {
      if (isTrue(part, 'has_code') || isTrue(part, 'described')) return 'pass';
      const isDrawing = numberOf(part, 'symbol_share') >= DRAWN && numberOf(part, 'lines') > 2;
      return isDrawing ? {} : 'unsure';
    }),
};
