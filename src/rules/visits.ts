import type { Journey } from '../contract/journey.ts';
import { formatRef } from '../contract/ref.ts';

/** The first time that a journey stood before a screen. `step` is `null` for the screen that it began on. */
export interface Visit {
  readonly journey: string;
  readonly step: number | null;
  readonly ref: string;
}

/** Every screen that was walked, in first-visit order, with one visit for each journey. */
export function gatherVisits(journeys: readonly Journey[]): Map<string, Visit[]> {
  const visits = new Map<string, Visit[]>();
  for (const journey of journeys)
    for (const [state, visit] of firstSights(journey)) {
      const known = visits.get(state);
      if (known === undefined) visits.set(state, [visit]);
      else known.push(visit);
    }
  return visits;
}

function firstSights({ id, steps, end_state }: Journey): Map<string, Visit> {
  const sights = new Map<string, Visit>();
  const see = (state: string | null, step: number | null): void => {
    if (state === null || sights.has(state)) return;
    const ref = formatRef(
      step === null ? { kind: 'journey', journey: id } : { kind: 'step', journey: id, step },
    );
    sights.set(state, { journey: id, step, ref });
  };
  see(steps[0]?.state_before ?? null, null);
  for (const step of steps) {
    see(step.state_before, step.order);
    see(step.state_after, step.order);
  }
  see(end_state, steps.at(-1)?.order ?? null);
  return sights;
}
