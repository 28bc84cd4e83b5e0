/**
 * What every model of the family takes without scaling by itself: a longer side makes boxes wrong without a word.
 * Sides in pixels; a token is a square of 28 by 28 pixels.
 */
export const PICTURE_LIMITS = { side: 1568, tokens: 1568, cell: 28, tall: 2 } as const;

/** One band of a picture: `crop` in source pixels (`null` for all of it), `width` and `height` as it is sent. */
export interface Tile {
  readonly crop: { readonly y: number; readonly height: number } | null;
  readonly width: number;
  readonly height: number;
}

/** Cuts a long picture into bands and scales each to the limits; most pictures come out as they are. */
export function fitPicture(size: { width: number; height: number }): Tile[] {
  const { tall } = PICTURE_LIMITS;
  if (size.height <= size.width * tall || size.height <= PICTURE_LIMITS.side)
    return [{ crop: null, ...scale(size) }];
  const band = Math.ceil(size.width * 1.25);
  const count = Math.ceil(size.height / band);
  return Array.from({ length: count }, (_, at) => {
    const y = at * band;
    const height = Math.min(band, size.height - y);
    return { crop: { y, height }, ...scale({ width: size.width, height }) };
  });
}

/** What a picture of this size costs: the provider's own arithmetic. */
export function countPictureTokens({ width, height }: { width: number; height: number }): number {
  const { cell } = PICTURE_LIMITS;
  return Math.ceil(width / cell) * Math.ceil(height / cell);
}

function scale({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const { side, tokens, cell } = PICTURE_LIMITS;
  const bySide = side / Math.max(width, height);
  const byArea = Math.sqrt((tokens * cell * cell) / (width * height));
  let factor = Math.min(1, bySide, byArea);
  let fitted = shrink({ width, height }, factor);
  while (countPictureTokens(fitted) > tokens) {
    factor *= 0.98;
    fitted = shrink({ width, height }, factor);
  }
  return fitted;
}

function shrink(size: { width: number; height: number }, factor: number): { width: number; height: number } {
  if (factor >= 1) return size;
  return {
    width: Math.max(1, Math.floor(size.width * factor)),
    height: Math.max(1, Math.floor(size.height * factor)),
  };
}
