import * as z from 'zod';
import { EXPERTS } from './criteria.ts';
import { slug, text } from './primitives.ts';
import { RESPONSES } from './review.ts';

/** A person's decision on a disagreement: the score, why, and who said so. */
export const ruling = z.strictObject({
  criterion: slug,
  score: z.int().min(1),
  reasoning: text,
  author: text,
});
export type Ruling = z.infer<typeof ruling>;

const side = z.strictObject({
  score: z.int().min(1),
  evidence: text,
  reasoning: text,
  response: z.enum(RESPONSES).nullable(),
  evidence_refs: z.array(text),
});

/**
 * A disagreement put to a person. `blocking` when the two scores lie on different sides of the threshold; `basis` is
 * what the ruling rests on, for hashing: while it is the same, a ruling survives a push.
 */
export const disagreementQuestion = z.strictObject({
  criterion: slug,
  number: z.int().min(1),
  name: text,
  question: text,
  scale: z.int().min(2),
  threshold: z.int().min(1),
  blocking: z.boolean(),
  strategist: side,
  ux_specialist: side,
  trade_off: text,
  recommended: z.strictObject({ score: z.int().min(1), expert: z.enum(EXPERTS), why: text }),
  disputed_journeys: z.array(text),
  basis: text,
});
export type DisagreementQuestion = z.infer<typeof disagreementQuestion>;
