import { existsSync, readFileSync } from 'node:fs';
import type {
  ActLine,
  AttemptLine,
  CallLine,
  EventLine,
  RecordLine,
  ResponseLine,
  TroubleLine,
} from '../record.ts';

/** An attempt's capture record, sorted by kind; empty when nothing was captured. */
export interface CaptureRecord {
  /** A trace knows what was on the screen, but neither when nor what a page answered to a step. */
  readonly origin: 'worker' | 'trace';
  readonly attempt: AttemptLine | null;
  readonly calls: readonly CallLine[];
  readonly acts: readonly ActLine[];
  readonly responses: readonly ResponseLine[];
  readonly events: readonly EventLine[];
  readonly troubles: readonly TroubleLine[];
  readonly faults: readonly { what: string; reason: string }[];
}

/** Reads a record file; a broken last line (a crashed worker) is left out. `null` path: no record; a lost one is a fault. */
export function readRecord(path: string | null): CaptureRecord {
  const lines = path === null ? [] : (readLines(path) ?? [LOST]);
  const pick = <K extends RecordLine['line']>(kind: K) =>
    lines.filter((line): line is Extract<RecordLine, { line: K }> => line.line === kind);
  return {
    origin: 'worker',
    attempt: pick('attempt')[0] ?? null,
    calls: pick('call'),
    acts: pick('act'),
    responses: pick('response'),
    events: pick('event'),
    troubles: pick('trouble'),
    faults: pick('fault'),
  };
}

const LOST: RecordLine = {
  line: 'fault',
  at: 0,
  what: 'pictures, states and step facts',
  reason: 'record_missing',
};

function readLines(path: string): RecordLine[] | null {
  if (!existsSync(path)) return null;
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => parseLine(line) ?? []);
}

/** Lines are our own worker's, so their kind is enough to trust their shape. */
function parseLine(json: string): RecordLine | null {
  if (json === '') return null;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && 'line' in value ? (value as RecordLine) : null;
  } catch {
    return null;
  }
}
