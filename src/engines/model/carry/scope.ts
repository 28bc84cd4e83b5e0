import type { Evidence } from '../../../contract/evidence.ts';
import type { Outcomes } from '../../../contract/outcome.ts';
import { formatRef } from '../../../contract/ref.ts';
import type { Prints } from './print-run.ts';

/**
 * What is asked about. `journeys` are the walked ones to judge; `isChanged` says it of any reference; `isWhole` when
 * nothing was judged before.
 */
export interface Scope {
  readonly journeys: readonly string[];
  readonly isChanged: (ref: string) => boolean;
  readonly isWhole: boolean;
}

/** Everything that was walked. */
export function wholeScope(evidence: Evidence): Scope {
  return { journeys: walkedIds(evidence), isChanged: () => true, isWhole: true };
}

/** What of a run was not judged before, or is no longer as it was judged. */
export function changedScope(evidence: Evidence, now: Prints, before: Prints): Scope {
  const isChanged = (ref: string): boolean => now[ref] === undefined || now[ref] !== before[ref];
  return { journeys: walkedIds(evidence).filter(isChanged), isChanged, isWhole: false };
}

/** The journeys that were walked. */
export function walkedIds({ journeys }: Evidence): string[] {
  return journeys.filter(({ status }) => status !== 'skipped').map(({ id }) => id);
}

/** The evidence of a scope: its journeys whole, and of the screens only those that changed. */
export function narrowEvidence(evidence: Evidence, scope: Scope): Evidence {
  if (scope.isWhole) return evidence;
  return {
    ...evidence,
    journeys: evidence.journeys.filter(({ id }) => scope.journeys.includes(id)),
    screens: evidence.screens.filter(({ id }) => scope.isChanged(formatRef({ kind: 'state', state: id }))),
  };
}

/** What rules found within a scope. */
export function narrowOutcomes({ issues, rules }: Outcomes, scope: Scope): Outcomes {
  if (scope.isWhole) return { issues, rules };
  return {
    issues: issues.filter(({ touched }) => touched.some(scope.isChanged)),
    rules: rules.map((rule) => ({ ...rule, passed_refs: rule.passed_refs.filter(scope.isChanged) })),
  };
}
