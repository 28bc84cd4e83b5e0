import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** As wide as phones are; a wider window says nothing of how a page fits 320 CSS pixels. */
const PHONE_PX = 480;

/** On a narrow screen the page must be pushed sideways to be read (WCAG 1.4.10). */
export const reflow: StateRule = {
  id: 'reflow',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.4.10'], criteria: ['responsive'] }),
  check: (state) => {
    const { viewport, layout } = state;
    const values = { width: viewport.width, document: layout.document_width };
    if (viewport.width > PHONE_PX) return [cannotTell(ofScreen(state), { values })];
    if (layout.document_width <= viewport.width + 2) return [pass(ofScreen(state), { values })];
    return [fail(ofScreen(state), { cause: normaliseRoute(state.route), values })];
  },
};
