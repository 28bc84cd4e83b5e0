import {
  probeRemembered,
  watchBrowser
} from "./chunk-FI25EN6Z.js";
import "./chunk-IOFVSPLO.js";

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
