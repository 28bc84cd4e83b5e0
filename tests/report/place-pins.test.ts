import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePins, type Spot } from '../../src/report/html/place-pins.ts';

const spot = (left: number, top: number, numbers = 1): Spot => ({
  left,
  top,
  right: left + 10,
  bottom: top + 10,
  numbers,
});

describe('placePins', () => {
  it('puts a lone number above its mark, and below it at the top edge', () => {
    expect(placePins([spot(100, 100)], 344, 215)).toEqual(['above']);
    expect(placePins([spot(100, 2)], 344, 215)).toEqual(['under']);
  });

  it('reaches to the left at the right edge', () => {
    expect(placePins([spot(330, 100, 2)], 344, 215)).toEqual(['above-flip']);
  });

  it('gives neighbours different sides, and hides a number where every side is taken', () => {
    const sides = placePins(
      Array.from({ length: 20 }, () => spot(100, 100)),
      344,
      215,
    );
    const shown = sides.filter((side) => side !== 'crowded');
    expect(new Set(shown).size).toBe(shown.length);
    expect(sides.at(-1)).toBe('crowded');
  });

  it('takes no room for marks without numbers', () => {
    expect(placePins([spot(100, 100, 0), spot(100, 100)], 344, 215)).toEqual(['above', 'above']);
  });

  it('answers for every mark, wherever it lies', () => {
    const anywhere = fc.record({
      left: fc.integer({ min: -50, max: 400 }),
      top: fc.integer({ min: -50, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(anywhere, { maxLength: 30 }), (places) => {
        const spots = places.map(({ left, top }) => spot(left, top));
        expect(placePins(spots, 344, 215)).toHaveLength(spots.length);
      }),
    );
  });
});
