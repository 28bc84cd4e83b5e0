import type { Journey, Step } from '../../contract/journey.ts';
import type { Box } from '../../contract/primitives.ts';
import { formatRef } from '../../contract/ref.ts';
import type { Finding } from '../findings.ts';
import type { PictureBook, Shot } from './picture-book.ts';
import { anchorOf, indexPlaces, type PlaceIndex, type Sighting } from './place-index.ts';

/** A page with more filmstrips than this is slow to open; the rest are rows. */
export const MOST_STRIPS = 60;
const MOST_LINKS = 3;

/** A numbered mark at an element's box, in CSS pixels of the page. */
export interface Pin {
  readonly id: string;
  readonly finding: Finding;
  readonly box: Box;
}
export interface Frame {
  readonly moment: 'before' | 'after' | 'end';
  readonly shot: Shot;
  readonly pins: readonly Pin[];
}
/** A finding in the list under a step; `pin` is the id of its mark, where it has one. */
export interface Item {
  readonly sighting: Sighting;
  readonly pin: string | null;
}
export interface StepPlan {
  readonly step: Step;
  readonly anchor: string;
  readonly frames: readonly Frame[];
  readonly items: readonly Item[];
}
export interface StripPlan {
  readonly journey: Journey;
  readonly anchor: string;
  readonly steps: readonly StepPlan[];
  readonly items: readonly Item[];
  readonly end: Frame | null;
}
export interface RowPlan {
  readonly journey: Journey;
  readonly anchor: string;
  readonly numbers: readonly number[];
}

/** What the page shows and where each finding is met: made first, so that links never lead nowhere. */
export interface PagePlan {
  readonly strips: readonly StripPlan[];
  readonly rows: readonly RowPlan[];
  readonly links: ReadonlyMap<number, readonly { readonly ref: string; readonly anchor: string }[]>;
  readonly anchorOfRef: (ref: string) => string | null;
}

/** Up to `MOST_STRIPS` journeys come as strips, the ones that most need a look; the others are rows. */
export function planPage(
  journeys: readonly Journey[],
  findings: readonly Finding[],
  book: PictureBook,
): PagePlan {
  const index = indexPlaces(findings, journeys);
  const chosen = chooseStrips(journeys, index);
  const strips = journeys
    .filter((journey) => chosen.has(journey.id))
    .map((each) => planStrip(each, index, book));
  const rows = journeys.filter((journey) => !chosen.has(journey.id)).map((each) => planRow(each, index));
  const links = linkFindings(strips, rows, index);
  return { strips, rows, links, anchorOfRef: buildAnchors(strips, rows) };
}

function chooseStrips(journeys: readonly Journey[], index: PlaceIndex): Set<string> {
  return new Set(
    journeys
      .map((journey, order) => ({ id: journey.id, ...weigh(journey, index), order }))
      .sort((a, b) => a.reached - b.reached || a.worst - b.worst || b.count - a.count || a.order - b.order)
      .slice(0, MOST_STRIPS)
      .map((entry) => entry.id),
  );
}

/** What brings a journey forward: not having reached its end, then its worst finding, then how many it has. */
function weigh(journey: Journey, index: PlaceIndex): { reached: number; worst: number; count: number } {
  const numbers = numbersOf(journey, index);
  return {
    reached: journey.status === 'complete' || journey.status === 'skipped' ? 1 : 0,
    worst: numbers[0] ?? Number.MAX_SAFE_INTEGER,
    count: numbers.length,
  };
}

function numbersOf(journey: Journey, index: PlaceIndex): number[] {
  const sightings = [...(index.get(journey.id)?.values() ?? [])].flat();
  return [...new Set(sightings.map((sighting) => sighting.finding.number))].sort((a, b) => a - b);
}

function planStrip(journey: Journey, index: PlaceIndex, book: PictureBook): StripPlan {
  const places = index.get(journey.id);
  const end = book.find(journey.end_state);
  return {
    journey,
    anchor: anchorOf(journey.id, 0),
    steps: journey.steps.map((step) => planStep(step, anchorOf(journey.id, step.order), { places, book })),
    items: (places?.get(0) ?? []).map((sighting) => ({ sighting, pin: null })),
    end: end === null ? null : { moment: 'end', shot: end, pins: [] },
  };
}

interface Sources {
  readonly places: ReadonlyMap<number, readonly Sighting[]> | undefined;
  readonly book: PictureBook;
}

/** The picture before the action shows where it happens; the one after is added where a finding lies on it. */
function planStep(step: Step, anchor: string, { places, book }: Sources): StepPlan {
  const before = book.find(step.state_before);
  const after = book.find(step.state_after);
  const spots = (places?.get(step.order) ?? []).map((sighting, order) => ({
    sighting,
    id: `pin-${anchor}-${order + 1}`,
    moment: momentOf(sighting, step),
  }));
  const pinsOn = (moment: 'before' | 'after'): Pin[] =>
    spots.flatMap(({ sighting, id, moment: at }) =>
      at === moment && sighting.place.box !== null
        ? [{ id, finding: sighting.finding, box: sighting.place.box }]
        : [],
    );
  const frames: Frame[] = [];
  if (before !== null) frames.push({ moment: 'before', shot: before, pins: pinsOn('before') });
  const isAfterNeeded = before === null || pinsOn('after').length > 0;
  if (after !== null && isAfterNeeded) frames.push({ moment: 'after', shot: after, pins: pinsOn('after') });
  const drawn = new Set(frames.flatMap((frame) => frame.pins.map((pin) => pin.id)));
  const items = spots.map(({ sighting, id }) => ({ sighting, pin: drawn.has(id) ? id : null }));
  return { step, anchor, frames, items };
}

/** On which picture of a step a place lies. */
function momentOf({ place }: Sighting, step: Step): 'before' | 'after' | null {
  if (place.state === null) return step.state_before === null ? 'after' : 'before';
  if (place.state === step.state_before) return 'before';
  return place.state === step.state_after ? 'after' : null;
}

function planRow(journey: Journey, index: PlaceIndex): RowPlan {
  return { journey, anchor: anchorOf(journey.id, 0), numbers: numbersOf(journey, index) };
}

/** Where in the page a reference leads: a step's card, a journey, or the first card that shows a state. */
function buildAnchors(strips: readonly StripPlan[], rows: readonly RowPlan[]): PagePlan['anchorOfRef'] {
  const anchors = new Map<string, string>();
  for (const { journey, anchor } of [...strips, ...rows]) anchors.set(journey.id, anchor);
  for (const { journey, steps } of strips)
    for (const { step, anchor } of steps) {
      anchors.set(formatRef({ kind: 'step', journey: journey.id, step: step.order }), anchor);
      for (const state of [step.state_before, step.state_after])
        if (state !== null && !anchors.has(`state:${state}`)) anchors.set(`state:${state}`, anchor);
    }
  return (ref) => anchors.get(ref) ?? anchors.get(ref.split('/')[0] ?? '') ?? null;
}

function linkFindings(
  strips: readonly StripPlan[],
  rows: readonly RowPlan[],
  index: PlaceIndex,
): PagePlan['links'] {
  const links = new Map<number, { ref: string; anchor: string }[]>();
  const add = (sighting: Sighting, anchor: string): void => {
    const known = links.get(sighting.finding.number) ?? [];
    links.set(sighting.finding.number, known);
    if (known.length < MOST_LINKS) known.push({ ref: sighting.place.ref, anchor });
  };
  const steps = strips.flatMap((strip) => strip.steps);
  for (const { items } of steps)
    for (const item of items) if (item.pin !== null) add(item.sighting, item.pin);
  for (const { items, anchor } of steps)
    for (const item of items) if (item.pin === null) add(item.sighting, anchor);
  for (const strip of strips) for (const item of strip.items) add(item.sighting, strip.anchor);
  for (const row of rows)
    for (const sighting of [...(index.get(row.journey.id)?.values() ?? [])].flat()) add(sighting, row.anchor);
  return links;
}
