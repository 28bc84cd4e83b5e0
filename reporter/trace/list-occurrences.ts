import type { CaptureRecord } from '../journey/read-record.ts';
import type { EventLine, TroubleLine } from '../record.ts';
import { clip, redactText, redactUrl } from '../redact.ts';
import type { Resource, Snapshot, Trace, TraceEvent } from './trace-model.ts';

type NameOf = (page: string) => string;

/** What happened to pages and what went wrong, in the order of time. */
export function listOccurrences(
  trace: Trace,
  nameOf: NameOf,
  changes: readonly EventLine[],
): Pick<CaptureRecord, 'events' | 'troubles'> {
  const moves = listMoves(trace, nameOf);
  const events = [...trace.events.flatMap((event) => pageEvent(event, nameOf)), ...moves, ...changes];
  const troubles = [
    ...trace.events.flatMap((event) => eventTrouble(event, nameOf)),
    ...trace.resources.flatMap((resource) => requestTrouble(resource, nameOf)),
  ];
  const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;
  return { events: events.sort(byTime), troubles: troubles.sort(byTime) };
}

function pageEvent({ kind, at, page, opener }: TraceEvent, nameOf: NameOf): EventLine[] {
  const made = (event: EventLine['event'], on: string): EventLine[] => [
    { line: 'event', event, at, page: nameOf(on), route: null },
  ];
  if (kind === 'page' && opener !== null) return made('opened', opener);
  return kind === 'download' ? made('download', page) : [];
}

/** Addresses of main frames from one snapshot to the next: another document where one was received, else a route. */
function listMoves({ snapshots, resources }: Trace, nameOf: NameOf): EventLine[] {
  const last = new Map<string, Snapshot>();
  return snapshots.flatMap((snapshot): EventLine[] => {
    if (!snapshot.isMain) return [];
    const before = last.get(snapshot.page);
    last.set(snapshot.page, snapshot);
    if (before === undefined || before.url.startsWith('chrome-error:')) return [];
    const arrived = resources.find((one) => isDocumentOf(one, snapshot) && one.at > before.at);
    if (arrived === undefined && before.url === snapshot.url) return [];
    const event = arrived === undefined && before.url !== 'about:blank' ? 'moved' : 'document';
    return [
      { line: 'event', event, at: arrived?.at ?? snapshot.at, page: nameOf(snapshot.page), route: null },
    ];
  });
}

function isDocumentOf({ url, frame, type, mime, at }: Resource, snapshot: Snapshot): boolean {
  const isDocument = type === 'document' || (type === '' && mime.startsWith('text/html'));
  return isDocument && frame === snapshot.frame && at < snapshot.at && sameAddress(url, snapshot.url);
}

function sameAddress(a: string, b: string): boolean {
  return a.split('#')[0] === b.split('#')[0];
}

function eventTrouble(event: TraceEvent, nameOf: NameOf): TroubleLine[] {
  const { kind, type, text } = event;
  const made = (trouble: TroubleLine['kind'], method: string | null): TroubleLine[] => [
    {
      ...EMPTY,
      kind: trouble,
      method,
      at: event.at,
      page: nameOf(event.page),
      text: clip(redactText(text), 300),
    },
  ];
  if (kind === 'dialog') return made('dialog', type);
  if (kind === 'page_error') return made('page_error', null);
  const isError = kind === 'console' && type === 'error' && !text.startsWith('Failed to load resource');
  return isError ? made('console', null) : [];
}

const EMPTY = { line: 'trouble', url: null, method: null, status: null, resource: null } as const;

function requestTrouble(resource: Resource, nameOf: NameOf): TroubleLine[] {
  const { url, status, failure } = resource;
  const isAborted = failure !== null && /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i.test(failure);
  const isFailed = status >= 400 || (failure !== null && !isAborted);
  if (!isFailed || /\/favicon\.ico($|\?)/.test(url)) return [];
  return [
    {
      line: 'trouble',
      kind: 'request',
      at: resource.at,
      page: nameOf(resource.page),
      text: failure === null ? '' : clip(redactText(failure), 300),
      url: redactUrl(url),
      method: resource.method,
      status: status >= 400 ? status : null,
      resource: resource.type === '' ? 'other' : resource.type,
    },
  ];
}
