import type { Step } from '../../contract/journey.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { Moment, StepRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** What the person needs next lies out of sight, more than a screen away from where they just were. */
export const targetOutOfView: StepRule = {
  id: 'target-out-of-view',
  scope: 'step',
  severity: 1,
  wcag_class: null,
  claims: claims({ spark: ['simple'], walkthrough: [2], criteria: ['journey-clarity'] }),
  check: (moment) => {
    const { step, before } = moment;
    if (step.target === null || !/^(click_tap|field_entry|selection)$/.test(step.interaction)) return [];
    if (step.target.in_view === null) return [cannotTell(ofStep(step))];
    if (step.target.in_view || isNear(moment)) return [pass(ofStep(step))];
    return [fail(ofStep(step), { cause: before === null ? 'unknown' : normaliseRoute(before.route) })];
  },
};

/** Going on from field to field down a page is reading, not searching. */
function isNear({ step, previous, before }: Moment): boolean {
  const [from, to] = [boxOf(previous), boxOf(step)];
  if (to === null || before === null) return false;
  const start = from === null || previous?.page !== step.page ? 0 : from.y;
  return Math.abs(to.y - start) < before.viewport.height;
}

function boxOf(step: Step | null): NonNullable<Step['target']>['box'] {
  return step?.target?.box ?? null;
}
