import {
  watchBrowser
} from "./chunk-NPORCDSF.js";
import "./chunk-M5S3EZ3N.js";

// reporter/test.ts
import { test as base, expect as baseExpect } from "@playwright/test";
var expect = baseExpect;
var test = base.extend({
  browser: [
    async ({ browser }, use) => {
      watchBrowser(browser, () => base.info());
      await use(browser);
    },
    { scope: "worker" }
  ]
});
export {
  expect,
  test
};
