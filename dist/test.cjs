const __url = require('node:url').pathToFileURL(__filename).href;
"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// reporter/test.ts
var test_exports = {};
__export(test_exports, {
  expect: () => expect,
  test: () => test
});
module.exports = __toCommonJS(test_exports);
var import_test = require("@playwright/test");

// reporter/page/axe.ts
async function runAxe2(tags) {
  if (typeof axe === "undefined") return null;
  const found = await axe.run(document, {
    runOnly: { type: "tag", values: tags },
    resultTypes: ["violations", "incomplete"],
    elementRef: true,
    iframes: false,
    preload: false
  });
  return {
    version: axe.version,
    violations: found.violations.map((rule) => axeRule(rule)),
    incomplete: found.incomplete.map((rule) => axeRule(rule)),
    passes: found.passes.map((rule) => rule.id)
  };
}
function axeRule(rule) {
  const impacts = ["minor", "moderate", "serious", "critical"];
  return {
    rule: rule.id,
    impact: impacts.find((impact) => impact === rule.impact) ?? null,
    help: rule.help,
    help_url: rule.helpUrl,
    tags: rule.tags,
    nodes: rule.nodes.slice(0, 20).map((node) => ({
      target: clip(node.target.flat(3).join(" "), 300),
      box: node.element === void 0 ? null : boxOf(node.element),
      summary: clip(node.failureSummary ?? "", 300)
    }))
  };
}
var AXE_PART = { runAxe: runAxe2, axeRule };

// reporter/page/calm.ts
async function settle2(watch, { calmMs, answerMs }) {
  const start = performance.now();
  const quietMs = answerMs === null ? 17 : 50;
  let pace = { since: start, asked: 0 };
  let movedAt = Number.NEGATIVE_INFINITY;
  while (!isUnused2()) {
    const age = performance.now() - start;
    const late = lateness(pace);
    const isPending = answerMs !== null && isAwaited2(watch, answerMs * late);
    const needed = quietMs * Math.min(late, 3);
    if (isMoving()) movedAt = performance.now();
    const quiet = Math.max(missingQuiet2(watch, needed), needed - (performance.now() - movedAt));
    if (quiet <= 0 && !isPending && isStill2()) return true;
    const isOver = age >= calmMs * late && !isPending;
    if (isOver || late > 1.5 && age >= 2400) return false;
    const pause = quiet <= 0 ? 10 : Math.min(25, quiet);
    const hasCome = await restFor(pause);
    pace = hasCome ? { since: performance.now(), asked: 0 } : { since: pace.since, asked: pace.asked + pause };
  }
  return true;
}
function lateness({ since, asked }) {
  return asked === 0 ? 1 : Math.max(1, (performance.now() - since) / asked);
}
function restFor(ms) {
  return new Promise((resume) => {
    setTimeout(() => resume(false), ms);
    if (document.readyState === "complete") return;
    addEventListener("load", () => setTimeout(() => resume(true)), { once: true });
  });
}
function isUnused2() {
  return location.href === "about:blank" && document.body?.childElementCount === 0;
}
function isStill2() {
  return document.readyState === "complete" && document.fonts.status !== "loading" && !isMoving();
}
function isMoving() {
  return document.getAnimations().some((animation) => {
    const timing = animation.effect?.getComputedTiming();
    return animation.playState === "running" && Number.isFinite(Number(timing?.endTime ?? 0));
  });
}
function missingQuiet2(watch, quietMs) {
  const needed = watch.episode?.isBusyNow ? quietMs * 2 : quietMs;
  return needed - (performance.now() - Math.max(watch.lastMutation, lastAnswer()));
}
function lastAnswer() {
  const fetched = performance.getEntriesByType("resource").slice(-20).filter(
    (entry) => entry instanceof PerformanceResourceTiming && /^(fetch|xmlhttprequest)$/.test(entry.initiatorType)
  );
  return Math.max(0, ...fetched.map(({ startTime, duration }) => startTime + duration));
}
function isAwaited2({ episode }, answerMs) {
  if (episode === null || episode.firstChange !== null || episode.isFocus) return false;
  const age = performance.now() - episode.startedAt;
  return episode.field === null ? age < answerMs : episode.valueShown === null && age < 100;
}
var CALM_PART = {
  settle: settle2,
  lateness,
  restFor,
  isUnused: isUnused2,
  isStill: isStill2,
  isMoving,
  missingQuiet: missingQuiet2,
  lastAnswer,
  isAwaited: isAwaited2
};

// reporter/page/changes.ts
function observeChanges2(watch) {
  watch.observer = new MutationObserver((records) => noteMutations(watch, records));
  observeRoot2(watch, document);
  const note2 = (event) => noteEvent(watch, event);
  for (const type of ["toggle", "scroll"]) watch.listeners.push([document, type, note2]);
  for (const type of ["load", "error", "scroll"])
    watch.listeners.push([document, type, () => noteRedraw(watch)]);
  try {
    new PerformanceObserver((list) => noteShifts(watch, list)).observe({
      type: "layout-shift",
      buffered: true
    });
  } catch {
    watch.shift = Number.NaN;
  }
}
function noteRedraw(watch) {
  watch.lastRedraw = performance.now();
}
function observeRoot2(watch, root) {
  if (watch.roots.has(root)) return;
  watch.roots.add(root);
  watch.observer?.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    attributes: true,
    attributeFilter: [
      "class style hidden open disabled src value checked inert data-state",
      "aria-expanded aria-hidden aria-checked aria-selected aria-pressed aria-invalid aria-busy aria-current aria-disabled aria-label"
    ].flatMap((line) => line.split(" "))
  });
}
function noteMutations(watch, records) {
  const isParsing = document.readyState === "loading" && watch.episode === null;
  const visible = isParsing ? records : records.filter((record) => isVisibleChange(watch, record));
  if (visible.length === 0) return;
  if (watch.episode !== null) for (const record of visible) noteRegion(watch, record);
  noteChange(watch, true);
}
function isVisibleChange(watch, record) {
  const element = record.target instanceof Element ? record.target : record.target.parentElement;
  if (element === null) return record.target instanceof ShadowRoot;
  if (document.head?.contains(element) || /^(SCRIPT|STYLE|LINK|META|TITLE|NOSCRIPT)$/.test(element.tagName))
    return false;
  if (record.type === "attributes")
    return !(record.attributeName === "value" && element === watch.episode?.field?.element);
  if (!isShown(element)) return false;
  return record.type === "characterData" ? !isTick(record.oldValue, record.target.textContent) : changesNodes(record);
}
function changesNodes(record) {
  const wordy = (node) => node instanceof Element ? !/^(SCRIPT|STYLE|LINK|META|TEMPLATE)$/.test(node.tagName) : (node.textContent ?? "").trim() !== "";
  const added = [...record.addedNodes].filter(wordy);
  const removed = [...record.removedNodes].filter(wordy);
  if (added.length === 0 && removed.length === 0) return false;
  const isText = [...added, ...removed].every((node) => node instanceof Text);
  const read2 = (nodes) => nodes.map((node) => node.textContent ?? "").join("");
  return !(isText && added.length > 0 && removed.length > 0 && isTick(read2(removed), read2(added)));
}
function isTick(before, after) {
  return steadyText(before ?? "") === steadyText(after ?? "");
}
function noteRegion(watch, record) {
  const regions = "[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive], output";
  const element = record.target instanceof Element ? record.target : record.target.parentElement;
  const around = element === null ? null : closestAcross(element, regions);
  const inside = [...record.addedNodes].flatMap(
    (node) => node instanceof Element ? [node, ...node.querySelectorAll(regions)].filter((one) => one.matches(regions)) : []
  );
  for (const region of [around, ...inside]) if (region !== null) watch.episode?.regions.add(region);
}
function noteEvent(watch, event) {
  if (watch.episode === null) return;
  const isToggle = event.type === "toggle";
  if (isToggle || hasScrolled(watch.episode, event.target)) noteChange(watch, isToggle);
}
function hasScrolled({ scrolls }, target) {
  const part = target instanceof Element ? target : document.scrollingElement ?? document.documentElement;
  const before = scrolls.get(part);
  return before === void 0 || before.x !== part.scrollLeft || before.y !== part.scrollTop;
}
function noteChange(watch, isContent) {
  watch.lastMutation = performance.now();
  const episode = watch.episode;
  if (episode === null) return;
  const late = watch.lastMutation - Math.max(episode.lastChange ?? episode.startedAt, episode.startedAt) > 1500;
  if (late && episode.lastChange !== null && !episode.isBusyNow && !isFetching(episode.startedAt)) return;
  episode.isContent ||= isContent;
  episode.lastChange = watch.lastMutation;
  episode.isBusyNow = findBusy2() !== null;
  episode.isBusy ||= episode.isBusyNow;
  if (episode.firstChange !== null) return;
  episode.firstChange = watch.lastMutation;
  requestAnimationFrame(
    () => requestAnimationFrame((painted) => {
      episode.firstChange = Math.max(painted, episode.firstChange ?? 0);
      episode.lastChange = Math.max(episode.lastChange ?? 0, episode.firstChange);
    })
  );
}
function isFetching(since) {
  const recent = performance.now() - 300;
  return performance.getEntriesByType("resource").slice(-20).some((entry) => entry.startTime >= since && entry.startTime + entry.duration >= recent);
}
function findBusy2() {
  const signs = "[aria-busy=true], [role=progressbar], progress:not([value]), [class*=spinner i], [class*=loading i], [class*=loader i], [class*=skeleton i]";
  const found = [...document.querySelectorAll(signs)].find((sign) => isShown(sign));
  if (found !== void 0) return found;
  const waiting = [...document.querySelectorAll("button, [role=status], [role=alert]")].find(
    (part) => /ing(…|\.\.\.)$/.test((part.textContent ?? "").trim()) && isShown(part)
  );
  return waiting ?? null;
}
function noteShifts(watch, list) {
  for (const entry of list.getEntries()) {
    const recent = "hadRecentInput" in entry && entry.hadRecentInput === true;
    const value = "value" in entry && typeof entry.value === "number" ? entry.value : 0;
    if (!recent) watch.shift += value;
  }
}
function announcedText2(watch) {
  const said = [...watch.episode?.regions ?? []].filter((region) => region.isConnected && isShown(region)).map((region) => clip(textOf(region), 300)).filter((text) => text !== "");
  return said.length === 0 ? null : clip(said.join(" "), 300);
}
var CHANGES_PART = {
  observeChanges: observeChanges2,
  noteRedraw,
  observeRoot: observeRoot2,
  noteMutations,
  isVisibleChange,
  changesNodes,
  isTick,
  noteRegion,
  noteEvent,
  hasScrolled,
  noteChange,
  isFetching,
  findBusy: findBusy2,
  noteShifts,
  announcedText: announcedText2
};

// reporter/page/dom.ts
function clip2(text, limit) {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length > limit ? `${flat.slice(0, limit - 1)}\u2026` : flat;
}
function isShown2(element) {
  return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
}
function listElements2(root, limit) {
  const found = [];
  const queue = [root];
  for (let node = queue.pop(); node !== void 0 && found.length < limit; node = queue.pop()) {
    if (node instanceof Element && node !== root) found.push(node);
    const children = [...node.children];
    if (node instanceof Element && node.shadowRoot !== null) children.unshift(...node.shadowRoot.children);
    queue.push(...children.reverse());
  }
  return found;
}
function findById(element, id) {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}
function listReferenced2(element, attribute) {
  const ids = (element.getAttribute(attribute) ?? "").split(/\s+/).filter((id) => id !== "");
  return ids.flatMap((id) => findById(element, id) ?? []);
}
function closestAcross2(element, selector) {
  for (let node = element; node !== null; ) {
    const found = node.closest(selector);
    if (found !== null) return found;
    const root = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}
function frameOffset() {
  const offset = { x: 0, y: 0 };
  for (let view = window; view !== view.parent; view = view.parent) {
    const frame = readFrameElement(view);
    if (frame === null) return null;
    const rect = frame.getBoundingClientRect();
    offset.x += rect.left + frame.clientLeft;
    offset.y += rect.top + frame.clientTop;
    if (view.parent === view.top) {
      offset.x += view.parent.scrollX;
      offset.y += view.parent.scrollY;
    }
  }
  return offset;
}
function readFrameElement(view) {
  try {
    return view.frameElement;
  } catch {
    return null;
  }
}
function boxOf2(element) {
  const rect = element.getBoundingClientRect();
  const offset = frameOffset();
  if (offset === null || rect.width === 0 && rect.height === 0) return null;
  const scroll = window === window.top ? { x: window.scrollX, y: window.scrollY } : { x: 0, y: 0 };
  const round = (value) => Math.round(value * 10) / 10;
  return {
    x: round(rect.left + offset.x + scroll.x),
    y: round(rect.top + offset.y + scroll.y),
    width: round(rect.width),
    height: round(rect.height)
  };
}
function isInView2(element) {
  const rect = element.getBoundingClientRect();
  const x = rect.left + rect.width / 2;
  const y = rect.top + rect.height / 2;
  return x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
}
function isObscured2(element) {
  if (!isInView2(element)) return null;
  const rect = element.getBoundingClientRect();
  const top = topElementAt(rect.left + rect.width / 2, rect.top + rect.height / 2);
  if (top === null) return null;
  if (isAround(element, top) || isAround(top, element)) return false;
  const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
  return !labels.some((label) => label.contains(top));
}
function topElementAt(x, y) {
  let top = document.elementFromPoint(x, y);
  while (top?.shadowRoot) {
    const inner = top.shadowRoot.elementFromPoint(x, y);
    if (inner === null || inner === top) break;
    top = inner;
  }
  return top;
}
function isAround(outer, inner) {
  for (let node = inner; node !== null; ) {
    if (node === outer) return true;
    const root = node.getRootNode();
    node = node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return false;
}
function keyOf2(element) {
  const testId = testIdOf2(element);
  if (testId !== null) return `[data-testid="${testId}"]`;
  if (isPlainId(element.id)) return `#${element.id}`;
  const steps = [];
  for (let node = element; node !== null && steps.length < 5; node = node.parentElement) {
    if (node !== element && isPlainId(node.id)) return [`#${node.id}`, ...steps].join(" > ");
    steps.unshift(pathStep(node));
  }
  return steps.join(" > ");
}
function isPlainId(id) {
  return /^[A-Za-z][\w-]{0,60}$/.test(id) && !/\d{3,}/.test(id);
}
function pathStep(element) {
  const tag = element.tagName.toLowerCase();
  const twins = [...element.parentElement?.children ?? []].filter(
    (twin) => twin.tagName === element.tagName
  );
  return twins.length > 1 ? `${tag}:nth-of-type(${twins.indexOf(element) + 1})` : tag;
}
function testIdOf2(element) {
  return element.getAttribute("data-testid") ?? element.getAttribute("data-test-id") ?? element.getAttribute("data-test");
}
var DOM_PART = {
  clip: clip2,
  isShown: isShown2,
  listElements: listElements2,
  findById,
  listReferenced: listReferenced2,
  closestAcross: closestAcross2,
  frameOffset,
  readFrameElement,
  boxOf: boxOf2,
  isInView: isInView2,
  isObscured: isObscured2,
  topElementAt,
  isAround,
  keyOf: keyOf2,
  isPlainId,
  pathStep,
  testIdOf: testIdOf2
};

// reporter/page/facts.ts
function operatedElement2(hit) {
  const operable = "button, a[href], input, select, textarea, summary, label, [role], [tabindex], [contenteditable], [onclick]";
  const found = closestAcross(hit, operable) ?? hit;
  const isPlain = /^(main|body|dialog|region|form|group|list|listitem|presentation|none|article)$/;
  const element = isPlain.test(found.getAttribute("role") ?? "") || found === document.body ? hit : found;
  return element instanceof HTMLLabelElement && element.control !== null ? element.control : element;
}
function targetFacts2(element) {
  return {
    key: keyOf(element),
    tag: element.tagName.toLowerCase(),
    type: typeOf(element),
    role: roleOf(element),
    ...safeName(element),
    box: boxOf(boxedElement2(element)),
    in_view: isInView(boxedElement2(element)),
    obscured: isObscured(boxedElement2(element)),
    disabled: isDisabled2(element),
    required: isRequired(element),
    autocomplete: element.getAttribute("autocomplete"),
    described_by: descriptionOf(element),
    test_id: testIdOf(element),
    href: hrefOf(element)
  };
}
function wasInView2(element, from) {
  let isPinned = false;
  for (let at = element; at !== null && !isPinned; at = at.parentElement)
    isPinned = /^(fixed|sticky)$/.test(getComputedStyle(at).position);
  const rect = element.getBoundingClientRect();
  const x = rect.left + rect.width / 2 + (isPinned ? 0 : scrollX - from.x);
  const y = rect.top + rect.height / 2 + (isPinned ? 0 : scrollY - from.y);
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
}
function safeName(element) {
  if (closestAcross(element, "[data-ux-mask]") !== null) return { name: "", name_source: "none" };
  const named = nameOf(element);
  return { ...named, name: clip(named.name, 120) };
}
function boxedElement2(element) {
  const isDrawn = element.matches("input[type=checkbox], input[type=radio], input[type=file]");
  if (!isDrawn) return element;
  const isHidden = isTiny(element) || getComputedStyle(element).opacity === "0";
  return isHidden ? labelsOf(element).find((label) => isShown(label)) ?? element : element;
}
function typeOf(element) {
  if (element instanceof HTMLInputElement || element instanceof HTMLButtonElement) return element.type;
  return element.getAttribute("type");
}
function hrefOf(element) {
  return element instanceof HTMLAnchorElement && element.hasAttribute("href") ? element.href : null;
}
function isDisabled2(element) {
  return element.matches(":disabled") || closestAcross(element, "[aria-disabled=true]") !== null;
}
function isRequired(element) {
  return element.matches(":required") || element.getAttribute("aria-required") === "true";
}
function isInvalid2(element) {
  const own = element.getAttribute("aria-invalid");
  if (own !== null) return own !== "false" && own !== "";
  return element.matches("input:user-invalid, select:user-invalid, textarea:user-invalid");
}
function valueKind2(element) {
  const checked = checkedness(element);
  if (checked !== null) return checked ? "checked" : "unchecked";
  if (element instanceof HTMLInputElement)
    return /^(button|submit|reset|image)$/.test(element.type) ? "none" : filled(element.value);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
    return filled(element.value);
  if (element instanceof HTMLElement && element.isContentEditable) return filled(element.textContent);
  return "none";
}
function filled(value) {
  return value.trim() === "" ? "empty" : "filled";
}
function checkedness(element) {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) return element.checked;
  const role = element.getAttribute("role") ?? "";
  if (!/^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(role)) return null;
  return element.getAttribute("aria-checked") === "true";
}
function isFocusable2(element) {
  if (element.matches(":disabled")) return false;
  const tabindex = element.getAttribute("tabindex");
  if (tabindex !== null) return Number(tabindex) >= 0;
  if (element.matches("a[href], area[href], button, input, select, textarea, summary, iframe")) return true;
  return element instanceof HTMLElement && element.isContentEditable;
}
function isInline(element) {
  const parent = element.parentElement;
  if (parent === null || getComputedStyle(element).display !== "inline") return false;
  return clip(textOf(parent), 1e3).length > clip(textOf(element), 1e3).length + 3;
}
function landmarkOf(element) {
  const landmarks = "main, nav, aside, header, footer, search, [role=main], [role=navigation], [role=complementary], [role=banner], [role=contentinfo], [role=search]";
  const found = closestAcross(element, landmarks);
  if (found === null) return null;
  const role = roleOf(found);
  return role === "generic" ? null : role;
}
function groupOf(element) {
  const group = closestAcross(element.parentElement ?? element, "fieldset, [role=group], [role=radiogroup]");
  if (group === null || group === element) return null;
  const { name } = nameOf(group);
  return name === "" ? null : clip(name, 120);
}
function controlFacts2(element) {
  const { in_view, ...facts } = targetFacts2(element);
  return {
    ...facts,
    in_view: in_view === true,
    visible_label: false,
    focusable: isFocusable2(element),
    invalid: isInvalid2(element),
    value: valueKind2(element),
    placeholder: element.getAttribute("placeholder"),
    expanded: expandedOf(element),
    current: element.getAttribute("aria-current"),
    inline: isInline(element),
    landmark: landmarkOf(element),
    group: groupOf(element),
    native: element.matches("a[href], area[href], button, input, select, textarea, summary")
  };
}
function expandedOf(element) {
  const own = element.getAttribute("aria-expanded");
  if (own !== null) return own === "true";
  const details = element.tagName === "SUMMARY" ? element.parentElement : null;
  return details instanceof HTMLDetailsElement ? details.open : null;
}
var FACTS_PART = {
  operatedElement: operatedElement2,
  targetFacts: targetFacts2,
  wasInView: wasInView2,
  safeName,
  boxedElement: boxedElement2,
  typeOf,
  hrefOf,
  isDisabled: isDisabled2,
  isRequired,
  isInvalid: isInvalid2,
  valueKind: valueKind2,
  filled,
  checkedness,
  isFocusable: isFocusable2,
  isInline,
  landmarkOf,
  groupOf,
  controlFacts: controlFacts2,
  expandedOf
};

// reporter/page/fingerprint.ts
function steadyText2(text) {
  return text.replace(/\b\d{1,2}[:.]\d{2}([:.]\d{2})?(\s?[ap]m)?\b/gi, "#time").replace(/\b\d{4}-\d{2}-\d{2}\b/g, "#date").replace(/\b\d+(?=\s?(s|sec|second|m|min|minute|h|hour)s?\b)/gi, "#").replace(/\b[0-9a-f-]{12,}\b/gi, "#id").replace(/\s+/g, " ").trim();
}
function takeFingerprint2(watchRoot) {
  const frame = [];
  const held = [];
  let elements = 0;
  for (const element of listElements(document.body ?? document.documentElement, 2e4)) {
    if (element.shadowRoot !== null) watchRoot(element.shadowRoot);
    if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|LINK|META)$/.test(element.tagName) || !isShown(element)) continue;
    elements += 1;
    frame.push(describeElement(element));
    if (isHolding(element)) held.push(`${frame.length}${valueKind(element)}`);
  }
  const text = frame.join("\n");
  return { whole: digest(`${text}
${held.join(" ")}`), frame: digest(text), elements };
}
function isHolding(element) {
  return element.matches("input, select, textarea, [contenteditable=true], [aria-checked]");
}
function describeElement(element) {
  const parts = [element.tagName, element.getAttribute("role") ?? ""];
  for (const name of [
    "aria-expanded",
    "aria-selected",
    "aria-pressed",
    "aria-current",
    "aria-busy",
    "open",
    "aria-label"
  ])
    parts.push(element.getAttribute(name) ?? "");
  if (isHolding(element) || element.tagName === "BUTTON")
    parts.push(isDisabled(element) ? "disabled" : "", isInvalid(element) ? "invalid" : "");
  const isOwnText = closestAcross(element, "[contenteditable=true], [data-ux-mask], textarea") === null;
  if (isOwnText) parts.push(steadyText2(ownText2(element)));
  return parts.join("|");
}
function ownText2(element) {
  return [...element.childNodes].map((node) => node instanceof Text ? node.data : "").join(" ");
}
function digest(text) {
  let high = 3735928559;
  let low = 1103547991;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
  low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
  const hex = (part) => (part >>> 0).toString(16).padStart(8, "0");
  return `${hex(high)}${hex(low)}`;
}
var FINGERPRINT_PART = {
  steadyText: steadyText2,
  takeFingerprint: takeFingerprint2,
  isHolding,
  describeElement,
  ownText: ownText2,
  digest
};

// reporter/page/harvest.ts
function harvest2(watch) {
  const episode = watch.episode;
  const epoch = (time) => time == null ? null : performance.timeOrigin + time;
  const active = document.activeElement;
  const result = {
    acted: episode !== null,
    started_at: epoch(episode?.startedAt),
    value_shown_at: epoch(episode?.valueShown),
    first_change_at: epoch(episode?.firstChange),
    last_change_at: epoch(episode === null ? watch.lastMutation : episode.lastChange),
    content: episode?.isContent ?? false,
    focus: episode?.isFocus ?? false,
    focus_moved: active !== document.body && active !== watch.focusBefore && active !== episode?.target,
    busy: episode?.isBusy ?? false,
    announced: announcedText(watch),
    shift: roundShift(watch.shift),
    shift_before: episode === null ? null : roundShift(episode.shifted),
    entered_by_focus: episode?.enteredByFocus ?? false,
    field: episode === null ? null : fieldOutcome(episode),
    dropped: episode?.dropped ?? false,
    can_judge: episode === null || !episode.target.matches("canvas, video, audio, iframe, object, embed")
  };
  if (episode !== null) watch.entered = keptEntry(watch, episode, result.field);
  watch.episode = null;
  watch.shift = Number.isNaN(watch.shift) ? watch.shift : 0;
  watch.focusBefore = active;
  watch.focusIn = null;
  return result;
}
function roundShift(shift) {
  return Number.isNaN(shift) ? null : Math.round(shift * 1e4) / 1e4;
}
function keptEntry({ lastMutation }, { field }, outcome) {
  if (field === null || outcome?.kept !== true) return null;
  return { element: field.element, content: field.content, changed_at: lastMutation };
}
function fieldOutcome(episode) {
  if (episode.field === null) return null;
  const { element, content, secret } = episode.field;
  const plain2 = (text) => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const now = contentOf(element);
  const kept = element.isConnected ? now === content || plain2(now) !== "" && plain2(now) === plain2(content) : null;
  return { length: content.length, kept, secret, empty: content === "" };
}
var HARVEST_PART = {
  harvest: harvest2,
  roundShift,
  keptEntry,
  fieldOutcome
};

// reporter/page/look.ts
async function glance2(watch, wait) {
  watch.foresight = null;
  unpose(watch);
  const settled = await settle(watch, wait);
  return endLook(watch, readScreen(watch, settled));
}
function endLook(watch, screen) {
  watch.seen.add(screen.fingerprint.whole);
  return { ...screen, harvest: harvest(watch) };
}
async function peek2(watch, wait, known) {
  watch.foresight = null;
  unpose(watch);
  const settled = await settle(watch, { ...wait, answerMs: null });
  const screen = readScreen(watch, settled);
  const { whole } = screen.fingerprint;
  const isOver = settled && !isAwaited(watch, wait.answerMs) && findBusy() === null;
  if (isOver && known.rested.includes(whole)) return endLook(watch, screen);
  if (!settled || !isNew(watch, screen, known)) return glance2(watch, wait);
  watch.seen.add(whole);
  pose(watch);
  return screen;
}
function isNew({ seen }, { fingerprint: { whole } }, known) {
  return !isUnused() && !seen.has(whole) && !known.rested.includes(whole) && known.drafted !== whole;
}
async function foresee2(watch, forMs, known) {
  const turn = /* @__PURE__ */ Symbol();
  watch.foresight = turn;
  const end = performance.now() + forMs;
  for (let looks2 = 0; looks2 < 8 && watch.foresight === turn && performance.now() < end; ) {
    if (isNews(watch)) {
      looks2 += 1;
      watch.looked = lastDrawn2(watch);
      const screen = readScreen(watch, true);
      if (isNew(watch, screen, known)) return admit(watch, screen);
    }
    await new Promise((resume) => setTimeout(resume, 15));
  }
  return null;
}
function isNews(watch) {
  if (watch.looked === lastDrawn2(watch) || missingQuiet(watch, 17) > 0) return false;
  return isStill() && findBusy() === null;
}
function admit(watch, screen) {
  if (!isBare(watch)) return null;
  redraw();
  return screen;
}
function isBareSince2(watch, changedAt) {
  return lastDrawn2(watch) === changedAt && isBare(watch);
}
function lastDrawn2({ lastMutation, lastRedraw }) {
  return Math.max(lastMutation, lastRedraw);
}
function readScreen(watch, settled) {
  watch.lookedFrom = { x: scrollX, y: scrollY };
  return {
    fingerprint: takeFingerprint((root) => observeRoot(watch, root)),
    settled,
    url: location.href,
    title: document.title,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    changed_at: lastDrawn2(watch)
  };
}
var LOOK_PART = {
  glance: glance2,
  endLook,
  peek: peek2,
  isNew,
  foresee: foresee2,
  isNews,
  admit,
  isBareSince: isBareSince2,
  lastDrawn: lastDrawn2,
  readScreen
};

// reporter/page/mask.ts
function secretSelector2(own) {
  const always = [
    "input[type=password]",
    "[autocomplete^=cc-]",
    "[autocomplete~=one-time-code]",
    "[autocomplete~=current-password]",
    "[autocomplete~=new-password]",
    "[data-ux-mask]"
  ];
  return [...always, ...own.filter(isSelector)].join(", ");
}
function isSelector(selector) {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false;
  }
}
function isBare2({ selector, roots }) {
  return needCover2(selector, [...roots]).length === 0 && endlessAnimations2().length === 0;
}
function needCover2(selector, roots) {
  return roots.filter((root) => root.querySelector(selector) !== null || hasCaret(root));
}
function hasCaret({ activeElement }) {
  if (activeElement instanceof HTMLElement && activeElement.isContentEditable) return true;
  return activeElement?.matches("input, textarea") === true;
}
function endlessAnimations2() {
  return document.getAnimations().filter(({ playState, effect }) => {
    const end = Number(effect?.getComputedTiming().endTime ?? 0);
    return playState === "running" && !Number.isFinite(end);
  });
}
function holdAnimations2(moving) {
  const held = moving.map((animation) => [animation, animation.currentTime]);
  for (const animation of moving) {
    animation.pause();
    animation.currentTime = 0;
  }
  return () => {
    for (const [animation, time] of held) {
      animation.currentTime = time;
      animation.play();
    }
  };
}
function coverSecrets2(selector, roots) {
  const sheet = new CSSStyleSheet();
  const still = `:is(${selector}), :is(${selector}) * { transition: none !important; }`;
  sheet.replaceSync(`${still}
    :focus { caret-color: transparent !important; }
    :is(${selector}), :is(${selector}) * { color: transparent !important; -webkit-text-fill-color: transparent !important;
      text-shadow: none !important; caret-color: transparent !important; background: #6b7280 !important; }
    :is(${selector})::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important; }
    :is(${selector}) :is(img, svg, video, canvas, iframe, picture), :is(img, svg, video, canvas, iframe):is(${selector}) { opacity: 0 !important; }`);
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    sheet.replaceSync(still);
    for (const root of roots)
      for (const found of root.querySelectorAll(selector)) void getComputedStyle(found).color;
    for (const root of roots)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((own) => own !== sheet);
  };
}
var MASK_PART = {
  secretSelector: secretSelector2,
  isSelector,
  isBare: isBare2,
  needCover: needCover2,
  hasCaret,
  endlessAnimations: endlessAnimations2,
  holdAnimations: holdAnimations2,
  coverSecrets: coverSecrets2
};

// reporter/page/measure.ts
function measureScreen2(selector) {
  const all = listElements(document.documentElement, 2e4);
  const shown = all.filter((element) => isShown(element));
  const controls = shown.filter((element) => isControl(element));
  const images = shown.filter(
    (element) => element.matches("img, [role=img], svg[aria-label], input[type=image]")
  );
  const headings = shown.filter((element) => roleOf(element) === "heading");
  const words = shown.filter((element) => isWordy(element, selector));
  return {
    lang: document.documentElement.getAttribute("lang"),
    headings: headings.slice(0, 100).map((heading) => headingFacts(heading)),
    landmarks: shown.flatMap((element) => landmarkFacts(element)).slice(0, 50),
    dialogs: shown.flatMap((element) => dialogFacts(element)).slice(0, 10),
    controls: controls.slice(0, 300).map((control) => ({
      ...controlFacts(control),
      visible_label: hasVisibleLabel(control)
    })),
    images: images.slice(0, 100).map((image) => imageFacts(image)),
    messages: listMessages(shown, selector).slice(0, 50),
    text: textFacts(words),
    layout: layoutFacts(words, all.length),
    dropped: over(controls, 300) + over(images, 100) + over(headings, 100) + over(words, 200),
    frames: shown.filter((element) => element.matches("iframe") && !isTiny(element)).length,
    scroll: { x: Math.round(window.scrollX), y: Math.round(window.scrollY) }
  };
}
function over(list, limit) {
  return Math.max(0, list.length - limit);
}
function isControl(element) {
  if (element.matches("input[type=hidden], [role=presentation], [role=none]")) return false;
  if (element.matches("a[href], area[href], button, input, select, textarea, summary, [onclick]"))
    return true;
  if (element.matches('[contenteditable=true], [contenteditable=""]')) return true;
  const operable = /^(button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option|combobox|textbox|searchbox|slider|spinbutton|treeitem)$/;
  if (operable.test(element.getAttribute("role") ?? "")) return true;
  const tabindex = element.getAttribute("tabindex");
  return tabindex !== null && Number(tabindex) >= 0;
}
function headingFacts(heading) {
  const level = Number(heading.getAttribute("aria-level") ?? /^H([1-6])$/.exec(heading.tagName)?.[1] ?? 2);
  return {
    level: Number.isInteger(level) && level > 0 ? level : 2,
    text: nameOf(heading).name,
    box: boxOf(heading)
  };
}
function landmarkFacts(element) {
  const role = roleOf(element);
  const landmarks = /^(banner|main|navigation|complementary|contentinfo|search|region|form)$/;
  return landmarks.test(role) ? [{ role, name: nameOf(element).name }] : [];
}
function dialogFacts(element) {
  if (!element.matches("dialog[open], [role=dialog], [role=alertdialog]")) return [];
  const modal = element.matches(":modal") || element.getAttribute("aria-modal") === "true";
  const inside = listElements(element, 2e3).filter((one) => isShown(one) && isControl(one));
  return [{ name: nameOf(element).name, modal, controls: inside.slice(0, 50).map((one) => keyOf(one)) }];
}
function imageFacts(element) {
  const hidden = closestAcross(element, "[aria-hidden=true]") !== null;
  const { name } = nameOf(element);
  const alt = element.getAttribute("alt") ?? (name === "" ? null : name);
  const decorative = hidden || alt === "" || element.matches("[role=presentation], [role=none]");
  const broken = element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0;
  const hasSource = element instanceof HTMLImageElement && (element.currentSrc !== "" || element.hasAttribute("src"));
  return {
    key: keyOf(element),
    alt: alt === null ? null : clip(alt, 300),
    decorative,
    broken: broken && hasSource,
    box: boxOf(element)
  };
}
function listMessages(shown, selector) {
  const found = /* @__PURE__ */ new Map();
  for (const element of shown) {
    const role = messageRole(element);
    if (role !== null) addMessage(found, element, { role, for: null, error: role === "alert" });
    if (!element.matches("input, select, textarea, [role=textbox], [role=combobox]")) continue;
    const texts = describingTexts(element).filter((text) => isShown(text));
    const error = isInvalid(element) ? errorAmong(element, texts) : null;
    if (element.closest(selector) !== null && error === null) continue;
    for (const text of texts)
      addMessage(found, text, {
        role: messageRole(text) ?? "text",
        for: keyOf(element),
        error: text === error
      });
  }
  for (const element of shown)
    if (looksLikeError(element)) addMessage(found, element, { role: "text", for: null, error: true });
  return [...found.values()];
}
function describingTexts(field) {
  return [...listReferenced(field, "aria-errormessage"), ...listReferenced(field, "aria-describedby")];
}
function errorAmong(field, texts) {
  const named = listReferenced(field, "aria-errormessage")[0];
  const says = texts.find(
    (text) => messageRole(text) === "alert" || /error|invalid/i.test(`${text.id} ${text.className}`)
  );
  return named ?? says ?? texts.at(-1) ?? null;
}
function addMessage(found, element, kind) {
  const text = clip(textOf(element), 300);
  if (text === "" || kind.for === null && found.has(element)) return;
  if (kind.for === null && [...found.keys()].some((other) => element.contains(other) || other.contains(element)))
    return;
  found.set(element, { ...kind, text, box: boxOf(element) });
}
function messageRole(element) {
  const role = element.getAttribute("role") ?? "";
  const live = element.getAttribute("aria-live") ?? "";
  if (/^(alert|alertdialog)$/.test(role)) return role === "alert" ? "alert" : null;
  if (live === "assertive") return "alert";
  if (role === "log") return "log";
  return role === "status" || live === "polite" || element.tagName === "OUTPUT" ? "status" : null;
}
function looksLikeError(element) {
  const name = element.getAttribute("class") ?? "";
  return /(^|[\s_-])(error|invalid-feedback|field-error)([\s_-]|$)/i.test(name) && ownText(element).trim() !== "";
}
function isWordy(element, selector) {
  if (/^(SCRIPT|STYLE|NOSCRIPT|OPTION|TEXTAREA|TITLE)$/.test(element.tagName) || isTiny(element))
    return false;
  if (ownText(element).trim() === "" || closestAcross(element, "[contenteditable=true]") !== null)
    return false;
  return closestAcross(element, selector) === null;
}
function textFacts(words) {
  const all = words.map((element) => ownText(element)).join(" ");
  const blocks = words.slice(0, 200).map((element) => ({
    text: clip(ownText(element), 300),
    tag: (closestAcross(element, "code, pre, kbd, samp") ?? element).tagName.toLowerCase(),
    box: boxOf(element),
    font_px: Number.parseFloat(getComputedStyle(element).fontSize)
  }));
  return { words: (all.match(/[\p{L}\p{N}]+/gu) ?? []).length, blocks };
}
function layoutFacts(words, nodes) {
  const styles = words.slice(0, 1e3).map((element) => getComputedStyle(element));
  const distinct = (values) => new Set(values).size;
  return {
    document_width: document.documentElement.scrollWidth,
    document_height: document.documentElement.scrollHeight,
    nodes,
    font_sizes: distinct(styles.map((style) => style.fontSize)),
    font_families: distinct(styles.map((style) => style.fontFamily)),
    text_colours: distinct(styles.map((style) => style.color))
  };
}
var MEASURE_PART = {
  measureScreen: measureScreen2,
  over,
  isControl,
  headingFacts,
  landmarkFacts,
  dialogFacts,
  imageFacts,
  listMessages,
  describingTexts,
  errorAmong,
  addMessage,
  messageRole,
  looksLikeError,
  isWordy,
  textFacts,
  layoutFacts
};

// reporter/page/names.ts
function nameOf2(element) {
  const sources = [
    ["aria-labelledby", () => listReferenced(element, "aria-labelledby").map(referencedText).join(" ")],
    ["aria-label", () => element.getAttribute("aria-label") ?? ""],
    ["label", () => labelText(element)],
    ["alt", () => altText(element)],
    ["value", () => buttonValue(element)],
    ["content", () => isNamedByContent(element) ? textOf2(element) : svgTitle(element)],
    ["title", () => element.getAttribute("title") ?? ""],
    ["placeholder", () => element.getAttribute("placeholder") ?? ""]
  ];
  for (const [source2, read2] of sources) {
    const name = clip(read2(), 300);
    if (name !== "") return { name, name_source: source2 };
  }
  return { name: "", name_source: "none" };
}
function referencedText(element) {
  return element.getAttribute("aria-label") ?? textOf2(element);
}
function labelText(element) {
  return labelsOf2(element).map((label) => textOf2(label)).join(" ");
}
function labelsOf2(element) {
  if ("labels" in element && element.labels instanceof NodeList)
    return [...element.labels].filter((label) => label instanceof Element);
  if (element instanceof HTMLFieldSetElement) return [...element.querySelectorAll(":scope > legend")];
  if (element instanceof HTMLTableElement) return [...element.querySelectorAll(":scope > caption")];
  return [...element.tagName === "FIGURE" ? element.querySelectorAll(":scope > figcaption") : []];
}
function altText(element) {
  const hasAlt = element.tagName === "IMG" || element.tagName === "AREA" || element.matches("input[type=image]");
  return hasAlt ? element.getAttribute("alt") ?? "" : "";
}
function buttonValue(element) {
  if (!(element instanceof HTMLInputElement)) return "";
  if (!["button", "submit", "reset"].includes(element.type)) return "";
  const standard = { submit: "Submit", reset: "Reset" };
  return element.value === "" ? standard[element.type] ?? "" : element.value;
}
function svgTitle(element) {
  return element.tagName.toLowerCase() === "svg" ? element.querySelector("title")?.textContent ?? "" : "";
}
function isNamedByContent(element) {
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return false;
  if (element instanceof HTMLTextAreaElement || element.tagName === "IFRAME") return false;
  const containers = /^(textbox|searchbox|combobox|listbox|slider|spinbutton|group|radiogroup|dialog|alertdialog|main|navigation|banner|contentinfo|complementary|region|form|search|list|table|grid|tablist|menu|menubar|toolbar|tree|article|figure|img|presentation)$/;
  return !containers.test(roleOf(element));
}
function textOf2(node) {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return "";
  if (/^(script|style|noscript|template|input|select|textarea|head)$/i.test(node.tagName)) return "";
  const children = node.shadowRoot === null ? node.childNodes : node.shadowRoot.childNodes;
  const gap = /^(inline|contents)$/.test(getComputedStyle(node).display) ? "" : " ";
  return `${gap}${[...children].map(childText).join("")}${gap}`;
}
function childText(child) {
  if (!(child instanceof Element)) return textOf2(child);
  if (child.getAttribute("aria-hidden") === "true" || !isShown(child)) return "";
  const own = child.getAttribute("aria-label") ?? "";
  if (own !== "") return ` ${own} `;
  if (child.tagName === "IMG") return ` ${child.getAttribute("alt") ?? ""} `;
  if (child.tagName.toLowerCase() === "svg") return ` ${svgTitle(child)} `;
  return textOf2(child);
}
function descriptionOf2(element) {
  const parts = [
    ...listReferenced(element, "aria-describedby"),
    ...listReferenced(element, "aria-errormessage")
  ];
  const description = clip(parts.map((part) => textOf2(part)).join(" "), 300);
  return description === "" ? null : description;
}
function hasVisibleLabel2(element) {
  const wordy = (part) => isShown(part) && !isTiny2(part) && clip(textOf2(part), 300) !== "";
  if (labelsOf2(element).some(wordy) || listReferenced(element, "aria-labelledby").some(wordy)) return true;
  if (buttonValue(element) !== "") return true;
  return isNamedByContent(element) && clip(visibleText(element), 300) !== "";
}
function isTiny2(element) {
  const rect = element.getBoundingClientRect();
  return rect.width <= 2 || rect.height <= 2;
}
function visibleText(element) {
  return [...element.childNodes].map(visiblePart).join(" ");
}
function visiblePart(node) {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || !isShown(node) || isTiny2(node)) return "";
  return /^(script|style|svg)$/i.test(node.tagName) ? "" : visibleText(node);
}
var NAMES_PART = {
  nameOf: nameOf2,
  referencedText,
  labelText,
  labelsOf: labelsOf2,
  altText,
  buttonValue,
  svgTitle,
  isNamedByContent,
  textOf: textOf2,
  childText,
  descriptionOf: descriptionOf2,
  hasVisibleLabel: hasVisibleLabel2,
  isTiny: isTiny2,
  visibleText,
  visiblePart
};

// reporter/page/pose.ts
function pose2(watch) {
  const roots = needCover(watch.selector, [...watch.roots]);
  const moving = endlessAnimations();
  const isCovered = roots.length + moving.length > 0;
  if (isCovered && watch.uncover.length === 0)
    watch.uncover = [holdAnimations(moving), coverSecrets(watch.selector, roots)];
  redraw();
  return isCovered;
}
function unpose2(watch) {
  for (const uncover2 of watch.uncover.splice(0)) uncover2();
}
var POSE_PART = { pose: pose2, unpose: unpose2 };

// reporter/page/redraw.ts
function redraw2() {
  const root = document.documentElement;
  if (root === null) return;
  const sheet = new CSSStyleSheet();
  const isExact = getComputedStyle(root).printColorAdjust === "exact";
  sheet.replaceSync(`:root { print-color-adjust: ${isExact ? "economy" : "exact"} !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  applyStyles();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((own) => own !== sheet);
}
function applyStyles() {
  void document.documentElement.offsetWidth;
}
var REDRAW_PART = { redraw: redraw2, applyStyles };

// reporter/page/roles.ts
function roleOf2(element) {
  const own = (element.getAttribute("role") ?? "").trim().split(/\s+/)[0] ?? "";
  if (own !== "" && own !== "presentation" && own !== "none") return own.toLowerCase();
  if (element instanceof HTMLInputElement) return inputRole(element);
  if (element instanceof HTMLSelectElement)
    return element.multiple || element.size > 1 ? "listbox" : "combobox";
  return implicitRole(element);
}
function inputRole(input) {
  const roles = {
    button: "button",
    submit: "button",
    reset: "button",
    image: "button",
    file: "button",
    color: "button",
    checkbox: "checkbox",
    radio: "radio",
    range: "slider",
    number: "spinbutton",
    search: "searchbox"
  };
  if (input.list !== null && ["text", "search", "email", "tel", "url"].includes(input.type))
    return "combobox";
  return roles[input.type] ?? "textbox";
}
function implicitRole(element) {
  const tag = element.tagName.toLowerCase();
  if (tag === "a" || tag === "area") return element.hasAttribute("href") ? "link" : "generic";
  if (/^h[1-6]$/.test(tag)) return "heading";
  if (tag === "header" || tag === "footer") return edgeRole(element, tag);
  if (tag === "section" || tag === "form") return hasOwnName(element) ? sectionRole(tag) : "generic";
  if (tag === "img") return element.getAttribute("alt") === "" ? "presentation" : "img";
  if (element instanceof HTMLElement && element.isContentEditable && tag === "div") return "textbox";
  return tagRole(tag);
}
function edgeRole(element, tag) {
  if (closestAcross(element, "article, aside, main, nav, section") !== null) return "generic";
  return tag === "header" ? "banner" : "contentinfo";
}
function sectionRole(tag) {
  return tag === "form" ? "form" : "region";
}
function hasOwnName(element) {
  return ["aria-label", "aria-labelledby", "title"].some((name) => (element.getAttribute(name) ?? "") !== "");
}
function tagRole(tag) {
  const roles = {
    button: "button",
    summary: "button",
    textarea: "textbox",
    option: "option",
    nav: "navigation",
    main: "main",
    aside: "complementary",
    search: "search",
    dialog: "dialog",
    ul: "list",
    ol: "list",
    li: "listitem",
    table: "table",
    tr: "row",
    td: "cell",
    th: "columnheader",
    fieldset: "group",
    details: "group",
    output: "status",
    progress: "progressbar",
    meter: "meter",
    article: "article",
    figure: "figure",
    p: "paragraph",
    iframe: "iframe",
    label: "label",
    hr: "separator",
    menu: "list",
    svg: "img"
  };
  return roles[tag] ?? "generic";
}
var ROLES_PART = {
  roleOf: roleOf2,
  inputRole,
  implicitRole,
  edgeRole,
  sectionRole,
  hasOwnName,
  tagRole
};

// reporter/page/script.ts
function composeScript(parts, start) {
  const functions = parts.flatMap((part) => Object.entries(part));
  const names2 = new Set(functions.map(([name]) => name));
  if (names2.size !== functions.length) throw new Error("two page functions have one name");
  return `(() => {
${functions.map(([name, code]) => declare(name, code)).join("\n")}
${start}
})();`;
}
function declare(name, code) {
  return code.name === name ? code.toString() : `${code.toString()}
const ${name} = ${code.name};`;
}

// reporter/page/start.ts
function startKit(settings, binding, name) {
  if (Reflect.has(globalThis, name)) return;
  const watch = createWatch(secretSelector(settings.mask), (message) => sendMessage(binding, message));
  observeChanges(watch);
  listenForActs(watch);
  reportLoading(watch);
  Reflect.set(globalThis, name, makeKit(watch));
}
function makeKit(watch) {
  return {
    glance: (wait) => {
      listenForActs(watch);
      return glance(watch, wait);
    },
    peek: (wait, known) => {
      listenForActs(watch);
      return peek(watch, wait, known);
    },
    foresee: (forMs, known) => foresee(watch, forMs, known),
    isBareSince: (changedAt) => isBareSince(watch, changedAt),
    harvest: () => harvest(watch),
    measure: () => measureScreen(watch.selector),
    axe: (tags) => runAxe(tags),
    pose: () => pose(watch),
    uncover: () => unpose(watch),
    frame: nextFrame
  };
}
function nextFrame() {
  return new Promise((resume) => {
    setTimeout(resume, 50);
    requestAnimationFrame(() => setTimeout(resume));
  });
}
function sendMessage(binding, message) {
  const send = Reflect.get(globalThis, binding);
  if (typeof send === "function") send(JSON.stringify(message));
}
function reportLoading(watch) {
  if (window !== window.top) return;
  const at = (time) => performance.timeOrigin + time;
  watch.send({ kind: "document", at: at(0) });
  window.addEventListener("load", () => watch.send({ kind: "loaded", at: at(performance.now()) }));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === "first-contentful-paint") watch.send({ kind: "painted", at: at(entry.startTime) });
  }).observe({ type: "paint", buffered: true });
}
var START_PART = {
  startKit,
  makeKit,
  nextFrame,
  sendMessage,
  reportLoading
};

// reporter/page/watch.ts
function createWatch2(selector, send) {
  const watch = {
    selector,
    send,
    roots: /* @__PURE__ */ new Set(),
    seen: /* @__PURE__ */ new Set(),
    uncover: [],
    foresight: null,
    lookedFrom: null,
    told: null,
    looked: null,
    listeners: [],
    observer: null,
    episode: null,
    entered: null,
    lastMutation: performance.now(),
    lastRedraw: 0,
    shift: 0,
    focusBefore: null,
    focusIn: null
  };
  watch.listeners.push(...actListeners(watch));
  return watch;
}
function listenForActs2({ listeners }) {
  for (const [target, type, listener] of listeners)
    target.addEventListener(type, listener, { capture: true, passive: true });
}
function actListeners(watch) {
  const act = (event) => noteAct(watch, event);
  const types = ["pointerdown", "keydown", "input", "change", "click", "drop"];
  return [
    ...types.map((type) => [window, type, act]),
    [window, "pointerover", (event) => noteHover(watch, event)],
    [window, "focusin", (event) => noteFocus(watch, event)]
  ];
}
function noteAct(watch, event) {
  const hit = event.composedPath()[0];
  if (!(hit instanceof Element) || !isActing(watch, event, hit)) return;
  const element = operatedElement(hit);
  watch.episode ??= startEpisode(watch, element, event.timeStamp);
  const isCommit = event.type === "change" && isTextField(element) && !element.matches("select, input[type=file]");
  if ((event.type === "input" || event.type === "change") && !isCommit)
    rememberField(watch, watch.episode, element);
  sendAct(watch, event, element);
}
function isActing(watch, event, hit) {
  if (event.isTrusted) return event.type !== "click" || watch.episode === null;
  if (event.type === "click") return watch.episode === null;
  const isSet = "select, input[type=file], input[type=date], input[type=time], input[type=datetime-local], input[type=month], input[type=week], input[type=color], input[type=range]";
  return (event.type === "input" || event.type === "change") && hit.matches(isSet);
}
function startEpisode(watch, target, startedAt) {
  const shifted = watch.shift;
  watch.shift = Number.isNaN(shifted) ? shifted : 0;
  return {
    startedAt: startedAt > 0 ? startedAt : performance.now(),
    target,
    scrolls: new Map(listAround(target).map((part) => [part, { x: part.scrollLeft, y: part.scrollTop }])),
    sent: /* @__PURE__ */ new Set(),
    field: null,
    enteredByFocus: watch.focusIn !== null && watch.focusIn === target,
    valueShown: null,
    firstChange: null,
    lastChange: null,
    isContent: false,
    isFocus: false,
    isBusy: false,
    isBusyNow: false,
    regions: /* @__PURE__ */ new Set(),
    shifted,
    dropped: hasDropped(watch)
  };
}
function hasDropped({ entered, lastMutation }) {
  if (entered === null || entered.content === "" || entered.changed_at !== lastMutation) return false;
  return entered.element.isConnected && contentOf2(entered.element) === "";
}
function listAround(element) {
  const found = document.scrollingElement === null ? [] : [document.scrollingElement];
  for (let at = element.parentElement; at !== null; at = at.parentElement) found.push(at);
  return found;
}
function rememberField(watch, episode, element) {
  const secret = element.closest(watch.selector) !== null;
  episode.field = { element, content: contentOf2(element), secret };
  if (watch.focusIn === element) episode.enteredByFocus = true;
  requestAnimationFrame(
    () => requestAnimationFrame((painted) => {
      episode.valueShown ??= painted;
    })
  );
}
function contentOf2(element) {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return String(element.checked);
  if ("value" in element && typeof element.value === "string") return element.value;
  return element instanceof HTMLElement && element.isContentEditable ? element.textContent ?? "" : valueKind(element);
}
function sendAct(watch, event, element) {
  const episode = watch.episode;
  const id = `${event.type} ${keyOf(element)}`;
  if (episode === null || episode.sent.has(id)) return;
  episode.sent.add(id);
  watch.send({
    kind: "act",
    type: event.type,
    at: performance.timeOrigin + (event.timeStamp > 0 ? event.timeStamp : performance.now()),
    trusted: event.isTrusted,
    key: event instanceof KeyboardEvent && event.key.length > 1 ? event.key : null,
    secret: element.closest(watch.selector) !== null,
    target: factsBefore(watch, element)
  });
}
function factsBefore(watch, element) {
  const { told, lookedFrom } = watch;
  const drawn = lastDrawn(watch);
  if (told?.element === element && told.drawn === drawn && told.lookedFrom === lookedFrom) return told.facts;
  const from = lookedFrom ?? { x: scrollX, y: scrollY };
  const facts = { ...targetFacts(element), in_view: wasInView(boxedElement(element), from) };
  watch.told = { element, drawn, lookedFrom, facts };
  return facts;
}
function noteHover(watch, event) {
  const hit = event.composedPath()[0];
  if (watch.episode !== null || !event.isTrusted || !(hit instanceof Element)) return;
  if (hit === document.documentElement || hit === document.body) return;
  const target = factsBefore(watch, operatedElement(hit));
  const at = performance.timeOrigin + event.timeStamp;
  watch.send({ kind: "act", type: "pointerover", at, trusted: true, key: null, secret: false, target });
}
function noteFocus(watch, event) {
  const target = event.composedPath()[0];
  watch.focusIn = target instanceof Element ? target : null;
  const episode = watch.episode;
  if (episode === null || watch.focusIn === null) return;
  if (watch.focusIn !== episode.target || isTextField(episode.target)) episode.isFocus = true;
}
function isTextField(element) {
  return /^(empty|filled)$/.test(valueKind(element));
}
var WATCH_PART = {
  createWatch: createWatch2,
  listenForActs: listenForActs2,
  actListeners,
  noteAct,
  isActing,
  startEpisode,
  hasDropped,
  listAround,
  rememberField,
  contentOf: contentOf2,
  sendAct,
  factsBefore,
  noteHover,
  noteFocus,
  isTextField
};

// reporter/page/kit.ts
var WORLD = "ux-jury";
var BINDING = "__uxJurySend";
var KIT = "__uxJury";
function kitScript(settings) {
  const parts = [
    DOM_PART,
    ROLES_PART,
    NAMES_PART,
    FACTS_PART,
    FINGERPRINT_PART,
    MASK_PART,
    REDRAW_PART,
    POSE_PART,
    WATCH_PART,
    CHANGES_PART,
    CALM_PART,
    HARVEST_PART,
    LOOK_PART,
    MEASURE_PART,
    AXE_PART,
    START_PART
  ];
  return composeScript(parts, `startKit(${JSON.stringify(settings)}, '${BINDING}', '${KIT}');`);
}

// reporter/worker/limit-time.ts
var TooSlow = class extends Error {
  name = "TooSlow";
};
async function limitTime(work, ms) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
    work.catch(() => void 0);
  }
}
function reasonOf(error) {
  if (error instanceof TooSlow) return "too_slow";
  const message = error instanceof Error ? error.message : String(error);
  if (/closed|crash|detached/i.test(message)) return "page_closed";
  if (/context|navigat|world/i.test(message)) return "page_navigated";
  if (/ENOSPC|EACCES|EROFS|ENOENT|EPERM/.test(message)) return "cannot_write";
  return "instrument_error";
}

// reporter/worker/draft-state.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");

// reporter/worker/pose-screen.ts
async function poseScreen(session) {
  const look2 = session.looks;
  const worlds = await allWorlds(session);
  const left = worlds.filter((world) => world !== session.posed);
  const poses = await Promise.allSettled(left.map((world) => poseFrame(world, session)));
  const covered = left.filter((_, at) => poses[at]?.status !== "fulfilled" || poses[at].value);
  const failure = poses.find((pose3) => pose3.status === "rejected");
  if (failure === void 0) return { worlds, covered, look: look2 };
  await uncover(session, covered);
  throw failure.reason;
}
async function poseAsIs(session) {
  const worlds = await allWorlds(session);
  return worlds.length === 1 ? { worlds, covered: [], look: session.looks } : null;
}
async function uncover(session, covered) {
  if (covered.length === 0) return;
  session.looks += 1;
  await Promise.allSettled(covered.map((world) => askFrame(world, "uncover")));
}
async function uncoverPeeked(session) {
  const { posed } = session;
  session.posed = null;
  if (posed !== null) await uncover(session, [posed]);
}
async function allWorlds({ worlds }) {
  await worlds.main();
  return worlds.all();
}
async function poseFrame(world, { cdp }) {
  const isCovered = await askFrame(world, "pose");
  if (isCovered && world.cdp !== cdp) await askFrame(world, "frame");
  return isCovered;
}

// reporter/worker/state-id.ts
var import_node_crypto = require("node:crypto");

// reporter/redact.ts
function redactUrl(url) {
  if (/^(data|blob|javascript):/i.test(url)) return `${url.slice(0, url.indexOf(":"))}:*`;
  const parsed = parseUrl(url);
  if (parsed === null) return clip3(url.replace(/[?#].*$/s, ""), 300);
  const origin = parsed.origin === "null" ? parsed.protocol : parsed.origin;
  return clip3(
    `${origin}${redactPath(parsed.pathname)}${redactQuery(parsed.search)}${redactHash(parsed.hash)}`,
    300
  );
}
function routeOf(url) {
  const parsed = parseUrl(url);
  if (parsed === null || parsed.protocol === "about:") return url.slice(0, 100) || "about:blank";
  const hash = /^#!?\//.test(parsed.hash) ? redactHash(parsed.hash) : "";
  const path = redactPath(parsed.pathname).split("/").map((part) => /^\d+$/.test(part) ? ":id" : part).join("/");
  return clip3(`${path}${hash}`, 200) || "/";
}
function redactTitle(title) {
  const typed = /^(Fill|Type|Insert|Press sequentially) "(?:[^"\\]|\\.)*"?/s;
  const plain2 = title.replace(typed, (_, verb) => `${verb} "\u2026"`).replace(/^(Press|Key down|Key up) "[^"\s]"/, '$1 "\u2026"');
  return clip3(redactText(plain2), 300);
}
function redactText(text) {
  return text.replace(/\bvalue="[^"]*"/g, 'value="\u2026"').replace(/https?:\/\/[^\s"'<>)\]]+/g, (url) => redactUrl(url)).replace(/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, "$1 \u2026").replace(/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, "\u2026").replace(
    /\b((?:pass(?:word|wd)?|secret|token|api[_-]?key|authorization)["']?\s*[:=]\s*)["']?[^\s"',;}]+/gi,
    "$1\u2026"
  ).replace(/([?&][\w.[\]-]+=)[^&#\s"')]+/g, "$1*");
}
function clip3(text, limit) {
  const flat = text.replace(/[^\S\n]+/g, " ").trim();
  return flat.length > limit ? `${flat.slice(0, limit - 1)}\u2026` : flat;
}
function parseUrl(url) {
  return URL.canParse(url) ? new URL(url) : null;
}
function redactPath(path) {
  return path.split("/").map((part) => isOpaque(part) ? ":id" : part).join("/");
}
function isOpaque(part) {
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(part) || /^[0-9a-f]{16,}$/i.test(part)) return true;
  return part.length >= 24 && /\d/.test(part) && /[a-z]/i.test(part) && !/\.\w{2,5}$/.test(part);
}
function redactQuery(search) {
  const names2 = [...new Set(new URLSearchParams(search).keys())];
  return names2.length === 0 ? "" : `?${names2.map((name) => `${encodeURIComponent(name)}=*`).join("&")}`;
}
function redactHash(hash) {
  if (!hash.includes("=")) return isOpaque(hash.slice(1)) ? "#*" : hash.replace(/\?.*$/, "");
  return /^#!?\//.test(hash) ? hash.replace(/\?.*$/, "") : "#*";
}

// reporter/worker/state-id.ts
function stateId({
  url,
  viewport,
  fingerprint
}) {
  const parts = [routeOf(url), fingerprint.whole, viewport.width, viewport.height].join(" ");
  return (0, import_node_crypto.createHash)("sha256").update(parts).digest("hex").slice(0, 16);
}

// reporter/worker/take-picture.ts
var import_node_crypto2 = require("node:crypto");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");

// reporter/bundle/jpeg-size.ts
function readJpegSize(bytes) {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 65496) return null;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 65472 && marker <= 65487 && ![65476, 65480, 65484].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}

// reporter/worker/take-picture.ts
async function takePicture(session, dir, posing = poseScreen(session)) {
  const posed = await posing;
  try {
    const bytes = await shoot(session, posed);
    if (session.looks !== posed.look) throw new TooSlow("another look overtook the picture");
    return storePicture(bytes, dir);
  } finally {
    await uncover(session, posed.covered);
  }
}
async function takeBarePicture(session, posed, { changedAt, dir }) {
  const bytes = await shoot(session, posed);
  return await askPage(session, "isBareSince", changedAt) ? storePicture(bytes, dir) : null;
}
async function shoot({ cdp, worlds }, posed) {
  const shot = await cdp.send("Page.captureScreenshot", { format: "jpeg", quality: 80 }).catch((error) => explainRefusal(posed, error));
  if (!posed.worlds.includes(await worlds.main())) throw new Error("the page navigated");
  return Buffer.from(shot.data, "base64");
}
async function explainRefusal({ worlds }, refusal) {
  await Promise.all(worlds.map((world) => askFrame(world, "frame")));
  throw refusal;
}
function storePicture(bytes, dir) {
  if (readJpegSize(bytes) === null) throw new Error("empty picture");
  const id = (0, import_node_crypto2.createHash)("sha256").update(bytes).digest("hex");
  const path = pathOfPicture(dir, id);
  if ((0, import_node_fs.existsSync)(path)) return id;
  (0, import_node_fs.mkdirSync)((0, import_node_path.dirname)(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  try {
    (0, import_node_fs.writeFileSync)(draft, bytes);
    (0, import_node_fs.renameSync)(draft, path);
  } finally {
    (0, import_node_fs.rmSync)(draft, { force: true });
  }
  return id;
}
function pathOfPicture(dir, id) {
  return (0, import_node_path.join)(dir, "pictures", `${id}.jpg`);
}

// reporter/worker/draft-state.ts
async function draftNewState(session, screen, settings) {
  return isNew2(screen, settings) ? draftState(session, screen, settings) : null;
}
async function draftBareState(session, screen, settings) {
  if (!isNew2(screen, settings)) return null;
  const posed = await poseAsIs(session);
  if (posed === null) return null;
  const [picture, measured] = await Promise.all([
    takeBarePicture(session, posed, { changedAt: screen.changed_at, dir: settings.dir }),
    askPage(session, "measure")
  ]);
  return picture === null ? null : { ...draftOf(screen), measured, picture, not_measured: [] };
}
async function draftState(session, screen, { dir }) {
  const not_measured = [];
  const posing = poseScreen(session);
  const [picture, measured] = await Promise.all([
    takePicture(session, dir, posing).catch((error) => {
      not_measured.push({ what: "picture", reason: reasonOf(error) });
      return null;
    }),
    posing.catch(() => null).then(() => askPage(session, "measure"))
  ]);
  return { ...draftOf(screen), measured, picture, not_measured };
}
function draftOf(screen) {
  return { id: stateId(screen), whole: screen.fingerprint.whole, changed_at: screen.changed_at };
}
function isScreen({ fingerprint, url }) {
  return fingerprint.elements > 0 && !url.startsWith("chrome-error:");
}
function pathOfState(dir, id) {
  return (0, import_node_path2.join)(dir, "states", `${id}.json`);
}
function isNew2(screen, { dir }) {
  return isScreen(screen) && !(0, import_node_fs2.existsSync)(pathOfState(dir, stateId(screen)));
}

// reporter/worker/known-screens.ts
var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");
var MOST = 200;
var rested = /* @__PURE__ */ new Set();
var read = /* @__PURE__ */ new Map();
function rememberRested(dir, { fingerprint: { whole } }) {
  const isNews2 = !rested.has(whole);
  keep(whole);
  if (isNews2) atBest(() => (0, import_node_fs3.appendFileSync)(pathOfRested(dir), `${whole}
`));
}
function knownScreens(dir, draft) {
  atBest(() => readOn(dir));
  return { rested: [...rested], drafted: draft?.whole ?? null };
}
function readOn(dir) {
  const path = pathOfRested(dir);
  const from = read.get(dir) ?? 0;
  if (((0, import_node_fs3.statSync)(path, { throwIfNoEntry: false })?.size ?? 0) <= from) return;
  const text = (0, import_node_fs3.readFileSync)(path, "latin1").slice(from);
  read.set(dir, from + text.lastIndexOf("\n") + 1);
  for (const whole of text.match(/^[0-9a-f]{16}(?=\n)/gm) ?? []) keep(whole);
}
function keep(whole) {
  rested.delete(whole);
  rested.add(whole);
  for (const oldest of rested) if (rested.size > MOST) rested.delete(oldest);
}
function atBest(work) {
  try {
    work();
  } catch {
  }
}
function pathOfRested(dir) {
  return (0, import_node_path3.join)(dir, ".capture", "rested");
}

// reporter/worker/draft-ahead.ts
var FORESIGHT_MS = 2e3;
var MEASURE_MS = 5e3;
function noneAhead() {
  return { draft: null, work: null, isMeasuring: false };
}
function draftAhead(session, settings) {
  const { ahead } = session;
  if (ahead.work !== null || session.isBlocked || session.isRestless || session.isStuck) return;
  ahead.work = lookOut(session, settings).catch(() => void 0).then(() => {
    ahead.work = null;
    ahead.isMeasuring = false;
  });
}
async function takeAhead(session) {
  const { ahead } = session;
  session.ahead = noneAhead();
  if (ahead.isMeasuring) await ahead.work;
  return ahead.draft;
}
async function lookOut(session, settings) {
  const { ahead } = session;
  const screen = await limitTime(foresee3(session, settings), FORESIGHT_MS * 2);
  if (screen === null || session.ahead !== ahead) return;
  ahead.isMeasuring = true;
  ahead.draft = await limitTime(draftBareState(session, screen, settings), MEASURE_MS) ?? ahead.draft;
}
async function foresee3(session, { dir }) {
  const known = knownScreens(dir, session.ahead.draft);
  try {
    return await askPage(session, "foresee", FORESIGHT_MS, known);
  } catch (error) {
    if (reasonOf(error) !== "page_navigated") throw error;
    return askPage(session, "foresee", FORESIGHT_MS, known);
  }
}

// reporter/worker/page-worlds.ts
var NEW_DOCUMENT_MS = 1e3;
function openWorlds(page, cdp, kit) {
  const byFrame = /* @__PURE__ */ new Map();
  const arrivals = /* @__PURE__ */ new Set();
  const pending = /* @__PURE__ */ new Set();
  let mainFrame = "";
  const ready = installKit(cdp, { byFrame, arrivals }, kit).then((frame) => {
    mainFrame = frame;
    for (const look2 of arrivals) look2();
  });
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() || isSameSite(frame, page)) return;
    const work = installInFrame(page, frame, { known: { byFrame, arrivals }, kit }).finally(
      () => pending.delete(work)
    );
    pending.add(work);
  });
  const isMain = (world) => byFrame.get(mainFrame) === world;
  return {
    ready,
    main: () => waitForWorld(arrivals, () => byFrame.get(mainFrame)),
    isMain,
    isMainFrame: (frameId) => frameId === mainFrame,
    all: async () => {
      await Promise.allSettled(pending);
      return [...byFrame.values()];
    }
  };
}
function isSameSite(frame, page) {
  const host = (url) => URL.canParse(url) ? new URL(url).hostname : "";
  return host(frame.url()) === "" || host(frame.url()) === host(page.url());
}
async function installInFrame(page, frame, { known, kit }) {
  try {
    await installKit(await page.context().newCDPSession(frame), known, kit);
  } catch {
  }
}
async function installKit(cdp, { byFrame, arrivals }, { script: script2, hear }) {
  const byContext = /* @__PURE__ */ new Map();
  cdp.on("Runtime.executionContextCreated", ({ context }) => {
    const frame = context.auxData?.frameId;
    if (context.name !== WORLD || typeof frame !== "string") return;
    const world = { cdp, contextId: context.id };
    byFrame.set(frame, world);
    byContext.set(context.id, world);
    for (const look2 of arrivals) look2();
  });
  const forget = (gone) => {
    for (const [frame, world] of byFrame) if (world.cdp === cdp && gone(world)) byFrame.delete(frame);
  };
  cdp.on(
    "Runtime.executionContextDestroyed",
    ({ executionContextId }) => forget(({ contextId }) => contextId === executionContextId)
  );
  cdp.on("Runtime.executionContextsCleared", () => forget(() => true));
  cdp.on("close", () => forget(() => true));
  cdp.on("Runtime.bindingCalled", ({ name, payload, executionContextId }) => {
    if (name === BINDING) hear(byContext.get(executionContextId), payload);
  });
  const [tree] = await Promise.all([
    cdp.send("Page.getFrameTree"),
    cdp.send("Page.enable"),
    cdp.send("Runtime.enable"),
    cdp.send("Runtime.addBinding", { name: BINDING, executionContextName: WORLD }),
    cdp.send("Page.addScriptToEvaluateOnNewDocument", {
      source: script2,
      worldName: WORLD,
      runImmediately: true
    })
  ]);
  return tree.frameTree.frame.id;
}
function waitForWorld(arrivals, find) {
  const world = find();
  if (world !== void 0) return Promise.resolve(world);
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      arrivals.delete(look2);
    };
    const look2 = () => {
      const arrived = find();
      if (arrived === void 0) return;
      stop();
      resolve(arrived);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error("no world in this document"));
    }, NEW_DOCUMENT_MS);
    arrivals.add(look2);
  });
}

// reporter/worker/page-session.ts
async function openSession(page, script2, listener) {
  const isPopup = await page.opener() !== null;
  const cdp = await page.context().newCDPSession(page);
  const hear = (world, payload) => {
    if (world !== void 0 && !worlds.isMain(world)) session.actedFrames.add(world);
    listener.onMessage(session, JSON.parse(payload));
  };
  const worlds = openWorlds(page, cdp, { script: script2, hear });
  const session = {
    page,
    isPopup,
    cdp,
    worlds,
    actedFrames: /* @__PURE__ */ new Set(),
    ahead: noneAhead(),
    posed: null,
    looks: 0,
    isBlocked: false,
    isRestless: false,
    isStuck: false
  };
  followPage(session, listener);
  await worlds.ready;
  return session;
}
async function askPage(session, method, ...args) {
  return askFrame(await session.worlds.main(), method, ...args);
}
async function askFrame(world, method, ...args) {
  return askWorld(world, callText(method, args));
}
async function runInPage(session, code) {
  await askWorld(await session.worlds.main(), code);
}
async function valueInPage(session, expression) {
  return askWorld(await session.worlds.main(), expression);
}
function callText(method, args) {
  return `globalThis.${KIT}.${method}(${args.map((arg) => JSON.stringify(arg)).join(", ")})`;
}
async function askWorld({ cdp, contextId }, expression) {
  const answer = await cdp.send("Runtime.evaluate", {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true
  });
  if (answer.exceptionDetails !== void 0)
    throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
  return answer.result.value;
}
function followPage(session, listener) {
  const { cdp, worlds } = session;
  cdp.on("Page.javascriptDialogOpening", ({ type, message }) => {
    session.isBlocked = true;
    listener.onDialog(session, { type, message });
  });
  cdp.on("Page.javascriptDialogClosed", () => {
    session.isBlocked = false;
  });
  cdp.on("Page.navigatedWithinDocument", ({ frameId, url }) => {
    if (worlds.isMainFrame(frameId)) listener.onMoved(session, url);
  });
}

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

// reporter/worker/probes/probe-files.ts
var import_node_fs4 = require("node:fs");
var import_node_path4 = require("node:path");
function pathOfProbes(dir, id) {
  return (0, import_node_path4.join)(dir, ".capture", `${id}.probes.json`);
}
function readProbes(path) {
  if (!(0, import_node_fs4.existsSync)(path)) return null;
  try {
    return JSON.parse((0, import_node_fs4.readFileSync)(path, "utf8"));
  } catch {
    return null;
  }
}
var LASTING = /^(not_reached_again|risky_address|one_time_address|no_address_of_its_own)$/;
function writeProbes(dir, result) {
  const path = pathOfProbes(dir, result.id);
  const known = readProbes(path);
  if (known?.parts != null) return;
  if (result.parts === null && LASTING.test(known?.reason ?? "")) return;
  (0, import_node_fs4.mkdirSync)((0, import_node_path4.join)(dir, ".capture"), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  (0, import_node_fs4.writeFileSync)(draft, JSON.stringify(result));
  (0, import_node_fs4.renameSync)(draft, path);
}
function claimScreen(dir, id) {
  try {
    (0, import_node_fs4.writeFileSync)((0, import_node_path4.join)(dir, ".capture", `${id}.claim`), "", { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}
function isClaimed(dir, id) {
  return (0, import_node_fs4.existsSync)((0, import_node_path4.join)(dir, ".capture", `${id}.claim`));
}
function readSpent(dir) {
  const path = (0, import_node_path4.join)(dir, ".capture", "probes.spent");
  if (!(0, import_node_fs4.existsSync)(path)) return 0;
  return (0, import_node_fs4.readFileSync)(path, "utf8").split("\n").reduce((sum, line) => sum + (Number(line) || 0), 0);
}
function noteSpent(dir, milliseconds) {
  (0, import_node_fs4.appendFileSync)((0, import_node_path4.join)(dir, ".capture", "probes.spent"), `${Math.round(milliseconds)}
`);
}

// reporter/page/probes/animated.ts
function animatedTexts2(shown) {
  const found = /* @__PURE__ */ new Map();
  for (const { effect, playState } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || playState !== "running") continue;
    const { target, pseudoElement } = effect;
    const lasts = Number(effect.getComputedTiming().endTime) > 5e3;
    if (!lasts || target === null || pseudoElement !== null || !shown.includes(target)) continue;
    const how = motionOf(effect.getKeyframes(), target);
    if (how !== null && countWords(shownText(target)) >= 3) found.set(target, how);
  }
  return [...found].map(
    ([element, how]) => partOf("moving_text", element, { how, text: clip(shownText(element), 120), stops: offersStop(element) })
  );
}
function motionOf(frames, element) {
  const LEAST_PX = 24;
  const { width, height } = element.getBoundingClientRect();
  const spread = (values) => Math.max(...values) - Math.min(...values);
  const along = frames.map((frame) => shiftOf(frame, { width, height }));
  const isMoved = ["x", "y"].some(
    (axis) => spread(along.map((at) => at[axis === "x" ? "x" : "y"])) >= LEAST_PX
  );
  if (frames.length > 1 && isMoved) return "moves";
  const seen = frames.flatMap(({ opacity, visibility }) => {
    if (visibility === "hidden") return [0];
    return opacity == null ? visibility == null ? [] : [1] : [Number(opacity)];
  });
  return seen.length > 1 && Math.min(...seen) < 0.1 && Math.max(...seen) > 0.9 ? "blinks" : null;
}
function shiftOf(frame, size) {
  const px = (text, whole) => {
    const [, amount, unit] = /(-?[\d.]+(?:e-?\d+)?)(px|%)/.exec(String(text ?? "")) ?? [];
    if (amount === void 0) return 0;
    return unit === "%" ? Number(amount) / 100 * whole : Number(amount);
  };
  const transform = String(frame.transform ?? "");
  const [, both = ""] = /translate(?:3d)?\(([^)]*)\)/.exec(transform) ?? [];
  const [, onlyX = ""] = /translateX\(([^)]*)\)/.exec(transform) ?? [];
  const [, onlyY = ""] = /translateY\(([^)]*)\)/.exec(transform) ?? [];
  const [x = "", y = ""] = both === "" ? String(frame.translate ?? "").split(" ") : both.split(",");
  const sides = [frame.left, frame.marginLeft, frame.textIndent].reduce(
    (sum, at) => sum + px(at, size.width),
    0
  );
  const tops = [frame.top, frame.marginTop].reduce((sum, at) => sum + px(at, size.height), 0);
  const right = px(frame.right, size.width) + px(frame.bottom, size.height);
  return {
    x: px(x, size.width) + px(onlyX, size.width) + sides + right,
    y: px(y, size.height) + px(onlyY, size.height) + tops
  };
}
var ANIMATED_PART = { animatedTexts: animatedTexts2, motionOf, shiftOf };

// reporter/page/probes/drawn-words.ts
function shareDrawn2(image, words) {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width < 40 || height < 8 || width * height > 5e5) return null;
  const grey = readGrey(image);
  if (grey === null) return null;
  const ground = findGround(grey);
  if (ground === null) return 0;
  const ink = withoutFrames({
    width,
    height,
    dark: grey.map((level) => Math.abs(level - ground) > 64 ? 1 : 0)
  });
  const lines = inkedRuns(ink.height, (row) => countInk(ink, [0, ink.width], [row, row + 1]) > 0).filter(
    ([top, end]) => end - top >= 5
  );
  if (lines.length === 0 || !areLinesOfText(lines)) return 0;
  const signs = lines.map(
    (line) => inkedRuns(ink.width, (column) => countInk(ink, [column, column + 1], line) > 0)
  );
  return compareWords(groupSigns(signs, words.length), words);
}
function withoutFrames(ink) {
  const { width, height, dark } = ink;
  for (let row = 0; row < height; row += 1)
    if (countInk(ink, [0, width], [row, row + 1]) > width * 0.9) dark.fill(0, row * width, (row + 1) * width);
  for (let column = 0; column < width; column += 1)
    if (countInk(ink, [column, column + 1], [0, height]) > height * 0.9)
      for (let row = 0; row < height; row += 1) dark[row * width + column] = 0;
  return ink;
}
function readGrey(image) {
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) return null;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  try {
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const grey = new Uint8Array(data.length / 4);
    for (let at = 0; at < grey.length; at += 1) {
      const from = 4 * at;
      grey[at] = 0.3 * (data[from] ?? 0) + 0.59 * (data[from + 1] ?? 0) + 0.11 * (data[from + 2] ?? 0);
    }
    return grey;
  } catch {
    return null;
  }
}
function findGround(grey) {
  const counts = new Uint32Array(17);
  for (const level of grey) counts[level >> 4] = (counts[level >> 4] ?? 0) + 1;
  const shares = [...counts].map((count, bin) => count + (counts[bin + 1] ?? 0));
  const most = Math.max(...shares);
  return most < grey.length * 0.55 ? null : shares.indexOf(most) * 16 + 15;
}
function countInk({ width, dark }, [left, right], [top, bottom]) {
  let count = 0;
  for (let row = top; row < bottom; row += 1)
    for (let at = row * width + left; at < row * width + right; at += 1) count += dark[at] ?? 0;
  return count;
}
function inkedRuns(length, hasInk) {
  const runs = [];
  let from = -1;
  for (let at = 0; at <= length; at += 1) {
    const isInked = at < length && hasInk(at);
    if (isInked && from < 0) from = at;
    if (!isInked && from >= 0) {
      runs.push([from, at]);
      from = -1;
    }
  }
  return runs;
}
function areLinesOfText(lines) {
  const heights = lines.map(([top, end]) => end - top);
  return Math.max(...heights) <= 2 * Math.min(...heights);
}
function groupSigns(lines, count) {
  const gapBefore = (line, at) => (line[at]?.[0] ?? 0) - (line[at - 1]?.[1] ?? 0);
  const gaps = lines.flatMap((line) => line.slice(1).map((_, at) => gapBefore(line, at + 1)));
  const parting = count - lines.length;
  if (parting < 0 || parting > gaps.length) return [];
  const least = parting === 0 ? Infinity : gaps.toSorted((a, b) => b - a)[parting - 1] ?? Infinity;
  return lines.flatMap((line) => {
    const starts = line.flatMap((_, at) => at === 0 || gapBefore(line, at) >= least ? [at] : []);
    return starts.map((start, at) => line.slice(start, starts[at + 1]));
  });
}
function compareWords(drawn, words) {
  if (drawn.length !== words.length) return 0;
  const widths = drawn.map((signs, at) => {
    const width = (signs.at(-1)?.[1] ?? 0) - (signs[0]?.[0] ?? 0);
    return width / (words[at]?.length ?? 1);
  });
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
  const alike = words.filter((word, at) => {
    const width = (widths[at] ?? 0) / usual;
    return width > 0.5 && width < 1.7 && (drawn[at]?.length ?? 0) <= word.length + 1;
  });
  return alike.length / words.length;
}
var DRAWN_WORDS_PART = {
  shareDrawn: shareDrawn2,
  withoutFrames,
  readGrey,
  findGround,
  countInk,
  inkedRuns,
  areLinesOfText,
  groupSigns,
  compareWords
};

// reporter/page/probes/fields.ts
function choiceGroups2(shown) {
  const groups = /* @__PURE__ */ new Map();
  for (const element of shown.filter((one) => one.matches("input[type=checkbox], input[type=radio]"))) {
    const name = (element.getAttribute("name") ?? "").replace(/\[.*$|[.\d]+.*$/, "");
    if (name === "") continue;
    const key = `${element.getAttribute("type")} ${name}`;
    groups.set(key, [...groups.get(key) ?? [], element]);
  }
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    if (first === void 0 || members.length < 2) return [];
    const around = closestAcross(first, "fieldset, [role=group], [role=radiogroup]");
    const isGrouped = around !== null && members.every((member) => around.contains(member));
    const names2 = members.map((member) => nameOf(member).name).join(", ");
    return [
      partOf("choice_group", first, {
        type: key.split(" ")[0] ?? "",
        items: members.length,
        grouped: isGrouped,
        listed: members.every(
          (member) => closestAcross(member, "li, tr, [role=listitem], [role=row]") !== null
        ),
        names: clip(names2, 200),
        legend: around === null ? "" : nameOf(around).name
      })
    ];
  });
}
function legendPart2(legend) {
  return partOf("legend", legend, {
    text: clip(plainText(legend), 120),
    named: nameOf(legend).name !== ""
  });
}
function summaryPart2(summary) {
  const { parentElement } = summary;
  if (!(parentElement instanceof HTMLDetailsElement) || !isExposed(summary)) return [];
  if ([...parentElement.children].find((child) => child.tagName === "SUMMARY") !== summary) return [];
  return [partOf("summary", summary, { named: nameOf(summary).name !== "" })];
}
function secretFields2(shown) {
  return shown.filter((element) => element.matches("input[type=password], [autocomplete~=one-time-code]")).map((element) => {
    const handler = element.getAttribute("onpaste") ?? "";
    const paste = /return false|preventDefault/.test(handler) ? "blocked" : handler === "" ? "free" : "listens";
    return partOf("secret_field", element, { paste });
  });
}
function errorTexts2() {
  const called = [...document.querySelectorAll("[id], [class]")].filter(
    (element) => /(^|[\s_-])(errors?|error-message|invalid-feedback)([\s_-]|$)/i.test(
      `${element.id} ${element.getAttribute("class") ?? ""}`
    ) && !element.matches("input, select, textarea, form, body, html, fieldset") && (element.textContent ?? "").trim() !== "" && element.querySelector("input, select, textarea") === null
  );
  const fields = [
    ...document.querySelectorAll("input:not([type=button], [type=submit], [type=hidden]), select, textarea")
  ];
  return called.slice(0, 30).map((element) => {
    const isTied = document.querySelector(
      `[aria-describedby~="${CSS.escape(element.id)}"], [aria-errormessage~="${CSS.escape(element.id)}"]`
    ) !== null && element.id !== "";
    return {
      ...partOf("error_text", element, {
        text: clip(plainText(element), 300),
        shown: isShown(element),
        exposed: isExposed(element),
        tied: isTied,
        fields: fields.length,
        labels: clip(fields.map((field) => nameOf(field).name).join(" | "), 400)
      }),
      name: clip(plainText(element), 120)
    };
  });
}
var FIELDS_PART = {
  choiceGroups: choiceGroups2,
  legendPart: legendPart2,
  summaryPart: summaryPart2,
  secretFields: secretFields2,
  errorTexts: errorTexts2
};

// reporter/page/probes/focus.ts
function readFocus() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (element === null || element === document.body || element === document.documentElement)
    return { key: null, part: null, modal: false };
  const modal = closestAcross(element, "dialog[open], [aria-modal=true]") !== null;
  const takesText = element.matches(
    "textarea, [contenteditable], select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=image], [type=reset], [type=color], [type=file])"
  );
  const rect = element.getBoundingClientRect();
  const part = partOf("focus_stop", element, {
    changed: focusLook("compare"),
    takes_text: takesText,
    frame: element.matches("iframe, object, embed"),
    obscured: isObscured(element),
    off_page: rect.right + scrollX <= 0 || rect.bottom + scrollY <= 0,
    tiny: rect.width <= 2 || rect.height <= 2
  });
  return { key: keyOf(element), part, modal };
}
function focusLook(mode) {
  const store = /* @__PURE__ */ Symbol.for("ux-jury-looks");
  const known = Reflect.get(globalThis, store);
  const looks2 = known instanceof Map ? known : /* @__PURE__ */ new Map();
  if (mode === "remember") {
    const restless = listAnimated();
    for (const element of listElements(document.documentElement, 1500))
      if (!restless.some((moving) => moving.contains(element))) {
        const look2 = lookNow(element);
        looks2.set(element, { bare: look2, last: look2 });
      }
    Reflect.set(globalThis, store, looks2);
    return looks2.size;
  }
  let changed = 0;
  for (const [element, look2] of looks2) {
    if (!element.isConnected) continue;
    const now = lookNow(element);
    if (now !== look2.bare && now !== look2.last) changed += 1;
    look2.last = now;
  }
  return changed;
}
function listAnimated() {
  return document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== "running" || !(effect instanceof KeyframeEffect) || effect.target === null) return [];
    return Number(effect.getComputedTiming().endTime) > 5e3 ? [effect.target] : [];
  });
}
function forgetLook() {
  Reflect.deleteProperty(globalThis, /* @__PURE__ */ Symbol.for("ux-jury-looks"));
}
function lookNow(element) {
  return [null, "::before", "::after"].map((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== null && (style.content === "none" || style.content === "normal")) return "";
    const outline = style.outlineStyle === "none" || Number.parseFloat(style.outlineWidth) === 0 ? "" : `${style.outline} ${style.outlineOffset}`;
    const border = ["Top", "Right", "Bottom", "Left"].map((side) => {
      const width = style.getPropertyValue(`border-${side.toLowerCase()}-width`);
      return Number.parseFloat(width) === 0 ? "" : `${width}${style.getPropertyValue(`border-${side.toLowerCase()}-color`)}`;
    });
    const {
      color,
      backgroundColor,
      backgroundImage,
      boxShadow,
      opacity,
      transform,
      display,
      visibility,
      textDecorationLine,
      fontWeight,
      clipPath,
      left,
      top
    } = style;
    return [
      outline,
      ...border,
      color,
      backgroundColor,
      backgroundImage,
      boxShadow,
      opacity,
      transform,
      display,
      visibility,
      textDecorationLine,
      fontWeight,
      clipPath,
      left,
      top
    ].join("|");
  }).join("~");
}
function listStops() {
  const all = listElements(document.documentElement, 5e3).filter(
    (element) => isFocusable(element) && isShown(element)
  );
  const isRadioTwin = (element) => element instanceof HTMLInputElement && element.type === "radio" && element.name !== "" && !element.checked;
  return all.filter((element) => !isRadioTwin(element) && element.closest("[inert]") === null).slice(0, 60).map((element) => keyOf(element));
}
function listExits() {
  const text = clip(shownText(document.body), 5e3);
  const found = text.matchAll(/\b(ctrl|control|alt|shift|esc|escape)\b(?:\s*\+\s*([a-z0-9]|f\d{1,2}))?/gi);
  return [
    ...new Set(
      [...found].map(([, first = "", second = ""]) => {
        const name = /^esc/i.test(first) ? "Escape" : /^(ctrl|control)$/i.test(first) ? "Control" : first[0]?.toUpperCase() + first.slice(1).toLowerCase();
        return second === "" ? name : `${name}+${second.toLowerCase()}`;
      })
    )
  ].filter((chord) => chord === "Escape" || chord.includes("+")).slice(0, 4);
}
function leaveFocus() {
  const active = document.activeElement;
  if (active instanceof HTMLElement) active.blur();
  return document.activeElement === null || document.activeElement === document.body;
}
function offersExit() {
  const anywhere = /\b(exit|escape|how to (go|leave|get out)|leave this)\b/i;
  const beside = /\b(close|help)\b/i;
  const around = document.activeElement?.parentElement?.parentElement ?? null;
  return [...document.querySelectorAll("a, button")].some((element) => {
    const words = element.textContent ?? "";
    return isShown(element) && (anywhere.test(words) || beside.test(words) && around?.contains(element) === true);
  });
}
var FOCUS_PART = {
  readFocus,
  focusLook,
  listAnimated,
  forgetLook,
  lookNow,
  listStops,
  listExits,
  offersExit,
  leaveFocus
};

// reporter/page/probes/forms.ts
function listEmptyForms() {
  return [...document.forms].filter((form) => isShown(form) && submitOf(form) !== null && isHarmless(form) && isEmptyForm(form)).map((form) => keyOf(form)).filter((key) => isOnly(key));
}
function isOnly(key) {
  try {
    return document.querySelectorAll(key).length === 1;
  } catch {
    return false;
  }
}
function submitOf(form) {
  const button = [...form.elements].find(
    (one) => one.matches("button:not([type=button], [type=reset]), input[type=submit]") && isShown(one)
  );
  return button instanceof HTMLElement && !button.matches(":disabled, [aria-disabled=true]") ? button : null;
}
function isHarmless(form) {
  const risky = /log-?\s?(in|out|on|off)|sign-?\s?(in|out)|pay|buy|order|checkout|purchase|book|donate|unsubscribe|delete|remove|cancel|deactivate|close account|transfer|search/i;
  const fields = "input[type=password], input[type=search], [role=searchbox], [autocomplete^=cc-], [autocomplete~=one-time-code], input[type=file]";
  if (form.matches("[role=search], [method=get i], [method=dialog i]")) return false;
  if (form.closest("search, [role=search]") !== null || form.querySelector(fields) !== null) return false;
  if (form.matches(secretParts()) || form.querySelector(secretParts()) !== null) return false;
  const button = submitOf(form);
  const heading = form.querySelector("h1, h2, h3, h4, legend");
  const { name, name_source } = nameOf(form);
  const said = [
    form.getAttribute("action") ?? "",
    form.id,
    name_source === "content" ? "" : name,
    button === null ? "" : nameOf(button).name,
    button?.getAttribute("formaction") ?? "",
    heading?.textContent ?? ""
  ];
  return !said.some((text) => risky.test(text));
}
function isEmptyForm(form) {
  const typed = [...form.elements].filter((one) => one.matches(typedSelector()));
  const isFilled = typed.some((one) => "value" in one && one.value !== "");
  return !isFilled && typed.some((one) => isWanted(one) || one.matches(checkedSelector()));
}
function typedSelector() {
  return "textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=range], [type=color])";
}
function checkedSelector() {
  return "[pattern], [minlength], [type=email], [type=url], [type=number], [type=date]";
}
function isWanted(field) {
  return field.matches("[required], [aria-required=true]") || /\*\s*:?$|\brequired\b/i.test(nameOf(field).name);
}
function submitEmpty(key) {
  const form = document.querySelector(key);
  const button = form instanceof HTMLFormElement ? submitOf(form) : null;
  if (!(form instanceof HTMLFormElement) || button === null) return false;
  const fields = [...form.elements].filter((one) => one.matches("[aria-invalid=true]"));
  const tried = {
    form,
    button,
    before: textsShown(),
    wasInvalid: new Set(fields),
    submits: 0,
    refusals: 0
  };
  Reflect.set(globalThis, /* @__PURE__ */ Symbol.for("ux-jury-empty"), tried);
  form.addEventListener("submit", () => {
    tried.submits += 1;
  });
  const noticeRefusal = (event) => {
    if (!event.defaultPrevented && event.target instanceof Element && form.contains(event.target))
      tried.refusals += 1;
  };
  window.addEventListener("invalid", (event) => setTimeout(() => noticeRefusal(event)), true);
  button.focus();
  button.click();
  return true;
}
function readEmptySubmit() {
  const tried = Reflect.get(globalThis, /* @__PURE__ */ Symbol.for("ux-jury-empty"));
  if (typeof tried !== "object" || tried === null || !isEmptyTry(tried)) return null;
  const { form, button, before, wasInvalid, submits, refusals } = tried;
  const fresh = [...textsShown()].filter(([element, text]) => before.get(element) !== text);
  const isFresh = (one) => fresh.some(([element]) => one.contains(element));
  const fields = [...form.elements].filter((one) => one.matches("input, select, textarea"));
  const pointed = fields.flatMap((one) => [
    ...listReferenced(one, "aria-describedby"),
    ...listReferenced(one, "aria-errormessage")
  ]);
  const live = document.querySelectorAll(
    "[role=alert], [role=status], [role=log], [role=alertdialog], [aria-live=polite], [aria-live=assertive], output"
  );
  const focused = document.activeElement;
  const label = nameOf(form).name || nameOf(button).name;
  return {
    ...partOf("empty_submit", form, {
      required: fields.filter((one) => isWanted(one)).length,
      gone: !form.isConnected || !isShown(form),
      submitted: submits > 0,
      refused_by_browser: refusals > 0,
      words: fresh.length === 0 ? 0 : fresh.map(([, text]) => text).join(" ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
      message: clip(fresh.map(([, text]) => text).join(" "), 200),
      marked: fields.filter((one) => one.matches("[aria-invalid=true]") && !wasInvalid.has(one)).length,
      tied: pointed.some(isFresh),
      announced: [...live].some(isFresh),
      focused: focused !== null && focused !== button && focused !== document.body && (form.contains(focused) || isFresh(focused))
    }),
    name: clip(label, 120)
  };
}
function isEmptyTry(value) {
  return "form" in value && "button" in value && "before" in value;
}
function textsShown() {
  const shown = listElements(document.body, 3e3).filter(
    (one) => !/^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA|OPTION)$/.test(one.tagName) && one.closest(secretParts()) === null
  );
  const texts = shown.map((one) => [one, ownWords(one).trim()]);
  return new Map(texts.filter(([one, text]) => text !== "" && isShown(one)));
}
function readShown() {
  return [...textsShown().values()].join("\n").slice(0, 2e4);
}
var FORMS_PART = {
  listEmptyForms,
  isOnly,
  submitOf,
  isHarmless,
  isEmptyForm,
  typedSelector,
  checkedSelector,
  isWanted,
  submitEmpty,
  readEmptySubmit,
  isEmptyTry,
  textsShown,
  readShown
};

// reporter/page/probes/hover.ts
function surveyHover2() {
  const rules = listRules().filter((rule) => rule.selectorText.includes(":hover") && reveals(rule));
  const focus = listRules().filter((rule) => /:focus(-within|-visible)?\b/.test(rule.selectorText) && reveals(rule)).map((rule) => rule.selectorText).join(", ");
  const found = /* @__PURE__ */ new Map();
  for (const rule of rules.slice(0, 40))
    for (const selector of rule.selectorText.split(",").filter((one) => one.includes(":hover")))
      for (const hidden of findAll(selector.replaceAll(":hover", ""))) {
        if (isShown(hidden) || found.has(hidden) || found.size > 40) continue;
        const text = clip(plainText(hidden), 200);
        const host = findAll(selector.split(":hover")[0] ?? "").find(
          (one) => one.contains(hidden) || one.parentElement?.contains(hidden)
        );
        if (text === "" || host === void 0) continue;
        const inside = hidden.querySelectorAll("a[href], button, input").length;
        found.set(hidden, {
          ...partOf("hover_reveal", host, {
            text,
            controls: inside,
            alternative: focus !== "" && findAll(focus.replaceAll(/:focus(-within|-visible)?/g, "")).includes(hidden),
            host_focusable: host.matches("a[href], button, input, select, textarea, [tabindex]")
          })
        });
      }
  return [...found.values()];
}
function surveyOrientation2() {
  const media = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter(
        (rule) => rule instanceof CSSMediaRule && /orientation/.test(rule.conditionText)
      );
    } catch {
      return [];
    }
  });
  return media.flatMap((rule) => {
    const turned = rule instanceof CSSMediaRule ? [...rule.cssRules].find((one) => one instanceof CSSStyleRule && isTurned(one)) : void 0;
    const element = turned instanceof CSSStyleRule ? findAll(turned.selectorText)[0] : void 0;
    const isWhole = element !== void 0 && element.querySelectorAll("*").length * 2 > document.body.querySelectorAll("*").length;
    return element !== void 0 && isWhole ? [partOf("orientation", element, { when: rule instanceof CSSMediaRule ? rule.conditionText : "" })] : [];
  });
}
function isTurned({ style }) {
  return /rotate(Z)?\(\s*-?(90|270)deg|rotate(Z)?\(\s*-?0?\.(25|75)turn/i.test(style.transform) || /-?(90|270)deg/.test(style.getPropertyValue("rotate"));
}
function listRules() {
  const read2 = (rules) => [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches ? read2(rule.cssRules) : [];
  });
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return read2(sheet.cssRules);
    } catch {
      return [];
    }
  });
}
function reveals({ style }) {
  const isOn = (value, off) => value !== "" && value !== off;
  return isOn(style.display, "none") || style.visibility === "visible" || style.opacity !== "" && Number(style.opacity) > 0;
}
function findAll(selector) {
  try {
    return selector.trim() === "" ? [] : [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}
function listening(element, types, sources) {
  if (types.includes("paste") && element.matches("input[type=password], [autocomplete~=one-time-code]"))
    return partOf("secret_field", element, {
      paste: sources.some((source2) => refusesPaste(source2)) ? "blocked" : "listens"
    });
  const isPressed = types.some(
    (type) => /^(click|mousedown|mouseup|dblclick|pointerdown|pointerup|touchstart)$/.test(type)
  );
  const isHovered = types.some((type) => /^(mouseover|mouseenter|pointerenter|pointerover)$/.test(type));
  if (!isPressed && !isHovered) return null;
  if (element.matches("html, body, main, form, label, dialog, ul, ol, table, tbody, tr, nav, section, article"))
    return null;
  const focusable = "a[href], button, input, select, textarea, summary, iframe, audio, video, option, [tabindex], [contenteditable]";
  const isReached = element.matches(focusable) || element.querySelector(focusable) !== null || closestAcross(element, 'a[href], button, summary, label, [tabindex]:not([tabindex^="-"])') !== null;
  const role = roleOf(element);
  const isPart2 = /^(option|menuitem|menuitemcheckbox|menuitemradio|treeitem|tab|row|gridcell|radio|columnheader|rowheader)$/.test(
    role
  ) || closestAcross(
    element,
    "[aria-activedescendant], [role=listbox], [role=menu], [role=grid], [role=tree], [role=tablist], [role=radiogroup], svg, canvas, [aria-hidden=true]"
  ) !== null;
  const text = clip(plainText(element), 80);
  const rect = element.getBoundingClientRect();
  return {
    ...partOf("mouse_only", element, {
      pressed: isPressed,
      hovered: isHovered,
      reached: isReached,
      widget_part: isPart2,
      keys: types.some((type) => /^(keydown|keyup|keypress)$/.test(type)),
      focus: types.some((type) => /^(focus|focusin|blur)$/.test(type)),
      shown: isShown(element),
      large: rect.width * rect.height > 12e4,
      text: text === "" ? nameOf(element).name : text,
      words: shownText(element).trim().length,
      pointer: getComputedStyle(element).cursor === "pointer"
    })
  };
}
function refusesPaste(source2) {
  const takes = /clipboardData|getData|insertText|\.value|\bif\b|\?|&&|\|\||switch/;
  return /preventDefault\(|return\s*(false|!1)|=>\s*(false|!1)/.test(source2) && !takes.test(source2);
}
var HOVER_PART = {
  surveyHover: surveyHover2,
  surveyOrientation: surveyOrientation2,
  isTurned,
  listRules,
  reveals,
  findAll,
  listening,
  refusesPaste
};

// reporter/page/probes/links.ts
function surveyLinks2(shown) {
  const links = shown.filter((element) => element.matches("a[href], area[href], [role=link]"));
  return links.slice(0, 200).map((link) => linkPart(link));
}
function linkPart(link) {
  const text = clip(shownText(link), 200);
  const next = nextLink(link);
  const context = closestAcross(link, "p, li, td, th, dd, blockquote, figcaption") ?? link.parentElement ?? link;
  return partOf("link", link, {
    href: targetOf(link),
    exposed: isExposed(link),
    leads_nowhere: /^\s*(#|javascript:.*)?\s*$/i.test(link.getAttribute("href") ?? "x"),
    new_window: link.getAttribute("target") === "_blank",
    told: clip(`${nameOf(link).name} ${link.getAttribute("title") ?? ""} ${descriptionOf(link) ?? ""}`, 300),
    hidden_words: hiddenWords(link),
    text,
    alt_repeats: repeatsText(link, text),
    next_same: next !== null && targetOf(next) === targetOf(link) && !/^$|#$/.test(targetOf(link)),
    run_together: next !== null && isRunTogether(link, next),
    context: clip(shownText(context), 400),
    context_words: countWords(shownText(context)),
    ...looks(link, context)
  });
}
function targetOf(link) {
  if (link instanceof HTMLAnchorElement) return link.href;
  const own = link.getAttribute("href") ?? "";
  if (own !== "") return new URL(own, location.href).href;
  const [, scripted = ""] = /location(?:\.href)?\s*=\s*['"]([^'"]+)['"]/.exec(link.getAttribute("onclick") ?? "") ?? [];
  return scripted === "" ? "" : new URL(scripted, location.href).href;
}
function hiddenWords(link) {
  const hidden = [...link.querySelectorAll("*")].filter(
    (part) => !isShown(part) && part.childElementCount === 0
  );
  return clip(hidden.map((part) => plainText(part)).join(" "), 120);
}
function repeatsText(link, text) {
  const plain2 = (words) => words.toLowerCase().replace(/\s+/g, " ").trim();
  return [...link.querySelectorAll("img")].some(
    (image) => plain2(image.alt) !== "" && plain2(image.alt) === plain2(text)
  );
}
function nextLink(link) {
  for (let node = link.nextSibling; node !== null; node = node.nextSibling) {
    if (node instanceof Element) {
      if (node.tagName === "BR") continue;
      return node.matches("a[href]") && isShown(node) ? node : null;
    }
    if (node instanceof Text && node.data.trim() !== "") return null;
  }
  return null;
}
function isRunTogether(link, next) {
  const [one, two] = [link.getBoundingClientRect(), next.getBoundingClientRect()];
  const isBare3 = [link, next].every((each) => {
    const style = getComputedStyle(each);
    const sides = [
      style.paddingLeft,
      style.paddingRight,
      style.marginLeft,
      style.marginRight,
      style.borderLeftWidth
    ];
    const isPlain = sides.every((side) => Number.parseFloat(side) === 0);
    return style.display === "inline" && isPlain && each.querySelector("img, svg") === null;
  });
  return isBare3 && Math.abs(one.top - two.top) < 4 && two.left - one.right < 9;
}
function looks(link, context) {
  const [own, around] = [getComputedStyle(link), getComputedStyle(context)];
  const outside = countWords(shownText(context)) - countWords(shownText(link));
  const others = [...context.querySelectorAll("a[href]")].reduce(
    (sum, one) => sum + countWords(shownText(one)),
    0
  );
  const plain2 = Math.max(0, outside - others + countWords(shownText(link)));
  const inner = [link, ...link.querySelectorAll("*")].map((part) => getComputedStyle(part));
  return {
    words_around: plain2,
    inline: own.display === "inline",
    underlined: inner.some((style) => style.textDecorationLine.includes("underline")),
    framed: inner.some(
      (style) => Number.parseFloat(style.borderBottomWidth) > 0 || style.boxShadow !== "none"
    ),
    filled: own.backgroundColor !== "rgba(0, 0, 0, 0)" && own.backgroundColor !== around.backgroundColor,
    heavier: own.fontWeight !== around.fontWeight || own.fontStyle !== around.fontStyle || own.fontSize !== around.fontSize,
    pictured: link.querySelector("img, svg") !== null || own.backgroundImage !== "none",
    contrast: Math.round(ratioOf(own.color, around.color) * 100) / 100
  };
}
function ratioOf(one, two) {
  const [first, second] = [brightness(one), brightness(two)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
function brightness(colour) {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => {
    const part = Number(value) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
var LINKS_PART = {
  surveyLinks: surveyLinks2,
  linkPart,
  targetOf,
  hiddenWords,
  repeatsText,
  nextLink,
  isRunTogether,
  looks,
  ratioOf,
  brightness
};

// reporter/page/probes/media.ts
function surveyMedia2(shown) {
  const media = [...document.querySelectorAll("audio, video")].filter(
    (element) => element instanceof HTMLMediaElement
  );
  const links = shown.filter((element) => element instanceof HTMLAnchorElement && isMediaFile(element.href));
  const words = countWords(exposedText(document.body));
  const offers = offersText(shown);
  return [
    ...media.map((element) => mediaPart(element, { words, offers, isShown: shown.includes(element) })),
    ...links.map((link) => partOf("media_link", link, { offers })),
    ...shown.flatMap((element) => movingPart(element))
  ];
}
function isMediaFile(address) {
  const file = /\.(mp3|m4a|ogg|oga|wav|flac|mp4|m4v|mov|avi|wmv|webm|ogv|mpe?g)$/i;
  return URL.canParse(address) && file.test(new URL(address).pathname);
}
function exposedText(node) {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || /^(SCRIPT|STYLE|NOSCRIPT|TITLE|VIDEO|AUDIO)$/.test(node.tagName))
    return "";
  if (node !== document.body && !isExposed(node)) return "";
  return ` ${[...node.childNodes].map((child) => exposedText(child)).join("")} `;
}
function offersText(shown) {
  const offer = /\b(transcript|transcription|text (version|alternative)|read (the|this) (interview|speech|talk)|described version|audio description)\b/i;
  return shown.some(
    (element) => element.matches("a[href], summary, button, h2, h3, h4, h5, h6") && offer.test(shownText(element))
  );
}
function mediaPart(media, { words, offers, isShown: isShown3 }) {
  const tracks = [...media.querySelectorAll("track")].map((track) => track.kind);
  return partOf("media", media, {
    tag: media.tagName.toLowerCase(),
    shown: isShown3,
    controls: media.controls,
    autoplay: media.autoplay,
    muted: media.muted || media.volume === 0,
    duration: Number.isFinite(media.duration) ? Math.round(media.duration * 10) / 10 : null,
    played_s: playedSeconds(media),
    sound: hasSound(media),
    captions: tracks.some((kind) => kind === "captions" || kind === "subtitles"),
    descriptions: tracks.includes("descriptions"),
    words,
    offers,
    buttons: hasStopButton(media),
    companions: document.querySelectorAll("audio[controls], video[controls]").length - 1
  });
}
function playedSeconds(media) {
  const [, from = "0", to = ""] = /#t=([\d.]*),?([\d.]*)/.exec(media.currentSrc) ?? [];
  const end = to === "" ? media.duration : Number(to);
  return Number.isFinite(end) ? Math.round((end - Number(from)) * 10) / 10 : null;
}
function hasSound(media) {
  if (media.tagName === "AUDIO") return true;
  const decoded = Reflect.get(media, "webkitAudioDecodedByteCount");
  if (typeof decoded === "number" && decoded > 0) return true;
  try {
    const capture = Reflect.get(media, "captureStream");
    const stream = typeof capture === "function" ? Reflect.apply(capture, media, []) : null;
    if (stream instanceof MediaStream && media.readyState >= 2) return stream.getAudioTracks().length > 0;
  } catch {
  }
  return null;
}
function hasStopButton(media) {
  const words = /\b(pause|stop|mute|play|sound|volume)\b/i;
  const buttons = [...document.querySelectorAll("button, [role=button], input[type=button]")];
  return buttons.some(
    (button) => button !== media && words.test(
      `${button.textContent} ${button.getAttribute("aria-label")} ${button.getAttribute("value")}`
    )
  );
}
function movingPart(element) {
  return element.matches("marquee, blink") ? [
    partOf("moving_text", element, {
      how: element.tagName.toLowerCase(),
      text: clip(shownText(element), 120),
      stops: false
    })
  ] : [];
}
var MEDIA_PART = {
  surveyMedia: surveyMedia2,
  isMediaFile,
  exposedText,
  offersText,
  mediaPart,
  playedSeconds,
  hasSound,
  hasStopButton,
  movingPart
};

// reporter/page/probes/part.ts
function partOf2(kind, element, facts) {
  const isSecret = closestAcross(element, secretParts2()) !== null;
  const holdsSecret = isSecret || element.querySelector(secretParts2()) !== null;
  const named = holdsSecret ? "" : nameOf(element).name;
  const words = named === "" && !isSecret ? shownText2(element) : named;
  const name = clip(words, 120);
  return { kind, key: keyOf(element), name, box: boxOf(element), facts };
}
function isExposed2(element) {
  return isShown(element) && closestAcross(element, "[aria-hidden=true]") === null;
}
function shownText2(node) {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return "";
  if (/^(script|style|noscript|template|select|textarea|head|title)$/i.test(node.tagName)) return "";
  if (!isShown(node) || node.matches(secretParts2())) return "";
  const gap = getComputedStyle(node).display.startsWith("inline") ? "" : " ";
  return `${gap}${[...node.childNodes].map((child) => shownText2(child)).join("")}${gap}`;
}
function secretParts2() {
  const selector = Reflect.get(globalThis, "__uxJurySecrets");
  return typeof selector === "string" ? selector : "[data-ux-mask]";
}
function plainText2(element) {
  const isSecret = closestAcross(element, secretParts2()) !== null || element.querySelector(secretParts2()) !== null;
  return isSecret ? "" : element.textContent ?? "";
}
function countWords2(text) {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}
function ownWords2(element) {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  return texts.map((node) => node.data).join(" ");
}
var PART_PART = {
  secretParts: secretParts2,
  plainText: plainText2,
  partOf: partOf2,
  isExposed: isExposed2,
  shownText: shownText2,
  countWords: countWords2,
  ownWords: ownWords2
};

// reporter/page/probes/pictures.ts
function surveyPictures2(shown) {
  return [
    ...shown.filter((element) => isPicture(element)).slice(0, 100).map((element) => picturePart(element)),
    ...shown.flatMap((element) => backgroundPart(element)).slice(0, 40),
    ...shown.filter((element) => element.matches("iframe, frame")).map((element) => framePart(element)),
    ...shown.filter((element) => element.matches("object, embed")).map((element) => pluginPart(element))
  ];
}
function isPicture(element) {
  if (!element.matches("img, svg, canvas") || element.parentElement?.closest("svg") !== null) return false;
  const rect = element.getBoundingClientRect();
  const isOnPage = rect.right + scrollX > 0 && rect.bottom + scrollY > 0;
  return isOnPage && rect.width > 0 && rect.height > 0;
}
function picturePart(element) {
  const image = element instanceof HTMLImageElement ? element : null;
  const rect = element.getBoundingClientRect();
  const region = closestAcross(element, "main, [role=main]") ?? document.body;
  const { name } = nameOf(element);
  const role = element.getAttribute("role") ?? "";
  const isSilent = role === "none" || role === "presentation" || image?.getAttribute("alt") === "";
  return partOf("picture", element, {
    tag: element.tagName.toLowerCase(),
    file: fileName(image?.currentSrc ?? ""),
    alt: image?.getAttribute("alt") ?? null,
    title: image?.getAttribute("title") ?? null,
    told: isExposed(element) && !(isSilent && name !== "" && image !== null) && name !== "" && role !== "none",
    width: Math.round(rect.width),
    height: Math.round(rect.height),
    natural_width: image?.naturalWidth ?? null,
    natural_height: image?.naturalHeight ?? null,
    blank: element instanceof HTMLCanvasElement ? isBlank(element) : image !== null && image.naturalWidth === 0,
    in_control: closestAcross(element, "a, button, label, [role=button], [role=link], summary") !== null,
    words_beside: countWords(shownText(region)),
    introduced: isIntroduced(element),
    printed: image === null ? null : sharePrinted(image)
  });
}
function sharePrinted(image) {
  const words = image.alt.match(/\S+/g) ?? [];
  return words.length < 3 ? null : shareDrawn(image, words);
}
function fileName(address) {
  if (address.startsWith("data:") || address === "") return "";
  return decodeURIComponent(new URL(address, location.href).pathname.split("/").at(-1) ?? "");
}
function isIntroduced(element) {
  const before = element.previousElementSibling;
  return before !== null && /:\s*$/.test(shownText(before)) && element.nextElementSibling === null;
}
function isBlank(canvas) {
  try {
    const other = document.createElement("canvas");
    other.width = canvas.width;
    other.height = canvas.height;
    return canvas.toDataURL() === other.toDataURL();
  } catch {
    return false;
  }
}
function backgroundPart(element) {
  const style = getComputedStyle(element);
  const [, address = ""] = /^url\("?([^")]+)"?\)/.exec(style.backgroundImage) ?? [];
  if (address === "" || !style.backgroundRepeat.startsWith("no-repeat")) return [];
  const text = clip(shownText(element), 300);
  const isNamed = element.hasAttribute("aria-label") || element.getAttribute("role") === "img";
  return [
    partOf("background", element, {
      file: fileName(address),
      text,
      named: isNamed,
      told: clip(`${nameOf(element).name} ${plainText(element)}`, 400)
    })
  ];
}
function framePart(element) {
  const title = (element.getAttribute("title") ?? nameOf(element).name).trim();
  const inside = element instanceof HTMLIFrameElement ? readFrame(element) : null;
  const source2 = element.getAttribute("src") ?? "";
  return partOf("frame", element, { title, inside: inside === null ? null : clip(inside, 3e3), source: source2 });
}
function readFrame(frame) {
  try {
    const page = frame.contentDocument;
    return page === null ? null : `${page.title} ${page.body?.textContent ?? ""}`;
  } catch {
    return null;
  }
}
function pluginPart(element) {
  const wmode = element.querySelector("param[name=wmode i]")?.getAttribute("value") ?? element.getAttribute("wmode");
  return partOf("plugin", element, {
    type: element.getAttribute("type") ?? "",
    wmode,
    named: nameOf(element).name !== "" || (element.textContent ?? "").trim() !== "",
    shown: isShown(element)
  });
}
var PICTURES_PART = {
  surveyPictures: surveyPictures2,
  isPicture,
  picturePart,
  sharePrinted,
  fileName,
  isIntroduced,
  isBlank,
  backgroundPart,
  framePart,
  readFrame,
  pluginPart
};

// reporter/page/probes/sizes.ts
function listClipped(how) {
  return listElements(document.body, 5e3).filter((element) => isShown(element) && ownWords(element).trim().length > 3 && findCut(element) !== null).slice(0, 40).map((element) => partOf("clipped_text", element, { how, cut: findCut(element) }));
}
function findCut(element) {
  const rect = element.getBoundingClientRect();
  if (rect.width < 8 || rect.height < 8) return null;
  const range = document.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  for (let node = element; node !== null && node !== document.body; node = node.parentElement) {
    const style = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
    if (box.width < 8 || box.height < 8 || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none")
      return null;
    if (/(auto|scroll)/.test(style.overflowY + style.overflowX)) return null;
    if (cuts(style.overflowY) && text.bottom > box.bottom + 4)
      return isHeightSet(node) ? "set height" : "below";
    if (cuts(style.overflowX) && text.right > box.right + 4) return "side";
  }
  return null;
}
function isHeightSet(element) {
  const styles = element.computedStyleMap();
  return [styles.get("height"), styles.get("max-height")].some(
    (value) => value instanceof CSSUnitValue && value.unit !== "percent"
  );
}
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }"
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((own) => own !== sheet);
  };
}
function enlargeText() {
  const elements = listElements(document.body, 5e3).filter((element) => element instanceof HTMLElement);
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const styles = elements.map((element) => element.getAttribute("style"));
  for (const [index, element] of elements.entries())
    element.style.setProperty("font-size", `${(sizes[index] ?? 16) * 2}px`, "important");
  return () => {
    for (const [index, element] of elements.entries()) {
      const style = styles[index] ?? null;
      if (style === null) element.removeAttribute("style");
      else element.setAttribute("style", style);
    }
  };
}
function tryTextSizes() {
  const before = new Set(listClipped("").map(({ key }) => key));
  return [
    { how: "spacing", change: spaceText },
    { how: "enlarging", change: enlargeText }
  ].flatMap(({ how, change }) => {
    const undo = change();
    const lost = listClipped(how).filter(
      ({ key, facts }) => !before.has(key) || how === "enlarging" && facts.cut === "set height"
    );
    undo();
    return lost;
  });
}
function pageWidth() {
  const limit = window.innerWidth;
  const excused = "table, pre, code, svg, canvas, video, img, iframe, [role=grid], textarea";
  const wide = listElements(document.body, 5e3).find((element) => {
    const rect = element.getBoundingClientRect();
    return isShown(element) && rect.right > limit + 4 && rect.width > 8 && element.closest(excused) === null && element.querySelector(excused) === null;
  });
  return {
    ...partOf("reflow", wide ?? document.body, {
      width: limit,
      document: document.documentElement.scrollWidth,
      part: wide !== void 0
    }),
    name: wide === void 0 ? "" : clip(shownText(wide), 80)
  };
}
function listSettings() {
  const risky = /\b(pay|buy|order|delete|remove|log ?out|sign ?out|cancel|submit|send|confirm|deactivate)\b/i;
  const fields = [...document.querySelectorAll("select, input[type=radio], input[type=checkbox]")];
  return fields.filter((field) => isShown(field) && !field.matches(":disabled") && !risky.test(nameOf(field).name)).slice(0, 8).map((field) => keyOf(field));
}
function applySetting(key) {
  const field = document.querySelector(key);
  if (field instanceof HTMLSelectElement && field.options.length > 1) {
    field.focus();
    field.selectedIndex = (field.selectedIndex + 1) % field.options.length;
  } else if (field instanceof HTMLInputElement) {
    field.focus();
    field.checked = true;
  } else return null;
  const part = partOf("setting", field, { form: field.form !== null });
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  return part;
}
function readText() {
  return `${document.body.querySelectorAll("*").length} ${clip(shownText(document.body), 8e3)}`;
}
function readBlocks() {
  return listElements(document.body, 3e3).filter(
    (element) => isShown(element) && ownWords(element).trim() !== "" && !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName)
  ).map((element) => clip(ownWords(element), 200));
}
function countScripts() {
  return document.scripts.length;
}
function offersStop2(moving = null) {
  const plain2 = /\b(pause|stop|freeze|halt|turn off|animation)/i;
  const beside = /\b(hide|control|frequency|interval|speed)/i;
  const near = moving === null ? [document.body] : [moving, moving.previousElementSibling, moving.nextElementSibling];
  const controls = [...document.querySelectorAll("button, input, [role=button], select, a[href]")];
  return controls.some((control) => {
    const { name } = nameOf(control);
    const isBeside = near.some((part) => part?.contains(control) === true && part.textContent.length < 2e3);
    return isShown(control) && (plain2.test(name) || isBeside && beside.test(name));
  });
}
var SIZES_PART = {
  listClipped,
  findCut,
  isHeightSet,
  spaceText,
  enlargeText,
  tryTextSizes,
  pageWidth,
  listSettings,
  applySetting,
  readText,
  readBlocks,
  countScripts,
  offersStop: offersStop2
};

// reporter/page/probes/structure.ts
function surveyStructure2(shown) {
  return [
    ...shown.filter((element) => element.matches("table")).slice(0, 40).map((table) => tablePart(table)),
    ...choiceGroups(shown),
    ...shown.filter((element) => element.matches("legend")).map((legend) => legendPart(legend)),
    ...shown.filter((element) => element.matches("summary")).flatMap((summary) => summaryPart(summary)),
    ...shown.filter(
      (element) => element.matches("center, font, marquee, blink, big, strike, tt, acronym, dir, basefont")
    ).map((element) => partOf("deprecated", element, { tag: element.tagName.toLowerCase() })),
    ...duplicateIds(),
    ...shown.filter((element) => element.hasAttribute("tabindex")).map((element) => tabStop(element)),
    ...contradictions(shown),
    ...secretFields(shown),
    ...headingParts(shown),
    ...errorTexts(),
    ...bypassPart(shown),
    ...languages()
  ];
}
function tablePart(table) {
  const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
  const cells = rows.map((row) => [...row.children].filter((cell) => /^T[HD]$/.test(cell.tagName)));
  const heads = cells.flat().filter((cell) => cell.matches("th, [role=columnheader], [role=rowheader]"));
  const first = cells[0] ?? [];
  const isTop = first.filter((cell) => cell.tagName === "TH").length > 1;
  const isSide = cells.slice(1).some(([cell]) => cell?.tagName === "TH");
  const before = table.previousElementSibling;
  const role = table.getAttribute("role") ?? "";
  return partOf("table", table, {
    rows: rows.length,
    columns: Math.max(0, ...cells.map((row) => row.length)),
    heads: heads.length,
    heads_empty: heads.filter((cell) => nameOf(cell).name === "" && !cell.querySelector("input, button, img")).length,
    scoped: heads.filter((cell) => cell.hasAttribute("scope") || cell.hasAttribute("id")).length,
    both_ways: isTop && isSide,
    named: nameOf(table).name !== "" || table.querySelector(":scope > caption") !== null,
    headed: before !== null && /^(H[1-6]|FIGCAPTION)$/.test(before.tagName),
    bold_first: first.length > 1 && first.every(
      (cell) => Number(getComputedStyle(cell).fontWeight) >= 600 || cell.querySelector("b, strong") !== null
    ),
    in_thead: table.querySelector(":scope > thead > tr") !== null,
    blocks: cells.flat().filter((cell) => cell.querySelector("h1, h2, h3, h4, ul, ol, p, table, form, div") !== null).length,
    cells: cells.flat().length,
    layout_role: role === "presentation" || role === "none",
    numbers: cells.flat().filter((cell) => /\d/.test(cell.textContent ?? "")).length
  });
}
function duplicateIds() {
  const byId = /* @__PURE__ */ new Map();
  for (const element of document.querySelectorAll("[id]"))
    if (element.id !== "" && element.closest("svg") === null)
      byId.set(element.id, [...byId.get(element.id) ?? [], element]);
  return [...byId].flatMap(([id, elements]) => {
    const second = elements[1];
    if (second === void 0) return [];
    const quoted = CSS.escape(id);
    const uses = `[for="${quoted}"], [aria-labelledby~="${quoted}"], [aria-describedby~="${quoted}"], [aria-controls~="${quoted}"], [href="#${quoted}"]`;
    return [
      {
        ...partOf("duplicate_id", second, {
          id,
          count: elements.length,
          used: document.querySelector(uses) !== null
        }),
        name: id,
        box: boxOf(second)
      }
    ];
  });
}
function tabStop(element) {
  const role = roleOf(element);
  const scrolls = element.scrollHeight > element.clientHeight + 4 || element.scrollWidth > element.clientWidth + 4;
  const isNative = element.matches(
    "a[href], button, input, select, textarea, summary, iframe, audio, video, area, [contenteditable], object, embed"
  );
  return partOf("tab_stop", element, {
    tabindex: Number(element.getAttribute("tabindex")),
    role,
    own_role: element.hasAttribute("role"),
    native: isNative,
    scrolls,
    handled: [...element.attributes].some((attribute) => attribute.name.startsWith("on")),
    exposed: isExposed(element)
  });
}
function toldWords(node) {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true" || !isShown(node)) return "";
  const isOrnament = /^(none|presentation)$/.test(node.getAttribute("role") ?? "");
  if (node.tagName === "IMG") return isOrnament ? "" : nameOf(node).name;
  const own = node.getAttribute("aria-label") ?? "";
  return own !== "" && !isOrnament ? own : [...node.childNodes].map((child) => toldWords(child)).join("");
}
function headingName(element) {
  const pointed = listReferenced(element, "aria-labelledby").map((part) => plainText(part));
  const label = [...pointed, element.getAttribute("aria-label") ?? ""].join(" ");
  return label.trim() === "" ? toldWords(element) : label;
}
function contradictions(shown) {
  const marked = shown.filter(
    (element) => element.matches('[role=none], [role=presentation], img[alt=""]') && isExposed(element)
  );
  return marked.flatMap((element) => {
    const names2 = [
      "aria-label",
      "aria-labelledby",
      "aria-describedby",
      "aria-live",
      "aria-controls",
      "aria-owns"
    ];
    const attribute = names2.find((name) => (element.getAttribute(name) ?? "").trim() !== "");
    const isStop = element.matches("a[href], button, input, select, textarea, [tabindex]");
    if (attribute === void 0 && !isStop) return [];
    return [partOf("contradiction", element, { by: attribute ?? "focus" })];
  });
}
function headingParts(shown) {
  return shown.filter((element) => roleOf(element) === "heading" && isExposed(element)).map((element) => {
    const level = Number(element.getAttribute("aria-level") ?? element.tagName.slice(1));
    return partOf("heading", element, {
      level: Number.isNaN(level) ? 2 : level,
      named: headingName(element).trim() !== ""
    });
  });
}
function bypassPart(shown) {
  const main = shown.filter((element) => roleOf(element) === "main" && isExposed(element));
  const repeated = shown.filter(
    (element) => element.matches(
      "nav, [role=navigation], header, aside, footer, [id*=nav i], [class*=nav i], [role=banner]"
    )
  );
  const before = shown.find((element) => ownWords(element).trim() !== "");
  const skips = [...document.querySelectorAll('a[href^="#"]')].filter((link) => {
    const id = (link.getAttribute("href") ?? "").slice(1);
    return id !== "" && document.getElementById(id) !== null;
  });
  const headings = shown.filter((element) => roleOf(element) === "heading" && isExposed(element));
  const hides = [...document.querySelectorAll('button, [role=button], a[onclick], a[href="#"]')].filter(
    (button) => /\b(skip|hide|collapse|toggle)\b/i.test(button.textContent ?? "")
  );
  const isRepeatedFirst = before !== void 0 && before.closest("main, [role=main]") === null && before.closest("nav, header, aside, a, [id*=nav i], [class*=nav i]") !== null;
  return [
    partOf("bypass", document.body, {
      main: main.length,
      repeated: repeated.length,
      repeated_first: isRepeatedFirst,
      skips: skips.length,
      headings: headings.length,
      hides: hides.length,
      links_out: shown.filter(
        (element) => element instanceof HTMLAnchorElement && element.pathname !== location.pathname && element.host === location.host
      ).length,
      words: countWords(shownText(document.body)),
      words_in_main: main.reduce((sum, element) => sum + countWords(shownText(element)), 0)
    })
  ];
}
function languages() {
  const marked = [...document.body.querySelectorAll("[lang]")].filter(
    (element) => (element.getAttribute("lang") ?? "") !== "" && element.closest("svg") === null
  );
  const roots = [document.documentElement, ...marked.slice(0, 100)];
  return roots.flatMap((root) => {
    const lang = (root.getAttribute("lang") ?? "").trim();
    const text = clip(wordsIn(root === document.documentElement ? document.body : root), 2e3);
    if (lang === "" || text === "") return [];
    return [
      {
        ...partOf("language", root, { lang, text, whole: root === document.documentElement }),
        name: clip(text, 120)
      }
    ];
  });
}
function wordsIn(root) {
  const read2 = (node) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches(secretParts()) || node !== root && node.hasAttribute("lang"))
      return "";
    if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|CODE|PRE|SVG|TEXTAREA)$/i.test(node.tagName)) return "";
    if (node.tagName === "IMG") return ` ${nameOf(node).name} `;
    if (node !== root && !isShown(node)) return "";
    return ` ${[...node.childNodes].map((child) => read2(child)).join("")} `;
  };
  return isShown(root) ? read2(root) : "";
}
var STRUCTURE_PART = {
  surveyStructure: surveyStructure2,
  tablePart,
  duplicateIds,
  tabStop,
  toldWords,
  headingName,
  contradictions,
  headingParts,
  bypassPart,
  languages,
  wordsIn
};

// reporter/page/probes/text.ts
function surveyText2(shown) {
  return [
    ...shown.filter((element) => isRunningText(element)).slice(0, 60).map((element) => textSetting(element)),
    ...shown.filter((element) => isFakeHeading(element)).map((element) => partOf("fake_heading", element, {})),
    ...shown.flatMap((element) => fakeLists(element)),
    ...shown.filter((element) => element.matches("p")).flatMap((element) => emptyParagraph(element)),
    ...shown.filter((element) => element.matches("pre")).map((element) => preformatted(element)),
    ...abbreviations(shown),
    ...colourGroups(shown),
    ...shown.flatMap((element) => visualOrder(element)),
    ...readingRun()
  ].slice(0, 300);
}
function isRunningText(element) {
  if (!/^(P|LI|DD|TD|BLOCKQUOTE|DIV|SECTION|ARTICLE|MAIN|BODY)$/.test(element.tagName)) return false;
  return countWords(ownWords(element)) >= 8;
}
function textSetting(element) {
  const style = getComputedStyle(element);
  const font = Number.parseFloat(style.fontSize);
  const height = Number.parseFloat(style.lineHeight);
  const text = clip(shownText(element), 2e3);
  const lines = countLines(element);
  return partOf("running_text", element, {
    words: countWords(text),
    lines,
    signs_a_line: Math.round(text.length / Math.max(1, lines)),
    align: style.textAlign,
    capitals: style.textTransform === "uppercase",
    sentence: /[.!?…]$/.test(text.trim()),
    italic: style.fontStyle === "italic",
    line_height: Number.isNaN(height) ? null : Math.round(height / font * 100) / 100,
    font_px: font
  });
}
function countLines(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const tops = [...range.getClientRects()].map((rect) => Math.round(rect.bottom / 4));
  return new Set(tops).size;
}
function isFakeHeading(element) {
  if (!/^(DIV|P|CENTER)$/.test(element.tagName) || standsApart(element)) return false;
  const text = clip(shownText(element), 200);
  const words = countWords(text);
  if (words === 0 || words > 12 || /[.,;:!]$/.test(text) || !new RegExp("\\p{L}{3}", "u").test(text)) return false;
  if (element.querySelector("img, input, br, div, p") !== null) return false;
  const row = element.parentElement;
  const after = row?.firstElementChild === element ? row.nextElementSibling : null;
  return [element.nextElementSibling, after].some((next) => next !== null && headsOver(element, next));
}
function standsApart(element) {
  const apart = "h1, h2, h3, h4, h5, h6, label, legend, th, td, dt, li, caption, figcaption, button, a, nav, footer, summary, blockquote, [role]:not([role=main], [role=region], [role=article], [role=group], [role=presentation], [role=none])";
  if (closestAcross(element, apart) !== null || element.querySelector(apart) !== null) return true;
  const header = closestAcross(element, "header");
  return header !== null && closestAcross(header, "section, article, main") === null;
}
function headsOver(element, next) {
  if (!/^(P|UL|OL|DIV|TABLE|DL|FORM|SECTION|FIELDSET)$/.test(next.tagName) || !isShown(next)) return false;
  const isList = /^(UL|OL|TABLE|DL)$/.test(next.tagName);
  const beside = isList ? next.querySelector("*") ?? next : next;
  if (!standsOut(innermost(element), beside)) return false;
  const words = countWords(shownText(next));
  const size = (part) => Number.parseFloat(getComputedStyle(part).fontSize);
  return words >= 8 || next.tagName === "FORM" || words >= 4 && size(innermost(element)) >= size(beside) * 1.8;
}
function innermost(element) {
  const only = element.children.length === 1 ? element.children[0] : void 0;
  return only !== void 0 && ownWords(element).trim() === "" ? innermost(only) : element;
}
function standsOut(element, beside) {
  const [own, other] = [getComputedStyle(element), getComputedStyle(beside)];
  const ratio = Number.parseFloat(own.fontSize) / Number.parseFloat(other.fontSize);
  const isBolder = Number(own.fontWeight) >= 600 && Number(other.fontWeight) < 600;
  return ratio >= 1.4 || isBolder && ratio >= 1.15;
}
function fakeLists(element) {
  if (closestAcross(element, "li, pre, code, textarea, table, dl, [role=list]") !== null) return [];
  const lines = splitLines(element);
  const marked = lines.filter((line) => /^\s*([*•‣◦·▪●–—-]|\d{1,2}[.)])\s+\S/.test(line)).length;
  if (marked < 3 || marked < lines.length * 0.6) return [];
  return [partOf("fake_list", element, { items: marked })];
}
function splitLines(element) {
  const isBroken = [...element.children].some((child) => child.tagName === "BR");
  if (isBroken) {
    const lines = [""];
    for (const node of element.childNodes)
      if (node instanceof Element && node.tagName === "BR") lines.push("");
      else lines[lines.length - 1] += shownText(node);
    return lines.filter((line) => line.trim() !== "");
  }
  const blocks = [...element.children].filter((child) => /^(P|DIV)$/.test(child.tagName));
  return blocks.length < 3 ? [] : blocks.map((child) => shownText(child).trim());
}
function emptyParagraph(element) {
  const isEmpty = element.childElementCount === 0 && (element.textContent ?? "").trim() === "";
  return isEmpty ? [partOf("empty_paragraph", element, {})] : [];
}
function preformatted(element) {
  const text = element.textContent ?? "";
  const signs = text.replace(/\s/g, "");
  const symbols = signs.replace(/[\p{L}\p{N}]/gu, "");
  return partOf("preformatted", element, {
    has_code: element.querySelector("code, kbd, samp") !== null || closestAcross(element, "code") !== null,
    symbol_share: signs.length === 0 ? 0 : Math.round(symbols.length / signs.length * 100) / 100,
    lines: text.trim().split("\n").length,
    described: element.getAttribute("role") === "img" || closestAcross(element, "figure") !== null
  });
}
function abbreviations(shown) {
  const seen = /* @__PURE__ */ new Set();
  const page = shownText(document.body);
  return shown.filter((element) => element.matches("abbr, acronym")).flatMap((element) => {
    const short = clip(element.textContent ?? "", 40);
    if (short === "" || seen.has(short)) return [];
    seen.add(short);
    const isWritten = page.includes(`(${short})`) || new RegExp(`${escapeText(short)}\\s*\\(`).test(page);
    const has = (element.getAttribute("title") ?? "").trim() !== "" || isWritten;
    return [partOf("abbreviation", element, { expanded: has })];
  });
}
function escapeText(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function colourGroups(shown) {
  return shown.filter((element) => element.matches("ul, ol, tbody, p, dl, div")).flatMap((parent) => {
    const items = [...parent.children].filter((item) => isShown(item) && shownText(item).trim() !== "");
    const isPlain = items.every(
      (item) => item.querySelector("img, svg, a, button, input, strong, em") === null
    );
    if (items.length < 2 || items.length > 60 || !isPlain) return [];
    if (new Set(items.map((item) => item.tagName)).size > 1) return [];
    const looks2 = items.map((item) => lookOf(item));
    const colours = new Set(items.map((item) => getComputedStyle(item).color));
    if (colours.size < 2 || colours.size > 4 || new Set(looks2).size > 1) return [];
    return [
      partOf("colour_group", parent, {
        colours: [...colours].map((colour) => hueOf(colour)).join(" "),
        items: items.length,
        around: clip(shownText(parent.parentElement ?? parent), 1500)
      })
    ];
  });
}
function lookOf(item) {
  const { fontWeight, fontStyle, textDecorationLine, backgroundColor, borderStyle, listStyleType } = getComputedStyle(item);
  const before = getComputedStyle(item, "::before").content;
  return [
    fontWeight,
    fontStyle,
    textDecorationLine,
    backgroundColor,
    borderStyle,
    listStyleType,
    before
  ].join();
}
function hueOf(colour) {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  if (most - least < 30) return most < 60 ? "black" : "grey";
  const span = most - least;
  const turn = most === red ? ((green - blue) / span + 6) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return ["red", "yellow", "green", "turquoise", "blue", "purple"][Math.round(turn) % 6] ?? "grey";
}
function visualOrder(parent) {
  const items = [...parent.children].filter((item) => isShown(item) && countWords(shownText(item)) > 0);
  if (items.length < 3 || items.length > 20 || getComputedStyle(parent).direction === "rtl") return [];
  const rects = items.map((item) => item.getBoundingClientRect());
  const pairs = rects.slice(1).map((rect, index) => [rects[index] ?? rect, rect]);
  const back = pairs.filter(
    ([one, two]) => Math.abs(one.top - two.top) < 6 && two.right <= one.left + 2
  ).length;
  return back >= 2 && back >= pairs.length - 1 ? [partOf("visual_order", parent, { items: back + 1 })] : [];
}
function readingRun() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let [run, longest] = [0, 0];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      const isBreak = /^(H[1-6]|UL|OL|DL|TABLE|FIGURE|IMG|HR|FORM|INPUT|VIDEO|DETAILS|BLOCKQUOTE|PRE|NAV)$/.test(
        node.tagName
      );
      if (isBreak || node.getAttribute("role") === "heading") run = 0;
    } else if (node instanceof Text && node.parentElement !== null && isShown(node.parentElement)) {
      if (/^(SCRIPT|STYLE|NOSCRIPT)$/.test(node.parentElement.tagName)) continue;
      run += countWords(node.data);
      longest = Math.max(longest, run);
    }
  }
  return [partOf("reading", document.body, { longest_run: longest })];
}
var TEXT_PART = {
  surveyText: surveyText2,
  isRunningText,
  textSetting,
  countLines,
  isFakeHeading,
  standsApart,
  headsOver,
  innermost,
  standsOut,
  fakeLists,
  splitLines,
  emptyParagraph,
  preformatted,
  abbreviations,
  escapeText,
  colourGroups,
  lookOf,
  hueOf,
  visualOrder,
  readingRun
};

// reporter/page/probes/survey.ts
var PROBES = "__uxJuryProbes";
function cover(own) {
  Reflect.set(globalThis, "__uxJurySecrets", secretSelector(own));
}
function survey() {
  const secret = secretParts();
  const shown = listElements(document.documentElement, 5e3).filter(
    (element) => isShown(element) && closestAcross(element, secret) === null
  );
  const areas = [
    () => surveyText(shown),
    () => surveyLinks(shown),
    () => surveyPictures(shown),
    () => surveyMedia(shown),
    () => animatedTexts(shown),
    () => surveyStructure(shown),
    () => surveyHover(),
    () => surveyOrientation()
  ];
  return areas.flatMap((area) => {
    try {
      return area();
    } catch {
      return [];
    }
  });
}
function surveyCovered(own) {
  cover(own);
  return survey();
}
function probesScript() {
  const parts = [
    DOM_PART,
    ROLES_PART,
    NAMES_PART,
    FACTS_PART,
    FINGERPRINT_PART,
    MASK_PART,
    MEASURE_PART
  ];
  const own = [
    PART_PART,
    TEXT_PART,
    LINKS_PART,
    PICTURES_PART,
    DRAWN_WORDS_PART,
    MEDIA_PART,
    ANIMATED_PART,
    FIELDS_PART,
    STRUCTURE_PART,
    HOVER_PART,
    FOCUS_PART,
    SIZES_PART,
    FORMS_PART,
    { cover, survey, surveyCovered }
  ];
  const names2 = "cover, survey, surveyCovered, listening, readFocus, focusLook, forgetLook, listStops, listExits, offersExit, leaveFocus, tryTextSizes, listClipped, pageWidth, listSettings, applySetting, readText, readBlocks, countScripts, offersStop, listEmptyForms, submitEmpty, readEmptySubmit, readShown";
  return composeScript([...parts, ...own], `globalThis.${PROBES} ??= { ${names2} };`);
}

// reporter/worker/probes/ask-probes.ts
var script = null;
var prepared = /* @__PURE__ */ new WeakMap();
async function askProbes(world, call) {
  const known = prepared.get(world.cdp) ?? /* @__PURE__ */ new Set();
  prepared.set(world.cdp, known);
  const ask = `globalThis.${PROBES}.${call}`;
  if (known.has(world.contextId)) return evaluate(world, ask);
  script ??= probesScript();
  const answer = await evaluate(world, `${script}
${ask}`);
  known.add(world.contextId);
  return answer;
}
async function evaluate({ cdp, contextId }, expression) {
  const answer = await cdp.send("Runtime.evaluate", {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true
  });
  if (answer.exceptionDetails !== void 0)
    throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
  return answer.result.value;
}

// reporter/worker/probes/read-answer.ts
function readParts(answer) {
  return Array.isArray(answer) ? answer.filter(isPart) : [];
}
function readPart(answer) {
  return isPart(answer) ? answer : null;
}
function readTexts(answer) {
  return Array.isArray(answer) ? answer.filter((text) => typeof text === "string") : [];
}
function isPart(value) {
  if (typeof value !== "object" || value === null) return false;
  const fields = ["kind", "key", "name", "box", "facts"];
  return fields.every((field) => field in value);
}

// reporter/worker/probes/empty-submits.ts
var MOST_FORMS = 2;
var CALM_MS = 300;
var LOOK_MS = 150;
var LOOKS = 12;
var SHOWING = /^(stylesheet|image|font|media)$/;
async function listEmptyForms2({ world }) {
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
    if ((await listEmptyForms2(probe)).includes(key)) return true;
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
    const { same, compared } = await compareTargets(page, { url, one: hrefOf2(one), two: hrefOf2(two) });
    found.push({
      ...two,
      kind: "link_target",
      facts: { same, compared, first: hrefOf2(one), second: hrefOf2(two) }
    });
  }
  return found;
}
function hrefOf2({ facts }) {
  return String(facts.href ?? "").replace(/#.*$/, "");
}
function pairLinks(all) {
  const named = all.filter(
    ({ name, facts }) => name !== "" && facts.exposed === true && hrefOf2({ ...all[0] ?? EMPTY, facts }) !== ""
  );
  return named.flatMap((one, index) => {
    const twin = named.slice(index + 1).find((two) => plain(two.name) === plain(one.name) && hrefOf2(two) !== hrefOf2(one));
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
  let before = await readBlocks2(await world());
  let changes = 0;
  let where = "";
  for (let window2 = 0; window2 < WINDOWS; window2 += 1) {
    await page.waitForTimeout(WINDOW_MS);
    const now = await readBlocks2(await world());
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
async function readBlocks2(world) {
  return readTexts(await askProbes(world, "readBlocks()"));
}

// reporter/worker/probes/redact-part.ts
function redactPart({ facts, name, ...part }) {
  const clean = (value) => typeof value === "string" ? redactText(value) : value;
  const safe = Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, clean(value)]));
  return { ...part, name: redactText(name), facts: safe };
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
    const read2 = readPart(await askProbes(await world(), `applySetting(${JSON.stringify(key)})`));
    await page.waitForTimeout(SETTLE_MS);
    return read2 === null ? null : { ...read2, facts: { ...read2.facts, moved } };
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
  const read2 = async () => `${page.url()} ${await askProbes(await world(), "readText()")}`;
  const switches = await page.locator("text=/shortcut|remap|single[- ]key|keyboard command/i").filter({ visible: true }).count();
  if (await askProbes(await world(), "leaveFocus()") !== true) return [];
  const calm = await read2();
  await page.waitForTimeout(150);
  if (await read2() !== calm) return [];
  for (const sign of SIGNS) {
    await page.keyboard.press(sign === "+" ? "NumpadAdd" : sign);
    if (sign === "+") await page.keyboard.type("+");
    await page.waitForTimeout(SETTLE_MS2);
    if (await read2() === calm) continue;
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
  return readFocus2(await askProbes(await world(), "readFocus()"));
}
async function findTrap(probe, { expected, trail }) {
  const tail = trail.slice(-Math.max(4, Math.ceil(trail.length / 2)));
  const ring = new Set(tail);
  const missed = expected.filter((key) => !trail.includes(key));
  const isRing = !ring.has(null) && ring.size < expected.length && ring.size <= 3 && tail.length > ring.size;
  const last = readFocus2(await askProbes(await probe.world(), "readFocus()"));
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
    const later = readFocus2(await askProbes(await probe.world(), "readFocus()"));
    if (!ring.has(later.key)) return true;
  }
  return false;
}
function readFocus2(answer) {
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
    forms = await listEmptyForms2(probe);
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

// reporter/worker/probes/remember-screen.ts
var READ_MS = 1e3;
var MOST_BYTES = 1e6;
var STORE = /* @__PURE__ */ Symbol.for("ux-jury.remembered");
async function rememberScreen(session, glance3, screen) {
  const browser = session.page.context().browser();
  if (browser === null || screensOf(browser).has(screen.id)) return;
  const [cookies, held] = await limitTime(Promise.all([readCookies(session), readHeld(session)]), READ_MS);
  const { origin } = new URL(glance3.url);
  screensOf(browser).set(screen.id, {
    ...screen,
    url: glance3.url,
    viewport: glance3.viewport,
    storage: {
      cookies,
      origins: [{ origin, localStorage: held.local.map(([name, value]) => ({ name, value })) }]
    },
    session: held.session
  });
}
function takeRemembered(browser) {
  const all = [...screensOf(browser).values()];
  screensOf(browser).clear();
  return all;
}
function screensOf(browser) {
  const known = Reflect.get(globalThis, STORE);
  const store = known instanceof WeakMap ? known : /* @__PURE__ */ new WeakMap();
  Reflect.set(globalThis, STORE, store);
  const screens = store.get(browser) ?? /* @__PURE__ */ new Map();
  store.set(browser, screens);
  return screens;
}
async function readCookies({ cdp }) {
  const { cookies } = await cdp.send("Network.getAllCookies");
  return cookies.map(({ name, value, domain, path, expires, httpOnly, secure, sameSite }) => ({
    ...{ name, value, domain, path, expires, httpOnly, secure },
    sameSite: sameSite ?? "Lax"
  }));
}
async function readHeld(session) {
  const code = `(() => { const read = (name) => { try { return Object.entries(globalThis[name]); } catch { return []; } };
    return JSON.stringify([read('localStorage'), read('sessionStorage')]); })()`;
  const text = await valueInPage(session, code);
  if (typeof text !== "string" || text.length > MOST_BYTES) return { local: [], session: [] };
  const [local = [], own = []] = JSON.parse(text);
  return { local, session: own };
}

// reporter/worker/probes/probe-remembered.ts
var LANES = 3;
var SCREEN_SHARE = 0.5;
var LOAD_SHARE = 0.25;
var LEAST_MS = 1e3;
var LEAST_RUN_MS = 5e3;
var CLOSE_MS = 8e3;
var WAIT = { calmMs: 1500, answerMs: 0 };
var IDLE = { onMessage: () => void 0, onDialog: () => void 0, onMoved: () => void 0 };
async function probeRemembered(browser, currentTest) {
  const screens = takeRemembered(browser);
  const [first] = screens;
  if (first === void 0 || isInTest(currentTest) || !browser.isConnected()) return;
  const { dir, ends_at } = first.settings;
  const begun = Date.now();
  const ends = Math.min(
    begun + budgetOf(first.settings, process.uptime()),
    ends_at ?? Number.POSITIVE_INFINITY
  );
  setProbing(true);
  try {
    await visitAll(browser, groupByPlace(screens), ends);
  } catch {
  } finally {
    setProbing(false);
    noteSpentSafely(dir, Date.now() - begun);
  }
}
function budgetOf({ dir, probes, probe_share }, seconds) {
  const left = probes * 1e3 - readSpent(dir);
  if (probe_share === null) return left;
  const least = LEAST_RUN_MS - readSpent(dir);
  return Math.min(left, Math.max(least, probe_share * seconds * 1e3));
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
    const place = JSON.stringify([addressOf(screen.url), screen.viewport]);
    groups.set(place, [...groups.get(place) ?? [], screen]);
  }
  return [...groups.values()];
}
function addressOf(url) {
  return url.replace(/#(?!!?\/).*$/, "");
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

// reporter/options.ts
var DIR = "UX_JURY_CAPTURE_DIR";
var SETTINGS = "UX_JURY_CAPTURE_OPTIONS";
function readSettings() {
  const dir = process.env[DIR];
  if (dir === void 0 || dir === "" || process.env.PWDEBUG) return null;
  const given = parseObject(process.env[SETTINGS] ?? "{}");
  const mask = Array.isArray(given.mask) ? given.mask : [];
  return {
    dir,
    axe: given.axe !== false,
    survey: given.survey !== false,
    probes: typeof given.probes === "number" ? given.probes : 0,
    probe_share: typeof given.probe_share === "number" ? given.probe_share : null,
    ends_at: typeof given.ends_at === "number" ? given.ends_at : null,
    mask: mask.filter((selector) => typeof selector === "string"),
    travels: given.travels === true,
    declared: given.declared
  };
}
function parseObject(json) {
  try {
    const value = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

// reporter/worker/attempt-log.ts
var import_node_crypto3 = require("node:crypto");
var import_node_fs5 = require("node:fs");
var import_node_path5 = require("node:path");

// reporter/record.ts
var CAPTURE_ATTACHMENT = "_ux-jury:capture";
var STATE_ATTACHMENT = "_ux-jury:state";
var PROBES_ATTACHMENT = "_ux-jury:probes";
var PICTURE_ATTACHMENT = "_ux-jury:picture";

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
  const folder = (0, import_node_path5.join)(settings.dir, ".capture");
  const name = (0, import_node_crypto3.createHash)("sha256").update(`${info.testId} ${info.repeatEachIndex} ${info.retry}`).digest("hex");
  const path = (0, import_node_path5.join)(folder, `${name.slice(0, 24)}.jsonl`);
  (0, import_node_fs5.mkdirSync)(folder, { recursive: true });
  (0, import_node_fs5.writeFileSync)(path, "");
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
      (0, import_node_fs5.appendFileSync)(path, `${JSON.stringify(line)}
`);
    },
    share(kind, file) {
      if (travels) info.attachments.push({ ...SHARED[kind], path: file });
    }
  };
}
function describeAttempt(info, browser) {
  const { configFile, rootDir, shard } = info.config;
  const base2 = configFile === void 0 ? rootDir : (0, import_node_path5.dirname)(configFile);
  return {
    line: "attempt",
    test_id: info.testId,
    retry: info.retry,
    browser,
    platform: `${process.platform}-${process.arch}`,
    root: (0, import_node_path5.relative)((0, import_node_path5.dirname)(info.file), base2).replace(/\\/g, "/") || ".",
    viewport: info.project.use.viewport ?? null,
    shards: shard?.total ?? null
  };
}

// reporter/worker/calls.ts
var ACTIONS = /^(Click|Double click|Tap|Check|Uncheck|Hover|Drag|Drop|Fill|Type|Insert|Press|Key down|Key up|Mouse|Select option|Select text|Set input files|Navigate|Go back|Go forward|Reload|Dispatch|Focus|Blur|Set content|Scroll)\b/;
function kindOfCall(title) {
  if (/^Close (context|page|browser)\b/.test(title)) return "end";
  if (/^(Expect|Wait)\b/.test(title)) return "wait";
  return ACTIONS.test(title) ? "action" : "other";
}

// reporter/worker/capture-state.ts
var import_node_fs8 = require("node:fs");
var import_node_path6 = require("node:path");

// reporter/worker/probes/stray-tags.ts
var LOOSE = new Set(
  "p li dt dd tr td th thead tbody tfoot option optgroup colgroup html head body rp rt br".split(" ")
);
var VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
var TOKEN = /<!--[\s\S]*?-->|<(script|style|textarea|title|svg|math)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^'">])*?(\/?)>/gi;
var MOST2 = 10;
function findStrayTags(source2) {
  const open = [];
  const stray = [];
  for (const match of source2.matchAll(TOKEN)) {
    const [, , slash = "", name] = match;
    const tag = name?.toLowerCase();
    if (tag === void 0 || LOOSE.has(tag) || VOID.has(tag)) continue;
    if (slash === "") open.push(tag);
    else if (open.includes(tag)) open.splice(open.lastIndexOf(tag), 1);
    else stray.push({ tag, line: lineAt(source2, match.index) });
    if (stray.length === MOST2) break;
  }
  return stray;
}
function lineAt(source2, index) {
  return source2.slice(0, index).split("\n").length;
}

// reporter/worker/probes/take-survey.ts
var MOST_PARTS = 600;
var MOST_LISTENERS = 150;
var TELLING = /^(click|mousedown|mouseup|dblclick|pointerdown|pointerup|touchstart|mouseover|mouseenter|pointerenter|pointerover|paste)$/;
var GROUP = "ux-jury-survey";
async function takeSurvey(world, mask) {
  const found = readParts(await askProbes(world, `surveyCovered(${JSON.stringify(mask)})`));
  const [listening2, stray] = await Promise.all([
    surveyListeners(world).catch(() => []),
    readStrayTags(world).catch(() => [])
  ]);
  return [...found, ...listening2, ...stray].slice(0, MOST_PARTS).map(redactPart);
}
async function surveyListeners(world) {
  const told = [...await listListeners(world)].filter(
    ([, { types }]) => types.some((type) => TELLING.test(type))
  );
  const read2 = told.slice(0, MOST_LISTENERS).map(([node, heard]) => readListener(world, node, heard));
  const found = await Promise.all(read2);
  await world.cdp.send("Runtime.releaseObjectGroup", { objectGroup: GROUP });
  return found.filter((part) => part !== null);
}
async function listListeners({ cdp }) {
  const { root } = await cdp.send("DOM.getDocument", { depth: 0 });
  const { object } = await cdp.send("DOM.resolveNode", {
    backendNodeId: root.backendNodeId,
    objectGroup: GROUP
  });
  const { objectId } = object;
  if (objectId === void 0) return /* @__PURE__ */ new Map();
  const { listeners } = await cdp.send("DOMDebugger.getEventListeners", {
    objectId,
    depth: -1,
    pierce: false
  });
  const byNode = /* @__PURE__ */ new Map();
  for (const { backendNodeId, type, handler } of listeners) {
    if (backendNodeId === void 0) continue;
    const heard = byNode.get(backendNodeId) ?? { types: [], pastes: [] };
    heard.types.push(type);
    if (type === "paste" && handler?.objectId !== void 0) heard.pastes.push(handler.objectId);
    byNode.set(backendNodeId, heard);
  }
  return byNode;
}
async function readListener(world, backendNodeId, { types, pastes }) {
  const { cdp, contextId } = world;
  const sources = await Promise.all(pastes.map((handler) => readSource(world, handler)));
  const { object } = await cdp.send("DOM.resolveNode", {
    backendNodeId,
    executionContextId: contextId,
    objectGroup: GROUP
  });
  if (object.objectId === void 0) return null;
  const call = `function (types, sources) { return this instanceof Element ? globalThis.${PROBES}.listening(this, types, sources) : null; }`;
  const answer = await cdp.send("Runtime.callFunctionOn", {
    functionDeclaration: call,
    objectId: object.objectId,
    arguments: [{ value: types }, { value: sources }],
    returnByValue: true
  });
  return readPart(answer.result.value);
}
async function readSource({ cdp }, objectId) {
  const functionDeclaration = "function () { return Function.prototype.toString.call(this); }";
  const { result } = await cdp.send("Runtime.callFunctionOn", {
    functionDeclaration,
    objectId,
    returnByValue: true
  });
  return String(result.value ?? "");
}
async function readStrayTags({ cdp }) {
  const { frameTree } = await cdp.send("Page.getFrameTree");
  const { frame } = frameTree;
  const source2 = await cdp.send("Page.getResourceContent", { frameId: frame.id, url: frame.url });
  if (source2.base64Encoded) return [];
  return findStrayTags(source2.content).map(({ tag, line }) => ({
    kind: "stray_tag",
    key: `line ${line}`,
    name: `</${tag}>`,
    box: null,
    facts: { tag, line }
  }));
}

// reporter/worker/run-axe.ts
var import_node_fs6 = require("node:fs");
var import_node_module = require("node:module");
var AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
var source = null;
async function runAxe3(session) {
  const found = await askPage(session, "axe", AXE_TAGS);
  if (found !== null) return found;
  await runInPage(session, `${readSource2()}
;0`);
  return askPage(session, "axe", AXE_TAGS);
}
function readSource2() {
  source ??= (0, import_node_fs6.readFileSync)((0, import_node_module.createRequire)(__url).resolve("axe-core/axe.min.js"), "utf8");
  return source;
}

// reporter/worker/measure-state.ts
var AXE_MS = 4e3;
var SURVEY_MS = 1500;
var axeByFrame = /* @__PURE__ */ new Map();
var surveyByFrame = /* @__PURE__ */ new Map();
async function measureState(session, screen, { settings, draft }) {
  const { measured, picture, not_measured } = draft ?? await draftState(session, screen, settings);
  const notMeasured = [...not_measured];
  const note2 = (what) => (error) => {
    notMeasured.push({ what, reason: reasonOf(error) });
    return null;
  };
  const axe2 = settings.axe ? await axeOnce(session, screen).catch(note2("axe")) : null;
  const survey2 = settings.survey ? await surveyOnce(session, screen, settings).catch(note2("survey")) : null;
  for (const what of ["axe", "survey", "probes"])
    if (!settings[what]) notMeasured.push({ what, reason: "switched_off" });
  if (!screen.settled) notMeasured.push({ what: "settled screen", reason: "still_changing" });
  if (measured.frames > 0) notMeasured.push({ what: "content of frames", reason: "frames_not_walked" });
  if (measured.dropped > 0)
    notMeasured.push({ what: `${measured.dropped} further parts`, reason: "list_limit" });
  return {
    url: redactUrl(screen.url),
    route: routeOf(screen.url),
    title: redactText(screen.title),
    viewport: screen.viewport,
    picture,
    axe: axe2,
    ...cleanFacts(measured),
    survey: survey2,
    probes: null,
    not_measured: notMeasured
  };
}
async function surveyOnce(session, screen, { mask }) {
  const known = surveyByFrame.get(frameOf(screen));
  if (known !== void 0) return known;
  const asked = session.worlds.main().then((world) => takeSurvey(world, mask));
  const found = await limitTime(asked, SURVEY_MS);
  surveyByFrame.set(frameOf(screen), found);
  return found;
}
async function axeOnce(session, screen) {
  const known = axeByFrame.get(frameOf(screen));
  if (known !== void 0) return known;
  const found = await limitTime(runAxe3(session), AXE_MS);
  axeByFrame.set(frameOf(screen), found);
  return found;
}
function frameOf({ fingerprint, url, viewport }) {
  return `${fingerprint.frame} ${routeOf(url)} ${viewport.width} ${viewport.height}`;
}
function cleanFacts(measured) {
  const { dropped, frames, ...facts } = measured;
  const controls = facts.controls.map((control) => ({
    ...control,
    href: control.href === null ? null : redactUrl(control.href)
  }));
  return { ...facts, controls };
}

// reporter/worker/probes/keep-for-probes.ts
var import_node_fs7 = require("node:fs");
async function keepForProbes(session, { id, glance: glance3 }, { log, settings }) {
  const { use } = log;
  const path = pathOfProbes(settings.dir, id);
  const reason = use === null ? "switched_off" : "worker_ended_early";
  if (!(0, import_node_fs7.existsSync)(path)) writeProbes(settings.dir, { id, parts: null, reason });
  log.share("probes", path);
  if (use !== null) await rememberScreen(session, glance3, { id, use, settings }).catch(() => void 0);
}

// reporter/worker/capture-state.ts
var written = /* @__PURE__ */ new Set();
async function captureState(session, glance3, { log, settings, draft }) {
  if (!isScreen(glance3)) return null;
  const id = stateId(glance3);
  if (glance3.settled) rememberRested(settings.dir, glance3);
  const path = pathOfState(settings.dir, id);
  if (written.has(path)) return id;
  if (!(0, import_node_fs8.existsSync)(path)) {
    const isSame = draft?.id === id && draft.changed_at === glance3.changed_at;
    const state = await measureState(session, glance3, { settings, draft: isSame ? draft : null });
    if (writeOnce(path, JSON.stringify({ ...state, id }))) {
      log.share("state", path);
      if (state.picture !== null) log.share("picture", pathOfPicture(settings.dir, state.picture));
    }
  }
  if (settings.probes > 0) await keepForProbes(session, { id, glance: glance3 }, { log, settings });
  written.add(path);
  return id;
}
function writeOnce(path, json) {
  (0, import_node_fs8.mkdirSync)((0, import_node_path6.join)(path, ".."), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  try {
    (0, import_node_fs8.writeFileSync)(draft, json);
    return publish(draft, path);
  } finally {
    (0, import_node_fs8.rmSync)(draft, { force: true });
  }
}
function publish(draft, path) {
  try {
    (0, import_node_fs8.linkSync)(draft, path);
    return true;
  } catch {
    if ((0, import_node_fs8.existsSync)(path)) return false;
    (0, import_node_fs8.renameSync)(draft, path);
    return true;
  }
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

// reporter/worker/take-look.ts
var LOOK_MS2 = 3e3;
var STUCK_MS = 700;
var CALM_MS2 = 800;
var RESTLESS_MS = 200;
var FIRST_ANSWER_MS = 1e3;
var REQUEST_MS = 700;
async function glanceAt(watch, session) {
  return takeLook(watch, session, async (world) => {
    const glance3 = await askFrame(world, "glance", waitOf(watch, session));
    session.posed = null;
    return glance3;
  });
}
async function peekAt(watch, session, ahead) {
  return takeLook(watch, session, async (world) => {
    const known = knownScreens(watch.settings.dir, ahead);
    const seen = await askFrame(world, "peek", waitOf(watch, session), known);
    session.posed = "harvest" in seen ? null : world;
    return seen;
  });
}
function waitOf({ isAnswered }, { isRestless }) {
  return { calmMs: isRestless ? RESTLESS_MS : CALM_MS2, answerMs: isAnswered ? 0 : FIRST_ANSWER_MS };
}
async function takeLook(watch, session, ask) {
  const look2 = watch.requests.whenAnswered(session.page, { since: watch.released, ms: REQUEST_MS }).then(() => askAgain(session, ask));
  try {
    const seen = await limitTime(look2, session.isStuck ? STUCK_MS : LOOK_MS2);
    session.isStuck = false;
    return seen;
  } catch (error) {
    session.isStuck = error instanceof TooSlow;
    look2.then(() => uncoverPeeked(session)).catch(() => void 0);
    throw error;
  }
}
async function askAgain(session, ask) {
  session.looks += 1;
  try {
    return await ask(await session.worlds.main());
  } catch (error) {
    if (reasonOf(error) !== "page_navigated") throw error;
    return ask(await session.worlds.main());
  }
}

// reporter/worker/look-at-pages.ts
var MEASURE_MS2 = 5e3;
var MOST_PAGES = 4;
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
    const ahead = await takeAhead(session);
    const first = await (session.isRestless ? glanceAt(watch, session) : peekAt(watch, session, ahead));
    const draft = "harvest" in first ? ahead : await draftScreen(session, first, { log, watch });
    const glance3 = "harvest" in first ? first : await glanceAt(watch, session);
    session.isRestless = !glance3.settled;
    const isOpen = watch.requests.isWaiting(page, watch.released);
    const can_judge = glance3.harvest.can_judge && !isOpen;
    log.write({ line: "response", call: callNumber(watch, log), page: name, ...glance3.harvest, can_judge });
    await harvestFrames(watch, log, session);
    const work = captureState(session, glance3, { log, settings: watch.settings, draft });
    states[name] = await limitTime(work, timeLeft(log));
  } catch (error) {
    if (!page.isClosed()) noteFault(watch, `screen of ${name}`, reasonOf(error));
  } finally {
    await uncoverPeeked(session);
  }
}
async function draftScreen(session, screen, { log, watch }) {
  try {
    return await limitTime(draftNewState(session, screen, watch.settings), timeLeft(log));
  } catch (error) {
    if (reasonOf(error) === "page_navigated") return null;
    throw error;
  }
}
function timeLeft({ budget, held }) {
  return Math.min(MEASURE_MS2, Math.max(0, budget - held));
}
async function harvestFrames(watch, log, session) {
  const page = nameOfPage(log, session.page, session.isPopup);
  for (const world of session.actedFrames) {
    const harvest3 = await askFrame(world, "harvest").catch(() => null);
    if (harvest3?.acted) log.write({ line: "response", call: callNumber(watch, log), page, ...harvest3 });
  }
  session.actedFrames.clear();
}

// reporter/worker/follow-calls.ts
var PAUSE_MS = 8e3;
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
  const kind = kindOfCall(paused.title);
  if (kind === "other") return;
  const log = watch.log();
  if (log === null) return;
  if (kind === "wait") return lookAhead(watch);
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
async function lookAhead(watch) {
  const page = watch.context.pages().findLast((open) => !open.isClosed());
  const session = page === void 0 ? null : await watch.sessions.get(page);
  if (session != null) draftAhead(session, watch.settings);
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
          text: clip3(redactText(message), 300),
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
  const waiting = /* @__PURE__ */ new Set();
  const end = (request) => {
    open.delete(request);
    for (const look2 of waiting) look2();
  };
  context.on("request", (request) => {
    if (/^(fetch|xhr|document)$/.test(request.resourceType())) open.set(request, Date.now());
  });
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  const isWaiting = (page, since) => [...open].some(([request, at]) => at >= since && isOf(request, page));
  return {
    isWaiting,
    whenAnswered: async (page, { since, ms }) => {
      if (isWaiting(page, since)) await waitUntil(waiting, () => !isWaiting(page, since), ms);
    }
  };
}
function waitUntil(waiting, isDone, ms) {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      waiting.delete(look2);
      resolve();
    };
    const look2 = () => {
      if (isDone()) stop();
    };
    const timer = setTimeout(stop, ms);
    waiting.add(look2);
  });
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
    page.on("download", () => noteEvent2(watch, page, "download"));
    page.on("popup", () => noteEvent2(watch, page, "opened"));
  });
}
var NOTHING = { url: null, method: null, status: null, resource: null };
function noteEvent2(watch, page, event) {
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
  const text = clip3(redactText(trouble.text), 300);
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
  const script2 = kitScript({ mask: settings.mask });
  context.on("page", (page) => addPage(watch, page, script2));
  for (const page of context.pages()) addPage(watch, page, script2);
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
function addPage(watch, page, script2) {
  const session = openSession(page, script2, listenToPage(watch)).catch((error) => {
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

// reporter/test.ts
var expect = import_test.expect;
var test = import_test.test.extend({
  uxJury: [{}, { scope: "worker", option: true }],
  browser: [
    async ({ browser }, use) => {
      watchBrowser(browser, () => import_test.test.info());
      await use(browser);
      await probeRemembered(browser, () => import_test.test.info());
    },
    { scope: "worker", timeout: 0 }
  ]
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  expect,
  test
});
