import type { Control, State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isField, isSearch, isTick } from '../role.ts';
import type { Observation, StateRule } from '../rule.ts';
import { normalise } from '../signature.ts';
import { ofControl } from '../subject.ts';

/** How far to the left, and how far above, words still belong to a field, in CSS pixels. */
const FAR_PX = 400;
const NEAR_PX = 40;

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
    return fields.map((field) =>
      hasWordsBeside(field, state) ? pass(ofControl(field)) : judge(field, isLone),
    );
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

/** The words of its name stand to the left in its row, a little higher at most, or right above it, tied to it or not. */
function hasWordsBeside({ name, box }: Control, { text }: State): boolean {
  const words = normalise(name);
  if (words === '' || box === null) return false;
  return text.blocks.some((block) => {
    if (block.box === null || !`${normalise(block.text)} `.startsWith(`${words} `)) return false;
    const { x, y, width, height } = block.box;
    const isLeft =
      x + width <= box.x &&
      box.x - x - width < FAR_PX &&
      y < box.y + box.height &&
      box.y - y - height < NEAR_PX;
    const isAbove = y < box.y && box.y - y - height < NEAR_PX && x < box.x + box.width && box.x < x + width;
    return isLeft || isAbove;
  });
}
