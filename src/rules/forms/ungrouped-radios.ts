import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** Radio buttons stand in no named group: one hears the answers and never the question (WCAG 1.3.1). */
export const ungroupedRadios: StateRule = {
  id: 'ungrouped-radios',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ nielsen: ['H6'], wcag: ['1.3.1', '3.3.2'], criteria: ['forms-functional'] }),
  check: (state) => {
    const radios = state.controls.filter(({ role }) => role === 'radio');
    const loose = radios.filter(({ group }) => group === null);
    const values = { names: loose.map(({ name }) => name).join(', ') };
    if (radios.length < 2) return [];
    if (!isMeasured(state, 'group')) return [cannotTell(ofScreen(state), { values })];
    if (loose.length < 2) return [pass(ofScreen(state), { values })];
    return [fail(ofScreen(state), { cause: normaliseRoute(state.route), values })];
  },
};
