import { type Fields, fieldsOf, listIn, numberIn, textIn } from './fields.ts';
import { readLines } from './read-lines.ts';
import { readSnapshot } from './read-snapshot.ts';
import type { BrowserFacts, Resource, Snapshot, Trace, TraceCall, TraceEvent } from './trace-model.ts';
import type { ZipFile } from './zip-file.ts';

/** Formats that were really read: 8 is written by Playwright 1.57 to 1.62, 9 by 1.63, 10 since 1.64. */
const VERSIONS = { first: 8, last: 10 } as const;

const KINDS: Readonly<Record<string, TraceCall['kind']>> = { 'pw:api': 'action', expect: 'expect' };

/** Why a trace is not read. */
export class TraceRefused extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

type Gathered = {
  calls: Map<string, Partial<TraceCall> & { id: string }>;
  /** The runner's step of a library call, which had ids of its own before version 10. */
  steps: Map<string, string>;
  snapshots: Snapshot[];
  counts: Map<string, number>;
  events: TraceEvent[];
  resources: Resource[];
  browser: BrowserFacts | null;
  version: number;
};

/** Reads all of a trace but its bodies. @throws TraceRefused for a version that nobody has held against this reader. */
export function readTrace(zip: ZipFile): Trace {
  const gathered: Gathered = {
    calls: new Map(),
    steps: new Map(),
    snapshots: [],
    counts: new Map(),
    events: [],
    resources: [],
    browser: null,
    version: 0,
  };
  for (const name of zip.names.filter((one) => /^[\w-]*\.?trace$/.test(one))) readEntry(zip, name, gathered);
  if (gathered.version === 0) throw new TraceRefused('trace_unreadable');
  const { version, browser, snapshots, events } = gathered;
  const resources = gathered.resources.sort((a, b) => a.at - b.at);
  return { version, browser, calls: listCalls(gathered), snapshots, events, resources };
}

/** One `.trace` with the `.network` beside it: both count from the same moment. */
function readEntry(zip: ZipFile, name: string, gathered: Gathered): void {
  const bytes = zip.read(name);
  if (bytes === null) return;
  let clock = (time: number) => time;
  for (const line of readLines(bytes)) {
    if (line.type === 'context-options') {
      clock = startClock(line, gathered);
      readNetwork(zip, name.replace(/trace$/, 'network'), { clock, gathered });
    } else readLine(line, clock, gathered);
  }
}

function startClock(line: Fields, gathered: Gathered): (time: number) => number {
  const version = numberIn(line, 'version') ?? 0;
  if (version < VERSIONS.first || version > VERSIONS.last) throw new TraceRefused('trace_version');
  gathered.version = version;
  const name = textIn(line, 'browserName') ?? '';
  if (name !== '')
    gathered.browser ??= {
      name,
      platform: textIn(line, 'platform') ?? 'unknown',
      options: fieldsOf(line.options),
    };
  const shift = (numberIn(line, 'wallTime') ?? 0) - (numberIn(line, 'monotonicTime') ?? 0);
  return (time) => shift + time;
}

function readLine(line: Fields, clock: (time: number) => number, gathered: Gathered): void {
  const id = textIn(line, 'callId') ?? '';
  const own = gathered.steps.get(id) ?? id;
  if (line.type === 'before') readCall(line, clock, gathered);
  if (line.type === 'input')
    gathered.calls.set(own, { ...gathered.calls.get(own), ...readInput(line), id: own });
  if (line.type === 'frame-snapshot') {
    const snapshot = readSnapshot(fieldsOf(line.snapshot), clock, gathered.counts);
    if (snapshot === null) return;
    gathered.snapshots.push({ ...snapshot, call: gathered.steps.get(snapshot.call) ?? snapshot.call });
  }
  const event = line.type === 'event' || line.type === 'console' ? readEvent(line, clock) : null;
  if (event !== null) gathered.events.push(event);
}

/** The runner's line knows title, place and start; the library's line only joins its id to it. */
function readCall(line: Fields, clock: (time: number) => number, gathered: Gathered): void {
  const id = textIn(line, 'callId') ?? '';
  const step = textIn(line, 'stepId');
  if (step !== null && step !== id) gathered.steps.set(id, step);
  if (line.class !== 'Test') return;
  const place = fieldsOf(listIn(line, 'stack')[0]);
  gathered.calls.set(id, {
    ...gathered.calls.get(id),
    id,
    title: textIn(line, 'title') ?? '',
    file: textIn(place, 'file'),
    line: numberIn(place, 'line'),
    at: clock(numberIn(line, 'startTime') ?? 0),
    kind: KINDS[textIn(line, 'method') ?? ''] ?? 'other',
  });
}

function readInput(line: Fields): Pick<TraceCall, 'box' | 'point'> {
  const [box, point] = [fieldsOf(line.box), fieldsOf(line.point)];
  const [x, y] = [numberIn(point, 'x'), numberIn(point, 'y')];
  const [left, top] = [numberIn(box, 'x'), numberIn(box, 'y')];
  const [width, height] = [numberIn(box, 'width'), numberIn(box, 'height')];
  return {
    point: x === null || y === null ? null : { x, y },
    box:
      left === null || top === null || width === null || height === null
        ? null
        : { x: left, y: top, width, height },
  };
}

function readEvent(line: Fields, clock: (time: number) => number): TraceEvent | null {
  const params = fieldsOf(line.params);
  const error = fieldsOf(fieldsOf(params.error).error);
  const made = (kind: TraceEvent['kind'], text: string | null): TraceEvent => ({
    kind,
    at: clock(numberIn(line, 'time') ?? 0),
    page: textIn(line, 'pageId') ?? textIn(params, 'pageId') ?? '',
    type: textIn(line, 'messageType') ?? textIn(params, 'type') ?? '',
    text: text ?? '',
    opener: textIn(params, 'openerPageId'),
  });
  if (line.type === 'console') return made('console', textIn(line, 'text'));
  if (line.method === 'page') return made('page', null);
  if (line.method === 'dialog') return made('dialog', textIn(params, 'message'));
  if (line.method === 'download') return made('download', null);
  return line.method === 'pageError' ? made('page_error', textIn(error, 'message')) : null;
}

function readNetwork(
  zip: ZipFile,
  name: string,
  { clock, gathered }: { clock: (time: number) => number; gathered: Gathered },
): void {
  const bytes = zip.read(name);
  if (bytes === null) return;
  for (const line of readLines(bytes)) {
    const snapshot = fieldsOf(line.snapshot);
    const [request, response] = [fieldsOf(snapshot.request), fieldsOf(snapshot.response)];
    const content = fieldsOf(response.content);
    const sha1 = textIn(content, '_sha1');
    const url = textIn(request, 'url');
    if (url === null) continue;
    gathered.resources.push({
      url,
      at: clock(numberIn(snapshot, '_monotonicTime') ?? 0),
      method: textIn(request, 'method') ?? 'GET',
      status: numberIn(response, 'status') ?? -1,
      failure: textIn(response, '_failureText'),
      type: textIn(snapshot, '_resourceType') ?? '',
      page: textIn(snapshot, 'pageref') ?? '',
      frame: textIn(snapshot, '_frameref') ?? '',
      mime: textIn(content, 'mimeType') ?? '',
      file: textIn(content, '_file') ?? (sha1 === null ? null : `resources/${sha1}`),
    });
  }
}

/** Calls that the runner knows, in the order they began. */
function listCalls({ calls }: Gathered): TraceCall[] {
  return [...calls.values()]
    .flatMap(({ id, title, at, ...call }) =>
      title === undefined || at === undefined
        ? []
        : [
            {
              file: null,
              line: null,
              kind: 'other' as const,
              box: null,
              point: null,
              ...call,
              id,
              title,
              at,
            },
          ],
    )
    .sort((a, b) => a.at - b.at);
}
