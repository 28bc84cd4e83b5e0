import * as z from 'zod';
import { actionAnalysis } from './action-analysis.ts';
import { finding, methodResult } from './method-result.ts';
import { CONFIDENCES, METHOD_IDS, score, text } from './primitives.ts';

export const SCHEMA_VERSION = '2.0';
export const THRESHOLD = 8;

export const SOURCE_KINDS = ['live_url', 'screenshot', 'spec', 'mixed'] as const;

/** What is tested, for whom and how: frozen before any evaluator sees evidence. */
export const testContext = z.looseObject({
  target: text,
  source_kind: z.enum(SOURCE_KINDS),
  test_brief: text,
  target_user: text,
  tasks: z.array(text).min(1),
  viewport: text,
  build_identity: text,
  constraints: z.array(z.unknown()),
});
export type TestContext = z.infer<typeof testContext>;

export const aggregationInput = z.looseObject({
  schema_version: z.literal(SCHEMA_VERSION),
  run_id: text,
  context: testContext,
  interactive_test_completed: z.boolean(),
  comparable_to_previous: z.boolean(),
  methods: z.array(methodResult).length(5),
});
export type AggregationInput = z.infer<typeof aggregationInput>;

export const topFix = z.strictObject({ method: z.enum(METHOD_IDS), ...finding.shape });
export type TopFix = z.infer<typeof topFix>;

export const VERDICTS = ['pass', 'fail', 'provisional'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The aggregator's output, in the contract's key order. */
export const aggregate = z.strictObject({
  schema_version: z.literal(SCHEMA_VERSION),
  run_id: text,
  context: testContext,
  interactive_test_completed: z.boolean(),
  comparable_to_previous: z.boolean(),
  method_scores: z.strictObject({
    spark: score,
    nielsen: score,
    cognitive_walkthrough: score,
    pure: score,
    wcag_2_2_aa: score,
  }),
  average_score: z.number().min(1).max(10),
  threshold: z.literal(THRESHOLD),
  threshold_met: z.boolean(),
  critical_failures: z.array(z.strictObject({ method: z.enum(METHOD_IDS), failure: text })),
  verdict: z.enum(VERDICTS),
  confidence: z.enum(CONFIDENCES),
  action_analysis: actionAnalysis,
  top_fixes: z.array(topFix).max(3),
  methods: z.array(methodResult).length(5),
});
export type Aggregate = z.infer<typeof aggregate>;
