import * as z from 'zod';
import { debate } from './debate.ts';
import { judgeReport } from './judge.ts';
import { count, sha256, slug, text } from './primitives.ts';

export const NEXT_STEPS = ['ruling', 'next_cycle', 'judge', 'person', 'done', 'budget_spent'] as const;

/**
 * `rounds/round-N.json`: one cycle as it ended, rulings applied, so that later rounds know what came before. `evidence`
 * is the hash of the bundles it looked at, `bases` those of its disagreements.
 */
export const cycleRecord = z.strictObject({
  evidence: sha256,
  version: text,
  debate,
  judge: judgeReport.nullable(),
  bases: z.record(slug, sha256),
});
export type CycleRecord = z.infer<typeof cycleRecord>;

const named = { criterion: slug, number: z.int().min(1), name: text };

/** The debate over its cycles: the budget, what each version reached, how scores moved, what was argued and ruled. */
export const arc = z.strictObject({
  max_cycles: z.int().min(1),
  used: count,
  remaining: count,
  next: z.enum(NEXT_STEPS),
  converged: z.boolean(),
  stalled: z.boolean(),
  history: z.array(
    z.strictObject({
      cycle: z.int().min(1),
      round: z.int().min(1),
      version: text,
      passing: count,
      failing: count,
      pending: count,
      judge: z.enum(['PASS', 'FAIL', 'UNEVALUABLE']).nullable(),
    }),
  ),
  evolution: z.array(
    z.strictObject({
      ...named,
      scores: z.array(z.int().min(1).nullable()),
      trend: z.enum(['up', 'down', 'level', 'single']),
    }),
  ),
  diverged: z.array(
    z.strictObject({ ...named, cycle: z.int().min(1), strategist: count, ux_specialist: count }),
  ),
  met: z.array(z.strictObject({ ...named, cycle: z.int().min(1), score: z.int().min(1) })),
  ruled: z.array(
    z.strictObject({ ...named, cycle: z.int().min(1), score: z.int().min(1), author: text, reasoning: text }),
  ),
});
export type Arc = z.infer<typeof arc>;
