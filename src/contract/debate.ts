import * as z from 'zod';
import { count, slug, text } from './primitives.ts';
import { EXECUTIONS, RESPONSES } from './review.ts';

export const CATEGORIES = ['consensus', 'addition', 'disagreement', 'no_debate', 'single_reviewer'] as const;
export type Category = (typeof CATEGORIES)[number];

const position = z.strictObject({
  score: z.int().min(1),
  adjusted: z.int().min(1),
  response: z.enum(RESPONSES).nullable(),
  reasoning: text,
  evidence_refs: z.array(text),
});
export type Position = z.infer<typeof position>;

/**
 * One criterion after synthesis. `combined` is provisional while `status` is PENDING. `remarks` are what people said of a
 * disagreement without deciding it.
 */
export const criterionOutcome = z.strictObject({
  criterion: slug,
  number: z.int().min(1),
  name: text,
  strategist: position.nullable(),
  ux_specialist: position.nullable(),
  combined: z.int().min(1),
  status: z.enum(['PASS', 'FAIL', 'PENDING']),
  category: z.enum(CATEGORIES),
  trade_off: z.string().nullable(),
  resolution: z.strictObject({ score: z.int().min(1), reasoning: text, author: text }).nullable(),
  remarks: z.array(z.strictObject({ author: text, reasoning: text })).optional(),
});
export type CriterionOutcome = z.infer<typeof criterionOutcome>;

/**
 * The facilitator's synthesis of one round: categories, combined scores, journeys, what failed. `conformity` counts the
 * scores that an expert changed in cross-review without new evidence; such a change is not accepted.
 */
export const debate = z.strictObject({
  round: z.int().min(1),
  cycle: z.int().min(1),
  mode: z.enum(['divergence', 'standard']),
  execution: z.enum(EXECUTIONS),
  scale: z.int().min(2),
  threshold: z.int().min(1),
  cross_reviewed: z.boolean(),
  divergent: z.array(slug),
  criteria: z.array(criterionOutcome).min(1),
  journeys: z.array(
    z.strictObject({
      journey: slug,
      title: text,
      strategist: z.enum(['Complete', 'Partial', 'Failed']).nullable(),
      ux_specialist: z.enum(['Complete', 'Partial', 'Failed']).nullable(),
      agreed: z.boolean().nullable(),
      issues: z.string(),
    }),
  ),
  passing: count,
  failing: count,
  pending: count,
  conformity: count,
  log: z.array(text),
});
export type Debate = z.infer<typeof debate>;
