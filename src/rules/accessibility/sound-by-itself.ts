import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Sound plays by itself and nothing stops it: it drowns what a screen reader says (WCAG 1.4.2). */
export const soundByItself: StateRule = {
  id: 'sound-by-itself',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H3'], wcag: ['1.4.2'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'media' }, (part) => {
      if (!isTrue(part, 'autoplay') || isTrue(part, 'muted') || part.facts.sound === false) return 'skip';
      if (isTrue(part, 'controls') || isTrue(part, 'buttons')) return 'pass';
      if (part.facts.played_s === null || part.facts.sound === null) return 'unsure';
      return numberOf(part, 'played_s') <= 3 ? 'pass' : { values: { seconds: numberOf(part, 'played_s') } };
    }),
};
