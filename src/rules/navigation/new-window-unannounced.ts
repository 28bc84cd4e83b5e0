import { claims } from '../claims.ts';
import { isTrue, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';
import { NEW_WINDOW } from '../words.ts';

/** A link opens a new window and its words do not say so. */
export const newWindowUnannounced: StateRule = {
  id: 'new-window-unannounced',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H3'], walkthrough: [3], criteria: ['back-navigation'] }),
  check: (state) =>
    readParts(state, { kind: 'link' }, (part) => {
      if (!isTrue(part, 'new_window')) return 'skip';
      return NEW_WINDOW.test(wordsOf(part, 'told')) ? 'pass' : { cause: 'window' };
    }),
};
