import type { Step } from '../../src/contract/journey.ts';
import type { EventLine, ResponseLine } from '../record.ts';
import type { JoinedStep } from './join-calls.ts';
import type { CaptureRecord } from './read-record.ts';

type Response = NonNullable<Step['response']>;

interface Seen {
  readonly kind: Response['kind'];
  readonly line: ResponseLine;
  readonly events: readonly EventLine[];
}

/** What a page did, as far as it answered: `null` when it was never asked or cannot be judged. */
export function readResponse(step: JoinedStep, record: CaptureRecord): Response | null {
  const lines = responseLines(step, record);
  const line = lines.find((one) => one.acted) ?? lines[0];
  const kind = kindOfResponse(step, line);
  if (line === undefined) return kind === 'none' ? null : bareResponse(kind);
  if (kind === 'none' && (!line.can_judge || (step.act === null && step.kind.interaction !== 'navigation')))
    return null;
  const start = step.act?.at ?? line.started_at ?? step.from;
  const since = (at: number | null | undefined) => (at == null ? null : Math.max(0, Math.round(at - start)));
  const seen = { kind, line, events: step.events };
  return {
    kind,
    first_change_ms: since(firstChange(seen)),
    settled_ms: since(lastChange(seen)),
    layout_shift: addShift(line.shift, nextAct(step, record)?.shift_before),
    focus_moved: line.focus_moved,
    busy_indicator: line.busy,
    announced: line.announced,
  };
}

/** The lines that pages wrote about this step's call; child frames come after the page they are in. */
export function responseLines(step: JoinedStep, record: CaptureRecord): readonly ResponseLine[] {
  return record.responses.filter((line) => line.call === step.call?.call && line.page === step.page);
}

/** What the page said of the next act on it. */
export function nextAct({ page, call }: JoinedStep, { responses }: CaptureRecord): ResponseLine | undefined {
  const from = call?.call ?? Number.POSITIVE_INFINITY;
  return responses.find((line) => line.page === page && line.acted && line.call > from);
}

/** What moved by itself up to the look after an act, and from there to the next act. */
function addShift(shift: number | null, later: number | null | undefined): number | null {
  return shift === null ? null : Math.round((shift + (later ?? 0)) * 10_000) / 10_000;
}

function kindOfResponse({ events, troubles }: JoinedStep, line: ResponseLine | undefined): Response['kind'] {
  const has = (event: EventLine['event']) => events.some((one) => one.event === event);
  if (has('download')) return 'download';
  if (troubles.some((trouble) => trouble.kind === 'dialog')) return 'dialog';
  if (has('opened')) return 'popup';
  if (has('document') || has('moved')) return 'navigation';
  if (line?.content || has('content')) return 'content';
  if (line?.field != null || has('value')) return 'value';
  if (line?.first_change_at != null) return 'content';
  return line?.focus ? 'focus' : 'none';
}

function bareResponse(kind: Response['kind']): Response {
  return {
    kind,
    first_change_ms: null,
    settled_ms: null,
    layout_shift: null,
    focus_moved: null,
    busy_indicator: null,
    announced: null,
  };
}

/** When a person could first see it: a new document's or popup's first paint, a typed value, a change. */
function firstChange({ kind, line, events }: Seen): number | null {
  const painted = events.find((event) => event.event === 'painted')?.at ?? null;
  const isNewDocument = kind === 'navigation' && events.some((event) => event.event === 'document');
  if (isNewDocument || kind === 'popup') return painted;
  return kind === 'value' ? line.value_shown_at : line.first_change_at;
}

function lastChange(seen: Seen): number | null {
  const { kind, line, events } = seen;
  const times = [firstChange(seen)];
  if (kind === 'navigation') times.push(events.findLast((event) => event.event === 'loaded')?.at ?? null);
  if (line.acted || kind === 'navigation') times.push(line.last_change_at);
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.max(...known);
}
