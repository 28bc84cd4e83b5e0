import { claims } from '../claims.ts';
import { isTrue, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Coming to a part by keyboard opens a window or another page (WCAG 3.2.1). */
export const changeOnFocus: StateRule = {
  id: 'change-on-focus',
  scope: 'state',
  severity: 3,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H3'], wcag: ['3.2.1'], criteria: ['clickable-response'] }),
  check: (state) =>
    readParts(state, { kind: 'focus_stop', from: 'probes' }, (part) =>
      isTrue(part, 'opened') ? {} : 'pass',
    ),
};
