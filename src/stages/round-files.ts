import { EXPERTS } from '../contract/criteria.ts';
import { nameCrossReview, nameReview } from '../debate/file-names.ts';
import { type RoundFiles, readRound } from '../debate/read-round.ts';
import type { Run } from './run.ts';

/** The folder of everything that experts, facilitator and judge write. */
export const REVIEWS = 'reviews';
export const LOG = `${REVIEWS}/log.json`;

/** Both experts' files of a round, whether they are there or not. */
export function filesOf(round: number): string[] {
  const names = EXPERTS.flatMap((expert) => [nameReview(round, expert), nameCrossReview(round, expert)]);
  return names.map((name) => `${REVIEWS}/${name}`);
}

/** What the experts wrote in this run's round, as their files say it and nothing else. */
export function readReviews(run: Run): ReturnType<typeof readRound> {
  return readRound(readFiles(run), run.round, run.texts.debate);
}

function readFiles(run: Run): RoundFiles {
  const present = filesOf(run.round).filter((file) => run.folder.has(file));
  return Object.fromEntries(
    present.map((file) => [file.slice(REVIEWS.length + 1), run.folder.readText(file)]),
  );
}

/** The facilitator's log of re-asks and fallbacks, as the review stage left it. */
export function readLog(run: Run): string[] {
  const log = run.folder.readJson(LOG);
  return Array.isArray(log) ? log.map(String) : [];
}
