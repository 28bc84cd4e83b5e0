import type { ActionAnalysis, ActionStep } from '../contract/action-analysis.ts';
import type { PureMeasures } from '../contract/judgement.ts';

/** PURE's native measures over the steps a user takes; `null` where there is none, since nothing was measured. */
export function measurePure(analysis: ActionAnalysis): PureMeasures | null {
  const ratings = takenSteps(analysis).map((step) => step.difficulty);
  if (ratings.length === 0) return null;
  const total = ratings.reduce<number>((sum, rating) => sum + rating, 0);
  return {
    total,
    mean: total / ratings.length,
    worst_step: Math.max(...ratings),
    step_count: ratings.length,
  };
}

/** How many of the steps a user takes could be saved. */
export function countAvoidable(analysis: ActionAnalysis): number {
  return takenSteps(analysis).filter((step) => step.avoidable).length;
}

/** A wait is time, not a step that a user takes. */
function takenSteps(analysis: ActionAnalysis): ActionStep[] {
  return analysis.actions.flatMap((action) =>
    action.steps.filter((step) => step.interaction !== 'system_wait'),
  );
}
