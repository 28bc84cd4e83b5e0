import type { MethodResult } from '../contract/method-result.ts';

/** A score with the arithmetic that led to it. `workings` are the keys it adds to `methodology_data`. */
export interface Calculated {
  readonly score: number;
  readonly workings: { readonly calculation: Readonly<Record<string, number>> } & Readonly<
    Record<string, unknown>
  >;
  /** The native judgement names a failure that the contract wants in `critical_failures`. */
  readonly isCritical: boolean;
}

/** What a method's arithmetic gives a result: the native judgement stays at the top of `methodology_data`. */
export type Scored = Pick<MethodResult, 'score' | 'methodology_data'>;

/** Joins a native judgement and its arithmetic. */
export function showWorkings(judgement: object, calculated: Calculated): Scored {
  return { score: calculated.score, methodology_data: { ...judgement, ...calculated.workings } };
}
