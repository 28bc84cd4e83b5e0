import type { Browser, TestInfo } from '@playwright/test';
import { readSettings } from '../options.ts';
import { type AttemptLog, openLog } from './attempt-log.ts';
import { watchContext } from './watch-context.ts';

/** Watches every context that a browser opens, while a reporter is there to read the record. */
export function watchBrowser(browser: Browser, currentTest: () => TestInfo): void {
  const settings = readSettings();
  if (settings === null) return;
  const log = (): AttemptLog | null => {
    const info = runningTest(currentTest);
    return info === null ? null : openLog(info, settings.dir, browser.browserType().name());
  };
  browser.on('context', (context) => {
    try {
      watchContext(context, settings, log);
    } catch {
      // Capture must not fail a test; the reporter notices that nothing was recorded.
    }
  });
}

/** `test.info()` throws outside of a test, for instance while a worker closes. */
function runningTest(currentTest: () => TestInfo): TestInfo | null {
  try {
    return currentTest();
  } catch {
    return null;
  }
}
