import type { Claims } from '../contract/outcome.ts';
import type { MethodId } from '../contract/primitives.ts';
import type { RuleSet } from './configure-rules.ts';
import type { Rule, RulePage } from './rule.ts';

/** One rule as a list shows it. `severity` is the one in force; `was` the shipped one, where the project graded it. */
export interface ListedRule {
  readonly id: string;
  readonly title: string;
  readonly scope: Rule['scope'];
  readonly state: 'on' | 'off' | 'graded' | 'own';
  readonly severity: Rule['severity'];
  readonly was: number | null;
  readonly methods: readonly MethodId[];
  readonly claims: Claims;
}

export interface RuleFilter {
  readonly method: MethodId | null;
  /** A WCAG criterion, a heuristic (H1), a question (Q1), a letter of SPARK, or a criterion of the debate. */
  readonly criterion: string | null;
  readonly text: string | null;
}

/** Every rule that a project has, also those that it switched off, in the order of the catalogue. */
export function listRules(set: RuleSet, catalogue: readonly Rule[]): ListedRule[] {
  const known = new Set(catalogue.map(({ id }) => id));
  const inForce = new Map(set.rules.map((rule) => [rule.id, rule]));
  const own = set.rules.filter(({ id }) => !known.has(id));
  return [...catalogue.map((rule) => inForce.get(rule.id) ?? rule), ...own].map((rule) =>
    describe(rule, {
      set,
      page: set.pages.get(rule.id),
      isOn: inForce.has(rule.id),
      isOwn: !known.has(rule.id),
    }),
  );
}

/** The rules that a filter lets through. */
export function filterRules(
  rules: readonly ListedRule[],
  { method, criterion, text }: RuleFilter,
): ListedRule[] {
  const wanted = text?.toLowerCase() ?? '';
  return rules.filter(
    (rule) =>
      (method === null || rule.methods.includes(method)) &&
      (criterion === null ||
        namesOf(rule.claims).some((name) => name.toLowerCase() === criterion.toLowerCase())) &&
      `${rule.id} ${rule.title}`.toLowerCase().includes(wanted),
  );
}

/** All that a rule speaks to, by the names that people use: heuristics, questions, letters, PURE, WCAG, debate. */
export function namesOf({ nielsen, walkthrough, spark, pure, wcag, criteria }: Claims): string[] {
  return [
    ...nielsen,
    ...walkthrough.map((question) => `Q${question}`),
    ...spark,
    ...pure,
    ...wcag,
    ...criteria,
  ];
}

interface Facts {
  readonly set: RuleSet;
  readonly page: RulePage | undefined;
  readonly isOn: boolean;
  readonly isOwn: boolean;
}

function describe({ id, scope, severity, claims }: Rule, { set, page, isOn, isOwn }: Facts): ListedRule {
  const was = set.project?.regraded.find(({ rule }) => rule === id)?.from ?? null;
  const state = !isOn ? 'off' : isOwn ? 'own' : was === null ? 'on' : 'graded';
  return { id, title: page?.title ?? id, scope, state, severity, was, methods: methodsOf(claims), claims };
}

function methodsOf({ spark, nielsen, walkthrough, pure, wcag }: Claims): MethodId[] {
  const speaks = {
    spark: spark.length,
    nielsen: nielsen.length,
    cognitive_walkthrough: walkthrough.length,
    pure: pure.length,
    wcag_2_2_aa: wcag.length,
  } satisfies Record<MethodId, number>;
  return (Object.keys(speaks) as MethodId[]).filter((method) => speaks[method] > 0);
}
