import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isButtonOrLink } from '../role.ts';
import type { StateRule } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofControl } from '../subject.ts';
import { DECLINE, SHAMING } from '../words.ts';
import { wordsApply } from '../words-apply.ts';

/** The way to say no is worded so that one feels a fool for taking it. */
export const shamingDecline: StateRule = {
  id: 'shaming-decline',
  scope: 'state',
  severity: 2,
  wcag_class: null,
  claims: claims({ spark: ['purposeful'], nielsen: ['H2'], walkthrough: [3], criteria: ['journey-clarity'] }),
  check: (state) => {
    const isRead = wordsApply(state);
    return state.controls.filter(isButtonOrLink).flatMap((control) => {
      if (SHAMING.test(control.name)) return [fail(ofControl(control), { cause: signByName(control) })];
      if (!isRead) return state.dialogs.length > 0 ? [cannotTell(ofControl(control))] : [];
      return DECLINE.test(control.name) ? [pass(ofControl(control))] : [];
    });
  },
};
