import { actionAnalysis } from '../contract/action-analysis.ts';
import { type AggregationInput, aggregationInput } from '../contract/aggregation.ts';
import { checkActionAnalysis } from './check-action-analysis.ts';
import { describeIssue } from './describe-issue.ts';
import { fillUnknownCounts, isFields } from './fill-unknown-counts.ts';

export type CheckedInput =
  | { readonly ok: true; readonly input: AggregationInput }
  | { readonly ok: false; readonly issues: string[] };

/**
 * Checks a parsed JSON value against the aggregation contract: its schema, then the relations between its parts.
 * Every fault is a line that starts with its path. Unknown keys are kept. A number written `8.0` is the integer 8, since
 * JSON.parse cannot tell them apart; a string is blank when it holds nothing but what JavaScript calls white space.
 */
export function checkAggregationInput(raw: unknown): CheckedInput {
  const filled = fillInput(raw);
  const parsed = aggregationInput.safeParse(filled);
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => describeIssue(issue)),
    ...listAnalyses(filled).flatMap(checkAnalysisSchema),
  ];
  if (!parsed.success || faults.length > 0) return { ok: false, issues: faults };
  const issues = [
    ...checkRelations(parsed.data),
    ...listAnalyses(parsed.data).flatMap(checkAnalysisRelations),
  ];
  return issues.length > 0 ? { ok: false, issues } : { ok: true, input: parsed.data };
}

function checkRelations({ context, interactive_test_completed, methods }: AggregationInput): string[] {
  const isLive = context.source_kind === 'live_url' || context.source_kind === 'mixed';
  const early =
    interactive_test_completed && !isLive
      ? ['interactive_test_completed can be true only where context.source_kind is live_url or mixed']
      : [];
  const doubles = methods.flatMap(({ method }, index) =>
    methods.findIndex((other) => other.method === method) === index
      ? []
      : [`methods[${index}].method is given twice: ${method}`],
  );
  return [...early, ...doubles];
}

interface Analysis {
  readonly index: number;
  readonly isPure: boolean;
  readonly value: unknown;
}

function checkAnalysisSchema({ index, isPure, value }: Analysis): string[] {
  const path = ['methods', index, 'methodology_data', 'action_analysis'];
  if (!isPure)
    return value === undefined || value === null
      ? []
      : [`methods[${index}].methodology_data.action_analysis belongs to the pure method only`];
  return (actionAnalysis.safeParse(value).error?.issues ?? []).map((issue) => describeIssue(issue, path));
}

function checkAnalysisRelations({ index, isPure, value }: Analysis): string[] {
  const analysis = actionAnalysis.safeParse(value);
  if (!isPure || !analysis.success) return [];
  const path = `methods[${index}].methodology_data.action_analysis`;
  return checkActionAnalysis(analysis.data).map((line) => `${path}.${line}`);
}

function listAnalyses(input: unknown): Analysis[] {
  if (!isFields(input) || !Array.isArray(input.methods)) return [];
  return input.methods.flatMap((result: unknown, index) =>
    isFields(result) && isFields(result.methodology_data)
      ? [{ index, isPure: result.method === 'pure', value: result.methodology_data.action_analysis }]
      : [],
  );
}

function fillInput(raw: unknown): unknown {
  return isFields(raw) && Array.isArray(raw.methods) ? { ...raw, methods: raw.methods.map(fillResult) } : raw;
}

function fillResult(result: unknown): unknown {
  if (!isFields(result) || result.method !== 'pure') return result;
  const data = result.methodology_data;
  if (!isFields(data) || !('action_analysis' in data)) return result;
  const action_analysis = fillUnknownCounts(data.action_analysis);
  return { ...result, methodology_data: { ...data, action_analysis } };
}
