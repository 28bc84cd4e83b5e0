import { describe, expect, it } from 'vitest';
import { countMostInvocations, INVOCATION_TABLE, planInvocations } from '../../src/debate/invocations.ts';

describe('invocations of a cycle', () => {
  it.each([
    [
      'parallel',
      'standard',
      null,
      ['1 strategist 1', '1 ux_specialist 1', '2 strategist 2', '2 ux_specialist 2'],
    ],
    [
      'parallel',
      'divergence',
      true,
      ['1 strategist 1', '1 ux_specialist 1', '2 strategist 2', '2 ux_specialist 2'],
    ],
    ['parallel', 'divergence', false, ['1 strategist 1', '1 ux_specialist 1']],
    ['sequential', 'standard', null, ['1 strategist 1', '2 ux_specialist 1+2', '3 strategist 2']],
    ['sequential', 'divergence', true, ['1 strategist 1', '2 ux_specialist 1+2', '3 strategist 2']],
    ['sequential', 'divergence', false, ['1 strategist 1', '2 ux_specialist 1']],
    ['single_reviewer', 'any', null, ['1 strategist 1']],
  ])('%s, %s, divergent %s', (...of) => {
    const [execution, mode, divergent, calls] = of;
    const rows = INVOCATION_TABLE.filter(
      (row) => row.execution === execution && row.mode === mode && row.divergent === divergent,
    );
    expect(rows).toHaveLength(1);
    const told = rows[0]?.invocations.map(
      ({ batch, expert, phases }) => `${batch} ${expert} ${phases.join('+')}`,
    );
    expect(told).toEqual(calls);
  });

  it('has seven rows, and one for every way a cycle may run', () => {
    expect(INVOCATION_TABLE).toHaveLength(7);
    for (const execution of ['parallel', 'sequential', 'single_reviewer'] as const)
      for (const mode of ['standard', 'divergence'] as const)
        for (const divergent of [true, false])
          expect(planInvocations(execution, mode, divergent).length).toBeGreaterThan(0);
  });

  it('never reads a file before it is written', () => {
    for (const { invocations } of INVOCATION_TABLE)
      for (const { batch, reads } of invocations)
        if (reads !== null)
          expect(invocations.some((one) => one.expert === reads && one.batch < batch)).toBe(true);
  });

  it('costs at most twelve expert calls in three cycles', () => {
    expect(countMostInvocations('parallel', 'standard', 3)).toBe(12);
    expect(countMostInvocations('sequential', 'divergence', 3)).toBe(9);
  });
});
