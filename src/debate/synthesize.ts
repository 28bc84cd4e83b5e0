import { type CriteriaSet, type Criterion, EXPERTS } from '../contract/criteria.ts';
import type { CriterionOutcome, Debate, Position } from '../contract/debate.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import { ContractError } from '../contract/errors.ts';
import type { Review } from '../contract/review.ts';
import { compareJourneys } from './compare-journeys.ts';
import { DIVERGENCE } from './divergence.ts';
import { nameReview } from './file-names.ts';
import type { RoundReviews } from './read-round.ts';
import { fillSentence } from './sentence.ts';
import { settleCriterion } from './settle-criterion.ts';
import { type ExpertFiles, indexExpert, takePosition } from './take-position.ts';

/** What the facilitator adds to the files; `log` holds what went wrong on the way (fallbacks, re-asks). */
export interface SynthesisFrame {
  readonly criteria: CriteriaSet;
  readonly cycle: number;
  readonly words: DebateWords;
  readonly log?: readonly string[];
}

/**
 * Joins what the experts wrote into one debate, by rule: categories, combined scores, statuses, journeys.
 * Throws `invalid_document` when no review exists or one lacks a criterion.
 */
export function synthesize(round: RoundReviews, frame: SynthesisFrame): Debate {
  const any = round.reviews.strategist ?? round.reviews.ux_specialist;
  if (any === null)
    throw new ContractError('reviews', ['neither expert wrote one'], 'Run the reviews of this round again.');
  const hasCross = EXPERTS.some((expert) => round.cross_reviews[expert] !== null);
  const desk: Desk = { files: indexRound(round), frame, hasCross };
  const settled = frame.criteria.criteria.map((criterion) => settle(criterion, desk));
  const criteria = settled.map(({ outcome }) => outcome);
  const isSingle = EXPERTS.some((expert) => round.reviews[expert] === null);
  return {
    round: any.round,
    cycle: frame.cycle,
    mode: frame.criteria.mode,
    execution: isSingle ? 'single_reviewer' : any.execution,
    scale: frame.criteria.scale,
    threshold: frame.criteria.threshold,
    cross_reviewed: hasCross && !isSingle,
    divergent: criteria.filter(isDivergent).map(({ criterion }) => criterion),
    criteria,
    journeys: compareJourneys(round),
    ...countStatuses(criteria),
    conformity: settled.flatMap(({ refused }) => refused).filter(({ kind }) => kind === 'conformity').length,
    log: [
      ...(frame.log ?? []),
      ...logSilence(round, criteria, frame),
      ...settled.flatMap(({ refused }) => refused).map(({ line }) => line),
    ],
  };
}

/** How many criteria pass, fail and wait for a ruling. */
export function countStatuses(
  criteria: readonly CriterionOutcome[],
): Pick<Debate, 'passing' | 'failing' | 'pending'> {
  const count = (status: CriterionOutcome['status']): number =>
    criteria.filter((one) => one.status === status).length;
  return { passing: count('PASS'), failing: count('FAIL'), pending: count('PENDING') };
}

interface Desk {
  readonly files: { strategist: ExpertFiles | null; ux_specialist: ExpertFiles | null };
  readonly frame: SynthesisFrame;
  readonly hasCross: boolean;
}

function indexRound({ reviews, cross_reviews: cross }: RoundReviews): Desk['files'] {
  const { strategist, ux_specialist } = reviews;
  return {
    strategist: strategist === null ? null : indexExpert(strategist, cross.strategist),
    ux_specialist: ux_specialist === null ? null : indexExpert(ux_specialist, cross.ux_specialist),
  };
}

type Refused = NonNullable<NonNullable<ReturnType<typeof takePosition>>['refused']>;

function settle(criterion: Criterion, desk: Desk): { outcome: CriterionOutcome; refused: Refused[] } {
  const { criteria, words } = desk.frame;
  const [strategist, uxSpecialist] = EXPERTS.map((expert) => take(criterion, desk.files[expert], words));
  const [mine, theirs] = [strategist?.position ?? null, uxSpecialist?.position ?? null];
  const settlement = settleCriterion(mine, theirs, desk.hasCross);
  if (settlement === null) throw lacks(criterion, 'reviews');
  const isPending = settlement.category === 'disagreement';
  const verdict = settlement.combined >= criteria.threshold ? 'PASS' : 'FAIL';
  const outcome: CriterionOutcome = {
    criterion: criterion.id,
    number: criterion.number,
    name: criterion.name,
    strategist: mine,
    ux_specialist: theirs,
    ...settlement,
    status: isPending ? 'PENDING' : verdict,
    trade_off: isPending ? nameTradeOff(mine, theirs, words) : null,
    resolution: null,
  };
  const refused = [strategist, uxSpecialist].flatMap((taken) => taken?.refused ?? []);
  return { outcome, refused };
}

function take(
  criterion: Criterion,
  files: ExpertFiles | null,
  words: DebateWords,
): ReturnType<typeof takePosition> {
  if (files === null) return null;
  const taken = takePosition(files, criterion, words);
  if (taken === null) throw lacks(criterion, nameReview(files.review.round, files.review.expert));
  return taken;
}

function lacks(criterion: Criterion, where: string): ContractError {
  const fault = `no score for C${criterion.number} ${criterion.id}`;
  return new ContractError(where, [fault], 'Ask this expert again: every criterion needs a score.');
}

function nameTradeOff(mine: Position | null, theirs: Position | null, words: DebateWords): string {
  return fillSentence(words.trade_off, {
    strategist_score: mine?.adjusted ?? words.not_applicable,
    strategist_values: words.experts.strategist.values,
    ux_specialist_score: theirs?.adjusted ?? words.not_applicable,
    ux_specialist_values: words.experts.ux_specialist.values,
  }).trim();
}

function isDivergent({ strategist, ux_specialist: theirs }: CriterionOutcome): boolean {
  return strategist !== null && theirs !== null && Math.abs(strategist.score - theirs.score) >= DIVERGENCE;
}

/** Says who is missing: a whole expert, or an answer that was due. */
function logSilence(
  round: RoundReviews,
  criteria: readonly CriterionOutcome[],
  { criteria: { mode }, words }: SynthesisFrame,
): string[] {
  const present = EXPERTS.flatMap((expert): Review[] => {
    const review = round.reviews[expert];
    return review === null ? [] : [review];
  });
  const [only] = present;
  if (only !== undefined && present.length === 1)
    return [fillSentence(words.log.single, { expert: words.experts[only.expert].name })];
  const isDue = mode === 'standard' || criteria.some(isDivergent);
  if (!isDue) return [];
  return EXPERTS.filter((expert) => round.cross_reviews[expert] === null).map((expert) =>
    fillSentence(words.log.silent, { expert: words.experts[expert].name }),
  );
}
