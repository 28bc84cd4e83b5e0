import { type CriteriaSet, EXPERTS, type Expert } from '../contract/criteria.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import type { Review } from '../contract/review.ts';
import { fillSentence } from './sentence.ts';

export type Reviews = { readonly [E in Expert]: Review | null };

/** What the reviews must cover; `hasRef` says whether a reference exists in this run. */
export interface ReviewDuty {
  readonly criteria: CriteriaSet;
  readonly journeys: readonly string[];
  readonly hasRef: (ref: string) => boolean;
  readonly words: DebateWords;
}

/** What one expert's review lacks: `unusable` reasons forbid synthesis, `weak` ones are worth asking once more. */
export interface ReviewVerification {
  readonly expert: Expert;
  readonly unusable: readonly string[];
  readonly weak: readonly string[];
}

/** Checks that both reviews are there, complete, in scale and grounded. `ok` when nothing forbids synthesis. */
export function verifyReviews(
  reviews: Reviews,
  duty: ReviewDuty,
  experts: readonly Expert[] = EXPERTS,
): { ok: boolean; experts: ReviewVerification[] } {
  const verified = experts.map((expert) => verifyReview(expert, reviews[expert], duty));
  return { ok: verified.every(({ unusable }) => unusable.length === 0), experts: verified };
}

function verifyReview(expert: Expert, review: Review | null, duty: ReviewDuty): ReviewVerification {
  if (review === null) return { expert, unusable: [duty.words.reask.missing], weak: [] };
  return { expert, unusable: findUnusable(review, duty), weak: findWeak(review, duty) };
}

function findUnusable(review: Review, { criteria, journeys, words }: ReviewDuty): string[] {
  const scores = new Map(review.scores.map((one) => [one.criterion, one.score]));
  const assessed = new Set(review.journeys.map(({ journey }) => journey));
  const scored = criteria.criteria.flatMap(({ id, number, name }) => {
    const score = scores.get(id);
    const criterion = `C${number} ${name}`;
    if (score === undefined) return [fillSentence(words.reask.unscored, { criterion })];
    const values = { criterion, score, scale: criteria.scale };
    return score > criteria.scale ? [fillSentence(words.reask.out_of_scale, values)] : [];
  });
  const unassessed = journeys.filter((journey) => !assessed.has(journey));
  return [...scored, ...unassessed.map((journey) => fillSentence(words.reask.unassessed, { journey }))];
}

/** Fewer than this many characters cannot name both what was seen and where. */
const SHORTEST_EVIDENCE = 15;

/** One criterion at the top says nothing; a whole list at the top says that nobody looked. */
const FEWEST_FOR_PATTERN = 3;

function findWeak(review: Review, duty: ReviewDuty): string[] {
  const { reask } = duty.words;
  const { scores } = review;
  const isPattern = scores.length >= FEWEST_FOR_PATTERN;
  const isMaximum = isPattern && scores.every(({ score }) => score === duty.criteria.scale);
  const distinct = new Set(scores.map(({ evidence }) => evidence.trim().toLowerCase())).size;
  return [
    ...(isMaximum ? [reask.all_maximum] : []),
    ...(isPattern && distinct * 2 <= scores.length ? [reask.repeated] : []),
    ...scores.flatMap((one) => weighEvidence(one, duty)),
  ];
}

function weighEvidence(score: Review['scores'][number], { hasRef, words }: ReviewDuty): string[] {
  const criterion = `C${score.number} ${score.name}`;
  const { evidence } = score;
  if (!score.evidence_refs.some(hasRef)) return [fillSentence(words.reask.evidence_free, { criterion })];
  const isVague = evidence.trim().length < SHORTEST_EVIDENCE;
  return isVague ? [fillSentence(words.reask.vague, { criterion, evidence })] : [];
}
