import { describe, expect, it } from 'vitest';
import { arc as arcSchema } from '../../src/contract/arc.ts';
import { judgeReport } from '../../src/contract/judge.ts';
import { applyRulings } from '../../src/debate/apply-ruling.ts';
import { renderFinalReport } from '../../src/debate/final-report.ts';
import { renderJudgeReport } from '../../src/debate/judge-report.ts';
import { type CycleEnd, traceArc } from '../../src/debate/trace-arc.ts';
import { judgeBuild } from '../../src/engines/embedded/experts/judge-build.ts';
import { expectGolden } from './golden.ts';
import { playRound } from './play-round.ts';
import { EXPERT_WORDS, TEMPLATES } from './templates.ts';
import { BAD, DISPUTED, GOOD, type World } from './worlds.ts';

const budget = { max_cycles: 3 };
const cycle = (world: World, at: number, judge: CycleEnd['judge'] = null): CycleEnd => ({
  debate: playRound(world, { round: at + 3, cycle: at }).debate,
  version: `build-${at}`,
  judge,
});
const disputed = cycle(DISPUTED, 2);
const RULED: CycleEnd = {
  ...disputed,
  debate: applyRulings(disputed.debate, [
    { criterion: 'clickable-response', score: 4, reasoning: 'Late | but\nfine.', author: 'ada' },
    { criterion: 'state-changes-visible', score: 3, reasoning: 'Show it.', author: '@grace' },
  ]),
};
const judge = (world: World, round = 6) =>
  judgeBuild({ ...world, criteria: playRound(world).criteria, round }, EXPERT_WORDS);

describe('the arc of cycles', () => {
  it.each<[string, CycleEnd[], string, number]>([
    ['nothing yet', [], 'next_cycle', 3],
    ['something fails', [cycle(BAD, 1)], 'next_cycle', 2],
    ['a ruling decides', [disputed], 'ruling', 1],
    ['ruled below the threshold', [RULED], 'next_cycle', 1],
    ['all pass', [cycle(GOOD, 1)], 'judge', 2],
    ['the judge passes', [cycle(GOOD, 1, 'PASS')], 'done', 2],
    ['the judge fails', [cycle(GOOD, 1, 'FAIL')], 'next_cycle', 2],
    ['the judge cannot tell', [cycle(GOOD, 1, 'UNEVALUABLE')], 'person', 2],
    ['the budget is spent', [cycle(BAD, 1), cycle(BAD, 2), cycle(BAD, 3)], 'budget_spent', 0],
    ['the judge fails at the end', [cycle(BAD, 1), cycle(BAD, 2), cycle(GOOD, 3, 'FAIL')], 'budget_spent', 0],
    ['more than the budget', [cycle(BAD, 1), cycle(BAD, 2), cycle(BAD, 3), cycle(GOOD, 4)], 'judge', 0],
  ])('%s', (...of) => {
    const [, cycles, next, remaining] = of;
    const arc = traceArc(cycles, budget);
    expect(arcSchema.parse(arc)).toEqual(arc);
    expect(arc).toMatchObject({ next, remaining });
  });

  it('converges when only refinements are left, stalls when nothing moves', () => {
    expect(traceArc([cycle(GOOD, 1)], budget)).toMatchObject({ converged: true, stalled: false });
    expect(traceArc([disputed], budget).converged).toBe(false);
    expect(traceArc([cycle(BAD, 1), cycle(BAD, 2)], budget)).toMatchObject({
      converged: false,
      stalled: true,
    });
    expect(traceArc([cycle(BAD, 1), RULED], budget).stalled).toBe(false);
  });

  it('is told in the final report', () => {
    const cycles = [cycle(BAD, 1), RULED, cycle(GOOD, 3, 'PASS')];
    const arc = traceArc(cycles, budget);
    const last = cycles.at(-1)?.debate ?? null;
    expectGolden('arc', {
      'final-report.md': renderFinalReport({ arc, last, judge: judge(GOOD) }, TEMPLATES),
      'final-report-empty.md': renderFinalReport(
        { arc: traceArc([], budget), last: null, judge: null },
        TEMPLATES,
      ),
      'final-report-unfinished.md': renderFinalReport(
        { arc: traceArc([RULED], budget), last: RULED.debate, judge: null },
        TEMPLATES,
      ),
    });
  });
});

describe('the judge', () => {
  it('writes a report of its own', () => {
    expectGolden('judge', {
      'round-6-judge-report-good.md': renderJudgeReport(judgeReport.parse(judge(GOOD)), TEMPLATES),
      'round-6-judge-report-bad.md': renderJudgeReport(judgeReport.parse(judge(BAD)), TEMPLATES),
    });
  });
});
