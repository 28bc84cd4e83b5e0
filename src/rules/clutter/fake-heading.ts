import { claims } from '../claims.ts';
import { readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Text looks like a heading and is none: who travels by headings misses it (WCAG 1.3.1). */
export const fakeHeading: StateRule = {
  id: 'fake-heading',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['1.3.1'], criteria: ['component-consistency'] }),
  check: (state) => readParts(state, { kind: 'fake_heading', absence: 'passes' }, () => ({})),
};
