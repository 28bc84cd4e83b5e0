/** Playwright's types; at run time this module exports `test` and `expect`. */
export type * from '@playwright/test';
export { expect, test } from '@playwright/test';
