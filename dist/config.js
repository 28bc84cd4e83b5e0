import {
  probeRemembered,
  watchBrowser,
  watchOwnContext
} from "./chunk-FI25EN6Z.js";
import "./chunk-IOFVSPLO.js";

// reporter/config.ts
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

// reporter/worker/watch-launches.ts
import { runInThisContext } from "node:vm";
import {
  chromium,
  firefox,
  test,
  webkit
} from "@playwright/test";
var LAUNCHERS = ["launch", "connect", "connectOverCDP", "launchPersistentContext"];
function watchLaunches() {
  for (const type of [chromium, firefox, webkit]) for (const name of LAUNCHERS) follow(type, name);
}
function follow(type, name) {
  const launch = Reflect.get(type, name);
  if (typeof launch !== "function") return;
  Reflect.set(
    type,
    name,
    passThrough(launch, (started) => started.then(watch, () => void 0))
  );
}
function watch(started) {
  const currentTest = () => test.info();
  if (!("newContext" in started)) {
    watchOwnContext(started, currentTest);
    return;
  }
  watchBrowser(started, currentTest);
  probeBeforeClose(started, currentTest);
}
function probeBeforeClose(browser, currentTest) {
  const close = Reflect.get(browser, "close");
  if (typeof close !== "function") return;
  const before = () => probeRemembered(browser, currentTest);
  Reflect.set(browser, "close", runBefore(close, before));
}
var runBefore = runInThisContext(
  `(close, before) => async function (...args) {
    await before();
    return close.apply(this, args);
  }`,
  { filename: "node:ux-jury" }
);
var passThrough = runInThisContext(
  `(launch, hear) => function (...args) {
    const started = launch.apply(this, args);
    hear(started);
    return started;
  }`,
  { filename: "node:ux-jury" }
);

// reporter/config.ts
function withUxJury(config, options = {}) {
  if (process.env.TEST_WORKER_INDEX !== void 0) watchOnce();
  const reporters = listReporters(config.reporter);
  if (reporters.some(([name]) => isOurs(name))) return config;
  return { ...config, reporter: [...reporters, [reporterPath(), options]] };
}
function listReporters(given) {
  if (given === void 0) return [[process.env.CI ? "dot" : "list"]];
  return typeof given === "string" ? [[given]] : given;
}
function isOurs(name) {
  return name === "ux-jury/reporter" || name === reporterPath();
}
function reporterPath() {
  const [built, source] = ["./reporter.js", "./reporter.ts"].map(
    (name) => fileURLToPath(new URL(name, import.meta.url))
  );
  return (built !== void 0 && existsSync(built) ? built : source) ?? "ux-jury/reporter";
}
var DONE = /* @__PURE__ */ Symbol.for("ux-jury.launches");
function watchOnce() {
  if (Reflect.has(globalThis, DONE)) return;
  Reflect.set(globalThis, DONE, true);
  watchLaunches();
}
export {
  withUxJury
};
