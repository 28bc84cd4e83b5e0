/** A mark in pixels of the small picture, with how many numbers stand at it. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly numbers: number;
}
export type PinSide = 'above' | 'above-flip' | 'under' | 'under-flip' | 'beside' | 'beside-flip' | 'crowded';

const HEIGHT = 22;
const WIDTH = 23;
const GAP = 5;
/** Pins may reach this far over the picture's edge. */
const MARGIN = 12;

/** Chooses for each mark a side on which its numbers lie on no others; `crowded` where there is none. */
export function placePins(spots: readonly Spot[], width: number, height: number): PinSide[] {
  const taken: Rect[] = [];
  return spots.map((spot) => {
    if (spot.numbers === 0) return 'above';
    const free = SIDES.find((side) => {
      const rect = rectAt(spot, side);
      return isInside(rect, width, height) && !taken.some((other) => overlaps(rect, other));
    });
    if (free !== undefined) taken.push(rectAt(spot, free));
    return free ?? 'crowded';
  });
}

type Rect = Omit<Spot, 'numbers'>;

const SIDES = ['above', 'under', 'above-flip', 'under-flip', 'beside', 'beside-flip'] as const;

function rectAt(spot: Spot, side: (typeof SIDES)[number]): Rect {
  const wide = spot.numbers * WIDTH;
  const isBeside = side.startsWith('beside');
  const isFlipped = side.endsWith('flip');
  const left = isBeside
    ? isFlipped
      ? spot.left - GAP - wide
      : spot.right + GAP
    : isFlipped
      ? spot.right - wide
      : spot.left;
  const top = isBeside ? spot.top : side.startsWith('above') ? spot.top - GAP - HEIGHT : spot.bottom + GAP;
  return { left, top, right: left + wide, bottom: top + HEIGHT };
}

function isInside(rect: Rect, width: number, height: number): boolean {
  return (
    rect.left >= -MARGIN &&
    rect.top >= -MARGIN &&
    rect.right <= width + MARGIN &&
    rect.bottom <= height + MARGIN
  );
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
