import {
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
  TooSlow,
  askFrame,
  askPage,
  claimScreen,
  clip as clip2,
  composeScript,
  draftAhead,
  draftNewState,
  draftState,
  isClaimed,
  isScreen,
  kitScript,
  knownScreens,
  limitTime,
  noteSpent,
  openSession,
  pathOfPicture,
  pathOfProbes,
  pathOfState,
  readSettings,
  readSpent,
  reasonOf,
  redactText,
  redactTitle,
  redactUrl,
  rememberRested,
  routeOf,
  runAxe,
  stateId,
  takeAhead,
  uncoverPeeked,
  valueInPage,
  writeProbes
} from "./chunk-IOFVSPLO.js";

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
  const read = (rules) => [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches ? read(rule.cssRules) : [];
  });
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return read(sheet.cssRules);
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
      paste: sources.some((source) => refusesPaste(source)) ? "blocked" : "listens"
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
function refusesPaste(source) {
  const takes = /clipboardData|getData|insertText|\.value|\bif\b|\?|&&|\|\||switch/;
  return /preventDefault\(|return\s*(false|!1)|=>\s*(false|!1)/.test(source) && !takes.test(source);
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
  const isBare = [link, next].every((each) => {
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
  return isBare && Math.abs(one.top - two.top) < 4 && two.left - one.right < 9;
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
function mediaPart(media, { words, offers, isShown: isShown2 }) {
  const tracks = [...media.querySelectorAll("track")].map((track) => track.kind);
  return partOf("media", media, {
    tag: media.tagName.toLowerCase(),
    shown: isShown2,
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
  const source = element.getAttribute("src") ?? "";
  return partOf("frame", element, { title, inside: inside === null ? null : clip(inside, 3e3), source });
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
  const read = (node) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches(secretParts()) || node !== root && node.hasAttribute("lang"))
      return "";
    if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|CODE|PRE|SVG|TEXTAREA)$/i.test(node.tagName)) return "";
    if (node.tagName === "IMG") return ` ${nameOf(node).name} `;
    if (node !== root && !isShown(node)) return "";
    return ` ${[...node.childNodes].map((child) => read(child)).join("")} `;
  };
  return isShown(root) ? read(root) : "";
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
  if (await askProbes(await world(), "leaveFocus()") !== true) return [];
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
async function rememberScreen(session, glance, screen) {
  const browser = session.page.context().browser();
  if (browser === null || screensOf(browser).has(screen.id)) return;
  const [cookies, held] = await limitTime(Promise.all([readCookies(session), readHeld(session)]), READ_MS);
  const { origin } = new URL(glance.url);
  screensOf(browser).set(screen.id, {
    ...screen,
    url: glance.url,
    viewport: glance.viewport,
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
  if (/^(Expect|Wait)\b/.test(title)) return "wait";
  return ACTIONS.test(title) ? "action" : "other";
}

// reporter/worker/capture-state.ts
import { existsSync as existsSync2, linkSync, mkdirSync as mkdirSync2, renameSync, rmSync, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join2 } from "node:path";

// reporter/worker/probes/stray-tags.ts
var LOOSE = new Set(
  "p li dt dd tr td th thead tbody tfoot option optgroup colgroup html head body rp rt br".split(" ")
);
var VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
var TOKEN = /<!--[\s\S]*?-->|<(script|style|textarea|title|svg|math)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^'">])*?(\/?)>/gi;
var MOST = 10;
function findStrayTags(source) {
  const open = [];
  const stray = [];
  for (const match of source.matchAll(TOKEN)) {
    const [, , slash = "", name] = match;
    const tag = name?.toLowerCase();
    if (tag === void 0 || LOOSE.has(tag) || VOID.has(tag)) continue;
    if (slash === "") open.push(tag);
    else if (open.includes(tag)) open.splice(open.lastIndexOf(tag), 1);
    else stray.push({ tag, line: lineAt(source, match.index) });
    if (stray.length === MOST) break;
  }
  return stray;
}
function lineAt(source, index) {
  return source.slice(0, index).split("\n").length;
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
  const read = told.slice(0, MOST_LISTENERS).map(([node, heard]) => readListener(world, node, heard));
  const found = await Promise.all(read);
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
  const source = await cdp.send("Page.getResourceContent", { frameId: frame.id, url: frame.url });
  if (source.base64Encoded) return [];
  return findStrayTags(source.content).map(({ tag, line }) => ({
    kind: "stray_tag",
    key: `line ${line}`,
    name: `</${tag}>`,
    box: null,
    facts: { tag, line }
  }));
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
  const axe = settings.axe ? await axeOnce(session, screen).catch(note2("axe")) : null;
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
    axe,
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
  const found = await limitTime(runAxe(session), AXE_MS);
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
import { existsSync } from "node:fs";
async function keepForProbes(session, { id, glance }, { log, settings }) {
  const { use } = log;
  const path = pathOfProbes(settings.dir, id);
  const reason = use === null ? "switched_off" : "worker_ended_early";
  if (!existsSync(path)) writeProbes(settings.dir, { id, parts: null, reason });
  log.share("probes", path);
  if (use !== null) await rememberScreen(session, glance, { id, use, settings }).catch(() => void 0);
}

// reporter/worker/capture-state.ts
var written = /* @__PURE__ */ new Set();
async function captureState(session, glance, { log, settings, draft }) {
  if (!isScreen(glance)) return null;
  const id = stateId(glance);
  if (glance.settled) rememberRested(settings.dir, glance);
  const path = pathOfState(settings.dir, id);
  if (written.has(path)) return id;
  if (!existsSync2(path)) {
    const isSame = draft?.id === id && draft.changed_at === glance.changed_at;
    const state = await measureState(session, glance, { settings, draft: isSame ? draft : null });
    if (writeOnce(path, JSON.stringify({ ...state, id }))) {
      log.share("state", path);
      if (state.picture !== null) log.share("picture", pathOfPicture(settings.dir, state.picture));
    }
  }
  if (settings.probes > 0) await keepForProbes(session, { id, glance }, { log, settings });
  written.add(path);
  return id;
}
function writeOnce(path, json) {
  mkdirSync2(join2(path, ".."), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync2(draft, json);
    return publish(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
function publish(draft, path) {
  try {
    linkSync(draft, path);
    return true;
  } catch {
    if (existsSync2(path)) return false;
    renameSync(draft, path);
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
    const glance = await askFrame(world, "glance", waitOf(watch, session));
    session.posed = null;
    return glance;
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
var MEASURE_MS = 5e3;
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
    const glance = "harvest" in first ? first : await glanceAt(watch, session);
    session.isRestless = !glance.settled;
    const isOpen = watch.requests.isWaiting(page, watch.released);
    const can_judge = glance.harvest.can_judge && !isOpen;
    log.write({ line: "response", call: callNumber(watch, log), page: name, ...glance.harvest, can_judge });
    await harvestFrames(watch, log, session);
    const work = captureState(session, glance, { log, settings: watch.settings, draft });
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
  return Math.min(MEASURE_MS, Math.max(0, budget - held));
}
async function harvestFrames(watch, log, session) {
  const page = nameOfPage(log, session.page, session.isPopup);
  for (const world of session.actedFrames) {
    const harvest = await askFrame(world, "harvest").catch(() => null);
    if (harvest?.acted) log.write({ line: "response", call: callNumber(watch, log), page, ...harvest });
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
          text: clip2(redactText(message), 300),
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
  const text = clip2(redactText(trouble.text), 300);
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
