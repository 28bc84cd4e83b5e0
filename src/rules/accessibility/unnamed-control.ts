import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isButtonOrLink } from '../role.ts';
import type { StateRule } from '../rule.ts';
import { signByPlace } from '../signature.ts';
import { ofControl } from '../subject.ts';
import { isNamedByAxe } from './named-by-axe.ts';

/** A button or link has no name: a picture to some, nothing at all to others (WCAG 4.1.2, 2.4.4). */
export const unnamedControl: StateRule = {
  id: 'unnamed-control',
  scope: 'state',
  severity: 3,
  wcag_class: 'serious',
  claims: claims({
    nielsen: ['H6'],
    walkthrough: [3],
    pure: ['difficulty'],
    wcag: ['4.1.2', '2.4.4'],
    criteria: ['journey-clarity'],
  }),
  check: (state) =>
    state.controls.filter(isButtonOrLink).map((control) => {
      if (control.name_source !== 'none' && control.name.trim() !== '') return pass(ofControl(control));
      if (control.visible_label || !control.focusable || isNamedByAxe(state))
        return cannotTell(ofControl(control));
      return fail(ofControl(control), { cause: signByPlace(control) });
    }),
};
