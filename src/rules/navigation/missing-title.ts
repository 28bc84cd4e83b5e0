import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { ofScreen } from '../subject.ts';
import { GENERIC_TITLE } from '../words.ts';

/** The page has no title, or one that a tool wrote: tabs, bookmarks and screen readers cannot tell it (WCAG 2.4.2). */
export const missingTitle: StateRule = {
  id: 'missing-title',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({
    nielsen: ['H1'],
    walkthrough: [1],
    wcag: ['2.4.2'],
    criteria: ['navigation-consistency', 'journey-clarity'],
  }),
  check: (state) => {
    const title = state.title.trim();
    const values = { title };
    if (state.url === 'about:blank' || !isMeasured(state, 'title'))
      return [cannotTell(ofScreen(state), { values })];
    if (title === '') return [fail(ofScreen(state), { cause: 'empty', values })];
    if (!GENERIC_TITLE.test(title)) return [pass(ofScreen(state), { values })];
    return [fail(ofScreen(state), { cause: 'generic', wcag_class: 'minor', severity: 1, values })];
  },
};
