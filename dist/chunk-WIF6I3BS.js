import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  imageSize
} from "./chunk-D6GIGPM4.js";
import {
  openWords
} from "./chunk-324LQGCH.js";
import {
  require_dist
} from "./chunk-JZP476KJ.js";
import {
  readVersion
} from "./chunk-LI23XEWX.js";
import {
  sha256
} from "./chunk-PZFUP4SL.js";
import {
  text
} from "./chunk-5ZWFTVFJ.js";
import {
  InputError
} from "./chunk-MXH4ZDBW.js";
import {
  array,
  record,
  strictObject
} from "./chunk-VCSHUWZI.js";
import {
  __toESM
} from "./chunk-LQK3ML4U.js";

// src/commands/open-sources.ts
import { resolve } from "node:path";

// src/adapters/sources/read-sources.ts
import { basename as basename2 } from "node:path";

// src/adapters/sources/limits.ts
var SOURCE_LIMITS = {
  picture_bytes: 25 * 1024 * 1024,
  all_pictures_bytes: 200 * 1024 * 1024,
  picture_side_px: 16384,
  pictures: 200,
  folder_entries: 5e3,
  spec_bytes: 512 * 1024,
  brief_bytes: 64 * 1024,
  sections: 200
};

// src/adapters/sources/list-pictures.ts
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
var READ = /* @__PURE__ */ new Set([".png", ".jpg", ".jpeg"]);
var NOT_READ = /* @__PURE__ */ new Set([".gif", ".webp", ".avif", ".bmp", ".tif", ".tiff", ".heic", ".svg"]);
var HINT = "Save it anew as PNG or JPEG.";
function listPictures(root) {
  const found = lstatSync(root, { throwIfNoEntry: false });
  if (found === void 0 || !found.isDirectory())
    throw new InputError("screenshots_missing", `There is no folder at ${root}.`, {
      hint: "Give the folder that holds the screenshots; each folder inside it is a journey of its own."
    });
  const paths = walk(root).map((path) => relative(root, path));
  if (paths.length === 0)
    throw new InputError("screenshots_empty", `${root} holds no picture.`, {
      hint: "Put PNG or JPEG files into it, named in the order in which a person sees them."
    });
  if (paths.length > SOURCE_LIMITS.pictures)
    throw new InputError(
      "screenshots_too_many",
      `${root} holds ${paths.length} pictures; at most ${SOURCE_LIMITS.pictures} are read.`,
      { hint: "Give the journeys that matter for this review, or several reviews." }
    );
  return groupByFolder(readAll(root, paths));
}
function walk(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.length > SOURCE_LIMITS.folder_entries)
    throw new InputError("screenshots_too_many", `${folder} holds ${entries.length} files.`, {
      hint: "Give a folder that holds the screenshots and nothing else."
    });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".") || entry.name === "__MACOSX") return [];
    if (entry.isSymbolicLink())
      throw new InputError("screenshots_link", `${path} is a link; only plain files are read.`, {
        hint: "Copy the picture to its place."
      });
    if (entry.isDirectory()) return walk(path);
    const type = extname(entry.name).toLowerCase();
    if (NOT_READ.has(type))
      throw new InputError("picture_unsupported", `${path} is neither PNG nor JPEG.`, { hint: HINT });
    return READ.has(type) ? [path] : [];
  });
}
function readAll(root, paths) {
  let left = SOURCE_LIMITS.all_pictures_bytes;
  return paths.map((path) => {
    const full = join(root, path);
    const { size } = lstatSync(full);
    left -= size;
    if (size > SOURCE_LIMITS.picture_bytes || left < 0)
      throw new InputError("screenshots_oversized", `${full} has ${size} bytes, which is too much.`, {
        hint: `A picture may have ${megabytes(SOURCE_LIMITS.picture_bytes)}, all together ${megabytes(SOURCE_LIMITS.all_pictures_bytes)}.`
      });
    return readPicture(full, path.split(sep).join("/"));
  });
}
function megabytes(bytes) {
  return `${Math.round(bytes / (1024 * 1024))} MB`;
}
function readPicture(full, path) {
  const bytes = readFileSync(full);
  const { width, height, type } = measure(bytes, full);
  const id = sha256(bytes);
  const name = `pictures/${id}.${type}`;
  return { path, bytes, entry: { id, path: name, bytes: bytes.length, width, height } };
}
function measure(bytes, path) {
  const size = sizeOf(bytes);
  const side = SOURCE_LIMITS.picture_side_px;
  const fault = size === null || !isWhole(bytes, size.type) ? "is no whole PNG or JPEG picture, whatever its name says" : Math.max(size.width, size.height) > side || Math.min(size.width, size.height) < 1 ? `has ${size.width} x ${size.height} pixels; each side may have up to ${side}` : null;
  if (size === null || fault !== null)
    throw new InputError("picture_invalid", `${path} ${fault ?? "cannot be read"}.`, { hint: HINT });
  return size;
}
function sizeOf(bytes) {
  try {
    const { width, height, type = "" } = imageSize(bytes);
    return type === "png" || type === "jpg" ? { width, height, type } : null;
  } catch {
    return null;
  }
}
function isWhole(bytes, type) {
  const tail = bytes.subarray(-4096);
  return type === "png" ? tail.includes("IEND", 0, "latin1") : tail.includes(Buffer.from([255, 217]));
}
function groupByFolder(pictures) {
  const folders = /* @__PURE__ */ new Map();
  for (const picture of pictures.toSorted((a, b) => compareNatural(a.path, b.path))) {
    const folder = picture.path.split("/").slice(0, -1).join("/");
    folders.set(folder, [...folders.get(folder) ?? [], picture]);
  }
  return [...folders].map(([folder, held]) => ({ folder, pictures: held })).toSorted((a, b) => compareNatural(a.folder, b.folder));
}
var collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
function compareNatural(a, b) {
  return collator.compare(a, b) || (a < b ? -1 : 1);
}

// src/adapters/sources/read-brief.ts
var import_yaml = __toESM(require_dist(), 1);
import { extname as extname2 } from "node:path";

// src/adapters/sources/read-text.ts
import { lstatSync as lstatSync2, readFileSync as readFileSync2 } from "node:fs";
function readText(path, { code, name, most }) {
  const found = lstatSync2(path, { throwIfNoEntry: false });
  if (found === void 0 || !found.isFile())
    throw new InputError(`${code}_missing`, `There is no ${name} at ${path}.`, {
      hint: `Give the path of a Markdown or text file${found?.isSymbolicLink() === true ? ", not of a link" : ""}.`
    });
  if (found.size > most)
    throw new InputError(`${code}_oversized`, `${path} has ${found.size} bytes; at most ${most} are read.`, {
      hint: `Give the part that matters for this review as a file of its own.`
    });
  const text2 = decode(readFileSync2(path));
  if (text2 === null)
    throw new InputError(`${code}_unreadable`, `${path} is no UTF-8 text.`, {
      hint: "Export it as Markdown or plain text; PDF and office files are not read."
    });
  if (text2.trim() === "")
    throw new InputError(`${code}_empty`, `${path} holds no text.`, { hint: `Write the ${name} first.` });
  return text2;
}
function decode(bytes) {
  try {
    const text2 = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text2.includes("\0") ? null : text2;
  } catch {
    return null;
  }
}

// src/adapters/sources/read-brief.ts
var aims = { goal: text.optional(), target_user: text.optional(), expected_end_state: text.optional() };
var titles = record(text, text);
var brief = strictObject({
  target: text.optional(),
  brief: text.optional(),
  data: text.optional(),
  constraints: array(text).optional(),
  ...aims,
  screens: titles.optional(),
  journeys: record(text, strictObject({ ...aims, screens: titles.optional() })).optional()
});
var HINT2 = "A brief is YAML, or Markdown with lines like `Goal: \u2026`, `Target user: \u2026`, `Expected end state: \u2026`, `- 01-cart.png: Cart`.";
function readBrief(path) {
  const given = readText(path, { code: "brief", name: "brief", most: SOURCE_LIMITS.brief_bytes });
  const isYaml = [".yml", ".yaml", ".json"].includes(extname2(path).toLowerCase());
  const parsed = brief.safeParse(isYaml ? readYaml(given, path) : readMarkdown(given, path));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path: at, message }) => `${at.map(String).join(".") || "the file"}: ${message}`
  );
  throw new InputError("brief_invalid", `${path}: ${faults.join("; ")}`, { hint: HINT2 });
}
function readYaml(given, path) {
  try {
    return (0, import_yaml.parse)(given, { maxAliasCount: 20 });
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new InputError("brief_invalid", `${path}: ${what.trim()}`, { hint: HINT2, cause });
  }
}
var LINE = /^\s*(?:[-*]\s+)?\**(goal|target user|target|expected end state|data)\**\s*:\s*\**\s*(\S.*)$/i;
var SCREEN = /^\s*(?:[-*]|\d+\.)?\s*`?([^:`]+\.(?:png|jpe?g))`?\s*:\s*(\S.*)$/i;
var HEADING = /^#{1,6}\s+(\S.*)$/;
function readMarkdown(given, path) {
  const [, front = "", body = given] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(given) ?? [];
  const fields = {};
  const screens = {};
  const rest = [];
  for (const line of body.split(/\r?\n/)) {
    const [, name, value] = LINE.exec(line) ?? [];
    const [, file, title] = SCREEN.exec(line) ?? [];
    if (file !== void 0 && title !== void 0) screens[file.trim()] = title.trim();
    else if (name !== void 0 && value !== void 0)
      fields[name.toLowerCase().replaceAll(" ", "_")] ??= value.trim();
    else if (!HEADING.test(line)) rest.push(line.trim());
    else fields.target ??= HEADING.exec(line)?.[1]?.trim();
  }
  const words = rest.join(" ").replace(/\s+/g, " ").trim();
  const own = front === "" ? {} : readYaml(front, path);
  return {
    ...fields,
    ...words === "" ? {} : { brief: words },
    ...Object.keys(screens).length === 0 ? {} : { screens },
    ...typeof own === "object" ? own : {}
  };
}

// src/adapters/sources/source-document.ts
import { basename, extname as extname3 } from "node:path";
var STATUS = { screenshot: "shown", spec: "specified" };
function toJourney(at, states, frame) {
  const { artefact, brief: brief2, words } = frame;
  return {
    id: at.id,
    title: at.title,
    project: "",
    source: { file: at.file, line: 0 },
    tags: [],
    goal: at.aims.goal ?? brief2?.goal ?? words("goal", { name: at.title }),
    target_user: at.aims.target_user ?? brief2?.target_user ?? null,
    expected_end_state: at.aims.expected_end_state ?? brief2?.expected_end_state ?? null,
    status: STATUS[artefact],
    outcome: "expected",
    attempts: 1,
    duration_ms: 0,
    error: null,
    browser: frame.unknown,
    viewport: null,
    steps: states.map((state, index) => toStep(state, index, frame)),
    assertions: [],
    end_state: states.at(-1)?.id ?? null,
    not_measured: [{ what: words("what"), reason: words("reason") }]
  };
}
function toStep(state, index, { artefact, words }) {
  return {
    order: index + 1,
    title: words("step", { title: state.title }),
    group: null,
    action: STATUS[artefact],
    interaction: "navigation",
    status: "ok",
    error: null,
    target: null,
    input: null,
    pointer_activations: 0,
    key_presses: 0,
    started_ms: 0,
    duration_ms: null,
    response: null,
    trouble: { console_errors: [], page_errors: [], failed_requests: [], dialogs: [] },
    page: "main",
    state_before: state.id,
    state_after: state.id,
    source: null
  };
}
function toState(shown, { artefact, words }) {
  const { blocks = [], headings = [], ...own } = shown;
  return {
    ...own,
    url: own.route,
    lang: null,
    artefact,
    headings,
    landmarks: [],
    dialogs: [],
    controls: [],
    images: [],
    messages: [],
    text: { words: blocks.reduce((sum, { text: text2 }) => sum + text2.split(" ").length, 0), blocks },
    layout: {
      document_width: 0,
      document_height: 0,
      nodes: 0,
      font_sizes: 0,
      font_families: 0,
      text_colours: 0
    },
    axe: null,
    not_measured: [{ what: words("what"), reason: words("reason") }]
  };
}
function toIndex(frame) {
  const { artefact, brief: brief2, name, words, unknown } = frame;
  return {
    format: "ux-jury-bundle",
    version: 1,
    producer: { name: "ux-jury", version: readVersion(), playwright: unknown },
    build_identity: "unknown",
    context: {
      target: brief2?.target ?? words("target", { name }),
      test_brief: brief2?.brief ?? brief2?.goal ?? words("brief"),
      target_user: brief2?.target_user ?? "unknown",
      data_label: brief2?.data ?? unknown,
      constraints: brief2?.constraints ?? []
    },
    environment: { platform: artefact, browsers: [], viewports: [] },
    run: { status: "passed", started_at: unknown, duration_ms: 0, complete: true },
    capture_faults: 0,
    not_measured: [
      { what: words("what"), reason: words("reason") },
      ...brief2 === null ? [{ what: words("no_brief"), reason: words("no_brief_reason") }] : []
    ]
  };
}
function nameOfFile(path) {
  const bare = basename(path, extname3(path));
  const words = bare.replace(/^[\d\s._-]+/, "").replace(/[\s_-]+/g, " ").trim();
  const named = words === "" ? bare : words;
  return named.charAt(0).toUpperCase() + named.slice(1);
}
function slugs() {
  const taken = /* @__PURE__ */ new Map();
  return (name) => {
    const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60);
    const slug = plain === "" ? "journey" : plain;
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
}

// src/adapters/sources/split-spec.ts
var HEADING2 = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
var FENCE = /^\s*(```|~~~)/;
var ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;
var LONGEST_BLOCK = 280;
var MOST_BLOCKS = 40;
function splitSpec(text2, { title, nameOfPart }) {
  const sections = [{ title, level: 1, lines: [] }];
  let isCode = false;
  for (const line of text2.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    if (FENCE.test(line)) isCode = !isCode;
    const [, marks = "", heading = ""] = (isCode ? null : HEADING2.exec(line)) ?? [];
    if (heading !== "") sections.push({ title: heading, level: marks.length, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.flatMap((section) => partsOf({ ...section, blocks: blocksOf(section.lines) }, nameOfPart));
}
function partsOf(section, nameOfPart) {
  const { title, level, blocks } = section;
  const count = Math.ceil(blocks.length / MOST_BLOCKS);
  return Array.from({ length: count }, (_, at) => ({
    title: at === 0 ? title : nameOfPart(title, at + 1),
    level,
    blocks: blocks.slice(at * MOST_BLOCKS, (at + 1) * MOST_BLOCKS)
  }));
}
function blocksOf(lines) {
  const blocks = [];
  let open = "";
  const close = () => {
    if (/[\p{L}\p{N}]/u.test(open)) blocks.push(...cut(open.replace(/\s+/g, " ").trim()));
    open = "";
  };
  for (const line of lines) {
    if (line.trim() === "" || ITEM.test(line) || FENCE.test(line)) close();
    if (!FENCE.test(line)) open += ` ${line}`;
  }
  close();
  return blocks;
}
function cut(block) {
  const parts = [];
  let rest = block;
  while (rest.length > LONGEST_BLOCK) {
    const head = rest.slice(0, LONGEST_BLOCK);
    const sentence = Math.max(head.lastIndexOf(". "), head.lastIndexOf("; ")) + 1;
    const at = sentence > LONGEST_BLOCK / 3 ? sentence : head.lastIndexOf(" ");
    const end = at > 0 ? at : LONGEST_BLOCK;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest];
}

// src/adapters/sources/read-sources.ts
function readSources({ screenshots, spec, brief: path }) {
  if (path !== null && screenshots === null && spec === null)
    throw new InputError("usage", "--brief says what pictures or a specification are of.", {
      hint: "Give --screenshots DIR or --spec FILE with it."
    });
  const brief2 = path === null ? null : readBrief(path);
  return [
    ...screenshots === null ? [] : [readScreenshots(screenshots, brief2)],
    ...spec === null ? [] : [readSpec(spec, brief2)]
  ];
}
function frameOf(artefact, path, brief2) {
  const unknown = openWords("sources.yml", "common")("unknown");
  return { artefact, name: basename2(path), brief: brief2, words: openWords("sources.yml", artefact), unknown };
}
function readScreenshots(root, brief2) {
  const frame = frameOf("screenshot", root, brief2);
  const folders = listPictures(root);
  refuseStrangers(folders, brief2);
  const slug = slugs();
  const read = folders.map((held) => {
    const { folder, pictures: pictures2 } = held;
    const own = brief2?.journeys?.[folder] ?? {};
    const states = pictures2.map((picture) => toScreen(picture, titleOf(picture, folder, brief2), frame));
    const title = folder === "" ? brief2?.goal ?? nameOfFile(root) : nameOfFile(folder);
    const id = `shown-${slug(folder === "" ? basename2(root) : folder)}`;
    return {
      states,
      journey: toJourney({ id, title, file: folder || basename2(root), aims: own }, states, frame)
    };
  });
  const pictures = folders.flatMap((held) => held.pictures);
  const distinct = [...new Map(pictures.map((picture) => [picture.entry.id, picture])).values()];
  const index = toIndex(frame);
  const viewports = distinctSizes(distinct);
  return {
    artefact: "screenshot",
    index: { ...index, environment: { ...index.environment, viewports } },
    journeys: read.map(({ journey }) => journey),
    states: read.flatMap(({ states }) => states),
    pictures: distinct
  };
}
function distinctSizes(pictures) {
  const sizes = pictures.map(
    ({ entry: { width, height } }) => [`${width}x${height}`, { width, height }]
  );
  return [...new Map(sizes).values()];
}
function toScreen({ path, entry }, title, frame) {
  const { width, height } = entry;
  const id = sha256(JSON.stringify(["screenshot", path, entry.id, title])).slice(0, 16);
  return toState({ id, route: path, title, viewport: { width, height }, picture: entry.id }, frame);
}
function titleOf({ path }, folder, brief2) {
  const name = basename2(path);
  const own = brief2?.journeys?.[folder]?.screens ?? {};
  return own[name] ?? brief2?.screens?.[path] ?? brief2?.screens?.[name] ?? nameOfFile(path);
}
function refuseStrangers(folders, brief2) {
  const paths = folders.flatMap(({ pictures }) => pictures.map(({ path }) => path));
  const known = /* @__PURE__ */ new Set([...paths, ...paths.map((path) => basename2(path))]);
  const named = [
    ...Object.keys(brief2?.screens ?? {}).filter((name) => !known.has(name)),
    ...Object.entries(brief2?.journeys ?? {}).flatMap(
      ([folder, { screens = {} }]) => folders.some((held) => held.folder === folder) ? Object.keys(screens).flatMap(
        (name) => paths.includes(folder === "" ? name : `${folder}/${name}`) ? [] : [`${folder}/${name}`]
      ) : [folder]
    )
  ];
  if (named.length === 0) return;
  throw new InputError(
    "brief_stranger",
    `The brief names what is not among the pictures: ${named.join(", ")}.`,
    {
      hint: "Name files and folders as they are called; their names are told from the folder of the screenshots."
    }
  );
}
function readSpec(path, brief2) {
  const frame = frameOf("spec", path, brief2);
  const text2 = readText(path, { code: "spec", name: "specification", most: SOURCE_LIMITS.spec_bytes });
  const name = openWords("sources.yml", "common");
  const sections = splitSpec(text2, {
    title: nameOfFile(path),
    nameOfPart: (title2, number) => name("part", { title: title2, number: String(number) })
  });
  if (sections.length === 0)
    throw new InputError("spec_empty", `${path} holds headings and no text.`, {
      hint: "Write the specification first."
    });
  if (sections.length > SOURCE_LIMITS.sections)
    throw new InputError(
      "spec_oversized",
      `${path} has ${sections.length} sections; at most ${SOURCE_LIMITS.sections} are read.`,
      { hint: "Give the part that matters for this review as a file of its own." }
    );
  const states = sections.map(
    ({ title: title2, level, blocks }, index) => toState(
      {
        id: sha256(JSON.stringify(["spec", index, title2, blocks])).slice(0, 16),
        route: `${basename2(path)}#${index + 1}`,
        title: title2,
        viewport: { width: 0, height: 0 },
        picture: null,
        headings: [{ level, text: title2, box: null }],
        blocks: blocks.map((block) => ({ text: block, tag: "p", box: null, font_px: 0 }))
      },
      frame
    )
  );
  const id = `specified-${slugs()(basename2(path))}`;
  const title = sections[0]?.title ?? nameOfFile(path);
  const journey = toJourney({ id, title, file: basename2(path), aims: {} }, states, frame);
  return { artefact: "spec", index: toIndex(frame), journeys: [journey], states, pictures: [] };
}

// src/commands/open-sources.ts
var SOURCE_OPTIONS = {
  screenshots: { type: "string" },
  spec: { type: "string" },
  brief: { type: "string" }
};
function openSources(values) {
  const at = (path) => path === void 0 ? null : resolve(path);
  return readSources({
    screenshots: at(values.screenshots),
    spec: at(values.spec),
    brief: at(values.brief)
  });
}

export {
  SOURCE_OPTIONS,
  openSources
};
