import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isField, isSearch } from '../role.ts';
import type { StateRule } from '../rule.ts';
import { normalise, normaliseRoute } from '../signature.ts';
import { ABOUT_INPUT } from '../words.ts';
import { wordsApply } from '../words-apply.ts';

type Message = State['messages'][number];

/** An error about what was entered does not say, in words or in markup, which field it means (WCAG 3.3.1). */
export const errorNotTiedToField: StateRule = {
  id: 'error-not-tied-to-field',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({
    nielsen: ['H9'],
    walkthrough: [4],
    pure: ['difficulty'],
    wcag: ['3.3.1', '1.3.1'],
    criteria: ['error-states'],
  }),
  check: (state) => {
    const fields = state.controls.filter((control) => isField(control) && !isSearch(control));
    if (fields.length === 0) return [];
    return state.messages
      .filter(({ error }) => error)
      .map((message) => {
        const subject = { key: message.for, name: message.text, box: message.box };
        if (message.for !== null || fields.some(({ invalid }) => invalid)) return pass(subject);
        if (fields.length === 1 || namesField(message, fields)) return pass(subject);
        if (!isAboutInput(message, state)) return cannotTell(subject);
        return fail(subject, { cause: `${normaliseRoute(state.route)}|${normalise(message.text)}` });
      });
  },
};

/** What errors say of any field: it names none. */
const ANY =
  /^(value|field|entry|input|required|missing|valid|invalid|please|enter|choose|select|your|this|that|with|must|have)$/;

function namesField(message: Message, fields: State['controls']): boolean {
  const said = ` ${normalise(message.text)} `;
  return fields.some(({ name }) =>
    normalise(name)
      .split(' ')
      .some((word) => word.length > 3 && !ANY.test(word) && said.includes(` ${word}`)),
  );
}

function isAboutInput(message: Message, state: State): boolean {
  return message.role === 'text' || (wordsApply(state) && ABOUT_INPUT.test(message.text));
}
