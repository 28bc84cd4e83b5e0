import {
  CAPTURE_ATTACHMENT,
  PICTURE_ATTACHMENT,
  PROBES_ATTACHMENT,
  STATE_ATTACHMENT,
  TooSlow,
  askFrame,
  askPage,
  askProbes,
  captureState,
  claimScreen,
  clip,
  isClaimed,
  kitScript,
  limitTime,
  noteSpent,
  openSession,
  readPart,
  readParts,
  readSettings,
  readSpent,
  readTexts,
  reasonOf,
  redactPart,
  redactText,
  redactTitle,
  redactUrl,
  routeOf,
  stateId,
  takeRemembered,
  writeProbes
} from "./chunk-BADVVXXF.js";

// reporter/worker/probes/is-probing.ts
var PROBING = /* @__PURE__ */ Symbol.for("ux-jury.probing");
function isProbing() {
  return Reflect.get(globalThis, PROBING) === true;
}
function setProbing(is) {
  Reflect.set(globalThis, PROBING, is);
}

// reporter/worker/probes/safe-address.ts
var DOING = "log[-_]?out|log[-_]?off|sign[-_]?out|delete|destroy|remove|purge|erase|unsubscribe|deactivate|pay|payments?|checkout|buy|purchase|transfer|refund|confirm|approve|cancel|revoke|accept|decline|send|publish";
var RISKY_PATH = new RegExp(`(^|[/_.,;-])(${DOING})([/_.,;-]|$)`, "i");
var RISKY_QUERY = new RegExp(`^(${DOING})$`, "i");
var ONE_TIME = /^(token|code|otp|ticket|nonce|state|signature|sig|key|invite|hash)$/i;
function riskOf(address) {
  if (!URL.canParse(address)) return "no_address_of_its_own";
  const { protocol, pathname, searchParams } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return "no_address_of_its_own";
  if (RISKY_PATH.test(decode(pathname))) return "risky_address";
  for (const [name, value] of searchParams) {
    if (ONE_TIME.test(name)) return "one_time_address";
    if (RISKY_QUERY.test(name) || RISKY_QUERY.test(value)) return "risky_address";
  }
  return null;
}
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

// reporter/worker/probes/own-context.ts
async function openOwnContext(browser, { use, viewport, storage, session, url }) {
  const context = await browser.newContext({
    ...use,
    viewport,
    storageState: storage,
    acceptDownloads: false,
    serviceWorkers: "block"
  });
  await context.route(/.*/, guard);
  await context.routeWebSocket(/.*/, () => void 0);
  if (session.length > 0)
    await context.addInitScript(
      ([origin, entries]) => {
        if (location.origin === origin)
          for (const [name, value] of entries) sessionStorage.setItem(name, value);
      },
      [new URL(url).origin, session]
    );
  return context;
}
async function guard(route) {
  const request = route.request();
  const isReading = /^(GET|HEAD|OPTIONS)$/.test(request.method());
  const isCall = /^(document|fetch|xhr|eventsource|ping|other)$/.test(request.resourceType());
  const isSafe = isReading && (!isCall || riskOf(request.url()) !== "risky_address");
  await (isSafe ? route.continue() : route.abort()).catch(() => void 0);
}

// reporter/worker/probes/empty-submits.ts
var MOST_FORMS = 2;
var CALM_MS = 300;
var LOOK_MS = 150;
var LOOKS = 12;
var SHOWING = /^(stylesheet|image|font|media)$/;
async function listEmptyForms({ world }) {
  return readTexts(await askProbes(await world(), "listEmptyForms()"));
}
async function probeEmptySubmits(probe, forms) {
  const found = [];
  for (const key of forms.slice(0, MOST_FORMS)) {
    await probe.reload();
    found.push(await trySubmit(probe, key));
  }
  return [...found, ...forms.slice(MOST_FORMS).map((key) => makeUnknown(key, "list_limit"))];
}
function makeUnknown(key, reason) {
  return { kind: "empty_submit", key, name: "", box: null, facts: { sent: null, reason } };
}
async function trySubmit(probe, key) {
  const { page, world } = probe;
  if (!await comesUp(probe, key)) return makeUnknown(key, "not_reached_again");
  const before = await askProbes(await world(), "readShown()");
  await page.waitForTimeout(CALM_MS);
  const restless = await askProbes(await world(), "readShown()") !== before;
  const { cdp } = await world();
  let sent = 0;
  let dialogs = 0;
  const hold = async (route) => {
    if (!SHOWING.test(route.request().resourceType())) sent += 1;
    await route.abort("aborted").catch(() => void 0);
  };
  const notice = () => {
    dialogs += 1;
  };
  await page.route(/.*/, hold);
  cdp.on("Page.javascriptDialogOpening", notice);
  try {
    if (await askProbes(await world(), `submitEmpty(${JSON.stringify(key)})`) !== true)
      return makeUnknown(key, "not_reached_again");
    const part = await watchAnswer(probe, () => sent + dialogs > 0);
    if (part === null) return makeUnknown(key, "page_navigated");
    return { ...part, facts: { ...part.facts, restless, sent, dialogs } };
  } finally {
    cdp.off("Page.javascriptDialogOpening", notice);
    await page.unroute(/.*/, hold);
  }
}
async function comesUp(probe, key) {
  for (let look2 = 0; look2 < LOOKS; look2 += 1) {
    if ((await listEmptyForms(probe)).includes(key)) return true;
    await probe.page.waitForTimeout(LOOK_MS);
  }
  return false;
}
async function watchAnswer({ page, world }, isOut) {
  let part = null;
  for (let look2 = 0, after = 0; look2 < LOOKS && after < 2; look2 += 1) {
    await page.waitForTimeout(LOOK_MS);
    part = readPart(await askProbes(await world(), "readEmptySubmit()"));
    const { words, marked, focused, refused_by_browser: refused } = part?.facts ?? {};
    if (isOut() || words !== 0 || marked !== 0 || focused === true || refused === true) after += 1;
  }
  return part;
}

// reporter/worker/probes/link-targets.ts
var MOST_PAIRS = 3;
var LOAD_MS = 2500;
var ALIKE = 0.7;
var FEW_WORDS = 10;
var RISKY = /log-?out|sign-?out|delete|remove|unsubscribe|pay|buy|order|confirm|cancel|download|export|print/i;
async function probeLinkTargets({ page, url, world }) {
  const all = readParts(await askProbes(await world(), "survey()")).filter(({ kind }) => kind === "link");
  const found = [];
  for (const [one, two] of pairLinks(all).slice(0, MOST_PAIRS)) {
    const { same, compared } = await compareTargets(page, { url, one: hrefOf(one), two: hrefOf(two) });
    found.push({
      ...two,
      kind: "link_target",
      facts: { same, compared, first: hrefOf(one), second: hrefOf(two) }
    });
  }
  return found;
}
function hrefOf({ facts }) {
  return String(facts.href ?? "").replace(/#.*$/, "");
}
function pairLinks(all) {
  const named = all.filter(
    ({ name, facts }) => name !== "" && facts.exposed === true && hrefOf({ ...all[0] ?? EMPTY, facts }) !== ""
  );
  return named.flatMap((one, index) => {
    const twin = named.slice(index + 1).find((two) => plain(two.name) === plain(one.name) && hrefOf(two) !== hrefOf(one));
    return twin === void 0 ? [] : [[one, twin]];
  });
}
var EMPTY = { kind: "link", key: "body", name: "", box: null, facts: {} };
function plain(name) {
  return name.toLowerCase().replace(/\s+/g, " ").trim();
}
async function compareTargets(page, { url, one, two }) {
  const isSafe = (address) => URL.canParse(address) && new URL(address).host === new URL(url).host && !RISKY.test(address);
  if (!isSafe(one) || !isSafe(two)) return { same: null, compared: false };
  const first = await readTarget(page, one);
  const second = await readTarget(page, two);
  if (first === null || second === null) return { same: null, compared: false };
  if (first.at === second.at || likeness(first.text, second.text) >= ALIKE)
    return { same: true, compared: true };
  const least = Math.min(wordsOf(first.text).size, wordsOf(second.text).size);
  return { same: least < FEW_WORDS ? null : false, compared: true };
}
async function readTarget(page, address) {
  try {
    const answer = await page.goto(address, { waitUntil: "load", timeout: LOAD_MS });
    if (answer?.ok() !== true) return null;
    await page.waitForTimeout(400);
    return { at: page.url(), text: await page.evaluate(() => document.body.innerText) };
  } catch {
    return null;
  }
}
function likeness(one, two) {
  const [first, second] = [wordsOf(one), wordsOf(two)];
  const both = [...first].filter((word) => second.has(word)).length;
  const all = (/* @__PURE__ */ new Set([...first, ...second])).size;
  return all === 0 ? 1 : both / all;
}
function wordsOf(text) {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}@.]+/gu) ?? []);
}

// reporter/worker/probes/motion.ts
var WINDOW_MS = 1600;
var WINDOWS = 3;
async function probeMotion({ page, world }) {
  if (await askProbes(await world(), "countScripts()") === 0) return [];
  let before = await readBlocks(await world());
  let changes = 0;
  let where = "";
  for (let window = 0; window < WINDOWS; window += 1) {
    await page.waitForTimeout(WINDOW_MS);
    const now = await readBlocks(await world());
    const changed = now.filter((text) => !before.includes(text));
    if (changed.length === 0) break;
    changes += 1;
    where = changed[0] ?? "";
    before = now;
  }
  const stops = await askProbes(await world(), "offersStop()") === true;
  if (changes < WINDOWS || before.length < 2) return [];
  const facts = { how: "script", text: where, stops };
  return [{ kind: "moving_text", key: "body", name: where.slice(0, 80), box: null, facts }];
}
async function readBlocks(world) {
  return readTexts(await askProbes(world, "readBlocks()"));
}

// reporter/worker/probes/settings.ts
var SETTLE_MS = 250;
async function probeSettings(probe) {
  const settings = readTexts(await askProbes(await probe.world(), "listSettings()"));
  const found = [];
  for (const key of settings.slice(0, 4)) {
    const set = await trySetting(probe, key);
    if (set !== null) found.push(set);
  }
  return found;
}
async function trySetting({ page, world, reload }, key) {
  await reload();
  let moved = false;
  const notice = () => {
    moved = true;
  };
  page.on("popup", notice);
  page.on("framenavigated", notice);
  try {
    const read = readPart(await askProbes(await world(), `applySetting(${JSON.stringify(key)})`));
    await page.waitForTimeout(SETTLE_MS);
    return read === null ? null : { ...read, facts: { ...read.facts, moved } };
  } finally {
    page.off("popup", notice);
    page.off("framenavigated", notice);
  }
}

// reporter/worker/probes/shortcuts.ts
var SIGNS = [..."abcdefghijklmnopqrstuvwxyz0123456789+-*?!."];
var SETTLE_MS2 = 15;
async function probeShortcuts({ page, world, reload }) {
  if (!await listensForKeys(await world())) return [];
  await reload();
  const read = async () => `${page.url()} ${await askProbes(await world(), "readText()")}`;
  const switches = await page.locator("text=/shortcut|remap|single[- ]key|keyboard command/i").filter({ visible: true }).count();
  const calm = await read();
  await page.waitForTimeout(150);
  if (await read() !== calm) return [];
  for (const sign of SIGNS) {
    await page.keyboard.press(sign === "+" ? "NumpadAdd" : sign);
    if (sign === "+") await page.keyboard.type("+");
    await page.waitForTimeout(SETTLE_MS2);
    if (await read() === calm) continue;
    return [
      { kind: "shortcut", key: "body", name: sign, box: null, facts: { sign, switches: switches > 0 } }
    ];
  }
  return [];
}
async function listensForKeys({ cdp }) {
  for (const expression of ["document", "window", "document.body", "document.documentElement"]) {
    const { result } = await cdp.send("Runtime.evaluate", { expression });
    if (result.objectId === void 0) continue;
    const { listeners } = await cdp.send("DOMDebugger.getEventListeners", { objectId: result.objectId });
    if (listeners.some(({ type }) => /^key(down|up|press)$/.test(type))) return true;
  }
  return false;
}

// reporter/worker/probes/walk-by-keyboard.ts
var MOST_STOPS = 40;
var SETTLE_MS3 = 50;
async function walkByKeyboard(probe) {
  const { page, world } = probe;
  const expected = readTexts(await askProbes(await world(), "listStops()"));
  if (expected.length === 0) return [];
  await askProbes(await world(), "focusLook('remember')");
  let moved = 0;
  const notice = () => {
    moved += 1;
  };
  page.on("popup", notice);
  page.on("framenavigated", notice);
  const seen = /* @__PURE__ */ new Map();
  const trail = [];
  for (let presses = 0; presses < Math.min(MOST_STOPS, expected.length * 2 + 4); presses += 1) {
    const before = moved;
    const now = await press(probe, "Tab");
    trail.push(now.key);
    if (now.part !== null && now.key !== null && !seen.has(now.key)) {
      const opened = moved > before && trail.at(-2) !== now.key;
      seen.set(now.key, {
        ...now.part,
        facts: { ...now.part.facts, order: seen.size + 1, opened, modal: now.modal }
      });
    }
    if (moved > before + 1) break;
    if (now.key === null && presses >= expected.length) break;
  }
  const trap = await findTrap(probe, { expected, trail });
  page.off("popup", notice);
  page.off("framenavigated", notice);
  return [...seen.values(), ...trap];
}
async function press({ page, world }, key) {
  await page.keyboard.press(key);
  await page.waitForTimeout(SETTLE_MS3);
  return readFocus(await askProbes(await world(), "readFocus()"));
}
async function findTrap(probe, { expected, trail }) {
  const tail = trail.slice(-Math.max(4, Math.ceil(trail.length / 2)));
  const ring = new Set(tail);
  const missed = expected.filter((key) => !trail.includes(key));
  const isRing = !ring.has(null) && ring.size < expected.length && ring.size <= 3 && tail.length > ring.size;
  const last = readFocus(await askProbes(await probe.world(), "readFocus()"));
  if (last.part === null) return [];
  const walk = (facts) => [
    {
      ...last.part ?? EMPTY2,
      kind: "keyboard_walk",
      facts: { stops: expected.length, missed: missed.length, ...facts }
    }
  ];
  if (!isRing || last.modal) return walk({ trapped: false, advised: false, offers: false });
  if (await leaves(probe, { ring, key: "Shift+Tab" }))
    return walk({ trapped: missed.length > 0 ? null : false, advised: false, offers: false });
  const exits = readTexts(await askProbes(await probe.world(), "listExits()"));
  for (const exit of exits) {
    await press(probe, exit);
    if (await leaves(probe, { ring, key: "Tab" }))
      return walk({ trapped: false, advised: true, offers: false });
  }
  const offers = await askProbes(await probe.world(), "offersExit()") === true;
  return walk({ trapped: true, advised: false, offers });
}
var EMPTY2 = { kind: "keyboard_walk", key: "body", name: "", box: null, facts: {} };
async function leaves(probe, { ring, key }) {
  for (let presses = 0; presses < ring.size + 2; presses += 1) {
    const now = await press(probe, key);
    if (ring.has(now.key)) continue;
    await probe.page.waitForTimeout(SETTLE_MS3 * 2);
    const later = readFocus(await askProbes(await probe.world(), "readFocus()"));
    if (!ring.has(later.key)) return true;
  }
  return false;
}
function readFocus(answer) {
  if (typeof answer !== "object" || answer === null || !("part" in answer)) return NOWHERE;
  const { part, key, modal } = { key: null, modal: false, ...answer };
  return { part: readPart(part), key: typeof key === "string" ? key : null, modal: modal === true };
}
var NOWHERE = { key: null, part: null, modal: false };

// reporter/worker/probes/probe-screen.ts
var LOAD_MS2 = 5e3;
async function probeOpenPage(page, session, { mask, ms, loadMs }) {
  const found = [];
  try {
    const probe = makeProbe(page, { url: page.url(), session, mask, loadMs });
    const failed = await limitTime(look(probe, found), ms);
    if (failed !== null) throw failed;
    return { parts: found.map(redactPart), reason: null };
  } catch (error) {
    return { parts: null, reason: reasonOf(error) };
  }
}
function makeProbe(page, { url, session, mask, loadMs = LOAD_MS2 }) {
  let covered = null;
  const world = async () => {
    const { cdp, contextId } = await session.worlds.main();
    if (covered !== contextId) await askProbes({ cdp, contextId }, `cover(${JSON.stringify(mask)})`);
    covered = contextId;
    return { cdp, contextId };
  };
  const reload = async () => {
    if (page.url() !== "about:blank") await page.goto("about:blank").catch(() => void 0);
    await page.goto(url, { waitUntil: "load", timeout: loadMs });
  };
  return { page, url, world, reload };
}
async function look(probe, found) {
  let failed = null;
  let forms = [];
  const list = async () => {
    forms = await listEmptyForms(probe);
    return [];
  };
  for (const take of [
    list,
    probeMotion,
    probeSizes,
    walkByKeyboard,
    probeShortcuts,
    probeSettings,
    probeLinkTargets,
    () => probeEmptySubmits(probe, forms)
  ])
    try {
      found.push(...await take(probe));
    } catch (error) {
      failed ??= error;
    }
  return failed;
}
async function probeSizes({ page, world }) {
  const clipped = readParts(await askProbes(await world(), "tryTextSizes()"));
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height });
  const narrow = readPart(await askProbes(await world(), "pageWidth()"));
  const cut = readParts(await askProbes(await world(), "listClipped('zooming')"));
  await page.setViewportSize({ width, height });
  return [
    ...clipped,
    ...cut.filter(({ facts }) => facts.cut === "set height"),
    ...narrow === null ? [] : [narrow]
  ];
}

// reporter/worker/probes/probe-remembered.ts
var LANES = 3;
var SCREEN_SHARE = 0.5;
var LOAD_SHARE = 0.25;
var LEAST_MS = 1e3;
var CLOSE_MS = 8e3;
var WAIT = { calmMs: 1500, answerMs: 0 };
var IDLE = { onMessage: () => void 0, onDialog: () => void 0, onMoved: () => void 0 };
async function probeRemembered(browser, currentTest) {
  const screens = takeRemembered(browser);
  const [first] = screens;
  if (first === void 0 || isInTest(currentTest) || !browser.isConnected()) return;
  const { dir, probes, ends_at } = first.settings;
  const begun = Date.now();
  const ends = Math.min(begun + probes * 1e3 - readSpent(dir), ends_at ?? Number.POSITIVE_INFINITY);
  setProbing(true);
  try {
    await visitAll(browser, groupByPlace(screens), ends);
  } catch {
  } finally {
    setProbing(false);
    noteSpentSafely(dir, Date.now() - begun);
  }
}
function isInTest(currentTest) {
  try {
    return currentTest() !== void 0;
  } catch {
    return false;
  }
}
function groupByPlace(screens) {
  const groups = /* @__PURE__ */ new Map();
  for (const screen of screens) {
    const place = JSON.stringify([screen.url.replace(/#.*$/, ""), screen.viewport]);
    groups.set(place, [...groups.get(place) ?? [], screen]);
  }
  return [...groups.values()];
}
async function visitAll(browser, groups, ends) {
  const waiting = [...groups];
  const walk = async () => {
    for (let group = waiting.shift(); group !== void 0; group = waiting.shift())
      await visitGroup(browser, group, ends);
  };
  await Promise.all(Array.from({ length: LANES }, walk));
}
async function visitGroup(browser, group, ends) {
  const open = group.filter(({ id, settings }) => !isClaimed(settings.dir, id));
  const last = open.at(-1);
  if (last === void 0) return;
  const risk = riskOf(last.url);
  if (risk !== null) return say(open, risk);
  const left = ends - Date.now();
  const all = last.settings.probes * 1e3;
  if (left < LEAST_MS) return say(open, "time_budget_spent");
  let context = null;
  try {
    context = await limitTime(openOwnContext(browser, last), all * LOAD_SHARE);
    await visit(context, open, {
      screen: last,
      ms: Math.min(left, all * SCREEN_SHARE),
      loadMs: all * LOAD_SHARE
    });
  } catch (error) {
    say(open, reasonOf(error));
  } finally {
    await limitTime(context?.close() ?? Promise.resolve(), CLOSE_MS).catch(() => void 0);
  }
}
async function visit(context, group, { screen, ms, loadMs }) {
  const page = await context.newPage();
  const { mask, dir } = screen.settings;
  const session = await openSession(page, kitScript({ mask }), IDLE);
  await page.goto(screen.url, { waitUntil: "load", timeout: loadMs });
  const id = stateId(await limitTime(askPage(session, "glance", WAIT), loadMs));
  say(
    group.filter((other) => other.id !== id),
    "not_reached_again"
  );
  if (!group.some((other) => other.id === id) || !claimScreen(dir, id)) return;
  const { parts, reason } = await probeOpenPage(page, session, { mask, ms, loadMs });
  writeProbes(dir, { id, parts, reason });
}
function say(screens, reason) {
  for (const { id, settings } of screens)
    if (!isClaimed(settings.dir, id)) writeProbes(settings.dir, { id, parts: null, reason });
}
function noteSpentSafely(dir, milliseconds) {
  try {
    noteSpent(dir, milliseconds);
  } catch {
  }
}

// reporter/worker/attempt-log.ts
import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

// reporter/worker/probes/context-use.ts
var NAMES = [
  "bypassCSP",
  "colorScheme",
  "contrast",
  "deviceScaleFactor",
  "extraHTTPHeaders",
  "forcedColors",
  "geolocation",
  "hasTouch",
  "httpCredentials",
  "ignoreHTTPSErrors",
  "isMobile",
  "javaScriptEnabled",
  "locale",
  "offline",
  "permissions",
  "proxy",
  "reducedMotion",
  "timezoneId",
  "userAgent"
];
function contextUse(info) {
  const use = info.project?.use ?? {};
  const own = Reflect.get(use, "uxJury");
  if (typeof own === "object" && own !== null && Reflect.get(own, "probes") === false) return null;
  const more = Reflect.get(use, "contextOptions");
  const given = NAMES.flatMap((name) => {
    const value = Reflect.get(use, name);
    return value === void 0 ? [] : [[name, value]];
  });
  return { ...typeof more === "object" ? more : {}, ...Object.fromEntries(given) };
}

// reporter/worker/attempt-log.ts
var TIME_SHARE = 0.35;
var SHARED = {
  probes: { name: PROBES_ATTACHMENT, contentType: "application/json" },
  state: { name: STATE_ATTACHMENT, contentType: "application/json" },
  picture: { name: PICTURE_ATTACHMENT, contentType: "image/jpeg" }
};
var logs = /* @__PURE__ */ new WeakMap();
function openLog(info, settings, browser) {
  const known = logs.get(info);
  if (known !== void 0) return known;
  const folder = join(settings.dir, ".capture");
  const name = createHash("sha256").update(`${info.testId} ${info.repeatEachIndex} ${info.retry}`).digest("hex");
  const path = join(folder, `${name.slice(0, 24)}.jsonl`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, "");
  const log = createLog(path, info, settings.travels);
  logs.set(info, log);
  log.write({ ...describeAttempt(info, browser), ...settings.declared });
  info.attachments.push({ name: CAPTURE_ATTACHMENT, path, contentType: "application/octet-stream" });
  return log;
}
function createLog(path, info, travels) {
  return {
    path,
    calls: 0,
    held: 0,
    use: contextUse(info),
    budget: info.timeout > 0 ? info.timeout * TIME_SHARE : Number.POSITIVE_INFINITY,
    write(line) {
      appendFileSync(path, `${JSON.stringify(line)}
`);
    },
    share(kind, file) {
      if (travels) info.attachments.push({ ...SHARED[kind], path: file });
    }
  };
}
function describeAttempt(info, browser) {
  const { configFile, rootDir, shard } = info.config;
  const base = configFile === void 0 ? rootDir : dirname(configFile);
  return {
    line: "attempt",
    test_id: info.testId,
    retry: info.retry,
    browser,
    platform: `${process.platform}-${process.arch}`,
    root: relative(dirname(info.file), base).replace(/\\/g, "/") || ".",
    viewport: info.project.use.viewport ?? null,
    shards: shard?.total ?? null
  };
}

// reporter/worker/calls.ts
var ACTIONS = /^(Click|Double click|Tap|Check|Uncheck|Hover|Drag|Drop|Fill|Type|Insert|Press|Key down|Key up|Mouse|Select option|Select text|Set input files|Navigate|Go back|Go forward|Reload|Dispatch|Focus|Blur|Set content|Scroll)\b/;
function kindOfCall(title) {
  if (/^Close (context|page|browser)\b/.test(title)) return "end";
  return ACTIONS.test(title) ? "action" : "other";
}

// reporter/worker/page-names.ts
var names = /* @__PURE__ */ new WeakMap();
function nameOfPage(log, page, isPopup) {
  const known = names.get(log) ?? /* @__PURE__ */ new Map();
  names.set(log, known);
  const name = known.get(page) ?? nextName([...known.values()], isPopup);
  known.set(page, name);
  return name;
}
function nextName(taken, isPopup) {
  if (isPopup) return `popup-${taken.filter((name) => name.startsWith("popup-")).length + 1}`;
  const own = taken.filter((name) => !name.startsWith("popup-")).length;
  return own === 0 ? "main" : `page-${own + 1}`;
}

// reporter/worker/follow-calls.ts
var GLANCE_MS = 3e3;
var STUCK_MS = 700;
var MEASURE_MS = 5e3;
var PAUSE_MS = 8e3;
var CALM_MS2 = 800;
var RESTLESS_MS = 200;
var FIRST_ANSWER_MS = 1e3;
var REQUEST_MS = 700;
var MOST_PAGES = 4;
function followCalls(watch) {
  const hook = watch.context.debugger;
  hook.on("pausedstatechanged", () => {
    const paused = hook.pausedDetails();
    if (paused === null) return;
    void holdCall(watch, paused).catch((error) => noteFault(watch, "a call", reasonOf(error))).then(() => hook.next()).catch(() => void 0);
  });
  hook.requestPause().catch((error) => noteFault(watch, "all calls", reasonOf(error)));
}
async function holdCall(watch, paused) {
  if (kindOfCall(paused.title) === "other") return;
  const log = watch.log();
  if (log === null) return;
  if (log.held > log.budget) return noteFault(watch, "further screens", "time_budget_spent");
  const pausedAt = Date.now();
  const states = {};
  try {
    await limitTime(lookAtPages(watch, log, states), PAUSE_MS);
  } catch (error) {
    noteFault(watch, "a screen", reasonOf(error));
  }
  log.calls += 1;
  watch.call = log.calls;
  watch.owner = log;
  watch.isAnswered = false;
  watch.released = Date.now();
  log.held += watch.released - pausedAt;
  log.write({
    line: "call",
    call: log.calls,
    title: redactTitle(paused.title),
    file: paused.location.file,
    line_number: paused.location.line ?? null,
    paused_at: pausedAt,
    released_at: watch.released,
    viewport: watch.context.pages()[0]?.viewportSize() ?? null,
    states
  });
}
async function lookAtPages(watch, log, states) {
  const open = watch.context.pages().filter((page) => !page.isClosed());
  for (const page of open.slice(-MOST_PAGES)) await lookAtPage(watch, { log, page, states });
}
async function lookAtPage(watch, { log, page, states }) {
  const session = await watch.sessions.get(page);
  if (session == null) return;
  const name = nameOfPage(log, page, session.isPopup);
  states[name] = null;
  if (session.isBlocked) return noteFault(watch, `screen of ${name}`, "dialog_open");
  try {
    const glance = await glanceAt(watch, session);
    session.isRestless = !glance.settled;
    const isOpen = watch.requests.isWaiting(page, watch.released);
    const can_judge = glance.harvest.can_judge && !isOpen;
    log.write({ line: "response", call: callNumber(watch, log), page: name, ...glance.harvest, can_judge });
    await harvestFrames(watch, log, session);
    const left = Math.min(MEASURE_MS, Math.max(0, log.budget - log.held));
    states[name] = await limitTime(captureState(session, glance, { log, settings: watch.settings }), left);
  } catch (error) {
    if (!page.isClosed()) noteFault(watch, `screen of ${name}`, reasonOf(error));
  }
}
async function glanceAt(watch, session) {
  const look2 = waitForAnswers(watch, session.page).then(() => askAgain(watch, session));
  try {
    const glance = await limitTime(look2, session.isStuck ? STUCK_MS : GLANCE_MS);
    session.isStuck = false;
    return glance;
  } catch (error) {
    session.isStuck = error instanceof TooSlow;
    throw error;
  }
}
async function waitForAnswers(watch, page) {
  const end = Date.now() + REQUEST_MS;
  while (watch.requests.isWaiting(page, watch.released) && Date.now() < end)
    await new Promise((resume) => setTimeout(resume, 25));
}
async function askAgain(watch, session) {
  const wait = {
    calmMs: session.isRestless ? RESTLESS_MS : CALM_MS2,
    answerMs: watch.isAnswered ? 0 : FIRST_ANSWER_MS
  };
  try {
    return await askPage(session, "glance", wait);
  } catch (error) {
    if (reasonOf(error) !== "page_navigated") throw error;
    return askPage(session, "glance", wait);
  }
}
async function harvestFrames(watch, log, session) {
  const page = nameOfPage(log, session.page, session.isPopup);
  for (const world of session.actedFrames) {
    const harvest = await askFrame(world, "harvest").catch(() => null);
    if (harvest?.acted) log.write({ line: "response", call: callNumber(watch, log), page, ...harvest });
  }
  session.actedFrames.clear();
}

// reporter/worker/listen-to-page.ts
function listenToPage(watch) {
  return {
    onMessage: (session, message) => withLog(watch, session, (log, page) => writeMessage(watch, log, { page, message })),
    onDialog: (session, { type, message }) => {
      watch.isAnswered = true;
      withLog(
        watch,
        session,
        (log, page) => log.write({
          line: "trouble",
          at: Date.now(),
          page,
          kind: "dialog",
          text: clip(redactText(message), 300),
          url: null,
          method: type,
          status: null,
          resource: null
        })
      );
    },
    onMoved: (session, url) => withLog(
      watch,
      session,
      (log, page) => log.write({ line: "event", event: "moved", at: Date.now(), page, route: routeOf(url) })
    )
  };
}
function withLog(watch, session, write) {
  try {
    const log = watch.log();
    if (log !== null) write(log, nameOfPage(log, session.page, session.isPopup));
  } catch {
  }
}
function writeMessage(watch, log, { page, message }) {
  if (message.kind !== "act") {
    log.write({ line: "event", event: message.kind, at: message.at, page, route: null });
    return;
  }
  const { kind, target, ...act } = message;
  const href = target.href === null ? null : redactUrl(target.href);
  log.write({ line: "act", call: callNumber(watch, log), page, ...act, target: { ...target, href } });
}

// reporter/worker/open-requests.ts
function followRequests(context) {
  const open = /* @__PURE__ */ new Map();
  const end = (request) => open.delete(request);
  context.on("request", (request) => {
    if (/^(fetch|xhr|document)$/.test(request.resourceType())) open.set(request, Date.now());
  });
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  return {
    isWaiting: (page, since) => [...open].some(([request, at]) => at >= since && isOf(request, page))
  };
}
function isOf(request, page) {
  try {
    return request.frame().page() === page;
  } catch {
    return false;
  }
}

// reporter/worker/watch-troubles.ts
function watchTroubles(watch) {
  const { context } = watch;
  context.on("console", (message) => {
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    note(watch, message.page(), { ...NOTHING, kind: "console", text: message.text() });
  });
  context.on("weberror", (error) => {
    note(watch, error.page(), { ...NOTHING, kind: "page_error", text: error.error().message });
  });
  context.on("requestfailed", (request) => {
    const text = request.failure()?.errorText ?? "failed";
    if (!/ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i.test(text))
      noteRequest(watch, request, { text, status: null });
  });
  context.on("response", (response) => {
    if (response.status() < 400) return;
    noteRequest(watch, response.request(), { text: "", status: response.status() });
  });
  context.on("page", (page) => {
    page.on("download", () => noteEvent(watch, page, "download"));
    page.on("popup", () => noteEvent(watch, page, "opened"));
  });
}
var NOTHING = { url: null, method: null, status: null, resource: null };
function noteEvent(watch, page, event) {
  watch.isAnswered = true;
  writeSafely(
    watch,
    page,
    (log, name) => log.write({ line: "event", event, at: Date.now(), page: name, route: null })
  );
}
function noteRequest(watch, request, fault) {
  if (/\/favicon\.ico$/.test(new URL(request.url()).pathname)) return;
  note(watch, pageOf(request), {
    kind: "request",
    text: fault.text,
    url: redactUrl(request.url()),
    method: request.method(),
    status: fault.status,
    resource: request.resourceType()
  });
}
function pageOf(request) {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}
function note(watch, page, trouble) {
  const text = clip(redactText(trouble.text), 300);
  writeSafely(
    watch,
    page,
    (log, name) => log.write({ line: "trouble", at: Date.now(), page: name, ...trouble, text })
  );
}
function writeSafely(watch, page, write) {
  try {
    const log = watch.log();
    if (log !== null) write(log, page === null ? "main" : nameOfPage(log, page, false));
  } catch {
  }
}

// reporter/worker/watch-context.ts
function watchContext(context, settings, log) {
  const watch = {
    context,
    settings,
    log,
    sessions: /* @__PURE__ */ new Map(),
    requests: followRequests(context),
    call: 0,
    owner: null,
    released: Date.now(),
    isAnswered: false
  };
  watchTroubles(watch);
  const browser = context.browser()?.browserType().name() ?? "unknown";
  if (browser !== "chromium") {
    context.once("page", () => noteFault(watch, "pictures, states and step facts", `no_cdp_${browser}`));
    return;
  }
  const script = kitScript({ mask: settings.mask });
  context.on("page", (page) => addPage(watch, page, script));
  for (const page of context.pages()) addPage(watch, page, script);
  followCalls(watch);
}
function callNumber(watch, log) {
  return watch.owner === log ? watch.call : 0;
}
function noteFault(watch, what, reason) {
  try {
    watch.log()?.write({ line: "fault", at: Date.now(), what, reason });
  } catch {
  }
}
function addPage(watch, page, script) {
  const session = openSession(page, script, listenToPage(watch)).catch((error) => {
    if (!page.isClosed()) noteFault(watch, "a page", reasonOf(error));
    return null;
  });
  watch.sessions.set(page, session);
  const end = () => watch.sessions.delete(page);
  page.once("close", end);
  page.once("crash", end);
}

// reporter/worker/watch-browser.ts
var WATCHED = /* @__PURE__ */ Symbol.for("ux-jury.watched");
function watchBrowser(browser, currentTest) {
  const settings = readSettings();
  if (settings === null || !isFirst(browser)) return;
  browser.on("context", (context) => watchSafely(context, settings, currentTest));
  for (const context of browser.contexts()) watchSafely(context, settings, currentTest);
}
function watchOwnContext(context, currentTest) {
  const settings = readSettings();
  if (settings !== null) watchSafely(context, settings, currentTest);
}
function watchSafely(context, settings, currentTest) {
  const browser = context.browser()?.browserType().name() ?? "chromium";
  const log = () => {
    const info = runningTest(currentTest);
    return info === null ? null : openLog(info, settings, browser);
  };
  try {
    if (!isProbing() && isFirst(context)) watchContext(context, settings, log);
  } catch {
  }
}
function isFirst(one) {
  const known = Reflect.get(globalThis, WATCHED);
  const watched = known instanceof WeakSet ? known : /* @__PURE__ */ new WeakSet();
  Reflect.set(globalThis, WATCHED, watched);
  if (watched.has(one)) return false;
  watched.add(one);
  return true;
}
function runningTest(currentTest) {
  try {
    return currentTest();
  } catch {
    return null;
  }
}

export {
  probeRemembered,
  watchBrowser,
  watchOwnContext
};
