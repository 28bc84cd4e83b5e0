import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEURISTICS, type SparkLetter } from '../../src/contract/judgement.ts';
import type { MethodResult } from '../../src/contract/method-result.ts';
import { METHOD_IDS, type MethodId } from '../../src/contract/primitives.ts';
import type { Scored } from '../../src/methods/calculated.ts';
import { checkArithmetic } from '../../src/methods/check-arithmetic.ts';
import { scoreNielsen } from '../../src/methods/score-nielsen.ts';
import { scoreOpinion } from '../../src/methods/score-opinion.ts';
import { scorePure } from '../../src/methods/score-pure.ts';
import { scoreSpark } from '../../src/methods/score-spark.ts';
import { scoreWalkthrough } from '../../src/methods/score-walkthrough.ts';
import { scoreWcag } from '../../src/methods/score-wcag.ts';
import {
  answers,
  classes,
  letters,
  nielsenOf,
  pureOf,
  rates,
  severities,
  sparkOf,
  walkthroughOf,
  wcagOf,
} from './judgements.ts';

const scored: fc.Arbitrary<MethodResult> = fc.oneof(
  letters.map((given) => resultOf('spark', scoreSpark(sparkOf(given)))),
  severities.map((given) => resultOf('nielsen', scoreNielsen(nielsenOf(given)))),
  answers.map((given) => resultOf('cognitive_walkthrough', scoreWalkthrough(walkthroughOf(given)))),
  rates.map((given) => resultOf('pure', scorePure(pureOf(given)))),
  classes.map((given) => resultOf('wcag_2_2_aa', scoreWcag(wcagOf(given)), ['state:home: blocked'])),
);

describe('checkArithmetic', () => {
  it('agrees with every score that the methods give, also after a trip through JSON', () => {
    fc.assert(
      fc.property(scored, (result) => {
        const read: MethodResult = JSON.parse(JSON.stringify(result));
        expect(checkArithmetic(read)).toEqual([]);
        expect(checkArithmetic(read, 'required')).toEqual([]);
      }),
    );
  });

  it('rejects every other score', () => {
    fc.assert(
      fc.property(scored, fc.integer({ min: 1, max: 10 }), (result, score) => {
        fc.pre(score !== result.score);
        const line = `score must be ${result.score} by its methodology_data, not ${score}`;
        expect(checkArithmetic({ ...result, score })).toEqual([line]);
        expect(checkArithmetic({ ...result, score }, 'required')).toContain(line);
      }),
    );
  });

  it.each([...METHOD_IDS])(
    '%s without native inputs stands as given, except inside the pipeline',
    (method) => {
      for (const methodology_data of [
        {},
        { note: 'by hand' },
        { calculation: { score: 3 } },
        { measures: 4 },
      ]) {
        const foreign = resultOf(method, { score: 8, methodology_data });
        expect(checkArithmetic(foreign)).toEqual([]);
        expect(checkArithmetic(foreign, 'required')).toHaveLength(1);
      }
    },
  );

  it.each([
    ['spark', { letters: { S: 4, P: 4, A: 4, R: 4, K: 4 }, total: 20 }],
    ['spark', { letters: { simple: 4 } }],
    ['nielsen', { violations: [{ severity: 'major' }] }],
    ['nielsen', { checked: [], violations: 'none' }],
    ['cognitive_walkthrough', { earned: 3, possible: 4 }],
    ['wcag_2_2_aa', { issues: [{ class: 'moderate' }], checks: [] }],
  ] as const)('%s: %j is not in our names, so nothing is recomputed', (method, methodology_data) => {
    expect(checkArithmetic(resultOf(method, { score: 1, methodology_data }))).toEqual([]);
  });

  it.each([
    ['nielsen', 9, { violations: [{ severity: 3 }] }],
    ['nielsen', 10, { checked: HEURISTICS, violations: [] }],
    ['wcag_2_2_aa', 9, { issues: [{ class: 'serious' }] }],
    ['spark', 8, { letters: lettersOf(4) }],
  ] as const)('%s: a score of %d is held to %j', (method, score, methodology_data) => {
    expect(checkArithmetic(resultOf(method, { score, methodology_data }))).toEqual([]);
    expect(checkArithmetic(resultOf(method, { score: score - 2, methodology_data }))).toHaveLength(1);
  });

  it('needs no more than what the arithmetic reads, and ignores other keys', () => {
    const methodology_data = {
      checked: HEURISTICS.map((heuristic) => ({ heuristic })),
      violations: [{ severity: 3, core_task: false, where: 'home' }],
      by: 'a colleague',
    };
    expect(checkArithmetic(resultOf('nielsen', { score: 9, methodology_data }))).toEqual([]);
    expect(checkArithmetic(resultOf('nielsen', { score: 8, methodology_data }))).toHaveLength(1);
  });
});

describe('checkArithmetic on PURE', () => {
  const { action_analysis } = pureOf([[{ difficulty: 1 }, { difficulty: 2 }, { difficulty: 1 }]]);
  const measures = { total: 4, mean: 1.33, worst_step: 2, step_count: 3 };

  it('does not take an action analysis alone for native inputs: the sample of the contract stands', () => {
    expect(checkArithmetic(resultOf('pure', { score: 7, methodology_data: { action_analysis } }))).toEqual(
      [],
    );
  });

  it('holds measures to the steps and the score to the bands', () => {
    const methodology_data = { action_analysis, measures };
    expect(checkArithmetic(resultOf('pure', { score: 8, methodology_data }))).toEqual([]);
    expect(checkArithmetic(resultOf('pure', { score: 7, methodology_data }))).toHaveLength(1);
    const wrong = { action_analysis, measures: { ...measures, total: 5, mean: 1.67 } };
    expect(checkArithmetic(resultOf('pure', { score: 8, methodology_data: wrong }))).toEqual([
      'methodology_data.measures.total must be 4',
      `methodology_data.measures.mean must be ${4 / 3}`,
    ]);
  });

  it('allows both answers where core_task_impossible is not told', () => {
    const methodology_data = { action_analysis, measures };
    expect(checkArithmetic(resultOf('pure', { score: 3, methodology_data }, ['a/step-01: blocked']))).toEqual(
      [],
    );
    const possible = { ...methodology_data, core_task_impossible: false };
    expect(checkArithmetic(resultOf('pure', { score: 3, methodology_data: possible }))).toHaveLength(1);
  });
});

describe('checkArithmetic inside the pipeline', () => {
  it('holds the shown arithmetic too', () => {
    const result = resultOf('nielsen', scoreNielsen(nielsenOf([3])));
    const methodology_data = { ...result.methodology_data, calculation: { deduction: 0 } };
    expect(checkArithmetic({ ...result, methodology_data }, 'required')).toContain(
      'methodology_data.calculation.deduction must be 1.5',
    );
    expect(checkArithmetic({ ...result, methodology_data })).toEqual([]);
  });

  it.each([
    ['nielsen', scoreNielsen(nielsenOf([4], true))],
    ['cognitive_walkthrough', scoreWalkthrough(walkthroughOf(['fail', 'fail', 'fail', 'fail'], true))],
    ['pure', scorePure(pureOf([[{ difficulty: 3 }]], true))],
    ['wcag_2_2_aa', scoreWcag(wcagOf(['critical']))],
  ] as const)('%s must name the critical failure it found', (method, given) => {
    expect(checkArithmetic(resultOf(method, given), 'required')).toEqual([
      'critical_failures must name the critical failure that methodology_data records',
    ]);
    expect(checkArithmetic(resultOf(method, given, ['a/step-01: blocked']), 'required')).toEqual([]);
  });
});

describe('scoreOpinion', () => {
  const rest = {
    confidence: 'high' as const,
    evidence: [{ ref: 'a/step-01', claim: 'Seen.' }],
    findings: [],
    critical_failures: [],
    limitations: ['One browser.'],
  };

  it('gives each method its own arithmetic', () => {
    const results = [
      scoreOpinion({ method: 'spark', judgement: sparkOf([4, 4, 4, 4, 4]), ...rest }),
      scoreOpinion({ method: 'nielsen', judgement: nielsenOf([3]), ...rest }),
      scoreOpinion({
        method: 'cognitive_walkthrough',
        judgement: walkthroughOf(['pass', 'pass', 'pass', 'fail']),
        ...rest,
      }),
      scoreOpinion({ method: 'pure', judgement: pureOf([[{ difficulty: 1 }]]), ...rest }),
      scoreOpinion({ method: 'wcag_2_2_aa', judgement: wcagOf(['serious']), ...rest }),
    ];
    expect(results.map(({ method, score }) => [method, score])).toEqual([
      ['spark', 8],
      ['nielsen', 9],
      ['cognitive_walkthrough', 8],
      ['pure', 10],
      ['wcag_2_2_aa', 9],
    ]);
    for (const result of results) expect(checkArithmetic(result, 'required')).toEqual([]);
    expect(results[0]).toMatchObject(rest);
  });
});

function resultOf(method: MethodId, given: Scored, critical_failures: string[] = []): MethodResult {
  return {
    method,
    ...given,
    confidence: 'high',
    evidence: [{ ref: 'a/step-01', claim: 'Seen.' }],
    findings: [],
    critical_failures,
    limitations: [],
  };
}

function lettersOf(score: number): Record<SparkLetter, { score: number }> {
  return {
    simple: { score },
    purposeful: { score },
    attractive: { score },
    reliable: { score },
    known: { score },
  };
}
