import type {
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';

/** Playwright's types; at run time this module exports `test` and `expect`. */
export type * from '@playwright/test';
export { expect } from '@playwright/test';

/** What a project's `use` may say to us: `defineConfig<object, UxJuryUse>({ use: { uxJury: { probes: false } } })`. */
export interface UxJuryUse {
  /** `{ probes: false }`: the screens of this project are not probed, though the reporter's options ask for it. */
  readonly uxJury: { readonly probes?: boolean };
}

/** Playwright's `test` that records journeys for `ux-jury/reporter`. */
export declare const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & UxJuryUse
>;
