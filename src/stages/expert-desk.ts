import type { Expert } from '../contract/criteria.ts';
import { UxJuryError } from '../contract/errors.ts';
import type { CrossReview, Review } from '../contract/review.ts';
import { renderCrossReviewFile } from '../debate/cross-review-file.ts';
import { nameCrossReview, nameReview } from '../debate/file-names.ts';
import { groundCrossReview, groundReview } from '../debate/ground-review.ts';
import { tellUngrounded } from '../debate/log-lines.ts';
import { renderReviewFile } from '../debate/review-file.ts';
import type { Assignment } from '../engines/engine.ts';
import { REVIEWS, readReviews } from './round-files.ts';
import type { Run } from './run.ts';

/** Where a round is held: the run, what the experts are given, what went wrong so far. */
export interface Desk {
  readonly run: Run;
  readonly assignment: Assignment;
  readonly hasRef: (ref: string) => boolean;
  readonly log: string[];
  readonly faults: unknown[];
}

/** The first reviews that an answer is about, read from the files. */
export interface Pair {
  readonly own: Review;
  readonly theirs: Review;
}

/** Asks an expert for its first review, blind, and writes its file. `again` are the reasons for asking once more. */
export async function writeReview(
  expert: Expert,
  { run, assignment }: Desk,
  again: readonly string[] = [],
): Promise<string[]> {
  const asked = again.length === 0 ? assignment : { ...assignment, again };
  const review = await run.engine.review(expert, asked);
  assertOwn(review, { expert, round: run.round });
  writeFile(run, { review, cross: null, other: null });
  return [];
}

/** Asks for an answer to the other's review and writes it to a file of its own. Resolves with what to log. */
export async function writeAnswer(pair: Pair, desk: Desk): Promise<string[]> {
  const { run } = desk;
  const { cross, log } = await askAnswer(pair, desk);
  const text = renderCrossReviewFile(cross, run.texts.debate, pair.theirs);
  run.folder.writeText(`${REVIEWS}/${nameCrossReview(run.round, pair.own.expert)}`, text);
  return log;
}

/** Asks for an answer and writes it below the expert's first review, into the same file. Resolves with what to log. */
export async function writeBoth(pair: Pair, desk: Desk): Promise<string[]> {
  const { cross, log } = await askAnswer(pair, desk);
  writeFile(desk.run, { review: pair.own, cross, other: pair.theirs });
  return log;
}

/** Drops what a review cites and this run does not have, and logs how much that was. */
export function groundFile(expert: Expert, { run, assignment, hasRef, log }: Desk): void {
  const held = readReviews(run).reviews[expert];
  if (held === null) return;
  const { criteria, evidence } = assignment;
  const fallback =
    (evidence.journeys.find(({ status }) => status !== 'skipped') ?? evidence.journeys[0])?.id ?? '';
  const { review, dropped } = groundReview(held, { threshold: criteria.threshold, hasRef, fallback });
  if (dropped === 0) return;
  log.push(...tellUngrounded(expert, dropped, run.texts.debate.words));
  writeFile(run, { review, cross: null, other: null });
}

async function askAnswer({ own, theirs }: Pair, desk: Desk): Promise<{ cross: CrossReview; log: string[] }> {
  const { run, hasRef } = desk;
  const given = await run.engine.crossReview(own, theirs, withAnswer(theirs.expert, desk));
  assertOwn(given, { expert: own.expert, round: run.round });
  const { cross, dropped } = groundCrossReview(given, { hasRef });
  return { cross, log: tellUngrounded(own.expert, dropped, run.texts.debate.words) };
}

/** In sequence the second to answer reads the first answer too; at once nobody sees the other's. */
function withAnswer(other: Expert, { run, assignment }: Desk): Assignment {
  if (assignment.execution !== 'sequential') return assignment;
  const answer = readReviews(run).cross_reviews[other];
  return answer === null ? assignment : { ...assignment, their_answer: answer };
}

function writeFile(
  run: Run,
  { review, cross, other }: { review: Review; cross: CrossReview | null; other: Review | null },
): void {
  const text = renderReviewFile({ review, cross_review: cross }, run.texts.debate, other);
  run.folder.writeText(`${REVIEWS}/${nameReview(run.round, review.expert)}`, text);
}

type Signed = Pick<Review, 'expert' | 'round'>;

function assertOwn({ expert, round }: Signed, wanted: Signed): void {
  if (expert === wanted.expert && round === wanted.round) return;
  const fault = `The engine answered for ${expert}, round ${round}; ${wanted.expert}, round ${wanted.round} was asked.`;
  throw new UxJuryError('review_misplaced', fault, { hint: 'Report this fault.' });
}
