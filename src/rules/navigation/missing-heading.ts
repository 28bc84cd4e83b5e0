import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** So few words need no heading to be understood at a glance. */
const FEW_WORDS = 30;

/** A screen full of words has no main heading that says what it is. */
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
    if (state.headings.some(isMain)) return [pass(ofScreen(state))];
    if (!isMeasured(state, 'heading')) return [cannotTell(ofScreen(state))];
    return state.text.words <= FEW_WORDS
      ? []
      : [fail(ofScreen(state), { cause: normaliseRoute(state.route) })];
  },
};

/** A dialog or a part of the page begins at level two; the screen itself at level one. */
function isMain({ level, text }: State['headings'][number]): boolean {
  return level === 1 && text.trim() !== '';
}
