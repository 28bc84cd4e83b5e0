import type { Step } from '../../contract/journey.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { JourneyRule } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** Pressing the same thing this often in a row is work that a field or a jump would save. */
const OFTEN = 4;

/** A person presses one control again and again to get where one entry could have taken them. */
export const repeatedActivation: JourneyRule = {
  id: 'repeated-activation',
  scope: 'journey',
  severity: 1,
  wcag_class: null,
  claims: claims({
    spark: ['simple'],
    nielsen: ['H7'],
    pure: ['avoidable'],
    criteria: ['journey-clarity'],
  }),
  check: ({ journey }) => {
    let run = 0;
    return journey.steps.flatMap((step, index) => {
      if (step.interaction !== 'click_tap' || step.pointer_activations === 0) return [];
      const at = { journey: journey.id, step: step.order, state: step.state_before };
      if (step.target === null) return [cannotTell(ofStep(step), { at })];
      run = isSameTarget(step, journey.steps[index - 1]) ? run + 1 : 1;
      const isLast = !isSameTarget(step, journey.steps[index + 1]);
      if (!isLast) return [];
      const values = { count: run };
      if (run < OFTEN) return [pass(ofStep(step), { at, values })];
      return [fail(ofStep(step), { at, cause: signByName(step.target), values })];
    });
  },
};

function isSameTarget(step: Step, other: Step | undefined): boolean {
  return other?.interaction === 'click_tap' && other.target !== null && other.target.key === step.target?.key;
}
