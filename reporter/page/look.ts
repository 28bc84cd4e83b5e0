import type * as calms from './calm.ts';
import type * as changes from './changes.ts';
import type * as fingerprints from './fingerprint.ts';
import type * as harvests from './harvest.ts';
import type * as masks from './mask.ts';
import type * as poses from './pose.ts';
import type * as redraws from './redraw.ts';
import type { PagePart } from './script.ts';
import type { Watch } from './watch.ts';

declare const findBusy: typeof changes.findBusy;
declare const harvest: typeof harvests.harvest;
declare const isBare: typeof masks.isBare;
declare const isAwaited: typeof calms.isAwaited;
declare const isStill: typeof calms.isStill;
declare const isUnused: typeof calms.isUnused;
declare const missingQuiet: typeof calms.missingQuiet;
declare const observeRoot: typeof changes.observeRoot;
declare const pose: typeof poses.pose;
declare const redraw: typeof redraws.redraw;
declare const settle: typeof calms.settle;
declare const takeFingerprint: typeof fingerprints.takeFingerprint;
declare const unpose: typeof poses.unpose;

/** How long a glance may take: until the page is calm, and longer only while an act has had no answer. */
export interface Wait {
  readonly calmMs: number;
  readonly answerMs: number;
}

/** Screens that are no news, by fingerprint. */
export interface Known {
  /** This run has found them at rest before. */
  readonly rested: readonly string[];
  /** It was measured already, while the test waited. */
  readonly drafted: string | null;
}

/** What a page shows now. */
export interface Screen {
  fingerprint: fingerprints.Fingerprint;
  settled: boolean;
  url: string;
  title: string;
  viewport: { width: number; height: number };
  /** When it last changed or was drawn anew, on the page's clock. */
  changed_at: number;
}

/** A page at a pause: what happened, and what it shows now. */
export interface Glance extends Screen {
  harvest: harvests.Harvest;
}

/** Waits until the page is calm, then reads what happened and what is shown, and begins anew. */
export async function glance(watch: Watch, wait: Wait): Promise<Glance> {
  watch.foresight = null;
  unpose(watch);
  const settled = await settle(watch, wait);
  return endLook(watch, readScreen(watch, settled));
}

export function endLook(watch: Watch, screen: Screen): Glance {
  watch.seen.add(screen.fingerprint.whole);
  return { ...screen, harvest: harvest(watch) };
}

/**
 * As `glance`; but once the screen holds still for a frame, one that was found at rest before is believed to be so again,
 * and a new one is posed and told, so that it can be measured while the rest of the wait goes by: whether it stayed is for
 * a glance to say.
 */
export async function peek(watch: Watch, wait: Wait, known: Known): Promise<Screen | Glance> {
  watch.foresight = null;
  unpose(watch);
  const settled = await settle(watch, { ...wait, answerMs: null });
  const screen = readScreen(watch, settled);
  const { whole } = screen.fingerprint;
  const isOver = settled && !isAwaited(watch, wait.answerMs) && findBusy() === null;
  if (isOver && known.rested.includes(whole)) return endLook(watch, screen);
  if (!settled || !isNew(watch, screen, known)) return glance(watch, wait);
  watch.seen.add(whole);
  pose(watch);
  return screen;
}

/** Neither this document nor this run has shown it before, and nobody has measured it yet. */
export function isNew({ seen }: Watch, { fingerprint: { whole } }: Screen, known: Known): boolean {
  return !isUnused() && !seen.has(whole) && !known.rested.includes(whole) && known.drafted !== whole;
}

/**
 * The first new screen, drawn anew, as soon as it holds still for a frame and shows no sign of being
 * busy; `null` when none came in `forMs` and a few looks, when it has something to cover, or once a glance began. Reads
 * only, while the test goes on.
 */
export async function foresee(watch: Watch, forMs: number, known: Known): Promise<Screen | null> {
  const turn = Symbol();
  watch.foresight = turn;
  const end = performance.now() + forMs;
  for (let looks = 0; looks < 8 && watch.foresight === turn && performance.now() < end; ) {
    if (isNews(watch)) {
      looks += 1;
      watch.looked = lastDrawn(watch);
      const screen = readScreen(watch, true);
      if (isNew(watch, screen, known)) return admit(watch, screen);
    }
    await new Promise((resume) => setTimeout(resume, 15));
  }
  return null;
}

/** Something changed since the last look, and holds still. */
export function isNews(watch: Watch): boolean {
  if (watch.looked === lastDrawn(watch) || missingQuiet(watch, 17) > 0) return false;
  return isStill() && findBusy() === null;
}

export function admit(watch: Watch, screen: Screen): Screen | null {
  if (!isBare(watch)) return null;
  redraw();
  return screen;
}

/** Nothing to cover, and no change since `changedAt`: what was drawn since then may be kept as it is. */
export function isBareSince(watch: Watch, changedAt: number): boolean {
  return lastDrawn(watch) === changedAt && isBare(watch);
}

export function lastDrawn({ lastMutation, lastRedraw }: Watch): number {
  return Math.max(lastMutation, lastRedraw);
}

export function readScreen(watch: Watch, settled: boolean): Screen {
  watch.lookedFrom = { x: scrollX, y: scrollY };
  return {
    fingerprint: takeFingerprint((root) => observeRoot(watch, root)),
    settled,
    url: location.href,
    title: document.title,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    changed_at: lastDrawn(watch),
  };
}

export const LOOK_PART = {
  glance,
  endLook,
  peek,
  isNew,
  foresee,
  isNews,
  admit,
  isBareSince,
  lastDrawn,
  readScreen,
} satisfies PagePart;
