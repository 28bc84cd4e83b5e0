import * as z from 'zod';
import { sha256, slug, text } from './primitives.ts';

/**
 * What a person answered, and for what: `sha` is the commit whose result they saw, `evidence` the hash of what the
 * question rested on. `comment` is the id of their comment; `null` for a ticked box. `at` is ISO time.
 */
export const answer = z.strictObject({
  value: text,
  score: z.int().min(1).nullable(),
  reason: text,
  author: text,
  at: text,
  comment: z.int().nullable(),
  sha: text,
  evidence: sha256,
});
export type Answer = z.infer<typeof answer>;

const asked = {
  id: text,
  subject: slug,
  title: text,
  evidence: sha256,
  asked_at: text,
  answer: answer.nullable(),
  previous: answer.nullable(),
};

/** A default that holds unless a person promotes it to a decision of theirs; it cannot change the outcome. */
export const assumption = z.strictObject({
  ...asked,
  default: text,
  rationale: text,
  status: z.enum(['open', 'accepted', 'promoted']),
  user_override: z.string().nullable(),
});
export type Assumption = z.infer<typeof assumption>;

/** A question that decides the outcome. `chosen` is an option's letter or `other`; the first option is recommended. */
export const decision = z.strictObject({
  ...asked,
  context: text,
  options: z.array(z.strictObject({ letter: text, text, score: z.int().min(1).nullable() })).min(2),
  chosen: z.string().nullable(),
  user_input: z.string().nullable(),
});
export type Decision = z.infer<typeof decision>;

/** A finding that a person set aside, in the journeys where it stood; `until` is a day (YYYY-MM-DD) or `null`. */
export const waiver = z.strictObject({
  finding: text,
  title: text,
  journeys: z.array(slug),
  reason: text,
  author: text,
  at: text,
  until: z.string().nullable(),
  comment: z.int().nullable(),
  sha: text,
});
export type Waiver = z.infer<typeof waiver>;

/** A new validation that a person opened: the first round after `after` is its cycle 1. */
export const validation = z.strictObject({
  after: z.int().min(1),
  reason: text,
  author: text,
  at: text,
  comment: z.int().nullable(),
  sha: text,
});
export type Validation = z.infer<typeof validation>;

/** `decisions.json`: everything people were asked and said; written whole after every answer, the source of truth. */
export const decisions = z.strictObject({
  subject: text,
  gate_started: text,
  gate_completed: z.string().nullable(),
  assumptions: z.array(assumption),
  decisions: z.array(decision),
  waivers: z.array(waiver),
  validations: z.array(validation).optional(),
});
export type Decisions = z.infer<typeof decisions>;
