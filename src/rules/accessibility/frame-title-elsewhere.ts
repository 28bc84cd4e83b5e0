import { claims } from '../claims.ts';
import { readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A frame is called by something that does not occur in it (WCAG 4.1.2). */
export const frameTitleElsewhere: StateRule = {
  id: 'frame-title-elsewhere',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['4.1.2', '2.4.1'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'frame' }, (part) => {
      const title =
        wordsOf(part, 'title')
          .toLowerCase()
          .match(/[\p{L}\p{N}]{3,}/gu) ?? [];
      if (title.length === 0) return 'skip';
      if (part.facts.inside === null || wordsOf(part, 'inside').trim() === '') return 'unsure';
      const inside = `${wordsOf(part, 'inside')} ${wordsOf(part, 'source')}`.toLowerCase();
      return title.some((word) => inside.includes(word)) ? 'pass' : {};
    }),
};
