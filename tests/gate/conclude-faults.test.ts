import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/contract/aggregation.ts';
import { conclusion as conclusionSchema } from '../../src/contract/conclusion.ts';
import { conclude as concludeWith, type RunEnd } from '../../src/gate/conclude.ts';
import { gateWords } from '../support/gate-words.ts';

import { addRow, aggregateOf, debateOf, pend, resolve, rowOf } from './run-ends.ts';

const conclude = (run: RunEnd) => concludeWith(run, gateWords);

const WORDS = ['success', 'neutral', 'action_required', 'failure'];

/** Each makes a run worse, or leaves it as bad as it was. */
const FAULTS: readonly ((run: RunEnd) => RunEnd)[] = [
  (run) => ({ ...run, broken: 'the disk is full.' }),
  (run) => ({ ...run, absent: [...run.absent, 'pure'] }),
  (run) => ({ ...run, aggregate: null }),
  (run) => ({ ...run, debate: null }),
  (run) => ({ ...run, judge: 'FAIL' }),
  (run) => ({ ...run, aggregate: run.aggregate && { ...run.aggregate, verdict: 'fail' } }),
  (run) => ({
    ...run,
    aggregate:
      run.aggregate?.verdict === 'pass' ? { ...run.aggregate, verdict: 'provisional' } : run.aggregate,
  }),
  (run) => addRow(run, rowOf(2, 5)),
  (run) => addRow(run, pend(rowOf(2, 5))),
  (run) => addRow(run, pend(rowOf(1, 3))),
  (run) => addRow(run, pend(rowOf(4, 5))),
];

describe('adding a fault', () => {
  const row = fc
    .tuple(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('settled', 'open', 'ruled'),
    )
    .map(([mine, theirs, kind]) => {
      const plain = rowOf(mine, theirs);
      if (kind === 'settled') return plain;
      return kind === 'open' ? pend(plain) : resolve(plain, theirs);
    });
  const anyRun: fc.Arbitrary<RunEnd> = fc.record({
    aggregate: fc.option(
      fc.constantFrom<Verdict>('pass', 'fail', 'provisional').map((verdict) => aggregateOf(verdict, 8.4)),
    ),
    debate: fc.option(fc.array(row, { minLength: 1, maxLength: 4 }).map(debateOf)),
    judge: fc.constantFrom('PASS', 'FAIL', null),
    mode: fc.constantFrom('gate', 'advisory'),
    absent: fc.array(fc.constantFrom('spark', 'strategist'), { maxLength: 2 }),
    broken: fc.constantFrom(null, null, null, 'the disk is full.'),
  });

  it('never improves the conclusion', () => {
    fc.assert(
      fc.property(anyRun, fc.constantFrom(...FAULTS), (run, plant) => {
        const before = WORDS.indexOf(conclude(run).conclusion);
        expect(WORDS.indexOf(conclude(plant(run)).conclusion)).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('never passes a run without a passing verdict, and always writes the contract', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const result = conclude(run);
        expect(conclusionSchema.safeParse(result).error).toBeUndefined();
        if (result.conclusion === 'success')
          expect([result.verdict, result.debate]).toEqual(['pass', 'pass']);
        if (run.mode === 'advisory') expect(['success', 'neutral']).toContain(result.conclusion);
        else expect(result.conclusion).not.toBe('neutral');
      }),
      { numRuns: 500 },
    );
  });
});
