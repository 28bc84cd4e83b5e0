import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Expert } from '../../../src/contract/criteria.ts';
import { failedByMeasure } from '../../../src/engines/anthropic/failed-by-measure.ts';
import { embeddedEngine } from '../../../src/engines/embedded/engine.ts';
import { Sieve } from '../../../src/engines/model/ground/sieve.ts';
import { mergeCrossReview } from '../../../src/engines/model/merge/merge-cross-review.ts';
import { mergeJudge } from '../../../src/engines/model/merge/merge-judge.ts';
import { mergeReview } from '../../../src/engines/model/merge/merge-review.ts';
import { CLAIMS, engineWords, groundOf, showBundle } from './shown.ts';

const experts = parse(
  readFileSync(new URL('../../../templates/debate/experts.yml', import.meta.url), 'utf8'),
);
const engine = embeddedEngine({ engine: engineWords, experts });
const base = showBundle({ journeys: 2, steps: 3 }, 3);
const ids = ['state-changes-visible', 'no-js-errors', 'journey-clarity'];
const NONE = { count: 0, sources: [] };
const criteria = {
  scale: 5,
  threshold: 4,
  max_cycles: 3,
  mode: 'standard' as const,
  criteria: ids.map((id, at) => ({
    id,
    number: at + 1,
    group: 'g',
    name: id,
    description: `What ${id} means.`,
  })),
  dropped: [],
  grounding: { references: NONE, designs: NONE, brand: NONE },
};
const [issue] = base.outcomes.issues;
if (issue === undefined) throw new Error('no issue');
const outcomes = {
  ...base.outcomes,
  issues: [{ ...issue, severity: 4, claims: { ...CLAIMS, criteria: ids.slice(0, 2) } }],
};
const shown = { ...base, outcomes };
const ground = groundOf(shown);
const assignment = { evidence: shown.evidence, outcomes, criteria, round: 1, execution: 'parallel' as const };
const merging = () => ({ ...shown, sieve: new Sieve(ground), words: {} });

const words = fc.constantFrom('Plain words.', 'It says “Never there”.', 'It took 4711 ms.');
const ref = fc.constantFrom('journey-0000/step-01', 'journey-0001/step-03', 'journey-9999', 'journey-0001');
const refs = fc.array(ref, { maxLength: 3 });
const fact = fc.record({ ref, quote: fc.constant(''), claim: words });
const score = fc.integer({ min: 1, max: 5 });
const common = {
  facts: fc.array(fact, { minLength: 1, maxLength: 2 }),
  confidence: fc.constant('high' as const),
  injection_suspected: fc.boolean(),
};
const scores = fc.tuple(
  ...ids.map((criterion) =>
    fc.record({
      criterion: fc.constant(criterion),
      score,
      refs,
      evidence: words,
      expected: words,
      suggestion: words,
    }),
  ),
);
const journeys = fc.tuple(
  ...['journey-0000', 'journey-0001'].map((journey) =>
    fc.record({
      journey: fc.constant(journey),
      assessment: fc.constantFrom('Complete' as const, 'Partial' as const, 'Failed' as const),
      issues: words,
    }),
  ),
);
const observations = fc.record({
  navigation: words,
  interaction: words,
  journeys: words,
  visual: words,
  missing: words,
});
const RANK = ['Complete', 'Partial', 'Failed'];

describe('whatever a model answers', () => {
  it.each(['strategist', 'ux_specialist'] as const)(
    'as the %s, no score and no journey rises',
    async (expert: Expert) => {
      const measured = await engine.review(expert, assignment);
      const answers = fc.record({
        kind: fc.constant('review' as const),
        expert: fc.constant(expert),
        ...common,
        scores,
        journeys,
        highlights: fc.array(fact, { maxLength: 2 }),
        observations,
      });
      fc.assert(
        fc.property(answers, (answer) => {
          const merged = mergeReview(measured, { answer, criteria }, merging());
          for (const [at, row] of merged.scores.entries()) {
            expect(row.score).toBeLessThanOrEqual(measured.scores[at]?.score ?? 0);
            expect(row.evidence_refs.filter((one) => !ground.hasRef(one))).toEqual([]);
            const isTold = merged.failing.some(({ criterion }) => criterion === row.criterion);
            expect(row.score >= criteria.threshold || isTold).toBe(true);
          }
          for (const [at, row] of merged.journeys.entries())
            expect(RANK.indexOf(row.assessment)).toBeGreaterThanOrEqual(
              RANK.indexOf(measured.journeys[at]?.assessment ?? ''),
            );
        }),
      );
    },
  );

  it('in phase 2, no score rises and no question is opened over a measured failure', async () => {
    const own = await engine.review('strategist', assignment);
    const theirs = await engine.review('ux_specialist', assignment);
    const measured = await engine.crossReview(own, theirs, assignment);
    const failed = await failedByMeasure(assignment, engine);
    expect(failed.size).toBeGreaterThan(0);
    const cited = new Set(own.scores.flatMap(({ evidence_refs }) => evidence_refs));
    const answers = fc.record({
      kind: fc.constant('cross_review' as const),
      expert: fc.constant('strategist' as const),
      ...common,
      responses: fc.tuple(
        ...ids.map((criterion) =>
          fc.record({
            criterion: fc.constant(criterion),
            response: fc.constantFrom('agree' as const, 'disagree' as const, 'new_concern' as const),
            reasoning: words,
            new_refs: refs,
            adjusted_score: score,
          }),
        ),
      ),
      new_concerns: fc.array(fact, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(answers, (answer) => {
        const merged = mergeCrossReview(measured, { answer, failed, cited }, merging());
        for (const [at, row] of merged.responses.entries()) {
          const before = measured.responses[at];
          expect(row.adjusted_score).toBeLessThanOrEqual(before?.adjusted_score ?? 0);
          if (failed.has(row.criterion)) expect(row.response).not.toBe('disagree');
          if (row.adjusted_score < (before?.adjusted_score ?? 0))
            expect(row.new_evidence_refs.some((one) => !cited.has(one) && ground.hasRef(one))).toBe(true);
        }
      }),
    );
  });

  it('as the judge, nothing rises and FAIL stays', async () => {
    const measured = await engine.judge(assignment);
    expect(measured.verdict).toBe('FAIL');
    const answers = fc.record({
      kind: fc.constant('judge' as const),
      ...common,
      scores,
      observations: fc.array(fact, { maxLength: 2 }),
      overall: words,
    });
    fc.assert(
      fc.property(answers, (answer) => {
        const merged = mergeJudge(measured, { answer, expected: new Map(), notes: [] }, merging());
        expect(merged.verdict).toBe('FAIL');
        for (const [at, row] of merged.criteria.entries()) {
          const before = measured.criteria[at];
          if (before?.score !== null && before !== undefined)
            expect(row.score).toBeLessThanOrEqual(before.score);
          if (before?.status !== 'met') expect(row.status).not.toBe('met');
        }
      }),
    );
  });
});
