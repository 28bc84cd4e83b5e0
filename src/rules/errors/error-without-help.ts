import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { normalise } from '../signature.ts';
import { EMPTY_ERROR_WORDS, NEXT_STEP } from '../words.ts';
import { wordsApply } from '../words-apply.ts';

/** Codes of machines: no language makes them help. */
const CODE =
  /\b0x[0-9a-f]+\b|\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b|\b\w+(Error|Exception)\b|\b(HTTP|error|status|code)\W{0,3}\d+\b|\bat \S+:\d+|\[object \w+\]|\bundefined\b|\bNaN\b|\bSQL\b|\{"|\b[45]\d\d (OK|Bad|Internal|Not|Unprocessable|Forbidden|Unauthori)/i;

/** An error says a code, or says that there is an error and no more: nobody can recover by it. */
export const errorWithoutHelp: StateRule = {
  id: 'error-without-help',
  scope: 'state',
  severity: 2,
  wcag_class: 'minor',
  claims: claims({
    nielsen: ['H9'],
    walkthrough: [4],
    pure: ['difficulty'],
    wcag: ['3.3.3'],
    criteria: ['error-states'],
  }),
  check: (state) =>
    state.messages
      .filter(({ error }) => error)
      .map((message) => {
        const subject = { key: message.for, name: message.text, box: message.box };
        const helps = isHelp(message.text, state);
        if (helps === null) return cannotTell(subject);
        return helps ? pass(subject) : fail(subject, { cause: normalise(message.text) });
      }),
};

function isHelp(text: string, state: State): boolean | null {
  const isCoded = CODE.test(text) && !(/[a-z]/.test(text) && NEXT_STEP.test(text));
  if (isCoded) return false;
  if (NEXT_STEP.test(text)) return true;
  const words = normalise(text).split(' ');
  if (words.every((word) => EMPTY_ERROR_WORDS.has(word))) return false;
  return wordsApply(state) ? true : null;
}
