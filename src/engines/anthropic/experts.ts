import type { CriteriaSet, Expert } from '../../contract/criteria.ts';
import type { JudgeReport } from '../../contract/judge.ts';
import type { CrossReview, Review } from '../../contract/review.ts';
import type { Assignment, Bench } from '../engine.ts';
import { Sieve } from '../model/ground/sieve.ts';
import { mergeCrossReview } from '../model/merge/merge-cross-review.ts';
import { mergeJudge } from '../model/merge/merge-judge.ts';
import { mergeReview } from '../model/merge/merge-review.ts';
import { askCrossReview, askJudge, askReview } from '../model/prompt/ask.ts';
import { askingOf } from './asking-of.ts';
import type { Brief } from './brief.ts';
import { BudgetReached } from './exchange.ts';
import { failedByMeasure } from './failed-by-measure.ts';
import { noteJudgement, tell } from './notes.ts';
import { about, type Inquiry, putChanged } from './put-changed.ts';
import type { Question } from './put-question.ts';
import type { Room } from './room.ts';

/** An expert's first review by a model, no score above the measured one. Throws AbsentError. */
export async function reviewByModel(expert: Expert, assignment: Assignment, room: Room): Promise<Review> {
  const { parts, brief } = room;
  const { words } = parts.texts;
  const measured = await parts.measured.review(expert, assignment);
  return orMeasured(
    async () => {
      const heard = await putChanged(reviewInquiry(expert, assignment, room), room);
      const sieve = new Sieve(brief.ground);
      const merging = { ...assignment, sieve, words };
      const { criteria } = assignment;
      const merged = heard.answers.reduce(
        (review, answer) => mergeReview(review, { answer, criteria }, merging),
        measured,
      );
      const { model } = parts.choose(expert);
      const notes = noteJudgement({ ...about(heard), model, brief, sieve }, words);
      return noteReview(merged, [...notes, ...(heard.isCurtailed ? [tell(words, 'budget_carried')] : [])]);
    },
    () => noteReview(measured, [tell(words, 'budget')]),
  );
}

function reviewInquiry(expert: Expert, assignment: Assignment, { parts }: Room): Inquiry<'review'> {
  const { criteria, again = [] } = assignment;
  return {
    role: expert,
    kind: 'review',
    sample: 1,
    facts: [factsOf(criteria), again],
    over: null,
    ask: (brief, standing) => reviewQuestion(expert, assignment, { parts, brief, standing }),
  };
}

/** The question of a first review over a brief; asked again it says what the first one lacked. */
export function reviewQuestion(
  expert: Expert,
  { criteria, outcomes, again = [] }: Assignment,
  { parts, brief, standing = [] }: QuestionParts,
): Question<'review'> {
  const asking = askingOf({ outcomes, brief, texts: parts.texts, standing, again });
  return {
    id: again.length === 0 ? `review-${expert}` : `review-${expert}-again`,
    role: expert,
    kind: 'review',
    text: askReview(expert, criteria, asking),
    sample: 1,
    duty: { ...dutyOf(criteria), journeys: brief.scope.journeys, expert },
  };
}

interface QuestionParts {
  readonly parts: Pick<Room['parts'], 'texts'>;
  readonly brief: Brief;
  readonly standing?: readonly Record<string, unknown>[];
}

/** An expert's answer to the other's review by a model; it moves scores down only. Throws AbsentError. */
export async function crossReviewByModel(
  pair: { own: Review; theirs: Review },
  assignment: Assignment,
  room: Room,
): Promise<CrossReview> {
  const { parts, brief } = room;
  const measured = await parts.measured.crossReview(pair.own, pair.theirs, assignment);
  return orMeasured(
    async () => {
      const { answers } = await putChanged(crossReviewInquiry(pair, assignment, room), room);
      const failed = await failedByMeasure(assignment, parts.measured);
      const cited = new Set(pair.own.scores.flatMap(({ evidence_refs }) => evidence_refs));
      const merging = { ...assignment, sieve: new Sieve(brief.ground), words: parts.texts.words };
      return answers.reduce(
        (cross, answer) => mergeCrossReview(cross, { answer, failed, cited }, merging),
        measured,
      );
    },
    () => measured,
  );
}

/** An answer to a review is about both reviews as a whole: it is asked for anew when either changed. */
function crossReviewInquiry(
  pair: { own: Review; theirs: Review },
  { criteria, outcomes }: Assignment,
  { parts }: Room,
): Inquiry<'cross_review'> {
  const { expert } = pair.own;
  return {
    role: expert,
    kind: 'cross_review',
    sample: 1,
    facts: factsOf(criteria),
    over: [pair.own, pair.theirs].map(({ scores, journeys }) => [scores, journeys]),
    ask: (brief, standing) => ({
      id: `cross-review-${expert}`,
      role: expert,
      kind: 'cross_review',
      text: askCrossReview(pair, criteria, askingOf({ outcomes, brief, texts: parts.texts, standing })),
      sample: 1,
      duty: { ...dutyOf(criteria), expert },
    }),
  };
}

/** The judge's report by a model; what fell below by measure stays below. Throws AbsentError. */
export async function judgeByModel(bench: Bench, room: Room): Promise<JudgeReport> {
  const { parts, brief } = room;
  const { words } = parts.texts;
  const measured = await parts.measured.judge(bench);
  return orMeasured(
    async () => {
      const heard = await putChanged(judgeInquiry(bench, room), room);
      const sieve = new Sieve(brief.ground);
      const expected = new Map(bench.criteria.criteria.map(({ id, description }) => [id, description]));
      const merging = { ...bench, sieve, words };
      const merged = heard.answers.reduce(
        (report, answer) => mergeJudge(report, { answer, expected, notes: [] }, merging),
        measured,
      );
      const { model } = parts.choose('judge');
      const notes = noteJudgement({ ...about(heard), model, brief, sieve }, words);
      const curtailed = heard.isCurtailed ? [tell(words, 'budget_carried')] : [];
      return { ...merged, limitations: [...merged.limitations, ...notes, ...curtailed] };
    },
    () => ({ ...measured, limitations: [...measured.limitations, tell(words, 'budget')] }),
  );
}

function judgeInquiry(bench: Bench, { parts }: Room): Inquiry<'judge'> {
  return {
    role: 'judge',
    kind: 'judge',
    sample: 1,
    facts: factsOf(bench.criteria),
    over: null,
    ask: (brief, standing) => judgeQuestion(bench, { parts, brief, standing }),
  };
}

/** The question of the judge over a brief. */
export function judgeQuestion(
  { criteria, outcomes }: Bench,
  { parts, brief, standing = [] }: QuestionParts,
): Question<'judge'> {
  return {
    id: 'judge',
    role: 'judge',
    kind: 'judge',
    text: askJudge(criteria, askingOf({ outcomes, brief, texts: parts.texts, standing })),
    sample: 1,
    duty: dutyOf(criteria),
  };
}

/** What of the criteria a question says. */
function factsOf({ criteria, scale, threshold }: CriteriaSet): unknown {
  return [
    criteria.map(({ id, number, name, description }) => [id, number, name, description]),
    scale,
    threshold,
  ];
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
