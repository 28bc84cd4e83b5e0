import type { Journey, Step } from '../../contract/journey.ts';
import type { Box } from '../../contract/primitives.ts';
import type { Finding } from '../findings.ts';
import type { PictureBook, Shot } from './picture-book.ts';
import { anchorOf, type Sighting } from './place-index.ts';

/** More outlines than this on one picture hide it. */
const MOST_MARKS = 20;

/** An outline at an element's box, in CSS pixels of the page; the first of a finding carries its number, under `id`. */
export interface Mark {
  readonly id: string | null;
  readonly finding: Finding;
  readonly box: Box;
}
export interface Frame {
  readonly moment: 'before' | 'after' | 'end';
  readonly shot: Shot;
  readonly marks: readonly Mark[];
}
/** A finding in the list under a step; `pin` is the id of its numbered mark, `more` counts its other places there. */
export interface Item {
  readonly finding: Finding;
  readonly claim: string;
  readonly ref: string;
  readonly more: number;
  readonly pin: string | null;
}
/** A finding that an earlier step of the journey has told; `anchor` is its mark here, or where it was told. */
export interface Repeat {
  readonly number: number;
  readonly severity: Finding['severity'];
  readonly anchor: string;
}
export interface StepPlan {
  readonly step: Step;
  readonly anchor: string;
  readonly frames: readonly Frame[];
  readonly items: readonly Item[];
  readonly repeats: readonly Repeat[];
}
export interface Sources {
  readonly places: ReadonlyMap<number, readonly Sighting[]> | undefined;
  readonly book: PictureBook;
}

/**
 * Plans the cards of a journey: a finding is told in full where the journey first shows it. Where it comes again it is
 * named, with marks on a screen that has none of it yet.
 */
export function planSteps(journey: Journey, { places, book }: Sources): StepPlan[] {
  const told: Told = { findings: new Map(), screens: new Set() };
  return journey.steps.map((step) => {
    const anchor = anchorOf(journey.id, step.order);
    const groups = groupByFinding(places?.get(step.order) ?? []);
    const fresh = groups.filter((group) => !told.findings.has(numberOf(group)));
    const again = groups.filter((group) => !fresh.includes(group));
    return planStep({ step, anchor, fresh, again }, told, book);
  });
}

/** What the cards so far have shown: where each finding was told, and which findings are marked on which screens. */
interface Told {
  readonly findings: Map<number, string>;
  readonly screens: Set<string>;
}

/** What belongs to a journey as a whole: no picture shows it. */
export function planWhole(sightings: readonly Sighting[]): Item[] {
  return groupByFinding(sightings).map((group) => itemOf(group, null));
}

type Group = readonly [Sighting, ...Sighting[]];

interface Planned {
  readonly step: Step;
  readonly anchor: string;
  readonly fresh: readonly Group[];
  readonly again: readonly Group[];
}

/** The picture before the action shows where it happens; the one after is added where a new finding lies on it. */
function planStep({ step, anchor, fresh, again }: Planned, told: Told, book: PictureBook): StepPlan {
  const idOf = (group: Group): string => `pin-${anchor}-${numberOf(group)}`;
  const before = book.find(step.state_before);
  const after = book.find(step.state_after);
  const unmarked = again.filter((group) => !told.screens.has(screenOf(group)));
  const marks = [...fresh, ...unmarked].map((group) => marksOf(group, step, idOf(group)));
  const isAfterNeeded = marks
    .slice(0, fresh.length)
    .flat()
    .some((mark) => mark.moment === 'after');
  const marksOn = (moment: Frame['moment']): Mark[] =>
    marks.flatMap((own) => own.filter((mark) => mark.moment === moment)).slice(0, MOST_MARKS);
  const frames: Frame[] = [];
  if (before !== null) frames.push({ moment: 'before', shot: before, marks: marksOn('before') });
  if (after !== null && (before === null || isAfterNeeded))
    frames.push({ moment: 'after', shot: after, marks: marksOn('after') });
  const drawn = new Set(frames.flatMap((frame) => frame.marks.map((mark) => mark.id)));
  const pinOf = (group: Group): string | null => (drawn.has(idOf(group)) ? idOf(group) : null);
  for (const group of [...fresh, ...again]) {
    if (pinOf(group) !== null) told.screens.add(screenOf(group));
    if (!told.findings.has(numberOf(group))) told.findings.set(numberOf(group), pinOf(group) ?? anchor);
  }
  return {
    step,
    anchor,
    frames,
    items: fresh.map((group) => itemOf(group, pinOf(group))),
    repeats: again.map((group) =>
      repeatOf(group, pinOf(group) ?? told.findings.get(numberOf(group)) ?? anchor),
    ),
  };
}

/** All boxes of a finding at a step; the first one on a picture is numbered. */
function marksOf(group: Group, step: Step, id: string): (Mark & { moment: 'before' | 'after' })[] {
  const marks = group.flatMap(({ finding, place }) => {
    const moment = momentOf(place.state, step);
    return moment === null || place.box === null ? [] : [{ id: null, finding, box: place.box, moment }];
  });
  const [first, ...rest] = marks;
  return first === undefined ? [] : [{ ...first, id }, ...rest];
}

/** On which picture of a step a state's place lies. */
function momentOf(state: string | null, step: Step): 'before' | 'after' | null {
  if (state === null) return step.state_before === null ? 'after' : 'before';
  if (state === step.state_before) return 'before';
  return state === step.state_after ? 'after' : null;
}

function groupByFinding(sightings: readonly Sighting[]): Group[] {
  const groups = new Map<number, [Sighting, ...Sighting[]]>();
  for (const sighting of sightings) {
    const group = groups.get(sighting.finding.number);
    if (group === undefined) groups.set(sighting.finding.number, [sighting]);
    else group.push(sighting);
  }
  return [...groups.values()];
}

function numberOf([first]: Group): number {
  return first.finding.number;
}

function screenOf([first]: Group): string {
  return `${first.finding.number} ${first.place.state}`;
}

function itemOf(group: Group, pin: string | null): Item {
  const [{ finding, place }] = group;
  return { finding, claim: place.claim, ref: place.ref, more: group.length - 1, pin };
}

function repeatOf([{ finding }]: Group, anchor: string): Repeat {
  return { number: finding.number, severity: finding.severity, anchor };
}
