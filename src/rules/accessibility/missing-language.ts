import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { ofScreen } from '../subject.ts';

/** The page does not say its language: screen readers pronounce it by the rules of another (WCAG 3.1.1). */
export const missingLanguage: StateRule = {
  id: 'missing-language',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['3.1.1'], criteria: ['component-consistency'] }),
  check: (state) => {
    if (!isMeasured(state, 'lang')) return [cannotTell(ofScreen(state))];
    const lang = state.lang?.trim() ?? '';
    if (/^([a-z]{2,3}|[ix])(-[a-z0-9]+)*$/i.test(lang)) return [pass(ofScreen(state), { values: { lang } })];
    return [fail(ofScreen(state), { cause: 'page', values: { lang } })];
  },
};
