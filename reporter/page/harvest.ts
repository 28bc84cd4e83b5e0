import type * as changes from './changes.ts';
import type * as fingerprints from './fingerprint.ts';
import type { PagePart } from './script.ts';
import type * as watching from './watch.ts';
import type { Episode, Watch } from './watch.ts';

declare const announcedText: typeof changes.announcedText;
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

/** A page at a pause: what happened, and what it shows now. */
export interface Glance {
  harvest: Harvest;
  fingerprint: fingerprints.Fingerprint;
  settled: boolean;
  url: string;
  title: string;
  viewport: { width: number; height: number };
}

/** Waits until the page is calm, then reads what happened and what is shown, and begins anew. */
export async function glance(watch: Watch, wait: Wait): Promise<Glance> {
  const settled = await settle(watch, wait);
  const fingerprint = takeFingerprint((root) => observeRoot(watch, root));
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  const { title } = document;
  return { harvest: harvest(watch), fingerprint, settled, url: location.href, title, viewport };
}

/**
 * Calm: loaded, fonts there, no running finite animation, no change for 100 ms, and the last act answered. Where timers
 * come late, since the machine is busy, the page is as slow: then the same wait is given more time, 2.4 s at most.
 */
export async function settle(watch: Watch, wait: Wait): Promise<boolean> {
  const start = performance.now();
  for (let turns = 0; !isUnused(); turns += 1) {
    const age = performance.now() - start;
    const late = turns === 0 ? 1 : Math.max(1, age / (turns * 25));
    const isPending = isAwaited(watch, wait.answerMs * late);
    if (isCalm(watch) && !isPending) return true;
    const isOver = age >= wait.calmMs * late && !isPending;
    if (isOver || (late > 1.5 && age >= 2400)) return false;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  return true;
}

/** A page that nothing was put into yet has nothing to wait for. */
export function isUnused(): boolean {
  return location.href === 'about:blank' && document.body?.childElementCount === 0;
}

export function isCalm(watch: Watch): boolean {
  if (document.readyState !== 'complete' || document.fonts.status === 'loading') return false;
  if (performance.now() - watch.lastMutation < 100) return false;
  return !document.getAnimations().some((animation) => {
    const timing = animation.effect?.getComputedTiming();
    return animation.playState === 'running' && Number.isFinite(Number(timing?.endTime ?? 0));
  });
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
  settle,
  isUnused,
  isCalm,
  isAwaited,
  harvest,
  fieldOutcome,
} satisfies PagePart;
