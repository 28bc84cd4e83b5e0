import { score } from '../contract/primitives.ts';
import type { Calculated, Scored } from './calculated.ts';

/** Caps a score by what its evidence allows, after all other arithmetic; the cap stands beside the native inputs. */
export function capScored(scored: Scored, cap: number | undefined): Scored {
  if (cap === undefined) return scored;
  const { methodology_data } = scored;
  return {
    score: Math.min(scored.score, cap),
    methodology_data: { ...methodology_data, evidence_cap: cap },
  };
}

/** The same cap over a recalculated score; what is no score caps nothing. */
export function capCalculated(calculated: Calculated, cap: unknown): Calculated {
  const parsed = score.safeParse(cap);
  return parsed.success ? { ...calculated, score: Math.min(calculated.score, parsed.data) } : calculated;
}
