import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import { isField, isSearch } from '../role.ts';
import type { StateRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** Eight fields are enough for a whole checkout (Baymard); twice as many on one screen is a heavy form. */
const ENOUGH = 8;

/** One screen asks for more than people like to give at once. A group of radio buttons counts as one question. */
export const manyFields: StateRule = {
  id: 'many-fields',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({
    spark: ['simple'],
    nielsen: ['H8'],
    pure: ['difficulty'],
    criteria: ['forms-functional', 'journey-clarity'],
  }),
  check: (state) => {
    const fields = state.controls.filter((control) => isField(control) && !isSearch(control));
    if (fields.length === 0 && isMeasured(state, 'control')) return [];
    if (fields.length === 0) return [cannotTell(ofScreen(state))];
    const questions = new Set(
      fields.map(({ role, group, key }) => (role === 'radio' && group !== null ? group : key)),
    );
    const values = { count: questions.size };
    if (questions.size <= ENOUGH) return [pass(ofScreen(state), { values })];
    const severity = questions.size > 2 * ENOUGH ? 2 : 1;
    return [fail(ofScreen(state), { cause: normaliseRoute(state.route), severity, values })];
  },
};
