import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Debate, debate as debateSchema, type Position } from '../../src/contract/debate.ts';
import { applyRulings } from '../../src/debate/apply-ruling.ts';
import { renderCrossReviewFile } from '../../src/debate/cross-review-file.ts';
import { renderDebateReport } from '../../src/debate/debate-report.ts';
import { listQuestions } from '../../src/debate/list-questions.ts';
import { type RoundReviews, readRound } from '../../src/debate/read-round.ts';
import { renderReviewFile } from '../../src/debate/review-file.ts';
import { isBlocking, standOf } from '../../src/debate/stand.ts';
import { synthesize } from '../../src/debate/synthesize.ts';
import { aCross, anyRound, aReview, CRITERIA, type Move } from './round-arbitrary.ts';
import { TEMPLATES } from './templates.ts';

const { words } = TEMPLATES;
const frame = { criteria: CRITERIA, cycle: 1, words };
const settle = (round: RoundReviews): Debate => synthesize(round, frame);
const still = (score: number): Move => ({ score, response: null, adjusted: score, isNew: false });
const play = (mine: Move, theirs: Move): Debate => {
  const side = (move: Move) => ({
    moves: [move, ...CRITERIA.criteria.slice(1).map(() => still(4))],
    crosses: true,
    assessment: 'Complete' as const,
    yields: false,
  });
  return settle({
    reviews: {
      strategist: aReview('strategist', side(mine)),
      ux_specialist: aReview('ux_specialist', side(theirs)),
    },
    cross_reviews: {
      strategist: aCross('strategist', side(mine)),
      ux_specialist: aCross('ux_specialist', side(theirs)),
    },
  });
};

describe('synthesis', () => {
  it('is a valid document whose combined scores an expert gave and whose counts add up', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const debate = settle(round);
        expect(debateSchema.parse(debate)).toEqual(debate);
        expect(debate.passing + debate.failing + debate.pending).toBe(debate.criteria.length);
        for (const row of debate.criteria) {
          const given = [row.strategist, row.ux_specialist].flatMap((one) =>
            one === null ? [] : [one.score, one.adjusted],
          );
          expect(given).toContain(row.combined);
          expect(row.combined).toBeLessThanOrEqual(debate.scale);
          expect(row.status === 'PENDING').toBe(row.category === 'disagreement');
        }
      }),
    );
  });

  it('does not depend on who is who', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        if (round.reviews.ux_specialist === null) return;
        const [there, back] = [settle(round), settle(swapRound(round))];
        const strip = (debate: Debate) =>
          debate.criteria.map(({ combined, status, category }) => ({ combined, status, category }));
        expect(strip(back)).toEqual(strip(there));
        expect(back.divergent).toEqual(there.divergent);
        expect(back.conformity).toBe(there.conformity);
        expect(back.journeys.map(({ agreed }) => agreed)).toEqual(there.journeys.map(({ agreed }) => agreed));
      }),
    );
  });

  it('moves a score on new evidence only, and counts the rest as conformity', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const debate = settle(round);
        const cited = (expert: 'strategist' | 'ux_specialist') =>
          new Set(round.reviews[expert]?.scores.flatMap(({ evidence_refs }) => evidence_refs));
        for (const row of debate.criteria)
          for (const expert of ['strategist', 'ux_specialist'] as const) {
            const position: Position | null = row[expert];
            if (position === null || position.adjusted === position.score) continue;
            expect(position.evidence_refs.some((ref) => !cited(expert).has(ref))).toBe(true);
          }
        const refused = debate.log.filter((line) => line.includes('is not accepted'));
        expect(refused).toHaveLength(debate.conformity);
      }),
    );
  });

  it('keeps the old score of an expert who merely gives in', () => {
    const given = { score: 5, response: 'agree' as const, adjusted: 2, isNew: false };
    const debate = play(given, still(2));
    expect(debate.criteria[0]).toMatchObject({
      combined: 2,
      category: 'addition',
      strategist: { adjusted: 5 },
    });
    expect(debate.conformity).toBe(1);
    expect(debate.log.join()).toContain('Product strategist moved C1 Screen reachability from 5 to 2');
    const seen = play({ ...given, isNew: true }, { ...still(2), response: 'new_concern' });
    expect(seen.criteria[0]).toMatchObject({
      combined: 2,
      category: 'consensus',
      strategist: { adjusted: 2 },
    });
    expect(seen.conformity).toBe(0);
  });

  it('refuses a score off the scale', () => {
    const debate = play({ score: 5, response: 'agree', adjusted: 6, isNew: true }, still(5));
    expect(debate.criteria[0]).toMatchObject({ combined: 5, category: 'consensus' });
    expect(debate.log.join()).toContain('which the scale of 1 to 5 does not have');
  });

  it('refuses a review without a score for every criterion, and a round without reviews', () => {
    const none = { strategist: null, ux_specialist: null };
    expect(() => settle({ reviews: none, cross_reviews: none })).toThrow(/neither expert/);
    const side = { moves: [], crosses: false, assessment: 'Complete' as const, yields: false };
    const review = aReview('strategist', side);
    const short = { ...review, scores: review.scores.slice(1) };
    expect(() => settle({ reviews: { ...none, strategist: short }, cross_reviews: none })).toThrow(
      /round-1-strategist-review.md: no score for C1/,
    );
  });

  it('reads the same debate from the files', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        expect(settle(readRound(writeRound(round), 1, TEMPLATES))).toEqual(settle(round));
      }),
      { numRuns: 30 },
    );
  });

  it('refuses a file under the wrong name', () => {
    const side = { moves: [], crosses: false, assessment: 'Complete' as const, yields: false };
    const text = renderReviewFile({ review: aReview('strategist', side), cross_review: null }, TEMPLATES);
    expect(() => readRound({ 'round-1-ux-review.md': text }, 1, TEMPLATES)).toThrow(/by the strategist/);
  });
});

describe('rulings', () => {
  it('settle what is asked, and nothing else', () => {
    fc.assert(
      fc.property(anyRound, fc.integer({ min: 1, max: 5 }), (round, score) => {
        const debate = settle(round);
        const questions = listQuestions(debate, round, words);
        expect(questions).toHaveLength(debate.pending);
        const ruled = applyRulings(
          debate,
          questions.map(({ criterion }) => ({ criterion, score, reasoning: 'Seen it.', author: 'ada' })),
        );
        expect(debateSchema.parse(ruled)).toEqual(ruled);
        expect(ruled.pending).toBe(0);
        expect(standOf(ruled)).not.toBe('ruling');
        for (const [at, row] of ruled.criteria.entries()) {
          const before = debate.criteria[at];
          if (before?.status !== 'PENDING') expect(row).toEqual(before);
          else expect(row).toMatchObject({ combined: score, status: score >= 4 ? 'PASS' : 'FAIL' });
        }
        expect(renderDebateReport({ debate: ruled, round, criteria: CRITERIA }, TEMPLATES)).not.toContain(
          'PENDING',
        );
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    [5, 2, true, 'ruling'],
    [5, 4, false, 'judge'],
    [3, 1, false, 'next'],
  ])('%i against %i decides: %s', (...of) => {
    const [high, low, decides, stand] = of;
    const debate = play({ ...still(high), response: 'disagree' }, still(low));
    const [row] = debate.criteria;
    if (row === undefined) throw new Error('no criterion');
    expect(row).toMatchObject({ status: 'PENDING', combined: low });
    expect(isBlocking(row, debate.threshold)).toBe(decides);
    expect(standOf(debate)).toBe(stand);
  });

  it('ask with both sides, the trade-off and a recommendation', () => {
    const side = (move: Move) => ({
      moves: [move, ...CRITERIA.criteria.slice(1).map(() => still(4))],
      crosses: true,
      assessment: 'Complete' as const,
      yields: false,
    });
    const [mine, theirs] = [side({ ...still(5), response: 'disagree' }), side(still(2))];
    const round = {
      reviews: { strategist: aReview('strategist', mine), ux_specialist: aReview('ux_specialist', theirs) },
      cross_reviews: { strategist: aCross('strategist', mine), ux_specialist: null },
    };
    const [question] = listQuestions(settle(round), round, words);
    expect(question).toMatchObject({
      question: 'What score should C1 Screen reachability receive?',
      blocking: true,
      strategist: {
        score: 5,
        evidence: 'What was seen for Screen reachability.',
        reasoning: 'Why disagree.',
      },
      ux_specialist: { score: 2, evidence_refs: ['buy/step-01'] },
      recommended: { score: 2, expert: 'ux_specialist' },
    });
    expect(question?.trade_off).toMatch(/^5 from the product strategist .*; 2 from the UX specialist/);
  });

  it('are refused where nobody disagrees or off the scale', () => {
    const debate = play({ ...still(5), response: 'disagree' }, still(2));
    const rule = (criterion: string, score: number) => () =>
      applyRulings(debate, [{ criterion, score, reasoning: 'r', author: 'a' }]);
    expect(rule('no-dead-ends', 4)).toThrow(/do not disagree on "no-dead-ends"/);
    expect(rule('screen-reachability', 6)).toThrow(/outside the scale/);
  });
});

function swapRound({ reviews, cross_reviews: cross }: RoundReviews): RoundReviews {
  const as = <T extends { expert: string }, E extends string>(one: T | null, expert: E) =>
    one === null ? null : { ...one, expert };
  return {
    reviews: {
      strategist: as(reviews.ux_specialist, 'strategist' as const),
      ux_specialist: as(reviews.strategist, 'ux_specialist' as const),
    },
    cross_reviews: {
      strategist: as(cross.ux_specialist, 'strategist' as const),
      ux_specialist: as(cross.strategist, 'ux_specialist' as const),
    },
  };
}

function writeRound({ reviews, cross_reviews: cross }: RoundReviews): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [short, expert] of [
    ['strategist', 'strategist'],
    ['ux', 'ux_specialist'],
  ] as const) {
    const [review, answer] = [reviews[expert], cross[expert]];
    if (review !== null)
      files[`round-1-${short}-review.md`] = renderReviewFile({ review, cross_review: null }, TEMPLATES);
    if (answer !== null) files[`round-1-${short}-cross-review.md`] = renderCrossReviewFile(answer, TEMPLATES);
  }
  return files;
}
