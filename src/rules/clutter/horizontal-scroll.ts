import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { ofScreen } from '../subject.ts';

/** The page is wider than its window at a size that the team itself tests: something is cut off at the right. */
export const horizontalScroll: StateRule = {
  id: 'horizontal-scroll',
  scope: 'state',
  severity: 2,
  wcag_class: null,
  claims: claims({
    spark: ['attractive'],
    nielsen: ['H8'],
    walkthrough: [2],
    criteria: ['responsive'],
  }),
  check: (state) => {
    const { viewport, layout } = state;
    const values = { width: viewport.width, document: layout.document_width };
    if (!isMeasured(state, 'layout') || layout.document_width === 0)
      return [cannotTell(ofScreen(state), { values })];
    if (layout.document_width <= viewport.width + 2) return [pass(ofScreen(state), { values })];
    return [fail(ofScreen(state), { cause: `${viewport.width}`, values })];
  },
};
