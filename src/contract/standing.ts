import * as z from 'zod';
import { VERDICTS } from './aggregation.ts';
import { CATEGORIES, debate } from './debate.ts';
import { decisions, waiver } from './decisions.ts';
import { JUDGE_STATUSES } from './judge.ts';
import { CONFIDENCES, count, METHOD_IDS, SEVERITIES, score, sha256, slug, text } from './primitives.ts';
import { EXECUTIONS } from './review.ts';
import { disagreementQuestion } from './ruling.ts';

/** 1 knew no rounds; it is still read. */
export const STANDING_VERSION = 2;

const scores = z.strictObject({
  spark: score,
  nielsen: score,
  cognitive_walkthrough: score,
  pure: score,
  wcag_2_2_aa: score,
});

/** One problem by its stable id (rule and element, never wording), with the journeys where it stands. */
export const standingFinding = z.strictObject({
  id: text,
  severity: z.enum(SEVERITIES),
  critical: z.boolean(),
  title: text,
  ref: text,
  journeys: z.array(slug),
});
export type StandingFinding = z.infer<typeof standingFinding>;

/** A critical failure, with the finding that causes it where one is known. */
export const standingFailure = z.strictObject({
  method: z.enum(METHOD_IDS),
  failure: text,
  finding: z.string().nullable(),
});
export type StandingFailure = z.infer<typeof standingFailure>;

/** A result as later runs on other commits compare with it. `complete`: the whole requested flow was walked live. */
export const baseline = z.strictObject({
  sha: text,
  contract_hash: sha256,
  average: z.number(),
  verdict: z.enum(VERDICTS),
  scores,
  complete: z.boolean(),
  critical: z.array(z.strictObject({ failure: text, journeys: z.array(slug) })),
  criteria: z.record(slug, z.int().min(1)),
  judge: z.enum(['PASS', 'FAIL', 'UNEVALUABLE']).nullable(),
  findings: z.array(text),
  waivers: z.array(waiver),
});
export type Baseline = z.infer<typeof baseline>;

/** A question with the hash of what it rests on, and since when it is asked on that evidence. */
export const standingQuestion = z.strictObject({ ...disagreementQuestion.shape, basis: sha256 });
export type StandingQuestion = z.infer<typeof standingQuestion>;

export const standingResult = z.strictObject({
  verdict: z.enum(VERDICTS),
  average: z.number(),
  threshold: z.number(),
  scores,
  confidence: z.enum(CONFIDENCES),
  complete: z.boolean(),
  critical: z.array(standingFailure),
  fixes: z.array(
    z.strictObject({
      severity: z.enum(SEVERITIES),
      method: z.enum(METHOD_IDS),
      title: text,
      ref: text,
      recommendation: text,
      finding: z.string().nullable(),
    }),
  ),
  loops: z.array(
    z.strictObject({
      screen: text,
      action: text,
      steps: count.nullable(),
      simplest: count.nullable(),
      change: text,
    }),
  ),
});
export type StandingResult = z.infer<typeof standingResult>;

/**
 * Pictures of this result on the branch store, by the evidence they show. No address stands here, so that none can be
 * forged: it is made of the repository, this commit and this name. `inline` says that everybody may read them.
 */
export const standingPictures = z.strictObject({
  commit: z.string().regex(/^[0-9a-f]{40,64}$/),
  folder: z.string().regex(/^pull-\d+\/run-\d+-\d+$/),
  inline: z.boolean(),
  items: z.array(z.strictObject({ ref: text, name: z.string().regex(/^\d+\.(?:jpg|png)$/) })).max(12),
});
export type StandingPictures = z.infer<typeof standingPictures>;

const level = z.int().min(1);
const JUDGEMENTS = ['PASS', 'FAIL', 'UNEVALUABLE'] as const;

/** Where a result stands in the pull request's life: its round, its cycle of how many, its evidence and its build. */
export const standingPlace = z.strictObject({
  round: level,
  cycle: level,
  max_cycles: level,
  evidence: sha256,
  version: text,
});
export type StandingPlace = z.infer<typeof standingPlace>;

/** What the judge said of each criterion, without the words. */
export const standingJudged = z.strictObject({
  mode: z.enum(['interactive', 'static']),
  criteria: z.array(
    z.strictObject({ criterion: slug, score: level.nullable(), status: z.enum(JUDGE_STATUSES) }),
  ),
});
export type StandingJudged = z.infer<typeof standingJudged>;

/** First score and adjusted score. */
const stood = z.tuple([level, level]).nullable();

/**
 * A round that is over, as short as the arc allows: scores, who was apart, what was ruled, the judge. `evidence` is `null`
 * where it was not kept; `ended` says that it closed its validation.
 */
export const standingRound = z.strictObject({
  round: level,
  cycle: level,
  sha: text,
  evidence: sha256.nullable(),
  version: text,
  mode: debate.shape.mode,
  execution: z.enum(EXECUTIONS),
  scale: debate.shape.scale,
  threshold: level,
  cross_reviewed: z.boolean(),
  conformity: count,
  divergent: z.array(slug),
  criteria: z
    .array(
      z.strictObject({
        criterion: slug,
        number: level,
        name: text,
        strategist: stood,
        ux_specialist: stood,
        combined: level,
        status: z.enum(['PASS', 'FAIL', 'PENDING']),
        category: z.enum(CATEGORIES),
        resolution: z.strictObject({ score: level, reasoning: text, author: text }).nullable(),
      }),
    )
    .min(1),
  judge: z.strictObject({ verdict: z.enum(JUDGEMENTS), ...standingJudged.shape }).nullable(),
  ended: z.boolean(),
  bases: z.record(slug, sha256),
});
export type StandingRound = z.infer<typeof standingRound>;

/**
 * What stands on a pull request: the result that its comment shows and everything people said about it. It travels in
 * the comment's hidden block, so that an answer needs no evaluator and no artifact. `started` orders runs; `rounds` are the
 * earlier ones, oldest first.
 */
export const standing = z.strictObject({
  version: z.literal(STANDING_VERSION),
  run: z.strictObject({ id: text, number: count, attempt: count, started: text, sha: text, url: text }),
  mode: z.enum(['gate', 'advisory']),
  compare: z.enum(['absolute', 'regression']),
  contract_hash: sha256.nullable(),
  result: standingResult.nullable(),
  base: baseline.nullable(),
  debate: debate.nullable(),
  judge: z.enum(JUDGEMENTS).nullable(),
  judged: standingJudged.nullable(),
  place: standingPlace.nullable(),
  rounds: z.array(standingRound),
  questions: z.array(standingQuestion),
  doubts: z.array(z.strictObject({ subject: z.enum(['provisional', 'judge']), basis: sha256 })),
  findings: z.array(standingFinding),
  absent: z.array(text),
  broken: z.string().nullable(),
  spent: count.nullable(),
  notes: z.array(text),
  pictures: standingPictures.optional(),
  decisions,
});
export type Standing = z.infer<typeof standing>;
