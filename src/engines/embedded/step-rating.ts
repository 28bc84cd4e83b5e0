import type { Action } from '../../contract/action-analysis.ts';
import type { Journey, Step } from '../../contract/journey.ts';
import type { Issue } from '../../contract/outcome.ts';
import { formatRef } from '../../contract/ref.ts';

type RatedStep = Action['steps'][number];

interface Setting {
  readonly issues: ReadonlyMap<string, readonly Issue[]>;
  readonly screens: (state: string | null) => string;
}

/** Rates each recorded step 1-3 by the friction measured at it; nothing measured means easy. */
export function rateSteps(journey: Journey, setting: Setting): RatedStep[] {
  return journey.steps.map((step) => {
    const found =
      setting.issues.get(formatRef({ kind: 'step', journey: journey.id, step: step.order })) ?? [];
    return {
      order: step.order,
      screen_id: setting.screens(step.state_before ?? step.state_after),
      description: step.title,
      interaction: step.interaction,
      pointer_activations: step.pointer_activations,
      difficulty: rate(step, found),
      avoidable: found.some((issue) => issue.claims.pure.includes('avoidable')),
    };
  });
}

/** 3: some people would fail here; 2: a noticeable effort; 1: a known pattern without measured friction. */
function rate(step: Step, found: readonly Issue[]): RatedStep['difficulty'] {
  const friction = found.filter((issue) => issue.claims.pure.includes('difficulty'));
  const major = friction.filter((issue) => issue.severity >= 3).length;
  if (step.status === 'failed' || friction.some((issue) => issue.critical || issue.severity === 4)) return 3;
  if (major >= 2) return 3;
  return major === 1 || friction.some((issue) => issue.severity === 2) ? 2 : 1;
}
