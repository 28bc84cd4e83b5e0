import { describe, expect, it } from 'vitest';
import { judgeReport } from '../../src/contract/judge.ts';
import { refChecker } from '../../src/debate/check-refs.ts';
import { type JudgeDuty, reportNoJudge, settleJudge } from '../../src/debate/settle-judge.ts';
import { judgeBuild } from '../../src/engines/embedded/experts/judge-build.ts';
import { playRound } from './play-round.ts';
import { EXPERT_WORDS, TEMPLATES } from './templates.ts';
import { BAD, DISPUTED, DIVERGENT, GOOD, type World } from './worlds.ts';

const dutyOf = (world: World): JudgeDuty => ({
  criteria: playRound(world).criteria,
  hasRef: refChecker(world.evidence),
  words: TEMPLATES.words,
});
const judge = (world: World) =>
  judgeBuild({ ...world, criteria: dutyOf(world).criteria, round: 2 }, EXPERT_WORDS);

describe('what a judge says', () => {
  it.each([
    ['good', GOOD],
    ['bad', BAD],
    ['divergent', DIVERGENT],
    ['disputed', DISPUTED],
  ])('by rule of the %s build stands as it is', (_, world) => {
    expect(settleJudge(judge(world), dutyOf(world))).toEqual(judge(world));
  });

  it('never passes a build by its own word', () => {
    const report = { ...judge(BAD), verdict: 'PASS' as const };
    expect(settleJudge(report, dutyOf(BAD)).verdict).toBe('FAIL');
  });

  it('keeps saying that it could not see the build', () => {
    const report = { ...judge(GOOD), verdict: 'UNEVALUABLE' as const };
    expect(settleJudge(report, dutyOf(GOOD)).verdict).toBe('UNEVALUABLE');
  });

  it('loses a place that does not exist, a score off the scale and a failure that is none', () => {
    const given = judge(GOOD);
    const [first, ...rest] = given.criteria;
    if (first === undefined) throw new Error('the list has criteria');
    const failing = [{ criterion: first.criterion, evidence: 'a', expected: 'b', suggestion: 'c' }];
    const criteria = [
      { ...first, score: 9, status: 'below' as const, worst_ref: 'nowhere/step-01' },
      ...rest,
    ];
    const settled = settleJudge({ ...given, criteria, failing }, dutyOf(GOOD));
    expect(settled.criteria[0]).toMatchObject({ score: 5, status: 'met', worst_ref: null });
    expect(settled.failing).toEqual([]);
    expect(settled.verdict).toBe('PASS');
  });

  it('is a valid report even when there is none', () => {
    const report = reportNoJudge({ round: 1, version: 'a1', reason: 'out of time' }, dutyOf(GOOD));
    expect(judgeReport.parse(report)).toEqual(report);
    expect(report.verdict).toBe('UNEVALUABLE');
  });
});
