import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { TestInfo } from '@playwright/test';
import type { WorkerSettings } from '../options.ts';
import {
  type AttemptLine,
  CAPTURE_ATTACHMENT,
  PICTURE_ATTACHMENT,
  PROBES_ATTACHMENT,
  type RecordLine,
  STATE_ATTACHMENT,
} from '../record.ts';
import { contextUse } from './probes/context-use.ts';
import type { ContextUse } from './probes/remember-screen.ts';

/** The capture record of one attempt: a file that grows line by line, so that a crash loses nothing. */
export interface AttemptLog {
  readonly path: string;
  calls: number;
  /** Milliseconds that capture held this attempt's calls. */
  held: number;
  /** Milliseconds that capture may hold it in all: a part of the test's own time. */
  readonly budget: number;
  write(line: RecordLine): void;
  /** Sends a file along with the attempt where there is a merge to come. */
  share(kind: keyof typeof SHARED, path: string): void;
  /** What a page of our own must be opened with to look the same; `null` where the project wants no probes. */
  readonly use: ContextUse | null;
}

const TIME_SHARE = 0.35;
const SHARED = {
  probes: { name: PROBES_ATTACHMENT, contentType: 'application/json' },
  state: { name: STATE_ATTACHMENT, contentType: 'application/json' },
  picture: { name: PICTURE_ATTACHMENT, contentType: 'image/jpeg' },
} as const;
const logs = new WeakMap<TestInfo, AttemptLog>();

/** The running attempt's log; starts it on first use and attaches it, by path, without a step of its own. */
export function openLog(info: TestInfo, settings: WorkerSettings, browser: string): AttemptLog {
  const known = logs.get(info);
  if (known !== undefined) return known;
  const folder = join(settings.dir, '.capture');
  const name = createHash('sha256')
    .update(`${info.testId} ${info.repeatEachIndex} ${info.retry}`)
    .digest('hex');
  const path = join(folder, `${name.slice(0, 24)}.jsonl`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, '');
  const log = createLog(path, info, settings.travels);
  logs.set(info, log);
  log.write({ ...describeAttempt(info, browser), ...settings.declared });
  info.attachments.push({ name: CAPTURE_ATTACHMENT, path, contentType: 'application/octet-stream' });
  return log;
}

function createLog(path: string, info: TestInfo, travels: boolean): AttemptLog {
  return {
    path,
    calls: 0,
    held: 0,
    use: contextUse(info),
    budget: info.timeout > 0 ? info.timeout * TIME_SHARE : Number.POSITIVE_INFINITY,
    write(line) {
      appendFileSync(path, `${JSON.stringify(line)}\n`);
    },
    share(kind, file) {
      if (travels) info.attachments.push({ ...SHARED[kind], path: file });
    },
  };
}

function describeAttempt(info: TestInfo, browser: string): Omit<AttemptLine, 'build_identity' | 'context'> {
  const { configFile, rootDir, shard } = info.config;
  const base = configFile === undefined ? rootDir : dirname(configFile);
  return {
    line: 'attempt',
    test_id: info.testId,
    retry: info.retry,
    browser,
    platform: `${process.platform}-${process.arch}`,
    root: relative(dirname(info.file), base).replace(/\\/g, '/') || '.',
    viewport: info.project.use.viewport ?? null,
    shards: shard?.total ?? null,
  };
}
