import type { Evidence } from '../../contract/evidence.ts';
import type { Issue, Outcomes, RuleTally } from '../../contract/outcome.ts';
import type { MethodId } from '../../contract/primitives.ts';

/** What one evaluator is shown: the evidence, and only the outcomes that speak to its method. */
export interface View {
  readonly evidence: Evidence;
  readonly issues: readonly Issue[];
  readonly rules: readonly RuleTally[];
}

/** Isolates an evaluator: nothing that another method alone cares about gets through. */
export function viewFor(method: MethodId, evidence: Evidence, outcomes: Outcomes): View {
  const speaks = (subject: Pick<Issue, 'claims'>): boolean => subject.claims[CLAIM_KEYS[method]].length > 0;
  return { evidence, issues: outcomes.issues.filter(speaks), rules: outcomes.rules.filter(speaks) };
}

const CLAIM_KEYS = {
  spark: 'spark',
  nielsen: 'nielsen',
  cognitive_walkthrough: 'walkthrough',
  pure: 'pure',
  wcag_2_2_aa: 'wcag',
} as const satisfies Record<MethodId, keyof Issue['claims']>;
