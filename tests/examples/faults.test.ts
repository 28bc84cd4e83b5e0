import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULTS, faultsOf } from '../../examples/app/faults.mjs';
import { CHECKS } from './fault-checks.ts';
import { openSite, type Site } from './visitor.ts';

describe('the faults of the worse build', () => {
  let good: Site;
  let worse: Site;
  beforeAll(async () => {
    [good, worse] = await Promise.all([openSite('good'), openSite('worse')]);
  });
  afterAll(() => Promise.all([good.close(), worse.close()]));

  it.each(FAULTS)('$id: $what', async ({ id }) => {
    const check = CHECKS[id];
    expect(check, `a check for ${id}`).toBeDefined();
    expect(await check?.(worse)).toBe(true);
    expect(await check?.(good)).toBe(false);
  });

  it('are named once and checked once', () => {
    const ids = FAULTS.map((fault) => fault.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(CHECKS).sort()).toEqual([...ids].sort());
  });

  it('are asked for by name, in a build that exists', () => {
    expect(() => faultsOf('good')('no-such-fault')).toThrow('no-such-fault');
    expect(() => faultsOf('best')).toThrow('best');
  });
});
