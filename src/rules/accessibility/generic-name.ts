import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isButtonOrLink } from '../role.ts';
import type { Observation, StateRule } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofControl } from '../subject.ts';
import { EMPTY_NAME, GENERIC_NAME } from '../words.ts';
import { wordsApply } from '../words-apply.ts';

/** A link or button is called "here", "more" or "click here": read alone it says nothing (WCAG 2.4.4). */
export const genericName: StateRule = {
  id: 'generic-name',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({
    nielsen: ['H2'],
    walkthrough: [3],
    wcag: ['2.4.4'],
    criteria: ['journey-clarity'],
  }),
  check: (state) => {
    const isRead = wordsApply(state);
    const named = state.controls.filter((control) => isButtonOrLink(control) && control.name.trim() !== '');
    return named.map((control) => {
      const isGeneric = GENERIC_NAME.test(control.name.trim());
      if (isGeneric && control.described_by === null)
        return fail(ofControl(control), { cause: signByName(control), ...gradeOf(control) });
      return isRead && !isGeneric ? pass(ofControl(control)) : cannotTell(ofControl(control));
    });
  },
};

/** The criterion speaks of links and lets the words around explain: "read more" and buttons are notes. */
function gradeOf({ role, name }: { role: string; name: string }): Partial<Observation> {
  return role === 'link' && EMPTY_NAME.test(name.trim()) ? {} : { wcag_class: null, claims: { wcag: [] } };
}
