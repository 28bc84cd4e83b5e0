import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AggregationInput } from '../../src/contract/aggregation.ts';
import { aggregate } from '../../src/scoring/aggregate.ts';
import { checkAggregationInput } from '../../src/scoring/check-aggregation-input.ts';
import { FAULTS, type Fault, MISSING, PURE } from './faults.ts';
import { validInput } from './valid-input.ts';

const plain = fc.sample(validInput(), { numRuns: 1, seed: 7 })[0];
if (plain === undefined) throw new Error('one input is drawn');
const pureAt = findPure(plain);
const analysisPath = `methods[${pureAt}].methodology_data.action_analysis`;

describe('checkAggregationInput', () => {
  it('accepts every valid input', () => {
    fc.assert(
      fc.property(validInput(), (input) => {
        expect(checkAggregationInput(input)).toEqual({ ok: true, input });
      }),
    );
  });

  it.each(FAULTS)('rejects one fault, by its path: $name', (fault) => {
    fc.assert(
      fc.property(validInput(), (input) => {
        const checked = checkAggregationInput(plant(input, fault));
        expect(checked.ok ? [] : checked.issues.map((line) => line.replace(/ .*/, ''))).toContain(
          pathOf(fault, input),
        );
      }),
      { numRuns: 25 },
    );
  });

  it.each([null, undefined, 8, 'text', [], true])('rejects %j, which is no object', (raw) => {
    expect(checkAggregationInput(raw)).toEqual({ ok: false, issues: ['input must be an object'] });
  });

  it('names every fault at once, in plain words', () => {
    const raw = plant(
      plant(plant(plain, { name: '', at: ['run_id'], put: ' ' }), {
        name: '',
        at: ['methods', 0, 'score'],
        put: 11,
      }),
      {
        name: '',
        at: ['methods', PURE, 'methodology_data', 'action_analysis', 'screens', 0, 'purpose'],
        put: 4,
      },
    );
    expect(checkAggregationInput(raw)).toEqual({
      ok: false,
      issues: [
        'run_id must be a non-empty string',
        'methods[0].score must be an integer from 1 through 10',
        `${analysisPath}.screens[0].purpose must be a non-empty string`,
      ],
    });
  });

  it('wants five different methods', () => {
    const [first, second, ...rest] = plain.methods;
    if (first === undefined || second === undefined) throw new Error('five results are drawn');
    expect(checkAggregationInput({ ...plain, methods: plain.methods.slice(1) })).toMatchObject({
      issues: ['methods must contain exactly 5 evaluator results'],
    });
    const twice = { ...plain, methods: [first, { ...second, method: first.method }, ...rest] };
    expect(checkAggregationInput(twice).ok).toBe(false);
  });

  it.each(['screenshot', 'spec'])('does not believe an interactive test of a %s', (source_kind) => {
    const still = { ...plain, context: { ...plain.context, source_kind } };
    expect(checkAggregationInput({ ...still, interactive_test_completed: false }).ok).toBe(true);
    expect(checkAggregationInput({ ...still, interactive_test_completed: true })).toEqual({
      ok: false,
      issues: ['interactive_test_completed can be true only where context.source_kind is live_url or mixed'],
    });
  });

  it('keeps the inventory with PURE alone; an explicit null is none', () => {
    const at = (pureAt + 1) % 5;
    const place = ['methods', at, 'methodology_data', 'action_analysis'];
    expect(checkAggregationInput(plant(plain, { name: '', at: place, put: null })).ok).toBe(true);
    expect(checkAggregationInput(plant(plain, { name: '', at: place, put: {} }))).toEqual({
      ok: false,
      issues: [`methods[${at}].methodology_data.action_analysis belongs to the pure method only`],
    });
  });

  it('reads a missing count as null: unknown, so not allowed for what was observed', () => {
    const counts = ['methods', PURE, 'methodology_data', 'action_analysis', 'actions', 0];
    const missing = plant(plain, {
      name: '',
      at: [...counts, 'current_counts', 'clicks_taps'],
      put: MISSING,
    });
    const inferred = plant(missing, { name: '', at: [...counts, 'evidence_status'], put: 'inferred' });
    for (const put of ['observed', 'specified'])
      expect(
        checkAggregationInput(plant(missing, { name: '', at: [...counts, 'evidence_status'], put })),
      ).toEqual({
        ok: false,
        issues: [
          `${analysisPath}.actions[0].current_counts.clicks_taps must be known for an observed or specified action`,
        ],
      });
    const path = [...counts, 'simplest_safe_path', 'logical_steps'];
    expect(checkAggregationInput(plant(plain, { name: '', at: path, put: MISSING })).ok).toBe(true);
    const checked = checkAggregationInput(inferred);
    if (!checked.ok) return expect(checked.issues).toEqual([]);
    expect(aggregate(checked.input).action_analysis.actions[0]?.current_counts.clicks_taps).toBeNull();
  });

  it('compares counts only when all four are known', () => {
    const counts = ['methods', PURE, 'methodology_data', 'action_analysis', 'actions', 0];
    const wrong = { logical_steps: 99, clicks_taps: 99, required_fields: 99, optional_fields: null };
    const raw = plant(plant(plain, { name: '', at: [...counts, 'current_counts'], put: wrong }), {
      name: '',
      at: [...counts, 'evidence_status'],
      put: 'visible_only',
    });
    expect(checkAggregationInput(raw).ok).toBe(true);
  });

  it('takes 8.0 for 8, since JSON.parse cannot tell them apart', () => {
    const text = JSON.stringify(plain).replace(/"score":\d+/, '"score":8.0');
    const checked = checkAggregationInput(JSON.parse(text));
    expect(checked.ok && checked.input.methods[0]?.score).toBe(8);
  });

  it('keeps keys that it does not know', () => {
    const raw = plant(plant(plain, { name: '', at: ['x_extra'], put: 1 }), {
      name: '',
      at: ['methods', 0, 'evidence', 0, 'x_extra'],
      put: [true],
    });
    expect(checkAggregationInput(raw)).toEqual({ ok: true, input: raw });
  });

  it('survives hostile keys', () => {
    const raw: unknown = JSON.parse(
      JSON.stringify(plain).replace('{', '{"__proto__":{"methods":[]},"constructor":1,'),
    );
    expect(checkAggregationInput(raw).ok).toBe(true);
  });

  it('never throws, whatever JSON it is given', () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => !checkAggregationInput(raw).ok));
  });
});

function findPure(input: AggregationInput): number {
  return input.methods.findIndex(({ method }) => method === 'pure');
}

/** A copy with one value put in place; `PURE` in the path becomes the index of the PURE result. */
function plant(input: unknown, fault: Fault): unknown {
  const copy: unknown = structuredClone(input);
  const keys = fault.at.map((key) => (key === PURE ? findPure(copy as AggregationInput) : key));
  const last = keys.pop();
  let place = copy as Record<string | number, unknown>;
  for (const key of keys) place = place[key] as Record<string | number, unknown>;
  if (last === undefined) return fault.put;
  if (fault.put === MISSING) delete place[last];
  else place[last] = fault.put;
  return copy;
}

function pathOf(fault: Fault, input: AggregationInput): string {
  const written =
    fault.path ?? fault.at.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return written
    .replace(/^\./, '')
    .replace(`methods.${PURE}`, `methods[${findPure(input)}]`)
    .replace(`methods[${PURE}]`, `methods[${findPure(input)}]`);
}
