import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StepRule } from '../rule.ts';
import { normalise } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** A script broke off with an error that nobody caught: whatever should have come after it did not happen. */
export const uncaughtPageError: StepRule = {
  id: 'uncaught-page-error',
  scope: 'step',
  severity: 2,
  wcag_class: null,
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H5'],
    pure: ['difficulty'],
    criteria: ['no-js-errors'],
  }),
  check: ({ journey, step }) => {
    const errors = step.trouble.page_errors;
    if (errors.length === 0)
      return [isMeasured(journey, 'error') ? pass(ofStep(step)) : cannotTell(ofStep(step))];
    const hasStopped = step.status === 'failed' || step.response?.kind === 'none';
    return errors.map((message) =>
      fail(ofStep(step), { cause: normalise(message), severity: hasStopped ? 3 : 2, values: { message } }),
    );
  },
};
