import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opinion } from '../../../src/contract/opinion.ts';
import { METHOD_IDS } from '../../../src/contract/primitives.ts';
import { evaluateByRule } from '../../../src/engines/embedded/evaluate.ts';
import { Sieve } from '../../../src/engines/model/ground/sieve.ts';
import { mergeOpinion } from '../../../src/engines/model/merge/merge-opinion.ts';
import { checkArithmetic } from '../../../src/methods/check-arithmetic.ts';
import { scoreOpinion } from '../../../src/methods/score-opinion.ts';
import { checkActionAnalysis } from '../../../src/scoring/check-action-analysis.ts';
import { ARBITRARY } from './arbitrary-answers.ts';
import { engineWords, groundOf, showBundle } from './shown.ts';

const blocked = showBundle(
  {
    journeys: 2,
    steps: 3,
    journey: (journey, at) => (at === 1 ? { ...journey, status: 'partial', error: 'timed out' } : journey),
  },
  4,
);
const WORLDS = [
  showBundle({ journeys: 2, steps: 3 }, 0),
  showBundle({ journeys: 2, steps: 3 }, 3),
  blocked,
].map((shown) => ({ shown, ground: groundOf(shown) }));

describe.each(METHOD_IDS)('whatever a model answers for %s', (method) => {
  it('can lower and add, never lift and never clear', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORLDS), ARBITRARY[method], ({ shown, ground }, answer) => {
        const measured = evaluateByRule(method, shown, engineWords);
        const before = JSON.stringify(measured);
        const merging = { ...shown, sieve: new Sieve(ground), words: { drop_step: 'Spare “{step}”.' } };
        const merged = mergeOpinion(measured, answer, merging);
        if (merged === null) throw new Error('another method was merged');
        expect(JSON.stringify(measured)).toBe(before);
        expect(opinion.parse(merged)).toEqual(merged);
        const result = scoreOpinion(merged);
        expect(result.score).toBeLessThanOrEqual(scoreOpinion(measured).score);
        expect(checkArithmetic(result, 'required')).toEqual([]);
        expect(merged.critical_failures).toEqual(expect.arrayContaining(measured.critical_failures));
        expect(merged.confidence === 'high').toBe(false);
        if (merged.method === 'pure')
          expect(checkActionAnalysis(merged.judgement.action_analysis)).toEqual([]);
        const refs = [
          ...merged.evidence.map(({ ref }) => ref),
          ...merged.findings.map((one) => one.evidence_ref),
        ];
        expect(refs.filter((ref) => !ground.hasRef(ref))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
