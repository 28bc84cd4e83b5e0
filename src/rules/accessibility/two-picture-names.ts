import { claims } from '../claims.ts';
import { readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A picture has two different names: some hear one, some see the other. */
export const twoPictureNames: StateRule = {
  id: 'two-picture-names',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H4'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'picture' }, (part) => {
      const [alt, title] = [wordsOf(part, 'alt').trim(), wordsOf(part, 'title').trim()];
      if (alt === '' || title === '') return 'skip';
      return alt.toLowerCase() === title.toLowerCase() ? 'pass' : { values: { alt, title } };
    }),
};
