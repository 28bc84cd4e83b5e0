import { describe, expect, it } from 'vitest';
import type { Review } from '../../src/contract/review.ts';
import { groundReview } from '../../src/debate/ground-review.ts';
import { tellFallback, tellReasked, tellUngrounded } from '../../src/debate/log-lines.ts';
import { verifyReviews } from '../../src/debate/verify-reviews.ts';
import { aReview, CRITERIA } from './round-arbitrary.ts';
import { TEMPLATES } from './templates.ts';

const SOUND = aReview('strategist', { moves: [], assessment: 'Complete' });
const duty = {
  criteria: CRITERIA,
  journeys: ['buy'],
  hasRef: (ref: string) => ref.startsWith('buy'),
  words: TEMPLATES.words,
};
const verify = (change: Partial<Review>) =>
  verifyReviews({ strategist: { ...SOUND, ...change }, ux_specialist: null }, duty, ['strategist']);
const scores = (change: Partial<Review['scores'][number]>) => ({
  scores: SOUND.scores.map((score) => ({ ...score, ...change })),
});

describe('runtime verification', () => {
  it('lets a sound review through', () => {
    expect(verify({})).toEqual({ ok: true, experts: [{ expert: 'strategist', unusable: [], weak: [] }] });
  });

  it('misses a file', () => {
    const found = verifyReviews({ strategist: SOUND, ux_specialist: null }, duty);
    expect(found.ok).toBe(false);
    expect(found.experts[1]?.unusable).toEqual(['The review file is missing.']);
  });

  it.each<[string, Partial<Review>, RegExp]>([
    [
      'a criterion without a score',
      { scores: SOUND.scores.slice(1) },
      /^No score for C1 Screen reachability/,
    ],
    ['a score off the scale', scores({ score: 6 }), /scored 6, outside/],
    ['a journey left out', { journeys: [] }, /^Journey buy is not assessed/],
  ])('forbids synthesis: %s', (_, change, why) => {
    const { ok, experts } = verify(change);
    expect(ok).toBe(false);
    expect(experts[0]?.unusable.join('\n')).toMatch(why);
  });

  it.each<[string, Partial<Review>, RegExp]>([
    ['all at the top', scores({ score: 5 }), /^Every criterion has the highest score/],
    [
      'evidence that does not exist',
      scores({ evidence_refs: ['gone/step-01'] }),
      /cites nothing that exists/,
    ],
    ['evidence too short', scores({ evidence: 'Looks good' }), /says too little/],
    ['the same sentence throughout', scores({ evidence: 'All of it looks good to me.' }), /same sentence/],
  ])('asks once more: %s', (_, change, why) => {
    const { ok, experts } = verify(change);
    expect(ok).toBe(true);
    expect(experts[0]?.weak.join('\n')).toMatch(why);
  });
});

describe('grounding', () => {
  const ground = { threshold: 4, hasRef: duty.hasRef, fallback: 'buy' };

  it('drops what does not exist and lowers what is left without ground', () => {
    const [first, second] = SOUND.scores;
    if (first === undefined || second === undefined) throw new Error('two scores are needed');
    const of = {
      ...SOUND,
      scores: [
        { ...first, score: 5, evidence_refs: ['gone/step-01'] },
        { ...second, score: 5, evidence_refs: ['buy/step-01', 'gone'] },
      ],
    };
    const { review, dropped } = groundReview(of, ground);
    expect(dropped).toBe(2);
    expect(review.scores).toMatchObject([
      { score: 4, evidence_refs: ['buy'] },
      { score: 5, evidence_refs: ['buy/step-01'] },
    ]);
    expect(groundReview(SOUND, ground)).toEqual({ review: SOUND, dropped: 0 });
  });

  it('is logged, like every re-ask and fallback', () => {
    const { words } = TEMPLATES;
    expect(tellUngrounded('strategist', 0, words)).toEqual([]);
    expect(tellUngrounded('strategist', 2, words)[0]).toContain('cited 2 references');
    expect(tellFallback('ux_specialist', words)).toMatch(
      /^Phase 1 in parallel failed in part: UX specialist/,
    );
    expect(tellReasked('strategist', ['a.', 'b.'], words)).toBe(
      'Product strategist was asked once more: a. b.',
    );
  });
});
