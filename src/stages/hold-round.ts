import { EXPERTS, type Expert } from '../contract/criteria.ts';
import { UxJuryError } from '../contract/errors.ts';
import type { Review } from '../contract/review.ts';
import { refChecker } from '../debate/check-refs.ts';
import { findDivergence, needsCrossReview } from '../debate/divergence.ts';
import { nameReview } from '../debate/file-names.ts';
import { type Invocation, planInvocations } from '../debate/invocations.ts';
import { tellFallback, tellOut, tellReasked, tellStillWeak, tellWeak } from '../debate/log-lines.ts';
import { type ReviewVerification, verifyReviews } from '../debate/verify-reviews.ts';
import type { Assignment } from '../engines/engine.ts';
import { isAbsence } from './absence.ts';
import { type Desk, groundFile, writeAnswer, writeBoth, writeReview } from './expert-desk.ts';
import { REVIEWS, readReviews } from './round-files.ts';
import type { Run } from './run.ts';

/**
 * Holds one round by the plan of calls: each batch at once, each expert's file before whoever reads it. What stands in
 * the files is verified; a missing or weak review is asked for once more where that can help. Resolves with the log.
 * Throws what the engine threw when no expert gave a usable review.
 */
export async function holdRound(run: Run, assignment: Assignment): Promise<string[]> {
  const desk: Desk = { run, assignment, hasRef: refChecker(assignment.evidence), log: [], faults: [] };
  const plan = planInvocations(assignment.execution, assignment.criteria.mode, true);
  for (const batch of batchesOf(plan)) await takeTurns(batch, desk);
  return desk.log;
}

function batchesOf(plan: readonly Invocation[]): Invocation[][] {
  const numbers = [...new Set(plan.map(({ batch }) => batch))].toSorted((a, b) => a - b);
  return numbers.map((number) => plan.filter(({ batch }) => batch === number));
}

/** First reviews of a batch are blind and verified; answers follow only where the protocol asks for them. */
async function takeTurns(batch: readonly Invocation[], desk: Desk): Promise<void> {
  const first = batch.filter(({ phases }) => phases.includes(1)).map(({ expert }) => expert);
  await Promise.all(first.map((expert) => attempt(desk, () => writeReview(expert, desk))));
  for (const expert of first) await secureReview(expert, desk);
  const answering = batch.filter(({ phases }) => phases.includes(2));
  const { strategist, ux_specialist: ux } = answering.length === 0 ? NOBODY : readReviews(desk.run).reviews;
  if (strategist === null || ux === null || !isDue(strategist, ux, desk)) return;
  const of = (expert: Expert) =>
    expert === 'strategist' ? { own: strategist, theirs: ux } : { own: ux, theirs: strategist };
  const answers = answering.map(
    ({ expert, phases }) =>
      () =>
        phases.length > 1 ? writeBoth(of(expert), desk) : writeAnswer(of(expert), desk),
  );
  const written = await Promise.all(answers.map((answer) => attempt(desk, answer)));
  for (const [at, answer] of answers.entries())
    desk.log.push(
      ...(written[at] ?? (await answerAgain(answering[at]?.expert ?? 'strategist', answer, desk))),
    );
}

const NOBODY = { strategist: null, ux_specialist: null };

function isDue(strategist: Review, ux: Review, { assignment }: Desk): boolean {
  return needsCrossReview(assignment.criteria.mode, findDivergence(strategist, ux));
}

/** What a call has to log, `null` when it gave nothing. */
async function attempt(desk: Desk, call: () => Promise<string[]>): Promise<string[] | null> {
  try {
    return await call();
  } catch (error) {
    if (!isAbsence(error, desk.run.engine)) throw error;
    desk.faults.push(error);
    return null;
  }
}

/** Verifies an expert's file, asks once more where something is wanting, and grounds what stands in the end. */
async function secureReview(expert: Expert, desk: Desk): Promise<void> {
  const { unusable, weak } = verify(expert, desk);
  const reasons = [...unusable, ...weak];
  const wasReasked = reasons.length > 0 && (await askAgain(expert, reasons, desk));
  const after = verify(expert, desk);
  if (after.unusable.length > 0) return leaveOut(expert, after.unusable, desk);
  if (wasReasked && after.weak.length > 0)
    desk.log.push(tellStillWeak(expert, after.weak, desk.run.texts.debate.words));
  groundFile(expert, desk);
}

/**
 * An expert who gave nothing is asked alone; one who gave too little only where another answer may come. Says whether it
 * was asked.
 */
async function askAgain(expert: Expert, reasons: readonly string[], desk: Desk): Promise<boolean> {
  const { run, assignment, log } = desk;
  const { words } = run.texts.debate;
  const isMissing = !run.folder.has(fileOf(expert, desk));
  if (!isMissing && run.engine.isDeterministic && run.engine.heedsComplaints !== true) {
    log.push(tellWeak(expert, reasons, words));
    return false;
  }
  const isFallback = isMissing && assignment.execution === 'parallel';
  log.push(isFallback ? tellFallback(expert, words) : tellReasked(expert, reasons, words));
  await attempt(desk, () => writeReview(expert, desk, isMissing ? [] : reasons));
  return true;
}

function verify(expert: Expert, { run, assignment, hasRef }: Desk): ReviewVerification {
  const { criteria, evidence } = assignment;
  const journeys = evidence.journeys.filter(({ status }) => status !== 'skipped').map(({ id }) => id);
  const duty = { criteria, journeys, hasRef, words: run.texts.debate.words };
  const [verified] = verifyReviews(readReviews(run).reviews, duty, [expert]).experts;
  return verified ?? { expert, unusable: [], weak: [] };
}

/** An expert without a usable review is out of this round; when nobody is left there is no debate to hold. */
function leaveOut(expert: Expert, reasons: readonly string[], desk: Desk): void {
  const { run, assignment, log, faults } = desk;
  run.folder.remove(fileOf(expert, desk));
  log.push(tellOut(expert, reasons, run.texts.debate.words));
  const isLast = assignment.execution === 'single_reviewer' || expert === 'ux_specialist';
  const hasOther = EXPERTS.some((other) => other !== expert && run.folder.has(fileOf(other, desk)));
  if (hasOther || !isLast) return;
  const [cause] = faults;
  if (cause !== undefined) throw cause;
  throw new UxJuryError('reviews_unusable', `No expert gave a usable review: ${reasons.join(' ')}`, {
    hint: 'Run the review again; where it happens again, choose another engine.',
  });
}

function fileOf(expert: Expert, { run }: Desk): string {
  return `${REVIEWS}/${nameReview(run.round, expert)}`;
}

async function answerAgain(expert: Expert, answer: () => Promise<string[]>, desk: Desk): Promise<string[]> {
  const { words } = desk.run.texts.debate;
  return [tellReasked(expert, [words.reask.missing_cross], words), ...((await attempt(desk, answer)) ?? [])];
}
