import fc from 'fast-check';
import type { CriteriaSet, Expert } from '../../src/contract/criteria.ts';
import type { CrossReview, Review } from '../../src/contract/review.ts';
import { adaptCriteria } from '../../src/debate/adapt-criteria.ts';
import type { RoundReviews } from '../../src/debate/read-round.ts';
import { PRESETS } from './templates.ts';
import { PLAIN_FACTS } from './worlds.ts';

export const CRITERIA: CriteriaSet = adaptCriteria(PRESETS.interaction, PLAIN_FACTS, {
  remove: PRESETS.interaction.criteria.slice(4).map(({ id }) => id),
});

/** What one expert does to one criterion: a first score, an answer, where it ends, and whether it saw something new. */
const move = fc.record({
  score: fc.integer({ min: 1, max: 5 }),
  response: fc.constantFrom('agree' as const, 'disagree' as const, 'new_concern' as const, null),
  adjusted: fc.integer({ min: 1, max: 6 }),
  isNew: fc.boolean(),
});
export type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;
const moves = fc.array(move, { minLength: CRITERIA.criteria.length, maxLength: CRITERIA.criteria.length });
const assessment = fc.constantFrom('Complete' as const, 'Partial' as const, 'Failed' as const);
const side = fc.record({ moves, crosses: fc.boolean(), assessment, yields: fc.boolean() });
type Side = typeof side extends fc.Arbitrary<infer T> ? T : never;

export const anyRound: fc.Arbitrary<RoundReviews> = fc
  .record({ strategist: side, ux_specialist: fc.option(side, { freq: 6 }) })
  .map(({ strategist, ux_specialist: ux }) => ({
    reviews: {
      strategist: aReview('strategist', strategist),
      ux_specialist: ux && aReview('ux_specialist', ux),
    },
    cross_reviews: {
      strategist: ux === null ? null : aCross('strategist', strategist),
      ux_specialist: ux && aCross('ux_specialist', ux),
    },
  }));

export function aReview(
  expert: Expert,
  { moves: all, assessment: journey }: Omit<Side, 'crosses' | 'yields'>,
): Review {
  return {
    expert,
    round: 1,
    execution: 'parallel',
    version: 'abc',
    scale: 5,
    screenshots_reviewed: 3,
    scores: CRITERIA.criteria.map(({ id, number, name }, at) => ({
      criterion: id,
      number,
      name,
      score: all[at]?.score ?? 3,
      evidence: `What was seen for ${name}.`,
      evidence_refs: [`buy/step-0${at + 1}`],
    })),
    journeys: [
      {
        journey: 'buy',
        title: 'Buy',
        steps: 4,
        completed: 4,
        assessment: journey,
        issues: '',
        screenshots: [],
      },
    ],
    failing: [],
    highlights: [],
    observations: { navigation: 'n', interaction: 'i', journeys: 'j', visual: 'v', missing: 'm' },
  };
}

export function aCross(
  expert: Expert,
  { moves: all, crosses, assessment: journey, yields }: Side,
): CrossReview | null {
  const responses = CRITERIA.criteria.flatMap(({ id, number, name }, at) => {
    const one = all[at];
    if (one === undefined || one.response === null) return [];
    return [
      {
        criterion: id,
        number,
        name,
        their_score: 3,
        my_score: one.score,
        response: one.response,
        reasoning: `Why ${one.response}.`,
        new_evidence_refs: one.isNew ? ['buy/step-09'] : ['buy/step-01'],
        adjusted_score: one.adjusted,
      },
    ];
  });
  if (!crosses || responses.length === 0) return null;
  return {
    expert,
    round: 1,
    responses,
    journeys: [
      {
        journey: 'buy',
        title: 'Buy',
        their_assessment: 'Complete',
        my_assessment: journey,
        response: yields ? 'agree' : 'disagree',
        reason: '',
      },
    ],
    new_concerns: [],
  };
}
