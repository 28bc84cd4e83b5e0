import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Stand, settleCriterion } from '../../src/debate/settle-criterion.ts';

const RESPONSES = ['agree', 'disagree', 'new_concern', null] as const;
const stand = fc.record({
  adjusted: fc.integer({ min: 1, max: 5 }),
  response: fc.constantFrom(...RESPONSES),
});
const of = (adjusted: number, response: Stand['response'] = null): Stand => ({ adjusted, response });

describe('decision table', () => {
  it.each<[string, Stand | null, Stand | null, boolean, number, string]>([
    ['no cross-review', of(5), of(4), false, 4, 'no_debate'],
    ['no cross-review though apart', of(5), of(1), false, 1, 'no_debate'],
    ['equal and silent', of(4), of(4), true, 4, 'consensus'],
    ['equal after one moved', of(2, 'agree'), of(2), true, 2, 'consensus'],
    ['equal although one disagrees', of(3, 'disagree'), of(3, 'agree'), true, 3, 'consensus'],
    ['apart and silent', of(4), of(3), true, 3, 'addition'],
    ['apart, one agrees', of(4, 'agree'), of(2), true, 2, 'addition'],
    ['apart, a new concern', of(4, 'new_concern'), of(2), true, 2, 'addition'],
    ['the higher disagrees', of(5, 'disagree'), of(2, 'agree'), true, 2, 'disagreement'],
    ['the lower disagrees', of(5, 'agree'), of(2, 'disagree'), true, 2, 'disagreement'],
    ['both disagree', of(1, 'disagree'), of(4, 'disagree'), true, 1, 'disagreement'],
    ['both moved past each other', of(2, 'agree'), of(4, 'agree'), true, 2, 'addition'],
    ['strategist alone', of(3), null, false, 3, 'single_reviewer'],
    ['UX specialist alone', null, of(2), true, 2, 'single_reviewer'],
  ])('%s', (...row) => {
    const [, mine, theirs, crossed, combined, category] = row;
    expect(settleCriterion(mine, theirs, crossed)).toEqual({ combined, category });
  });

  it('has nothing to say without experts', () => expect(settleCriterion(null, null, true)).toBeNull());

  it('combines to a score that an expert gave, whoever comes first', () => {
    fc.assert(
      fc.property(fc.option(stand), fc.option(stand), fc.boolean(), (a, b, crossed) => {
        const settled = settleCriterion(a, b, crossed);
        expect(settled).toEqual(settleCriterion(b, a, crossed));
        if (settled !== null) expect([a?.adjusted, b?.adjusted]).toContain(settled.combined);
      }),
    );
  });
});
