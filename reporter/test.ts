import { type Browser, test as base, expect as baseExpect } from '@playwright/test';
import { watchBrowser } from './worker/watch-browser.ts';

/** Playwright's own `expect`. */
export const expect = baseExpect;

/**
 * Playwright's `test` that records journeys for `ux-jury/reporter`. It wraps only the browser, which starts when a test
 * needs it, so that own `page` and `context` fixtures and `mergeTests` work as before.
 */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      watchBrowser(browser, () => base.info());
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
