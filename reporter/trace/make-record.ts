import { kindOfAction } from '../journey/actions.ts';
import type { CaptureRecord } from '../journey/read-record.ts';
import type { ActLine, CallLine, EventLine } from '../record.ts';
import { redactTitle } from '../redact.ts';
import type { Drawn } from './draw-moments.ts';
import type { Moment } from './list-moments.ts';
import { listOccurrences } from './list-occurrences.ts';
import { namePages } from './name-pages.ts';
import type { Trace } from './trace-model.ts';

/** A moment with what was drawn of it. */
export interface SeenMoment extends Moment {
  readonly drawn: Drawn;
}

/** What a trace holds of an attempt, as the live capture would have written it down; nothing is made up. */
export function makeRecord(trace: Trace, seen: readonly SeenMoment[]): CaptureRecord {
  const names = namePages(trace);
  const nameOf = (page: string) => names.get(page) ?? 'main';
  return {
    origin: 'trace',
    attempt: null,
    calls: seen.map((moment, index) => callLine(moment, index, nameOf)),
    acts: seen.flatMap((moment, index) => actLine(moment, index, nameOf)),
    responses: [],
    ...listOccurrences(trace, nameOf, listChanges(seen, nameOf)),
    faults: listGaps(seen),
  };
}

function callLine(
  { call, shown, drawn }: SeenMoment,
  index: number,
  nameOf: (page: string) => string,
): CallLine {
  return {
    line: 'call',
    call: index + 1,
    title: redactTitle(call.title),
    file: call.file,
    line_number: call.line,
    paused_at: call.at,
    released_at: call.at,
    viewport: shown.viewport,
    states: { [nameOf(shown.page)]: drawn.state },
  };
}

function actLine(
  { call, shown, drawn }: SeenMoment,
  index: number,
  nameOf: (page: string) => string,
): ActLine[] {
  const type = kindOfAction(call.title)?.events[0];
  if (drawn.target === null || type === undefined) return [];
  return [
    {
      line: 'act',
      call: index + 1,
      page: nameOf(shown.page),
      type,
      at: Math.max(call.at, shown.at),
      trusted: true,
      key: null,
      secret: drawn.target.secret,
      target: drawn.target.facts,
    },
  ];
}

/** That a page shows something else than before; where it shows the same, an answer may still have been on its way. */
function listChanges(seen: readonly SeenMoment[], nameOf: (page: string) => string): EventLine[] {
  return seen.flatMap((moment, index): EventLine[] => {
    const next = seen.slice(index + 1).find(({ shown }) => shown.page === moment.shown.page);
    const [before, after] = [moment.drawn, next?.drawn];
    if (after?.state == null || before.state === null || after.state === before.state) return [];
    const event = after.frame === before.frame ? 'value' : 'content';
    return [{ line: 'event', event, at: moment.call.at, page: nameOf(moment.shown.page), route: null }];
  });
}

function listGaps(seen: readonly SeenMoment[]): CaptureRecord['faults'] {
  return [
    { what: 'answers of pages in time, shifts, focus and announcements', reason: 'not_in_trace' },
    { what: 'survey of screens and the moment they came to rest', reason: 'not_in_trace' },
    { what: 'pictures as they were seen', reason: 'drawn_from_trace' },
    ...seen.flatMap(({ drawn }) => drawn.gaps),
  ];
}
