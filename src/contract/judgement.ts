import * as z from 'zod';
import { actionAnalysis } from './action-analysis.ts';
import { count, text } from './primitives.ts';

/** Method-native judgements: what an engine may say. No score stands here; code computes it. */

export const SPARK_LETTERS = ['simple', 'purposeful', 'attractive', 'reliable', 'known'] as const;
export type SparkLetter = (typeof SPARK_LETTERS)[number];

const letter = z.strictObject({
  score: z.int().min(1).max(5),
  evidence_refs: z.array(text).min(1),
  why: text,
});
export const sparkJudgement = z.strictObject({
  letters: z.strictObject({
    simple: letter,
    purposeful: letter,
    attractive: letter,
    reliable: letter,
    known: letter,
  }),
  problem_recognition_evidence: z.boolean(),
  material_avoidable_steps: count,
});
export type SparkJudgement = z.infer<typeof sparkJudgement>;

export const HEURISTICS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10'] as const;
export type Heuristic = (typeof HEURISTICS)[number];

export const nielsenJudgement = z.strictObject({
  checked: z
    .array(z.strictObject({ heuristic: z.enum(HEURISTICS), checked: z.boolean(), note: text }))
    .length(10),
  violations: z.array(
    z.strictObject({
      heuristic: z.enum(HEURISTICS),
      severity: z.int().min(1).max(4),
      title: text,
      evidence_ref: text,
      core_task: z.boolean(),
    }),
  ),
});
export type NielsenJudgement = z.infer<typeof nielsenJudgement>;

export const WALKTHROUGH_ANSWERS = ['pass', 'partial', 'fail'] as const;
const answer = z.strictObject({ answer: z.enum(WALKTHROUGH_ANSWERS), why: text, evidence_ref: text });
export const walkthroughJudgement = z.strictObject({
  actions: z
    .array(
      z.strictObject({
        action: text,
        right_effect: answer,
        action_noticed: answer,
        action_associated: answer,
        progress_seen: answer,
      }),
    )
    .min(1),
  core_task_impossible: z.boolean(),
});
export type WalkthroughJudgement = z.infer<typeof walkthroughJudgement>;

/** Measures are taken over every non-wait step of every action. */
export const pureMeasures = z.strictObject({
  total: count,
  mean: z.number().min(0).max(3),
  worst_step: z.int().min(1).max(3),
  step_count: count,
});
export type PureMeasures = z.infer<typeof pureMeasures>;

export const pureJudgement = z.strictObject({
  action_analysis: actionAnalysis,
  core_task_impossible: z.boolean(),
});
export type PureJudgement = z.infer<typeof pureJudgement>;

export const WCAG_CLASSES = ['minor', 'serious', 'critical'] as const;
export const wcagJudgement = z.strictObject({
  issues: z.array(
    z.strictObject({ criterion: text, class: z.enum(WCAG_CLASSES), title: text, evidence_ref: text }),
  ),
  checks: z.array(
    z.strictObject({
      criterion: text,
      name: text,
      level: z.enum(['A', 'AA']),
      status: z.enum(['checked', 'needs_review', 'not_checked']),
    }),
  ),
});
export type WcagJudgement = z.infer<typeof wcagJudgement>;
