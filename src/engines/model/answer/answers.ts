import * as z from 'zod';
import { EXPERTS } from '../../../contract/criteria.ts';
import { HEURISTICS, WALKTHROUGH_ANSWERS, WCAG_CLASSES } from '../../../contract/judgement.ts';
import { CONFIDENCES, text } from '../../../contract/primitives.ts';
import { RESPONSES } from '../../../contract/review.ts';

/**
 * What a model may say: judgements with their evidence, and no score of a method, no count, no time, no box.
 * Every claim names a reference; `quote` holds words copied from that place, or nothing where the picture shows it.
 */
const fact = z.strictObject({ ref: text, quote: z.string(), claim: text });
export type Fact = z.infer<typeof fact>;

const problem = z.strictObject({ ...fact.shape, title: text, recommendation: text });
export type Problem = z.infer<typeof problem>;

const severity = z.int().min(1).max(4);
const ASSESSMENTS = ['Complete', 'Partial', 'Failed'] as const;

const common = {
  facts: z.array(fact).min(1).max(40),
  confidence: z.enum(CONFIDENCES),
  injection_suspected: z.boolean(),
};

const letter = z.strictObject({ score: z.int().min(1).max(5), refs: z.array(text), why: text });
const question = z.strictObject({
  answer: z.enum(WALKTHROUGH_ANSWERS),
  ref: text,
  quote: z.string(),
  why: text,
});

export const sparkAnswer = z.strictObject({
  kind: z.literal('spark'),
  ...common,
  letters: z.strictObject({
    simple: letter,
    purposeful: letter,
    attractive: letter,
    reliable: letter,
    known: letter,
  }),
  avoidable_steps: z.array(text).max(60),
  problems: z.array(z.strictObject({ ...problem.shape, severity })).max(40),
});

export const nielsenAnswer = z.strictObject({
  kind: z.literal('nielsen'),
  ...common,
  checked: z.array(z.strictObject({ heuristic: z.enum(HEURISTICS), note: text })).max(10),
  violations: z
    .array(
      z.strictObject({ ...problem.shape, heuristic: z.enum(HEURISTICS), severity, core_task: z.boolean() }),
    )
    .max(40),
});

export const walkthroughAnswer = z.strictObject({
  kind: z.literal('cognitive_walkthrough'),
  ...common,
  actions: z
    .array(
      z.strictObject({
        journey: text,
        right_effect: question,
        action_noticed: question,
        action_associated: question,
        progress_seen: question,
      }),
    )
    .min(1)
    .max(400),
  problems: z.array(z.strictObject({ ...problem.shape, severity })).max(40),
});

export const pureAnswer = z.strictObject({
  kind: z.literal('pure'),
  ...common,
  steps: z
    .array(
      z.strictObject({ ref: text, difficulty: z.int().min(1).max(3), avoidable: z.boolean(), why: text }),
    )
    .min(1)
    .max(4000),
  purposes: z.array(z.strictObject({ screen_id: text, purpose: text })).max(200),
});

export const wcagAnswer = z.strictObject({
  kind: z.literal('wcag_2_2_aa'),
  ...common,
  issues: z.array(z.strictObject({ ...problem.shape, criterion: text, class: z.enum(WCAG_CLASSES) })).max(40),
});

const criterionScore = z.strictObject({
  criterion: text,
  score: z.int().min(1).max(10),
  refs: z.array(text),
  evidence: text,
  expected: z.string(),
  suggestion: z.string(),
});

export const reviewAnswer = z.strictObject({
  kind: z.literal('review'),
  expert: z.enum(EXPERTS),
  ...common,
  scores: z.array(criterionScore).min(1).max(60),
  journeys: z
    .array(z.strictObject({ journey: text, assessment: z.enum(ASSESSMENTS), issues: z.string() }))
    .max(400),
  highlights: z.array(fact).max(8),
  observations: z.strictObject({
    navigation: text,
    interaction: text,
    journeys: text,
    visual: text,
    missing: text,
  }),
});

export const crossReviewAnswer = z.strictObject({
  kind: z.literal('cross_review'),
  expert: z.enum(EXPERTS),
  ...common,
  responses: z
    .array(
      z.strictObject({
        criterion: text,
        response: z.enum(RESPONSES),
        reasoning: text,
        new_refs: z.array(text),
        adjusted_score: z.int().min(1).max(10),
      }),
    )
    .min(1)
    .max(60),
  new_concerns: z.array(fact).max(12),
});

export const judgeAnswer = z.strictObject({
  kind: z.literal('judge'),
  ...common,
  scores: z.array(criterionScore).min(1).max(60),
  observations: z.array(fact).max(12),
  overall: text,
});

/** Every answer by its kind; a kind is also the name of what is asked. */
export const ANSWERS = {
  spark: sparkAnswer,
  nielsen: nielsenAnswer,
  cognitive_walkthrough: walkthroughAnswer,
  pure: pureAnswer,
  wcag_2_2_aa: wcagAnswer,
  review: reviewAnswer,
  cross_review: crossReviewAnswer,
  judge: judgeAnswer,
} as const;
export type AnswerKind = keyof typeof ANSWERS;
export type AnswerOf<K extends AnswerKind> = z.infer<(typeof ANSWERS)[K]>;

export type SparkAnswer = AnswerOf<'spark'>;
export type NielsenAnswer = AnswerOf<'nielsen'>;
export type WalkthroughAnswer = AnswerOf<'cognitive_walkthrough'>;
export type PureAnswer = AnswerOf<'pure'>;
export type WcagAnswer = AnswerOf<'wcag_2_2_aa'>;
export type ReviewAnswer = AnswerOf<'review'>;
export type CrossReviewAnswer = AnswerOf<'cross_review'>;
export type JudgeAnswer = AnswerOf<'judge'>;
export type CriterionAnswer = z.infer<typeof criterionScore>;
