import type { LaunchOptions } from '@playwright/test';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import type { CaptureRecord } from '../journey/read-record.ts';
import { createTraceReader, type TraceRecord } from './read-attempt.ts';
import { readScreenshot } from './read-screenshot.ts';
import type { ScreenSettings } from './write-screen.ts';

/** An attempt without a record of ours, and what Playwright itself kept of it. */
export interface TracedAttempt {
  readonly test: TestCase;
  readonly result: TestResult;
  readonly trace: string | null;
  readonly screenshots: readonly string[];
}

/** Drawing screens again may not hold a run for ever. */
const MOST_MS = 5 * 60_000;

/** What Playwright itself kept of an attempt; `null` when that is nothing. */
export function findTrace(test: TestCase, result: TestResult): TracedAttempt | null {
  const paths = (name: string) =>
    result.attachments.flatMap((one) => (one.name === name && one.path !== undefined ? [one.path] : []));
  const [trace = null] = paths('trace');
  const screenshots = paths('screenshot');
  return trace === null && screenshots.length === 0 ? null : { test, result, trace, screenshots };
}

export interface QueueSettings extends ScreenSettings {
  /** How to start a browser where the project does not say it, as when reports are merged. */
  readonly launch: LaunchOptions | undefined;
}

/** Reads attempts one after the other and hands on the record of each; never rejects. */
export async function readAttempts(
  attempts: readonly TracedAttempt[],
  settings: QueueSettings,
  add: (attempt: TracedAttempt, read: TraceRecord) => void,
): Promise<void> {
  const end = Date.now() + MOST_MS;
  const reader = createTraceReader(settings, () => Date.now() > end);
  for (const attempt of attempts) {
    const { trace } = attempt;
    if (trace === null)
      add(attempt, { record: readScreenshot(attempt, settings), secrets: [], browser: null });
    else add(attempt, withAttempt(await reader.read(trace, launchOf(attempt, settings)), attempt));
  }
  await reader.close();
}

/** As the project starts its browsers. */
function launchOf({ test }: TracedAttempt, { launch }: QueueSettings): LaunchOptions {
  const use = test.parent.project()?.use;
  const channel = use?.channel === undefined ? {} : { channel: use.channel };
  return launch ?? { ...channel, ...use?.launchOptions };
}

/** Where the trace was recorded, said as the live capture says it. */
function withAttempt(read: TraceRecord, { test, result }: TracedAttempt): TraceRecord {
  const { record, browser } = read;
  if (browser === null) return read;
  const attempt: NonNullable<CaptureRecord['attempt']> = {
    line: 'attempt',
    test_id: test.id,
    retry: result.retry,
    browser: browser.name,
    platform: browser.platform,
    root: '.',
    viewport: null,
    build_identity: 'unknown',
    context: { target: '', test_brief: '', target_user: '', data_label: '', constraints: [] },
    shards: null,
  };
  return { ...read, record: { ...record, attempt } };
}
