import type { Step } from '../../contract/journey.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StepRule } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** A link or button leads to a page that the server does not have or cannot give. */
export const brokenLink: StepRule = {
  id: 'broken-link',
  scope: 'step',
  severity: 3,
  wcag_class: null,
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H5'],
    walkthrough: [4],
    pure: ['difficulty'],
    criteria: ['screen-reachability', 'no-broken-assets'],
  }),
  check: ({ step }) => {
    if (step.interaction !== 'click_tap' || step.target === null) return [];
    const broken = findBrokenPage(step);
    if (broken !== undefined) {
      const values = { status: broken.status ?? broken.failure ?? '', url: broken.url };
      return [fail(ofStep(step), { cause: signByName(step.target), values })];
    }
    if (step.target.role !== 'link') return [];
    return [step.response === null ? cannotTell(ofStep(step)) : pass(ofStep(step))];
  },
};

/** A refused form (4xx on POST) is an answer, not a broken page. */
function findBrokenPage({ trouble }: Step): Step['trouble']['failed_requests'][number] | undefined {
  return trouble.failed_requests.find(({ resource, method, status }) => {
    if (resource !== 'document' || status === null) return false;
    return status >= 500 || (method === 'GET' && (status === 404 || status === 410));
  });
}
