import type * as changes from './changes.ts';
import type * as fingerprints from './fingerprint.ts';
import type * as masks from './mask.ts';
import type { PagePart } from './script.ts';
import type * as watching from './watch.ts';
import type { Episode, Watch } from './watch.ts';

declare const announcedText: typeof changes.announcedText;
declare const isBare: typeof masks.isBare;
declare const contentOf: typeof watching.contentOf;
declare const observeRoot: typeof changes.observeRoot;
declare const takeFingerprint: typeof fingerprints.takeFingerprint;

/** What the screen did since the last harvest. `*_at` are epoch milliseconds. */
export interface Harvest {
  acted: boolean;
  started_at: number | null;
  value_shown_at: number | null;
  first_change_at: number | null;
  last_change_at: number | null;
  content: boolean;
  focus: boolean;
  focus_moved: boolean;
  busy: boolean;
  announced: string | null;
  shift: number | null;
  entered_by_focus: boolean;
  field: { length: number; kept: boolean | null; secret: boolean; empty: boolean } | null;
  can_judge: boolean;
}

/** How long a glance may take: until the page is calm, and longer only while an act has had no answer. */
export interface Wait {
  readonly calmMs: number;
  readonly answerMs: number;
}

/** What a page shows now. */
export interface Screen {
  fingerprint: fingerprints.Fingerprint;
  settled: boolean;
  url: string;
  title: string;
  viewport: { width: number; height: number };
  /** When it last changed, on the page's clock. */
  changed_at: number;
}

/** A page at a pause: what happened, and what it shows now. */
export interface Glance extends Screen {
  harvest: Harvest;
}

/** Waits until the page is calm, then reads what happened and what is shown, and begins anew. */
export async function glance(watch: Watch, wait: Wait): Promise<Glance> {
  watch.foresight = null;
  const settled = await settle(watch, wait);
  const screen = readScreen(watch, settled);
  return { ...screen, harvest: harvest(watch) };
}

/**
 * As `glance`; but a screen that this document has not shown before is told as soon as it holds still for a frame, so
 * that it can be measured while the rest of the wait goes by. Whether it stayed is for a glance to say.
 */
export async function peek(watch: Watch, wait: Wait): Promise<Screen | Glance> {
  watch.foresight = null;
  const settled = await settle(watch, { ...wait, answerMs: null });
  const screen = readScreen(watch, settled);
  const { whole } = screen.fingerprint;
  if (!settled || watch.seen.has(whole)) return glance(watch, wait);
  watch.seen.add(whole);
  return screen;
}

/**
 * The first screen that this document has not shown before, as soon as it holds still for a frame; `null` when none came in
 * `forMs`, when it has something to cover, or once a glance began. Reads only, while the test goes on.
 */
export async function foresee(watch: Watch, forMs: number): Promise<Screen | null> {
  const turn = Symbol();
  watch.foresight = turn;
  let looked: number | null = null;
  for (const end = performance.now() + forMs; watch.foresight === turn && performance.now() < end; ) {
    if (looked !== watch.lastMutation && missingQuiet(watch, 17) <= 0 && isStill()) {
      looked = watch.lastMutation;
      const screen = readScreen(watch, true);
      if (!watch.seen.has(screen.fingerprint.whole)) return admit(watch, screen);
    }
    await new Promise((resume) => setTimeout(resume, 15));
  }
  return null;
}

export function admit(watch: Watch, screen: Screen): Screen | null {
  if (isUnused() || !isBare(watch)) return null;
  watch.seen.add(screen.fingerprint.whole);
  return screen;
}

/** Nothing to cover, and no change since `changedAt`: what was drawn since then may be kept as it is. */
export function isBareSince(watch: Watch, changedAt: number): boolean {
  return watch.lastMutation === changedAt && isBare(watch);
}

export function readScreen(watch: Watch, settled: boolean): Screen {
  return {
    fingerprint: takeFingerprint((root) => observeRoot(watch, root)),
    settled,
    url: location.href,
    title: document.title,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    changed_at: watch.lastMutation,
  };
}

/**
 * Calm: loaded, fonts there, no running finite animation, no change and no answered request for a while, and the last
 * act answered (with no `answerMs`: still for a frame, whatever the answer). Where timers come late, since the machine is
 * busy, the page is as slow: then all waits are longer, 2.4 s at most.
 */
export async function settle(
  watch: Watch,
  { calmMs, answerMs }: { readonly calmMs: number; readonly answerMs: number | null },
): Promise<boolean> {
  const start = performance.now();
  const quietMs = answerMs === null ? 17 : 50;
  let asked = 0;
  while (!isUnused()) {
    const age = performance.now() - start;
    const late = asked === 0 ? 1 : Math.max(1, age / asked);
    const isPending = answerMs !== null && isAwaited(watch, answerMs * late);
    const quiet = missingQuiet(watch, quietMs * Math.min(late, 3));
    if (quiet <= 0 && !isPending && isStill()) return true;
    const isOver = age >= calmMs * late && !isPending;
    if (isOver || (late > 1.5 && age >= 2400)) return false;
    const pause = quiet <= 0 ? 10 : Math.min(25, quiet);
    asked += pause;
    await new Promise((resume) => setTimeout(resume, pause));
  }
  return true;
}

/** A page that nothing was put into yet has nothing to wait for. */
export function isUnused(): boolean {
  return location.href === 'about:blank' && document.body?.childElementCount === 0;
}

/** Nothing loads, and no finite animation runs. */
export function isStill(): boolean {
  if (document.readyState !== 'complete' || document.fonts.status === 'loading') return false;
  return !document.getAnimations().some((animation) => {
    const timing = animation.effect?.getComputedTiming();
    return animation.playState === 'running' && Number.isFinite(Number(timing?.endTime ?? 0));
  });
}

/**
 * Milliseconds until the page will have been quiet for long enough after a change or an answered request; twice as long
 * while it shows that it is busy.
 */
export function missingQuiet(watch: Watch, quietMs: number): number {
  const needed = watch.episode?.isBusyNow ? quietMs * 2 : quietMs;
  return needed - (performance.now() - Math.max(watch.lastMutation, lastAnswer()));
}

/** When the page's scripts last got an answer, on the page's clock: what they make of it is about to be shown. */
export function lastAnswer(): number {
  const fetched = performance
    .getEntriesByType('resource')
    .slice(-20)
    .filter(
      (entry) =>
        entry instanceof PerformanceResourceTiming && /^(fetch|xmlhttprequest)$/.test(entry.initiatorType),
    );
  return Math.max(0, ...fetched.map(({ startTime, duration }) => startTime + duration));
}

/** Whether an act may still get its answer: `answerMs` for a change, 100 ms for a typed value to be painted. */
export function isAwaited({ episode }: Watch, answerMs: number): boolean {
  if (episode === null || episode.firstChange !== null || episode.isFocus) return false;
  const age = performance.now() - episode.startedAt;
  return episode.field === null ? age < answerMs : episode.valueShown === null && age < 100;
}

export function harvest(watch: Watch): Harvest {
  const episode = watch.episode;
  const epoch = (time: number | null | undefined) => (time == null ? null : performance.timeOrigin + time);
  const active = document.activeElement;
  const result: Harvest = {
    acted: episode !== null,
    started_at: epoch(episode?.startedAt),
    value_shown_at: epoch(episode?.valueShown),
    first_change_at: epoch(episode?.firstChange),
    last_change_at: epoch(episode === null ? watch.lastMutation : episode.lastChange),
    content: episode?.isContent ?? false,
    focus: episode?.isFocus ?? false,
    focus_moved: active !== document.body && active !== watch.focusBefore && active !== episode?.target,
    busy: episode?.isBusy ?? false,
    announced: announcedText(watch),
    shift: Number.isNaN(watch.shift) ? null : Math.round(watch.shift * 10_000) / 10_000,
    entered_by_focus: episode?.enteredByFocus ?? false,
    field: episode === null ? null : fieldOutcome(episode),
    can_judge: episode === null || !episode.target.matches('canvas, video, audio, iframe, object, embed'),
  };
  watch.episode = null;
  watch.shift = Number.isNaN(watch.shift) ? watch.shift : 0;
  watch.focusBefore = active;
  watch.focusIn = null;
  return result;
}

export function fieldOutcome(episode: Episode): Harvest['field'] {
  if (episode.field === null) return null;
  const { element, content, secret } = episode.field;
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const now = contentOf(element);
  const kept = element.isConnected
    ? now === content || (plain(now) !== '' && plain(now) === plain(content))
    : null;
  return { length: content.length, kept, secret, empty: content === '' };
}

export const HARVEST_PART = {
  glance,
  peek,
  foresee,
  admit,
  isBareSince,
  readScreen,
  settle,
  isUnused,
  isStill,
  missingQuiet,
  lastAnswer,
  isAwaited,
  harvest,
  fieldOutcome,
} satisfies PagePart;
