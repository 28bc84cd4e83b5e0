import type { StepTrouble } from '../../contract/journey.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { hasNewWords } from '../news.ts';
import type { Moment, Observation, StepRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofStep } from '../subject.ts';

type Request = StepTrouble['failed_requests'][number];

/** The server failed and the page kept silent: people believe that it worked, or wait for ever. */
export const silentRequestFailure: StepRule = {
  id: 'silent-request-failure',
  scope: 'step',
  severity: 3,
  wcag_class: null,
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H9'],
    walkthrough: [4],
    pure: ['difficulty'],
    criteria: ['error-states', 'state-changes-visible'],
  }),
  check: (moment) =>
    moment.step.trouble.failed_requests.filter(isCall).map((request) => judge(request, moment)),
};

/** What a script asked for; a call that the page itself gave up is no failure. */
function isCall({ resource, failure, status }: Request): boolean {
  const isGivenUp = status === null && /abort|cancel/i.test(failure ?? '');
  return (resource === 'fetch' || resource === 'xhr') && !isGivenUp;
}

function judge(request: Request, moment: Moment): Observation {
  const { step } = moment;
  const subject = ofStep(step);
  const values = {
    method: request.method,
    url: request.url,
    status: request.status ?? request.failure ?? '',
  };
  const isServers = request.status === null || request.status >= 500;
  const isTold =
    (step.response?.announced ?? '') !== '' ||
    step.trouble.dialogs.length > 0 ||
    hasNewWords(moment) === true;
  if (isTold) return pass(subject, { values });
  if (step.response === null || moment.after === null || !isServers) return cannotTell(subject, { values });
  const isBackground = request.method === 'GET' && step.response.kind === 'navigation';
  const severity = isBackground ? 2 : 3;
  return fail(subject, { cause: `${request.method} ${pathOf(request.url)}`, severity, values });
}

function pathOf(url: string): string {
  return normaliseRoute(URL.canParse(url) ? new URL(url).pathname : url);
}
