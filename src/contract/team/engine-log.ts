import * as z from 'zod';
import { count, text } from '../primitives.ts';

export const TEAM_PARTS = ['choice', 'stage1', 'stage2', 'code', 'review', 'cross_review'] as const;

/**
 * `engine.json`: who did which part of the team's work. `by` rule means the embedded team's own document stands; `why` then
 * says what became of the model's. `dropped` counts what of the model's answer did not hold.
 */
export const engineLog = z.strictObject({
  entries: z.array(
    z.strictObject({
      part: z.enum(TEAM_PARTS),
      who: text,
      by: z.enum(['model', 'rule']),
      dropped: count,
      injection_suspected: z.boolean(),
      why: z.string(),
    }),
  ),
});
export type EngineLog = z.infer<typeof engineLog>;
