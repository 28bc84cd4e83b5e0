import {
  probeRemembered,
  watchBrowser
} from "./chunk-R35BZYE4.js";
import "./chunk-53VL2J4Y.js";

// reporter/test.ts
import { test as base, expect as baseExpect } from "@playwright/test";
var expect = baseExpect;
var test = base.extend({
  uxJury: [{}, { scope: "worker", option: true }],
  browser: [
    async ({ browser }, use) => {
      watchBrowser(browser, () => base.info());
      await use(browser);
      await probeRemembered(browser, () => base.info());
    },
    { scope: "worker", timeout: 0 }
  ]
});
export {
  expect,
  test
};
