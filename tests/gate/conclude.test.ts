import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Aggregate, Verdict } from '../../src/contract/aggregation.ts';
import { conclusion as conclusionSchema } from '../../src/contract/conclusion.ts';
import type { CriterionOutcome, Debate } from '../../src/contract/debate.ts';
import { conclude, type RunEnd } from '../../src/gate/conclude.ts';

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
      reason: 'Critical failure (pure): a/step-03: the form cannot be sent',
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

const WORDS = ['success', 'neutral', 'action_required', 'failure'];

/** Each makes a run worse, or leaves it as bad as it was. */
const FAULTS: readonly ((run: RunEnd) => RunEnd)[] = [
  (run) => ({ ...run, broken: 'the disk is full.' }),
  (run) => ({ ...run, absent: [...run.absent, 'pure'] }),
  (run) => ({ ...run, aggregate: null }),
  (run) => ({ ...run, debate: null }),
  (run) => ({ ...run, judge: 'FAIL' }),
  (run) => ({ ...run, aggregate: run.aggregate && { ...run.aggregate, verdict: 'fail' } }),
  (run) => ({
    ...run,
    aggregate:
      run.aggregate?.verdict === 'pass' ? { ...run.aggregate, verdict: 'provisional' } : run.aggregate,
  }),
  (run) => addRow(run, rowOf(2, 5)),
  (run) => addRow(run, pend(rowOf(2, 5))),
  (run) => addRow(run, pend(rowOf(1, 3))),
  (run) => addRow(run, pend(rowOf(4, 5))),
];

describe('adding a fault', () => {
  const row = fc
    .tuple(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('settled', 'open', 'ruled'),
    )
    .map(([mine, theirs, kind]) => {
      const plain = rowOf(mine, theirs);
      if (kind === 'settled') return plain;
      return kind === 'open' ? pend(plain) : resolve(plain, theirs);
    });
  const anyRun: fc.Arbitrary<RunEnd> = fc.record({
    aggregate: fc.option(
      fc.constantFrom<Verdict>('pass', 'fail', 'provisional').map((verdict) => aggregateOf(verdict, 8.4)),
    ),
    debate: fc.option(fc.array(row, { minLength: 1, maxLength: 4 }).map(debateOf)),
    judge: fc.constantFrom('PASS', 'FAIL', null),
    mode: fc.constantFrom('gate', 'advisory'),
    absent: fc.array(fc.constantFrom('spark', 'strategist'), { maxLength: 2 }),
    broken: fc.constantFrom(null, null, null, 'the disk is full.'),
  });

  it('never improves the conclusion', () => {
    fc.assert(
      fc.property(anyRun, fc.constantFrom(...FAULTS), (run, plant) => {
        const before = WORDS.indexOf(conclude(run).conclusion);
        expect(WORDS.indexOf(conclude(plant(run)).conclusion)).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('never passes a run without a passing verdict, and always writes the contract', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const result = conclude(run);
        expect(conclusionSchema.safeParse(result).error).toBeUndefined();
        if (result.conclusion === 'success')
          expect([result.verdict, result.debate]).toEqual(['pass', 'pass']);
        if (run.mode === 'advisory') expect(['success', 'neutral']).toContain(result.conclusion);
        else expect(result.conclusion).not.toBe('neutral');
      }),
      { numRuns: 500 },
    );
  });
});

function runOf(change: Partial<RunEnd> = {}): RunEnd {
  return {
    aggregate: aggregateOf('pass', 8.4),
    debate: debateOf([rowOf(4, 5)]),
    judge: null,
    mode: 'gate',
    absent: [],
    broken: null,
    ...change,
  };
}

function aggregateOf(
  verdict: Verdict,
  average_score: number,
  critical_failures: Aggregate['critical_failures'] = [],
): Aggregate {
  return {
    schema_version: '2.0',
    run_id: 'run-1',
    context: {
      target: 'https://example.test',
      source_kind: 'live_url',
      test_brief: 'Save',
      target_user: 'anyone',
      tasks: ['Save'],
      viewport: 'desktop',
      build_identity: 'abc',
      constraints: [],
    },
    interactive_test_completed: true,
    comparable_to_previous: true,
    method_scores: { spark: 8, nielsen: 8, cognitive_walkthrough: 8, pure: 8, wcag_2_2_aa: 8 },
    average_score,
    threshold: 8,
    threshold_met: average_score >= 8,
    critical_failures,
    verdict,
    confidence: 'high',
    action_analysis: { screens: [], actions: [] },
    top_fixes: [],
    methods: [],
  };
}

function rowOf(mine: number, theirs: number): CriterionOutcome {
  const combined = Math.min(mine, theirs);
  return {
    criterion: 'no-dead-ends',
    number: 1,
    name: 'No dead ends',
    strategist: positionOf(mine),
    ux_specialist: positionOf(theirs),
    combined,
    status: combined >= 4 ? 'PASS' : 'FAIL',
    category: 'addition',
    trade_off: null,
    resolution: null,
  };
}

function positionOf(adjusted: number): CriterionOutcome['strategist'] {
  return { score: adjusted, adjusted, response: null, reasoning: 'Seen.', evidence_refs: ['a/step-01'] };
}

function pend(row: CriterionOutcome): CriterionOutcome {
  return { ...row, status: 'PENDING', category: 'disagreement', trade_off: 'Speed or safety.' };
}

function resolve(row: CriterionOutcome, score: number): CriterionOutcome {
  const resolution = { score, reasoning: 'Ruled.', author: 'octocat' };
  return {
    ...row,
    combined: score,
    status: score >= 4 ? 'PASS' : 'FAIL',
    category: 'disagreement',
    resolution,
  };
}

function debateOf(rows: readonly CriterionOutcome[]): Debate {
  const criteria = rows.map((row, index) => ({ ...row, number: index + 1 }));
  const tally = (status: CriterionOutcome['status']) =>
    criteria.filter((row) => row.status === status).length;
  return {
    round: 1,
    cycle: 1,
    mode: 'divergence',
    execution: 'parallel',
    scale: 5,
    threshold: 4,
    cross_reviewed: true,
    divergent: [],
    criteria,
    journeys: [],
    passing: tally('PASS'),
    failing: tally('FAIL'),
    pending: tally('PENDING'),
    conformity: 0,
    log: [],
  };
}

function addRow(run: RunEnd, row: CriterionOutcome): RunEnd {
  return run.debate === null ? run : { ...run, debate: debateOf([...run.debate.criteria, row]) };
}
