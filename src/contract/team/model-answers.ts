import * as z from 'zod';
import { text } from '../primitives.ts';

/** What a model of the team may say. It names places and rests on them; no file is written and no id is given by it. */
const line = z.string().regex(/\S/, 'must be a non-empty string').max(600);
const lines = z.array(line).max(12);

/** Where something stands: `quote` is copied from that line of that file. */
const spot = { file: text, line: z.int().min(1), quote: line };

/** Stage 1. A fact rests on a finding of the run (`issue`) or on a place in the source; the other is empty. */
export const teamExploration = z.strictObject({
  kind: z.literal('team_exploration'),
  facts: z
    .array(z.strictObject({ claim: line, issue: z.string(), place: z.strictObject(spot).nullable() }))
    .max(40),
  /** Where findings come from that no fixer placed. */
  places: z.array(z.strictObject({ issue: text, ...spot, why: line })).max(60),
  elements: lines,
  connections: lines,
  dynamics: lines,
  assumptions: z.array(z.strictObject({ title: line, default: line, rationale: line })).max(8),
  decisions: z
    .array(
      z.strictObject({
        title: line,
        options: z
          .array(z.strictObject({ text: line, rationale: line }))
          .min(2)
          .max(5),
        /** Number of an option, from 1. */
        recommended: z.int().min(1).max(5),
        because: line,
        risk: line,
      }),
    )
    .max(8),
  risks: lines,
  approach: line,
  reroute: z.strictObject({ task: text, domain: line, reason: line }).nullable(),
  injection_suspected: z.boolean(),
});
export type TeamExploration = z.infer<typeof teamExploration>;

/** What a choice rests on: a finding (F2), an answer (A1, D3), a standard by name and number, or a rule by its id. */
const ground = z.strictObject({ kind: z.enum(['finding', 'answer', 'standard', 'rule']), id: text });
export type ClaimedGround = z.infer<typeof ground>;
const choice = z.strictObject({ text: line, grounds: z.array(ground).max(6) });

/** Stage 2. A change says what is to become of a finding that stage 1 placed. */
export const teamSpecification = z.strictObject({
  kind: z.literal('team_specification'),
  approach: z.array(choice).max(20),
  changes: z.array(z.strictObject({ finding: text, what: line, grounds: z.array(ground).max(6) })).max(60),
  integration: z.array(choice).max(20),
  open_items: lines,
  injection_suspected: z.boolean(),
});
export type TeamSpecification = z.infer<typeof teamSpecification>;

/** The code-writer: exact old text, which stands once in the file, and what takes its place. */
export const teamReplacements = z.strictObject({
  kind: z.literal('team_replacements'),
  replacements: z
    .array(z.strictObject({ operation: text, file: z.string(), old: z.string(), new: z.string() }))
    .max(120),
  left_out: z.array(z.strictObject({ operation: text, why: line })).max(60),
  injection_suspected: z.boolean(),
});
export type TeamReplacements = z.infer<typeof teamReplacements>;

/** The review of what was written: every problem with the operation that it lies in. */
export const teamReview = z.strictObject({
  kind: z.literal('team_review'),
  result: z.enum(['PASS', 'FAIL']),
  problems: z.array(z.strictObject({ operation: text, what: line })).max(40),
  injection_suspected: z.boolean(),
});
export type TeamReview = z.infer<typeof teamReview>;

/** A mandatory reviewer of another domain: problems only, each with words that stand in the edit or in its file. */
export const teamCrossReview = z.strictObject({
  kind: z.literal('team_cross_review'),
  result: z.enum(['PASS', 'FAIL']),
  problems: z.array(z.strictObject({ operation: text, file: text, quote: line, what: line })).max(40),
  injection_suspected: z.boolean(),
});
export type TeamCrossReview = z.infer<typeof teamCrossReview>;

const few = z.array(line).min(1).max(6);

/**
 * Assembly: one of the specialists that exist for a task, or an empty name where none fits; for what is left at most one
 * `temporary` specialist, whose name and tools are not the model's to give.
 */
export const teamChoice = z.strictObject({
  kind: z.literal('team_choice'),
  temporary: z
    .strictObject({
      domain: line,
      description: line,
      research: few,
      review: few,
      tasks: z.array(text).min(1),
    })
    .nullable(),
  choices: z.array(z.strictObject({ task: text, specialist: z.string(), why: line })).max(60),
  injection_suspected: z.boolean(),
});
export type TeamChoice = z.infer<typeof teamChoice>;

/** Every answer by its kind. */
export const TEAM_ANSWERS = {
  team_exploration: teamExploration,
  team_specification: teamSpecification,
  team_replacements: teamReplacements,
  team_review: teamReview,
  team_cross_review: teamCrossReview,
  team_choice: teamChoice,
} as const;
export type TeamAnswerKind = keyof typeof TEAM_ANSWERS;
export type TeamAnswerOf<K extends TeamAnswerKind> = z.infer<(typeof TEAM_ANSWERS)[K]>;
