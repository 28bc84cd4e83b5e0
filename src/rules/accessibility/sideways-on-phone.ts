import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** In a window of 320 pixels the text must be pushed sideways to be read (WCAG 1.4.10). */
export const sidewaysOnPhone: StateRule = {
  id: 'sideways-on-phone',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.4.10'], criteria: ['responsive'] }),
  check: (state) =>
    readParts(state, { kind: 'reflow', from: 'probes' }, (part) => {
      if (numberOf(part, 'document') <= numberOf(part, 'width') + 2) return 'pass';
      return isTrue(part, 'part')
        ? { cause: 'page', values: { document: numberOf(part, 'document') } }
        : 'unsure';
    }),
};
