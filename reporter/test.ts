import { type Browser, test as base, expect as baseExpect } from '@playwright/test';
import { probeRemembered } from './worker/probes/probe-remembered.ts';
import { watchBrowser } from './worker/watch-browser.ts';

/** Playwright's own `expect`. */
export const expect = baseExpect;

/** What a project's `use` may say to us. */
export interface UxJuryUse {
  /** `{ probes: false }`: the screens of this project are not probed, though the reporter's options ask for it. */
  readonly uxJury: { readonly probes?: boolean };
}

/**
 * Playwright's `test` that records journeys for `ux-jury/reporter`. It wraps only the browser, which starts when a test
 * needs it, so that own `page` and `context` fixtures and `mergeTests` work as before. Its time is no test's time.
 */
export const test = base.extend<object, { browser: Browser } & UxJuryUse>({
  uxJury: [{}, { scope: 'worker', option: true }],
  browser: [
    async ({ browser }, use) => {
      watchBrowser(browser, () => base.info());
      await use(browser);
      await probeRemembered(browser, () => base.info());
    },
    { scope: 'worker', timeout: 0 },
  ],
});
