import type { Page } from '@playwright/test';
import type { StepTarget } from '../../src/contract/journey.ts';
import type { NotMeasured } from '../../src/contract/primitives.ts';
import { sha256Of } from '../bundle/write-file.ts';
import { routeOf } from '../redact.ts';
import { reasonOf } from '../worker/limit-time.ts';
import type { DrawingBoard } from './drawing-board.ts';
import type { Moment } from './list-moments.ts';
import type { Drawing } from './page/build-document.ts';
import type { FoundTarget, Sight } from './page/easel.ts';
import { createResolver, type Tree } from './resolve-snapshot.ts';
import { createFinder, type ResourceFinder } from './serve-resources.ts';
import type { Snapshot, Trace, TraceCall } from './trace-model.ts';
import { type ScreenSettings, writeScreen } from './write-screen.ts';
import type { ZipFile } from './zip-file.ts';

/** A moment as it was drawn. `frame` is the hash of what is shown but for what fields hold. */
export interface Drawn {
  readonly state: string | null;
  readonly frame: string | null;
  readonly target: { facts: StepTarget; secret: boolean } | null;
  readonly gaps: readonly NotMeasured[];
}

export interface DrawingTools {
  readonly trace: Trace;
  readonly zip: ZipFile;
  readonly board: DrawingBoard;
  readonly settings: ScreenSettings;
}

/** Draws what calls were made on, each different screen once; what cannot be drawn truly is told as a gap. */
export function createArtist(tools: DrawingTools): (snapshot: Snapshot, moment: Moment) => Promise<Drawn> {
  const byFrame = groupByFrame(tools.trace.snapshots);
  const resolvers = new Map([...byFrame].map(([frame, list]) => [frame, createResolver(list)]));
  const resolve = (snapshot: Snapshot): Tree => resolvers.get(snapshot.frame)?.(snapshot) ?? '';
  const known = new Map<string, Drawn>();
  return async (snapshot, moment) => {
    try {
      const drawing = plan(snapshot, tools.trace, resolve);
      const start = moment.before === null ? null : scrollOf(resolve(moment.before));
      const key = keyOf(snapshot, drawing, start);
      const found = known.get(key);
      if (found !== undefined) return found;
      const earlier = byFrame.get(snapshot.frame) ?? [];
      const resources = createFinder(tools.trace, tools.zip, { snapshot, earlier });
      const drawn = await drawOne({ snapshot, drawing, resources, call: moment.call, start }, tools);
      known.set(key, drawn);
      return drawn;
    } catch (error) {
      return { ...NOTHING, gaps: [{ what: `screen ${routeOf(snapshot.url)}`, reason: reasonOf(error) }] };
    }
  };
}

const NOTHING: Drawn = { state: null, frame: null, target: null, gaps: [] };

function groupByFrame(snapshots: readonly Snapshot[]): Map<string, Snapshot[]> {
  const byFrame = new Map<string, Snapshot[]>();
  for (const snapshot of snapshots) {
    const list = byFrame.get(snapshot.frame) ?? [];
    list.push(snapshot);
    byFrame.set(snapshot.frame, list);
  }
  return byFrame;
}

/** The frames of the same page at the same phase of the same call. */
function plan(snapshot: Snapshot, { snapshots }: Trace, resolve: (one: Snapshot) => Tree): Drawing {
  const { call, phase, page, mark } = snapshot;
  const inside = snapshots.filter(
    (one) => !one.isMain && one.call === call && one.phase === phase && one.page === page,
  );
  const frames = Object.fromEntries(inside.map((one) => [one.frame, resolve(one)]));
  return { root: resolve(snapshot), frames, call: mark };
}

function keyOf({ url, viewport, doctype }: Snapshot, { root, frames }: Drawing, start: Job['start']): string {
  return sha256Of(JSON.stringify([url, viewport, doctype, root, frames, start]));
}

/** How far the page itself was scrolled. */
function scrollOf(tree: Tree): Job['start'] {
  if (typeof tree === 'string') return null;
  const { __playwright_scroll_left_: left = '0', __playwright_scroll_top_: top = '0' } = tree.attributes;
  return { left: Number(left), top: Number(top) };
}

interface Job {
  readonly snapshot: Snapshot;
  readonly drawing: Drawing;
  readonly resources: ResourceFinder;
  readonly call: TraceCall;
  readonly start: { left: number; top: number } | null;
}

async function drawOne(job: Job, { board, settings }: DrawingTools): Promise<Drawn> {
  const { snapshot, drawing, resources, call, start } = job;
  const lost = (reason: string): Drawn => ({
    ...NOTHING,
    gaps: [{ what: `screen ${routeOf(snapshot.url)}`, reason }],
  });
  if (/^(file|chrome-error|blob):/.test(snapshot.url)) return lost('address_cannot_be_drawn');
  const page = await board.draw(snapshot, drawing, resources);
  if (resources.missing.has('stylesheet')) return lost('style_not_in_trace');
  const sight = await board.ask<Sight>(page.mainFrame(), 'look()');
  const found = snapshot.phase === 'action' ? await findTarget(page, job, { board, settings }) : null;
  const isTrue = found === null || liesWhereRecorded(found.window, call);
  if (!isTrue && found.window.width * found.window.height === 0) return lost('drawn_otherwise_than_recorded');
  const gaps = [
    ...(isTrue ? [] : [{ what: 'layout', reason: 'drawn_otherwise_than_recorded' }]),
    ...listLosses(drawing, resources),
  ];
  if (found !== null && start !== null)
    await board.ask(page.mainFrame(), `scrollBack(${start.left}, ${start.top})`);
  const state = await writeScreen({ board, page, url: snapshot.url, sight, gaps }, settings);
  return {
    state,
    frame: sight.fingerprint.frame,
    target:
      found === null ? null : { facts: isTrue ? found.facts : unplaced(found.facts), secret: found.secret },
    gaps: [],
  };
}

/** What the trace never held or did not receive. */
function listLosses(drawing: Drawing, { missing }: ResourceFinder): NotMeasured[] {
  const text = JSON.stringify(drawing);
  const lost = (what: string, isLost: boolean) => (isLost ? [{ what, reason: 'not_in_trace' }] : []);
  return [
    ...lost('layout: a font', missing.has('font')),
    ...lost('images', missing.has('image') || text.includes('"blob:')),
    ...lost('what canvas and video show', /"name":"(CANVAS|VIDEO)"/.test(text)),
  ];
}

/** In whichever frame Playwright marked it; of several marks the one that lies where it pointed. */
async function findTarget(
  page: Page,
  { call, drawing, start }: Job,
  { board, settings }: Pick<DrawingTools, 'board' | 'settings'>,
): Promise<FoundTarget | null> {
  const mask = JSON.stringify(settings.mask);
  const from = JSON.stringify(start === null ? null : { x: start.left, y: start.top });
  const marked: FoundTarget[] = [];
  for (const frame of Object.keys(drawing.frames).length > 0 ? page.frames() : [page.mainFrame()]) {
    if (frame !== page.mainFrame()) await board.lend(frame);
    marked.push(...(await board.ask<FoundTarget[]>(frame, `findTargets(${mask}, null, ${from})`)));
  }
  const found =
    marked.length > 0
      ? marked
      : await board.ask<FoundTarget[]>(
          page.mainFrame(),
          `findTargets(${mask}, ${JSON.stringify(call.point)}, ${from})`,
        );
  const placed = found.find(({ window }) => liesWhereRecorded(window, call));
  return placed ?? (found.length === 1 ? found[0] : null) ?? null;
}

const APART_PX = 3;

/** Whether the drawn element is where Playwright found it; `true` where it noted no place. */
function liesWhereRecorded(drawn: FoundTarget['window'], { box, point }: TraceCall): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= APART_PX;
  if (box !== null)
    return (
      isNear(drawn.x, box.x) &&
      isNear(drawn.y, box.y) &&
      isNear(drawn.width, box.width) &&
      isNear(drawn.height, box.height)
    );
  if (point === null) return true;
  const isWithin = (at: number, start: number, size: number) =>
    at >= start - APART_PX && at <= start + size + APART_PX;
  return isWithin(point.x, drawn.x, drawn.width) && isWithin(point.y, drawn.y, drawn.height);
}

function unplaced(facts: StepTarget): StepTarget {
  return { ...facts, box: null, in_view: null, obscured: null };
}
