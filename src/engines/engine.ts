import type { CriteriaSet, Expert } from '../contract/criteria.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { JudgeReport } from '../contract/judge.ts';
import type { Opinion } from '../contract/opinion.ts';
import type { Outcomes } from '../contract/outcome.ts';
import type { MethodId } from '../contract/primitives.ts';
import type { CrossReview, Review } from '../contract/review.ts';

/** What every evaluator and expert is shown. */
export interface Shown {
  readonly evidence: Evidence;
  readonly outcomes: Outcomes;
}

/**
 * How an expert is asked: the criteria and where in the debate this is. `again` says what a first answer lacked, when the
 * expert is asked once more; `their_answer` is the other's cross-review, where it was written before (sequential mode).
 */
export interface Assignment extends Shown {
  readonly criteria: CriteriaSet;
  readonly round: number;
  readonly execution: Review['execution'];
  readonly again?: readonly string[];
  readonly their_answer?: CrossReview;
}

/** How the judge is asked: the same evidence and criteria as the experts, and nothing of their debate. */
export type Bench = Pick<Assignment, 'evidence' | 'outcomes' | 'criteria' | 'round'>;

/**
 * The port of judgement: an engine judges, it never scores a method and never decides. `isDeterministic` when the same
 * question always gets the same answer, so that asking the same again cannot help; `heedsComplaints` when an expert who is
 * told what its review lacks may write another.
 */
export interface Engine {
  readonly name: 'embedded' | 'anthropic';
  readonly isDeterministic: boolean;
  readonly heedsComplaints?: boolean;
  readonly evaluate: (method: MethodId, shown: Shown) => Promise<Opinion>;
  readonly review: (expert: Expert, assignment: Assignment) => Promise<Review>;
  readonly crossReview: (own: Review, theirs: Review, assignment: Assignment) => Promise<CrossReview>;
  readonly judge: (bench: Bench) => Promise<JudgeReport>;
}
