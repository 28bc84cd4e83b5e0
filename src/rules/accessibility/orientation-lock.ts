import { claims } from '../claims.ts';
import { readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Style turns the whole page when the device is turned, so that it can be held in one way only (WCAG 1.3.4). */
export const orientationLock: StateRule = {
  id: 'orientation-lock',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.3.4'], criteria: ['responsive'] }),
  check: (state) =>
    readParts(state, { kind: 'orientation', absence: 'passes' }, (part) => ({
      cause: 'page',
      values: { when: wordsOf(part, 'when') },
    })),
};
