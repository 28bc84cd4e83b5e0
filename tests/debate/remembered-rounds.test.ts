import { describe, expect, it } from 'vitest';
import { cycleRecord } from '../../src/contract/arc.ts';
import { standingRound } from '../../src/contract/standing.ts';
import { applyRulings } from '../../src/debate/apply-ruling.ts';
import { compareRounds } from '../../src/debate/compare-rounds.ts';
import { packRound, unpackDebate, unpackRecord } from '../../src/debate/round-codec.ts';
import { traceArc } from '../../src/debate/trace-arc.ts';
import { judgeBuild } from '../../src/engines/embedded/experts/judge-build.ts';
import { playRound } from './play-round.ts';
import { EXPERT_WORDS } from './templates.ts';
import { BAD, DISPUTED, DIVERGENT, GOOD, type World } from './worlds.ts';

const NOTE = 'Kept short.';
const debateOf = (world: World, round = 1, cycle = 1) => playRound(world, { round, cycle }).debate;
const facts = {
  sha: 'a'.repeat(40),
  evidence: null,
  version: 'build-1',
  judge: null,
  ended: false,
  bases: {},
};
const ruling = { criterion: 'clickable-response', score: 2, reasoning: 'No | way.', author: 'ada' };
const ruled = applyRulings(debateOf(DISPUTED), [ruling]);

describe('a remembered round', () => {
  it.each([
    ['bad', debateOf(BAD)],
    ['divergent', debateOf(DIVERGENT)],
    ['disputed', debateOf(DISPUTED)],
    ['ruled', ruled],
    ['good', debateOf(GOOD)],
  ])('tells the arc everything that the whole debate tells it: %s', (_, debate) => {
    const packed = packRound(debate, facts);
    expect(standingRound.parse(packed)).toEqual(packed);
    const end = { version: 'build-1', judge: null };
    const next = { ...end, debate: debateOf(GOOD, 2, 2) };
    const whole = traceArc([{ ...end, debate }, next], { max_cycles: 3 });
    expect(traceArc([{ ...end, debate: unpackDebate(packed, NOTE) }, next], { max_cycles: 3 })).toEqual(
      whole,
    );
  });

  it('is a record that later rounds read, with what the judge said of each criterion', () => {
    const { criteria } = playRound(BAD);
    const report = judgeBuild({ ...BAD, criteria, round: 1 }, EXPERT_WORDS);
    const said = report.criteria.map(({ criterion, score, status }) => ({ criterion, score, status }));
    const judge = { verdict: report.verdict, mode: report.mode, criteria: said };
    const evidence = 'e'.repeat(64);
    const record = unpackRecord(packRound(debateOf(BAD), { ...facts, judge }), { note: NOTE, evidence });
    expect(cycleRecord.parse(record)).toEqual(record);
    expect(record.evidence).toBe(evidence);
    expect(record.judge?.criteria.map(({ score, status }) => ({ score, status }))).toEqual(
      report.criteria.map(({ score, status }) => ({ score, status })),
    );
    expect(new Set(record.judge?.failing.map(({ criterion }) => criterion))).toEqual(
      new Set(report.failing.map(({ criterion }) => criterion)),
    );
  });
});

describe('what a round changed', () => {
  const ids = (rows: readonly { criterion: string }[]) => rows.map(({ criterion }) => criterion);

  it('is who met, who is newly apart, which scores moved', () => {
    const apart = compareRounds(debateOf(GOOD), debateOf(DISPUTED, 2, 2));
    expect(ids(apart.diverged)).toContain('clickable-response');
    expect(apart.converged).toEqual([]);
    expect(apart.moved.every(({ from, to }) => from !== to)).toBe(true);
    const met = compareRounds(debateOf(DISPUTED), debateOf(GOOD, 2, 2));
    expect(ids(met.converged)).toEqual(ids(apart.diverged));
    expect(met.since).toBe(1);
  });

  it('is a ruling where the earlier round had none, or another', () => {
    expect(compareRounds(debateOf(DISPUTED), ruled).ruled).toMatchObject([ruling]);
    expect(compareRounds(ruled, ruled).ruled).toEqual([]);
    const other = applyRulings(debateOf(DISPUTED), [{ ...ruling, score: 5 }]);
    expect(ids(compareRounds(ruled, other).ruled)).toEqual(['clickable-response']);
  });

  it('is nothing between two looks at the same build', () => {
    const same = compareRounds(debateOf(BAD), debateOf(BAD, 2, 2));
    expect(same).toEqual({ since: 1, converged: [], diverged: [], ruled: [], moved: [] });
  });
});
