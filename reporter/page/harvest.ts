import type * as changes from './changes.ts';
import type { PagePart } from './script.ts';
import type * as watching from './watch.ts';
import type { Episode, Watch } from './watch.ts';

declare const announcedText: typeof changes.announcedText;
declare const contentOf: typeof watching.contentOf;

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
  /** What moved between the last look and this act: it belongs to the act before. */
  shift_before: number | null;
  entered_by_focus: boolean;
  field: { length: number; kept: boolean | null; secret: boolean; empty: boolean } | null;
  /** The entry of the act before was gone when this one began. */
  dropped: boolean;
  can_judge: boolean;
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
    shift: roundShift(watch.shift),
    shift_before: episode === null ? null : roundShift(episode.shifted),
    entered_by_focus: episode?.enteredByFocus ?? false,
    field: episode === null ? null : fieldOutcome(episode),
    dropped: episode?.dropped ?? false,
    can_judge: episode === null || !episode.target.matches('canvas, video, audio, iframe, object, embed'),
  };
  if (episode !== null) watch.entered = keptEntry(watch, episode, result.field);
  watch.episode = null;
  watch.shift = Number.isNaN(watch.shift) ? watch.shift : 0;
  watch.focusBefore = active;
  watch.focusIn = null;
  return result;
}

/** A sum of layout shifts; `null` where the browser tells none. */
export function roundShift(shift: number): number | null {
  return Number.isNaN(shift) ? null : Math.round(shift * 10_000) / 10_000;
}

export function keptEntry(
  { lastMutation }: Watch,
  { field }: Episode,
  outcome: Harvest['field'],
): Watch['entered'] {
  if (field === null || outcome?.kept !== true) return null;
  return { element: field.element, content: field.content, changed_at: lastMutation };
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
  harvest,
  roundShift,
  keptEntry,
  fieldOutcome,
} satisfies PagePart;
