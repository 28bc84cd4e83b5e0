/** Divides two integers and rounds to nearest, halves up. Integers keep ties exact where fractions would drift. */
export function divideRounded(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** Brings a rounded result into the scale of every method, 1 to 10. */
export function clampScore(value: number): number {
  return Math.min(10, Math.max(1, value));
}
