import { describe, expect, it } from 'vitest';
import type { CriterionOutcome } from '../../src/contract/debate.ts';
import { conclude as concludeWith, type RunEnd } from '../../src/gate/conclude.ts';
import { gateWords } from '../support/gate-words.ts';

import { aggregateOf, debateOf, pend, resolve, rowOf, runOf } from './run-ends.ts';

const conclude = (run: RunEnd) => concludeWith(run, gateWords);

describe('conclude', () => {
  it('succeeds where the verdict passes and every criterion holds', () => {
    expect(conclude(runOf())).toEqual({
      conclusion: 'success',
      verdict: 'pass',
      debate: 'pass',
      mode: 'gate',
      reasons: ['The average is 8.4 and every criterion holds.'],
    });
  });

  it.each<{ name: string; change: Partial<RunEnd>; word: string; debate: string | null; reason: string }>([
    {
      name: 'broken run',
      change: { broken: 'the bundle is torn.' },
      word: 'failure',
      debate: 'pass',
      reason: 'The run broke: the bundle is torn.',
    },
    {
      name: 'missing evaluator',
      change: { absent: ['pure'] },
      word: 'failure',
      debate: 'pass',
      reason: 'pure gave no result.',
    },
    {
      name: 'no aggregate',
      change: { aggregate: null },
      word: 'failure',
      debate: 'pass',
      reason: 'There is no verdict: the five methods were not aggregated.',
    },
    {
      name: 'no debate',
      change: { debate: null },
      word: 'failure',
      debate: null,
      reason: 'There is no debate: the experts gave no synthesis.',
    },
    {
      name: 'verdict below the threshold',
      change: { aggregate: aggregateOf('fail', 7.6) },
      word: 'failure',
      debate: 'pass',
      reason: 'The verdict is fail: the average is 7.6.',
    },
    {
      name: 'critical failure',
      change: {
        aggregate: aggregateOf('fail', 9, [
          { method: 'pure', failure: 'a/step-03: the form cannot be sent' },
        ]),
      },
      word: 'failure',
      debate: 'pass',
      reason: 'Critical failure, a/step-03: the form cannot be sent',
    },
    {
      name: 'criterion below the threshold',
      change: { debate: debateOf([rowOf(4, 4), rowOf(3, 4)]) },
      word: 'failure',
      debate: 'fail',
      reason: 'C2 No dead ends: 3, below 4.',
    },
    {
      name: 'criterion resolved below the threshold',
      change: { debate: debateOf([resolve(rowOf(3, 5), 2)]) },
      word: 'failure',
      debate: 'fail',
      reason: 'C1 No dead ends: 2, below 4.',
    },
    {
      name: 'criterion resolved at the threshold',
      change: { debate: debateOf([resolve(rowOf(3, 5), 4)]) },
      word: 'success',
      debate: 'pass',
      reason: 'The average is 8.4 and every criterion holds.',
    },
    {
      name: 'judge says FAIL',
      change: { judge: 'FAIL' },
      word: 'failure',
      debate: 'pass',
      reason: 'The judge failed the run.',
    },
    {
      name: 'judge says PASS',
      change: { judge: 'PASS' },
      word: 'success',
      debate: 'pass',
      reason: 'The average is 8.4 and every criterion holds.',
    },
    {
      name: 'pending, scores on both sides',
      change: { debate: debateOf([pend(rowOf(3, 5))]) },
      word: 'action_required',
      debate: 'pending',
      reason: 'C1 No dead ends: a person has to decide between 3 and 5.',
    },
    {
      name: 'pending, both below: no ruling between them helps',
      change: { debate: debateOf([pend(rowOf(1, 3))]) },
      word: 'failure',
      debate: 'fail',
      reason: 'C1 No dead ends: 1, below 4.',
    },
    {
      name: 'provisional verdict',
      change: { aggregate: aggregateOf('provisional', 9) },
      word: 'action_required',
      debate: 'pass',
      reason: 'The verdict is provisional: the complete live flow was not exercised.',
    },
    {
      name: 'single reviewer below the threshold',
      change: { debate: debateOf([{ ...rowOf(3, 3), ux_specialist: null }]) },
      word: 'failure',
      debate: 'fail',
      reason: 'C1 No dead ends: 3, below 4.',
    },
  ])('$name: $word', ({ change, word, debate, reason }) => {
    const result = conclude(runOf(change));
    expect(result).toMatchObject({ conclusion: word, debate });
    expect(result.reasons[0]).toBe(reason);
    const advised = conclude(runOf({ ...change, mode: 'advisory' }));
    expect(advised.conclusion).toBe(word === 'success' ? 'success' : 'neutral');
    expect(advised.reasons).toEqual(result.reasons);
  });

  it('shows a disagreement that cannot change the outcome, and lets it pass', () => {
    expect(conclude(runOf({ debate: debateOf([pend(rowOf(4, 5))]) }))).toMatchObject({
      conclusion: 'success',
      debate: 'pass',
      reasons: [
        'The average is 8.4 and every criterion holds.',
        'C1 No dead ends: 4 and 5 are undecided and cannot change the outcome.',
      ],
    });
  });

  it('takes a score at the threshold for the passing side', () => {
    expect(conclude(runOf({ debate: debateOf([pend(rowOf(3, 4))]) })).conclusion).toBe('action_required');
  });

  it('believes the worse of a row that contradicts itself', () => {
    const failed: CriterionOutcome = { ...rowOf(5, 5), status: 'FAIL' };
    expect(conclude(runOf({ debate: debateOf([failed]) })).conclusion).toBe('failure');
  });

  it('lets a ruling stand for the scores it settles', () => {
    const ruled = (score: number) => ({
      ...pend(rowOf(3, 5)),
      resolution: resolve(rowOf(3, 5), score).resolution,
    });
    expect(conclude(runOf({ debate: debateOf([ruled(4)]) })).conclusion).toBe('success');
    expect(conclude(runOf({ debate: debateOf([ruled(3)]) })).conclusion).toBe('failure');
  });

  it('asks by the adjusted scores, not by the first ones', () => {
    const row = pend(rowOf(4, 5));
    const strategist = row.strategist === null ? null : { ...row.strategist, score: 2 };
    expect(conclude(runOf({ debate: debateOf([{ ...row, strategist }]) })).conclusion).toBe('success');
  });

  it('tells every fault, worst first', () => {
    const { reasons } = conclude(
      runOf({
        broken: 'the disk is full.',
        absent: ['wcag_2_2_aa', 'strategist'],
        aggregate: null,
        judge: 'FAIL',
        debate: debateOf([pend(rowOf(3, 5)), rowOf(2, 2)]),
      }),
    );
    expect(reasons).toEqual([
      'The run broke: the disk is full.',
      'wcag_2_2_aa gave no result.',
      'strategist gave no result.',
      'C2 No dead ends: 2, below 4.',
      'The judge failed the run.',
      'C1 No dead ends: a person has to decide between 3 and 5.',
    ]);
  });
});
