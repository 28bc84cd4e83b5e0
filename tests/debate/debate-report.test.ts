import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CrossReview, Review } from '../../src/contract/review.ts';
import { applyRulings } from '../../src/debate/apply-ruling.ts';
import { splitUnescaped } from '../../src/debate/cell-codec.ts';
import { renderDebateReport } from '../../src/debate/debate-report.ts';
import type { RoundReviews } from '../../src/debate/read-round.ts';
import { synthesize } from '../../src/debate/synthesize.ts';
import { hostile } from './arbitraries.ts';
import { anyRound, CRITERIA } from './round-arbitrary.ts';
import { TEMPLATES } from './templates.ts';

const SECTIONS = [
  '## Participants',
  '## Configuration',
  '## Criterion scores',
  '### Left out',
  '## Visual grounding comparison',
  '## Journey results',
  '## Debate findings',
  '### Consensus',
  '### Additions',
  '### Disagreements',
  '### No debate',
  '### New concerns from cross-review',
  '## Failing criteria',
  '## Passing criteria highlights',
  '## Summary',
  '## Recommended focus for the next cycle',
  '## How the debate ran',
];

describe('the debate report', () => {
  it('keeps every section and its shape, whatever the experts wrote', () => {
    fc.assert(
      fc.property(anyRound, hostile, (plain, text) => {
        const round = speak(plain, text);
        const assets = { count: 1, sources: [text, text] };
        const criteria = {
          ...CRITERIA,
          grounding: { references: assets, designs: assets, brand: assets },
          criteria: CRITERIA.criteria.map((one) => ({ ...one, name: text })),
        };
        const debate = synthesize(round, { criteria, cycle: 2, words: TEMPLATES.words, log: [text] });
        const rulings = debate.criteria
          .filter(({ status }) => status === 'PENDING')
          .map(({ criterion }) => ({ criterion, score: 2, reasoning: text, author: text }));
        const ruled = applyRulings(debate, rulings.slice(1));
        const report = renderDebateReport({ debate: ruled, round, criteria }, TEMPLATES);
        const lines = report.split('\n');
        expect(lines.filter((line) => /^##/.test(line) && !/^### C\d+ /.test(line))).toEqual(SECTIONS);
        expect(report).not.toMatch(/\{\{[a-z_]+\}\}(?<!\{\{text\}\})/);
        assertTables(lines);
      }),
      { numRuns: 150 },
    );
  });
});

/** Every row of a table has as many cells as its head. */
function assertTables(lines: readonly string[]): void {
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('|')) continue;
    expect(line.endsWith('|')).toBe(true);
    const before = lines[at - 1] ?? '';
    if (before.startsWith('|'))
      expect(splitUnescaped(line, '|')).toHaveLength(splitUnescaped(before, '|').length);
  }
}

function speak({ reviews, cross_reviews: cross }: RoundReviews, text: string): RoundReviews {
  return {
    reviews: {
      strategist: reviews.strategist && speakReview(reviews.strategist, text),
      ux_specialist: reviews.ux_specialist && speakReview(reviews.ux_specialist, text),
    },
    cross_reviews: {
      strategist: cross.strategist && speakCross(cross.strategist, text),
      ux_specialist: cross.ux_specialist && speakCross(cross.ux_specialist, text),
    },
  };
}

function speakReview(review: Review, text: string): Review {
  return {
    ...review,
    version: text,
    scores: review.scores.map((score) => ({ ...score, name: text, evidence: text })),
    journeys: review.journeys.map((journey) => ({ ...journey, title: text, issues: text })),
    failing: review.scores.slice(0, 2).map(({ criterion }) => ({
      criterion,
      observation: text,
      expected: text,
      journey_evidence: text,
      suggestion: text,
      priority: 'Critical',
    })),
    highlights: [text],
  };
}

function speakCross(cross: CrossReview, text: string): CrossReview {
  return {
    ...cross,
    responses: cross.responses.map((one) => ({
      ...one,
      reasoning: text,
      new_evidence_refs: [text, ...one.new_evidence_refs],
    })),
    new_concerns: [text],
  };
}
