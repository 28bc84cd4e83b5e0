import type { Operation } from '../../../contract/team/blueprint.ts';
import type { TeamCrossReview } from '../../../contract/team/model-answers.ts';
import type { SourceLines } from './source-lines.ts';

/** What a cross-cutting review is held against: the operations it saw, and their files as the build leaves them. */
export interface CrossReviewGround {
  readonly operations: readonly Operation[];
  readonly files: readonly SourceLines[];
}

/** What of a review holds. With `null` it counts for nothing: its problems stand nowhere, or text spoke to it. */
export interface HeldCrossReview {
  readonly result: 'PASS' | 'FAIL' | null;
  readonly problems: TeamCrossReview['problems'];
  readonly dropped: number;
}

/** Drops every problem whose operation, file or quote is not there. A review that lost all its problems is no PASS. */
export function groundCrossReview(answer: TeamCrossReview, ground: CrossReviewGround): HeldCrossReview {
  const problems = answer.problems.filter((one) => stands(one, ground));
  const dropped = answer.problems.length - problems.length;
  if (problems.length > 0) return { result: 'FAIL', problems, dropped };
  const isClear = dropped === 0 && answer.result === 'PASS' && !answer.injection_suspected;
  return { result: isClear ? 'PASS' : null, problems, dropped };
}

/** Fewer signs than this stand in any line. */
const LEAST_QUOTE = 3;

function stands(
  { operation, file, quote }: TeamCrossReview['problems'][number],
  { operations, files }: CrossReviewGround,
): boolean {
  const own = operations.find(({ id }) => id === operation)?.edits.filter((edit) => edit.file === file) ?? [];
  const words = quote.trim();
  if (own.length === 0 || words.length < LEAST_QUOTE) return false;
  const lines = files.find(({ path }) => path === file)?.lines ?? [];
  return [...own.flatMap(({ find, replace }) => [find, replace]), ...lines].some((text) =>
    text.includes(words),
  );
}
