import type { Step } from '../../contract/journey.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { JourneyRule } from '../rule.ts';
import { ofJourney } from '../subject.ts';

/** Far above what a whole checkout takes, on average 5 screens and 11 fields (Baymard 2024). */
const MANY = 30;

/** One task takes so many steps that people lose the thread, or two tasks are in one journey. */
export const longJourney: JourneyRule = {
  id: 'long-journey',
  scope: 'journey',
  severity: 1,
  wcag_class: null,
  claims: claims({
    spark: ['simple'],
    nielsen: ['H7'],
    walkthrough: [1],
    criteria: ['journey-clarity'],
  }),
  check: ({ journey }) => {
    const steps = countActs(journey.steps);
    const clicks = journey.steps.reduce((sum, step) => sum + step.pointer_activations, 0);
    const values = { steps, clicks };
    if (steps > MANY) return [fail(ofJourney(journey), { cause: journey.id, values })];
    return [
      journey.status === 'complete'
        ? pass(ofJourney(journey), { values })
        : cannotTell(ofJourney(journey), { values }),
    ];
  },
};

/** Waiting is no act, and one walk by the Tab key is one act however many keys it takes. */
function countActs(steps: readonly Step[]): number {
  return steps.filter(
    ({ interaction }, index) =>
      interaction !== 'system_wait' &&
      !(interaction === 'keyboard' && steps[index - 1]?.interaction === 'keyboard'),
  ).length;
}
