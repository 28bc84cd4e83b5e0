import type { Control, State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isTick } from '../role.ts';
import type { Observation, StateRule } from '../rule.ts';
import { signByPlace } from '../signature.ts';
import { ofControl } from '../subject.ts';
import { isCrowded, isUndersized } from './spacing.ts';

/** A target is smaller than 24 by 24 CSS pixels and has another one close by (WCAG 2.5.8). */
export const smallTarget: StateRule = {
  id: 'small-target',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H5'], wcag: ['2.5.8'], criteria: ['responsive'] }),
  check: (state) => {
    const targets = state.controls.filter(
      ({ disabled, inline, role }) => !disabled && !inline && role !== 'option',
    );
    return targets.map((control) => judge(control, targets));
  },
};

function judge(control: Control, targets: State['controls']): Observation {
  const subject = ofControl(control);
  const { box } = control;
  if (box === null) return cannotTell(subject);
  const values = { width: Math.round(box.width), height: Math.round(box.height) };
  const isFine = !isUndersized(box) || isDrawnByBrowser(control) || !isCrowded(control, box, targets);
  return isFine ? pass(subject, { values }) : fail(subject, { cause: signByPlace(control), values });
}

/** The size of a plain box to tick is the browser's, and its label is part of the target. */
function isDrawnByBrowser(control: Control): boolean {
  return control.native && isTick(control) && control.visible_label;
}
