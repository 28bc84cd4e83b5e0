import type { ReporterOptions as Published } from 'ux-jury/reporter';
import { test as shipped } from 'ux-jury/test';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ReporterOptions } from '../../reporter/options.ts';
import type { test } from '../../reporter/test.ts';

describe('the published types', () => {
  it('say what the code takes', () => {
    expectTypeOf<Published>().toEqualTypeOf<ReporterOptions>();
    expectTypeOf<typeof test>().toExtend<typeof shipped>();
  });

  it('stand beside a fixture that loads', () => {
    expect(typeof shipped.extend).toBe('function');
  });
});
