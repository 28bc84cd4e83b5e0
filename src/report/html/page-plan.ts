import type { Journey } from '../../contract/journey.ts';
import { formatRef } from '../../contract/ref.ts';
import { isWalked } from '../../contract/source.ts';
import type { Finding } from '../findings.ts';
import type { PictureBook } from './picture-book.ts';
import { anchorOf, indexPlaces, type PlaceIndex } from './place-index.ts';
import { type Frame, type Item, planSteps, planWhole, type StepPlan } from './step-plan.ts';

/** A page with more filmstrips than this is slow to open; the rest are rows. */
export const MOST_STRIPS = 60;
const MOST_LINKS = 3;

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
  readonly titleOf: (journey: string) => string | null;
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
  const titles = new Map(journeys.map((journey) => [journey.id, journey.title]));
  const titleOf = (journey: string): string | null => titles.get(journey) ?? null;
  return { strips, rows, links, anchorOfRef: buildAnchors(strips, rows), titleOf };
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
    reached: isWalked(journey) && journey.status !== 'complete' ? 0 : 1,
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
    steps: planSteps(journey, { places, book }),
    items: planWhole(places?.get(0) ?? []),
    end: end === null ? null : { moment: 'end', shot: end, marks: [] },
  };
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

/** The first places of each finding that the page shows: pins before cards, cards before rows. */
function linkFindings(
  strips: readonly StripPlan[],
  rows: readonly RowPlan[],
  index: PlaceIndex,
): PagePlan['links'] {
  const links = new Map<number, { ref: string; anchor: string }[]>();
  const add = (number: number, ref: string, anchor: string): void => {
    const known = links.get(number) ?? [];
    links.set(number, known);
    if (known.length < MOST_LINKS && known.every((link) => link.ref !== ref)) known.push({ ref, anchor });
  };
  const shown = strips.flatMap((strip) => [strip, ...strip.steps]);
  for (const isPinned of [true, false])
    for (const { items, anchor } of shown)
      for (const { finding, ref, pin } of items)
        if ((pin !== null) === isPinned) add(finding.number, ref, pin ?? anchor);
  for (const row of rows)
    for (const { finding, place } of [...(index.get(row.journey.id)?.values() ?? [])].flat())
      add(finding.number, place.ref, row.anchor);
  return links;
}
