import { claims } from '../claims.ts';
import { numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

const LEAST = 1.15;

/** Lines of text stand so close that the eye slips from one to the next. */
export const crampedLines: StateRule = {
  id: 'cramped-lines',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H8'], spark: ['attractive'], criteria: ['style-brief'] }),
  check: (state) =>
    readParts(state, { kind: 'running_text' }, (part) => {
      if (numberOf(part, 'lines') < 2) return 'skip';
      if (part.facts.line_height === null) return 'pass';
      return numberOf(part, 'line_height') < LEAST
        ? { cause: 'line-height', values: { height: numberOf(part, 'line_height') } }
        : 'pass';
    }),
};
