import type { StepTrouble } from '../../contract/journey.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StepRule } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** How much a page loses without it. Pictures have a rule of their own; icons of tabs and beacons harm nobody. */
const LOSS: Readonly<Record<string, 1 | 2>> = { stylesheet: 2, script: 2, font: 1, media: 2 };

/** A style sheet, script, font or film that the page asks for does not come. */
export const brokenAsset: StepRule = {
  id: 'broken-asset',
  scope: 'step',
  severity: 2,
  wcag_class: null,
  claims: claims({ spark: ['reliable', 'attractive'], criteria: ['no-broken-assets'] }),
  check: ({ journey, step }) => {
    const broken = step.trouble.failed_requests.filter(isLost);
    if (broken.length === 0)
      return [isMeasured(journey, 'request') ? pass(ofStep(step)) : cannotTell(ofStep(step))];
    return broken.map(({ url, resource, status, failure }) =>
      fail(
        { key: null, name: fileOf(url), box: null },
        {
          cause: normaliseRoute(fileOf(url)),
          severity: LOSS[resource] ?? 2,
          values: { url, resource, status: status ?? failure ?? '' },
        },
      ),
    );
  },
};

function isLost({ resource, status, failure }: StepTrouble['failed_requests'][number]): boolean {
  const isGivenUp = status === null && /abort|cancel|blocked/i.test(failure ?? '');
  return LOSS[resource] !== undefined && !isGivenUp;
}

function fileOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
