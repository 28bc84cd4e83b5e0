import { type ActionAnalysis, actionAnalysis } from '../contract/action-analysis.ts';
import { type Aggregate, type AggregationInput, SCHEMA_VERSION, THRESHOLD } from '../contract/aggregation.ts';
import { ContractError } from '../contract/errors.ts';
import type { MethodResult } from '../contract/method-result.ts';
import { CONFIDENCES, METHOD_IDS, type MethodId } from '../contract/primitives.ts';
import { selectTopFixes } from './top-fixes.ts';
import { decideVerdict } from './verdict.ts';

type ResultsByMethod = Record<MethodId, MethodResult>;

/**
 * Joins five results into the contract's output; results come out in method order, whatever order they came in.
 * Takes what `checkAggregationInput` accepted; throws ContractError where a method or its action analysis is missing.
 */
export function aggregate(input: AggregationInput): Aggregate {
  const byMethod = groupByMethod(input.methods);
  const methods = METHOD_IDS.map((id) => byMethod[id]);
  // Five integers over five: always exact to one decimal, so nothing is rounded.
  const average_score = methods.reduce((sum, { score }) => sum + score, 0) / METHOD_IDS.length;
  const threshold_met = average_score >= THRESHOLD;
  const critical_failures = methods.flatMap(({ method, critical_failures: failures }) =>
    failures.map((failure) => ({ method, failure })),
  );
  const { run_id, context, interactive_test_completed, comparable_to_previous } = input;
  return {
    schema_version: SCHEMA_VERSION,
    run_id,
    context,
    interactive_test_completed,
    comparable_to_previous,
    method_scores: listScores(byMethod),
    average_score,
    threshold: THRESHOLD,
    threshold_met,
    critical_failures,
    verdict: decideVerdict({
      hasCriticalFailure: critical_failures.length > 0,
      isInteractive: interactive_test_completed,
      isThresholdMet: threshold_met,
    }),
    confidence: CONFIDENCES.find((level) => methods.some(({ confidence }) => confidence === level)) ?? 'low',
    action_analysis: readActionAnalysis(byMethod.pure),
    top_fixes: selectTopFixes(methods),
    methods,
  };
}

function groupByMethod(methods: readonly MethodResult[]): ResultsByMethod {
  const find = (id: MethodId) => methods.find(({ method }) => method === id) ?? refuse(`methods lacks ${id}`);
  return {
    spark: find('spark'),
    nielsen: find('nielsen'),
    cognitive_walkthrough: find('cognitive_walkthrough'),
    pure: find('pure'),
    wcag_2_2_aa: find('wcag_2_2_aa'),
  };
}

function listScores(byMethod: ResultsByMethod): Aggregate['method_scores'] {
  return {
    spark: byMethod.spark.score,
    nielsen: byMethod.nielsen.score,
    cognitive_walkthrough: byMethod.cognitive_walkthrough.score,
    pure: byMethod.pure.score,
    wcag_2_2_aa: byMethod.wcag_2_2_aa.score,
  };
}

function readActionAnalysis(pure: MethodResult): ActionAnalysis {
  const parsed = actionAnalysis.safeParse(pure.methodology_data.action_analysis);
  return parsed.success ? parsed.data : refuse('the pure result carries no valid action_analysis');
}

function refuse(issue: string): never {
  throw new ContractError('aggregation-input', [issue], 'Check the input with checkAggregationInput first.');
}
