import type { Control } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { findPurpose, isAutofillValue } from '../purpose.ts';
import { isTextEntry } from '../role.ts';
import type { Observation, StateRule } from '../rule.ts';
import { ofControl } from '../subject.ts';

/** A field for a personal fact does not tell the browser which one, so that it must be typed by hand (WCAG 1.3.5). */
export const fieldWithoutPurpose: StateRule = {
  id: 'field-without-purpose',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({
    spark: ['simple'],
    nielsen: ['H7'],
    wcag: ['1.3.5'],
    criteria: ['forms-functional'],
  }),
  check: (state) =>
    state.controls.flatMap((control) => {
      const purpose = isTextEntry(control) ? findPurpose(control) : null;
      const value = control.autocomplete?.trim() ?? '';
      if (purpose === null && (value === '' || isAutofillValue(value))) return [];
      return [judge(control, { value, purpose: purpose ?? '' })];
    }),
};

/** A wrong value fails the criterion; a missing one fails only if the fact is the person's own, which is not known. */
function judge(control: Control, values: { value: string; purpose: string }): Observation {
  const { value } = values;
  if (value === '') return cannotTell(ofControl(control), { values });
  if (!isAutofillValue(value)) return fail(ofControl(control), { cause: value, severity: 2, values });
  return value === 'off'
    ? fail(ofControl(control), { cause: value, values })
    : pass(ofControl(control), { values });
}
