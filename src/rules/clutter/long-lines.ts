import type { Part } from '../../contract/part.ts';
import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { numberOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';
import { ofScreen } from '../subject.ts';

/** A sign is about half as wide as the type is high; a block of three lines is running text. */
const SIGN_EM = 0.5;
const LINE_EM = 1.2;
const LEAST_LINES = 3;
/** WCAG 1.4.8 (AAA) asks for 80 signs; half as many again and the eye loses the next line. */
const LONGEST = 130;

/** Running text goes on for so long a line that the eye loses its way back. */
export const longLines: StateRule = {
  id: 'long-lines',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ spark: ['attractive'], nielsen: ['H8'], criteria: ['style-brief'] }),
  check: (state) => {
    const widest = findWidest(state);
    if (widest !== null && numberOf(widest, 'signs_a_line') > LONGEST)
      return [fail(widest, { cause: 'measure', values: { signs: numberOf(widest, 'signs_a_line') } })];
    const running = state.text.blocks.filter((block) => block.text.length > LONGEST);
    if (running.length === 0) return [];
    if (running.every(({ box }) => box === null))
      return [cannotTell(ofScreen(state), { values: { signs: 0 } })];
    const signs = Math.max(0, ...running.filter(isRunning).map(countSigns));
    const values = { signs };
    if (signs <= LONGEST) return [pass(ofScreen(state), { values })];
    return [fail(ofScreen(state), { cause: 'measure', values })];
  },
};

/** The passage with the longest lines, of those whose lines were counted: two or more, so that they fill the width. */
function findWidest({ survey }: State): Part | null {
  const running = survey?.filter(({ kind, facts }) => kind === 'running_text' && Number(facts.lines) > 1);
  const [widest] =
    running?.toSorted((a, b) => numberOf(b, 'signs_a_line') - numberOf(a, 'signs_a_line')) ?? [];
  return widest ?? null;
}

function isRunning({ box, font_px }: State['text']['blocks'][number]): boolean {
  return box !== null && box.height >= LEAST_LINES * LINE_EM * font_px;
}

function countSigns({ box, font_px }: State['text']['blocks'][number]): number {
  return Math.round((box?.width ?? 0) / (font_px * SIGN_EM));
}
