import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { signByPlace } from '../signature.ts';
import { ofControl } from '../subject.ts';

/** A link leads nowhere (`#`, `javascript:`): it looks and sounds like a way to another page and is a button. */
export const linkWithoutTarget: StateRule = {
  id: 'link-without-target',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H4'], walkthrough: [3], criteria: ['component-consistency'] }),
  check: (state) =>
    state.controls
      .filter(({ role }) => role === 'link')
      .map((control) => {
        if (control.href === null) return cannotTell(ofControl(control));
        const isEmpty = /#$|^javascript:/i.test(control.href) || leadsNowhere(state, control.key);
        return isEmpty ? fail(ofControl(control), { cause: signByPlace(control) }) : pass(ofControl(control));
      }),
};

/** Addresses are cut short when they are written down; the survey keeps that one is `#`. */
function leadsNowhere({ survey }: State, key: string): boolean {
  return (
    survey?.some((part) => part.kind === 'link' && part.key === key && part.facts.leads_nowhere === true) ??
    false
  );
}
