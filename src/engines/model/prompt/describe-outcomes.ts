import type { Claims, Issue, Outcomes, RuleTally } from '../../../contract/outcome.ts';
import type { MethodId } from '../../../contract/primitives.ts';
import type { Role } from '../request.ts';
import { cleanPageText } from './clean-page-text.ts';
import { compact } from './describe-state.ts';

const CLAIM_KEYS = {
  spark: 'spark',
  nielsen: 'nielsen',
  cognitive_walkthrough: 'walkthrough',
  pure: 'pure',
  wcag_2_2_aa: 'wcag',
} as const satisfies Record<MethodId, keyof Claims>;
const MOST_ISSUES = 80;
const MOST_RULES = 80;

/** Leaves a sentence out where it repeats what no person can see. */
export type Conceal = (sentence: string) => string;

/** What rules measured for one role: an evaluator sees only the outcomes that speak to its method. */
export function describeOutcomes(
  role: Role,
  { issues, rules }: Outcomes,
  conceal: Conceal,
): Record<string, unknown>[] {
  const key = role in CLAIM_KEYS ? CLAIM_KEYS[role as MethodId] : 'criteria';
  const speaks = ({ claims }: Pick<Issue, 'claims'>): boolean => claims[key].length > 0;
  return [
    ...issues
      .filter(speaks)
      .slice(0, MOST_ISSUES)
      .map((issue) => describeIssue(issue, key, conceal)),
    ...rules
      .filter((rule) => speaks(rule) && rule.failed === 0)
      .slice(0, MOST_RULES)
      .map(describeRule),
  ];
}

function describeIssue(issue: Issue, key: keyof Claims, conceal: Conceal): Record<string, unknown> {
  return compact({
    measured: 'problem',
    title: cleanPageText(conceal(issue.title) || issue.rule, 160),
    claim: cleanPageText(conceal(issue.claim)),
    severity: issue.severity,
    critical: issue.critical || undefined,
    speaks_to: issue.claims[key],
    refs: issue.touched.slice(0, 6),
  });
}

function describeRule(rule: RuleTally): Record<string, unknown> {
  return compact({
    measured: rule.passed > 0 ? 'held' : 'could not tell',
    title: cleanPageText(rule.title, 160),
    refs: rule.passed_refs.slice(0, 2),
  });
}
