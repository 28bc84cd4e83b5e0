import { describe, expect, it } from 'vitest';
import type { Opinion } from '../../../src/contract/opinion.ts';
import { holdCeiling } from '../../../src/engines/anthropic/hold-ceiling.ts';
import { evaluateByRule } from '../../../src/engines/embedded/evaluate.ts';
import { engineWords, groundOf, showBundle } from './shown.ts';

const shown = showBundle({ journeys: 2, steps: 3 }, 3);
const ground = groundOf(shown);
const measured = evaluateByRule('nielsen', shown, engineWords);
const clean = evaluateByRule('nielsen', { ...shown, outcomes: { issues: [], rules: [] } }, engineWords);
const grave: Opinion = { ...measured, critical_failures: ['journey-0000: it stops.'] };

describe('the last look before an opinion leaves the engine', () => {
  it('lets an opinion at or below the ceiling through', () => {
    expect(holdCeiling(measured, measured, ground)).toBe(measured);
    expect(holdCeiling(clean, measured, ground)).toBe(measured);
  });

  it.each<[string, Opinion, Opinion, RegExp]>([
    ['a score above the measured one', measured, clean, /above the measured ceiling/],
    ['a critical failure that is gone', grave, measured, /critical failure is gone/],
    [
      'nine without direct evidence',
      clean,
      { ...clean, evidence: [{ ref: 'journey-0000', claim: 'x' }] },
      /direct/,
    ],
    [
      'more than five without evidence',
      measured,
      { ...measured, evidence: [{ ref: 'nowhere', claim: 'x' }] },
      /without evidence/,
    ],
  ])('refuses %s', (...[, ceiling, opinion, what]) => {
    expect(() => holdCeiling(ceiling, opinion, ground)).toThrow(what);
  });
});
