import * as z from 'zod';
import { EXPERTS, journeyAssessment } from './criteria.ts';
import { count, slug, text } from './primitives.ts';

export const criterionScore = z.strictObject({
  criterion: slug,
  number: z.int().min(1),
  name: text,
  score: z.int().min(1),
  evidence: text,
  evidence_refs: z.array(text).min(1),
});
export type CriterionScore = z.infer<typeof criterionScore>;

export const failingDetail = z.strictObject({
  criterion: slug,
  observation: text,
  expected: text,
  journey_evidence: text,
  suggestion: text,
  priority: z.enum(['Critical', 'Important']),
});
export type FailingDetail = z.infer<typeof failingDetail>;

export const EXECUTIONS = ['parallel', 'sequential', 'single_reviewer'] as const;
export type Execution = (typeof EXECUTIONS)[number];

/** An expert's phase 1 document: blind, complete, every score with evidence. `version` is the build it looked at. */
export const review = z.strictObject({
  expert: z.enum(EXPERTS),
  round: z.int().min(1),
  execution: z.enum(EXECUTIONS),
  version: text,
  scale: z.int().min(2),
  screenshots_reviewed: count,
  scores: z.array(criterionScore).min(1),
  journeys: z.array(journeyAssessment),
  failing: z.array(failingDetail),
  highlights: z.array(text),
  observations: z.strictObject({
    navigation: text,
    interaction: text,
    journeys: text,
    visual: text,
    missing: text,
  }),
});
export type Review = z.infer<typeof review>;

export const RESPONSES = ['agree', 'disagree', 'new_concern'] as const;
export type Response = (typeof RESPONSES)[number];

export const criterionResponse = z.strictObject({
  criterion: slug,
  number: z.int().min(1),
  name: text,
  their_score: z.int().min(1),
  my_score: z.int().min(1),
  response: z.enum(RESPONSES),
  reasoning: text,
  new_evidence_refs: z.array(text),
  adjusted_score: z.int().min(1),
});
export type CriterionResponse = z.infer<typeof criterionResponse>;

/** An expert's phase 2 document. A changed score carries an evidence ref that phase 1 did not cite. */
export const crossReview = z.strictObject({
  expert: z.enum(EXPERTS),
  round: z.int().min(1),
  responses: z.array(criterionResponse).min(1),
  journeys: z.array(
    z.strictObject({
      journey: slug,
      title: text,
      their_assessment: z.enum(['Complete', 'Partial', 'Failed']),
      my_assessment: z.enum(['Complete', 'Partial', 'Failed']),
      response: z.enum(['agree', 'disagree']),
      reason: z.string(),
    }),
  ),
  new_concerns: z.array(text),
});
export type CrossReview = z.infer<typeof crossReview>;
