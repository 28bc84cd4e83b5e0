import type { Control } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isField, isSearch, isTick } from '../role.ts';
import type { Observation, StateRule } from '../rule.ts';
import { ofControl } from '../subject.ts';

/**
 * A field shows no lasting label: nothing, or a placeholder that vanishes with the first letter. One lone field with a
 * placeholder is understood from its place; among several, people must remember which was which (WCAG 3.3.2).
 */
export const missingVisibleLabel: StateRule = {
  id: 'missing-visible-label',
  scope: 'state',
  severity: 2,
  wcag_class: 'minor',
  claims: claims({
    spark: ['simple'],
    nielsen: ['H6'],
    walkthrough: [3],
    pure: ['difficulty'],
    wcag: ['3.3.2'],
    criteria: ['forms-functional', 'journey-clarity'],
  }),
  check: (state) => {
    const fields = state.controls.filter(
      (control) => isField(control) && !isTick(control) && !isSearch(control),
    );
    const isLone = fields.length === 1;
    return fields.map((field) => judge(field, isLone));
  },
};

function judge(field: Control, isLone: boolean): Observation {
  const subject = ofControl(field);
  if (field.visible_label) return pass(subject);
  if (field.name_source === 'none') return cannotTell(subject);
  if (field.placeholder === null) return isLone ? pass(subject) : cannotTell(subject);
  if (isLone) return fail(subject, { cause: 'lone', severity: 1, wcag_class: null, claims: { wcag: [] } });
  return fail(subject, { cause: 'several' });
}
