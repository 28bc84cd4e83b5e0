import * as z from 'zod';
import { count, sha256, slug, text } from '../primitives.ts';
import { DEPTHS } from './plan.ts';
import { teamDecisions } from './team-decisions.ts';

export const PULL_STATE_VERSION = 2;

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

export const BRANCH_FATES = ['pushed', 'fork', 'denied', 'foreign', 'changed', 'refused'] as const;

/** What became of the branch that was asked for; `commit` is ours on it, `null` where none was put there. */
export const pullBranch = z.strictObject({
  name: text,
  commit: text.nullable(),
  fate: z.enum(BRANCH_FATES),
  why: z.string(),
});
export type PullBranch = z.infer<typeof pullBranch>;

/** What was built on the pull request, and what the result stood at before; times are ISO, `url` is the run that built. */
export const pullBuild = z.strictObject({
  by: text,
  at: text,
  sha: text,
  url: text,
  tasks: z.array(builtTask),
  /** Every finding that was known before, so that a new one is seen. */
  known: z.array(z.strictObject(named)),
  average: z.number(),
  verdict: text,
  suggested: count,
  /** Changed lines that the pull request's diff does not show: only in the patch. */
  outside: z.array(z.strictObject({ file: text, line: z.int().min(1) })),
  branch: pullBranch.nullable(),
  for_people: z.array(text),
});
export type PullBuild = z.infer<typeof pullBuild>;

const shownTask = z.strictObject({
  id: text,
  title: text,
  depth: z.enum(DEPTHS),
  specialist: slug.nullable(),
  criteria: count,
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
 * Where the team stands on one pull request. It travels in the hidden block of the team's comment and holds only what
 * nobody could work out again: what people said and what was built. Plan, team, explorations and blueprints follow from
 * the run's documents and the files of its commit. `basis` is the hash of what the plan rests on; `since` says when the
 * question that is asked now was first shown.
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
  /** Every question with its answer, without the reasons beside it. */
  answers: z.array(teamDecisions),
  rulings: z.array(z.strictObject({ id: slug, verdict: z.enum(['accepted', 'resolved']), words: text })),
  /** The plan and the team as the comment shows them; of the criteria the first ones. */
  shown: z.strictObject({
    tasks: z.array(shownTask),
    criteria: z.array(z.strictObject({ id: text, text })),
    phases: z.array(z.array(slug)),
  }),
  /** The last commit that we put on a branch: only on top of that one do we ever put another. */
  pushed: z.strictObject({ name: text, commit: text }).nullable(),
  built: pullBuild.nullable(),
  proof: pullProof.nullable(),
});
export type PullState = z.infer<typeof pullState>;
