import { DEAD } from '../stages/plans.ts';
import type { BundlePlan } from '../support/make-bundle.ts';

/** The first journey cannot be finished: a critical failure that a rule names. */
export const STOPPED: BundlePlan = {
  journeys: 2,
  steps: 3,
  journey: (journey, index) =>
    index > 0
      ? journey
      : {
          ...journey,
          status: 'failed',
          outcome: 'unexpected',
          error: 'timed out',
          end_state: null,
          steps: journey.steps.map((step) =>
            step.order < 3 ? step : { ...step, status: 'failed', error: 'timed out' },
          ),
        },
};

/** The same failure in every journey. */
export const STOPPED_TWICE: BundlePlan = {
  ...STOPPED,
  journey: (journey) => STOPPED.journey?.(journey, 0) ?? journey,
};

/** The run was stopped before it was complete. */
export const UNFINISHED: BundlePlan = {
  journeys: 2,
  steps: 3,
  index: (index) => ({ ...index, run: { ...index.run, complete: false } }),
};

/** The experts' disagreement, on elements with other names: other evidence. */
export const DEAD_ELSEWHERE: BundlePlan = {
  ...DEAD,
  journey: (journey, index) => {
    const made = DEAD.journey?.(journey, index) ?? journey;
    const steps = made.steps.map((step) => ({
      ...step,
      target: step.target === null ? null : { ...step.target, name: `${step.target.name} now` },
    }));
    return { ...made, steps };
  },
};
