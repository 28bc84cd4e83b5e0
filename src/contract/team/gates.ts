import * as z from 'zod';
import { slug, text } from '../primitives.ts';

export const CONFLICT_KINDS = ['contradiction', 'overlap', 'naming', 'duplicate'] as const;

/** `blueprint-conflicts.json`: what two blueprints cannot both have; only a person sets `ruling`. */
export const conflicts = z.strictObject({
  compared: z.array(slug),
  conflicts: z.array(
    z.strictObject({
      id: slug,
      kind: z.enum(CONFLICT_KINDS),
      between: z.array(slug).min(1),
      what: text,
      ruling: z.strictObject({ verdict: z.enum(['accepted', 'resolved']), words: text }).nullable(),
    }),
  ),
});
export type Conflicts = z.infer<typeof conflicts>;

/** `completeness.json`: every failure of every blueprint; no build starts while one stands. */
export const completeness = z.strictObject({
  passed: z.boolean(),
  failures: z.array(z.strictObject({ specialist: text, section: text, what: text })),
});
export type Completeness = z.infer<typeof completeness>;
