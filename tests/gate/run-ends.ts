import type { Aggregate, Verdict } from '../../src/contract/aggregation.ts';
import type { CriterionOutcome, Debate } from '../../src/contract/debate.ts';
import type { RunEnd } from '../../src/gate/conclude.ts';

/** Ends of runs, built from the little that the gate reads. */

export function runOf(change: Partial<RunEnd> = {}): RunEnd {
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

export function aggregateOf(
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

export function rowOf(mine: number, theirs: number): CriterionOutcome {
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

export function positionOf(adjusted: number): CriterionOutcome['strategist'] {
  return { score: adjusted, adjusted, response: null, reasoning: 'Seen.', evidence_refs: ['a/step-01'] };
}

export function pend(row: CriterionOutcome): CriterionOutcome {
  return { ...row, status: 'PENDING', category: 'disagreement', trade_off: 'Speed or safety.' };
}

export function resolve(row: CriterionOutcome, score: number): CriterionOutcome {
  const resolution = { score, reasoning: 'Ruled.', author: 'octocat' };
  return {
    ...row,
    combined: score,
    status: score >= 4 ? 'PASS' : 'FAIL',
    category: 'disagreement',
    resolution,
  };
}

export function debateOf(rows: readonly CriterionOutcome[]): Debate {
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

export function addRow(run: RunEnd, row: CriterionOutcome): RunEnd {
  return run.debate === null ? run : { ...run, debate: debateOf([...run.debate.criteria, row]) };
}
