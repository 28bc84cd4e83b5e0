import type { Aggregate } from '../../src/contract/aggregation.ts';
import { METHOD_IDS } from '../../src/contract/primitives.ts';
import { WCAG_CRITERIA } from '../../src/contract/wcag-criteria.ts';
import type { Facts } from '../../src/team/producers/facts.ts';
import { issue, place, planOf, words } from './worlds.ts';

/** What a page may call itself: formula, markup, line ends, signs that XML cannot hold. */
export const HOSTILE = `=cmd|' /C calc'!A1 "quoted", <script>alert(1)</script> & ]]> \u0007\u2028 @everyone\n## Heading | cell`;

/** Two findings, one of them critical, in the words given. */
export function facts(title = 'Plain'): Facts {
  const issues = [
    issue('contrast', {
      id: 'contrast-1',
      title,
      claim: title,
      claims: { ...issue('x').claims, wcag: ['1.4.3'] },
    }),
    issue('journey-blocked', {
      id: 'journey-blocked-1',
      critical: true,
      severity: 4,
      places: [place({ ref: 'buy/step-02' })],
    }),
  ];
  const aggregate = {
    run_id: 'run-1',
    verdict: 'fail',
    average_score: 3.2,
    threshold: 8,
    context: { target: title, build_identity: 'abc', viewport: '1280x720' },
    method_scores: Object.fromEntries(METHOD_IDS.map((id) => [id, 3])),
    methods: [
      {
        method: 'wcag_2_2_aa',
        limitations: ['Not all was seen.'],
        methodology_data: {
          checks: WCAG_CRITERIA.map(({ criterion }, at) => ({
            criterion,
            status: ['checked', 'needs_review', 'not_checked'][at % 3],
          })),
        },
      },
    ],
  } as unknown as Aggregate;
  return { aggregate, outcomes: { rules: [], issues }, debate: null, plan: planOf(issues), words };
}
