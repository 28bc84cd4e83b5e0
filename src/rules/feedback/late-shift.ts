import type { Step } from '../../contract/journey.ts';
import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isAimed } from '../press.ts';
import { isTick } from '../role.ts';
import type { Moment, StepRule } from '../rule.ts';
import { ofStep } from '../subject.ts';

/** A sum of late shifts that the web vitals call poor, and the jump that makes a pointer miss, in CSS pixels. */
const POOR_SHIFT = 0.25;
const NOTED_SHIFT = 0.1;
const SEEN_SHIFT = 0.03;
const JUMP_PX = 8;

/** Half a second or more after an action the page moves by itself, under the pointer or away from the reader. */
export const lateShift: StepRule = {
  id: 'late-shift',
  scope: 'step',
  severity: 1,
  wcag_class: null,
  claims: claims({
    spark: ['attractive'],
    nielsen: ['H5'],
    pure: ['difficulty'],
    criteria: ['transition-smoothness'],
  }),
  check: (moment) => {
    const { step } = moment;
    if (!isByHand(step)) return [];
    const shift = step.response.layout_shift;
    if (shift === null) return [cannotTell(ofStep(step))];
    const jump = findJump(moment);
    const values = { shift: shift.toFixed(2), jump: Math.round(jump) };
    const hasJumped = shift >= SEEN_SHIFT && jump > JUMP_PX;
    if (shift <= NOTED_SHIFT && !hasJumped) return [pass(ofStep(step), { values })];
    const cause = `${step.response.kind}|${step.target?.role ?? ''}`;
    return [fail(ofStep(step), { cause, severity: hasJumped || shift > POOR_SHIFT ? 2 : 1, values })];
  },
};

/** A real press or key: only then does the browser know which movement it brought at once. */
function isByHand(step: Step): step is Step & { response: NonNullable<Step['response']> } {
  const isTicked = step.interaction === 'selection' && step.target !== null && isTick(step.target);
  return step.response !== null && (isAimed(step) || isTicked || step.interaction === 'keyboard');
}

/** How far the pressed control itself went; 0 when it is on one of the screens only, or on another page. */
function findJump({ step, before, after }: Moment): number {
  const isElsewhere = before === null || after === null || pageOf(before) !== pageOf(after);
  if (step.response?.kind === 'navigation' && isElsewhere) return 0;
  const [from, to] = [before, after].map(
    (state) => state?.controls.find(({ key }) => key === step.target?.key)?.box,
  );
  return from == null || to == null ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
}

/** An address without what stands behind `#`: going there draws no other document. */
function pageOf({ url }: State): string {
  return url.replace(/#.*$/, '');
}
