import type { MethodId, NotMeasured } from '../contract/primitives.ts';
import { fill } from './fill.ts';
import type { ReportInput } from './input.ts';
import { tellRuleChanges } from './rule-changes.ts';
import { tellUnrest } from './unrest.ts';

/** A limitation with the methods that stated it. */
export interface Limitation {
  readonly text: string;
  readonly methods: readonly MethodId[];
}

/** What could not be seen, and whether this run may be compared with the last one. Unescaped text. */
export interface Limits {
  readonly statements: readonly string[];
  readonly limitations: readonly Limitation[];
  readonly not_measured: readonly NotMeasured[];
}

/** Gathers every limit of the evidence; equal limitations are told once. */
export function collectLimits(input: ReportInput): Limits {
  return {
    statements: statementsOf(input),
    limitations: limitationsOf(input),
    not_measured: notMeasuredOf(input),
  };
}

function statementsOf(input: ReportInput): string[] {
  const { sentences } = input.assets.words;
  const run = input.aggregate ?? input.evidence;
  const coverage = input.evidence?.coverage;
  if (run === null) return [];
  const statements = [
    run.interactive_test_completed ? sentences.interactive : sentences.not_interactive,
    run.comparable_to_previous ? sentences.comparable : sentences.baseline,
  ];
  if (coverage === undefined) return statements;
  const { states_with_axe: axe, states_with_picture: pictures, ...rest } = coverage;
  const { unwalked = 0, states_unmeasured: unmeasured = 0, ...counts } = rest;
  statements.push(fill(sentences.coverage, { ...counts, axe, pictures }));
  if (unmeasured > 0 && unwalked === 0) statements.push(fill(sentences.unmeasured, { count: unmeasured }));
  if (unwalked > 0) statements.push(fill(sentences.unwalked, { count: unwalked }));
  if (coverage.capture_faults > 0)
    statements.push(fill(sentences.faults, { count: coverage.capture_faults }));
  statements.push(...tellUnrest(input.states.values(), input.assets.words));
  statements.push(...tellRuleChanges(input.outcomes, input.assets.words));
  return statements;
}

function limitationsOf(input: ReportInput): Limitation[] {
  const methods = new Map<string, MethodId[]>();
  for (const result of input.aggregate?.methods ?? [])
    for (const text of new Set(result.limitations))
      methods.set(text, [...(methods.get(text) ?? []), result.method]);
  return [...methods].map(([text, by]) => ({ text, methods: by }));
}

function notMeasuredOf(input: ReportInput): NotMeasured[] {
  const all = [
    ...(input.evidence?.not_measured ?? []),
    ...(input.evidence?.journeys ?? []).flatMap((journey) => journey.not_measured),
  ];
  return [...new Map(all.map((entry) => [`${entry.what}\n${entry.reason}`, entry])).values()];
}
