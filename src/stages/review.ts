import { EXPERTS, type Expert } from '../contract/criteria.ts';
import type { Evidence } from '../contract/evidence.ts';
import { parseRef } from '../contract/ref.ts';
import type { Review } from '../contract/review.ts';
import { adaptCriteria } from '../debate/adapt-criteria.ts';
import { renderCrossReviewFile } from '../debate/cross-review-file.ts';
import { findDivergence, needsCrossReview } from '../debate/divergence.ts';
import { nameCrossReview, nameReview } from '../debate/file-names.ts';
import { type RoundFiles, readRound } from '../debate/read-round.ts';
import { renderReviewFile } from '../debate/review-file.ts';
import { verifyReviews } from '../debate/verify-reviews.ts';
import type { Assignment } from '../engines/engine.ts';
import { readShown } from './evaluate.ts';
import type { Run, Stage } from './run.ts';

/** The folder of everything that experts and facilitator write. */
export const REVIEWS = 'reviews';
const LOG = `${REVIEWS}/log.json`;

/** evidence.json and outcomes.json -> criteria.json and the experts' review files, blind, then crossed if needed. */
export const review: Stage = {
  name: 'review',
  writes: (run) => ['criteria.json', LOG, ...filesOf(run.round)],
  perform: async (run) => {
    const shown = readShown(run);
    const criteria = adaptCriteria(run.texts.criteria, factsOf(shown.evidence), run.settings.debate);
    run.folder.write<'criteria'>('criteria.json', criteria);
    const assignment: Assignment = { ...shown, criteria, round: run.round, execution: 'parallel' };
    await Promise.all(EXPERTS.map((expert) => writeReview(run, expert, assignment)));
    const log = await askAgain(run, assignment);
    await crossReview(run, assignment);
    run.folder.writeText(LOG, `${JSON.stringify(log, null, 2)}\n`);
  },
};

/** Both experts' files of a round, whether they are there or not. */
export function filesOf(round: number): string[] {
  const names = EXPERTS.flatMap((expert) => [nameReview(round, expert), nameCrossReview(round, expert)]);
  return names.map((name) => `${REVIEWS}/${name}`);
}

/** The texts of a round's files that exist, by file name: what the synthesis may read, and nothing else. */
export function readFiles(run: Run): RoundFiles {
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

function factsOf({ journeys, context }: Evidence) {
  const none = { count: 0, sources: [] };
  return {
    style_brief: false,
    animation_brief: false,
    journeys: journeys.length,
    several_viewports: context.viewport.includes(','),
    grounding: { references: none, designs: none, brand: none },
  };
}

async function writeReview(run: Run, expert: Expert, assignment: Assignment): Promise<void> {
  const written = await run.engine.review(expert, assignment);
  const text = renderReviewFile({ review: written, cross_review: null }, run.texts.debate);
  run.folder.writeText(`${REVIEWS}/${nameReview(run.round, expert)}`, text);
}

/** Verifies what stands in the files; a missing, incomplete or weak review is asked for once more, and logged. */
async function askAgain(run: Run, assignment: Assignment): Promise<string[]> {
  const { reviews } = readRound(readFiles(run), run.round, run.texts.debate);
  const { criteria, evidence } = assignment;
  const verified = verifyReviews(reviews, {
    criteria,
    journeys: evidence.journeys.filter(({ status }) => status !== 'skipped').map(({ id }) => id),
    hasRef: refChecker(evidence),
    words: run.texts.debate.words,
  });
  const wanting = verified.experts.filter(({ unusable, weak }) => unusable.length + weak.length > 0);
  for (const { expert } of wanting) await writeReview(run, expert, assignment);
  return wanting.flatMap(({ expert, unusable, weak }) =>
    [...unusable, ...weak].map((why) => `${expert}: ${why}`),
  );
}

function refChecker(evidence: Evidence): (ref: string) => boolean {
  const steps = new Map(evidence.journeys.map((journey) => [journey.id, journey.steps.length]));
  const states = new Set(evidence.screens.map(({ id }) => id));
  return (text) => {
    const ref = parseRef(text);
    if (ref === null) return false;
    if (ref.kind === 'state') return states.has(ref.state);
    return ref.kind === 'journey' ? steps.has(ref.journey) : ref.step <= (steps.get(ref.journey) ?? 0);
  };
}

async function crossReview(run: Run, assignment: Assignment): Promise<void> {
  const { strategist, ux_specialist } = readRound(readFiles(run), run.round, run.texts.debate).reviews;
  if (strategist === null || ux_specialist === null) return;
  if (!needsCrossReview(assignment.criteria.mode, findDivergence(strategist, ux_specialist))) return;
  await Promise.all([
    writeCrossReview(run, { own: strategist, theirs: ux_specialist }, assignment),
    writeCrossReview(run, { own: ux_specialist, theirs: strategist }, assignment),
  ]);
}

async function writeCrossReview(
  run: Run,
  pair: { own: Review; theirs: Review },
  assignment: Assignment,
): Promise<void> {
  const cross = await run.engine.crossReview(pair.own, pair.theirs, assignment);
  const text = renderCrossReviewFile(cross, run.texts.debate, pair.theirs);
  run.folder.writeText(`${REVIEWS}/${nameCrossReview(run.round, pair.own.expert)}`, text);
}
