import { describe, expect, it } from 'vitest';
import { blame, compareRuns, isProven, type RunFacts } from '../../src/team/build/compare-runs.ts';
import { runChain } from '../../src/team/build/run-chain.ts';
import { issue, place, words } from './worlds.ts';

describe('the review chain', () => {
  const layer = (
    name: 'specialist' | 'builder' | 'cross_cutting',
    result: 'PASS' | 'FAIL',
    asked: string[],
  ) => ({
    layer: name,
    reviewer: name,
    review: () => {
      asked.push(name);
      return { layer: name, reviewer: name, result, quote: '-', problems: [] };
    },
  });

  it.each([
    [['PASS', 'PASS'], ['PASS', 'PASS', 'PASS'], 3],
    [['FAIL', 'PASS'], ['FAIL', 'SKIPPED', 'SKIPPED'], 1],
    [['PASS', 'FAIL'], ['PASS', 'FAIL', 'SKIPPED'], 2],
  ] as const)('specialist and builder %j -> %j', async ([first, second], results, count) => {
    const asked: string[] = [];
    const chain = [
      layer('specialist', first, asked),
      layer('builder', second, asked),
      layer('cross_cutting', 'PASS', asked),
    ];
    expect((await runChain(chain, words)).map(({ result }) => result)).toEqual(results);
    expect(asked.length).toBe(count);
  });

  it('hears everybody of the layer in which somebody rejects', async () => {
    const asked: string[] = [];
    const chain = [layer('cross_cutting', 'FAIL', asked), layer('cross_cutting', 'PASS', asked)];
    expect((await runChain(chain, words)).map(({ result }) => result)).toEqual(['FAIL', 'PASS']);
  });
});

describe('the proof', () => {
  const run = (
    issues: ReturnType<typeof issue>[],
    { average = 3, verdict = 'fail', status = 'complete', steps = 3 } = {},
  ): RunFacts =>
    ({
      aggregate: { average_score: average, verdict },
      outcomes: { rules: [], issues },
      evidence: {
        journeys: [
          { id: 'buy', status, steps: Array.from({ length: steps }, (_one, at) => ({ order: at + 1 })) },
        ],
      },
    }) as unknown as RunFacts;
  const old = issue('contrast', { id: 'c-1', places: [place({ step: 2, key: '#task-1' })] });

  it('holds when the named finding is gone, nothing is new and nothing fell', () => {
    const proof = compareRuns(run([old]), run([]), ['c-1']);
    expect(proof).toMatchObject({ proven: ['c-1'], still_failing: [], new_issues: [] });
    expect(isProven(proof)).toBe(true);
  });

  it.each([
    ['the finding is still there', run([old])],
    ['it is there under a new id that the app made', run([{ ...old, id: 'c-2' }])],
    ['its journey stopped before its step', run([], { status: 'failed', steps: 1 })],
    ['something else is new', run([issue('dead-control', { id: 'd-1' })])],
    ['the average fell', run([], { average: 2.9 })],
  ])('does not hold when %s', (_what, after) => {
    expect(isProven(compareRuns(run([old]), after, ['c-1']))).toBe(false);
  });

  it('does not hold when the verdict fell', () => {
    expect(isProven(compareRuns(run([old], { verdict: 'provisional' }), run([]), ['c-1']))).toBe(false);
  });

  it('blames the change at the element of what is new', () => {
    const fresh = issue('generic-name', { id: 'g-1', places: [place({ key: '#task-9' })] });
    const [before, after] = [run([old]), run([fresh])];
    expect(blame(compareRuns(before, after, ['c-1']), before, after)).toEqual(['c-1']);
  });
});

describe('what a proof blames', () => {
  const { claims } = issue('x');
  const title = { claims: { ...claims, wcag: ['2.4.2'] }, touched: ['buy/step-02'] };
  const run = (issues: ReturnType<typeof issue>[]): RunFacts =>
    ({
      aggregate: { average_score: 3, verdict: 'fail' },
      outcomes: { rules: [], issues },
      evidence: { journeys: [{ id: 'buy', status: 'complete', steps: [{ order: 1 }] }] },
    }) as unknown as RunFacts;
  const before = run([
    issue('missing-title', { id: 't-1', ...title }),
    issue('missing-language', { id: 'l-1', touched: ['buy/step-02'] }),
  ]);
  it.each([
    ['the same criterion at the same step', title, ['t-1']],
    ['the same criterion elsewhere', { ...title, touched: ['buy/step-03'] }, []],
    ['another criterion at the same step', { ...title, claims }, []],
  ])('is what speaks of %s', (_what, over, blamed) => {
    const after = run([issue('title-not-changed', { id: 'n-1', ...over })]);
    expect(blame(compareRuns(before, after, ['t-1', 'l-1']), before, after)).toEqual(blamed);
  });
});
