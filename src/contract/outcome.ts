import * as z from 'zod';
import { HEURISTICS, SPARK_LETTERS } from './judgement.ts';
import { box, count, slug, text } from './primitives.ts';

/** Whom a rule speaks to. `walkthrough` holds question numbers 1-4, `wcag` success criterion numbers. */
export const claims = z.strictObject({
  spark: z.array(z.enum(SPARK_LETTERS)),
  nielsen: z.array(z.enum(HEURISTICS)),
  walkthrough: z.array(z.int().min(1).max(4)),
  pure: z.array(z.enum(['difficulty', 'avoidable'])),
  wcag: z.array(text),
  criteria: z.array(slug),
});
export type Claims = z.infer<typeof claims>;

/** Where an issue was seen; `ref` is the evidence reference that people and reports use. */
export const place = z.strictObject({
  journey: slug,
  step: z.int().min(1).nullable(),
  state: slug.nullable(),
  key: z.string().nullable(),
  name: z.string(),
  box: box.nullable(),
  ref: text,
  claim: text,
});
export type Place = z.infer<typeof place>;

/**
 * One cause, however many places: a rule failing on one component in twenty states is one issue with twenty places.
 * `severity` 1 cosmetic .. 4 catastrophe; `critical` only for what blocks or breaks the task (a confirmed fact).
 * `graded` says what the severity was before its reach over the journeys moved it.
 * `wcag_class` is set when the rule speaks to WCAG. `id` is stable over wording, order and unrelated changes.
 * `places` holds the first 50 with their details; `touched` holds the step or journey ref of every one.
 */
export const issue = z.strictObject({
  id: slug,
  rule: slug,
  severity: z.int().min(1).max(4),
  graded: z
    .strictObject({ from: z.int().min(1).max(4), because: z.enum(['widespread', 'aside']) })
    .optional(),
  critical: z.boolean(),
  claims,
  wcag_class: z.enum(['minor', 'serious', 'critical']).nullable(),
  title: text,
  claim: text,
  recommendation: text,
  places: z.array(place).min(1).max(50),
  touched: z.array(text).min(1),
  journeys: count,
});
export type Issue = z.infer<typeof issue>;

/** What one rule did over the whole run; `passed_refs` holds the first places where it passed. */
export const ruleTally = z.strictObject({
  rule: slug,
  title: text,
  claims,
  failed: count,
  passed: count,
  cannot_tell: count,
  passed_refs: z.array(text),
  passed_claim: z.string(),
  unknown_reason: z.string().nullable(),
  /** A rule of the team that threw, or answered what is no answer: counted with what it could not tell. */
  broke: z.strictObject({ times: count, first: text }).optional(),
});
export type RuleTally = z.infer<typeof ruleTally>;

const severity = z.int().min(1).max(4);

/** What a project changed in the catalogue: nothing of it is kept quiet. `own` names the rules that the team ships. */
export const projectRules = z.strictObject({
  off: z.array(z.strictObject({ rule: slug, title: text })),
  regraded: z.array(z.strictObject({ rule: slug, from: severity, to: severity })),
  own: z.array(slug),
});
export type ProjectRules = z.infer<typeof projectRules>;

/** `outcomes.json`: every rule's answer over the evidence. Unknown is never reported as passed. */
export const outcomes = z.strictObject({
  rules: z.array(ruleTally),
  issues: z.array(issue),
  project: projectRules.optional(),
});
export type Outcomes = z.infer<typeof outcomes>;
