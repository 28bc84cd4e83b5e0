import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import type { CaptureRecord } from '../journey/read-record.ts';
import { createArtist, type DrawingTools } from './draw-moments.ts';
import { type DrawingBoard, openBoard } from './drawing-board.ts';
import { listMoments, type Moment } from './list-moments.ts';
import { makeRecord, type SeenMoment } from './make-record.ts';
import { readTrace, TraceRefused } from './read-trace.ts';
import { listTraceSecrets } from './secrets-in-trace.ts';
import type { BrowserFacts, Trace } from './trace-model.ts';
import type { ScreenSettings } from './write-screen.ts';
import { openZip, type ZipFile } from './zip-file.ts';

/** What a trace told of an attempt, and what its secret fields held. */
export interface TraceRecord {
  readonly record: CaptureRecord;
  readonly secrets: readonly string[];
  readonly browser: BrowserFacts | null;
}

export interface TraceReader {
  /** Reads one trace; never throws: what cannot be read is a fault of the record. */
  read(path: string, launch: LaunchOptions): Promise<TraceRecord>;
  close(): Promise<void>;
}

/** Reads traces one after the other; browsers to draw with are started once, each when first needed. */
export function createTraceReader(settings: ScreenSettings, isOver: () => boolean): TraceReader {
  const boards = new Map<string, Promise<DrawingBoard | null>>();
  const boardFor = (facts: BrowserFacts, launch: LaunchOptions) => {
    const key = JSON.stringify([facts.name, facts.options, launch.executablePath, launch.channel]);
    const known = boards.get(key) ?? openBoard(facts, launch).catch(() => null);
    boards.set(key, known);
    return known;
  };
  return {
    read: async (path, launch) => {
      try {
        return await readOne(path, { settings, isOver, boardFor: (facts) => boardFor(facts, launch) });
      } catch (error) {
        return refused(error instanceof TraceRefused ? error.reason : 'trace_unreadable');
      }
    },
    close: async () => {
      for (const board of boards.values()) await (await board)?.close().catch(() => undefined);
    },
  };
}

interface Means {
  readonly settings: ScreenSettings;
  readonly isOver: () => boolean;
  readonly boardFor: (facts: BrowserFacts) => Promise<DrawingBoard | null>;
}

async function readOne(path: string, means: Means): Promise<TraceRecord> {
  if (!existsSync(path)) return refused('trace_missing');
  const zip = openZip(path);
  try {
    const trace = readTrace(zip);
    const seen = await drawAll(trace, zip, means);
    return { record: makeRecord(trace, seen), secrets: listTraceSecrets(trace), browser: trace.browser };
  } finally {
    zip.close();
  }
}

async function drawAll(trace: Trace, zip: ZipFile, means: Means): Promise<SeenMoment[]> {
  const moments = listMoments(trace);
  const all = [...moments, ...finalMoments(moments)];
  const board = trace.browser === null || all.length === 0 ? null : await means.boardFor(trace.browser);
  if (board === null) return all.map((moment) => ({ ...moment, drawn: undrawn('no_browser_to_draw') }));
  const tools: DrawingTools = { trace, zip, board, settings: means.settings };
  const artist = createArtist(tools);
  const seen: SeenMoment[] = [];
  for (const moment of all)
    seen.push({
      ...moment,
      drawn: means.isOver() ? undrawn('out_of_time') : await artist(moment.shown, moment),
    });
  return seen;
}

/** What the last call on each page left there. */
function finalMoments(moments: readonly Moment[]): Moment[] {
  const pages = new Map(moments.map((moment) => [moment.shown.page, moment]));
  return [...pages.values()].flatMap(({ call, shown, after }) => {
    if (after === null || after === shown) return [];
    const end = { ...call, id: `${call.id}-end`, title: 'End', at: after.at, kind: 'other' as const };
    return [{ call: end, shown: after, after: null, before: null }];
  });
}

function undrawn(reason: string): SeenMoment['drawn'] {
  return { state: null, frame: null, target: null, gaps: [{ what: 'pictures and states', reason }] };
}

function refused(reason: string): TraceRecord {
  const faults = [{ what: 'pictures, states and step facts', reason }];
  const nothing = { attempt: null, calls: [], acts: [], responses: [], events: [], troubles: [] };
  return { record: { origin: 'trace', ...nothing, faults }, secrets: [], browser: null };
}
