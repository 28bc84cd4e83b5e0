import type { PagePart } from './script.ts';
import type { Watch } from './watch.ts';

/**
 * Calm: loaded, fonts there, no finite animation, change or answered request for a while (a dialog takes the focus when it
 * has come in), and the last act answered (with no `answerMs`: still for a frame, whatever the answer). Where timers come
 * late, since the machine is busy, the page is as slow: then all waits are longer, 2.4 s at most.
 */
export async function settle(
  watch: Watch,
  { calmMs, answerMs }: { readonly calmMs: number; readonly answerMs: number | null },
): Promise<boolean> {
  const start = performance.now();
  const quietMs = answerMs === null ? 17 : 50;
  let pace = { since: start, asked: 0 };
  let movedAt = Number.NEGATIVE_INFINITY;
  while (!isUnused()) {
    const age = performance.now() - start;
    const late = lateness(pace);
    const isPending = answerMs !== null && isAwaited(watch, answerMs * late);
    const needed = quietMs * Math.min(late, 3);
    if (isMoving()) movedAt = performance.now();
    const quiet = Math.max(missingQuiet(watch, needed), needed - (performance.now() - movedAt));
    if (quiet <= 0 && !isPending && isStill()) return true;
    const isOver = age >= calmMs * late && !isPending;
    if (isOver || (late > 1.5 && age >= 2400)) return false;
    const pause = quiet <= 0 ? 10 : Math.min(25, quiet);
    const hasCome = await restFor(pause);
    pace = hasCome
      ? { since: performance.now(), asked: 0 }
      : { since: pace.since, asked: pace.asked + pause };
  }
  return true;
}

/** How many times longer than asked for the pauses since a moment were, at least once. */
export function lateness({ since, asked }: { since: number; asked: number }): number {
  return asked === 0 ? 1 : Math.max(1, (performance.now() - since) / asked);
}

/** Waits; the document's coming ends it, and is told: what it kept waiting while it came tells nothing of the machine. */
export function restFor(ms: number): Promise<boolean> {
  return new Promise((resume) => {
    setTimeout(() => resume(false), ms);
    if (document.readyState === 'complete') return;
    addEventListener('load', () => setTimeout(() => resume(true)), { once: true });
  });
}

/** A page that nothing was put into yet has nothing to wait for. */
export function isUnused(): boolean {
  return location.href === 'about:blank' && document.body?.childElementCount === 0;
}

/** Nothing loads, and no finite animation runs. */
export function isStill(): boolean {
  return document.readyState === 'complete' && document.fonts.status !== 'loading' && !isMoving();
}

export function isMoving(): boolean {
  return document.getAnimations().some((animation) => {
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

export const CALM_PART = {
  settle,
  lateness,
  restFor,
  isUnused,
  isStill,
  isMoving,
  missingQuiet,
  lastAnswer,
  isAwaited,
} satisfies PagePart;
