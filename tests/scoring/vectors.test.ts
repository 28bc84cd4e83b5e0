import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { aggregate as aggregateSchema } from '../../src/contract/aggregation.ts';
import { aggregate } from '../../src/scoring/aggregate.ts';
import { checkAggregationInput } from '../../src/scoring/check-aggregation-input.ts';

const vector = z.object({
  id: z.string(),
  input: z.unknown(),
  accept: z.boolean(),
  output: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});
const file = new URL('../fixtures/vectors/aggregate.jsonl', import.meta.url);
const VECTORS = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => vector.parse(JSON.parse(line)));

describe('400 vectors of an independent implementation', () => {
  it('holds 278 accepted and 122 rejected inputs', () => {
    expect(VECTORS.filter(({ accept }) => accept)).toHaveLength(278);
    expect(VECTORS.filter(({ accept }) => !accept)).toHaveLength(122);
  });

  it.each(VECTORS.filter(({ accept }) => accept))(
    '$id is accepted with the same output',
    ({ input, output }) => {
      const checked = checkAggregationInput(input);
      if (!checked.ok) return expect(checked.issues).toEqual([]);
      const result = aggregate(checked.input);
      const { context, methods, action_analysis, ...rest } = result;
      expect(rest).toEqual(output);
      expect(Object.keys(rest)).toEqual(Object.keys(output ?? {}));
      expect(Object.keys(rest.method_scores)).toEqual(
        Object.keys(z.object({}).loose().parse(output?.method_scores)),
      );
      expect(aggregateSchema.safeParse(result).error).toBeUndefined();
      expect(input).toMatchObject({ context });
      expect(methods).toHaveLength(5);
      expect(action_analysis.actions.length).toBeGreaterThan(0);
    },
  );

  it.each(VECTORS.filter(({ accept }) => !accept))(
    '$id is rejected where the other one saw it',
    ({ input, reason }) => {
      const checked = checkAggregationInput(input);
      if (checked.ok) return expect.fail(`accepted, though ${reason}`);
      expect(checked.issues.map(pathOf)).toContain(pathOf(reason ?? '').replace(/ .*/, ''));
    },
  );
});

/** A duplicate is told at the list by the vectors, at the item by us. */
function pathOf(line: string): string {
  return line.replace(/ .*/, '').replace(/\.actions\[\d+\]\.id$/, '.actions');
}
