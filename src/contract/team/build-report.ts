import * as z from 'zod';
import { count, slug, text } from '../primitives.ts';

export const LAYERS = ['specialist', 'builder', 'cross_cutting'] as const;

/** One layer of the chain. `skipped` because an earlier layer failed, or because nobody is configured. */
export const layerReview = z.strictObject({
  layer: z.enum(LAYERS),
  reviewer: text,
  result: z.enum(['PASS', 'FAIL', 'SKIPPED']),
  quote: text,
  problems: z.array(text),
});
export type LayerReview = z.infer<typeof layerReview>;

/** What walking the journeys again over the patched source showed. Scores are the method averages. */
export const proof = z.strictObject({
  walked: z.boolean(),
  why_not: z.string().nullable(),
  proven: z.array(slug),
  still_failing: z.array(slug),
  new_issues: z.array(z.strictObject({ issue: slug, claim: text })),
  before: z.strictObject({ average: z.number(), verdict: text, issues: count }).nullable(),
  after: z.strictObject({ average: z.number(), verdict: text, issues: count }).nullable(),
  pictures: z.array(
    z.strictObject({ ref: text, before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type Proof = z.infer<typeof proof>;

export const taskResult = z.strictObject({
  task: text,
  title: text,
  domain: text,
  specialist: slug,
  producer: text,
  output: text,
  status: z.enum(['PASS', 'FAIL', 'PARTIAL']),
  criteria: z.array(z.strictObject({ id: text, met: z.boolean().nullable(), how: text })),
  deviations: z.array(text),
  decisions_honoured: z.strictObject({ honoured: count, of: count }),
  external: z.array(text),
});
export type TaskResult = z.infer<typeof taskResult>;

/** `build-report.json`. `cycles` holds the chain of each try of each specialist's deliverable, first try first. */
export const buildReport = z.strictObject({
  run_id: text,
  status: z.enum(['PASS', 'FAIL', 'PARTIAL']),
  tasks: z.array(taskResult),
  cycles: z.array(z.strictObject({ specialist: slug, cycle: z.int().min(1), reviews: z.array(layerReview) })),
  proof,
  withdrawn: z.array(z.strictObject({ issue: text, why: text })),
  for_people: z.array(text),
  /** Who did which part, where a model was asked; absent where none was. */
  engine: z.array(text).optional(),
});
export type BuildReport = z.infer<typeof buildReport>;
