import type { DeclaredContext } from '../src/contract/bundle.ts';
import type { StepTarget } from '../src/contract/journey.ts';
import type { Viewport } from '../src/contract/primitives.ts';

/** One line of an attempt's capture record. Times are epoch milliseconds; texts are redacted. */
export type RecordLine =
  | AttemptLine
  | CallLine
  | ActLine
  | ResponseLine
  | EventLine
  | TroubleLine
  | { line: 'fault'; at: number; what: string; reason: string };

/** What a merge of shards cannot know: there the config is empty and the machine another one. */
export interface AttemptLine {
  line: 'attempt';
  test_id: string;
  retry: number;
  browser: string;
  platform: string;
  /** From the spec file's folder to the config's folder, POSIX. */
  root: string;
  viewport: Viewport | null;
  build_identity: string;
  context: DeclaredContext;
  /** How many shards the run has; `null` when it is not sharded. */
  shards: number | null;
}

/**
 * What became of a page: a new document and its milestones, a route within it, a popup that it opened, a download; in a
 * trace, which has no response lines, also that its content or only a field's value is another one.
 */
export interface EventLine {
  line: 'event';
  event: 'document' | 'painted' | 'loaded' | 'moved' | 'opened' | 'download' | 'content' | 'value';
  at: number;
  page: string;
  route: string | null;
}

/** A call of the test just before it ran: `states` is what each page showed, by page name. */
export interface CallLine {
  line: 'call';
  call: number;
  title: string;
  file: string | null;
  line_number: number | null;
  paused_at: number;
  released_at: number;
  viewport: Viewport | null;
  states: Record<string, string | null>;
}

export interface ActLine {
  line: 'act';
  call: number;
  page: string;
  type: string;
  at: number;
  trusted: boolean;
  key: string | null;
  secret: boolean;
  target: StepTarget;
}

/** What a page did from a call until the next pause. */
export interface ResponseLine {
  line: 'response';
  call: number;
  page: string;
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
  shift_before?: number | null;
  entered_by_focus: boolean;
  field: { length: number; kept: boolean | null; secret: boolean; empty: boolean } | null;
  dropped?: boolean;
  can_judge: boolean;
}

export interface TroubleLine {
  line: 'trouble';
  at: number;
  page: string;
  kind: 'console' | 'page_error' | 'request' | 'dialog';
  text: string;
  url: string | null;
  method: string | null;
  status: number | null;
  resource: string | null;
}

/** Attachments by path, hidden in other reports by their first letter: the record, and what it speaks of. */
export const CAPTURE_ATTACHMENT = '_ux-jury:capture';
export const STATE_ATTACHMENT = '_ux-jury:state';
export const PROBES_ATTACHMENT = '_ux-jury:probes';
export const PICTURE_ATTACHMENT = '_ux-jury:picture';
