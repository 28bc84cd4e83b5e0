import { EXPERTS, type Expert } from '../contract/criteria.ts';
import type { CriterionOutcome, Debate, Position } from '../contract/debate.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import type { FailingDetail, Review } from '../contract/review.ts';
import { encodeText } from './cell-codec.ts';
import { list } from './fields.ts';
import type { RoundReviews } from './read-round.ts';
import { fillSentence } from './sentence.ts';

/** What the experts wrote, indexed once; every sentence it gives is escaped already. */
export interface Voices {
  readonly words: DebateWords;
  readonly scale: number;
  readonly threshold: number;
  readonly evidence: { readonly [E in Expert]: ReadonlyMap<string, string> };
  readonly details: { readonly [E in Expert]: ReadonlyMap<string, FailingDetail> };
}

/** Indexes what the experts wrote about the criteria of one debate. */
export function indexVoices({ reviews }: RoundReviews, words: DebateWords, debate: Debate): Voices {
  const evidenceOf = (review: Review | null) =>
    new Map((review?.scores ?? []).map(({ criterion, evidence }) => [criterion, evidence]));
  const detailsOf = (review: Review | null) =>
    new Map((review?.failing ?? []).map((detail) => [detail.criterion, detail]));
  return {
    words,
    scale: debate.scale,
    threshold: debate.threshold,
    evidence: {
      strategist: evidenceOf(reviews.strategist),
      ux_specialist: evidenceOf(reviews.ux_specialist),
    },
    details: { strategist: detailsOf(reviews.strategist), ux_specialist: detailsOf(reviews.ux_specialist) },
  };
}

/** A score as a table cell: `4`, `4 → 2`, or N/A. */
export function writeScore(position: Position | null, { report }: DebateWords): string {
  if (position === null) return report.absent;
  const { score, adjusted } = position;
  return fillSentence(score === adjusted ? report.score : report.score_changed, { score, adjusted });
}

/** An expert's score with what it saw, what it answered and where. */
export function voicePosition(row: CriterionOutcome, expert: Expert, voices: Voices): string {
  const position = row[expert];
  const { report, none } = voices.words;
  if (position === null) return report.absent;
  const { score, adjusted, reasoning } = position;
  const evidence = voices.evidence[expert].get(row.criterion) ?? reasoning;
  const isAnswered = isTelling(position) && reasoning !== evidence;
  const sentence =
    score !== adjusted ? report.position_changed : isAnswered ? report.position_answered : report.position;
  return fillSentence(sentence, {
    score,
    adjusted,
    scale: voices.scale,
    evidence: encodeText(evidence),
    reasoning: encodeText(reasoning),
    refs: String(list(none).encode(position.evidence_refs)),
  });
}

/** Agreeing without moving says nothing that the scores do not say. */
export function isTelling({ response, score, adjusted }: Position): boolean {
  return response !== null && (response !== 'agree' || score !== adjusted);
}

/** Who scored lower in the end and who higher; `null` where there are not two different scores. */
export function rankExperts(row: CriterionOutcome): { lower: Expert; higher: Expert } | null {
  const { strategist, ux_specialist: theirs } = row;
  if (strategist === null || theirs === null || strategist.adjusted === theirs.adjusted) return null;
  return strategist.adjusted < theirs.adjusted
    ? { lower: 'strategist', higher: 'ux_specialist' }
    : { lower: 'ux_specialist', higher: 'strategist' };
}

/** The experts in the order in which a criterion's problem is told: the lower score first. */
export function orderVoices(row: CriterionOutcome): Expert[] {
  const rank = rankExperts(row);
  const present = EXPERTS.filter((expert) => row[expert] !== null);
  if (rank !== null) return [rank.lower, rank.higher];
  return present.toSorted((a, b) => (row[a]?.score ?? 0) - (row[b]?.score ?? 0));
}

/** The failing detail that tells a criterion's problem best: the lower scorer's, else the other's. */
export function findDetail(row: CriterionOutcome, voices: Voices): FailingDetail | null {
  return orderVoices(row).flatMap((expert) => voices.details[expert].get(row.criterion) ?? [])[0] ?? null;
}
