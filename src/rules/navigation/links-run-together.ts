import { claims } from '../claims.ts';
import { isTrue, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Links stand in a row with nothing but a space between: where one ends and the next begins is a guess. */
export const linksRunTogether: StateRule = {
  id: 'links-run-together',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H8'], criteria: ['style-brief'] }),
  check: (state) =>
    readParts(state, { kind: 'link' }, (part) =>
      isTrue(part, 'run_together') && !isTrue(part, 'next_same') ? { cause: 'row' } : 'pass',
    ),
};
