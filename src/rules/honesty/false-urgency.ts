import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { normalise } from '../signature.ts';
import { ofScreen } from '../subject.ts';
import { ACTIVITY, HASTE, OFFER, ONLOOKERS, RUNNING_OUT, SCARCITY } from '../urgency-words.ts';
import { wordsApply } from '../words-apply.ts';

/** A clock runs down beside an offer, or the screen counts others who look at it: pressure takes the place of reasons. */
export const falseUrgency: StateRule = {
  id: 'false-urgency',
  scope: 'state',
  severity: 2,
  wcag_class: null,
  claims: claims({
    spark: ['purposeful'],
    nielsen: ['H5'],
    walkthrough: [3],
    criteria: ['journey-clarity'],
  }),
  check: (state) => {
    const texts = [...state.text.blocks, ...state.messages].map(({ text }) => text);
    const pressing = texts.filter((text) => isPressure(text));
    const subject = ofScreen(state);
    if (pressing.length > 0)
      return pressing.slice(0, 3).map((text) => fail(subject, { cause: normalise(text), values: { text } }));
    const urging = texts.find((text) => [SCARCITY, HASTE, ACTIVITY].some((words) => words.test(text)));
    if (urging !== undefined || !wordsApply(state))
      return [cannotTell(subject, { values: { text: urging ?? '' } })];
    return [pass(subject, { values: { text: '' } })];
  },
};

/** Time that runs out counts beside an offer only: a session that ends is worth a warning. */
function isPressure(text: string): boolean {
  return ONLOOKERS.test(text) || (RUNNING_OUT.test(text) && OFFER.test(text));
}
