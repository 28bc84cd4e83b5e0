import type { Control } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import { isField, isSearch } from '../role.ts';
import type { StateRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** Eight fields are enough for a whole checkout (Baymard); twice as many on one screen is a heavy form. */
const ENOUGH = 8;

/** Fields that lie further apart than this, in CSS pixels, are no longer filled in as one form. */
const APART_PX = 300;

/** One form asks for more than people like to give at once. A group of radio buttons counts as one question. */
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
    const count = Math.max(...splitForms(fields).map(countQuestions));
    const values = { count };
    if (count <= ENOUGH) return [pass(ofScreen(state), { values })];
    const severity = count > 2 * ENOUGH ? 2 : 1;
    return [fail(ofScreen(state), { cause: normaliseRoute(state.route), severity, values })];
  },
};

/** Fields from top to bottom, parted where much else lies between; one without a place stays with the one before. */
function splitForms(fields: readonly Control[]): Control[][] {
  const forms: Control[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const field of fields.toSorted((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0))) {
    const form = forms.at(-1);
    if (form === undefined || (field.box !== null && field.box.y - end > APART_PX)) forms.push([field]);
    else form.push(field);
    if (field.box !== null) end = Math.max(end, field.box.y + field.box.height);
  }
  return forms;
}

function countQuestions(fields: readonly Control[]): number {
  return new Set(fields.map(({ role, group, key }) => (role === 'radio' && group !== null ? group : key)))
    .size;
}
