import fc from 'fast-check';
import type { CrossReview, Review } from '../../src/contract/review.ts';

const HOSTILE = [
  '|',
  '\n',
  '\r\n',
  '`',
  '```\n',
  '<!-- ux-jury -->',
  '<br>',
  '&lt;',
  '&#32;',
  '\n# heading\n',
  '</details>',
  '\\',
  '\\|',
  ', ',
  ',',
  'None',
  '*below*',
  ' | ',
  '{{text}}',
  '- ',
  '1. ',
  '@octocat',
  '#12',
  'https://x.test/a_b',
  'www.x.test',
  '👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '漢字かな交じり文',
  'שלום עולם',
  '\u202egnp.exe',
  '\u0000',
  '\ud83d',
  ' ',
  '\t',
  '\u2028',
  '\u00a0',
  '\ufeff',
  '$x$',
  '_a_b_',
  '~~x~~',
  '---',
];

const piece = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 6 }));
export const anyText = fc.array(piece, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
export const hostile = anyText.filter((value) => /\S/.test(value));
const emptyable = fc.oneof(fc.constantFrom('', 'None', ' '), anyText);
const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const texts = fc.array(fc.oneof(hostile, fc.constantFrom('checkout/step-03', 'state:ab12')), {
  maxLength: 4,
});
const someTexts = fc.array(hostile, { minLength: 1, maxLength: 3 });
const point = fc.integer({ min: 1, max: 10 });
const natural = fc.nat({ max: 1e6 });
const expert = fc.constantFrom('strategist' as const, 'ux_specialist' as const);
const assessment = fc.constantFrom('Complete' as const, 'Partial' as const, 'Failed' as const);

export const anyReview: fc.Arbitrary<Review> = fc.record({
  expert,
  round: fc.integer({ min: 1, max: 999 }),
  execution: fc.constantFrom('parallel' as const, 'sequential' as const, 'single_reviewer' as const),
  version: hostile,
  scale: fc.integer({ min: 2, max: 10 }),
  screenshots_reviewed: natural,
  scores: fc.array(
    fc.record({
      criterion: slug,
      number: fc.integer({ min: 1, max: 40 }),
      name: hostile,
      score: point,
      evidence: hostile,
      evidence_refs: someTexts,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  journeys: fc.array(
    fc.record({
      journey: slug,
      title: hostile,
      steps: natural,
      completed: natural,
      assessment,
      issues: emptyable,
      screenshots: texts,
    }),
    { maxLength: 3 },
  ),
  failing: fc.array(
    fc.record({
      criterion: slug,
      observation: hostile,
      expected: hostile,
      journey_evidence: hostile,
      suggestion: hostile,
      priority: fc.constantFrom('Critical' as const, 'Important' as const),
    }),
    { maxLength: 3 },
  ),
  highlights: fc.array(hostile, { maxLength: 3 }),
  observations: fc.record({
    navigation: hostile,
    interaction: hostile,
    journeys: hostile,
    visual: hostile,
    missing: hostile,
  }),
});

export const anyCrossReview: fc.Arbitrary<CrossReview> = fc.record({
  expert,
  round: fc.integer({ min: 1, max: 999 }),
  responses: fc.array(
    fc.record({
      criterion: slug,
      number: fc.integer({ min: 1, max: 40 }),
      name: hostile,
      their_score: point,
      my_score: point,
      response: fc.constantFrom('agree' as const, 'disagree' as const, 'new_concern' as const),
      reasoning: hostile,
      new_evidence_refs: texts,
      adjusted_score: point,
    }),
    { minLength: 1, maxLength: 5 },
  ),
  journeys: fc.array(
    fc.record({
      journey: slug,
      title: hostile,
      their_assessment: assessment,
      my_assessment: assessment,
      response: fc.constantFrom('agree' as const, 'disagree' as const),
      reason: emptyable,
    }),
    { maxLength: 3 },
  ),
  new_concerns: fc.array(hostile, { maxLength: 3 }),
});
