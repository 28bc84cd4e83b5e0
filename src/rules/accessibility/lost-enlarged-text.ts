import { claims } from '../claims.ts';
import { readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** With text at twice its size words are cut off and nothing scrolls to them (WCAG 1.4.4). */
export const lostEnlargedText: StateRule = {
  id: 'lost-enlarged-text',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.4.4', '1.4.10'], criteria: ['responsive'] }),
  check: (state) =>
    readParts(state, { kind: 'clipped_text', from: 'probes', absence: 'passes' }, (part) =>
      /^(enlarging|zooming)$/.test(wordsOf(part, 'how')) ? {} : 'skip',
    ),
};
