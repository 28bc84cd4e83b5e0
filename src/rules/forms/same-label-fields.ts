import type { Control } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { groupBy } from '../group-by.ts';
import { isField, isTick } from '../role.ts';
import type { StateRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofControl } from '../subject.ts';

/** Two fields of one screen have the same name, and no named group tells them apart (WCAG 2.4.6). */
export const sameLabelFields: StateRule = {
  id: 'same-label-fields',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({
    nielsen: ['H4'],
    walkthrough: [3],
    wcag: ['2.4.6'],
    criteria: ['forms-functional', 'journey-clarity'],
  }),
  check: (state) => {
    const fields = state.controls.filter((control) => isField(control) && !isTick(control));
    const named = groupBy(fields, signLabel);
    return [...named.values()].flatMap((alike) => {
      const [first] = alike;
      if (first === undefined) return [];
      const values = { count: alike.length };
      if (first.name.trim() === '') return [cannotTell(ofControl(first), { values })];
      if (alike.length < 2) return [pass(ofControl(first), { values })];
      return [fail(ofControl(first), { cause: normaliseRoute(state.route), values })];
    });
  },
};

function signLabel({ name, group, landmark, described_by }: Control): string {
  return [name.trim().toLowerCase(), group ?? '', landmark ?? '', described_by ?? ''].join('|');
}
