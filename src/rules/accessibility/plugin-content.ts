import { claims } from '../claims.ts';
import { isTrue, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Content that needs a plug-in, drawn so that neither keyboard nor screen reader gets into it (WCAG 4.1.2). */
export const pluginContent: StateRule = {
  id: 'plugin-content',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['4.1.2'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'plugin' }, (part) => {
      const wmode = wordsOf(part, 'wmode');
      if (wmode === '') return isTrue(part, 'named') ? 'pass' : 'unsure';
      return wmode === 'window' ? 'pass' : { values: { wmode } };
    }),
};
