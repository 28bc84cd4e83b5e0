import type { Expert } from '../contract/criteria.ts';
import type { Execution } from '../contract/review.ts';

/**
 * One call of an expert: the phases it writes, and whose files it reads before. Calls of one `batch` run at once.
 * Where a call writes both phases in divergence mode, the expert writes the second only if the scores diverge.
 */
export interface Invocation {
  readonly batch: number;
  readonly expert: Expert;
  readonly phases: readonly (1 | 2)[];
  readonly reads: Expert | null;
}

export interface InvocationRow {
  readonly execution: Execution;
  readonly mode: 'standard' | 'divergence' | 'any';
  readonly divergent: boolean | null;
  readonly invocations: readonly Invocation[];
}

const first = (expert: Expert, batch = 1, reads: Expert | null = null): Invocation => ({
  batch,
  expert,
  phases: [1],
  reads,
});
const second = (expert: Expert, reads: Expert, batch: number): Invocation => ({
  batch,
  expert,
  phases: [2],
  reads,
});

const PARALLEL_FIRST = [first('strategist'), first('ux_specialist')];
const PARALLEL_BOTH = [
  ...PARALLEL_FIRST,
  second('strategist', 'ux_specialist', 2),
  second('ux_specialist', 'strategist', 2),
];
const SEQUENTIAL_BOTH: readonly Invocation[] = [
  first('strategist'),
  { batch: 2, expert: 'ux_specialist', phases: [1, 2], reads: 'strategist' },
  second('strategist', 'ux_specialist', 3),
];

/** Every way a cycle may run and the calls it costs. */
export const INVOCATION_TABLE: readonly InvocationRow[] = [
  { execution: 'parallel', mode: 'standard', divergent: null, invocations: PARALLEL_BOTH },
  { execution: 'parallel', mode: 'divergence', divergent: true, invocations: PARALLEL_BOTH },
  { execution: 'parallel', mode: 'divergence', divergent: false, invocations: PARALLEL_FIRST },
  { execution: 'sequential', mode: 'standard', divergent: null, invocations: SEQUENTIAL_BOTH },
  { execution: 'sequential', mode: 'divergence', divergent: true, invocations: SEQUENTIAL_BOTH },
  {
    execution: 'sequential',
    mode: 'divergence',
    divergent: false,
    invocations: [first('strategist'), first('ux_specialist', 2, 'strategist')],
  },
  { execution: 'single_reviewer', mode: 'any', divergent: null, invocations: [first('strategist')] },
];

/** The calls of a cycle. `divergent` is what the first reviews show; it matters in divergence mode only. */
export function planInvocations(
  execution: Execution,
  mode: 'standard' | 'divergence',
  divergent: boolean,
): readonly Invocation[] {
  const row = INVOCATION_TABLE.find(
    (one) =>
      one.execution === execution &&
      (one.mode === 'any' || one.mode === mode) &&
      (one.divergent === null || one.divergent === divergent),
  );
  return row?.invocations ?? [];
}

/** The most calls that a whole budget of cycles can cost. */
export function countMostInvocations(
  execution: Execution,
  mode: 'standard' | 'divergence',
  maxCycles: number,
): number {
  return maxCycles * planInvocations(execution, mode, true).length;
}
