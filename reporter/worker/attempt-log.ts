import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { CAPTURE_ATTACHMENT, type RecordLine } from '../record.ts';

/** The capture record of one attempt: a file that grows line by line, so that a crash loses nothing. */
export interface AttemptLog {
  readonly path: string;
  calls: number;
  /** Milliseconds that capture held this attempt's calls. */
  held: number;
  /** Milliseconds that capture may hold it in all: a part of the test's own time. */
  readonly budget: number;
  write(line: RecordLine): void;
}

const TIME_SHARE = 0.35;
const logs = new WeakMap<TestInfo, AttemptLog>();

/** The running attempt's log; starts it on first use and attaches it, by path, without a step of its own. */
export function openLog(info: TestInfo, dir: string, browser: string): AttemptLog {
  const known = logs.get(info);
  if (known !== undefined) return known;
  const folder = join(dir, '.capture');
  const name = createHash('sha256')
    .update(`${info.testId} ${info.repeatEachIndex} ${info.retry}`)
    .digest('hex');
  const path = join(folder, `${name.slice(0, 24)}.jsonl`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, '');
  const log = createLog(path, info.timeout);
  logs.set(info, log);
  log.write({ line: 'attempt', test_id: info.testId, retry: info.retry, browser });
  info.attachments.push({ name: CAPTURE_ATTACHMENT, path, contentType: 'application/x-ndjson' });
  return log;
}

function createLog(path: string, timeout: number): AttemptLog {
  return {
    path,
    calls: 0,
    held: 0,
    budget: timeout > 0 ? timeout * TIME_SHARE : Number.POSITIVE_INFINITY,
    write(line) {
      appendFileSync(path, `${JSON.stringify(line)}\n`);
    },
  };
}
