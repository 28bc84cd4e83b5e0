import type { Verdict } from '../contract/aggregation.ts';

/** The verdict rules of the contract, in their order: the first that applies decides. */
export function decideVerdict(run: {
  hasCriticalFailure: boolean;
  isInteractive: boolean;
  isThresholdMet: boolean;
}): Verdict {
  if (run.hasCriticalFailure) return 'fail';
  if (!run.isInteractive) return 'provisional';
  return run.isThresholdMet ? 'pass' : 'fail';
}
