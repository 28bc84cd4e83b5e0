import type { Evidence } from '../../../contract/evidence.ts';
import type { Journey, Step } from '../../../contract/journey.ts';
import type { Outcomes } from '../../../contract/outcome.ts';
import { formatRef, parseRef } from '../../../contract/ref.ts';
import { type Artefact, artefactOf } from '../../../contract/source.ts';
import type { State } from '../../../contract/state.ts';
import { quotableTexts } from '../prompt/describe-state.ts';
import { comparable, numbersIn } from './comparable.ts';

/** What a reference stands for: the words that can be read there and the numbers that were measured there. */
interface Place {
  readonly text: string;
  readonly numbers: ReadonlySet<number>;
}

/** Everything that a claim can be held against. Texts are in comparable form. */
export interface Ground {
  readonly hasRef: (ref: string) => boolean;
  /** A step or a state; a journey as a whole is no direct evidence. */
  readonly isDirect: (ref: string) => boolean;
  readonly holdsText: (ref: string, quote: string) => boolean;
  readonly holdsNumber: (ref: string, value: number) => boolean;
  /** The first step where these words can be read, else the state; `null` where nowhere. */
  readonly findText: (quote: string) => string | null;
  /** What a place was read from, where nobody walked it. */
  readonly artefactOf: (ref: string) => Artefact | null;
}

/** Indexes a run for grounding. `states` are those that the run visited. */
export function layGround(evidence: Evidence, outcomes: Outcomes, states: readonly State[]): Ground {
  const places = new Map<string, Place>();
  for (const state of states) places.set(formatRef({ kind: 'state', state: state.id }), placeOfState(state));
  for (const journey of evidence.journeys) addJourney(places, journey, evidence);
  for (const [ref, words] of measuredAt(outcomes)) extend(places, ref, words);
  const artefacts = placeArtefacts(evidence);
  return {
    artefactOf: (ref) => artefacts.get(ref) ?? null,
    hasRef: (ref) => places.has(ref),
    isDirect: (ref) => places.has(ref) && parseRef(ref)?.kind !== 'journey',
    holdsText: (ref, quote) => places.get(ref)?.text.includes(quote) === true,
    holdsNumber: (ref, value) => [...(places.get(ref)?.numbers ?? [])].some((known) => isNear(known, value)),
    findText: (quote) => findText(places, quote),
  };
}

/** The artefact of every journey, step and screen that has one. */
function placeArtefacts({ journeys }: Evidence): Map<string, Artefact> {
  const found = new Map<string, Artefact>();
  for (const journey of journeys) {
    const artefact = artefactOf(journey);
    if (artefact === null) continue;
    found.set(journey.id, artefact);
    for (const { order, state_before, state_after } of journey.steps) {
      found.set(formatRef({ kind: 'step', journey: journey.id, step: order }), artefact);
      for (const state of [state_before, state_after])
        if (state !== null) found.set(formatRef({ kind: 'state', state }), artefact);
    }
  }
  return found;
}

function findText(places: ReadonlyMap<string, Place>, quote: string): string | null {
  const holders = [...places].filter(([, place]) => place.text.includes(quote)).map(([ref]) => ref);
  return (
    holders.find((ref) => parseRef(ref)?.kind === 'step') ??
    holders.find((ref) => parseRef(ref)?.kind === 'state') ??
    null
  );
}

/** Seconds may stand for milliseconds; a value rounded by a per cent is the same value. */
function isNear(known: number, value: number): boolean {
  return [known, known / 1000].some((one) => one === value || Math.abs(one - value) <= Math.abs(one) * 0.01);
}

function placeOfState(state: State): Place {
  const text = quotableTexts(state).map(comparable).join('\n');
  const sizes = state.controls.flatMap(({ box }) =>
    box === null ? [] : [Math.round(box.width), Math.round(box.height)],
  );
  const counts = [state.controls.length, state.headings.length, state.images.length, state.messages.length];
  const { width, height } = state.viewport;
  return { text, numbers: new Set([...numbersIn(text), ...sizes, ...counts, width, height]) };
}

function addJourney(places: Map<string, Place>, journey: Journey, evidence: Evidence): void {
  const texts = [journey.title, journey.goal, journey.error ?? '', journey.expected_end_state ?? ''];
  const numbers = new Set<number>([
    journey.steps.length,
    evidence.journeys.length,
    journey.assertions.length,
  ]);
  for (const step of journey.steps) {
    const place = placeOfStep(step, places);
    places.set(formatRef({ kind: 'step', journey: journey.id, step: step.order }), place);
    texts.push(place.text);
    for (const number of place.numbers) numbers.add(number);
  }
  const text = texts.map(comparable).join('\n');
  places.set(journey.id, { text, numbers: new Set([...numbers, ...numbersIn(text)]) });
}

function placeOfStep(step: Step, places: ReadonlyMap<string, Place>): Place {
  const around = [step.state_before, step.state_after].flatMap((state) => {
    const place = state === null ? undefined : places.get(formatRef({ kind: 'state', state }));
    return place === undefined ? [] : [place];
  });
  const own = [
    step.title,
    step.error ?? '',
    step.target?.name ?? '',
    step.response?.announced ?? '',
    ...step.trouble.dialogs.map(({ message }) => message),
  ].map(comparable);
  const text = [...own, ...around.map((place) => place.text)].join('\n');
  const measured = [...measuresOf(step), ...around.flatMap((place) => [...place.numbers])];
  return { text, numbers: new Set([...numbersIn(own.join('\n')), ...measured]) };
}

function measuresOf({ order, response, trouble, pointer_activations, key_presses, target }: Step): number[] {
  const times = [response?.first_change_ms, response?.settled_ms, response?.layout_shift];
  const sizes = [target?.box?.width, target?.box?.height].map((side) =>
    side === undefined ? side : Math.round(side),
  );
  const counts = [order, pointer_activations, key_presses];
  const troubles = [trouble.console_errors, trouble.page_errors, trouble.failed_requests].map(
    (list) => list.length,
  );
  return [...times, ...sizes, ...counts, ...troubles].filter((value) => typeof value === 'number');
}

/** What rules measured at a place may be repeated there. */
function measuredAt({ issues }: Outcomes): [string, string][] {
  return issues.flatMap((issue) => {
    const words = [issue.title, issue.claim].join('\n');
    const touched = issue.touched.map((ref): [string, string] => [ref, words]);
    return [...touched, ...issue.places.map(({ ref, claim }): [string, string] => [ref, claim])];
  });
}

function extend(places: Map<string, Place>, ref: string, words: string): void {
  const place = places.get(ref);
  if (place === undefined) return;
  const text = comparable(words);
  places.set(ref, {
    text: `${place.text}\n${text}`,
    numbers: new Set([...place.numbers, ...numbersIn(text)]),
  });
}
