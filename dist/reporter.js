import {
  CAPTURE_ATTACHMENT,
  clip,
  publishSettings,
  readJpegSize,
  redactError,
  redactText,
  redactTitle,
  redactUrl
} from "./chunk-5XEVZIJI.js";

// reporter/bundle/open-bundle.ts
import { existsSync as existsSync2 } from "node:fs";
import { dirname as dirname2, isAbsolute as isAbsolute2, join as join3, relative as relative2, resolve } from "node:path";

// reporter/journey/build-journey.ts
import { createHash } from "node:crypto";

// reporter/journey/step-response.ts
function readResponse(step, record) {
  const lines = responseLines(step, record);
  const line = lines.find((one) => one.acted) ?? lines[0];
  const kind2 = kindOfResponse(step, line);
  if (line === void 0) return kind2 === "none" ? null : bareResponse(kind2);
  if (kind2 === "none" && (!line.can_judge || step.act === null && step.kind.interaction !== "navigation"))
    return null;
  const start = step.act?.at ?? line.started_at ?? step.from;
  const since = (at) => at == null ? null : Math.max(0, Math.round(at - start));
  const seen = { kind: kind2, line, events: step.events };
  return {
    kind: kind2,
    first_change_ms: since(firstChange(seen)),
    settled_ms: since(lastChange(seen)),
    layout_shift: line.shift,
    focus_moved: line.focus_moved,
    busy_indicator: line.busy,
    announced: line.announced
  };
}
function responseLines(step, record) {
  return record.responses.filter((line) => line.call === step.call?.call && line.page === step.page);
}
function kindOfResponse({ events, troubles }, line) {
  const has = (event) => events.some((one) => one.event === event);
  if (has("download")) return "download";
  if (troubles.some((trouble) => trouble.kind === "dialog")) return "dialog";
  if (has("opened")) return "popup";
  if (has("document") || has("moved")) return "navigation";
  if (line?.content) return "content";
  if (line?.field != null) return "value";
  if (line?.first_change_at != null) return "content";
  return line?.focus ? "focus" : "none";
}
function bareResponse(kind2) {
  return {
    kind: kind2,
    first_change_ms: null,
    settled_ms: null,
    layout_shift: null,
    focus_moved: null,
    busy_indicator: null,
    announced: null
  };
}
function firstChange({ kind: kind2, line, events }) {
  const painted = events.find((event) => event.event === "painted")?.at ?? null;
  const isNewDocument = kind2 === "navigation" && events.some((event) => event.event === "document");
  if (isNewDocument || kind2 === "popup") return painted;
  return kind2 === "value" ? line.value_shown_at : line.first_change_at;
}
function lastChange(seen) {
  const { kind: kind2, line, events } = seen;
  const times = [firstChange(seen)];
  if (kind2 === "navigation") times.push(events.findLast((event) => event.event === "loaded")?.at ?? null);
  if (line.acted || kind2 === "navigation") times.push(line.last_change_at);
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.max(...known);
}

// reporter/journey/step-source.ts
import { isAbsolute, relative } from "node:path";
function readSource(location, rootDir) {
  if (location === void 0) return null;
  const file = isAbsolute(location.file) ? relative(rootDir, location.file) : location.file;
  return { file: file.replace(/\\/g, "/") || "unknown", line: location.line };
}

// reporter/journey/step-title.ts
var VERBS = {
  click: "Click",
  dblclick: "Double-click",
  tap: "Tap",
  mouse_down: "Press on",
  dispatch: "Activate",
  check: "Check",
  uncheck: "Uncheck",
  hover: "Point at",
  drag: "Drag",
  fill: "Fill in",
  type: "Type into",
  select: "Choose in",
  upload: "Choose a file for"
};
var NOUNS = {
  textbox: "field",
  searchbox: "search field",
  spinbutton: "number field",
  combobox: "list",
  listbox: "list",
  menuitem: "menu item",
  img: "image",
  generic: ""
};
function titleOfStep(step) {
  const { kind: kind2 } = step;
  const target = step.act?.target ?? null;
  if (kind2.interaction === "navigation") return navigationTitle(step);
  if (kind2.action === "press") return keyTitle(step, target);
  const verb = VERBS[kind2.action];
  if (target === null || verb === void 0) return plainTitle(step);
  return `${verb} ${describeTarget(target)}`;
}
function describeTarget(target) {
  const noun = NOUNS[target.role] ?? target.role;
  const name = target.name === "" ? "" : `\u201C${clip(redactText(target.name), 80)}\u201D`;
  const words = [name, noun].filter((word) => word !== "").join(" ");
  return words === "" ? `<${target.tag}>` : words;
}
function navigationTitle(step) {
  const url = paramOf(step, "url");
  return step.kind.action === "goto" && url !== null ? `Open ${redactUrl(url)}` : plainTitle(step);
}
function keyTitle(step, target) {
  const key = pressedKey(step);
  const where = target === null || target.tag === "body" ? "" : ` in ${describeTarget(target)}`;
  return key === null ? plainTitle(step) : `Press ${key}${where}`;
}
function pressedKey(step) {
  const key = paramOf(step, "key") ?? /^(?:Press|Key down) "([^"]+)"/.exec(step.step.title)?.[1] ?? null;
  if (key === null) return null;
  return key.length === 1 && key !== " " ? "a character" : key;
}
function plainTitle(step) {
  const locator = paramOf(step, "locator");
  const title = redactTitle(step.step.title);
  return locator === null || title.includes(locator) ? title : clip(`${title} ${redactText(locator)}`, 300);
}
function paramOf(step, name) {
  const params = "params" in step.step ? step.step.params : void 0;
  if (typeof params !== "object" || params === null) return null;
  const value = Reflect.get(params, name);
  return typeof value === "string" ? value : null;
}

// reporter/journey/step-troubles.ts
function readTroubles({ troubles: own }) {
  const texts = (kind2) => [
    ...new Set(own.filter((trouble) => trouble.kind === kind2).map((trouble) => trouble.text))
  ];
  return {
    console_errors: texts("console").slice(0, 20),
    page_errors: texts("page_error").slice(0, 20),
    failed_requests: distinct(own.flatMap(failedRequest)).slice(0, 20),
    dialogs: own.flatMap(
      (trouble) => trouble.kind === "dialog" ? [{ type: trouble.method ?? "alert", message: trouble.text }] : []
    )
  };
}
function failedRequest(trouble) {
  if (trouble.kind !== "request") return [];
  return [
    {
      url: trouble.url ?? "unknown",
      method: trouble.method ?? "GET",
      status: trouble.status,
      failure: trouble.text === "" ? null : trouble.text,
      resource: trouble.resource ?? "other"
    }
  ];
}
function distinct(list) {
  const seen = /* @__PURE__ */ new Set();
  return list.filter((one) => !seen.has(JSON.stringify(one)) && seen.add(JSON.stringify(one)));
}

// reporter/journey/build-step.ts
function buildStep(joined, context) {
  const { record } = context;
  const { step, kind: kind2, act } = joined;
  const { page } = joined;
  const response = readResponse(joined, record);
  const line = responseLines(joined, record).find((one) => one.acted) ?? null;
  const before = stateAt(context, { page, from: 0, to: joined.call?.call ?? -1 });
  const after = stateAfter(context, joined);
  return {
    order: 1,
    title: titleOfStep(joined),
    group: joined.group,
    action: kind2.action,
    interaction: interactionOf(joined),
    status: step.error === void 0 ? "ok" : "failed",
    error: step.error === void 0 ? null : redactError(step.error.message ?? "failed"),
    target: act === null || /^(body|html)$/.test(act.target.tag) ? null : act.target,
    input: readInput(joined, line),
    pointer_activations: pointerActivations(joined, line),
    key_presses: keyPresses(joined, line),
    started_ms: Math.max(0, step.startTime.getTime() - context.startedAt),
    duration_ms: step.duration < 0 ? null : step.duration,
    response: noticeScreenChange(response, before, after),
    trouble: readTroubles(joined),
    page,
    state_before: before,
    state_after: after,
    source: readSource(step.location, context.rootDir)
  };
}
function interactionOf({ kind: kind2, act, ...joined }) {
  const target = act?.target ?? null;
  if (kind2.interaction === "click_tap" && kind2.pointer > 0 && target !== null)
    return /^(checkbox|radio|switch|option)$/.test(target.role) ? "selection" : "click_tap";
  if (kind2.action !== "press" || target === null || !isTextField(target)) return kind2.interaction;
  const key = pressedKey({ kind: kind2, act, ...joined });
  const editing = /^(a character|Backspace|Delete|Home|End|Space| |Arrow(Left|Right)|(Control|Meta|ControlOrMeta)\+[acvxACVX]|Shift\+.)$/;
  return key !== null && editing.test(key) ? "field_entry" : "keyboard";
}
function isTextField({ role, tag }) {
  return /^(textbox|searchbox|spinbutton)$/.test(role) || role === "combobox" && tag === "input";
}
function stateAt(context, at) {
  const calls = context.record.calls.filter((call) => call.call >= at.from && call.call <= at.to);
  const state = calls.findLast((call) => at.page in call.states)?.states[at.page] ?? null;
  return state !== null && context.hasState(state) ? state : null;
}
function stateAfter(context, { page, call, from }) {
  const isLater = (one) => call === null ? one.paused_at >= from : one.call > call.call;
  const next = context.record.calls.find((one) => isLater(one) && page in one.states);
  const state = next?.states[page] ?? null;
  return state !== null && context.hasState(state) ? state : null;
}
function noticeScreenChange(response, before, after) {
  if (response?.kind !== "none" || before === null || after === null || before === after) return response;
  return { ...response, kind: "content" };
}
function readInput({ kind: kind2, act }, line) {
  const field = line?.field ?? null;
  const isSecret = act?.secret === true || field?.secret === true;
  const kept = field?.kept ?? null;
  const role = act?.target.role ?? "";
  if (kind2.action === "upload") return { kind: "file", length: null, kept };
  if (kind2.action === "select") return { kind: "choice", length: null, kept };
  if (/^(checkbox|radio|switch)$/.test(role) && kind2.interaction !== "keyboard")
    return { kind: "toggle", length: null, kept };
  if (kind2.interaction === "field_entry" || kind2.action === "press" && field !== null && act !== null && isTextField(act.target))
    return { kind: "text", length: isSecret ? null : field?.length ?? null, kept };
  return null;
}
function pointerActivations({ kind: kind2 }, line) {
  if (kind2.interaction !== "field_entry" || line === null) return kind2.pointer;
  return line.entered_by_focus ? 1 : 0;
}
function keyPresses(joined, line) {
  if (joined.kind.action === "press") return 1;
  if (joined.kind.interaction !== "field_entry" || joined.act?.secret === true) return 0;
  const typed = paramOf(joined, "value") ?? paramOf(joined, "text");
  return typed?.length ?? line?.field?.length ?? 0;
}

// reporter/journey/join-calls.ts
var MOST_APART_MS = 5e3;
var CLOCK_MS = 15;
function joinCalls(steps, record) {
  const paired = pairCalls(steps, record);
  const placed = paired.map((step, index) => {
    const until = paired.slice(index + 1).find(isActing)?.from ?? Number.POSITIVE_INFINITY;
    const act = findAct(step, until, record.acts);
    return { ...step, act, page: pageOf({ ...step, act }, until, record) };
  });
  const owners = (at, page) => ownerOf(placed, at, page);
  return placed.map((step) => ({
    ...step,
    events: record.events.filter((event) => owners(event.at + CLOCK_MS, event.page) === step),
    troubles: record.troubles.filter((trouble) => owners(trouble.at, trouble.page) === step)
  }));
}
function pairCalls(steps, record) {
  const free = new Set(record.calls);
  return steps.map((selected) => {
    const call = isActing(selected) ? findCall(selected, [...free]) : null;
    if (call !== null) free.delete(call);
    return { ...selected, call, from: call?.released_at ?? selected.step.startTime.getTime() };
  });
}
function isActing({ kind: kind2 }) {
  return kind2.interaction !== "system_wait";
}
function findCall({ step }, free) {
  const start = step.startTime.getTime();
  const title = redactTitle(step.title);
  const apart = (call) => Math.abs(call.paused_at - start);
  const fitting = free.filter((call) => call.title.startsWith(title) && apart(call) < MOST_APART_MS).sort((a, b) => apart(a) - apart(b));
  const line = step.location?.line;
  return fitting.find((call) => line !== void 0 && call.line_number === line) ?? fitting[0] ?? null;
}
function findAct({ kind: kind2, call, from }, until, acts) {
  const own = acts.filter(
    (act) => call === null ? act.at >= from && act.at < until : act.call === call.call && act.at >= call.paused_at
  );
  for (const type of kind2.events) {
    const fitting = own.filter((act) => act.type === type);
    const found = type === "pointerover" ? fitting.at(-1) : fitting[0];
    if (found !== void 0) return found;
  }
  return null;
}
function pageOf({ act, kind: kind2, call, from }, until, record) {
  if (act !== null) return act.page;
  const moved = record.events.find(
    ({ event, at }) => (event === "document" || event === "moved") && at >= from - CLOCK_MS && at < until
  );
  if (kind2.interaction === "navigation" && moved !== void 0) return moved.page;
  return Object.keys(call?.states ?? {})[0] ?? "main";
}
function ownerOf(steps, at, page) {
  const acting = steps.filter(isActing);
  const before = acting.filter((step) => step.from <= at);
  return before.findLast((step) => step.page === page) ?? before.at(-1) ?? acting[0];
}

// reporter/journey/merge-steps.ts
function mergeSteps(steps) {
  const merged = [];
  for (const step of steps) {
    const last = merged.at(-1);
    if (last !== void 0 && isSameEntry(last, step)) merged[merged.length - 1] = mergeEntry(last, step);
    else if (last !== void 0 && isSameWalk(last, step)) merged[merged.length - 1] = mergeWalk(last, step);
    else merged.push(step);
  }
  return merged.map((step, index) => ({ ...step, order: index + 1 }));
}
function isSameEntry(last, next) {
  if (next.interaction !== "field_entry" || next.target === null || last.target === null) return false;
  if (last.page !== next.page || last.target.key !== next.target.key) return false;
  const isEntering = /^(click|tap|dblclick)$/.test(last.action) && isTextField(last.target);
  return last.interaction === "field_entry" || isEntering;
}
function isSameWalk(last, next) {
  const key = walkKey(last);
  if (key === null || key !== walkKey(next) || last.page !== next.page || last.group !== next.group)
    return false;
  return last.state_after === next.state_before && last.status === "ok" && next.status === "ok";
}
function walkKey({ interaction, title }) {
  if (interaction !== "keyboard") return null;
  return /^Press ((?:Shift\+)?Tab|Arrow(?:Up|Down|Left|Right))\b/.exec(title)?.[1] ?? null;
}
function mergeWalk(first, next) {
  const presses = first.key_presses + next.key_presses;
  return {
    ...mergeEntry(first, next),
    title: `Press ${walkKey(first)} ${presses} times`,
    target: next.target,
    response: next.response === null || next.response.kind === "none" ? first.response : next.response,
    key_presses: presses
  };
}
function mergeEntry(first, next) {
  const end = next.started_ms + (next.duration_ms ?? 0);
  const isTyping = first.interaction === "field_entry";
  return {
    ...next,
    title: isTyping ? first.title : next.title,
    action: isTyping ? first.action : next.action,
    target: first.target,
    group: first.group,
    status: first.status === "failed" ? "failed" : next.status,
    error: first.error ?? next.error,
    pointer_activations: Math.min(1, first.pointer_activations + next.pointer_activations),
    key_presses: first.key_presses + next.key_presses,
    started_ms: first.started_ms,
    duration_ms: end - first.started_ms,
    response: mergeResponse(first.response, next.response),
    trouble: mergeTrouble(first.trouble, next.trouble),
    state_before: first.state_before,
    source: first.source
  };
}
function mergeResponse(first, next) {
  if (first === null || next === null) return next ?? first;
  const shift = [first.layout_shift, next.layout_shift].filter((one) => one !== null);
  return {
    ...next,
    layout_shift: shift.length === 0 ? null : shift.reduce((sum, one) => sum + one, 0),
    busy_indicator: first.busy_indicator === true || next.busy_indicator,
    announced: next.announced ?? first.announced
  };
}
function mergeTrouble(first, next) {
  return {
    console_errors: [...first.console_errors, ...next.console_errors],
    page_errors: [...first.page_errors, ...next.page_errors],
    failed_requests: [...first.failed_requests, ...next.failed_requests],
    dialogs: [...first.dialogs, ...next.dialogs]
  };
}

// reporter/journey/actions.ts
var POINTER = ["pointerdown", "click", "change", "input"];
var KINDS = [
  [/^Double click\b/, kind("dblclick", "click_tap", 2, POINTER)],
  [/^Click\b/, kind("click", "click_tap", 1, POINTER)],
  [/^Tap\b/, kind("tap", "click_tap", 1, POINTER)],
  [/^Mouse down\b/, kind("mouse_down", "click_tap", 1, POINTER)],
  [/^Dispatch "(click|tap|submit)"/, kind("dispatch", "click_tap", 1, ["click", "pointerdown"])],
  [/^Check\b/, kind("check", "selection", 1, POINTER)],
  [/^Uncheck\b/, kind("uncheck", "selection", 1, POINTER)],
  [/^Hover\b/, kind("hover", "click_tap", 0, ["pointerover"])],
  [/^(Drag and drop|Drag|Drop)\b/, kind("drag", "click_tap", 1, ["pointerdown", "drop"])],
  [/^Fill\b/, kind("fill", "field_entry", 1, ["input", "keydown"])],
  [/^(Type|Press sequentially|Insert)\b/, kind("type", "field_entry", 1, ["input", "keydown"])],
  [/^(Press|Key down)\b/, kind("press", "keyboard", 0, ["keydown"])],
  [/^Select option\b/, kind("select", "selection", 1, ["change", "input"])],
  [/^Set input files\b/, kind("upload", "selection", 1, ["change", "input"])],
  [/^Navigate\b/, kind("goto", "navigation", 0, [])],
  [/^Reload\b/, kind("reload", "navigation", 0, [])],
  [/^Go back\b/, kind("go_back", "navigation", 0, [])],
  [/^Go forward\b/, kind("go_forward", "navigation", 0, [])],
  [/^Set content\b/, kind("set_content", "navigation", 0, [])],
  [
    /^Wait for (timeout|load state|navigation|URL|function|selector|response|request)\b/i,
    kind("wait", "system_wait", 0, [])
  ]
];
function kindOfAction(title) {
  return KINDS.find(([pattern]) => pattern.test(title))?.[1] ?? null;
}
function kind(action, interaction, ...[pointer, events]) {
  return { action, interaction, pointer, events };
}

// reporter/journey/select-steps.ts
var SHORTEST_WAIT_MS = 100;
function selectSteps(steps) {
  const actions = [];
  const assertions = [];
  const visit = (step, groups) => {
    if (step.category === "hook" && /^(After Hooks|Worker Cleanup|afterEach|afterAll)/.test(step.title))
      return;
    if (step.category === "expect") assertions.push(step);
    const kind2 = step.category === "pw:api" ? kindOfAction(step.title) : null;
    if (kind2 !== null && isWorthTelling(step, kind2))
      actions.push({ step, kind: kind2, group: groups.length === 0 ? null : groups.join(" \u203A ") });
    for (const child of step.steps) visit(child, groupsWithin(step, groups));
  };
  for (const step of steps) visit(step, []);
  const byTime = (a, b) => a.startTime.getTime() - b.startTime.getTime();
  return {
    actions: actions.sort((a, b) => byTime(a.step, b.step)),
    assertions: assertions.sort(byTime)
  };
}
function isWorthTelling(step, kind2) {
  return kind2.interaction !== "system_wait" || step.duration >= SHORTEST_WAIT_MS;
}
function groupsWithin(step, groups) {
  if (step.category === "test.step") return [...groups, step.title];
  const isNamedHook = step.category === "hook" && step.title !== "Before Hooks";
  return isNamedHook || step.category === "fixture" ? [...groups, step.title] : groups;
}

// reporter/journey/build-journey.ts
function buildJourney(test, result, context) {
  const selection = selectSteps(result.steps);
  const { record } = context;
  if (selection.actions.length === 0 && record.calls.length === 0 && result.status !== "skipped") return null;
  const steps = mergeSteps(joinCalls(selection.actions, record).map((joined) => buildStep(joined, context)));
  const project = test.parent.project()?.name ?? "";
  const title = titlePath(test).join(" \u203A ");
  return {
    id: journeyId(test, project, context.rootDir),
    title,
    project,
    source: readSource(test.location, context.rootDir) ?? { file: "unknown", line: 0 },
    tags: test.tags,
    goal: annotation(test, result, "goal") ?? clip(test.title, 300),
    target_user: annotation(test, result, "target-user"),
    expected_end_state: annotation(test, result, "end-state"),
    status: statusOf(result, steps),
    outcome: test.outcome(),
    attempts: result.retry + 1,
    duration_ms: Math.max(0, result.duration),
    error: result.error?.message === void 0 ? null : redactError(result.error.message),
    browser: record.browser ?? test.parent.project()?.use.browserName ?? "chromium",
    viewport: viewportOf(test, context),
    steps,
    assertions: selection.assertions.map((step) => buildAssertion(step, steps, context)),
    end_state: endState(context, steps),
    not_measured: listNotMeasured(context, steps)
  };
}
function titlePath(test) {
  const [, , , ...path] = test.titlePath();
  return path.length === 0 ? [test.title] : path.map((part) => redactText(part));
}
function journeyId(test, project, rootDir) {
  const file = readSource(test.location, rootDir)?.file ?? "";
  const key = JSON.stringify([project, file, test.titlePath().slice(3), test.repeatEachIndex]);
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 8);
  const words = [...titlePath(test), project].join(" ").normalize("NFKD").toLowerCase();
  const slug = words.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60).replace(/-+$/, "");
  return slug === "" ? `journey-${hash}` : `${slug}-${hash}`;
}
function annotation(test, result, type) {
  const all = [...result.annotations ?? [], ...test.annotations];
  const description = all.find((one) => one.type === type)?.description?.trim() ?? "";
  return description === "" ? null : clip(redactText(description), 300);
}
function statusOf(result, steps) {
  if (result.status === "passed") return "complete";
  if (result.status === "skipped") return "skipped";
  const walked = steps.filter((step) => step.interaction !== "system_wait");
  const last = walked.slice(-3);
  if (last.length === 3 && last.every((step) => step.status === "failed")) return "abandoned";
  return walked.some((step) => step.status === "ok") ? "partial" : "failed";
}
function viewportOf(test, { record }) {
  const seen = record.calls.find((call) => call.viewport !== null)?.viewport;
  return seen ?? test.parent.project()?.use.viewport ?? null;
}
function buildAssertion(step, steps, context) {
  const at = step.startTime.getTime() - context.startedAt;
  const locator = paramOf({ step }, "locator");
  const title = redactText(step.title);
  return {
    after_step: steps.filter((one) => one.started_ms <= at).length,
    title: locator === null || title.includes(locator) ? title : clip(`${title} ${redactText(locator)}`, 300),
    status: step.error === void 0 ? "ok" : "failed",
    error: step.error === void 0 ? null : redactError(step.error.message ?? "failed"),
    source: readSource(step.location, context.rootDir)
  };
}
function endState({ record, hasState }, steps) {
  const page = steps.at(-1)?.page ?? "main";
  const states = record.calls.flatMap((call) => call.states[page] ?? []);
  const last = states.at(-1) ?? record.calls.flatMap((call) => Object.values(call.states)).findLast((id) => id !== null);
  return last != null && hasState(last) ? last : null;
}
function listNotMeasured({ record }, steps) {
  const notes = record.faults.map(({ what, reason }) => ({ what, reason }));
  if (record.calls.length === 0 && record.faults.length === 0 && steps.length > 0)
    notes.push({ what: "pictures, states and step facts", reason: "test_not_imported_from_ux_jury" });
  for (const step of steps) {
    if (step.interaction === "navigation" || step.interaction === "system_wait") continue;
    if (record.calls.length === 0 || step.status === "failed") continue;
    if (step.target === null && step.action !== "press")
      notes.push({ what: `target of step ${step.order}`, reason: "no_event_seen" });
    if (step.response === null)
      notes.push({ what: `response to step ${step.order}`, reason: "page_closed_or_opaque" });
  }
  return notes.filter(
    (note, index) => notes.findIndex((one) => one.what === note.what && one.reason === note.reason) === index
  );
}

// reporter/journey/read-record.ts
import { readFileSync } from "node:fs";
function readRecord(path) {
  const lines = path === null ? [] : readLines(path);
  const pick = (kind2) => lines.filter((line) => line.line === kind2);
  return {
    browser: pick("attempt")[0]?.browser ?? null,
    calls: pick("call"),
    acts: pick("act"),
    responses: pick("response"),
    events: pick("event"),
    troubles: pick("trouble"),
    faults: pick("fault")
  };
}
function readLines(path) {
  return readFileSync(path, "utf8").split("\n").flatMap((line) => parseLine(line) ?? []);
}
function parseLine(json) {
  if (json === "") return null;
  try {
    const value = JSON.parse(json);
    return typeof value === "object" && value !== null && "line" in value ? value : null;
  } catch {
    return null;
  }
}

// reporter/bundle/describe-run.ts
import { execFileSync } from "node:child_process";
function describeContext(options, config) {
  const given = options.context ?? {};
  const baseUrl = config.projects.map((project) => project.use.baseURL).find((url) => url !== void 0);
  return {
    target: given.target ?? (baseUrl === void 0 ? "unknown" : redactUrl(baseUrl)),
    test_brief: given.test_brief ?? "the journeys of the Playwright tests",
    target_user: given.target_user ?? "not declared",
    data_label: given.data_label ?? "test data",
    constraints: [...given.constraints ?? []]
  };
}
function identifyBuild(options, dir) {
  const known = options.buildIdentity ?? process.env.GITHUB_SHA;
  if (known !== void 0 && known.trim() !== "") return known.trim();
  try {
    const stdio = ["ignore", "pipe", "ignore"];
    return execFileSync("git", ["rev-parse", "HEAD"], {
      cwd: dir,
      timeout: 3e3,
      encoding: "utf8",
      stdio
    }).trim();
  } catch {
    return "unknown";
  }
}

// reporter/bundle/folder.ts
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
var OWN_FILES = {
  ".": /^bundle\.(json|sha256)(\.tmp)?$/,
  journeys: /^[a-z0-9-]+\.json(\.tmp)?$/,
  states: /^[0-9a-f]{16}\.json(\.\d+\.tmp)?$/,
  pictures: /^[0-9a-f]{64}\.jpg(\.\d+\.tmp)?$/,
  ".capture": /^[0-9a-f]{24}\.jsonl$/
};
function findForeign(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return OWN_FILES["."]?.test(entry.name) ? [] : [entry.name];
    const own = OWN_FILES[entry.name];
    if (!entry.isDirectory() || own === void 0 || entry.name === ".") return [entry.name];
    return readdirSync(join(dir, entry.name)).flatMap(
      (name) => own.test(name) ? [] : `${entry.name}/${name}`
    );
  });
}
function emptyFolder(dir) {
  for (const [folder, own] of Object.entries(OWN_FILES)) {
    const path = join(dir, folder);
    mkdirSync(path, { recursive: true });
    for (const name of readdirSync(path)) if (own.test(name)) rmSync(join(path, name), { force: true });
  }
}

// reporter/bundle/write-file.ts
import { createHash as createHash2 } from "node:crypto";
import { mkdirSync as mkdirSync2, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
function writeWhole(path, text) {
  mkdirSync2(dirname(path), { recursive: true });
  writeFileSync(`${path}.tmp`, text);
  renameSync(`${path}.tmp`, path);
}
function sha256Of(bytes) {
  return createHash2("sha256").update(bytes).digest("hex");
}

// reporter/bundle/write-index.ts
import { readdirSync as readdirSync2, readFileSync as readFileSync2 } from "node:fs";
import { join as join2 } from "node:path";
function writeIndex(dir, head) {
  const { not_measured, capture_faults, ...start } = head;
  const index = { ...start, ...listFiles(dir), capture_faults, not_measured };
  const text = `${JSON.stringify(index, null, 2)}
`;
  writeWhole(join2(dir, "bundle.json"), text);
  writeWhole(join2(dir, "bundle.sha256"), `${sha256Of(text)}
`);
}
function listFiles(dir) {
  const pictures = filesIn(dir, "pictures", ".jpg").flatMap((name) => listPicture(dir, name));
  return { journeys: listDocuments(dir, "journeys"), states: listDocuments(dir, "states"), pictures };
}
function listDocuments(dir, folder) {
  return filesIn(dir, folder, ".json").map((name) => {
    const bytes = readFileSync2(join2(dir, folder, name));
    return {
      id: name.replace(/\.json$/, ""),
      path: `${folder}/${name}`,
      sha256: sha256Of(bytes),
      bytes: bytes.length
    };
  });
}
function listPicture(dir, name) {
  const bytes = readFileSync2(join2(dir, "pictures", name));
  const size = readJpegSize(bytes);
  if (size === null) return [];
  return [{ id: name.replace(/\.jpg$/, ""), path: `pictures/${name}`, bytes: bytes.length, ...size }];
}
function filesIn(dir, folder, ending) {
  return readdirSync2(join2(dir, folder)).filter((name) => name.endsWith(ending)).sort();
}

// reporter/bundle/open-bundle.ts
var VERSION = "0.1.0";
function openBundle(options, config, suite) {
  const base = config.configFile === void 0 ? options.configDir ?? config.rootDir : dirname2(config.configFile);
  const dir = resolve(base, options.outputDir ?? "ux-jury-bundle");
  refuseUnfit(dir, config);
  emptyFolder(dir);
  publishSettings({ dir, axe: options.axe ?? true, mask: options.mask ?? [] });
  const run = {
    dir,
    base,
    config,
    suite,
    options,
    journeys: /* @__PURE__ */ new Map(),
    pageless: /* @__PURE__ */ new Set(),
    ended: /* @__PURE__ */ new Set(),
    faults: []
  };
  return {
    addAttempt: (test, result) => addAttempt(run, test, result),
    noteFault: (what, error) => run.faults.push(`${what}: ${error instanceof Error ? error.message : error}`),
    finish: (result) => finish(run, result)
  };
}
function refuseUnfit(dir, config) {
  const isWithin = (outer) => !/^\.\.([\\/]|$)/.test(relative2(outer, dir)) && !isAbsolute2(relative2(outer, dir));
  const wiped = config.projects.map((project) => project.outputDir).find(isWithin);
  if (wiped !== void 0)
    throw new Error(
      `no bundle is written: outputDir ${dir} lies in Playwright's own output folder, which it empties. Choose another folder.`
    );
  const foreign = findForeign(dir);
  if (foreign.length > 0)
    throw new Error(
      `no bundle is written: ${dir} holds files that are not ours (${foreign.slice(0, 3).join(", ")}). Choose an empty folder.`
    );
}
function addAttempt(run, test, result) {
  run.ended.add(test.id);
  const path = result.attachments.find(({ name }) => name === CAPTURE_ATTACHMENT)?.path ?? null;
  const journey = buildJourney(test, result, {
    record: readRecord(path),
    startedAt: result.startTime.getTime(),
    rootDir: run.base,
    hasState: (id) => existsSync2(join3(run.dir, "states", `${id}.json`))
  });
  if (journey === null) {
    run.pageless.add(test.id);
    return;
  }
  run.pageless.delete(test.id);
  run.journeys.set(journey.id, journey);
  writeWhole(join3(run.dir, "journeys", `${journey.id}.json`), JSON.stringify(journey));
}
function finish(run, result) {
  const journeys = [...run.journeys.values()];
  const all = run.suite.allTests();
  writeIndex(run.dir, {
    format: "ux-jury-bundle",
    version: 1,
    producer: { name: "ux-jury", version: VERSION, playwright: run.config.version },
    build_identity: identifyBuild(run.options, run.base),
    context: describeContext(run.options, run.config),
    environment: describeEnvironment(journeys),
    run: {
      status: result.status,
      started_at: result.startTime.toISOString(),
      duration_ms: Math.max(0, Math.round(result.duration)),
      complete: /^(passed|failed)$/.test(result.status) && all.every((test) => run.ended.has(test.id))
    },
    capture_faults: run.faults.length + journeys.reduce((sum, journey) => sum + countFaults(journey), 0),
    not_measured: listNotMeasured2(run)
  });
  process.stderr.write(
    `UX Jury: ${journeys.length} journeys in ${relative2(process.cwd(), run.dir) || run.dir}
`
  );
}
function countFaults(journey) {
  return journey.not_measured.filter(({ reason }) => /instrument_error|too_slow|cannot_write/.test(reason)).length;
}
function describeEnvironment(journeys) {
  const viewports = journeys.flatMap(({ viewport }) => viewport ?? []);
  const size = (one) => `${one.width}x${one.height}`;
  return {
    platform: `${process.platform}-${process.arch}`,
    browsers: [...new Set(journeys.map(({ browser }) => browser))].sort(),
    viewports: viewports.filter(
      (one, index) => viewports.findIndex((other) => size(other) === size(one)) === index
    )
  };
}
function listNotMeasured2(run) {
  const notes = run.faults.map((fault) => ({
    what: fault.split(":")[0] ?? "capture",
    reason: "capture_fault"
  }));
  if (run.pageless.size > 0)
    notes.push({ what: `${run.pageless.size} tests that use no page`, reason: "not_interactive" });
  const missing = run.suite.allTests().filter((test) => !run.ended.has(test.id)).length;
  if (missing > 0) notes.push({ what: `${missing} tests that did not run`, reason: "run_ended_early" });
  return notes;
}

// reporter/reporter.ts
var UxJuryReporter = class {
  #options;
  #bundle = null;
  constructor(options = {}) {
    this.#options = options;
  }
  printsToStdio() {
    return false;
  }
  onBegin(config, suite) {
    this.#attempt("start", () => {
      if (this.#options._mode === "list") return;
      if (this.#options._mode === "merge")
        throw new Error(
          "merged reports carry no bundle; each shard wrote its own, and the action takes them all."
        );
      this.#bundle = openBundle(this.#options, config, suite);
    });
  }
  onTestEnd(test, result) {
    this.#attempt("journey", () => this.#bundle?.addAttempt(test, result));
  }
  onEnd(result) {
    this.#attempt("index", () => this.#bundle?.finish(result));
  }
  #attempt(what, work) {
    try {
      work();
    } catch (error) {
      this.#bundle?.noteFault(what, error);
      if (this.#bundle === null || what === "index")
        say(error instanceof Error ? error.message : String(error));
    }
  }
};
function say(message) {
  process.stderr.write(`UX Jury: ${message.split("\n")[0]}
`);
}
export {
  UxJuryReporter as default
};
