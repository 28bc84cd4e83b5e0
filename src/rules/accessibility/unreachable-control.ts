import type { Control } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { Observation, StateRule } from '../rule.ts';
import { signByPlace } from '../signature.ts';
import { ofControl } from '../subject.ts';

/** Roles that promise a control of its own, not a part of a widget. */
const OWN_STOP = /^(button|link|checkbox|switch|textbox|searchbox|slider|spinbutton|combobox)$/;

/** Something says that it is a button, a link or a field, and Tab never stops there (WCAG 2.1.1). */
export const unreachableControl: StateRule = {
  id: 'unreachable-control',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H7'], wcag: ['2.1.1'], criteria: ['clickable-response'] }),
  check: (state) =>
    state.controls
      .filter(({ role, disabled }) => OWN_STOP.test(role) && !disabled)
      .map((control) => judge(control, state.controls)),
};

function judge(control: Control, controls: readonly Control[]): Observation {
  if (control.focusable) return pass(ofControl(control));
  const isDoubled = controls.some(
    ({ focusable, href, name }) =>
      focusable && (name === control.name || (href !== null && href === control.href)),
  );
  const isPart = control.group !== null || control.box === null;
  if (isDoubled || isPart) return cannotTell(ofControl(control));
  return fail(ofControl(control), { cause: signByPlace(control) });
}
