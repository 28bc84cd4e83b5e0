import { isNamedByAxe } from '../accessibility/named-by-axe.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isField } from '../role.ts';
import type { StateRule } from '../rule.ts';
import { signByPlace } from '../signature.ts';
import { ofControl } from '../subject.ts';

/** A field has no name at all: a screen reader says "edit text" and no more (WCAG 4.1.2, 3.3.2). */
export const unlabelledField: StateRule = {
  id: 'unlabelled-field',
  scope: 'state',
  severity: 3,
  wcag_class: 'serious',
  claims: claims({
    nielsen: ['H6'],
    walkthrough: [3],
    pure: ['difficulty'],
    wcag: ['4.1.2', '1.3.1', '3.3.2'],
    criteria: ['forms-functional', 'journey-clarity'],
  }),
  check: (state) =>
    state.controls.filter(isField).map((control) => {
      if (control.name_source !== 'none') return pass(ofControl(control));
      if (control.visible_label || isNamedByAxe(state)) return cannotTell(ofControl(control));
      return fail(ofControl(control), { cause: signByPlace(control) });
    }),
};
