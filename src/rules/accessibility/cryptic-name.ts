import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isButtonOrLink } from '../role.ts';
import type { StateRule } from '../rule.ts';
import { signByPlace } from '../signature.ts';
import { ofControl } from '../subject.ts';

/** In these scripts one sign is a word. */
const WORD_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A button is called by a sign alone, `x` or `↕`: each person reads it as something else. Page numbers are excused. */
export const crypticName: StateRule = {
  id: 'cryptic-name',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({
    spark: ['simple'],
    nielsen: ['H2'],
    walkthrough: [3],
    criteria: ['journey-clarity'],
  }),
  check: (state) =>
    state.controls.filter(isButtonOrLink).map((control) => {
      const name = control.name.trim();
      const letters = name.match(/\p{L}/gu)?.length ?? 0;
      if (name === '') return cannotTell(ofControl(control));
      const isWord = letters > 1 || WORD_SIGNS.test(name) || /\d/.test(name);
      if (isWord || control.described_by !== null) return pass(ofControl(control));
      return fail(ofControl(control), { cause: signByPlace(control) });
    }),
};
