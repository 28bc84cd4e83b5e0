import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** So few words need no heading to be understood at a glance. */
const FEW_WORDS = 30;

/** A screen full of words has no heading that says what it is. */
export const missingHeading: StateRule = {
  id: 'missing-heading',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({
    spark: ['simple'],
    nielsen: ['H6'],
    walkthrough: [1],
    criteria: ['journey-clarity'],
  }),
  check: (state) => {
    if (state.headings.some(({ text }) => text.trim() !== '')) return [pass(ofScreen(state))];
    if (!isMeasured(state, 'heading')) return [cannotTell(ofScreen(state))];
    return state.text.words <= FEW_WORDS
      ? []
      : [fail(ofScreen(state), { cause: normaliseRoute(state.route) })];
  },
};
