import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closeRounds } from '../../src/action/close-rounds.ts';
import { layRounds } from '../../src/action/lay-rounds.ts';
import { carryValidations, seatRun } from '../../src/action/seat-run.ts';
import { RunFolder } from '../../src/adapters/run-folder.ts';
import type { Validation } from '../../src/contract/decisions.ts';
import type { Standing, StandingRound } from '../../src/contract/standing.ts';
import { readHistory } from '../../src/stages/history.ts';
import { settledOf, standingOf } from '../github/build-report.ts';
import { buildInput } from '../report/fixtures/build-input.ts';

const evidence = (sign: string): string => sign.repeat(64);
const base = standingOf(buildInput('fail'), 'x');

/** What stood after some round, on a commit and evidence of the same sign. */
function stood(round: number, cycle: number, change: Partial<Standing> = {}): Standing {
  if (base.debate === null) throw new Error('The fixture has no debate.');
  const sign = String(round);
  return {
    ...base,
    run: { ...base.run, sha: sign.repeat(40) },
    debate: { ...base.debate, round, cycle },
    place: { round, cycle, max_cycles: 3, evidence: evidence(sign), version: `build-${round}` },
    questions: [],
    ...change,
  };
}

/** The rounds after a row of runs, each in its own cycle. */
function held(...cycles: readonly number[]): StandingRound[] {
  return cycles.reduce<StandingRound[]>(
    (rounds, cycle, index) => closeRounds(stood(index + 1, cycle, { rounds })),
    [],
  );
}

const opened = (round: number): Validation => ({
  after: round,
  reason: 'new plan',
  author: 'maya',
  at: '2026-01-01T00:00:00Z',
  comment: 1,
  sha: 'a'.repeat(40),
});
const arrive = (sign: string, of = sign) => ({
  sha: sign.repeat(40),
  evidence: evidence(of),
  is_head: true,
});

describe('where a run stands', () => {
  it('is round 1, cycle 1 at first, and the next of both after a push', () => {
    expect(seatRun([], [], arrive('1'))).toEqual({ place: { round: 1, cycle: 1 }, before: [] });
    const rounds = held(1, 2);
    const seat = seatRun(rounds, [], arrive('9'));
    expect(seat).toEqual({ place: { round: 3, cycle: 3 }, before: rounds });
  });

  it('stays for the same commit and for the same evidence, but not for what stood before the last', () => {
    const rounds = held(1, 2);
    const same = { place: { round: 2, cycle: 2 }, before: rounds.slice(0, 1) };
    expect(seatRun(rounds, [], arrive('2', '9'))).toEqual(same);
    expect(seatRun(rounds, [], arrive('9', '2'))).toEqual(same);
    expect(seatRun(rounds, [], arrive('1')).place).toEqual({ round: 3, cycle: 3 });
  });

  it('begins again where the judge passed the build, or a person opened a validation', () => {
    const passed = closeRounds({
      ...stood(1, 1),
      judge: 'PASS',
      debate: { ...(stood(1, 1).debate as NonNullable<Standing['debate']>), criteria: passing() },
    });
    expect(passed).toMatchObject([{ judge: { verdict: 'PASS' }, ended: true }]);
    expect(seatRun(passed, [], arrive('9')).place).toEqual({ round: 2, cycle: 1 });
    const rounds = held(1, 2, 3);
    expect(seatRun(rounds, [], arrive('9')).place).toEqual({ round: 4, cycle: 4 });
    for (const sign of ['9', '3'])
      expect(seatRun(rounds, [opened(3)], arrive(sign)).place).toEqual({ round: 4, cycle: 1 });
    expect(seatRun(held(1, 2, 3, 1), [opened(3)], arrive('9')).place).toEqual({ round: 5, cycle: 2 });
  });

  it('begins again in the next round where a validation was opened while the run was under way', () => {
    const carried = carryValidations([opened(1)], { round: 2, cycle: 2 });
    expect(carried).toEqual([opened(2)]);
    expect(seatRun(held(1, 2), carried, arrive('9')).place).toEqual({ round: 3, cycle: 1 });
    expect(carryValidations([opened(1)], { round: 2, cycle: 1 })).toEqual([opened(1)]);
    expect(carryValidations([opened(1)], { round: 3, cycle: 2 })).toEqual([opened(1)]);
  });

  it('is nothing new off the head: an older commit in its own round, any other in the last', () => {
    const rounds = held(1, 2);
    const away = (sign: string) => ({ ...arrive(sign), is_head: false });
    expect(seatRun(rounds, [], away('1'))).toEqual({ place: { round: 1, cycle: 1 }, before: [] });
    expect(seatRun(rounds, [opened(2)], away('9')).place).toEqual({ round: 2, cycle: 2 });
  });
});

describe('the rounds that a pull request remembers', () => {
  it('replace a round that is held again, and keep what came before a run without a debate', () => {
    const rounds = held(1, 2);
    const again = closeRounds(stood(2, 2, { rounds, run: { ...base.run, sha: 'f'.repeat(40) } }));
    expect(again.map(({ round, sha }) => [round, sha.slice(0, 1)])).toEqual([
      [1, '1'],
      [2, 'f'],
    ]);
    expect(closeRounds({ ...stood(3, 3), debate: null, rounds })).toEqual(rounds);
    expect(closeRounds(null)).toEqual([]);
  });

  it('know a result from before rounds were kept', () => {
    const [first] = closeRounds(stood(1, 1, { place: null }));
    expect(first).toMatchObject({ round: 1, cycle: 1, evidence: null, sha: '1'.repeat(40) });
  });

  it('lie before the run as if they had been held there, and nobody else’s do', () => {
    const out = mkdtempSync(join(tmpdir(), 'ux-jury-rounds-'));
    try {
      const folder = new RunFolder(out);
      folder.writeText('rounds/round-7.json', '{}');
      folder.writeText('rounds/round-3.json', '{}');
      layRounds(folder, { place: { round: 3, cycle: 3 }, before: held(1, 2), note: 'Kept.' });
      expect(readdirSync(join(out, 'rounds'))).toEqual(
        expect.arrayContaining(['round-1.json', 'round-2.json', 'round-3.json']),
      );
      expect(folder.has('rounds/round-7.json')).toBe(false);
      const history = readHistory(folder, 3);
      expect(history.map(({ debate, version }) => [debate.round, debate.cycle, version])).toEqual([
        [1, 1, 'build-1'],
        [2, 2, 'build-2'],
      ]);
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  });
});

describe('what is left', () => {
  const rounds = held(1, 2);
  const trace = (standing: Standing) => settledOf(standing).report.rounds;

  it('is counted in this validation, and a person opens the next', () => {
    expect(trace(stood(2, 2, { rounds }))).toMatchObject({ left: 1, next: 'next_cycle', is_spent: false });
    const last = stood(3, 3, { rounds });
    expect(trace(last)).toMatchObject({ left: 0, next: 'budget_spent', is_spent: true });
    const decisions = { ...last.decisions, validations: [opened(3)] };
    expect(trace({ ...last, decisions })).toMatchObject({ next: 'opened', is_spent: true });
    expect(trace(stood(4, 1, { rounds: held(1, 2, 3) }))).toMatchObject({ left: 2, next: 'next_cycle' });
  });

  it('is nothing where one more was asked for: the last round stands, and it stays a question to a person', () => {
    const over = stood(4, 4, { rounds: held(1, 2, 3), debate: null, spent: 3 });
    expect(trace(over)).toMatchObject({ is_spent: true, last: { debate: { round: 3 } }, change: null });
    const { validations = [], ...decisions } = over.decisions;
    const marked = { ...over, decisions: { ...decisions, validations: [...validations, opened(3)] } };
    for (const standing of [over, marked])
      expect(settledOf(standing).conclusions.debate.reasons.join()).toContain('All 3 cycles');
  });
});

function passing() {
  const { debate } = base;
  if (debate === null) throw new Error('The fixture has no debate.');
  return debate.criteria.map((row) => ({
    ...row,
    status: 'PASS' as const,
    category: 'consensus' as const,
    combined: 5,
  }));
}
