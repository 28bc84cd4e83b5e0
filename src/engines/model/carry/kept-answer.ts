import type { Prints } from './print-run.ts';
import { type AnyAnswer, keepAnswer, type Slice, sliceAnswer } from './slice-answer.ts';

/** One answer as a model gave it, and the run that it was about. */
export interface Layer {
  readonly prints: Prints;
  readonly answer: AnyAnswer;
}

/** What a report says of how a judgement came about; `journeys` are those that were judged anew, `of` all. */
export interface Told {
  readonly pictures: number;
  readonly left_out: { readonly states: number; readonly pictures: number };
  readonly carried: { readonly judgements: number; readonly journeys: number; readonly of: number };
}

/** All that one role said of one run: answers from the oldest to the newest, of each what still stands counts. */
export interface KeptAnswer {
  readonly run_id: string;
  readonly prints: Prints;
  readonly layers: readonly Layer[];
  readonly told: Told;
}

/** A record of more layers is asked anew as a whole when something changed, so that what is carried stays one view. */
const MOST_LAYERS = 6;

/** The record that has most in common with the run at hand, the first of several; `null` where none has anything. */
export function chooseBase<T extends { readonly kept: KeptAnswer }>(
  records: readonly T[],
  now: Prints,
  runId: string,
): T | null {
  const weigh = ({ kept }: T): number => countShared(kept.prints, now) * 2 + (kept.run_id === runId ? 1 : 0);
  const isUsable = ({ kept }: T): boolean =>
    countShared(kept.prints, now) > 0 &&
    (kept.layers.length <= MOST_LAYERS || isSameEvidence(kept.prints, now));
  return records
    .filter(isUsable)
    .reduce<T | null>((best, one) => (best === null || weigh(one) > weigh(best) ? one : best), null);
}

/** Whether both runs are the same evidence. */
export function isSameEvidence(a: Prints, b: Prints): boolean {
  const count = countShared(a, b);
  return count === Object.keys(a).length && count === Object.keys(b).length;
}

function countShared(a: Prints, b: Prints): number {
  return Object.entries(a).filter(([ref, print]) => b[ref] === print).length;
}

/** What of each layer of a record stands in the run at hand; layers of which nothing is left are gone. */
export function sliceLayers(
  { layers, prints }: KeptAnswer,
  now: Prints,
): (Slice & { readonly layer: Layer })[] {
  return layers
    .map((layer) => {
      const slice = isSameEvidence(layer.prints, now)
        ? keepAnswer(layer.answer)
        : sliceAnswer(layer.answer, {
            stood: (ref) => isSamePlace(ref, layer.prints, prints),
            stands: (ref) => isSamePlace(ref, layer.prints, now),
          });
      return { layer, ...slice };
    })
    .filter(({ judgements, answer, fallen }) => judgements + answer.facts.length + fallen.length > 0);
}

function isSamePlace(ref: string, a: Prints, b: Prints): boolean {
  return a[ref] !== undefined && a[ref] === b[ref];
}
