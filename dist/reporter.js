import {
  CAPTURE_ATTACHMENT,
  PICTURE_ATTACHMENT,
  STATE_ATTACHMENT,
  clip,
  publishSettings,
  readJpegSize,
  redactError,
  redactText,
  redactTitle,
  redactUrl
} from "./chunk-M5S3EZ3N.js";

// reporter/bundle/open-bundle.ts
import { existsSync as existsSync5 } from "node:fs";
import { dirname as dirname3, join as join7, relative as relative2, resolve } from "node:path";

// reporter/journey/step-params.ts
function paramOf({ step }, name) {
  const params = "params" in step ? step.params : void 0;
  if (typeof params !== "object" || params === null) return readTitle(step, name);
  const value = Reflect.get(params, name);
  return typeof value === "string" ? value : null;
}
var SHOWN = {
  url: /^Navigate to "([^"]*)"/,
  key: /^(?:Press|Key down|Key up) "([^"]+)"/,
  value: /^Fill "((?:[^"\\]|\\.)*)"/s,
  text: /^(?:Type|Insert|Press sequentially) "((?:[^"\\]|\\.)*)"/s,
  locator: /\b((?:getBy[A-Z]\w+|frameLocator|locator)\(.*)$/s
};
function readTitle({ title, category }, name) {
  return category === "pw:api" ? SHOWN[name]?.exec(title)?.[1] ?? null : null;
}

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
import { posix, win32 } from "node:path";
function readSource(location, rootDir) {
  if (location === void 0) return null;
  const { isAbsolute: isAbsolute2, relative: relative3 } = pathsOf(location.file);
  const file = isAbsolute2(location.file) ? relative3(rootDir, location.file) : location.file;
  return { file: file.replace(/\\/g, "/") || "unknown", line: location.line };
}
function rootFrom(specFile, way) {
  const { dirname: dirname4, join: join8 } = pathsOf(specFile);
  return join8(dirname4(specFile), way);
}
function pathsOf(file) {
  return /^([A-Za-z]:[\\/]|\\\\)/.test(file) ? win32 : posix;
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
  const key = paramOf(step, "key");
  if (key === null) return null;
  return key.length === 1 && key !== " " ? "a character" : key;
}
function plainTitle(step) {
  const locator = paramOf(step, "locator");
  const title = redactTitle(step.step.title);
  return locator === null || title.includes(locator) ? title : clip(`${title} ${redactText(locator)}`, 300);
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
  const isSecret2 = act?.secret === true || field?.secret === true;
  const kept = field?.kept ?? null;
  const role = act?.target.role ?? "";
  if (kind2.action === "upload") return { kind: "file", length: null, kept };
  if (kind2.action === "select") return { kind: "choice", length: null, kept };
  if (/^(checkbox|radio|switch)$/.test(role) && kind2.interaction !== "keyboard")
    return { kind: "toggle", length: null, kept };
  if (kind2.interaction === "field_entry" || kind2.action === "press" && field !== null && act !== null && isTextField(act.target))
    return { kind: "text", length: isSecret2 ? null : field?.length ?? null, kept };
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
  const fitting = free.filter((call) => isSameCall(call.title, title) && apart(call) < MOST_APART_MS).sort((a, b) => apart(a) - apart(b));
  const line = step.location?.line;
  return fitting.find((call) => line !== void 0 && call.line_number === line) ?? fitting[0] ?? null;
}
function isSameCall(call, step) {
  return call.startsWith(step) || `${step} `.startsWith(`${call} `);
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

// reporter/journey/known-secrets.ts
function listSecrets(steps) {
  return steps.filter(isSecret).flatMap((step) => {
    const typed = paramOf(step, "value") ?? paramOf(step, "text") ?? "";
    return isTelling(typed) ? [typed] : [];
  });
}
function isSecret(step) {
  if (step.kind.interaction !== "field_entry") return false;
  if (step.act !== null) return step.act.secret;
  return /pass|secret|token|otp|pin\b|cvv|cvc|card/i.test(paramOf(step, "locator") ?? "");
}
function isTelling(typed) {
  return typed.length >= 6 && /[^\p{L}\s]/u.test(typed);
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

// reporter/journey/test-titles.ts
function titlesOf(test) {
  const [, , , ...path] = test.titlePath();
  return path.length === 0 ? [test.title] : path.map((part) => redactText(part));
}

// reporter/journey/build-journey.ts
function buildJourney(test, result, context) {
  const selection = selectSteps(result.steps);
  const { record } = context;
  if (selection.actions.length === 0 && record.calls.length === 0 && result.status !== "skipped") return null;
  const joined = joinCalls(selection.actions, record);
  const steps = mergeSteps(joined.map((step) => buildStep(step, context)));
  const project = test.parent.project()?.name ?? "";
  const journey = {
    id: context.id,
    title: titlesOf(test).join(" \u203A "),
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
    browser: record.attempt?.browser ?? test.parent.project()?.use.browserName ?? "chromium",
    viewport: viewportOf(test, context),
    steps,
    assertions: selection.assertions.map((step) => buildAssertion(step, steps, context)),
    end_state: endState(context, steps),
    not_measured: listNotMeasured(context, steps)
  };
  return { journey, secrets: listSecrets(joined) };
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
  return seen ?? record.attempt?.viewport ?? test.parent.project()?.use.viewport ?? null;
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

// reporter/journey/journey-ids.ts
import { createHash } from "node:crypto";
function nameJourneys(tests, rootOf) {
  const named2 = tests.map((test) => ({ test, id: journeyId(test, rootOf(test), []) }));
  const counts = /* @__PURE__ */ new Map();
  for (const { id } of named2) counts.set(id, (counts.get(id) ?? 0) + 1);
  const taken = /* @__PURE__ */ new Set();
  const names = /* @__PURE__ */ new Map();
  for (const { test, id } of named2) {
    let name = counts.get(id) === 1 ? id : journeyId(test, rootOf(test), test.tags);
    for (let twin = 2; taken.has(name); twin += 1)
      name = journeyId(test, rootOf(test), [...test.tags, `${twin}`]);
    names.set(test.id, name);
    taken.add(name);
  }
  return names;
}
function journeyId(test, rootDir, apart) {
  const project = test.parent.project()?.name ?? "";
  const file = readSource(test.location, rootDir)?.file ?? "";
  const key = JSON.stringify([project, file, test.titlePath().slice(3), test.repeatEachIndex, ...apart]);
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 8);
  const slug = [...titlesOf(test), project].join(" ").normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60).replace(/-+$/, "");
  return slug === "" ? `journey-${hash}` : `${slug}-${hash}`;
}

// reporter/journey/read-record.ts
import { existsSync, readFileSync } from "node:fs";
function readRecord(path) {
  const lines = path === null ? [] : readLines(path) ?? [LOST];
  const pick = (kind2) => lines.filter((line) => line.line === kind2);
  return {
    attempt: pick("attempt")[0] ?? null,
    calls: pick("call"),
    acts: pick("act"),
    responses: pick("response"),
    events: pick("event"),
    troubles: pick("trouble"),
    faults: pick("fault")
  };
}
var LOST = {
  line: "fault",
  at: 0,
  what: "pictures, states and step facts",
  reason: "record_missing"
};
function readLines(path) {
  if (!existsSync(path)) return null;
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

// reporter/bundle/tidy-folder.ts
import { readdirSync, readFileSync as readFileSync2, rmSync } from "node:fs";
import { join } from "node:path";
function tidyFolder(dir) {
  for (const folder of ["journeys", "states", "pictures"])
    remove(dir, folder, (name) => name.endsWith(".tmp"));
  const shown = new Set(
    namesIn(dir, "states").flatMap((name) => pictureIn(readFileSync2(join(dir, "states", name), "utf8")))
  );
  remove(dir, "pictures", (name) => !shown.has(name.replace(/\.jpg$/, "")));
}
function dropRecords(dir) {
  remove(dir, ".capture", (name) => name.endsWith(".jsonl"));
}
function remove(dir, folder, isUnwanted) {
  for (const name of namesIn(dir, folder).filter(isUnwanted))
    rmSync(join(dir, folder, name), { force: true });
}
function namesIn(dir, folder) {
  return readdirSync(join(dir, folder));
}
function pictureIn(state) {
  const id = /"picture":"([0-9a-f]{64})"/.exec(state)?.[1];
  return id === void 0 ? [] : [id];
}

// reporter/bundle/write-index.ts
import { readdirSync as readdirSync2, readFileSync as readFileSync3 } from "node:fs";
import { join as join2 } from "node:path";

// reporter/bundle/write-file.ts
import { createHash as createHash2 } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
function writeWhole(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.tmp`, text);
  renameSync(`${path}.tmp`, path);
}
function sha256Of(bytes) {
  return createHash2("sha256").update(bytes).digest("hex");
}

// reporter/bundle/write-index.ts
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
    const bytes = readFileSync3(join2(dir, folder, name));
    return {
      id: name.replace(/\.json$/, ""),
      path: `${folder}/${name}`,
      sha256: sha256Of(bytes),
      bytes: bytes.length
    };
  });
}
function listPicture(dir, name) {
  const bytes = readFileSync3(join2(dir, "pictures", name));
  const size = readJpegSize(bytes);
  if (size === null) return [];
  return [{ id: name.replace(/\.jpg$/, ""), path: `pictures/${name}`, bytes: bytes.length, ...size }];
}
function filesIn(dir, folder, ending) {
  return readdirSync2(join2(dir, folder)).filter((name) => name.endsWith(ending)).sort();
}

// reporter/bundle/close-bundle.ts
function closeBundle(dir, head) {
  const write = () => writeIndex(dir, { format: "ux-jury-bundle", version: 1, ...head });
  try {
    write();
  } catch {
    dropRecords(dir);
    write();
  }
}
function countFaults(journeys) {
  const isFault = ({ reason }) => /instrument_error|too_slow|cannot_write|record_missing/.test(reason);
  return journeys.reduce((sum, journey) => sum + journey.not_measured.filter(isFault).length, 0);
}

// reporter/bundle/describe-environment.ts
function describeEnvironment(journeys, platforms) {
  const sizes = new Map(
    journeys.flatMap(
      ({ viewport }) => viewport === null ? [] : [[`${viewport.width}x${viewport.height}`, viewport]]
    )
  );
  return {
    platform: distinct2(platforms).join(" ") || `${process.platform}-${process.arch}`,
    browsers: distinct2(journeys.map(({ browser }) => browser)),
    viewports: [...sizes.values()].sort((a, b) => b.width - a.width || b.height - a.height)
  };
}
function distinct2(words) {
  return [...new Set(words)].sort();
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
import { existsSync as existsSync2, mkdirSync as mkdirSync2, readdirSync as readdirSync3, rmSync as rmSync2 } from "node:fs";
import { isAbsolute, join as join3, relative } from "node:path";
var OWN_FILES = {
  ".": /^bundle\.(json|sha256)(\.tmp)?$/,
  journeys: /^[a-z0-9-]+\.json(\.tmp)?$/,
  states: /^[0-9a-f]{16}\.json(\.\d+\.tmp)?$/,
  pictures: /^[0-9a-f]{64}\.jpg(\.\d+\.tmp)?$/,
  ".capture": /^([0-9a-f]{24}\.jsonl|run\.json)(\.tmp)?$/
};
function refuseUnfit(dir, config) {
  const isWithin = (outer) => !/^\.\.([\\/]|$)/.test(relative(outer, dir)) && !isAbsolute(relative(outer, dir));
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
function findForeign(dir) {
  if (!existsSync2(dir)) return [];
  return readdirSync3(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return OWN_FILES["."]?.test(entry.name) ? [] : [entry.name];
    const own = OWN_FILES[entry.name];
    if (!entry.isDirectory() || own === void 0 || entry.name === ".") return [entry.name];
    return readdirSync3(join3(dir, entry.name)).flatMap(
      (name) => own.test(name) ? [] : `${entry.name}/${name}`
    );
  });
}
function emptyFolder(dir) {
  for (const [folder, own] of Object.entries(OWN_FILES)) {
    const path = join3(dir, folder);
    mkdirSync2(path, { recursive: true });
    for (const name of readdirSync3(path)) if (own.test(name)) rmSync2(join3(path, name), { force: true });
  }
}

// reporter/bundle/import-parts.ts
import { copyFileSync, existsSync as existsSync3, mkdirSync as mkdirSync3, readFileSync as readFileSync4, writeFileSync as writeFileSync2 } from "node:fs";
import { dirname as dirname2, join as join4 } from "node:path";
function importParts(dir, result, name) {
  for (const { path } of named(result, PICTURE_ATTACHMENT)) importPicture(dir, path);
  for (const { path } of named(result, STATE_ATTACHMENT)) importState(dir, path);
  const [record] = named(result, CAPTURE_ATTACHMENT);
  if (record === void 0 || !existsSync3(record.path)) return record?.path ?? null;
  const own = join4(dir, ".capture", `${sha256Of(name).slice(0, 24)}.jsonl`);
  mkdirSync3(dirname2(own), { recursive: true });
  copyFileSync(record.path, own);
  return own;
}
function named(result, name) {
  return result.attachments.flatMap(
    (one) => one.name === name && one.path !== void 0 ? [{ path: one.path }] : []
  );
}
function importPicture(dir, path) {
  if (!existsSync3(path)) return;
  const bytes = readFileSync4(path);
  writeFileSync2(join4(dir, "pictures", `${sha256Of(bytes)}.jpg`), bytes);
}
function importState(dir, path) {
  if (!existsSync3(path)) return;
  const text = readFileSync4(path, "utf8");
  const { id } = readState(text);
  if (!/^[0-9a-f]{16}$/.test(id)) return;
  const own = join4(dir, "states", `${id}.json`);
  if (!existsSync3(own) || isFuller(text, readFileSync4(own, "utf8"))) writeFileSync2(own, text);
}
function isFuller(text, other) {
  const [gaps, others] = [readState(text).gaps, readState(other).gaps];
  return gaps === others ? sha256Of(text) < sha256Of(other) : gaps < others;
}
function readState(text) {
  const state = JSON.parse(text);
  if (typeof state !== "object" || state === null) return { id: "", gaps: 0 };
  const gaps = Reflect.get(state, "not_measured");
  return { id: String(Reflect.get(state, "id")), gaps: Array.isArray(gaps) ? gaps.length : 0 };
}

// reporter/bundle/run-head.ts
import { join as join5 } from "node:path";
function keepHead(dir, head) {
  writeWhole(pathOf(dir), JSON.stringify(head));
}
function pathOf(dir) {
  return join5(dir, ".capture", "run.json");
}

// reporter/bundle/scrub-secrets.ts
import { existsSync as existsSync4, readdirSync as readdirSync4, readFileSync as readFileSync5 } from "node:fs";
import { join as join6 } from "node:path";
function scrubSecrets(value, secrets) {
  if (typeof value === "string") return secrets.reduce((text, secret) => text.replaceAll(secret, "\u2026"), value);
  if (Array.isArray(value)) return value.map((one) => scrubSecrets(one, secrets));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubSecrets(one, secrets)]));
}
function scrubFolder(folder, secrets) {
  if (secrets.length === 0) return;
  for (const name of readdirSync4(folder).filter((one) => /\.jsonl?$/.test(one)))
    scrubFile(join6(folder, name), secrets);
}
function scrubFile(path, secrets) {
  if (secrets.length === 0 || !existsSync4(path)) return;
  const text = readFileSync5(path, "utf8");
  if (!secrets.some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))) return;
  const lines = text.split("\n").map((line) => scrubLine(line, secrets));
  writeWhole(path, lines.join("\n"));
}
function scrubLine(line, secrets) {
  if (line === "") return "";
  try {
    return JSON.stringify(scrubSecrets(JSON.parse(line), secrets));
  } catch {
    return "";
  }
}

// reporter/bundle/open-bundle.ts
var VERSION = "0.1.0";
function openBundle(options, config, suite) {
  const home = options.configDir ?? (config.configFile ? dirname3(config.configFile) : config.rootDir);
  const base = config.configFile === void 0 ? home : dirname3(config.configFile);
  const dir = resolve(home, options.outputDir ?? "ux-jury-bundle");
  refuseUnfit(dir, config);
  emptyFolder(dir);
  const declared = {
    build_identity: identifyBuild(options, home),
    context: describeContext(options, config)
  };
  const travels = config.shard !== null || config.reporter.some(([name]) => /\bblob\b/.test(name));
  publishSettings({
    dir,
    axe: options.axe ?? true,
    survey: options.survey ?? true,
    mask: options.mask ?? [],
    travels,
    declared
  });
  const run = {
    dir,
    base,
    config,
    suite,
    options,
    isMerge: options._mode === "merge",
    waiting: [],
    journeys: /* @__PURE__ */ new Map(),
    pageless: /* @__PURE__ */ new Set(),
    secrets: /* @__PURE__ */ new Set(),
    scrubbed: /* @__PURE__ */ new Map(),
    ended: /* @__PURE__ */ new Set(),
    faults: [],
    platforms: /* @__PURE__ */ new Set(),
    declared,
    shards: 0,
    ids: null
  };
  if (!run.isMerge)
    keepHead(dir, {
      ...describeHead(run),
      started_at: (/* @__PURE__ */ new Date()).toISOString(),
      tests: suite.allTests().length
    });
  return {
    addAttempt: (test, result) => addAttempt(run, test, result),
    noteFault: (what, error) => noteFault(run, what, error),
    finish: (result, errors) => finish(run, result, errors)
  };
}
function noteFault(run, what, error) {
  run.faults.push(`${what}: ${error instanceof Error ? error.message : error}`);
}
function describeHead(run) {
  return {
    producer: { name: "ux-jury", version: VERSION, playwright: run.config.version },
    ...run.declared
  };
}
function addAttempt(run, test, result) {
  run.ended.add(test.id);
  if (run.isMerge) {
    const path2 = importParts(run.dir, result, `${test.id} ${test.repeatEachIndex} ${result.retry}`);
    run.waiting.push({ test, result, path: path2 });
    return;
  }
  const path = result.attachments.find(({ name }) => name === CAPTURE_ATTACHMENT)?.path ?? null;
  writeJourney(run, { test, result, path });
}
function writeJourney(run, { test, result, path }) {
  const record = readRecord(path);
  noteOrigin(run, record);
  run.ids ??= nameJourneys(run.suite.allTests(), () => run.base);
  const built = buildJourney(test, result, {
    id: run.ids.get(test.id) ?? "unnamed",
    record,
    startedAt: result.startTime.getTime(),
    rootDir: run.base,
    hasState: (id) => existsSync5(join7(run.dir, "states", `${id}.json`))
  });
  if (built === null) {
    run.pageless.add(test.id);
    return;
  }
  run.pageless.delete(test.id);
  const { journey, secrets } = built;
  for (const secret of secrets) run.secrets.add(secret);
  run.journeys.set(journey.id, journey);
  const text = JSON.stringify(scrubSecrets(journey, [...run.secrets]));
  writeWhole(join7(run.dir, "journeys", `${journey.id}.json`), text);
  scrubScreens(run, record);
}
function scrubScreens(run, { calls }) {
  for (const id of new Set(calls.flatMap(({ states }) => Object.values(states)))) {
    if (id === null || run.scrubbed.get(id) === run.secrets.size) continue;
    run.scrubbed.set(id, run.secrets.size);
    scrubFile(join7(run.dir, "states", `${id}.json`), [...run.secrets]);
  }
}
function noteOrigin(run, { attempt }) {
  if (attempt === null) return;
  run.platforms.add(attempt.platform);
  run.shards = Math.max(run.shards, attempt.shards ?? 0);
}
function writeWaiting(run) {
  takeOrigin(run);
  for (const attempt of run.waiting)
    try {
      writeJourney(run, attempt);
    } catch (error) {
      noteFault(run, "journey", error);
    }
}
function takeOrigin(run) {
  run.base = run.config.rootDir;
  for (const { test, path } of run.waiting) {
    const { attempt } = readRecord(path);
    const file = specFileOf(test);
    if (attempt === null || file === null) continue;
    run.base = rootFrom(file, attempt.root);
    run.declared = {
      build_identity: run.options.buildIdentity ?? attempt.build_identity,
      context: { ...attempt.context, ...run.options.context }
    };
    return;
  }
}
function specFileOf(test) {
  let suite = test.parent;
  while (suite !== void 0 && suite.type !== "file") suite = suite.parent;
  return suite?.location?.file ?? null;
}
function finish(run, result, errors) {
  if (run.isMerge) writeWaiting(run);
  const journeys = [...run.journeys.values()];
  for (const folder of ["journeys", "states", ".capture"])
    scrubFolder(join7(run.dir, folder), [...run.secrets]);
  tidyFolder(run.dir);
  const gaps = listGaps(run, errors);
  closeBundle(run.dir, {
    ...describeHead(run),
    environment: describeEnvironment(journeys, [...run.platforms]),
    run: {
      status: result.status,
      started_at: result.startTime.toISOString(),
      duration_ms: Math.max(0, Math.round(result.duration)),
      complete: /^(passed|failed)$/.test(result.status) && gaps.length === 0
    },
    capture_faults: run.faults.length + countFaults(journeys),
    not_measured: [...listNotMeasured2(run), ...gaps]
  });
  process.stderr.write(
    `UX Jury: ${journeys.length} journeys in ${relative2(process.cwd(), run.dir) || run.dir}
`
  );
}
function listNotMeasured2(run) {
  const notes = run.faults.map((fault) => ({
    what: fault.split(":")[0] ?? "capture",
    reason: "capture_fault"
  }));
  if (run.pageless.size > 0)
    notes.push({ what: `${run.pageless.size} tests that use no page`, reason: "not_interactive" });
  if (isBefore163(run.config.version))
    notes.push({ what: "parameters of calls: read from their titles", reason: "playwright_before_1.63" });
  return notes;
}
function isBefore163(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major === 1 && minor < 63;
}
function listGaps(run, errors) {
  const missing = run.suite.allTests().filter((test) => !run.ended.has(test.id)).length;
  const absent = run.isMerge ? run.shards - countReports(run.config) : 0;
  return [
    ...missing > 0 ? [{ what: `${missing} tests that did not run`, reason: "run_ended_early" }] : [],
    ...errors > 0 ? [{ what: `${errors} errors outside of any test`, reason: "run_broke" }] : [],
    ...absent > 0 ? [{ what: `${absent} of ${run.shards} shards`, reason: "report_missing" }] : []
  ];
}
function countReports({ projects }) {
  return Math.max(0, ...projects.map(({ name }) => projects.filter((one) => one.name === name).length));
}

// reporter/reporter.ts
var UxJuryReporter = class {
  #options;
  #bundle = null;
  #hasEnded = false;
  #errors = 0;
  constructor(options = {}) {
    this.#options = options;
  }
  printsToStdio() {
    return false;
  }
  onBegin(config, suite) {
    this.#attempt("start", () => {
      if (this.#options._mode === "list") return;
      this.#bundle = openBundle(this.#options, config, suite);
      this.#finishAtExit();
    });
  }
  /** What fails outside of any test, such as a file that cannot be read, may have kept journeys from being walked. */
  onError() {
    this.#errors += 1;
  }
  onTestEnd(test, result) {
    this.#attempt("journey", () => this.#bundle?.addAttempt(test, result));
  }
  onEnd(result) {
    this.#hasEnded = true;
    this.#attempt("index", () => this.#bundle?.finish(result, this.#errors));
  }
  /** A runner that dies of another reporter's fault, or of a second Ctrl-C, never comes to `onEnd`. */
  #finishAtExit() {
    const startTime = /* @__PURE__ */ new Date();
    process.once("exit", () => {
      if (!this.#hasEnded)
        this.onEnd({ status: "interrupted", startTime, duration: Date.now() - startTime.getTime() });
    });
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
