import { claims } from '../claims.ts';
import { isTrue, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A link leads to sound or film, and nothing offers the same as text (WCAG 1.2.1). */
export const mediaLinkWithoutText: StateRule = {
  id: 'media-link-without-text',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['1.2.1'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'media_link' }, (part) => (isTrue(part, 'offers') ? 'pass' : {})),
};
