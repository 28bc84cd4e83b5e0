import type { Aggregate } from '../contract/aggregation.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import type { Debate } from '../contract/debate.ts';
import type { Baseline } from '../contract/standing.ts';

/** What a person may accept as it is: an incomplete run, or a build that the judge could not see. */
export const ACCEPTABLE = ['provisional', 'judge'] as const;
export type Acceptable = (typeof ACCEPTABLE)[number];

/** The part of an aggregate that the gate reads. */
export type Outcome = Pick<
  Aggregate,
  'verdict' | 'average_score' | 'critical_failures' | 'threshold_met' | 'interactive_test_completed'
>;

/** The base's result; `critical` holds those failures of this run that the base had too, and as widely. */
export type BaseEnd = Pick<Baseline, 'average' | 'complete' | 'criteria' | 'judge'> & {
  readonly critical: readonly string[];
};

/** What a run changed of the findings that a baseline knows; `kept` counts those that are still there. */
export interface KnownChanges {
  readonly fresh: readonly {
    readonly title: string;
    readonly ref: string;
    readonly severity: number;
    readonly critical: boolean;
  }[];
  readonly gone: readonly string[];
  readonly kept: number;
}

/**
 * How a run ended. `null` means that the document does not exist; a judge who was not called is `null` too.
 * `absent` names evaluators and experts that gave no result, `broken` says what stopped the run. `waived` holds the
 * critical failures that a person set aside. With a `base`, only what is worse than it blocks; with `known` findings, new ones do. `spent` is the budget of
 * cycles when it is used up; without a debate it is why there is none.
 */
export interface RunEnd {
  readonly aggregate: Outcome | null;
  readonly debate: Debate | null;
  readonly judge: 'PASS' | 'FAIL' | 'UNEVALUABLE' | null;
  readonly mode: Conclusion['mode'];
  readonly absent: readonly string[];
  readonly broken: string | null;
  readonly accepted?: readonly Acceptable[];
  readonly waived?: readonly string[];
  readonly base?: BaseEnd | null;
  readonly known?: KnownChanges | null;
  readonly spent?: number | null;
}
