import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

const TEXTS = /^(paragraph|heading|img|listitem|cell|list|article|figure)$/;

/** Tab stops at something that cannot be operated: one wonders what to do there (WCAG 2.4.3). */
export const idleTabStop: StateRule = {
  id: 'idle-tab-stop',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['2.4.3'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'tab_stop' }, (part) => {
      if (numberOf(part, 'tabindex') < 0 || isTrue(part, 'native')) return 'skip';
      if (isTrue(part, 'own_role') || isTrue(part, 'scrolls') || isTrue(part, 'handled')) return 'pass';
      return TEXTS.test(wordsOf(part, 'role')) ? {} : 'unsure';
    }),
};
