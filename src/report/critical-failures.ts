import type { Aggregate } from '../contract/aggregation.ts';
import type { MethodId } from '../contract/primitives.ts';

/** One critical failure with the methods that reported it. */
export interface CriticalFailure {
  readonly failure: string;
  readonly methods: readonly MethodId[];
}

/** The critical failures in method order; equal ones are told once. */
export function groupCriticalFailures(aggregate: Aggregate): CriticalFailure[] {
  const methods = new Map<string, MethodId[]>();
  for (const { method, failure } of aggregate.critical_failures)
    methods.set(failure, [...(methods.get(failure) ?? []), method]);
  return [...methods].map(([failure, by]) => ({ failure, methods: [...new Set(by)] }));
}
