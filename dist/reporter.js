import {
  AXE_PART,
  AXE_TAGS,
  CAPTURE_ATTACHMENT,
  DOM_PART,
  FACTS_PART,
  FINGERPRINT_PART,
  MASK_PART,
  MEASURE_PART,
  NAMES_PART,
  PICTURE_ATTACHMENT,
  PROBES_ATTACHMENT,
  ROLES_PART,
  STATE_ATTACHMENT,
  clip,
  composeScript,
  limitProbes,
  limitTime,
  pathOfPicture,
  publishSettings,
  readJpegSize,
  readProbes,
  reasonOf,
  redactError,
  redactText,
  redactTitle,
  redactUrl,
  routeOf,
  stateId,
  writeProbes
} from "./chunk-IOFVSPLO.js";

// reporter/bundle/open-bundle.ts
import { existsSync as existsSync9 } from "node:fs";
import { dirname as dirname4, join as join10, relative as relative2, resolve } from "node:path";

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
    layout_shift: addShift(line.shift, nextAct(step, record)?.shift_before),
    focus_moved: line.focus_moved,
    busy_indicator: line.busy,
    announced: line.announced
  };
}
function responseLines(step, record) {
  return record.responses.filter((line) => line.call === step.call?.call && line.page === step.page);
}
function nextAct({ page, call }, { responses }) {
  const from = call?.call ?? Number.POSITIVE_INFINITY;
  return responses.find((line) => line.page === page && line.acted && line.call > from);
}
function addShift(shift, later) {
  return shift === null ? null : Math.round((shift + (later ?? 0)) * 1e4) / 1e4;
}
function kindOfResponse({ events, troubles }, line) {
  const has = (event) => events.some((one) => one.event === event);
  if (has("download")) return "download";
  if (troubles.some((trouble) => trouble.kind === "dialog")) return "dialog";
  if (has("opened")) return "popup";
  if (has("document") || has("moved")) return "navigation";
  if (line?.content || has("content")) return "content";
  if (line?.field != null || has("value")) return "value";
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
  const { dirname: dirname5, join: join11 } = pathsOf(specFile);
  return join11(dirname5(specFile), way);
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
    input: readInput(joined, { line, dropped: nextAct(joined, record)?.dropped === true }),
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
function readInput({ kind: kind2, act }, { line, dropped }) {
  const field = line?.field ?? null;
  const isSecret2 = act?.secret === true || field?.secret === true;
  const kept = dropped ? false : field?.kept ?? null;
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
  const visit2 = (step, groups) => {
    if (step.category === "hook" && /^(After Hooks|Worker Cleanup|afterEach|afterAll)/.test(step.title))
      return;
    if (step.category === "expect") assertions.push(step);
    const kind2 = step.category === "pw:api" ? kindOfAction(step.title) : null;
    if (kind2 !== null && isWorthTelling(step, kind2))
      actions.push({ step, kind: kind2, group: groups.length === 0 ? null : groups.join(" \u203A ") });
    for (const child of step.steps) visit2(child, groupsWithin(step, groups));
  };
  for (const step of steps) visit2(step, []);
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
  const isTrace = record.origin === "trace";
  const notes = record.faults.map(({ what, reason }) => ({ what, reason }));
  if (record.calls.length === 0 && record.faults.length === 0 && steps.length > 0)
    notes.push({ what: "pictures, states and step facts", reason: "test_not_imported_from_ux_jury" });
  for (const step of steps) {
    if (step.interaction === "navigation" || step.interaction === "system_wait") continue;
    if (record.calls.length === 0 || step.status === "failed") continue;
    if (step.target === null && step.action !== "press")
      notes.push({
        what: `target of step ${step.order}`,
        reason: isTrace ? "not_in_trace" : "no_event_seen"
      });
    if (step.response === null && !isTrace)
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
    origin: "worker",
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

// reporter/trace/read-attempt.ts
import { existsSync as existsSync3 } from "node:fs";

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

// reporter/trace/resolve-snapshot.ts
var DEEPEST = 500;
var MOST_NODES = 6e4;
function createResolver(earlier) {
  const nodes = /* @__PURE__ */ new Map();
  const nodesOf = (index) => {
    const known = nodes.get(index);
    if (known !== void 0) return known;
    const snapshot = earlier[index];
    const listed = snapshot === void 0 ? [] : listNodes(snapshot.html);
    nodes.set(index, listed);
    return listed;
  };
  return (snapshot) => {
    let left = MOST_NODES;
    const build = (node, index, depth) => {
      left -= 1;
      if (left < 0 || depth > DEEPEST) throw new Error("the document is too large");
      if (typeof node === "string") return node;
      if (!Array.isArray(node)) return "";
      const [first] = node;
      if (Array.isArray(first)) {
        const [back, at] = first.map(Number);
        const from = index - (back ?? 0);
        return build(nodesOf(from)[at ?? -1] ?? "", from, depth + 1);
      }
      if (typeof first !== "string") return "";
      const [, attributes, ...children] = node;
      return {
        name: first,
        attributes: textsOf(attributes),
        children: children.map((child) => build(child, index, depth + 1))
      };
    };
    return build(snapshot.html, snapshot.index, 0);
  };
}
function listNodes(html) {
  const listed = [];
  const visit2 = (node, depth) => {
    if (depth > DEEPEST) return;
    if (typeof node === "string") listed.push(node);
    else if (Array.isArray(node) && typeof node[0] === "string") {
      for (const child of node.slice(2)) visit2(child, depth + 1);
      listed.push(node);
    }
  };
  visit2(html, 0);
  return listed;
}
function textsOf(attributes) {
  if (typeof attributes !== "object" || attributes === null) return {};
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}

// reporter/trace/serve-resources.ts
function createFinder({ resources }, zip, { snapshot, earlier }) {
  const missing = /* @__PURE__ */ new Set();
  const find = (url, type) => {
    const known = latest(resources, withoutHash(url), snapshot);
    const file = overriding(withoutHash(url), snapshot, earlier) ?? known?.file ?? null;
    const body = file === null ? null : zip.read(file);
    if (body !== null)
      return { status: Math.max(200, known?.status ?? 200), mime: mimeOf(known, type), body };
    if (known === null || known.status >= 200 && known.status < 400) missing.add(type);
    return null;
  };
  return { missing, find };
}
function latest(resources, url, { at, frame }) {
  const fitting = resources.filter(
    (one) => one.at < at && one.url.split("#")[0] === url && one.method === "GET" && one.status !== 304
  );
  return fitting.findLast((one) => one.frame === frame) ?? fitting.at(-1) ?? null;
}
function overriding(url, snapshot, earlier) {
  const own = snapshot.overrides.find((one) => one.url === url);
  if (own === void 0 || own.ref === null) return own?.file ?? null;
  const said = earlier[snapshot.index - own.ref]?.overrides.find((one) => one.url === url);
  return said?.file ?? null;
}
function mimeOf(known, type) {
  const mime = known?.mime ?? "";
  if (mime !== "" && mime !== "x-unknown") return mime;
  return type === "stylesheet" ? "text/css; charset=utf-8" : "application/octet-stream";
}
function withoutHash(url) {
  return url.split("#")[0] ?? url;
}

// reporter/trace/write-screen.ts
import { createHash as createHash3 } from "node:crypto";
import { existsSync as existsSync2, mkdirSync as mkdirSync2, readFileSync as readFileSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { createRequire } from "node:module";
import { dirname as dirname2, join } from "node:path";
async function writeScreen(screen, settings) {
  const { url, sight } = screen;
  if (sight.fingerprint.elements === 0 || url.startsWith("chrome-error:")) return null;
  const id = stateId({ ...sight, url });
  const path = join(settings.dir, "states", `${id}.json`);
  if (existsSync2(path)) return id;
  const state = await measure(screen, settings);
  writeWhole(path, JSON.stringify({ ...state, id }));
  return id;
}
var ALWAYS = [
  { what: "survey", reason: "not_in_trace" },
  { what: "picture as it was seen", reason: "drawn_from_trace" },
  { what: "settled screen", reason: "not_in_trace" }
];
async function measure(screen, settings) {
  const { board, page, url, sight } = screen;
  const notes = [...ALWAYS, ...screen.gaps];
  const note = (what) => (error) => {
    notes.push({ what, reason: reasonOf(error) });
    return null;
  };
  const mask = JSON.stringify(settings.mask);
  const call = `measureScreen(globalThis.__uxJuryTrace.secretSelector(${mask}))`;
  const measured = await board.ask(page.mainFrame(), call);
  const axe = settings.axe ? await runAxe(screen).catch(note("axe")) : null;
  if (!settings.axe) notes.push({ what: "axe", reason: "switched_off" });
  const picture = await takePicture(screen, settings).catch(note("picture"));
  if (measured.frames > 0) notes.push({ what: "content of frames", reason: "frames_not_walked" });
  if (measured.dropped > 0) notes.push({ what: `${measured.dropped} further parts`, reason: "list_limit" });
  return {
    url: redactUrl(url),
    route: routeOf(url),
    title: redactText(sight.title),
    viewport: sight.viewport,
    picture,
    axe,
    ...cleanFacts(measured),
    survey: null,
    probes: null,
    not_measured: notes
  };
}
function cleanFacts({ dropped, frames, ...facts }) {
  const controls = facts.controls.map((control) => ({
    ...control,
    href: control.href === null ? null : redactUrl(control.href)
  }));
  return { ...facts, controls };
}
var source = null;
async function runAxe({ board, page }) {
  source ??= readFileSync2(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await page.evaluate(`${source}
;0`);
  return board.ask(page.mainFrame(), `runAxe(${JSON.stringify(AXE_TAGS)})`);
}
async function takePicture({ board, page }, { dir, mask }) {
  for (const frame of page.frames()) {
    if (frame !== page.mainFrame()) await board.lend(frame);
    await board.ask(frame, `coverFrame(${JSON.stringify(mask)})`);
  }
  const bytes = await page.screenshot({ type: "jpeg", quality: 80, animations: "disabled", scale: "css" });
  if (readJpegSize(bytes) === null) throw new Error("empty picture");
  const id = createHash3("sha256").update(bytes).digest("hex");
  const path = pathOfPicture(dir, id);
  mkdirSync2(dirname2(path), { recursive: true });
  if (!existsSync2(path)) writeFileSync2(path, bytes);
  return id;
}

// reporter/trace/draw-moments.ts
function createArtist(tools) {
  const byFrame = groupByFrame(tools.trace.snapshots);
  const resolvers = new Map([...byFrame].map(([frame, list]) => [frame, createResolver(list)]));
  const resolve2 = (snapshot) => resolvers.get(snapshot.frame)?.(snapshot) ?? "";
  const known = /* @__PURE__ */ new Map();
  return async (snapshot, moment) => {
    try {
      const drawing = plan(snapshot, tools.trace, resolve2);
      const start = moment.before === null ? null : scrollOf(resolve2(moment.before));
      const key = keyOf(snapshot, drawing, start);
      const found = known.get(key);
      if (found !== void 0) return found;
      const earlier = byFrame.get(snapshot.frame) ?? [];
      const resources = createFinder(tools.trace, tools.zip, { snapshot, earlier });
      const drawn = await drawOne({ snapshot, drawing, resources, call: moment.call, start }, tools);
      known.set(key, drawn);
      return drawn;
    } catch (error) {
      return { ...NOTHING, gaps: [{ what: `screen ${routeOf(snapshot.url)}`, reason: reasonOf(error) }] };
    }
  };
}
var NOTHING = { state: null, frame: null, target: null, gaps: [] };
function groupByFrame(snapshots) {
  const byFrame = /* @__PURE__ */ new Map();
  for (const snapshot of snapshots) {
    const list = byFrame.get(snapshot.frame) ?? [];
    list.push(snapshot);
    byFrame.set(snapshot.frame, list);
  }
  return byFrame;
}
function plan(snapshot, { snapshots }, resolve2) {
  const { call, phase, page, mark } = snapshot;
  const inside = snapshots.filter(
    (one) => !one.isMain && one.call === call && one.phase === phase && one.page === page
  );
  const frames = Object.fromEntries(inside.map((one) => [one.frame, resolve2(one)]));
  return { root: resolve2(snapshot), frames, call: mark };
}
function keyOf({ url, viewport, doctype }, { root, frames }, start) {
  return sha256Of(JSON.stringify([url, viewport, doctype, root, frames, start]));
}
function scrollOf(tree) {
  if (typeof tree === "string") return null;
  const { __playwright_scroll_left_: left = "0", __playwright_scroll_top_: top = "0" } = tree.attributes;
  return { left: Number(left), top: Number(top) };
}
async function drawOne(job, { board, settings }) {
  const { snapshot, drawing, resources, call, start } = job;
  const lost = (reason) => ({
    ...NOTHING,
    gaps: [{ what: `screen ${routeOf(snapshot.url)}`, reason }]
  });
  if (/^(file|chrome-error|blob):/.test(snapshot.url)) return lost("address_cannot_be_drawn");
  const page = await board.draw(snapshot, drawing, resources);
  if (resources.missing.has("stylesheet")) return lost("style_not_in_trace");
  const sight = await board.ask(page.mainFrame(), "look()");
  const found = snapshot.phase === "action" ? await findTarget(page, job, { board, settings }) : null;
  const isTrue = found === null || liesWhereRecorded(found.window, call);
  if (!isTrue && found.window.width * found.window.height === 0) return lost("drawn_otherwise_than_recorded");
  const gaps = [
    ...isTrue ? [] : [{ what: "layout", reason: "drawn_otherwise_than_recorded" }],
    ...listLosses(drawing, resources)
  ];
  if (found !== null && start !== null)
    await board.ask(page.mainFrame(), `scrollBack(${start.left}, ${start.top})`);
  const state = await writeScreen({ board, page, url: snapshot.url, sight, gaps }, settings);
  return {
    state,
    frame: sight.fingerprint.frame,
    target: found === null ? null : { facts: isTrue ? found.facts : unplaced(found.facts), secret: found.secret },
    gaps: []
  };
}
function listLosses(drawing, { missing }) {
  const text = JSON.stringify(drawing);
  const lost = (what, isLost) => isLost ? [{ what, reason: "not_in_trace" }] : [];
  return [
    ...lost("layout: a font", missing.has("font")),
    ...lost("images", missing.has("image") || text.includes('"blob:')),
    ...lost("what canvas and video show", /"name":"(CANVAS|VIDEO)"/.test(text))
  ];
}
async function findTarget(page, { call, drawing, start }, { board, settings }) {
  const mask = JSON.stringify(settings.mask);
  const from = JSON.stringify(start === null ? null : { x: start.left, y: start.top });
  const marked = [];
  for (const frame of Object.keys(drawing.frames).length > 0 ? page.frames() : [page.mainFrame()]) {
    if (frame !== page.mainFrame()) await board.lend(frame);
    marked.push(...await board.ask(frame, `findTargets(${mask}, null, ${from})`));
  }
  const found = marked.length > 0 ? marked : await board.ask(
    page.mainFrame(),
    `findTargets(${mask}, ${JSON.stringify(call.point)}, ${from})`
  );
  const placed = found.find(({ window: window2 }) => liesWhereRecorded(window2, call));
  return placed ?? (found.length === 1 ? found[0] : null) ?? null;
}
var APART_PX = 3;
function liesWhereRecorded(drawn, { box, point }) {
  const isNear = (a, b) => Math.abs(a - b) <= APART_PX;
  if (box !== null)
    return isNear(drawn.x, box.x) && isNear(drawn.y, box.y) && isNear(drawn.width, box.width) && isNear(drawn.height, box.height);
  if (point === null) return true;
  const isWithin = (at, start, size) => at >= start - APART_PX && at <= start + size + APART_PX;
  return isWithin(point.x, drawn.x, drawn.width) && isWithin(point.y, drawn.y, drawn.height);
}
function unplaced(facts) {
  return { ...facts, box: null, in_view: null, obscured: null };
}

// reporter/trace/page/build-document.ts
async function buildDocument(drawing) {
  const later = { scrolls: [], opened: [], call: drawing.call };
  fillDocument(document, drawing.root, { drawing, later });
  for (const open of later.opened) open();
  await whenLoaded(3e3);
  endMotion();
  for (const [element, left, top] of later.scrolls) element.scrollTo({ left, top, behavior: "instant" });
}
function endMotion() {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
}
function fillDocument(page, tree, work) {
  if (typeof tree === "string") return;
  defineElements(page, tree);
  const root = page.createElement("html");
  page.documentElement.replaceWith(root);
  fillElement(root, tree, work);
}
function defineElements(page, tree) {
  const body = tree.children.find((child) => typeof child !== "string" && child.name === "BODY");
  const names = typeof body === "object" ? body.attributes.__playwright_custom_elements__ ?? "" : "";
  const view = page.defaultView;
  for (const name of names.split(",").filter((one) => one !== ""))
    try {
      const Base = view === null ? HTMLElement : Reflect.get(view, "HTMLElement");
      if (view?.customElements.get(name) === void 0)
        view?.customElements.define(name, class extends Base {
        });
    } catch {
    }
}
function fillElement(element, tree, work) {
  setAttributes(element, tree);
  for (const child of tree.children) addChild(element, child, work);
  restoreState(element, tree.attributes, work.later);
  const frame = /^\/snapshot\/(.+)$/.exec(tree.attributes.src ?? "")?.[1] ?? "";
  const inside = work.drawing.frames[frame];
  const content = inside === void 0 ? null : contentOf(element);
  if (inside !== void 0 && content !== null) fillDocument(content, inside, work);
}
function contentOf(element) {
  return element instanceof HTMLIFrameElement || element instanceof HTMLFrameElement ? element.contentDocument : null;
}
function addChild(parent, child, work) {
  if (typeof child === "string") {
    parent.append(parent.ownerDocument.createTextNode(child));
    return;
  }
  const sheet = child.attributes.__playwright_style_sheet_;
  if (sheet !== void 0) adoptSheet(parent, sheet);
  else if (child.attributes.__playwright_shadow_root_ !== void 0) addShadow(parent, child, work);
  else {
    const element = createFor(parent, child);
    if (element === null) return;
    parent.append(element);
    fillElement(element, child, work);
  }
}
function addShadow(host, tree, work) {
  if (!("attachShadow" in host)) return;
  const root = host.attachShadow({ mode: "open" });
  for (const inner of tree.children) addChild(root, inner, work);
}
function adoptSheet(parent, text) {
  const root = parent instanceof Element ? parent.ownerDocument : parent;
  const view = parent.ownerDocument.defaultView;
  if (view === null) return;
  const sheet = new (Reflect.get(view, "CSSStyleSheet"))();
  sheet.replaceSync(text);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
function createFor(parent, { name }) {
  if (/^(script|base)$/i.test(name) && parent.nodeName !== "HEAD") return null;
  const page = parent.ownerDocument;
  const spaces = {
    svg: "http://www.w3.org/2000/svg",
    math: "http://www.w3.org/1998/Math/MathML"
  };
  const html = "http://www.w3.org/1999/xhtml";
  const around = "namespaceURI" in parent && parent.nodeName !== "foreignObject" ? parent.namespaceURI : html;
  try {
    const isPlain = (around === html || around === null) && spaces[name] === void 0;
    if (isPlain || name === name.toUpperCase()) return page.createElement(name.toLowerCase());
    return page.createElementNS(spaces[name] ?? around, name);
  } catch {
    return null;
  }
}
function setAttributes(element, { name: tag, attributes }) {
  const current = tag === "IMG" ? attributes.__playwright_current_src__ ?? "" : "";
  for (const [name, value] of Object.entries(attributes)) {
    if (/^__playwright_|^(autofocus|autoplay|http-equiv|nonce|srcdoc|integrity)$/.test(name)) continue;
    if (/^(IFRAME|FRAME)$/.test(tag) && name === "src") continue;
    if ((current !== "" || tag === "SOURCE") && /^(srcset|sizes)$/.test(name)) continue;
    if (name === "loading") continue;
    try {
      if (name.startsWith("xlink:")) element.setAttributeNS("http://www.w3.org/1999/xlink", name, value);
      else element.setAttribute(name, /^on/i.test(name) || /^\s*javascript:/i.test(value) ? "" : value);
    } catch {
    }
  }
  if (current !== "") element.setAttribute("src", current);
}
function restoreState(element, attributes, later) {
  const { __playwright_value_: value, __playwright_target__: target } = attributes;
  if (value !== void 0 && element.getAttribute("type") !== "file") Reflect.set(element, "value", value);
  for (const [name, property] of [
    ["__playwright_checked_", "checked"],
    ["__playwright_selected_", "selected"]
  ])
    if (attributes[name] !== void 0) Reflect.set(element, property, attributes[name] === "true");
  const left = Number(attributes.__playwright_scroll_left_ ?? 0);
  const top = Number(attributes.__playwright_scroll_top_ ?? 0);
  if (left !== 0 || top !== 0) later.scrolls.push([element, left, top]);
  const open = (method) => later.opened.push(() => callSafely(element, method));
  if (attributes.__playwright_popover_open_ !== void 0) open("showPopover");
  if (attributes.__playwright_dialog_open_ !== void 0)
    open(attributes.__playwright_dialog_open_ === "modal" ? "showModal" : "show");
  if (target === "" || target === later.call) Reflect.set(element, "__uxJuryTarget", true);
}
function callSafely(element, method) {
  try {
    const call = Reflect.get(element, method);
    if (typeof call === "function") Reflect.apply(call, element, []);
  } catch {
  }
}
async function whenLoaded(mostMs) {
  const isPending = () => [...document.querySelectorAll("link[rel~=stylesheet]")].some(
    (link) => "sheet" in link && link.sheet === null && !link.hasAttribute("data-ux-jury-failed")
  ) || [...document.images].some((image) => !image.complete) || document.fonts.status === "loading";
  for (const link of document.querySelectorAll("link[rel~=stylesheet]"))
    link.addEventListener("error", () => link.setAttribute("data-ux-jury-failed", ""));
  const end = performance.now() + mostMs;
  await nextPaint();
  while (isPending() && performance.now() < end) await new Promise((resume) => setTimeout(resume, 20));
  await nextPaint();
}
function nextPaint() {
  return new Promise((resume) => {
    setTimeout(resume, 100);
    requestAnimationFrame(() => setTimeout(resume));
  });
}
var BUILD_PART = {
  buildDocument,
  endMotion,
  fillDocument,
  defineElements,
  fillElement,
  contentOf,
  addChild,
  addShadow,
  adoptSheet,
  createFor,
  setAttributes,
  restoreState,
  callSafely,
  whenLoaded,
  nextPaint
};

// reporter/trace/page/easel.ts
function look() {
  const fingerprint = takeFingerprint(() => void 0);
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  return { fingerprint, title: document.title, viewport };
}
function coverFrame(mask) {
  const selector = secretSelector(mask);
  const shadows = listElements(document.documentElement, 2e4).flatMap(
    ({ shadowRoot }) => shadowRoot ?? []
  );
  coverSecrets(selector, [document, ...shadows]);
}
function findTargets(mask, point, from) {
  const marked = listElements(document.documentElement, 2e4).filter(
    (element) => Reflect.has(element, "__uxJuryTarget")
  );
  const under = point === null ? null : topElementAt(point.x, point.y);
  const isOwn = under !== null && !under.matches("html, body, iframe");
  const hits = marked.length > 0 || !isOwn ? marked : [under];
  return hits.slice(0, 5).map((hit) => {
    const element = operatedElement(hit);
    const { left, top, width, height } = hit.getBoundingClientRect();
    const outer = window.top ?? window;
    const offset = frameOffset() ?? { x: 0, y: 0 };
    const [x, y] = window === window.top ? [left, top] : [left + offset.x - outer.scrollX, top + offset.y - outer.scrollY];
    const secret = closestAcross(element, secretSelector(mask)) !== null;
    const facts = targetFacts(element);
    if (from !== null && window === window.top) facts.in_view = wasInView(boxedElement(element), from);
    return { facts, secret, window: { x, y, width, height } };
  });
}
function scrollBack(left, top) {
  document.scrollingElement?.scrollTo({ left, top, behavior: "instant" });
}
var EASEL = "__uxJuryTrace";
var EASEL_PART = { look, coverFrame, findTargets, scrollBack };
function easelScript() {
  const parts = [
    DOM_PART,
    ROLES_PART,
    NAMES_PART,
    FACTS_PART,
    FINGERPRINT_PART,
    MASK_PART,
    MEASURE_PART,
    AXE_PART,
    BUILD_PART,
    EASEL_PART
  ];
  const members = "buildDocument, whenLoaded, look, coverFrame, findTargets, scrollBack, measureScreen, secretSelector, runAxe";
  return composeScript(parts, `globalThis.${EASEL} = { ${members} };`);
}

// reporter/trace/drawing-board.ts
var LAUNCH_MS = 3e4;
var DRAW_MS = 1e4;
async function openBoard(facts, given) {
  const browser = await launch(facts.name, given);
  const script = easelScript();
  const pages = /* @__PURE__ */ new Map();
  let current = null;
  let pending = 0;
  const answer = async (route) => {
    pending += 1;
    await answerRoute(route, current).finally(() => {
      pending -= 1;
    });
  };
  const ask = (frame, call) => limitTime(frame.evaluate(`globalThis.${EASEL}.${call}`), DRAW_MS);
  return {
    ask,
    lend: (frame) => limitTime(frame.evaluate(script), DRAW_MS),
    draw: async (snapshot, drawing, resources) => {
      const page = await pageFor(browser, { facts, snapshot, pages, answer });
      const html = `${snapshot.doctype === null ? "" : `<!doctype ${snapshot.doctype}>`}<html><head></head></html>`;
      current = { html, resources };
      await page.goto(/^https?:/.test(snapshot.url) ? snapshot.url : "http://drawn.invalid/", {
        timeout: DRAW_MS,
        waitUntil: "commit"
      });
      await page.evaluate(script);
      await ask(page.mainFrame(), `buildDocument(${JSON.stringify(drawing)})`);
      await waitUntil(() => pending === 0);
      await ask(page.mainFrame(), "whenLoaded(1000)");
      return page;
    },
    close: () => browser.close()
  };
}
async function waitUntil(isDone) {
  for (let tries = 0; tries < 100 && !isDone(); tries += 1)
    await new Promise((resume) => setTimeout(resume, 20));
}
async function launch(name, given) {
  const playwright = await import("@playwright/test");
  const type = [playwright.chromium, playwright.firefox, playwright.webkit].find(
    (one) => one.name() === name
  );
  if (type === void 0) throw new Error(`no browser is called ${name}`);
  const { executablePath, args, channel, env, chromiumSandbox } = given;
  const kept = { executablePath, args, channel, env, chromiumSandbox };
  const known = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== void 0));
  return type.launch({ ...known, headless: true, timeout: LAUNCH_MS });
}
async function pageFor(browser, { facts, snapshot, pages, answer }) {
  const key = JSON.stringify(snapshot.viewport);
  const known = pages.get(key);
  if (known !== void 0) return known;
  const context = await browser.newContext({
    ...lookOf(facts),
    viewport: snapshot.viewport,
    serviceWorkers: "block"
  });
  await closeOff(context, answer);
  const page = await context.newPage();
  pages.set(key, page);
  return page;
}
async function closeOff(context, answer) {
  context.setDefaultTimeout(DRAW_MS);
  await context.route("**/*", answer);
}
function lookOf({ options }) {
  const names = ["isMobile", "hasTouch", "deviceScaleFactor", "locale", "colorScheme", "reducedMotion"];
  return Object.fromEntries(
    [...names, "forcedColors", "contrast"].flatMap(
      (name) => options[name] === void 0 || options[name] === null ? [] : [[name, options[name]]]
    )
  );
}
async function answerRoute(route, current) {
  const request = route.request();
  const isDocument = request.isNavigationRequest() && request.frame().parentFrame() === null;
  if (isDocument)
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": "script-src 'none'; object-src 'none'" },
      body: current?.html ?? ""
    });
  const found = current?.resources.find(request.url(), request.resourceType()) ?? null;
  if (found === null) return route.abort();
  return route.fulfill({
    status: found.status,
    contentType: found.mime,
    headers: { "access-control-allow-origin": "*" },
    body: found.body
  });
}

// reporter/trace/list-moments.ts
function listMoments({ calls, snapshots }) {
  const byCall = /* @__PURE__ */ new Map();
  for (const snapshot of snapshots) {
    if (!snapshot.isMain || snapshot.viewport.width === 0) continue;
    byCall.set(snapshot.call, [...byCall.get(snapshot.call) ?? [], snapshot]);
  }
  return calls.flatMap((call) => {
    const own = byCall.get(call.id) ?? [];
    const at = (phase) => own.find((one) => one.phase === phase);
    const after = at("after") ?? null;
    const shown = call.kind === "expect" ? after ?? at("before") : at("action") ?? at("before") ?? after;
    if (call.kind === "other" || shown === void 0 || shown === null) return [];
    return [{ call, shown, after, before: at("before") ?? null }];
  });
}

// reporter/trace/list-occurrences.ts
function listOccurrences(trace, nameOf, changes) {
  const moves = listMoves(trace, nameOf);
  const events = [...trace.events.flatMap((event) => pageEvent(event, nameOf)), ...moves, ...changes];
  const troubles = [
    ...trace.events.flatMap((event) => eventTrouble(event, nameOf)),
    ...trace.resources.flatMap((resource) => requestTrouble(resource, nameOf))
  ];
  const byTime = (a, b) => a.at - b.at;
  return { events: events.sort(byTime), troubles: troubles.sort(byTime) };
}
function pageEvent({ kind: kind2, at, page, opener }, nameOf) {
  const made = (event, on) => [
    { line: "event", event, at, page: nameOf(on), route: null }
  ];
  if (kind2 === "page" && opener !== null) return made("opened", opener);
  return kind2 === "download" ? made("download", page) : [];
}
function listMoves({ snapshots, resources }, nameOf) {
  const last = /* @__PURE__ */ new Map();
  return snapshots.flatMap((snapshot) => {
    if (!snapshot.isMain) return [];
    const before = last.get(snapshot.page);
    last.set(snapshot.page, snapshot);
    if (before === void 0 || before.url.startsWith("chrome-error:")) return [];
    const arrived = resources.find((one) => isDocumentOf(one, snapshot) && one.at > before.at);
    if (arrived === void 0 && before.url === snapshot.url) return [];
    const event = arrived === void 0 && before.url !== "about:blank" ? "moved" : "document";
    return [
      { line: "event", event, at: arrived?.at ?? snapshot.at, page: nameOf(snapshot.page), route: null }
    ];
  });
}
function isDocumentOf({ url, frame, type, mime, at }, snapshot) {
  const isDocument = type === "document" || type === "" && mime.startsWith("text/html");
  return isDocument && frame === snapshot.frame && at < snapshot.at && sameAddress(url, snapshot.url);
}
function sameAddress(a, b) {
  return a.split("#")[0] === b.split("#")[0];
}
function eventTrouble(event, nameOf) {
  const { kind: kind2, type, text } = event;
  const made = (trouble, method) => [
    {
      ...EMPTY,
      kind: trouble,
      method,
      at: event.at,
      page: nameOf(event.page),
      text: clip(redactText(text), 300)
    }
  ];
  if (kind2 === "dialog") return made("dialog", type);
  if (kind2 === "page_error") return made("page_error", null);
  const isError = kind2 === "console" && type === "error" && !text.startsWith("Failed to load resource");
  return isError ? made("console", null) : [];
}
var EMPTY = { line: "trouble", url: null, method: null, status: null, resource: null };
function requestTrouble(resource, nameOf) {
  const { url, status, failure } = resource;
  const isAborted = failure !== null && /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i.test(failure);
  const isFailed = status >= 400 || failure !== null && !isAborted;
  if (!isFailed || /\/favicon\.ico($|\?)/.test(url)) return [];
  return [
    {
      line: "trouble",
      kind: "request",
      at: resource.at,
      page: nameOf(resource.page),
      text: failure === null ? "" : clip(redactText(failure), 300),
      url: redactUrl(url),
      method: resource.method,
      status: status >= 400 ? status : null,
      resource: resource.type === "" ? "other" : resource.type
    }
  ];
}

// reporter/trace/name-pages.ts
function namePages({ events }) {
  const names = /* @__PURE__ */ new Map();
  for (const { page, opener } of events.filter(({ kind: kind2 }) => kind2 === "page").sort((a, b) => a.at - b.at)) {
    const popups = [...names.values()].filter((name) => name.startsWith("popup-")).length;
    const own = names.size - popups;
    names.set(page, opener !== null ? `popup-${popups + 1}` : own === 0 ? "main" : `page-${own + 1}`);
  }
  return names;
}

// reporter/trace/make-record.ts
function makeRecord(trace, seen) {
  const names = namePages(trace);
  const nameOf = (page) => names.get(page) ?? "main";
  return {
    origin: "trace",
    attempt: null,
    calls: seen.map((moment, index) => callLine(moment, index, nameOf)),
    acts: seen.flatMap((moment, index) => actLine(moment, index, nameOf)),
    responses: [],
    ...listOccurrences(trace, nameOf, listChanges(seen, nameOf)),
    faults: listGaps(seen)
  };
}
function callLine({ call, shown, drawn }, index, nameOf) {
  return {
    line: "call",
    call: index + 1,
    title: redactTitle(call.title),
    file: call.file,
    line_number: call.line,
    paused_at: call.at,
    released_at: call.at,
    viewport: shown.viewport,
    states: { [nameOf(shown.page)]: drawn.state }
  };
}
function actLine({ call, shown, drawn }, index, nameOf) {
  const type = kindOfAction(call.title)?.events[0];
  if (drawn.target === null || type === void 0) return [];
  return [
    {
      line: "act",
      call: index + 1,
      page: nameOf(shown.page),
      type,
      at: Math.max(call.at, shown.at),
      trusted: true,
      key: null,
      secret: drawn.target.secret,
      target: drawn.target.facts
    }
  ];
}
function listChanges(seen, nameOf) {
  return seen.flatMap((moment, index) => {
    const next = seen.slice(index + 1).find(({ shown }) => shown.page === moment.shown.page);
    const [before, after] = [moment.drawn, next?.drawn];
    if (after?.state == null || before.state === null || after.state === before.state) return [];
    const event = after.frame === before.frame ? "value" : "content";
    return [{ line: "event", event, at: moment.call.at, page: nameOf(moment.shown.page), route: null }];
  });
}
function listGaps(seen) {
  return [
    { what: "answers of pages in time, shifts, focus and announcements", reason: "not_in_trace" },
    { what: "survey of screens and the moment they came to rest", reason: "not_in_trace" },
    { what: "pictures as they were seen", reason: "drawn_from_trace" },
    ...seen.flatMap(({ drawn }) => drawn.gaps)
  ];
}

// reporter/trace/fields.ts
function fieldsOf(value) {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
function textIn(fields, name) {
  const value = fields[name];
  return typeof value === "string" ? value : null;
}
function numberIn(fields, name) {
  const value = fields[name];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
function listIn(fields, name) {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
}

// reporter/trace/read-lines.ts
var LONGEST_LINE = 32 * 1024 * 1024;
function* readLines2(bytes) {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(10, start);
    const end = found < 0 ? bytes.length : found;
    if (end > start && end - start < LONGEST_LINE) {
      const line = parse(bytes.toString("utf8", start, end));
      if (line !== null) yield line;
    }
    start = end + 1;
  }
}
function parse(json) {
  try {
    return fieldsOf(JSON.parse(json));
  } catch {
    return null;
  }
}

// reporter/trace/read-snapshot.ts
function readSnapshot(line, clock, counts) {
  const frame = textIn(line, "frameId");
  const page = textIn(line, "pageId");
  const html = line.html;
  if (frame === null || page === null || !isRecorded(html)) return null;
  const index = counts.get(frame) ?? 0;
  counts.set(frame, index + 1);
  const viewport = fieldsOf(line.viewport);
  return {
    call: textIn(line, "callId") ?? "",
    mark: textIn(line, "callId") ?? "",
    phase: phaseOf(line),
    page,
    frame,
    isMain: line.isMainFrame === true,
    url: textIn(line, "frameUrl") ?? "",
    doctype: textIn(line, "doctype"),
    html,
    index,
    viewport: { width: numberIn(viewport, "width") ?? 0, height: numberIn(viewport, "height") ?? 0 },
    at: clock(numberIn(line, "timestamp") ?? 0),
    overrides: listIn(line, "resourceOverrides").map((one) => readOverride(fieldsOf(one)))
  };
}
function isRecorded(html) {
  return typeof html === "string" || Array.isArray(html);
}
function phaseOf(line) {
  const word = textIn(line, "phase") ?? textIn(line, "snapshotName")?.split("@")[0];
  return word === "before" || word === "after" ? word : "action";
}
function readOverride(one) {
  const sha1 = textIn(one, "sha1");
  return {
    url: textIn(one, "url") ?? "",
    file: textIn(one, "file") ?? (sha1 === null ? null : `resources/${sha1}`),
    ref: numberIn(one, "ref")
  };
}

// reporter/trace/read-trace.ts
var VERSIONS = { first: 8, last: 10 };
var KINDS2 = { "pw:api": "action", expect: "expect" };
var TraceRefused = class extends Error {
  reason;
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
};
function readTrace(zip) {
  const gathered = {
    calls: /* @__PURE__ */ new Map(),
    steps: /* @__PURE__ */ new Map(),
    snapshots: [],
    counts: /* @__PURE__ */ new Map(),
    events: [],
    resources: [],
    browser: null,
    version: 0
  };
  for (const name of zip.names.filter((one) => /^[\w-]*\.?trace$/.test(one))) readEntry(zip, name, gathered);
  if (gathered.version === 0) throw new TraceRefused("trace_unreadable");
  const { version, browser, snapshots, events } = gathered;
  const resources = gathered.resources.sort((a, b) => a.at - b.at);
  return { version, browser, calls: listCalls(gathered), snapshots, events, resources };
}
function readEntry(zip, name, gathered) {
  const bytes = zip.read(name);
  if (bytes === null) return;
  let clock = (time) => time;
  for (const line of readLines2(bytes)) {
    if (line.type === "context-options") {
      clock = startClock(line, gathered);
      readNetwork(zip, name.replace(/trace$/, "network"), { clock, gathered });
    } else readLine(line, clock, gathered);
  }
}
function startClock(line, gathered) {
  const version = numberIn(line, "version") ?? 0;
  if (version < VERSIONS.first || version > VERSIONS.last) throw new TraceRefused("trace_version");
  gathered.version = version;
  const name = textIn(line, "browserName") ?? "";
  if (name !== "")
    gathered.browser ??= {
      name,
      platform: textIn(line, "platform") ?? "unknown",
      options: fieldsOf(line.options)
    };
  const shift = (numberIn(line, "wallTime") ?? 0) - (numberIn(line, "monotonicTime") ?? 0);
  return (time) => shift + time;
}
function readLine(line, clock, gathered) {
  const id = textIn(line, "callId") ?? "";
  const own = gathered.steps.get(id) ?? id;
  if (line.type === "before") readCall(line, clock, gathered);
  if (line.type === "input")
    gathered.calls.set(own, { ...gathered.calls.get(own), ...readInput2(line), id: own });
  if (line.type === "frame-snapshot") {
    const snapshot = readSnapshot(fieldsOf(line.snapshot), clock, gathered.counts);
    if (snapshot === null) return;
    gathered.snapshots.push({ ...snapshot, call: gathered.steps.get(snapshot.call) ?? snapshot.call });
  }
  const event = line.type === "event" || line.type === "console" ? readEvent(line, clock) : null;
  if (event !== null) gathered.events.push(event);
}
function readCall(line, clock, gathered) {
  const id = textIn(line, "callId") ?? "";
  const step = textIn(line, "stepId");
  if (step !== null && step !== id) gathered.steps.set(id, step);
  if (line.class !== "Test") return;
  const place = fieldsOf(listIn(line, "stack")[0]);
  gathered.calls.set(id, {
    ...gathered.calls.get(id),
    id,
    title: textIn(line, "title") ?? "",
    file: textIn(place, "file"),
    line: numberIn(place, "line"),
    at: clock(numberIn(line, "startTime") ?? 0),
    kind: KINDS2[textIn(line, "method") ?? ""] ?? "other"
  });
}
function readInput2(line) {
  const [box, point] = [fieldsOf(line.box), fieldsOf(line.point)];
  const [x, y] = [numberIn(point, "x"), numberIn(point, "y")];
  const [left, top] = [numberIn(box, "x"), numberIn(box, "y")];
  const [width, height] = [numberIn(box, "width"), numberIn(box, "height")];
  return {
    point: x === null || y === null ? null : { x, y },
    box: left === null || top === null || width === null || height === null ? null : { x: left, y: top, width, height }
  };
}
function readEvent(line, clock) {
  const params = fieldsOf(line.params);
  const error = fieldsOf(fieldsOf(params.error).error);
  const made = (kind2, text) => ({
    kind: kind2,
    at: clock(numberIn(line, "time") ?? 0),
    page: textIn(line, "pageId") ?? textIn(params, "pageId") ?? "",
    type: textIn(line, "messageType") ?? textIn(params, "type") ?? "",
    text: text ?? "",
    opener: textIn(params, "openerPageId")
  });
  if (line.type === "console") return made("console", textIn(line, "text"));
  if (line.method === "page") return made("page", null);
  if (line.method === "dialog") return made("dialog", textIn(params, "message"));
  if (line.method === "download") return made("download", null);
  return line.method === "pageError" ? made("page_error", textIn(error, "message")) : null;
}
function readNetwork(zip, name, { clock, gathered }) {
  const bytes = zip.read(name);
  if (bytes === null) return;
  for (const line of readLines2(bytes)) {
    const snapshot = fieldsOf(line.snapshot);
    const [request, response] = [fieldsOf(snapshot.request), fieldsOf(snapshot.response)];
    const content = fieldsOf(response.content);
    const sha1 = textIn(content, "_sha1");
    const url = textIn(request, "url");
    if (url === null) continue;
    gathered.resources.push({
      url,
      at: clock(numberIn(snapshot, "_monotonicTime") ?? 0),
      method: textIn(request, "method") ?? "GET",
      status: numberIn(response, "status") ?? -1,
      failure: textIn(response, "_failureText"),
      type: textIn(snapshot, "_resourceType") ?? "",
      page: textIn(snapshot, "pageref") ?? "",
      frame: textIn(snapshot, "_frameref") ?? "",
      mime: textIn(content, "mimeType") ?? "",
      file: textIn(content, "_file") ?? (sha1 === null ? null : `resources/${sha1}`)
    });
  }
}
function listCalls({ calls }) {
  return [...calls.values()].flatMap(
    ({ id, title, at, ...call }) => title === void 0 || at === void 0 ? [] : [
      {
        file: null,
        line: null,
        kind: "other",
        box: null,
        point: null,
        ...call,
        id,
        title,
        at
      }
    ]
  ).sort((a, b) => a.at - b.at);
}

// reporter/trace/secrets-in-trace.ts
var DEEPEST2 = 500;
function listTraceSecrets({ snapshots }) {
  const found = /* @__PURE__ */ new Set();
  for (const { html } of snapshots) visit(html, found, 0);
  return [...found];
}
function visit(node, found, depth) {
  if (!Array.isArray(node) || typeof node[0] !== "string" || depth > DEEPEST2) return;
  const [name, attributes, ...children] = node;
  if (/^(input|textarea)$/i.test(name)) addValue(attributes, found);
  for (const child of children) visit(child, found, depth + 1);
}
function addValue(attributes, found) {
  if (typeof attributes !== "object" || attributes === null) return;
  const read = (name) => String(Reflect.get(attributes, name) ?? "");
  const isSecret2 = read("type").toLowerCase() === "password" || /(^|\s)(cc-\S*|one-time-code|current-password|new-password)(\s|$)/.test(read("autocomplete"));
  const value = read("__playwright_value_");
  if (isSecret2 && value.length >= 6 && /[^\p{L}\s]/u.test(value)) found.add(value);
}

// reporter/trace/zip-file.ts
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
var MB = 1024 * 1024;
var ZIP_BOUNDS = { entries: 6e4, directory: 32 * MB, entry: 192 * MB, total: 1024 * MB };
var MOST_RATIO = 500;
var SMALL = 8 * MB;
var END = 101010256;
var ENTRY = 33639248;
var LOCAL = 67324752;
function openZip(path) {
  const file = openSync(path, "r");
  try {
    const entries = listEntries(file);
    let budget = ZIP_BOUNDS.total;
    const counted = /* @__PURE__ */ new Set();
    return {
      names: [...entries.keys()],
      read: (name) => {
        const entry = entries.get(name);
        if (entry === void 0) return null;
        if (!counted.has(name)) budget -= entry.size;
        counted.add(name);
        if (budget < 0) throw new Error("the archive unpacks to too much");
        return unpack(file, entry);
      },
      close: () => closeSync(file)
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}
function listEntries(file) {
  const { size } = fstatSync(file);
  const tail = readAt(file, Math.max(0, size - 65557), Math.min(size, 65557));
  const end = findEnd(tail);
  const [count, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16)
  ];
  if (count > ZIP_BOUNDS.entries || length > ZIP_BOUNDS.directory)
    throw new Error("the archive has too many entries");
  return readDirectory(readAt(file, start, length), count);
}
function findEnd(tail) {
  for (let at = tail.length - 22; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END) return at;
  throw new Error("no zip archive");
}
function readDirectory(directory, count) {
  const entries = /* @__PURE__ */ new Map();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY)
      throw new Error("the archive is broken");
    const length = directory.readUInt16LE(at + 28);
    entries.set(directory.toString("utf8", at + 46, at + 46 + length), {
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42)
    });
    at += 46 + length + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
function unpack(file, { method, packed, size, offset }) {
  if (size > ZIP_BOUNDS.entry || size > SMALL && size > packed * MOST_RATIO)
    throw new Error("an entry of the archive is suspiciously large");
  const head = readAt(file, offset, 30);
  if (head.readUInt32LE(0) !== LOCAL) throw new Error("the archive is broken");
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const data = readAt(file, start, packed);
  if (method === 0) return data;
  if (method !== 8) throw new Error("an entry of the archive is packed in an unknown way");
  return inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
}
function readAt(file, position, length) {
  const bytes = Buffer.alloc(Math.min(length, fstatSync(file).size));
  if (bytes.length < length || readSync(file, bytes, 0, length, position) < length)
    throw new Error("the archive is cut off");
  return bytes;
}

// reporter/trace/read-attempt.ts
function createTraceReader(settings, isOver) {
  const boards = /* @__PURE__ */ new Map();
  const boardFor = (facts, launch2) => {
    const key = JSON.stringify([facts.name, facts.options, launch2.executablePath, launch2.channel]);
    const known = boards.get(key) ?? openBoard(facts, launch2).catch(() => null);
    boards.set(key, known);
    return known;
  };
  return {
    read: async (path, launch2) => {
      try {
        return await readOne(path, { settings, isOver, boardFor: (facts) => boardFor(facts, launch2) });
      } catch (error) {
        return refused(error instanceof TraceRefused ? error.reason : "trace_unreadable");
      }
    },
    close: async () => {
      for (const board of boards.values()) await (await board)?.close().catch(() => void 0);
    }
  };
}
async function readOne(path, means) {
  if (!existsSync3(path)) return refused("trace_missing");
  const zip = openZip(path);
  try {
    const trace = readTrace(zip);
    const seen = await drawAll(trace, zip, means);
    return { record: makeRecord(trace, seen), secrets: listTraceSecrets(trace), browser: trace.browser };
  } finally {
    zip.close();
  }
}
async function drawAll(trace, zip, means) {
  const moments = listMoments(trace);
  const all = [...moments, ...finalMoments(moments)];
  const board = trace.browser === null || all.length === 0 ? null : await means.boardFor(trace.browser);
  if (board === null) return all.map((moment) => ({ ...moment, drawn: undrawn("no_browser_to_draw") }));
  const tools = { trace, zip, board, settings: means.settings };
  const artist = createArtist(tools);
  const seen = [];
  for (const moment of all)
    seen.push({
      ...moment,
      drawn: means.isOver() ? undrawn("out_of_time") : await artist(moment.shown, moment)
    });
  return seen;
}
function finalMoments(moments) {
  const pages = new Map(moments.map((moment) => [moment.shown.page, moment]));
  return [...pages.values()].flatMap(({ call, shown, after }) => {
    if (after === null || after === shown) return [];
    const end = { ...call, id: `${call.id}-end`, title: "End", at: after.at, kind: "other" };
    return [{ call: end, shown: after, after: null, before: null }];
  });
}
function undrawn(reason) {
  return { state: null, frame: null, target: null, gaps: [{ what: "pictures and states", reason }] };
}
function refused(reason) {
  const faults = [{ what: "pictures, states and step facts", reason }];
  const nothing = { attempt: null, calls: [], acts: [], responses: [], events: [], troubles: [] };
  return { record: { origin: "trace", ...nothing, faults }, secrets: [], browser: null };
}

// reporter/trace/read-screenshot.ts
import { createHash as createHash4 } from "node:crypto";
import { copyFileSync, existsSync as existsSync4, readFileSync as readFileSync3, statSync } from "node:fs";
import { join as join2 } from "node:path";

// reporter/bundle/png-size.ts
var SIGNATURE = "89504e470d0a1a0a";
function readPngSize(bytes) {
  const isPng = bytes.length > 32 && bytes.toString("hex", 0, 8) === SIGNATURE;
  if (!isPng || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

// reporter/trace/read-screenshot.ts
var LARGEST_BYTES = 20 * 1024 * 1024;
var UNSEEN = "headings, landmarks, language, title, controls, groups, dialogs, images, messages, text, layout, frames, settled screen";
function readScreenshot(attempt, settings) {
  const reason = reasonAgainst(attempt, settings);
  const nothing = { attempt: null, acts: [], responses: [], events: [], troubles: [] };
  const faults = [{ what: "states and step facts", reason: "no_trace" }];
  if (reason !== null)
    return { origin: "trace", ...nothing, calls: [], faults: [...faults, { what: "pictures", reason }] };
  const [path = ""] = attempt.screenshots;
  const at = attempt.result.startTime.getTime() + attempt.result.duration;
  const state = writeState(path, settings.dir);
  return {
    origin: "trace",
    ...nothing,
    faults,
    calls: [
      {
        line: "call",
        call: 1,
        title: "End",
        file: null,
        line_number: null,
        paused_at: at,
        released_at: at,
        viewport: null,
        states: { main: state }
      }
    ]
  };
}
function reasonAgainst({ result, screenshots }, { mask }) {
  const [path, other] = screenshots;
  if (path === void 0) return "no_screenshot";
  if (other !== void 0) return "several_screenshots";
  if (!existsSync4(path)) return "screenshot_missing";
  const { actions } = selectSteps(result.steps);
  const isTyping = actions.some(({ kind: kind2 }) => /^(field_entry|keyboard)$/.test(kind2.interaction));
  if (isTyping || mask.length > 0) return "cannot_be_masked";
  if (statSync(path).size > LARGEST_BYTES) return "screenshot_too_large";
  return readPngSize(readFileSync3(path)) === null ? "screenshot_unreadable" : null;
}
function writeState(path, dir) {
  const bytes = readFileSync3(path);
  const picture = createHash4("sha256").update(bytes).digest("hex");
  const id = createHash4("sha256").update(`screenshot ${picture}`).digest("hex").slice(0, 16);
  const viewport = readPngSize(bytes) ?? { width: 0, height: 0 };
  copyFileSync(path, join2(dir, "pictures", `${picture}.png`));
  const state = {
    id,
    url: "unknown",
    route: "unknown",
    title: "",
    lang: null,
    viewport,
    picture,
    artefact: "screenshot",
    headings: [],
    landmarks: [],
    dialogs: [],
    controls: [],
    images: [],
    messages: [],
    text: { words: 0, blocks: [] },
    layout: {
      document_width: 0,
      document_height: 0,
      nodes: 0,
      font_sizes: 0,
      font_families: 0,
      text_colours: 0
    },
    axe: null,
    survey: null,
    probes: null,
    not_measured: [
      { what: UNSEEN, reason: "only_a_screenshot" },
      { what: "axe", reason: "only_a_screenshot" },
      { what: "survey", reason: "only_a_screenshot" }
    ]
  };
  writeWhole(join2(dir, "states", `${id}.json`), JSON.stringify(state));
  return id;
}

// reporter/trace/trace-queue.ts
var MOST_MS = 5 * 6e4;
function findTrace(test, result) {
  const paths = (name) => result.attachments.flatMap((one) => one.name === name && one.path !== void 0 ? [one.path] : []);
  const [trace = null] = paths("trace");
  const screenshots = paths("screenshot");
  return trace === null && screenshots.length === 0 ? null : { test, result, trace, screenshots };
}
async function readAttempts(attempts, settings, add) {
  const end = Date.now() + MOST_MS;
  const reader = createTraceReader(settings, () => Date.now() > end);
  for (const attempt of attempts) {
    const { trace } = attempt;
    if (trace === null)
      add(attempt, { record: readScreenshot(attempt, settings), secrets: [], browser: null });
    else add(attempt, withAttempt(await reader.read(trace, launchOf(attempt, settings)), attempt));
  }
  await reader.close();
}
function launchOf({ test }, { launch: launch2 }) {
  const use = test.parent.project()?.use;
  const channel = use?.channel === void 0 ? {} : { channel: use.channel };
  return launch2 ?? { ...channel, ...use?.launchOptions };
}
function withAttempt(read, { test, result }) {
  const { record, browser } = read;
  if (browser === null) return read;
  const attempt = {
    line: "attempt",
    test_id: test.id,
    retry: result.retry,
    browser: browser.name,
    platform: browser.platform,
    root: ".",
    viewport: null,
    build_identity: "unknown",
    context: { target: "", test_brief: "", target_user: "", data_label: "", constraints: [] },
    shards: null
  };
  return { ...read, record: { ...record, attempt } };
}

// reporter/bundle/tidy-folder.ts
import { readdirSync, readFileSync as readFileSync4, rmSync } from "node:fs";
import { join as join3 } from "node:path";
function tidyFolder(dir) {
  for (const folder of ["journeys", "states", "pictures"])
    remove(dir, folder, (name) => name.endsWith(".tmp"));
  const shown = new Set(
    namesIn(dir, "states").flatMap((name) => pictureIn(readFileSync4(join3(dir, "states", name), "utf8")))
  );
  remove(dir, "pictures", (name) => !shown.has(name.replace(/\.(jpg|png)$/, "")));
}
function dropRecords(dir) {
  remove(dir, ".capture", (name) => name.endsWith(".jsonl"));
}
function remove(dir, folder, isUnwanted) {
  for (const name of namesIn(dir, folder).filter(isUnwanted))
    rmSync(join3(dir, folder, name), { force: true });
}
function namesIn(dir, folder) {
  return readdirSync(join3(dir, folder));
}
function pictureIn(state) {
  const id = /"picture":"([0-9a-f]{64})"/.exec(state)?.[1];
  return id === void 0 ? [] : [id];
}

// reporter/bundle/write-index.ts
import { readdirSync as readdirSync2, readFileSync as readFileSync5 } from "node:fs";
import { join as join4 } from "node:path";
function writeIndex(dir, head) {
  const { not_measured, capture_faults, ...start } = head;
  const index = { ...start, ...listFiles(dir), capture_faults, not_measured };
  const text = `${JSON.stringify(index, null, 2)}
`;
  writeWhole(join4(dir, "bundle.json"), text);
  writeWhole(join4(dir, "bundle.sha256"), `${sha256Of(text)}
`);
}
function listFiles(dir) {
  const pictures = [".jpg", ".png"].flatMap((ending) => filesIn(dir, "pictures", ending)).flatMap((name) => listPicture(dir, name));
  return { journeys: listDocuments(dir, "journeys"), states: listDocuments(dir, "states"), pictures };
}
function listDocuments(dir, folder) {
  return filesIn(dir, folder, ".json").map((name) => {
    const bytes = readFileSync5(join4(dir, folder, name));
    return {
      id: name.replace(/\.json$/, ""),
      path: `${folder}/${name}`,
      sha256: sha256Of(bytes),
      bytes: bytes.length
    };
  });
}
function listPicture(dir, name) {
  const bytes = readFileSync5(join4(dir, "pictures", name));
  const size = readJpegSize(bytes) ?? readPngSize(bytes);
  if (size === null) return [];
  return [{ id: name.replace(/\.(jpg|png)$/, ""), path: `pictures/${name}`, bytes: bytes.length, ...size }];
}
function filesIn(dir, folder, ending) {
  return readdirSync2(join4(dir, folder)).filter((name) => name.endsWith(ending)).sort();
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
import { existsSync as existsSync5, mkdirSync as mkdirSync3, readdirSync as readdirSync3, rmSync as rmSync2 } from "node:fs";
import { isAbsolute, join as join5, relative } from "node:path";
var OWN_FILES = {
  ".": /^bundle\.(json|sha256)(\.tmp)?$/,
  journeys: /^[a-z0-9-]+\.json(\.tmp)?$/,
  states: /^[0-9a-f]{16}\.json(\.\d+\.tmp)?$/,
  pictures: /^[0-9a-f]{64}\.(jpg|png)(\.\d+\.tmp)?$/,
  ".capture": /^([0-9a-f]{24}\.jsonl|run\.json|[0-9a-f]{16}\.(claim|probes\.json)|probes\.spent|rested)((\.\d+)?\.tmp)?$/
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
  if (!existsSync5(dir)) return [];
  return readdirSync3(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return OWN_FILES["."]?.test(entry.name) ? [] : [entry.name];
    const own = OWN_FILES[entry.name];
    if (!entry.isDirectory() || own === void 0 || entry.name === ".") return [entry.name];
    return readdirSync3(join5(dir, entry.name)).flatMap(
      (name) => own.test(name) ? [] : `${entry.name}/${name}`
    );
  });
}
function emptyFolder(dir) {
  for (const [folder, own] of Object.entries(OWN_FILES)) {
    const path = join5(dir, folder);
    mkdirSync3(path, { recursive: true });
    for (const name of readdirSync3(path)) if (own.test(name)) rmSync2(join5(path, name), { force: true });
  }
}

// reporter/bundle/import-parts.ts
import { copyFileSync as copyFileSync2, existsSync as existsSync7, mkdirSync as mkdirSync4, readFileSync as readFileSync7, writeFileSync as writeFileSync3 } from "node:fs";
import { dirname as dirname3, join as join7 } from "node:path";

// reporter/bundle/join-probes.ts
import { existsSync as existsSync6, readdirSync as readdirSync4, readFileSync as readFileSync6 } from "node:fs";
import { join as join6 } from "node:path";
function joinProbes(dir) {
  const missed = /* @__PURE__ */ new Map();
  for (const name of readdirSync4(join6(dir, "states")).filter((one) => /^[0-9a-f]{16}\.json$/.test(one))) {
    const reason = joinOne(dir, name.slice(0, 16));
    if (reason !== null) missed.set(reason, (missed.get(reason) ?? 0) + 1);
  }
  return [...missed].sort(([one], [other]) => one < other ? -1 : 1).map(([reason, screens]) => ({ what: `probes of ${screens} screens`, reason }));
}
function joinOne(dir, id) {
  const path = join6(dir, "states", `${id}.json`);
  const result = readProbes(join6(dir, ".capture", `${id}.probes.json`));
  if (result === null) return null;
  const state = JSON.parse(readFileSync6(path, "utf8"));
  if (state.probes == null) writeWhole(path, JSON.stringify(withProbes(state, result)));
  return state.probes == null ? result.reason : null;
}
function withProbes(state, { parts, reason }) {
  const others = state.not_measured.filter(({ what }) => what !== "probes");
  const note = parts === null ? [{ what: "probes", reason: reason ?? "instrument_error" }] : [];
  return { ...state, probes: parts === null ? null : [...parts], not_measured: [...others, ...note] };
}
function importProbes(dir, path) {
  if (!existsSync6(path)) return;
  const result = readProbes(path);
  if (result === null || !/^[0-9a-f]{16}$/.test(result.id)) return;
  const own = readProbes(join6(dir, ".capture", `${result.id}.probes.json`));
  const isBetter = own === null || own.parts === null && (result.parts !== null || isFirst(result, own));
  if (isBetter) writeProbes(dir, result);
}
function isFirst({ reason }, other) {
  return String(reason) < String(other.reason);
}

// reporter/bundle/import-parts.ts
function importParts(dir, result, name) {
  for (const { path } of named(result, PICTURE_ATTACHMENT)) importPicture(dir, path);
  for (const { path } of named(result, STATE_ATTACHMENT)) importState(dir, path);
  for (const { path } of named(result, PROBES_ATTACHMENT)) importProbes(dir, path);
  const [record] = named(result, CAPTURE_ATTACHMENT);
  if (record === void 0 || !existsSync7(record.path)) return record?.path ?? null;
  const own = join7(dir, ".capture", `${sha256Of(name).slice(0, 24)}.jsonl`);
  mkdirSync4(dirname3(own), { recursive: true });
  copyFileSync2(record.path, own);
  return own;
}
function named(result, name) {
  return result.attachments.flatMap(
    (one) => one.name === name && one.path !== void 0 ? [{ path: one.path }] : []
  );
}
function importPicture(dir, path) {
  if (!existsSync7(path)) return;
  const bytes = readFileSync7(path);
  writeFileSync3(join7(dir, "pictures", `${sha256Of(bytes)}.jpg`), bytes);
}
function importState(dir, path) {
  if (!existsSync7(path)) return;
  const text = readFileSync7(path, "utf8");
  const { id } = readState(text);
  if (!/^[0-9a-f]{16}$/.test(id)) return;
  const own = join7(dir, "states", `${id}.json`);
  if (!existsSync7(own) || isFuller(text, readFileSync7(own, "utf8"))) writeFileSync3(own, text);
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

// reporter/bundle/list-gaps.ts
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
function listGaps2(run, errors) {
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

// reporter/bundle/run-head.ts
import { join as join8 } from "node:path";
function keepHead(dir, head) {
  writeWhole(pathOf(dir), JSON.stringify(head));
}
function pathOf(dir) {
  return join8(dir, ".capture", "run.json");
}

// reporter/bundle/scrub-secrets.ts
import { existsSync as existsSync8, readdirSync as readdirSync5, readFileSync as readFileSync8 } from "node:fs";
import { join as join9 } from "node:path";
function scrubSecrets(value, secrets) {
  if (typeof value === "string") return secrets.reduce((text, secret) => text.replaceAll(secret, "\u2026"), value);
  if (Array.isArray(value)) return value.map((one) => scrubSecrets(one, secrets));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubSecrets(one, secrets)]));
}
function scrubFolder(folder, secrets) {
  if (secrets.length === 0) return;
  for (const name of readdirSync5(folder).filter((one) => /\.jsonl?$/.test(one)))
    scrubFile(join9(folder, name), secrets);
}
function scrubFile(path, secrets) {
  if (secrets.length === 0 || !existsSync8(path)) return;
  const text = readFileSync8(path, "utf8");
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
  const home = options.configDir ?? (config.configFile ? dirname4(config.configFile) : config.rootDir);
  const base = config.configFile === void 0 ? home : dirname4(config.configFile);
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
    ...limitProbes(options.probes),
    ends_at: config.globalTimeout > 0 ? Date.now() + config.globalTimeout : null,
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
    traced: /* @__PURE__ */ new Map(),
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
    readTraces: (status) => readTraces(run, status),
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
function writeJourney(run, { test, result, path, read }) {
  const record = read?.record ?? readRecord(path);
  if (read === void 0) noteTrace(run, { test, result, path });
  for (const secret of read?.secrets ?? []) run.secrets.add(secret);
  noteOrigin(run, record);
  run.ids ??= nameJourneys(run.suite.allTests(), () => run.base);
  const built = buildJourney(test, result, {
    id: run.ids.get(test.id) ?? "unnamed",
    record,
    startedAt: result.startTime.getTime(),
    rootDir: run.base,
    hasState: (id) => existsSync9(join10(run.dir, "states", `${id}.json`))
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
  writeWhole(join10(run.dir, "journeys", `${journey.id}.json`), text);
  scrubScreens(run, record);
}
function noteTrace(run, { test, result, path }) {
  run.traced.delete(test.id);
  const traced = path === null && run.options.traces !== false ? findTrace(test, result) : null;
  if (traced !== null) run.traced.set(test.id, traced);
}
function readTraces(run, status) {
  if (run.isMerge) writeWaiting(run);
  if (run.traced.size === 0 || status === "interrupted") return null;
  const { axe = true, mask = [], launchOptions: launch2 } = run.options;
  return readAttempts([...run.traced.values()], { dir: run.dir, axe, mask, launch: launch2 }, (attempt, read) => {
    try {
      writeJourney(run, { ...attempt, path: null, read });
    } catch (error) {
      noteFault(run, "journey", error);
    }
  });
}
function scrubScreens(run, { calls }) {
  for (const id of new Set(calls.flatMap(({ states }) => Object.values(states)))) {
    if (id === null || run.scrubbed.get(id) === run.secrets.size) continue;
    run.scrubbed.set(id, run.secrets.size);
    scrubFile(join10(run.dir, "states", `${id}.json`), [...run.secrets]);
  }
}
function noteOrigin(run, { attempt }) {
  if (attempt === null) return;
  run.platforms.add(attempt.platform);
  run.shards = Math.max(run.shards, attempt.shards ?? 0);
}
function writeWaiting(run) {
  if (run.waiting.length === 0) return;
  takeOrigin(run);
  for (const attempt of run.waiting.splice(0))
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
    scrubFolder(join10(run.dir, folder), [...run.secrets]);
  const unprobed = joinProbes(run.dir);
  tidyFolder(run.dir);
  const gaps = listGaps2(run, errors);
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
    not_measured: [...listNotMeasured2(run), ...unprobed, ...gaps]
  });
  process.stderr.write(
    `UX Jury: ${journeys.length} journeys in ${relative2(process.cwd(), run.dir) || run.dir}
`
  );
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
  /** A promise only where there are traces to read; it is never rejected. */
  onEnd(result) {
    let reading = null;
    this.#attempt("traces", () => {
      reading = this.#bundle?.readTraces(result.status) ?? null;
    });
    return this.#finishAfter(reading, result);
  }
  #finishAfter(reading, result) {
    if (reading === null) return this.#finish(result);
    return reading.catch((error) => this.#bundle?.noteFault("traces", error)).then(() => this.#finish(result));
  }
  #finish(result) {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#attempt("index", () => this.#bundle?.finish(result, this.#errors));
  }
  /** A runner that dies of another reporter's fault, or of a second Ctrl-C, never comes to `onEnd`. */
  #finishAtExit() {
    const startTime = /* @__PURE__ */ new Date();
    process.once("exit", () => {
      if (!this.#hasEnded)
        this.#finish({ status: "interrupted", startTime, duration: Date.now() - startTime.getTime() });
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
