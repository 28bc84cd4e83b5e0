import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StepRule } from '../rule.ts';
import { normalise } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** What browsers write by themselves about a failed request; another rule speaks of that. */
const BY_BROWSER = /^(Failed to load resource|GET |POST |PUT |PATCH |DELETE )|net::ERR_/;

/** The page writes errors into the console: nothing that people see, a sign of something unfinished. */
export const consoleError: StepRule = {
  id: 'console-error',
  scope: 'step',
  severity: 1,
  wcag_class: null,
  claims: claims({ spark: ['reliable'], criteria: ['no-js-errors'] }),
  check: ({ journey, step }) => {
    const known = new Set(step.trouble.page_errors);
    const errors = step.trouble.console_errors.filter(
      (message) => !BY_BROWSER.test(message) && !known.has(message),
    );
    if (errors.length === 0)
      return [isMeasured(journey, 'console') ? pass(ofStep(step)) : cannotTell(ofStep(step))];
    return errors.map((message) => fail(ofStep(step), { cause: normalise(message), values: { message } }));
  },
};
