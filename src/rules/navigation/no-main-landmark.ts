import { claims } from '../claims.ts';
import { numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Navigation and content are there, and nothing marks where the content begins. */
export const noMainLandmark: StateRule = {
  id: 'no-main-landmark',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H6'], criteria: ['navigation-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'bypass' }, (part) => {
      if (numberOf(part, 'main') > 0) return 'pass';
      if (numberOf(part, 'repeated') === 0) return 'skip';
      return numberOf(part, 'words') > 15 ? { cause: 'layout' } : 'unsure';
    }),
};
