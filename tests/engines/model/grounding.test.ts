import { describe, expect, it } from 'vitest';
import { comparable, numbersIn, quotedIn } from '../../../src/engines/model/ground/comparable.ts';
import { Sieve } from '../../../src/engines/model/ground/sieve.ts';
import { groundOf, showBundle } from './shown.ts';

const shown = showBundle({ journeys: 2, steps: 3 }, 3);
const ground = groundOf(shown);
const STEP = 'journey-0000/step-02';

function hold(claim: { ref: string; quote?: string; said?: string }): { ref: string | null; sieve: Sieve } {
  const sieve = new Sieve(ground);
  const ref = sieve.hold({ ref: claim.ref, quote: claim.quote ?? '', said: [claim.said ?? 'Plain words.'] });
  return { ref, sieve };
}

describe('a claim', () => {
  it.each([
    ['that names a step', { ref: STEP }],
    ['that names a state', { ref: `state:${shown.evidence.screens[0]?.id}` }],
    [
      'that quotes what stands there',
      { ref: STEP, quote: 'Paragraph 3 of page 1 says what can be done here.' },
    ],
    ['whose quote differs in case, space and marks', { ref: STEP, quote: ' “PARAGRAPH  3 of page 1” ' }],
    ['that quotes inside its sentence', { ref: STEP, said: 'The button “Continue 1” is there.' }],
    ['with a number that was measured', { ref: STEP, said: 'It settled after 90 ms.' }],
    ['with the same number in seconds', { ref: STEP, said: 'It settled after 0.09 s.' }],
    ['that names a criterion', { ref: STEP, said: 'Against 2.4.6 and H4.' }],
    ['that repeats what a rule measured', { ref: 'journey-0000/step-01', said: 'Something was measured.' }],
  ])('%s stands', (_, claim) => {
    const { ref, sieve } = hold(claim);
    expect(ref).toBe(claim.ref);
    expect(sieve).toMatchObject({ rejected: 0, corrected: 0 });
  });

  it.each([
    ['without a place', { ref: 'journey-9999/step-01' }],
    ['at a step beyond the last', { ref: 'journey-0000/step-99' }],
    ['at no reference at all', { ref: 'the home page' }],
    ['that quotes what nobody can read', { ref: STEP, quote: 'Delete everything now' }],
    ['that quotes falsely inside its sentence', { ref: STEP, said: 'It says “Delete everything now”.' }],
    ['with an invented number', { ref: STEP, said: 'It took 4711 ms.' }],
    ['with a count that code should give', { ref: STEP, said: 'There are 37 links.' }],
  ])('%s falls and is counted', (_, claim) => {
    const { ref, sieve } = hold(claim);
    expect(ref).toBeNull();
    expect(sieve.rejected).toBe(1);
  });

  it('with a right quote at a wrong step is moved to where it stands', () => {
    const { ref, sieve } = hold({ ref: 'journey-0000/step-01', quote: 'Paragraph 3 of page 7' });
    expect(ref).toBe('journey-0001/step-03');
    expect(sieve).toMatchObject({ rejected: 0, corrected: 1 });
  });

  it('with a right quote and no place is given its place', () => {
    expect(hold({ ref: 'somewhere', quote: 'Paragraph 3 of page 7' }).ref).toBe('journey-0001/step-03');
  });
});

describe('what is compared', () => {
  it('is text as people read it', () => {
    expect(comparable('  “Ｓａｖｅ\u200b  all”. ')).toBe('save all');
    expect(quotedIn('“One” and "two words" but not \'three\'')).toEqual(['one', 'two words']);
    expect(numbersIn('3 of 4,5 at journey-0001/step-02 for 1.4.3, H10 and C4')).toEqual([3, 4.5]);
  });
});
