import type { Evidence } from '../../../contract/evidence.ts';
import type { Journey, Step } from '../../../contract/journey.ts';
import type { Outcomes } from '../../../contract/outcome.ts';
import { formatRef } from '../../../contract/ref.ts';
import type { State } from '../../../contract/state.ts';
import { describeJourney, describeStep } from '../prompt/describe-journey.ts';
import { describeState } from '../prompt/describe-state.ts';

/** The print of every reference of a run: two places with the same print are the same evidence. */
export type Prints = Readonly<Record<string, string>>;

/** What prints are made with. */
export interface Printing {
  readonly readState: (id: string) => State;
  readonly hash: (text: string) => string;
}

/**
 * Prints a run by what a judgement can rest on: what a step did and led to, what a screen holds and looks like, and what
 * rules found there. Measured times are not in it, since they differ with every run; where they matter a rule says so.
 */
export function printRun(evidence: Evidence, outcomes: Outcomes, { readState, hash }: Printing): Prints {
  const found = foundAt(outcomes);
  const print = (ref: string, facts: unknown): string =>
    hash(JSON.stringify([facts, found.get(ref) ?? []])).slice(0, 16);
  const prints: Record<string, string> = {};
  for (const id of new Set(evidence.screens.map((screen) => screen.id))) {
    const state = readState(id);
    const ref = formatRef({ kind: 'state', state: id });
    prints[ref] = print(ref, [describeState({ state, picture: null, tiles: [] }), state.picture]);
  }
  for (const journey of evidence.journeys) {
    const steps = journey.steps.map((step) => {
      const ref = refOfStep(journey, step);
      prints[ref] = print(ref, [factsOf(journey, step), around(step).map((state) => prints[state])]);
      return prints[ref];
    });
    const { steps: _, ...told } = describeJourney(journey);
    const ref = formatRef({ kind: 'journey', journey: journey.id });
    prints[ref] = print(ref, [told, steps]);
  }
  return prints;
}

function refOfStep(journey: Journey, { order }: Step): string {
  return formatRef({ kind: 'step', journey: journey.id, step: order });
}

function around({ state_before, state_after }: Step): string[] {
  return [state_before, state_after].flatMap((state) =>
    state === null ? [] : [formatRef({ kind: 'state', state })],
  );
}

function factsOf(journey: Journey, step: Step): Record<string, unknown> {
  const { response } = step;
  const timeless = response && { ...response, first_change_ms: null, settled_ms: null, layout_shift: null };
  return describeStep(journey, { ...step, response: timeless });
}

/** What rules found at each place, without the numbers that they measured. */
function foundAt({ issues }: Outcomes): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { rule, severity, critical, touched, places } of issues)
    for (const ref of new Set([...touched, ...places.map((place) => place.ref)]))
      found.set(ref, [...(found.get(ref) ?? []), `${rule} ${severity} ${critical}`].toSorted());
  return found;
}
