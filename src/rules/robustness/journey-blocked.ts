import type { Journey } from '../../contract/journey.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { JourneyRule, Observation } from '../rule.ts';
import { normalise, signByName } from '../signature.ts';
import { ofJourney } from '../subject.ts';

/** The task could not be done: a step was impossible, or the promised end was not reached. A fact from the run itself. */
export const journeyBlocked: JourneyRule = {
  id: 'journey-blocked',
  scope: 'journey',
  severity: 4,
  wcag_class: null,
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H1'],
    walkthrough: [4],
    pure: ['difficulty'],
    criteria: ['journey-completability'],
  }),
  check: ({ journey }) => {
    const subject = ofJourney(journey);
    if (journey.status === 'complete') return [pass(subject, { values: { steps: journey.steps.length } })];
    const isDeclared = journey.outcome === 'expected';
    const stop = isDeclared ? null : findStop(journey);
    return [stop ?? cannotTell(subject, { values: { error: firstLine(journey.error) } })];
  },
};

/** The last thing that failed; without one the fault may lie in the test or the machine. */
function findStop(journey: Journey): Observation | null {
  const step = journey.steps.findLast(({ status }) => status === 'failed');
  const claim = journey.assertions.findLast(({ status }) => status === 'failed');
  if (claim !== undefined && claim.after_step >= (step?.order ?? 0)) return stopAtClaim(journey, claim);
  if (step === undefined) return null;
  const at = { journey: journey.id, step: step.order, state: step.state_after ?? step.state_before };
  const cause = step.target === null ? `step|${normalise(step.title)}` : `step|${signByName(step.target)}`;
  const values = { where: step.title, error: firstLine(step.error) };
  return fail(ofJourney(journey), { at, cause, critical: true, values });
}

/** An expectation on the way that did not stop the journey is a flaw; one that nothing came after is the end not reached. */
function stopAtClaim(journey: Journey, claim: Journey['assertions'][number]): Observation {
  const last = journey.steps.at(-1);
  const isEnd = claim.after_step >= (last?.order ?? 0);
  const state = last?.state_after ?? journey.end_state;
  const at = { journey: journey.id, step: claim.after_step > 0 ? claim.after_step : null, state };
  const values = { where: claim.title, error: firstLine(claim.error) };
  const cause = `claim|${normalise(claim.title)}`;
  return fail(ofJourney(journey), { at, cause, severity: isEnd ? 4 : 3, critical: isEnd, values });
}

function firstLine(error: string | null): string {
  return (error ?? '').split('\n').find((line) => line.trim() !== '') ?? '';
}
