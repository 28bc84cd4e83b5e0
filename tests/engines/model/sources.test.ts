import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Opinion } from '../../../src/contract/opinion.ts';
import { METHOD_IDS, type MethodId } from '../../../src/contract/primitives.ts';
import { evaluateByRule } from '../../../src/engines/embedded/evaluate.ts';
import { Sieve } from '../../../src/engines/model/ground/sieve.ts';
import { mergeOpinion } from '../../../src/engines/model/merge/merge-opinion.ts';
import { checkArithmetic } from '../../../src/methods/check-arithmetic.ts';
import { scoreOpinion } from '../../../src/methods/score-opinion.ts';
import { checkActionAnalysis } from '../../../src/scoring/check-action-analysis.ts';
import { ARBITRARY } from './arbitrary-answers.ts';
import { engineWords, groundOf, showBundle } from './shown.ts';

type Status = 'complete' | 'shown' | 'specified';

/** Two journeys of these kinds, and no rule that could tell anything. */
function world(...statuses: readonly [Status, Status]) {
  const journey = (one: object, at: number) => ({ ...one, status: statuses[at] ?? 'shown' }) as never;
  const shown = { ...showBundle({ journeys: 2, steps: 3, journey }, 0), outcomes: { issues: [], rules: [] } };
  return { shown, ground: groundOf(shown) };
}
const PICTURES = world('shown', 'shown');
const STATIC = [PICTURES, world('specified', 'specified'), world('shown', 'specified')];
const MIXED = [world('complete', 'shown'), world('complete', 'specified')];

type World = typeof PICTURES & { readonly original?: Opinion };

function merge(
  measured: Opinion,
  answer: Parameters<typeof mergeOpinion>[1],
  { shown, ground, original }: World,
): Opinion {
  const words = { drop_step: 'Spare “{step}”.' };
  const merging = {
    ...shown,
    sieve: new Sieve(ground),
    words,
    ...(original === undefined ? {} : { original }),
  };
  const merged = mergeOpinion(measured, answer, merging);
  if (merged === null) throw new Error('another method was merged');
  return merged;
}

interface Mark {
  readonly value: number;
}
const marks = new WeakMap<object, Mark>();

/** Letters and answers as numbers, higher is better; the same object has the same mark. */
function marksOf(opinion: Opinion): Mark[] {
  const markOf = (thing: object, value: number): Mark => {
    const mark = marks.get(thing) ?? { value };
    marks.set(thing, mark);
    return mark;
  };
  if (opinion.method === 'spark')
    return Object.values(opinion.judgement.letters).map((letter) => markOf(letter, letter.score));
  if (opinion.method !== 'cognitive_walkthrough') return [];
  return opinion.judgement.actions.flatMap(({ action: _, ...answers }) =>
    Object.values(answers).map((one) => markOf(one, -['pass', 'partial', 'fail'].indexOf(one.answer))),
  );
}

/** What no model can make of what nobody walked. */
function expectBounded(merged: Opinion): void {
  const result = scoreOpinion(merged);
  expect(result.score).toBeLessThanOrEqual(merged.evidence_cap ?? 0);
  expect([5, 8]).toContain(merged.evidence_cap);
  expect(merged.confidence).not.toBe('high');
  expect(checkArithmetic(result, 'required')).toEqual([]);
  if (merged.method === 'spark') {
    expect(merged.judgement.letters.reliable.score).toBeLessThanOrEqual(2);
    expect(merged.judgement.letters.known.score).toBeLessThanOrEqual(3);
  }
  if (merged.method === 'cognitive_walkthrough')
    for (const { progress_seen } of merged.judgement.actions) expect(progress_seen.answer).not.toBe('pass');
  if (merged.method !== 'pure') return;
  expect(checkActionAnalysis(merged.judgement.action_analysis)).toEqual([]);
  for (const { current_counts } of merged.judgement.action_analysis.actions)
    expect(Object.values(current_counts)).toEqual([null, null, null, null]);
}

describe.each(METHOD_IDS)('whatever a model answers for %s', (method: MethodId) => {
  it('of what nobody walked: 8, medium and partial progress at most; what one answer judged the next only lowers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STATIC),
        ARBITRARY[method],
        ARBITRARY[method],
        (given, first, second) => {
          const measured = evaluateByRule(method, given.shown, engineWords);
          expect(scoreOpinion(measured).score).toBeLessThanOrEqual(5);
          const once = merge(measured, first, { ...given, original: measured });
          expectBounded(once);
          const twice = merge(once, second, { ...given, original: measured });
          expectBounded(twice);
          const [byRule, before, after] = [marksOf(measured), marksOf(once), marksOf(twice)];
          for (const [at, mark] of before.entries())
            if (mark !== byRule[at]) expect(after[at]?.value).toBeLessThanOrEqual(mark.value);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('of pictures: no critical failure', () => {
    fc.assert(
      fc.property(ARBITRARY[method], (answer) => {
        const merged = merge(evaluateByRule(method, PICTURES.shown, engineWords), answer, PICTURES);
        expect(merged.critical_failures).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('of pictures or a text beside what was walked: never above what was measured', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MIXED), ARBITRARY[method], (given, answer) => {
        const measured = evaluateByRule(method, given.shown, engineWords);
        expect(measured.evidence_cap).toBeUndefined();
        const merged = merge(measured, answer, given);
        expect(scoreOpinion(merged).score).toBeLessThanOrEqual(scoreOpinion(measured).score);
      }),
      { numRuns: 150 },
    );
  });
});
