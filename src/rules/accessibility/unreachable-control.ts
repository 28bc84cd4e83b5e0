import type { Control } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { Observation, StateRule } from '../rule.ts';
import { normalise, signByPlace } from '../signature.ts';
import { ofControl } from '../subject.ts';

/** Roles that promise a control of its own, not a part of a widget. */
const OWN_STOP = /^(button|link|checkbox|switch|textbox|searchbox|slider|spinbutton|combobox)$/;

/** How near a part of one thing lies to the rest of it, in CSS pixels. */
const NEAR_PX = 64;

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
  const isDoubled = controls.some((other) => other.focusable && doesTheSame(other, control));
  const isPart = control.group !== null || control.box === null;
  if (isDoubled || isPart) return cannotTell(ofControl(control));
  return fail(ofControl(control), { cause: signByPlace(control) });
}

/** Another control of that name or address; or one right beside it whose words hold its own, like a row and its arrow. */
function doesTheSame(other: Control, control: Control): boolean {
  if (other.name === control.name || (other.href !== null && other.href === control.href)) return true;
  const words = normalise(control.name);
  return words !== '' && ` ${normalise(other.name)} `.includes(` ${words} `) && isBeside(other, control);
}

function isBeside({ box: one }: Control, { box: two }: Control): boolean {
  if (one === null || two === null) return false;
  const isSameRow = one.y < two.y + two.height && two.y < one.y + one.height;
  return isSameRow && Math.max(one.x, two.x) - Math.min(one.x + one.width, two.x + two.width) <= NEAR_PX;
}
