import type { Control } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isTextEntry } from '../role.ts';
import type { StateRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofControl } from '../subject.ts';
import { wordsApply } from '../words-apply.ts';

const ASKS_FORMAT = /\b(date|expiry|iban|account number|vat number)\b/i;
const SHOWS_FORMAT = /\d|\b(dd|mm|yy|yyyy|hh|e\.g|for example|format|like)\b|[(/:-]/i;

/** A field wants its answer in a certain form, a date, a code, and shows no example of it. */
export const formatNotShown: StateRule = {
  id: 'format-not-shown',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H10'], pure: ['difficulty'], criteria: ['forms-functional', 'error-states'] }),
  check: (state) => {
    const isRead = wordsApply(state);
    const plain = state.controls.filter(
      (control) => isTextEntry(control) && (control.type ?? 'text') === 'text',
    );
    return plain.flatMap((control) => {
      if (showsFormat(control)) return [pass(ofControl(control))];
      if (!ASKS_FORMAT.test(control.name)) return isRead ? [] : [cannotTell(ofControl(control))];
      return [fail(ofControl(control), { cause: normaliseRoute(state.route) })];
    });
  },
};

function showsFormat({ name, placeholder, described_by }: Control): boolean {
  return (
    [name, placeholder, described_by].some((hint) => SHOWS_FORMAT.test(hint ?? '')) || described_by !== null
  );
}
