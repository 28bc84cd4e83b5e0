import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

const SPACER = /^(spacer|blank|transparent|pixel|1x1|shim)\b/i;

/** An empty picture makes space: margins do that, and nobody must ask what it is. */
export const spacerImage: StateRule = {
  id: 'spacer-image',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H4'], criteria: ['style-brief'] }),
  check: (state) =>
    readParts(state, { kind: 'picture' }, (part) => {
      if (wordsOf(part, 'tag') !== 'img' || isTrue(part, 'blank')) return 'skip';
      const isDot =
        part.facts.natural_width !== null &&
        numberOf(part, 'natural_width') <= 3 &&
        numberOf(part, 'natural_height') <= 3;
      const isStrip = Math.min(numberOf(part, 'width'), numberOf(part, 'height')) <= 2;
      return isDot || isStrip || SPACER.test(wordsOf(part, 'file')) ? {} : 'pass';
    }),
};
