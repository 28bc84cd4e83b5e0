import type { CriteriaSet, Expert } from '../../contract/criteria.ts';
import type { JudgeReport } from '../../contract/judge.ts';
import type { CrossReview, Review } from '../../contract/review.ts';
import type { Assignment, Bench } from '../engine.ts';
import { Sieve } from '../model/ground/sieve.ts';
import { mergeCrossReview } from '../model/merge/merge-cross-review.ts';
import { mergeJudge } from '../model/merge/merge-judge.ts';
import { mergeReview } from '../model/merge/merge-review.ts';
import { askCrossReview, askJudge, askReview } from '../model/prompt/ask.ts';
import type { Brief } from './brief.ts';
import { walkedIds } from './evaluate.ts';
import { BudgetReached } from './exchange.ts';
import { failedByMeasure } from './failed-by-measure.ts';
import { noteJudgement, tell } from './notes.ts';
import type { ModelParts } from './parts.ts';
import { putQuestion, type Question } from './put-question.ts';

/** The parts of the engine and what this run is shown. */
export interface Room {
  readonly parts: ModelParts;
  readonly brief: Brief;
}

/** An expert's first review by a model, no score above the measured one. Throws AbsentError. */
export async function reviewByModel(expert: Expert, assignment: Assignment, room: Room): Promise<Review> {
  const { parts, brief } = room;
  const measured = await parts.measured.review(expert, assignment);
  return orMeasured(
    async () => {
      const answer = await putQuestion(reviewQuestion(expert, assignment, room), brief, parts);
      const sieve = new Sieve(brief.ground);
      const merging = { ...assignment, sieve, words: parts.texts.words };
      const merged = mergeReview(measured, { answer, criteria: assignment.criteria }, merging);
      const notes = noteJudgement(
        { model: parts.choose(expert).model, brief, sieve, isSuspected: answer.injection_suspected },
        parts.texts.words,
      );
      return noteReview(merged, notes);
    },
    () => noteReview(measured, [tell(parts.texts.words, 'budget')]),
  );
}

/** The question of a first review. */
export function reviewQuestion(
  expert: Expert,
  assignment: Assignment,
  { parts, brief }: { parts: Pick<ModelParts, 'texts'>; brief: Brief },
): Question<'review'> {
  const { criteria, outcomes } = assignment;
  const asking = { texts: parts.texts, nonce: brief.nonce, conceal: brief.conceal, outcomes };
  return {
    id: `review-${expert}`,
    role: expert,
    kind: 'review',
    text: askReview(expert, criteria, asking),
    sample: 1,
    duty: { ...dutyOf(criteria), journeys: walkedIds(assignment.evidence), expert },
  };
}

/** An expert's answer to the other's review by a model; it moves scores down only. Throws AbsentError. */
export async function crossReviewByModel(
  pair: { own: Review; theirs: Review },
  assignment: Assignment,
  { parts, brief }: Room,
): Promise<CrossReview> {
  const measured = await parts.measured.crossReview(pair.own, pair.theirs, assignment);
  const { expert } = pair.own;
  const asking = {
    texts: parts.texts,
    nonce: brief.nonce,
    conceal: brief.conceal,
    outcomes: assignment.outcomes,
  };
  return orMeasured(
    async () => {
      const text = askCrossReview(pair, assignment.criteria, asking);
      const duty = { ...dutyOf(assignment.criteria), expert };
      const question = {
        id: `cross-review-${expert}`,
        role: expert,
        kind: 'cross_review' as const,
        text,
        sample: 1,
        duty,
      };
      const answer = await putQuestion(question, brief, parts);
      const failed = await failedByMeasure(assignment, parts.measured);
      const cited = new Set(pair.own.scores.flatMap(({ evidence_refs }) => evidence_refs));
      const merging = { ...assignment, sieve: new Sieve(brief.ground), words: parts.texts.words };
      return mergeCrossReview(measured, { answer, failed, cited }, merging);
    },
    () => measured,
  );
}

/** The judge's report by a model; what fell below by measure stays below. Throws AbsentError. */
export async function judgeByModel(bench: Bench, { parts, brief }: Room): Promise<JudgeReport> {
  const measured = await parts.measured.judge(bench);
  return orMeasured(
    async () => {
      const answer = await putQuestion(judgeQuestion(bench, { parts, brief }), brief, parts);
      const sieve = new Sieve(brief.ground);
      const expected = new Map(bench.criteria.criteria.map(({ id, description }) => [id, description]));
      const merging = { ...bench, sieve, words: parts.texts.words };
      const merged = mergeJudge(measured, { answer, expected, notes: [] }, merging);
      const about = {
        model: parts.choose('judge').model,
        brief,
        sieve,
        isSuspected: answer.injection_suspected,
      };
      return { ...merged, limitations: [...merged.limitations, ...noteJudgement(about, parts.texts.words)] };
    },
    () => ({ ...measured, limitations: [...measured.limitations, tell(parts.texts.words, 'budget')] }),
  );
}

/** The question of the judge. */
export function judgeQuestion(
  { criteria, outcomes }: Bench,
  { parts, brief }: { parts: Pick<ModelParts, 'texts'>; brief: Brief },
): Question<'judge'> {
  const asking = { texts: parts.texts, nonce: brief.nonce, conceal: brief.conceal, outcomes };
  return {
    id: 'judge',
    role: 'judge',
    kind: 'judge',
    text: askJudge(criteria, asking),
    sample: 1,
    duty: dutyOf(criteria),
  };
}

function dutyOf({ criteria, scale }: CriteriaSet): Question<'judge'>['duty'] {
  return { journeys: [], criteria: criteria.map(({ id }) => id), scale, expert: null };
}

function noteReview(review: Review, notes: readonly string[]): Review {
  const { observations } = review;
  return {
    ...review,
    observations: { ...observations, missing: [observations.missing, ...notes].join(' ') },
  };
}

async function orMeasured<T>(ask: () => Promise<T>, measured: () => T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof BudgetReached) return measured();
    throw error;
  }
}
