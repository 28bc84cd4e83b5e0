import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Criterion, Expert } from '../../../src/contract/criteria.ts';
import type { Journey } from '../../../src/contract/journey.ts';
import { type CrossReview, crossReview, type Review, review } from '../../../src/contract/review.ts';
import { findDivergence } from '../../../src/debate/divergence.ts';
import { crossReviewAsExpert } from '../../../src/engines/embedded/experts/cross-review-as-expert.ts';
import { judgeBuild } from '../../../src/engines/embedded/experts/judge-build.ts';
import { reviewAsExpert } from '../../../src/engines/embedded/experts/review-as-expert.ts';
import { playRound } from '../../debate/play-round.ts';
import { CRITERIA } from '../../debate/round-arbitrary.ts';
import { EXPERT_WORDS, PRESETS } from '../../debate/templates.ts';
import {
  anIssue,
  aTally,
  BAD,
  DISPUTED,
  DIVERGENT,
  GOOD,
  type IssuePlan,
  JOURNEYS,
  makeEvidence,
  type World,
} from '../../debate/worlds.ts';

const criteria = playRound(GOOD).criteria;
const task = (world: World) => ({ ...world, criteria, round: 1, execution: 'parallel' as const });
const look = (world: World, expert: Expert): Review => reviewAsExpert(expert, task(world), EXPERT_WORDS);
const scoreOf = (one: Review, id: string) => one.scores.find(({ criterion }) => criterion === id);
const answer = (world: World, expert: Expert): CrossReview => {
  const other = expert === 'strategist' ? 'ux_specialist' : 'strategist';
  return crossReviewAsExpert(
    { own: look(world, expert), theirs: look(world, other) },
    task(world),
    EXPERT_WORDS,
  );
};

const REFS = ['buy-a-book/step-01', 'buy-a-book/step-03', 'sign-up/step-02', 'find-order/step-03'];
const made = (plan: Partial<IssuePlan>, at = 0): World['outcomes']['issues'][number] =>
  anIssue({
    id: `made-${at}`,
    at: [REFS[at % 4] ?? 'sign-up'],
    claims: { criteria: ['no-js-errors'] },
    ...plan,
  });
const world = (issues: Partial<IssuePlan>[], rules: World['outcomes']['rules'] = []): World => ({
  evidence: makeEvidence(),
  outcomes: { rules, issues: issues.map(made) },
});

describe('scores of one criterion in focus', () => {
  it.each<[string, World, number]>([
    ['passes seen and nothing found', world([], [aTally('r', { criteria: ['no-js-errors'] })]), 5],
    [
      'more blind than passed',
      world([], [aTally('r', { criteria: ['no-js-errors'] }, { cannot_tell: 9 })]),
      4,
    ],
    ['no check speaks to it', world([]), 4],
    [
      'checks that could not tell',
      world([], [aTally('r', { criteria: ['no-js-errors'] }, { passed: 0 })]),
      4,
    ],
    ['minor problems', world([{ severity: 2 }, { severity: 1 }, { severity: 2 }]), 4],
    ['one major', world([{ severity: 3 }]), 3],
    ['one major in most journeys', world([{ severity: 3, at: REFS }]), 2],
    ['two majors', world([{ severity: 3 }, { severity: 3 }]), 2],
    ['a catastrophe', world([{ severity: 4 }]), 2],
    ['four majors', world([{ severity: 3 }, { severity: 3 }, { severity: 3 }, { severity: 3 }]), 1],
    ['a broken task', world([{ severity: 3, critical: true }]), 1],
  ])('%s', (_, of, score) => expect(scoreOf(look(of, 'ux_specialist'), 'no-js-errors')?.score).toBe(score));

  it('stays on the scale that the project uses', () => {
    const shapes = fc.record({
      scale: fc.integer({ min: 2, max: 10 }),
      threshold: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(shapes, fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 }), (shape, severities) => {
        const threshold = Math.min(shape.threshold, shape.scale);
        const of = world(severities.map((severity) => ({ severity })));
        const scored = reviewAsExpert(
          'ux_specialist',
          { ...task(of), criteria: { ...criteria, scale: shape.scale, threshold } },
          EXPERT_WORDS,
        );
        for (const { score } of scored.scores) {
          expect(score).toBeGreaterThanOrEqual(1);
          expect(score).toBeLessThanOrEqual(shape.scale);
        }
      }),
    );
  });
});

describe('two perspectives', () => {
  it('agree within a point on a good build', () => {
    expect(findDivergence(look(GOOD, 'strategist'), look(GOOD, 'ux_specialist'))).toEqual([]);
  });

  it('part on a bad one, each strict in its own field', () => {
    const gaps = findDivergence(look(BAD, 'strategist'), look(BAD, 'ux_specialist'));
    expect(
      gaps.map(({ criterion, strategist, ux_specialist }) => [criterion, strategist, ux_specialist]),
    ).toEqual([
      ['navigation-consistency', 2, 4],
      ['clickable-response', 4, 2],
      ['state-changes-visible', 4, 2],
      ['no-js-errors', 4, 2],
    ]);
  });

  it('neither overlooks a broken task, nor the step where a journey broke off', () => {
    for (const expert of ['strategist', 'ux_specialist'] as const) {
      expect(scoreOf(look(BAD, expert), 'forms-functional')?.score).toBe(1);
      expect(scoreOf(look(BAD, expert), 'journey-completability')?.score).toBe(2);
    }
    const stopped = { severity: 3, at: ['sign-up/step-04'] };
    const [, signUp] = BAD.evidence.journeys;
    expect(signUp?.status).toBe('failed');
    const of = { ...world([stopped, { ...stopped, id: 'other' }]), evidence: BAD.evidence };
    expect(scoreOf(look(of, 'strategist'), 'no-js-errors')?.score).toBe(2);
  });

  it('who reviews alone answers for everything', () => {
    const alone = reviewAsExpert('strategist', { ...task(BAD), execution: 'single_reviewer' }, EXPERT_WORDS);
    expect(scoreOf(alone, 'no-js-errors')?.score).toBe(2);
  });

  it('write complete, valid, grounded reviews', () => {
    for (const of of [GOOD, BAD, DIVERGENT, DISPUTED])
      for (const expert of ['strategist', 'ux_specialist'] as const) {
        const written = look(of, expert);
        expect(review.parse(written)).toEqual(written);
        expect(written.scores.map(({ criterion }) => criterion)).toEqual(
          criteria.criteria.map(({ id }) => id),
        );
        expect(written.failing.map(({ criterion }) => criterion)).toEqual(
          written.scores.filter(({ score }) => score < criteria.threshold).map(({ criterion }) => criterion),
        );
        const own = of.evidence.journeys.map(({ id }) => id);
        for (const ref of written.scores.flatMap(({ evidence_refs }) => evidence_refs))
          expect(own).toContain(ref.split('/')[0]);
        expect(crossReview.parse(answer(of, expert))).toEqual(answer(of, expert));
      }
  });

  it('says of what no rule measures that it is not measured, and gives no more than met', () => {
    const blind = scoreOf(look(world([]), 'strategist'), 'error-states');
    expect(blind).toMatchObject({ score: 4, evidence_refs: ['buy-a-book', 'sign-up', 'find-order'] });
    expect(blind?.evidence).toContain('not measured by the embedded engine');
  });

  it('calls a finished journey with a catastrophe in it partial, if it is the UX specialist', () => {
    const of = world([{ severity: 4, at: ['sign-up/step-02'] }]);
    const assessed = (expert: Expert) => look(of, expert).journeys.map(({ assessment }) => assessment);
    expect(assessed('strategist')).toEqual(['Complete', 'Complete', 'Complete']);
    expect(assessed('ux_specialist')).toEqual(['Complete', 'Partial', 'Complete']);
    expect(answer(of, 'strategist').journeys[1]).toMatchObject({
      response: 'disagree',
      reason: 'It reached its end: all 4 steps ran.',
    });
    expect(answer(of, 'ux_specialist').journeys[1]).toMatchObject({
      response: 'disagree',
      reason: 'made-0 stands in the way at sign-up/step-02.',
    });
  });

  it('leaves skipped journeys out', () => {
    const skipped: Journey[] = JOURNEYS.map((one, at) => (at === 0 ? { ...one, status: 'skipped' } : one));
    const of = { ...world([]), evidence: makeEvidence(skipped) };
    expect(look(of, 'strategist').journeys.map(({ journey }) => journey)).toEqual(['sign-up', 'find-order']);
  });
});

describe('cross-review', () => {
  const respond = (of: World, expert: Expert, id: string) =>
    answer(of, expert).responses.find(({ criterion }) => criterion === id);

  it('moves where the other weighed what was only glanced at, and cites the new places', () => {
    expect(respond(DIVERGENT, 'strategist', 'no-js-errors')).toMatchObject({
      response: 'agree',
      my_score: 4,
      adjusted_score: 2,
      new_evidence_refs: ['sign-up/step-03'],
    });
    expect(respond(DIVERGENT, 'ux_specialist', 'no-js-errors')).toMatchObject({
      response: 'new_concern',
      adjusted_score: 2,
    });
  });

  it('disagrees only with a check that passed at the same places', () => {
    const disputed = respond(DISPUTED, 'strategist', 'clickable-response');
    expect(disputed).toMatchObject({ response: 'disagree', adjusted_score: 4 });
    expect(disputed?.reasoning).toContain('Every press led to the next step of the journey.');
    const rules = DISPUTED.outcomes.rules.map((tally) =>
      tally.rule === 'press-leads-on' ? { ...tally, passed_refs: ['buy-a-book/step-03'] } : tally,
    );
    const partly = { ...DISPUTED, outcomes: { ...DISPUTED.outcomes, rules } };
    expect(respond(partly, 'strategist', 'clickable-response')).toMatchObject({ response: 'agree' });
  });

  it('never moves without a reference that its first review did not cite', () => {
    const issues = fc.array(
      fc.record({
        severity: fc.integer({ min: 1, max: 4 }),
        critical: fc.boolean(),
        at: fc.uniqueArray(fc.constantFrom(...REFS), { minLength: 1 }),
        criteria: fc.uniqueArray(
          fc.constantFrom(...CRITERIA.criteria.map(({ id }: Criterion) => id), 'no-js-errors'),
        ),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(issues, (plans) => {
        const of = world(plans.map(({ criteria: ids, ...plan }) => ({ ...plan, claims: { criteria: ids } })));
        for (const expert of ['strategist', 'ux_specialist'] as const) {
          const cited = new Set(look(of, expert).scores.flatMap(({ evidence_refs }) => evidence_refs));
          for (const one of answer(of, expert).responses) {
            if (one.adjusted_score === one.my_score) continue;
            expect(one.new_evidence_refs.length).toBeGreaterThan(0);
            expect(one.new_evidence_refs.every((ref) => !cited.has(ref))).toBe(true);
            expect(one.adjusted_score).toBeGreaterThanOrEqual(one.their_score);
            expect(one.adjusted_score).toBeLessThan(one.my_score);
          }
        }
      }),
    );
  });

  it('gives the same answer every time, whatever the order of issues', () => {
    const turned = { ...BAD, outcomes: { ...BAD.outcomes, issues: BAD.outcomes.issues.toReversed() } };
    for (const expert of ['strategist', 'ux_specialist'] as const) {
      expect(look(turned, expert)).toEqual(look(BAD, expert));
      expect(answer(turned, expert)).toEqual(answer(BAD, expert));
    }
  });

  it('stays quick with thousands of issues', () => {
    const ids = PRESETS.interaction.criteria.map(({ id }) => id);
    const many = world(
      Array.from({ length: 4000 }, (_, at) => ({
        id: `issue-${at}`,
        severity: (at % 4) + 1,
        claims: { criteria: [ids[at % ids.length] ?? 'no-js-errors'] },
      })),
    );
    const started = performance.now();
    answer(many, 'strategist');
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('the judge by rule', () => {
  const judge = (of: World) => judgeBuild({ ...of, criteria, round: 1 }, EXPERT_WORDS);
  const ALL = criteria.criteria.map(({ id }) => id);

  it.each<[string, World, string]>([
    ['a good build', GOOD, 'PASS'],
    ['a bad build', BAD, 'FAIL'],
    ['one major problem on one screen', world([{ severity: 3 }], [aTally('r', { criteria: ALL })]), 'FAIL'],
    [
      'minor problems apart',
      world([{ severity: 2 }, { severity: 2 }], [aTally('r', { criteria: ALL })]),
      'PASS',
    ],
    [
      'three minor problems on one screen are on the edge',
      world(
        [1, 2, 3].map((at) => ({ id: `m-${at}`, severity: 2, at: ['sign-up/step-02'] })),
        [aTally('r', { criteria: ALL })],
      ),
      'FAIL',
    ],
    [
      'checks that could read nothing',
      world([], [aTally('r', { criteria: ALL }, { passed: 0, cannot_tell: 3 })]),
      'UNEVALUABLE',
    ],
    ['no check at all', world([]), 'UNEVALUABLE'],
  ])('%s', (_, of, verdict) => expect(judge(of).verdict).toBe(verdict));

  it('fails a build in which a journey stopped', () => {
    const of = { evidence: BAD.evidence, outcomes: GOOD.outcomes };
    expect(judge(of)).toMatchObject({ verdict: 'FAIL', failing: [{ criterion: 'journey-completability' }] });
  });

  it('names what it cannot judge as a limitation', () => {
    const { limitations } = judge(world([], [aTally('r', { criteria: ['no-js-errors'] })]));
    expect(limitations.join()).toContain('No check of this engine speaks to: C1 Screen reachability');
  });
});
