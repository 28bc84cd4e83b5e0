import { claims } from '../claims.ts';
import { isTrue, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A short form is marked as one and never written out. */
export const unexplainedAbbreviation: StateRule = {
  id: 'unexplained-abbreviation',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H2'], criteria: ['journey-clarity'] }),
  check: (state) =>
    readParts(state, { kind: 'abbreviation' }, (part) => (isTrue(part, 'expanded') ? 'pass' : {})),
};
