import type { Browser, BrowserContext, TestInfo } from '@playwright/test';
import { readSettings, type WorkerSettings } from '../options.ts';
import { type AttemptLog, openLog } from './attempt-log.ts';
import { isProbing } from './probes/is-probing.ts';
import { watchContext } from './watch-context.ts';

type CurrentTest = () => TestInfo;

/** Shared by all copies of this module that a worker may load, as an ES module and as CommonJS. */
const WATCHED = Symbol.for('ux-jury.watched');

/** Watches every context that a browser opens, while a reporter is there to read the record. Again is no harm. */
export function watchBrowser(browser: Browser, currentTest: CurrentTest): void {
  const settings = readSettings();
  if (settings === null || !isFirst(browser)) return;
  browser.on('context', (context) => watchSafely(context, settings, currentTest));
  for (const context of browser.contexts()) watchSafely(context, settings, currentTest);
}

/** Watches a context that was started with a browser of its own, as a persistent one is. */
export function watchOwnContext(context: BrowserContext, currentTest: CurrentTest): void {
  const settings = readSettings();
  if (settings !== null) watchSafely(context, settings, currentTest);
}

function watchSafely(context: BrowserContext, settings: WorkerSettings, currentTest: CurrentTest): void {
  const browser = context.browser()?.browserType().name() ?? 'chromium';
  const log = (): AttemptLog | null => {
    const info = runningTest(currentTest);
    return info === null ? null : openLog(info, settings, browser);
  };
  try {
    if (!isProbing() && isFirst(context)) watchContext(context, settings, log);
  } catch {
    // Capture must not fail a test; the reporter notices that nothing was recorded.
  }
}

function isFirst(one: Browser | BrowserContext): boolean {
  const known: unknown = Reflect.get(globalThis, WATCHED);
  const watched = known instanceof WeakSet ? known : new WeakSet<object>();
  Reflect.set(globalThis, WATCHED, watched);
  if (watched.has(one)) return false;
  watched.add(one);
  return true;
}

/** `test.info()` throws outside of a test, for instance while a worker closes. */
function runningTest(currentTest: CurrentTest): TestInfo | null {
  try {
    return currentTest();
  } catch {
    return null;
  }
}
