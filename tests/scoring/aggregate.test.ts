import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aggregate as aggregateSchema } from '../../src/contract/aggregation.ts';
import { CONFIDENCES, METHOD_IDS, SEVERITIES } from '../../src/contract/primitives.ts';
import { aggregate } from '../../src/scoring/aggregate.ts';
import { decideVerdict } from '../../src/scoring/verdict.ts';
import { validInput } from './valid-input.ts';

describe('aggregate', () => {
  it('writes the document of the contract, keys in its order', () => {
    fc.assert(
      fc.property(validInput(), (input) => {
        const result = aggregate(input);
        expect(aggregateSchema.safeParse(result).error).toBeUndefined();
        expect(Object.keys(result)).toEqual(Object.keys(aggregateSchema.shape));
      }),
    );
  });

  it('gives the same bytes whatever order the methods came in', () => {
    fc.assert(
      fc.property(validInput(), fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (input, order) => {
        const methods = order.flatMap((index) => input.methods[index] ?? []);
        expect(JSON.stringify(aggregate({ ...input, methods }))).toBe(JSON.stringify(aggregate(input)));
      }),
    );
  });

  it('averages exactly to one decimal and meets the threshold from a sum of 40', () => {
    fc.assert(
      fc.property(validInput(), (input) => {
        const { average_score, threshold_met, method_scores } = aggregate(input);
        const sum = Object.values(method_scores).reduce((total, score) => total + score, 0);
        expect(String(average_score)).toBe(String(Number((sum / 5).toFixed(1))));
        expect(threshold_met).toBe(sum >= 40);
      }),
    );
  });

  it('passes only what is complete, at the threshold and without a critical failure', () => {
    fc.assert(
      fc.property(validInput(), (input) => {
        const result = aggregate(input);
        const hasFailure = input.methods.some(({ critical_failures }) => critical_failures.length > 0);
        expect(result.verdict === 'pass').toBe(
          input.interactive_test_completed && result.threshold_met && !hasFailure,
        );
        expect(result.verdict === 'provisional').toBe(!input.interactive_test_completed && !hasFailure);
      }),
    );
  });

  it('takes the lowest confidence and lists critical failures in method order', () => {
    fc.assert(
      fc.property(validInput(), (input) => {
        const { confidence, critical_failures, methods } = aggregate(input);
        const ranks = input.methods.map((result) => CONFIDENCES.indexOf(result.confidence));
        expect(CONFIDENCES.indexOf(confidence)).toBe(Math.min(...ranks));
        const places = critical_failures.map(({ method }) => METHOD_IDS.indexOf(method));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(critical_failures.length).toBe(methods.flatMap((result) => result.critical_failures).length);
      }),
    );
  });

  it('orders top fixes worst first, then by method, and tells no title twice', () => {
    fc.assert(
      fc.property(validInput(), (input) => {
        const { top_fixes } = aggregate(input);
        const ranks = top_fixes.map(
          ({ severity, method }) => SEVERITIES.indexOf(severity) * 10 + METHOD_IDS.indexOf(method),
        );
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        const titles = top_fixes.map(({ title }) => title.trim().toUpperCase());
        expect(new Set(titles).size).toBe(titles.length);
        const all = new Set(
          input.methods.flatMap(({ findings }) => findings.map(({ title }) => title.trim().toUpperCase())),
        );
        expect(top_fixes.length).toBe(Math.min(3, all.size));
      }),
    );
  });

  it('never passes a run whose scores only fell', () => {
    const order = { fail: 0, provisional: 1, pass: 2 };
    fc.assert(
      fc.property(validInput(), fc.nat(4), (input, at) => {
        const methods = input.methods.map((result, index) =>
          index === at ? { ...result, score: Math.max(1, result.score - 1) } : result,
        );
        expect(order[aggregate({ ...input, methods }).verdict]).toBeLessThanOrEqual(
          order[aggregate(input).verdict],
        );
      }),
    );
  });

  it('refuses rather than guesses', () => {
    const input = fc.sample(validInput(), { numRuns: 1, seed: 1 })[0];
    if (input === undefined) throw new Error('one input is drawn');
    const without = input.methods.filter(({ method }) => method !== 'wcag_2_2_aa');
    expect(() => aggregate({ ...input, methods: without })).toThrow('methods lacks wcag_2_2_aa');
    const empty = input.methods.map((result) => ({ ...result, methodology_data: {} }));
    expect(() => aggregate({ ...input, methods: empty })).toThrow('no valid action_analysis');
  });
});

describe('decideVerdict', () => {
  it.each([
    { critical: true, interactive: true, met: true, verdict: 'fail' },
    { critical: true, interactive: true, met: false, verdict: 'fail' },
    { critical: true, interactive: false, met: true, verdict: 'fail' },
    { critical: true, interactive: false, met: false, verdict: 'fail' },
    { critical: false, interactive: false, met: true, verdict: 'provisional' },
    { critical: false, interactive: false, met: false, verdict: 'provisional' },
    { critical: false, interactive: true, met: false, verdict: 'fail' },
    { critical: false, interactive: true, met: true, verdict: 'pass' },
  ])('critical $critical, interactive $interactive, threshold met $met: $verdict', (row) => {
    const run = { hasCriticalFailure: row.critical, isInteractive: row.interactive, isThresholdMet: row.met };
    expect(decideVerdict(run)).toBe(row.verdict);
  });
});
