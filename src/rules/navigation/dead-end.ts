import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** A screen offers nothing to do: no link, no button, no field. Only the browser's own buttons lead out. */
export const deadEnd: StateRule = {
  id: 'dead-end',
  scope: 'state',
  severity: 3,
  wcag_class: null,
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H3'],
    walkthrough: [2],
    pure: ['difficulty'],
    criteria: ['no-dead-ends', 'back-navigation'],
  }),
  check: (state) => {
    const subject = ofScreen(state);
    const isWhole = ['control', 'frame', 'settled'].every((what) => isMeasured(state, what));
    if (state.controls.some(({ disabled }) => !disabled)) return [pass(subject)];
    if (!isWhole || state.text.words === 0) return [cannotTell(subject)];
    return [fail(subject, { cause: normaliseRoute(state.route) })];
  },
};
