import type { Place } from '../contract/outcome.ts';
import { formatRef } from '../contract/ref.ts';
import { shorten } from './fill.ts';
import type { Observation, Spot } from './rule.ts';
import type { Visit } from './visits.ts';

/** The reference of a spot: its step, or its whole journey. */
export function refOf({ journey, step }: Spot): string {
  return formatRef(step === null ? { kind: 'journey', journey } : { kind: 'step', journey, step });
}

/** Where an observation of step, journey or run scope was made. */
export function placeAt(spot: Spot, seen: Observation, claim: string): Place {
  const { journey, step, state } = spot;
  return { journey, step, state, ...subjectOf(seen), ref: refOf(spot), claim };
}

/** Everywhere that journeys stood before the screen of an observation of state scope. */
export function* placesOn(
  state: string,
  visits: readonly Visit[],
  { seen, claim }: { seen: Observation; claim: string },
): Generator<Place> {
  const subject = subjectOf(seen);
  for (const { journey, step, ref } of visits) yield { journey, step, state, ...subject, ref, claim };
}

function subjectOf({ key, name, box }: Observation): Pick<Place, 'key' | 'name' | 'box'> {
  return { key, name: shorten(name), box };
}
