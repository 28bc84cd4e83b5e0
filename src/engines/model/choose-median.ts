/** Picks the item whose score is the median; of an even number the lower of the two in the middle. At least one item. */
export function chooseMedian<T>(items: readonly [T, ...T[]], scoreOf: (item: T) => number): T {
  const sorted = items.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? items[0];
}

/** What decides whether one answer is enough. */
export interface Standing {
  readonly score: number;
  readonly measured: number;
  readonly isNewlyCritical: boolean;
}

const THRESHOLD = 8;

/**
 * Asking again is worth it where the answer may decide: beside the threshold, or where the model alone fails a method that
 * passes by measure.
 */
export function isDecisive({ score, measured, isNewlyCritical }: Standing): boolean {
  const isFailByModel = score < THRESHOLD && measured >= THRESHOLD;
  return isNewlyCritical || isFailByModel || score === THRESHOLD || score === THRESHOLD - 1;
}
