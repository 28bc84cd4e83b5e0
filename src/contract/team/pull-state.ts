import * as z from 'zod';
import { count, sha256, slug, text } from '../primitives.ts';
import { DEPTHS } from './plan.ts';

export const PULL_STATE_VERSION = 1;

/** A finding as a later result is compared with it; `seen` says where, and how its journey ended. */
const named = { id: slug, rule: slug, claim: text };
const seen = z.strictObject({ journey: slug, step: z.int().nullable(), status: text });
export const builtIssue = z.strictObject({ ...named, seen: z.array(seen) });
export type BuiltIssue = z.infer<typeof builtIssue>;

const builtTask = z.strictObject({
  task: text,
  title: text,
  specialist: slug,
  status: z.enum(['PASS', 'FAIL', 'PARTIAL']),
  /** The findings that this build changes something for. */
  issues: z.array(builtIssue),
  handed_over: count,
});

/** What was built on the pull request, and what the result stood at before; times are ISO. */
export const pullBuild = z.strictObject({
  by: text,
  at: text,
  sha: text,
  tasks: z.array(builtTask),
  /** Every finding that was known before, so that a new one is seen. */
  known: z.array(z.strictObject(named)),
  average: z.number(),
  verdict: text,
  suggested: count,
  /** Changed lines that the pull request's diff does not show: only in the patch. */
  outside: z.array(z.strictObject({ file: text, line: z.int().min(1) })),
  branch: z.string().nullable(),
  for_people: z.array(text),
});
export type PullBuild = z.infer<typeof pullBuild>;

const shownTask = z.strictObject({
  id: text,
  title: text,
  depth: z.enum(DEPTHS),
  specialist: slug.nullable(),
  criteria: z.array(z.strictObject({ id: text, text })),
  dependencies: z.array(text),
});

/** What the review of a later commit showed of a build. */
export const pullProof = z.strictObject({
  sha: text,
  url: text,
  tasks: z.array(
    z.strictObject({ task: text, gone: count, still: count, unseen: count, proven: z.boolean() }),
  ),
  fresh: z.array(z.strictObject({ issue: slug, claim: text })),
  average: z.number(),
  verdict: text,
  fell: z.boolean(),
});
export type PullProof = z.infer<typeof pullProof>;

/**
 * Where the team stands on one pull request. It travels in the hidden block of the team's comment: what people said, and
 * the team's own files, so that a later job goes on where this one stopped. `basis` is the hash of what the plan rests on;
 * `since` says when the question that is asked now was first shown.
 */
export const pullState = z.strictObject({
  version: z.literal(PULL_STATE_VERSION),
  run: z.strictObject({ id: text, sha: text, url: text }),
  basis: sha256,
  since: text,
  choices: z.strictObject({ depths: z.record(text, z.enum(DEPTHS)), specialists: z.record(text, slug) }),
  confirmed: z.strictObject({ by: text, at: text }).nullable(),
  /** Decisions that a person wants to see by themselves, after the table of eight or more. */
  discussed: z.array(text).nullable(),
  /** Who answered what, in order. */
  said: z.array(z.strictObject({ by: text, at: text, what: text })),
  files: z.record(text, z.string()),
  /** The plan and the team as the comment shows them. */
  shown: z.strictObject({ tasks: z.array(shownTask), phases: z.array(z.array(slug)) }),
  built: pullBuild.nullable(),
  proof: pullProof.nullable(),
});
export type PullState = z.infer<typeof pullState>;
