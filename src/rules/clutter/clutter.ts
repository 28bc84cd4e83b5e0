import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** Above these a screen is busier than most; only several of them together make it cluttered. */
const CALM = { controls: 60, font_sizes: 10, font_families: 4, text_colours: 14 } as const;

/** A screen shows too many things in too many looks at once. */
export const clutter: StateRule = {
  id: 'clutter',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({
    spark: ['attractive', 'simple'],
    nielsen: ['H8'],
    walkthrough: [2],
    criteria: ['style-brief', 'component-consistency'],
  }),
  check: (state) => {
    const values = measure(state);
    if (!isMeasured(state, 'layout')) return [cannotTell(ofScreen(state), { values })];
    const over = Object.entries(CALM).filter(([name, most]) => (values[name] ?? 0) > most).length;
    if (over < 2) return [pass(ofScreen(state), { values })];
    return [
      fail(ofScreen(state), { cause: normaliseRoute(state.route), severity: over > 3 ? 2 : 1, values }),
    ];
  },
};

function measure({ controls, layout }: State): Record<string, number> {
  const { font_sizes, font_families, text_colours } = layout;
  const shown = controls.filter(({ in_view }) => in_view).length;
  return { controls: shown, font_sizes, font_families, text_colours };
}
