import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ruling } from '../../src/contract/ruling.ts';
import { applyRuling, applyRulings, sideOf } from '../../src/debate/apply-ruling.ts';
import { tellDebate } from '../../src/debate/tell-debate.ts';
import { takeValidation, traceArc } from '../../src/debate/trace-arc.ts';
import { playRound } from './play-round.ts';
import { TEMPLATES } from './templates.ts';
import { DISPUTED, GOOD } from './worlds.ts';

const { debate } = playRound(DISPUTED);
const OPEN = debate.criteria.filter(({ status }) => status === 'PENDING').map(({ criterion }) => criterion);

const aRuling: fc.Arbitrary<Ruling> = fc.record(
  {
    criterion: fc.constantFrom(...OPEN),
    score: fc.integer({ min: 1, max: debate.scale }),
    side: fc.constantFrom('strategist' as const, 'ux_specialist' as const),
    reasoning: fc.constantFrom(
      'It is fine.',
      'side with ux',
      'Side with the strategist: enough.',
      'On whose side with ux?',
    ),
    author: fc.constantFrom('ada', 'grace'),
  },
  { requiredKeys: ['criterion', 'reasoning', 'author'] },
);

describe('a person’s word on a disagreement', () => {
  it.each<[Partial<Ruling> & { reasoning: string }, string | null]>([
    [{ reasoning: 'side with ux' }, 'ux_specialist'],
    [{ reasoning: 'Side with the UX specialist, please.' }, 'ux_specialist'],
    [{ reasoning: 'side with strategist: good enough' }, 'strategist'],
    [{ reasoning: 'side with the product strategist' }, 'strategist'],
    [{ reasoning: 'I do not side with ux' }, null],
    [{ reasoning: 'side with uxbridge' }, null],
    [{ reasoning: 'side with ux', side: 'strategist' }, 'strategist'],
  ])('%j takes the side %s', (ruling, side) => expect(sideOf(ruling)).toBe(side));

  it('gives a score that a person or an expert gave, or leaves the disagreement as it was; counts add up', () => {
    fc.assert(
      fc.property(fc.array(aRuling, { maxLength: 6 }), (rulings) => {
        const ruled = applyRulings(debate, rulings);
        for (const [at, row] of ruled.criteria.entries()) {
          const before = debate.criteria[at];
          const own = rulings.filter(({ criterion }) => criterion === row.criterion);
          const given = own.flatMap(({ score }) => score ?? []);
          const experts = [before?.strategist?.adjusted, before?.ux_specialist?.adjusted];
          if (row.resolution === null)
            expect({ ...row, remarks: undefined }).toEqual({ ...before, remarks: undefined });
          else expect([...given, ...experts]).toContain(row.combined);
        }
        expect(ruled.passing + ruled.failing + ruled.pending).toBe(ruled.criteria.length);
      }),
    );
  });

  it('is refused off the scale and where nothing is in dispute', () => {
    const ruling = { reasoning: 'Why.', author: 'ada' };
    expect(() => applyRuling(debate, { ...ruling, criterion: OPEN[0] ?? '', score: 6 })).toThrow('scale');
    expect(() => applyRuling(debate, { ...ruling, criterion: 'no-dead-ends', score: 3 })).toThrow(
      'do not disagree',
    );
  });

  it('is asked for in the terminal with everything that it takes', () => {
    const arc = traceArc([{ debate, version: 'v', judge: null }], { max_cycles: 3 });
    const end = { debate, judge: null, arc, reasons: [], report: 'report.md', rulings: 'out/rulings.json' };
    const line = tellDebate(end, TEMPLATES.words).find((one) => one.startsWith('To rule')) ?? '';
    const [, json = ''] = /run again: (.*)$/.exec(line) ?? [];
    expect(JSON.parse(json).rulings[0]).toMatchObject({ criterion: OPEN[0], round: 2 });
    const fine = { ...end, debate: playRound(GOOD).debate };
    expect(tellDebate(fine, TEMPLATES.words).join('\n')).not.toContain('To rule');
  });
});

describe('the cycles of a validation', () => {
  it('begin where the numbers began', () => {
    const of = (...cycles: number[]) => cycles.map((cycle) => ({ debate: { cycle } }));
    expect(takeValidation(of(1, 2, 1, 2), 3).map((one) => one.debate.cycle)).toEqual([1, 2]);
    expect(takeValidation(of(1, 2, 3), 1)).toEqual([]);
    expect(takeValidation(of(2), 3).map((one) => one.debate.cycle)).toEqual([2]);
    expect(takeValidation([], 4)).toEqual([]);
  });
});
