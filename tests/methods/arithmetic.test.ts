import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded } from '../../src/methods/rounding.ts';
import { scoreNielsen } from '../../src/methods/score-nielsen.ts';
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
  pureWithMean,
  rates,
  severities,
  sparkOf,
  walkthroughOf,
  wcagOf,
} from './judgements.ts';

describe('rounding', () => {
  it.each([
    [17, 2, 9],
    [16, 2, 8],
    [5, 2, 3],
    [-5, 2, -2],
    [34, 4, 9],
    [33, 4, 8],
  ])('%i / %i is %i: halves go up', (numerator, denominator, rounded) => {
    expect(divideRounded(numerator, denominator)).toBe(rounded);
  });
});

describe('spark', () => {
  const TABLE = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10];

  it.each(TABLE.map((score, index) => [index + 5, score]))('a total of %i scores %i', (total, score) => {
    const given = Array.from({ length: 5 }, (_, at) => Math.floor(total / 5) + (at < total % 5 ? 1 : 0));
    const result = scoreSpark(sparkOf(given));
    expect(result.score).toBe(score);
    expect(result.methodology_data).toMatchObject({ total, calculation: { total, score } });
  });

  it('caps Known at 3 without evidence that the problem is recognised', () => {
    const result = scoreSpark(sparkOf([5, 5, 5, 5, 5], { problem_recognition_evidence: false }));
    expect(result.score).toBe(9);
    expect(result.methodology_data).toMatchObject({ total: 23, calculation: { known: 3 } });
    expect(
      scoreSpark(sparkOf([5, 5, 5, 5, 2], { problem_recognition_evidence: false })).methodology_data,
    ).toMatchObject({
      total: 22,
    });
  });

  it('caps Simple at 4 with a material avoidable step, and keeps the letter as it was given', () => {
    const judgement = sparkOf([5, 5, 5, 5, 5], { material_avoidable_steps: 1 });
    const result = scoreSpark(judgement);
    expect(result.methodology_data).toMatchObject({ ...judgement, total: 24, calculation: { simple: 4 } });
  });
});

describe('nielsen', () => {
  it.each([
    [[], 10, 0],
    [[1], 10, 0.25],
    [[1, 1], 10, 0.5],
    [[2], 9, 0.75],
    [[3], 9, 1.5],
    [[1, 3], 8, 1.75],
    [[3, 4], 6, 4.5],
    [[2, 2], 9, 1.5],
    [[4], 7, 3],
    [[4, 4, 4, 4], 1, 12],
  ])('violations %j score %i', (given, score, deduction) => {
    const result = scoreNielsen(nielsenOf(given));
    expect(result.score).toBe(score);
    expect(result.methodology_data).toMatchObject({ deduction, calculation: { deduction, score } });
  });
});

describe('cognitive walkthrough', () => {
  it.each([
    ['pass '.repeat(4), 10],
    ['fail '.repeat(4), 1],
    ['partial '.repeat(4), 6],
    [`${'pass '.repeat(10)}fail fail`, 9],
    [`${'pass '.repeat(9)}partial partial fail`, 9],
    [`${'pass '.repeat(9)}partial fail fail`, 8],
    [`${'pass '.repeat(20)}${'fail '.repeat(4)}`, 9],
    [`${'pass '.repeat(30)}${'fail '.repeat(6)}`, 9],
    [`${'pass '.repeat(40)}${'fail '.repeat(8)}`, 9],
  ])('%s scores %i', (words, score) => {
    expect(scoreWalkthrough(walkthroughOf(read(words))).score).toBe(score);
  });

  it('caps at 3 where the core task is impossible', () => {
    const result = scoreWalkthrough(walkthroughOf(read('pass pass pass fail'), true));
    expect(result.score).toBe(3);
    expect(result.methodology_data).toMatchObject({
      earned: 3,
      possible: 4,
      core_task_impossible: true,
      calculation: { converted: 8, score: 3 },
    });
    expect(scoreWalkthrough(walkthroughOf(read('fail fail fail fail'), true)).score).toBe(1);
  });

  function read(words: string) {
    return words
      .trim()
      .split(' ')
      .map((word) => (word === 'pass' || word === 'partial' ? word : 'fail'));
  }
});

describe('pure', () => {
  it.each([
    [10, 10, 10],
    [25, 21, 9],
    [119, 100, 9],
    [12, 10, 8],
    [6, 5, 8],
    [139, 100, 8],
    [7, 5, 7],
    [8, 5, 6],
    [9, 5, 5],
    [10, 5, 4],
    [11, 5, 3],
    [12, 5, 2],
    [35, 13, 2],
    [27, 10, 1],
    [15, 5, 1],
  ])('a mean of %i/%i scores %i', (total, count, score) => {
    const result = scorePure(pureWithMean(total, count));
    expect(result.score).toBe(score);
    expect(result.methodology_data).toMatchObject({
      measures: { total, step_count: count, mean: total / count },
      calculation: { base_score: score, score },
    });
  });

  it('gives 9, not 10, where an easy step could be saved', () => {
    expect(scorePure(pureOf([[{ difficulty: 1 }, { difficulty: 1, avoidable: true }]])).score).toBe(9);
  });

  it('caps at 5 with one difficult step', () => {
    const easy = Array.from({ length: 20 }, () => ({ difficulty: 1 as const }));
    const result = scorePure(pureOf([easy, [{ difficulty: 3 }]]));
    expect(result.score).toBe(5);
    expect(result.methodology_data).toMatchObject({ calculation: { base_score: 9, cap: 5 } });
  });

  it('caps at 3 where the core task is impossible', () => {
    expect(scorePure(pureOf([[{ difficulty: 1 }]], true)).score).toBe(3);
    expect(scorePure(pureOf([[{ difficulty: 3 }]], true)).score).toBe(1);
  });

  it('measures over all actions and leaves waits out', () => {
    const result = scorePure(
      pureOf([
        [{ difficulty: 1 }, { difficulty: 3, interaction: 'system_wait', avoidable: true }],
        [{ difficulty: 2 }],
      ]),
    );
    expect(result.score).toBe(7);
    expect(result.methodology_data).toMatchObject({
      measures: { total: 3, mean: 1.5, worst_step: 2, step_count: 2 },
      calculation: { avoidable_steps: 0 },
    });
  });

  it('refuses to score waits alone', () => {
    expect(() => scorePure(pureOf([[{ difficulty: 1, interaction: 'system_wait' }]]))).toThrow('system_wait');
  });
});

describe('wcag', () => {
  it.each([
    [[], 10],
    [['minor'], 10],
    [['minor', 'minor'], 9],
    [['serious'], 9],
    [['serious', 'serious', 'minor'], 7],
    [['critical'], 7],
    [['critical', 'critical', 'critical', 'critical'], 1],
  ] as const)('issues %j score %i', (given, score) => {
    expect(scoreWcag(wcagOf([...given])).score).toBe(score);
  });
});

describe('worse never scores higher', () => {
  const at = fc.nat();

  it('spark: a lower letter, lost evidence, an avoidable step', () => {
    fc.assert(
      fc.property(letters, at, (given, index) => {
        const score = scoreSpark(sparkOf(given)).score;
        const lower = replace(given, index, (value) => Math.max(1, value - 1));
        expect(scoreSpark(sparkOf(lower)).score).toBeLessThanOrEqual(score);
        expect(scoreSpark(sparkOf(given, { problem_recognition_evidence: false })).score).toBeLessThanOrEqual(
          score,
        );
        expect(scoreSpark(sparkOf(given, { material_avoidable_steps: 1 })).score).toBeLessThanOrEqual(score);
      }),
    );
  });

  it('nielsen and wcag: one more, or a worse one', () => {
    fc.assert(
      fc.property(severities, classes, at, (given, issues, index) => {
        const score = scoreNielsen(nielsenOf(given)).score;
        expect(scoreNielsen(nielsenOf([...given, 1])).score).toBeLessThanOrEqual(score);
        const worse = replace(given, index, (value) => Math.min(4, value + 1));
        expect(scoreNielsen(nielsenOf(worse)).score).toBeLessThanOrEqual(score);
        const accessible = scoreWcag(wcagOf(issues)).score;
        expect(scoreWcag(wcagOf([...issues, 'minor'])).score).toBeLessThanOrEqual(accessible);
        expect(scoreWcag(wcagOf(replace(issues, index, () => 'critical'))).score).toBeLessThanOrEqual(
          accessible,
        );
      }),
    );
  });

  it('walkthrough: a worse answer, an impossible task', () => {
    fc.assert(
      fc.property(answers, at, (given, index) => {
        const score = scoreWalkthrough(walkthroughOf(given)).score;
        const worse = replace(given, index, (value) => (value === 'pass' ? 'partial' : 'fail'));
        expect(scoreWalkthrough(walkthroughOf(worse)).score).toBeLessThanOrEqual(score);
        expect(scoreWalkthrough(walkthroughOf(given, true)).score).toBeLessThanOrEqual(Math.min(3, score));
      }),
    );
  });

  it('pure: a harder step, an avoidable one, an impossible task; waits change nothing', () => {
    fc.assert(
      fc.property(rates, at, (given, index) => {
        const score = scorePure(pureOf(given)).score;
        const harder = replace(given, index, (steps) =>
          replace(steps, index, (step) => ({ ...step, difficulty: step.difficulty === 1 ? 2 : 3 })),
        );
        const longer = replace(given, index, (steps) => steps.map((step) => ({ ...step, avoidable: true })));
        const wait = { difficulty: 3, interaction: 'system_wait', avoidable: true } as const;
        expect(scorePure(pureOf(harder)).score).toBeLessThanOrEqual(score);
        expect(scorePure(pureOf(longer)).score).toBeLessThanOrEqual(score);
        expect(scorePure(pureOf(given, true)).score).toBeLessThanOrEqual(Math.min(3, score));
        expect(scorePure(pureOf([...given, [wait]])).score).toBe(score);
      }),
    );
  });
});

function replace<T>(items: readonly T[], index: number, change: (item: T) => T): T[] {
  return items.map((item, at) => (at === index % items.length ? change(item) : item));
}
