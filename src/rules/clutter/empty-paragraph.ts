import { claims } from '../claims.ts';
import { readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** Paragraphs without words make space: some screen readers stop at each. */
export const emptyParagraph: StateRule = {
  id: 'empty-paragraph',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ criteria: ['style-brief'] }),
  check: (state) =>
    readParts(state, { kind: 'empty_paragraph', absence: 'passes' }, () => ({ cause: 'paragraph' })),
};
