import * as z from 'zod';
import { EXPERTS } from './criteria.ts';
import { sha256, slug, text } from './primitives.ts';
import { RESPONSES } from './review.ts';

/**
 * A person's word on a disagreement: a score, or a side whose score is taken, and why. With neither, the reasoning is
 * shown and the disagreement stays open. It holds for the `round` it names, and for as long as the `basis` (the SHA-256 of
 * the question's) is the same.
 */
export const ruling = z.strictObject({
  criterion: slug,
  score: z.int().min(1).optional(),
  side: z.enum(EXPERTS).optional(),
  reasoning: text,
  author: text,
  round: z.int().min(1).optional(),
  basis: sha256.optional(),
});
export type Ruling = z.infer<typeof ruling>;

/** `rulings.json`: what people ruled, oldest first; a later ruling on a criterion replaces an earlier one. */
export const rulings = z.strictObject({ rulings: z.array(ruling) });
export type Rulings = z.infer<typeof rulings>;

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

/**
 * `questions.json`: the disagreements of a round that wait for a person. `bases` holds the SHA-256 of the basis of every
 * disagreement, ruled on or not, so that a ruling is known to hold in a later round.
 */
export const questions = z.strictObject({
  round: z.int().min(1),
  cycle: z.int().min(1),
  questions: z.array(disagreementQuestion),
  bases: z.record(slug, sha256),
});
export type Questions = z.infer<typeof questions>;
