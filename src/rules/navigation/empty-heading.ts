import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { Observation, StateRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** A heading has no words: who travels by headings stops at nothing (WCAG 1.3.1). */
export const emptyHeading: StateRule = {
  id: 'empty-heading',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['1.3.1', '2.4.6'], criteria: ['component-consistency'] }),
  check: (state) => {
    const told = listTold(state);
    if (told !== null) return told;
    if (!isMeasured(state, 'heading')) return [cannotTell(ofScreen(state))];
    return state.headings.map(({ text, level, box }) => {
      const values = { level };
      if (text.trim() !== '') return pass({ key: null, name: text, box }, { values });
      return fail({ ...ofScreen(state), box }, { cause: `${normaliseRoute(state.route)}|${level}`, values });
    });
  },
};

/** The survey knows what a heading gives to assistive technology; ornaments in it are no words. */
function listTold(state: State): Observation[] | null {
  if (state.survey == null) return null;
  return readParts(state, { kind: 'heading' }, (part) => {
    const values = { level: numberOf(part, 'level') };
    if (isTrue(part, 'named')) return { result: 'passed', values };
    return { cause: `${normaliseRoute(state.route)}|${values.level}`, values };
  });
}
