// reporter/options.ts
var MOST_SECONDS = 30;
var SHARE = 0.1;
function limitProbes(given) {
  if (typeof given === "number") return { probes: Math.max(0, given), probe_share: null };
  return given === true ? { probes: MOST_SECONDS, probe_share: SHARE } : { probes: 0, probe_share: null };
}
var DIR = "UX_JURY_CAPTURE_DIR";
var SETTINGS = "UX_JURY_CAPTURE_OPTIONS";
function publishSettings(settings) {
  process.env[DIR] = settings.dir;
  const { dir: _, ...rest } = settings;
  process.env[SETTINGS] = JSON.stringify(rest);
}
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

// reporter/record.ts
var CAPTURE_ATTACHMENT = "_ux-jury:capture";
var STATE_ATTACHMENT = "_ux-jury:state";
var PROBES_ATTACHMENT = "_ux-jury:probes";
var PICTURE_ATTACHMENT = "_ux-jury:picture";

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
  const note = (event) => noteEvent(watch, event);
  for (const type of ["toggle", "scroll"]) watch.listeners.push([document, type, note]);
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
function isFocusable(element) {
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
    focusable: isFocusable(element),
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
  isFocusable,
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
  const plain = (text) => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const now = contentOf(element);
  const kept = element.isConnected ? now === content || plain(now) !== "" && plain(now) === plain(content) : null;
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
  for (let looks = 0; looks < 8 && watch.foresight === turn && performance.now() < end; ) {
    if (isNews(watch)) {
      looks += 1;
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
  const names = new Set(functions.map(([name]) => name));
  if (names.size !== functions.length) throw new Error("two page functions have one name");
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

// reporter/worker/state-id.ts
import { createHash } from "node:crypto";

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
  const plain = title.replace(typed, (_, verb) => `${verb} "\u2026"`).replace(/^(Press|Key down|Key up) "[^"\s]"/, '$1 "\u2026"');
  return clip3(redactText(plain), 300);
}
function redactError(message) {
  const bare = message.replace(/\u001b\[[0-9;]*m/g, "").replace(/\n\s*Call log:[\s\S]*$/i, "").replace(/\n\s*at [\s\S]*$/, "");
  const hidden = /toHaveValue|inputValue|\.(fill|type|pressSequentially|insertText)\b/.test(bare) ? bare.replace(/^(\s*(?:Expected|Received)[^:\n]*:).*$/gm, "$1 \u2026").replace(/"(?:[^"\\\n]|\\.)*"/g, '"\u2026"') : bare;
  return clip3(redactText(hidden), 600);
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
  const names = [...new Set(new URLSearchParams(search).keys())];
  return names.length === 0 ? "" : `?${names.map((name) => `${encodeURIComponent(name)}=*`).join("&")}`;
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
  return createHash("sha256").update(parts).digest("hex").slice(0, 16);
}

// reporter/worker/draft-state.ts
import { existsSync as existsSync2 } from "node:fs";
import { join as join2 } from "node:path";

// reporter/worker/pose-screen.ts
async function poseScreen(session) {
  const look = session.looks;
  const worlds = await allWorlds(session);
  const left = worlds.filter((world) => world !== session.posed);
  const poses = await Promise.allSettled(left.map((world) => poseFrame(world, session)));
  const covered = left.filter((_, at) => poses[at]?.status !== "fulfilled" || poses[at].value);
  const failure = poses.find((pose3) => pose3.status === "rejected");
  if (failure === void 0) return { worlds, covered, look };
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

// reporter/worker/take-picture.ts
import { createHash as createHash2 } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

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
  const id = createHash2("sha256").update(bytes).digest("hex");
  const path = pathOfPicture(dir, id);
  if (existsSync(path)) return id;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  return id;
}
function pathOfPicture(dir, id) {
  return join(dir, "pictures", `${id}.jpg`);
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
  return join2(dir, "states", `${id}.json`);
}
function isNew2(screen, { dir }) {
  return isScreen(screen) && !existsSync2(pathOfState(dir, stateId(screen)));
}

// reporter/worker/known-screens.ts
import { appendFileSync, readFileSync, statSync } from "node:fs";
import { join as join3 } from "node:path";
var MOST = 200;
var rested = /* @__PURE__ */ new Set();
var read = /* @__PURE__ */ new Map();
function rememberRested(dir, { fingerprint: { whole } }) {
  const isNews2 = !rested.has(whole);
  keep(whole);
  if (isNews2) atBest(() => appendFileSync(pathOfRested(dir), `${whole}
`));
}
function knownScreens(dir, draft) {
  atBest(() => readOn(dir));
  return { rested: [...rested], drafted: draft?.whole ?? null };
}
function readOn(dir) {
  const path = pathOfRested(dir);
  const from = read.get(dir) ?? 0;
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= from) return;
  const text = readFileSync(path, "latin1").slice(from);
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
  return join3(dir, ".capture", "rested");
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
    for (const look of arrivals) look();
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
async function installKit(cdp, { byFrame, arrivals }, { script, hear }) {
  const byContext = /* @__PURE__ */ new Map();
  cdp.on("Runtime.executionContextCreated", ({ context }) => {
    const frame = context.auxData?.frameId;
    if (context.name !== WORLD || typeof frame !== "string") return;
    const world = { cdp, contextId: context.id };
    byFrame.set(frame, world);
    byContext.set(context.id, world);
    for (const look of arrivals) look();
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
      source: script,
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
      arrivals.delete(look);
    };
    const look = () => {
      const arrived = find();
      if (arrived === void 0) return;
      stop();
      resolve(arrived);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error("no world in this document"));
    }, NEW_DOCUMENT_MS);
    arrivals.add(look);
  });
}

// reporter/worker/page-session.ts
async function openSession(page, script, listener) {
  const isPopup = await page.opener() !== null;
  const cdp = await page.context().newCDPSession(page);
  const hear = (world, payload) => {
    if (world !== void 0 && !worlds.isMain(world)) session.actedFrames.add(world);
    listener.onMessage(session, JSON.parse(payload));
  };
  const worlds = openWorlds(page, cdp, { script, hear });
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

// reporter/worker/probes/probe-files.ts
import { appendFileSync as appendFileSync2, existsSync as existsSync3, mkdirSync as mkdirSync2, readFileSync as readFileSync2, renameSync as renameSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join4 } from "node:path";
function pathOfProbes(dir, id) {
  return join4(dir, ".capture", `${id}.probes.json`);
}
function readProbes(path) {
  if (!existsSync3(path)) return null;
  try {
    return JSON.parse(readFileSync2(path, "utf8"));
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
  mkdirSync2(join4(dir, ".capture"), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync2(draft, JSON.stringify(result));
  renameSync2(draft, path);
}
function claimScreen(dir, id) {
  try {
    writeFileSync2(join4(dir, ".capture", `${id}.claim`), "", { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}
function isClaimed(dir, id) {
  return existsSync3(join4(dir, ".capture", `${id}.claim`));
}
function readSpent(dir) {
  const path = join4(dir, ".capture", "probes.spent");
  if (!existsSync3(path)) return 0;
  return readFileSync2(path, "utf8").split("\n").reduce((sum, line) => sum + (Number(line) || 0), 0);
}
function noteSpent(dir, milliseconds) {
  appendFileSync2(join4(dir, ".capture", "probes.spent"), `${Math.round(milliseconds)}
`);
}

// reporter/worker/run-axe.ts
import { readFileSync as readFileSync3 } from "node:fs";
import { createRequire } from "node:module";
var AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
var source = null;
async function runAxe3(session) {
  const found = await askPage(session, "axe", AXE_TAGS);
  if (found !== null) return found;
  await runInPage(session, `${readSource()}
;0`);
  return askPage(session, "axe", AXE_TAGS);
}
function readSource() {
  source ??= readFileSync3(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  return source;
}

export {
  redactUrl,
  routeOf,
  redactTitle,
  redactError,
  redactText,
  clip3 as clip,
  limitProbes,
  publishSettings,
  readSettings,
  CAPTURE_ATTACHMENT,
  STATE_ATTACHMENT,
  PROBES_ATTACHMENT,
  PICTURE_ATTACHMENT,
  TooSlow,
  limitTime,
  reasonOf,
  readJpegSize,
  AXE_PART,
  DOM_PART,
  FACTS_PART,
  FINGERPRINT_PART,
  MASK_PART,
  MEASURE_PART,
  NAMES_PART,
  ROLES_PART,
  composeScript,
  kitScript,
  uncoverPeeked,
  stateId,
  pathOfPicture,
  draftNewState,
  draftState,
  isScreen,
  pathOfState,
  rememberRested,
  knownScreens,
  draftAhead,
  takeAhead,
  openSession,
  askPage,
  askFrame,
  valueInPage,
  AXE_TAGS,
  runAxe3 as runAxe,
  pathOfProbes,
  readProbes,
  writeProbes,
  claimScreen,
  isClaimed,
  readSpent,
  noteSpent
};
