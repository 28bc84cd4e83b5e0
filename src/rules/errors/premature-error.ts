import type { Step } from '../../contract/journey.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isField } from '../role.ts';
import type { JourneyRule, Observation, Walk } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** A form shows errors before anything was entered: it scolds a person who did nothing yet. */
export const prematureError: JourneyRule = {
  id: 'premature-error',
  scope: 'journey',
  severity: 2,
  wcag_class: null,
  claims: claims({
    nielsen: ['H5'],
    walkthrough: [4],
    pure: ['difficulty'],
    criteria: ['error-states', 'forms-functional'],
  }),
  check: (walk) => {
    const seen = new Set<string>();
    return walk.journey.steps.flatMap((step) => {
      const isArrival = step.interaction === 'navigation' || step.target?.role === 'link';
      if (!isArrival || step.state_after === null || seen.has(step.state_after)) return [];
      seen.add(step.state_after);
      return inspect(step, walk);
    });
  },
};

function inspect(step: Step, { journey, read }: Walk): Observation[] {
  const state = read(step.state_after);
  if (state === null || !state.controls.some(isField)) return [];
  const at = { journey: journey.id, step: step.order, state: state.id };
  const wrong = state.controls.filter(({ invalid }) => invalid);
  const tied = state.messages.filter((message) => message.error && message.for !== null);
  if (wrong.length + tied.length === 0) return [pass(ofScreen(state), { at })];
  const accused = state.controls
    .filter(({ key }) => tied.some((message) => message.for === key))
    .concat(wrong);
  if (!accused.some((control) => isField(control) && control.value === 'empty'))
    return [cannotTell(ofScreen(state), { at })];
  return [fail(ofScreen(state), { at, cause: normaliseRoute(state.route) })];
}
