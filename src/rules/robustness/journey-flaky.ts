import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { JourneyRule } from '../rule.ts';
import { ofJourney } from '../subject.ts';

/** The same journey first failed and then went through: what people get depends on luck, of the app or of the test. */
export const journeyFlaky: JourneyRule = {
  id: 'journey-flaky',
  scope: 'journey',
  severity: 1,
  wcag_class: null,
  claims: claims({ spark: ['reliable'], pure: ['difficulty'], criteria: ['journey-completability'] }),
  check: ({ journey }) => {
    const values = { attempts: journey.attempts };
    if (journey.outcome === 'flaky') return [fail(ofJourney(journey), { cause: journey.id, values })];
    return [
      journey.status === 'complete'
        ? pass(ofJourney(journey), { values })
        : cannotTell(ofJourney(journey), { values }),
    ];
  },
};
