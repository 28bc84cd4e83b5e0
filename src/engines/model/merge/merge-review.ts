import type { CriteriaSet } from '../../../contract/criteria.ts';
import type { FailingDetail, Review } from '../../../contract/review.ts';
import type { CriterionAnswer, Fact, ReviewAnswer } from '../answer/answers.ts';
import { clipSentence } from './clip.ts';
import type { Merging } from './merging.ts';

type Score = Review['scores'][number];
const ASSESSMENTS = ['Complete', 'Partial', 'Failed'] as const;
const MOST_REFS = 8;

/** An expert's first review: every criterion takes the lower of measured and given, every journey the worse. */
export function mergeReview(
  measured: Review,
  { answer, criteria }: { answer: ReviewAnswer; criteria: CriteriaSet },
  merging: Merging,
): Review {
  const given = new Map(answer.scores.map((score) => [score.criterion, score]));
  const scores = measured.scores.map((score) => mergeScore(score, given.get(score.criterion), merging));
  const lowered = scores.filter((score, at) => score !== measured.scores[at]);
  return {
    ...measured,
    scores,
    journeys: mergeJourneys(measured, answer),
    failing: mergeFailing(measured, { given, lowered, criteria }),
    highlights: [...measured.highlights, ...holdLines(answer.highlights, merging)].slice(0, 8),
    observations: mergeObservations(measured.observations, answer.observations, merging),
  };
}

/** The lower score with its words; a given score without a reference or with false words leaves the measured one. */
export function mergeScore(measured: Score, given: CriterionAnswer | undefined, { sieve }: Merging): Score {
  if (given === undefined || given.score > measured.score) return measured;
  const refs = sieve.holdRefs(given.refs);
  if (refs.length === 0 || !sieve.holdSentence(refs, given.evidence)) return measured;
  return {
    ...measured,
    score: given.score,
    evidence: clipSentence(given.evidence),
    evidence_refs: [...new Set([...refs, ...measured.evidence_refs])].slice(0, MOST_REFS),
  };
}

function mergeJourneys(measured: Review, answer: ReviewAnswer): Review['journeys'] {
  const given = new Map(answer.journeys.map((one) => [one.journey, one]));
  return measured.journeys.map((journey) => {
    const other = given.get(journey.journey);
    if (other === undefined || rank(other.assessment) <= rank(journey.assessment)) return journey;
    return {
      ...journey,
      assessment: other.assessment,
      issues: [journey.issues, clipSentence(other.issues)].filter((line) => line !== '').join('; '),
    };
  });
}

function rank(assessment: (typeof ASSESSMENTS)[number]): number {
  return ASSESSMENTS.indexOf(assessment);
}

function mergeFailing(
  measured: Review,
  now: { given: ReadonlyMap<string, CriterionAnswer>; lowered: readonly Score[]; criteria: CriteriaSet },
): FailingDetail[] {
  const known = new Set(measured.failing.map(({ criterion }) => criterion));
  const fresh = now.lowered
    .filter(({ criterion, score }) => score < now.criteria.threshold && !known.has(criterion))
    .flatMap((score) => {
      const words = now.given.get(score.criterion);
      return words === undefined ? [] : [detail(score, words, now.criteria)];
    });
  return [...measured.failing, ...fresh];
}

function detail(score: Score, words: CriterionAnswer, { threshold, criteria }: CriteriaSet): FailingDetail {
  const described = criteria.find(({ id }) => id === score.criterion)?.description ?? score.name;
  return {
    criterion: score.criterion,
    observation: score.evidence,
    expected: words.expected.trim() === '' ? described : clipSentence(words.expected),
    journey_evidence: score.evidence_refs.join(', '),
    suggestion: words.suggestion.trim() === '' ? described : clipSentence(words.suggestion),
    priority: score.score <= threshold - 2 ? 'Critical' : 'Important',
  };
}

/** Facts that stand, as lines. */
export function holdLines(facts: readonly Fact[], { sieve }: Merging): string[] {
  return facts.flatMap((fact) => {
    const ref = sieve.hold({ ref: fact.ref, quote: fact.quote, said: [fact.claim] });
    return ref === null ? [] : [`${ref}: ${clipSentence(fact.claim)}`];
  });
}

/** What an expert saw beside the scores; `missing` keeps what was measured in front, and nothing said changes nothing. */
function mergeObservations(
  measured: Review['observations'],
  given: ReviewAnswer['observations'],
  { evidence, sieve }: Merging,
): Review['observations'] {
  const refs = evidence.journeys.map(({ id }) => id);
  const isSaid = (key: keyof Review['observations']): boolean => given[key].trim() !== '';
  const take = (key: keyof Review['observations']): string =>
    isSaid(key) && sieve.holdSentence(refs, given[key]) ? clipSentence(given[key]) : measured[key];
  return {
    navigation: take('navigation'),
    interaction: take('interaction'),
    journeys: take('journeys'),
    visual: take('visual'),
    missing: [measured.missing, ...(isSaid('missing') ? [clipSentence(given.missing)] : [])].join(' '),
  };
}
