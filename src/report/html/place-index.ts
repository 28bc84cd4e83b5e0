import type { Journey, Step } from '../../contract/journey.ts';
import { formatRef } from '../../contract/ref.ts';
import type { Finding, FindingPlace } from '../findings.ts';

/** A finding at one of its places. */
export interface Sighting {
  readonly finding: Finding;
  readonly place: FindingPlace;
}

/** Sightings by journey, then by step; step 0 holds what belongs to the whole journey. */
export type PlaceIndex = ReadonlyMap<string, ReadonlyMap<number, readonly Sighting[]>>;

/** Sorts every place of every finding to the step that shows it. Findings come worst first, and so do sightings. */
export function indexPlaces(findings: readonly Finding[], journeys: readonly Journey[]): PlaceIndex {
  const known = new Map(journeys.map((journey) => [journey.id, journey]));
  const visits = firstVisits(journeys);
  const index = new Map<string, Map<number, Sighting[]>>();
  const seen = new Set<string>();
  for (const finding of findings) {
    for (const place of finding.places) {
      const spot = spotOf(place, known, visits);
      const key = `${finding.number} ${spot?.journey} ${spot?.step} ${JSON.stringify(place.box)}`;
      if (spot === null || seen.has(key)) continue;
      seen.add(key);
      addTo(index, spot, { finding, place });
    }
  }
  return index;
}

/** The id of a card, a journey or a pin in the page. */
export function anchorOf(journey: string, step: number): string {
  return step === 0 ? `journey-${journey}` : formatRef({ kind: 'step', journey, step }).replace('/', '-');
}

interface Spot {
  readonly journey: string;
  readonly step: number;
}

function spotOf(
  place: FindingPlace,
  known: ReadonlyMap<string, Journey>,
  visits: ReadonlyMap<string, Spot>,
): Spot | null {
  if (place.journey === null) return (place.state === null ? undefined : visits.get(place.state)) ?? null;
  const journey = known.get(place.journey);
  if (journey === undefined) return null;
  if (place.step !== null && place.step <= journey.steps.length)
    return { journey: journey.id, step: place.step };
  const step = place.state === null ? undefined : journey.steps.find((each) => shows(each, place.state));
  return { journey: journey.id, step: step?.order ?? 0 };
}

function shows(step: Step, state: string | null): boolean {
  return step.state_before === state || step.state_after === state;
}

function firstVisits(journeys: readonly Journey[]): Map<string, Spot> {
  const visits = new Map<string, Spot>();
  for (const journey of journeys)
    for (const step of journey.steps)
      for (const state of [step.state_before, step.state_after])
        if (state !== null && !visits.has(state))
          visits.set(state, { journey: journey.id, step: step.order });
  return visits;
}

function addTo(index: Map<string, Map<number, Sighting[]>>, spot: Spot, sighting: Sighting): void {
  const steps = index.get(spot.journey) ?? new Map<number, Sighting[]>();
  index.set(spot.journey, steps);
  const sightings = steps.get(spot.step) ?? [];
  steps.set(spot.step, sightings);
  sightings.push(sighting);
}
