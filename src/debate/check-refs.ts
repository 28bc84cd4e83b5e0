import type { Evidence } from '../contract/evidence.ts';
import { parseRef } from '../contract/ref.ts';

/** Says of any reference whether the step, journey or screen that it names exists in this evidence. */
export function refChecker(evidence: Pick<Evidence, 'journeys' | 'screens'>): (ref: string) => boolean {
  const steps = new Map(evidence.journeys.map((journey) => [journey.id, journey.steps.length]));
  const states = new Set(evidence.screens.map(({ id }) => id));
  return (text) => {
    const ref = parseRef(text);
    if (ref === null) return false;
    if (ref.kind === 'state') return states.has(ref.state);
    if (ref.kind === 'journey') return steps.has(ref.journey);
    return ref.step >= 1 && ref.step <= (steps.get(ref.journey) ?? 0);
  };
}
