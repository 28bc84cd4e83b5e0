import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { ofScreen } from '../subject.ts';

/** Headings jump over a level: the outline that screen reader users travel by has a hole. */
export const headingSkips: StateRule = {
  id: 'heading-skips',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ nielsen: ['H4'], criteria: ['component-consistency'] }),
  check: (state) => {
    if (!isMeasured(state, 'heading')) return [cannotTell(ofScreen(state))];
    const { headings } = state;
    const at = headings.findIndex(
      ({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? 0) + 1,
    );
    const skip = headings[at];
    if (headings.length < 2) return [];
    if (skip === undefined) return [pass(ofScreen(state))];
    const values = { from: headings[at - 1]?.level ?? 0, to: skip.level, heading: skip.text };
    return [fail({ ...ofScreen(state), box: skip.box }, { cause: `${values.from}-${values.to}`, values })];
  },
};
