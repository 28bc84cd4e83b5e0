import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  Meter,
  RunFolder,
  checkModelAccess,
  chooseModel,
  cleanPageText,
  consultBy,
  fenceData,
  fillTemplate,
  imageSize,
  lazyExchange,
  openBundle,
  planExchange,
  readBy,
  readDocument,
  readModelAccess,
  reviewBundles,
  tell,
  wrapSchemas
} from "./chunk-D6GIGPM4.js";
import {
  WCAG_CRITERIA,
  describeIssues,
  openYaml,
  readSettings
} from "./chunk-QNRMELSO.js";
import {
  require_dist
} from "./chunk-JZP476KJ.js";
import {
  packageRoot
} from "./chunk-LI23XEWX.js";
import {
  AbsentError,
  BudgetReached,
  sha256
} from "./chunk-PZFUP4SL.js";
import {
  relativePath,
  slug,
  text
} from "./chunk-5ZWFTVFJ.js";
import {
  ContractError,
  InputError
} from "./chunk-MXH4ZDBW.js";
import {
  _enum,
  array,
  boolean,
  int,
  literal,
  record,
  strictObject,
  string,
  union
} from "./chunk-VCSHUWZI.js";
import {
  __toESM
} from "./chunk-LQK3ML4U.js";

// src/contract/team/plan.ts
var DEPTHS = ["Deep", "Standard", "Light"];
var taskId = string().regex(/^T[1-9]\d{0,3}$/);
var acceptance = strictObject({
  id: string().regex(/^T[1-9]\d{0,3}\.[1-9]\d{0,3}$/),
  kind: _enum(["rule", "criterion", "file"]),
  text,
  rule: slug.nullable(),
  issue: slug.nullable(),
  ref: string().nullable(),
  criterion: slug.nullable(),
  threshold: int().min(1).nullable()
});
var task = strictObject({
  id: taskId,
  kind: _enum(["fix", "report"]),
  cause: slug,
  title: text,
  domain: text,
  depth: _enum(DEPTHS),
  depth_reason: text,
  component: text,
  description: text,
  acceptance: array(acceptance).min(1),
  dependencies: array(taskId),
  files: union([literal("TBD"), array(relativePath).min(1)])
});
var plan = strictObject({ run_id: text, verdict: text, tasks: array(task).min(1) });

// src/commands/team/open-team.ts
import { resolve as resolve2 } from "node:path";

// src/adapters/team/read-registries.ts
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

// src/team/registry/resolve-tiers.ts
var RANK = { project: 0, user: 1, shipped: 2, temporary: 3 };
function resolveTiers(found) {
  const first = /* @__PURE__ */ new Map();
  for (const profile of found.toSorted((a, b) => RANK[a.tier] - RANK[b.tier]))
    if (!first.has(profile.profile.name)) first.set(profile.profile.name, profile);
  return [...first.values()].toSorted((a, b) => a.profile.name < b.profile.name ? -1 : 1);
}

// src/adapters/team/read-profile.ts
var import_yaml = __toESM(require_dist(), 1);
import { readFileSync } from "node:fs";
import { basename } from "node:path";

// src/contract/team/profile.ts
var TIERS = ["haiku", "sonnet", "opus"];
var lines = array(text);
var specialistProfile = strictObject({
  name: slug,
  display_name: text,
  domain: text,
  description: text,
  exploration_methodology: text.default("ECD"),
  supported_depths: array(_enum(DEPTHS)).min(1),
  default_depth: _enum(DEPTHS),
  domain_tags: lines.min(1),
  research_patterns: lines.min(1),
  blueprint_sections: lines.min(1),
  default_producer: slug,
  default_output_format: text,
  review_criteria: lines.min(1),
  mandatory_reviewers: array(slug),
  model: _enum(TIERS),
  reviewer_model: _enum(TIERS),
  tools: lines
});
var producerProfile = strictObject({
  name: slug,
  type: literal("producer"),
  display_name: text,
  description: text,
  output_formats: lines.min(1),
  tooling: record(text, strictObject({ required: lines, optional: lines.default([]) })),
  model: _enum(TIERS),
  tools: lines
});

// src/team/registry/find-section.ts
function findSection(body, heading) {
  const lines3 = body.split("\n");
  const start = lines3.findIndex((line2) => line2.trim().toLowerCase() === `## ${heading.toLowerCase()}`);
  if (start === -1) return null;
  const rest = lines3.slice(start + 1);
  const end = rest.findIndex((line2) => /^##?\s/.test(line2));
  const text2 = rest.slice(0, end === -1 ? void 0 : end).join("\n").trim();
  return text2 === "" ? null : text2;
}
var SPECIALIST_SECTIONS = {
  stage1: "Stage 1: Exploration Protocol",
  stage2: "Stage 2: Specification Protocol",
  review: "Review Protocol"
};
var PRODUCER_SECTIONS = {
  input: "Input Protocol",
  output: "Output Protocol",
  self_check: "Quality Self-Check"
};

// src/adapters/team/read-profile.ts
var HINT = "See templates/team/ for a profile that is complete, and correct the file named here.";
function readSpecialist(path, tier) {
  const { profile, body } = readProfile(path, specialistProfile, ".specialist.md");
  return { profile, tier, path, protocols: readProtocols(path, body, SPECIALIST_SECTIONS) };
}
function readProducer(path, tier) {
  const { profile, body } = readProfile(path, producerProfile, ".producer.md");
  for (const format of profile.output_formats)
    if (profile.tooling[format] === void 0)
      throw refuse(path, 1, `tooling says nothing of the output format ${format}`);
  return { profile, tier, path, protocols: readProtocols(path, body, PRODUCER_SECTIONS) };
}
function readProfile(path, schema, ending) {
  const text2 = readFileSync(path, "utf8").replaceAll("\r\n", "\n");
  const [whole, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(text2) ?? [];
  if (whole === void 0 || yaml === void 0)
    throw refuse(path, 1, "there is no front matter between two lines of ---");
  const counter = new import_yaml.LineCounter();
  const document = (0, import_yaml.parseDocument)(yaml, { lineCounter: counter });
  const [fault] = document.errors;
  if (fault !== void 0) throw refuse(path, counter.linePos(fault.pos[0]).line + 1, fault.message);
  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const key = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
    const line2 = lineOf(document.contents, String(key ?? ""), counter);
    throw refuse(path, line2, `${issue?.path.join(".") || String(key)}: ${issue?.message}`);
  }
  if (`${parsed.data.name}${ending}` !== basename(path))
    throw refuse(path, 2, `the name is ${parsed.data.name}, the file is called ${basename(path)}`);
  return {
    profile: parsed.data,
    body: { text: text2.slice(whole.length), line: whole.split("\n").length }
  };
}
function lineOf(contents, key, counter) {
  if (!(0, import_yaml.isMap)(contents)) return 2;
  const pair = contents.items.find((item) => (0, import_yaml.isScalar)(item.key) && item.key.value === key);
  const at = (0, import_yaml.isScalar)(pair?.key) ? pair.key.range?.[0] : void 0;
  return at === void 0 ? 1 : counter.linePos(at).line + 1;
}
function readProtocols(path, body, headings) {
  const found = {};
  for (const name in headings) {
    const section = findSection(body.text, headings[name]);
    if (section === null)
      throw refuse(path, body.line, `the section "## ${headings[name]}" is missing or empty`);
    found[name] = section;
  }
  return found;
}
function refuse(path, line2, what) {
  return new InputError("profile_invalid", `${path}:${line2}: ${what.trim()}`, { hint: HINT });
}

// src/adapters/team/read-registries.ts
function readRegistries(places) {
  const shipped = places.shipped ?? join(packageRoot, "templates", "team");
  const roots = [
    ["project", join(places.project, ".claude")],
    ["user", join(places.home, ".claude")],
    ["shipped", shipped],
    ...places.run === void 0 ? [] : [["temporary", places.run]]
  ];
  const specialists = roots.flatMap(
    ([tier, root]) => list(join(root, "specialists"), ".specialist.md").map((path) => readSpecialist(path, tier))
  );
  const producers = roots.flatMap(
    ([tier, root]) => list(join(root, "producers"), ".producer.md").map((path) => readProducer(path, tier))
  );
  if (specialists.length === 0) throw empty("specialist", roots);
  if (producers.length === 0) throw empty("producer", roots);
  return { specialists: resolveTiers(specialists), producers: resolveTiers(producers) };
}
function list(folder2, ending) {
  if (!existsSync(folder2)) return [];
  return readdirSync(folder2).filter((name) => name.endsWith(ending)).toSorted().map((name) => join(folder2, name));
}
function empty(kind, roots) {
  const places = roots.map(([, root]) => join(root, `${kind}s`)).join(", ");
  return new InputError("registry_empty", `No ${kind} profile was found in ${places}.`, {
    hint: `Put a {name}.${kind}.md there, or install the package again: the shipped ones are missing.`
  });
}

// src/adapters/team/read-source.ts
import { spawnSync } from "node:child_process";

// src/adapters/zip/limits.ts
var ZIP_LIMITS = {
  archive_bytes: 512 * 1024 * 1024,
  entries: 5e4,
  file_bytes: 64 * 1024 * 1024,
  total_bytes: 1024 * 1024 * 1024,
  /** A picture hardly shrinks and JSON shrinks by 20; a bomb by a thousand. */
  ratio: 200,
  small_bytes: 1024 * 1024
};

// src/adapters/zip/list-entries.ts
var HINT2 = "Artifacts must be what actions/upload-artifact made of a bundle folder. Run the tests again.";
var END = 101010256;
var ENTRY = 33639248;
var LINK = 40960;
var KINDS = 61440;
var ENCRYPTED = 1;
function refuse2(why) {
  return new InputError("artifact_refused", `The artifact is refused: ${why}.`, { hint: HINT2 });
}
function listEntries(zip) {
  const entries = walkDirectory(zip).flatMap(({ at, length }) => readEntry(zip, at, length) ?? []);
  checkTogether(entries);
  return entries;
}
function listWanted(zip, isWanted) {
  const entries = walkDirectory(zip).flatMap(({ at, length }) => {
    const name = zip.toString("utf8", at + 46, at + 46 + length);
    return isWanted(name) && isPlain(name) && !isLink(zip, at) ? readEntry(zip, at, length) ?? [] : [];
  });
  checkTotal(entries);
  return entries;
}
function walkDirectory(zip) {
  const end = findEnd(zip);
  const count2 = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  if (count2 === 65535 || start === 4294967295) throw refuse2("it has more entries or bytes than are read");
  if (count2 > ZIP_LIMITS.entries) throw refuse2(`it has ${count2} entries`);
  const found = [];
  let at = start;
  for (let index = 0; index < count2; index += 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== ENTRY) throw refuse2("its directory is broken");
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const [length = 0, extra = 0, comment = 0] = lengths;
    found.push({ at, length });
    at += 46 + length + extra + comment;
  }
  return found;
}
function readEntry(zip, at, length) {
  const name = zip.toString("utf8", at + 46, at + 46 + length);
  if (isLink(zip, at)) throw refuse2(`${JSON.stringify(name)} is a link`);
  if ((zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw refuse2("it is encrypted");
  checkName(name);
  if (name.endsWith("/")) return null;
  const entry = {
    name,
    method: zip.readUInt16LE(at + 10),
    crc: zip.readUInt32LE(at + 16),
    packed: zip.readUInt32LE(at + 20),
    size: zip.readUInt32LE(at + 24),
    offset: zip.readUInt32LE(at + 42)
  };
  checkSize(entry);
  return entry;
}
function isLink(zip, at) {
  return (zip.readUInt16LE(at + 40) & KINDS) === LINK;
}
function checkName(name) {
  if (!isPlain(name)) throw refuse2(`${JSON.stringify(name.slice(0, 80))} is no name inside a bundle`);
}
function isPlain(name) {
  const parts = name.replace(/\/$/, "").split("/");
  const signs = /^[\w .@+=,()[\]-]+$/;
  const isBad = parts.some(
    (part) => !signs.test(part) || part === "." || part === ".." || /^[a-z]:$/i.test(part)
  );
  return !isBad && name.length <= 400;
}
function checkSize({ name, method, packed, size }) {
  if (method !== 0 && method !== 8) throw refuse2(`${name} is packed in an unknown way`);
  if (size > ZIP_LIMITS.file_bytes) throw refuse2(`${name} has ${size} bytes`);
  const isBomb = size > ZIP_LIMITS.small_bytes && size > packed * ZIP_LIMITS.ratio;
  if (isBomb) throw refuse2(`${name} is packed suspiciously small`);
}
function checkTotal(entries) {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > ZIP_LIMITS.total_bytes) throw refuse2(`it holds ${total} bytes`);
}
function checkTogether(entries) {
  checkTotal(entries);
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size < entries.length) throw refuse2("it names a file twice");
}
function findEnd(zip) {
  for (let at = zip.length - 22; at >= 0 && at >= zip.length - 22 - 65535; at -= 1)
    if (zip.readUInt32LE(at) === END && at + 22 + zip.readUInt16LE(at + 20) === zip.length) return at;
  throw refuse2("it is no zip archive");
}

// src/adapters/zip/unpack.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join as join2, resolve, sep } from "node:path";
import { crc32, inflateRawSync } from "node:zlib";
var LOCAL = 67324752;
var KNOWN = /\.(?:json|sha256|png|jpe?g)$/i;
function unpack(zip, folder2) {
  const entries = listEntries(zip);
  for (const entry of entries.filter(({ name }) => KNOWN.test(name))) {
    const target = resolve(folder2, entry.name);
    if (!target.startsWith(resolve(folder2) + sep)) throw refuse2(`${entry.name} leaves its folder`);
    const bytes = readBytes(zip, entry);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(join2(target), bytes, { flag: "wx" });
  }
}
function readBytes(zip, { name, method, crc, packed, size, offset }) {
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== LOCAL)
    throw refuse2(`${name} is not where it should be`);
  const length = zip.readUInt16LE(offset + 26);
  const local = zip.toString("utf8", offset + 30, offset + 30 + length);
  if (local !== name) throw refuse2(`${name} is also called ${JSON.stringify(local.slice(0, 80))}`);
  const start = offset + 30 + length + zip.readUInt16LE(offset + 28);
  const data = zip.subarray(start, start + packed);
  if (data.length !== packed) throw refuse2(`${name} is cut off`);
  const bytes = method === 0 ? Buffer.from(data) : inflate(data, name, size);
  if (bytes.length !== size || crc32(bytes) !== crc) throw refuse2(`${name} is not what the archive says`);
  return bytes;
}
function inflate(data, name, size) {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw refuse2(`${name} cannot be unpacked to ${size} bytes`);
  }
}

// src/adapters/team/read-source.ts
var KINDS2 = /\.(html?|m?[jt]sx?|vue|svelte|astro|php|erb|hbs|ejs|njk|twig|css|scss|less|sass|pcss)$/;
var OTHERS = /(^|\/)(node_modules|dist|build|coverage|tests?|__tests__|e2e|journeys|vendor)\/|\.(test|spec|d|min)\.m?[jt]s/;
var MOST_BYTES = 3e5;
var MOST_FILES = 2e3;
function readHead(project) {
  return git(project, ["rev-parse", "HEAD"]).trim();
}
function readSource(project, commit, root) {
  const listed = git(project, ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]).split("\0");
  const paths = listed.filter((path) => isAppFile(path, root));
  checkCount(paths.length, root);
  return { root, files: readBlobs(project, commit, paths) };
}
function readSourceArchive(zip, root) {
  const inner = (name) => name.slice(name.indexOf("/") + 1);
  const entries = listWanted(zip, (name) => isAppFile(inner(name), root));
  checkCount(entries.length, root);
  const files = entries.filter(({ size }) => size <= MOST_BYTES).map((entry) => ({
    path: inner(entry.name),
    lines: readBytes(zip, entry).toString("utf8").split("\n")
  }));
  return { root, files: files.toSorted((a, b) => a.path < b.path ? -1 : 1) };
}
function isAppFile(path, root) {
  const prefix = root === "." ? "" : `${root.replace(/\/+$/, "")}/`;
  return path.startsWith(prefix) && !path.includes("\n") && KINDS2.test(path) && !OTHERS.test(path.slice(prefix.length));
}
function checkCount(count2, root) {
  if (count2 > MOST_FILES)
    throw new InputError(
      "source_too_large",
      `${count2} files under ${root} may hold the app; at most ${MOST_FILES} are read.`,
      {
        hint: "Name the folder of the app: source in ux-jury.team.yml, or --source."
      }
    );
}
function readBlobs(project, commit, paths) {
  const input = paths.map((path) => `${commit}:${path}
`).join("");
  const { stdout } = spawnSync("git", ["-C", project, "cat-file", "--batch"], {
    input,
    maxBuffer: 512 * 1024 * 1024
  });
  const files = [];
  let at = 0;
  for (const path of paths) {
    const end = stdout.indexOf(10, at);
    const size = Number(stdout.subarray(at, end).toString("utf8").split(" ")[2]);
    if (!Number.isFinite(size)) {
      at = end + 1;
      continue;
    }
    const text2 = stdout.subarray(end + 1, end + 1 + size).toString("utf8");
    at = end + 1 + size + 1;
    if (size <= MOST_BYTES) files.push({ path, lines: text2.split("\n") });
  }
  return files;
}
function git(project, args) {
  const { status, stdout, stderr } = spawnSync("git", ["-C", project, ...args], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024
  });
  if (status === 0) return stdout;
  throw new InputError(
    "not_a_repository",
    `git ${args[0]} failed in ${project}: ${stderr.trim().slice(0, 300)}`,
    {
      hint: "Run the team in a git checkout of the app, or name it with --project."
    }
  );
}

// src/adapters/team/read-words.ts
var import_yaml2 = __toESM(require_dist(), 1);
import { readFileSync as readFileSync2 } from "node:fs";
import { join as join3 } from "node:path";

// src/contract/team/team-words.ts
var shape = { title: text, domain: text, component: text, description: text };
var causeWords = strictObject({
  causes: array(
    strictObject({
      id: slug,
      ...shape,
      pattern: boolean().default(false),
      open: boolean().default(false),
      rules: array(slug).min(1)
    })
  ),
  other: strictObject(shape),
  criterion: strictObject(shape),
  reports: array(strictObject({ id: slug, ...shape, file: text })),
  words: strictObject({
    rule: text,
    criterion: text,
    file: text,
    file_wcag: text,
    depth_critical: text,
    depth_open: text,
    depth_light: text,
    depth_standard: text,
    depth_report: text
  })
});
var teamWords = record(string(), record(string(), text));

// src/adapters/team/read-words.ts
function readTeamWords() {
  const read2 = (name) => (0, import_yaml2.parse)(readFileSync2(join3(packageRoot, "templates", "team", name), "utf8"));
  return { causes: causeWords.parse(read2("causes.yml")), words: teamWords.parse(read2("words.yml")) };
}

// src/adapters/team/team-folder.ts
import { existsSync as existsSync2, readdirSync as readdirSync2, rmSync } from "node:fs";
import { join as join4 } from "node:path";

// src/team/state/advance.ts
function newState(runId) {
  return {
    schema_version: "7.0",
    run_id: runId,
    status: "plan",
    detail: {
      started: false,
      completed: false,
      team_assignment: null,
      specialists: [],
      current_specialist: null,
      execution_phase: 1,
      conflict_check: { ran: false, passed: false, issues: [] },
      completeness_gate: { ran: false, passed: false, failures: [] }
    },
    build: { started: false, completed: false, result: null }
  };
}
function afterPlan(state) {
  return state.status === "plan" ? { ...state, status: "assemble" } : state;
}
function afterAssembly(state, assignment, path) {
  const specialists = assignment.execution_order.flatMap(({ specialists: names }) => names).map(
    (name) => ({
      name,
      tasks: assignment.specialist_assignments.find(({ specialist }) => specialist === name)?.tasks ?? [],
      status: "pending",
      stage: "stage1",
      stage1_path: null,
      decisions_path: null,
      blueprint_path: null
    })
  );
  const fresh = newState(state.run_id);
  return { ...fresh, status: "detail", detail: { ...fresh.detail, team_assignment: path, specialists } };
}
function moveSpecialist(state, name, change) {
  const specialists = state.detail.specialists.map(
    (one) => one.name === name ? { ...one, ...change } : one
  );
  const current = change.status === "completed" ? null : name;
  return { ...state, detail: { ...state.detail, started: true, specialists, current_specialist: current } };
}
function afterGates(state, conflicts, completeness) {
  const open = conflicts.conflicts.filter(({ ruling }) => ruling === null);
  const isPassed = open.length === 0 && completeness.passed;
  return {
    ...state,
    status: isPassed ? "build" : "detail",
    detail: {
      ...state.detail,
      completed: isPassed,
      current_specialist: null,
      conflict_check: { ran: true, passed: open.length === 0, issues: open.map(({ what }) => what) },
      completeness_gate: {
        ran: true,
        passed: completeness.passed,
        failures: completeness.failures.map(
          ({ specialist, section, what }) => `${specialist}, ${section}: ${what}`
        )
      }
    }
  };
}
function afterBuild(state, report) {
  return { ...state, status: "complete", build: { started: true, completed: true, result: report.status } };
}

// src/adapters/team/team-folder.ts
var TeamFolder = class extends RunFolder {
  constructor(results) {
    super(join4(results, "team"));
  }
  /** The state of this run; what belongs to another run is swept away, since nothing of it holds any more. */
  openState(runId) {
    if (this.has("state.json")) {
      const state = this.read("team-state", "state.json");
      if (state.run_id === runId) return state;
    }
    rmSync(this.path, { recursive: true, force: true });
    return this.writeState(newState(runId));
  }
  writeState(state) {
    this.write("state.json", state);
    return state;
  }
  /** Names in a folder with an ending, in order. */
  named(folder2, ending) {
    const path = join4(this.path, folder2);
    if (!existsSync2(path)) return [];
    return readdirSync2(path).filter((name) => name.endsWith(ending)).toSorted();
  }
};

// src/adapters/team/team-settings.ts
import { existsSync as existsSync3 } from "node:fs";
import { join as join5 } from "node:path";
var HINT3 = "docs/team.md lists the settings of the team; every one may be left out.";
var teamSettings = strictObject({
  approve: boolean().default(false),
  source: text.default("."),
  walk: text.nullable().default(null),
  bundle: text.default("ux-jury-bundle")
});
function readTeamSettings(project) {
  const path = join5(project, "ux-jury.team.yml");
  if (!existsSync3(path)) return teamSettings.parse({});
  const file = openYaml(path, "team_config_invalid", HINT3);
  const parsed = teamSettings.safeParse(file.value);
  if (parsed.success) return parsed.data;
  throw new InputError("team_config_invalid", `${path}: ${describeIssues(file, parsed.error).join("; ")}`, {
    hint: HINT3
  });
}

// src/commands/team/open-team.ts
function openTeam(request) {
  const results = new RunFolder(request.out);
  if (!results.has("aggregate.json"))
    throw new InputError("no_results", `${request.out} holds no verdict yet.`, {
      hint: "Run `ux-jury review` first, or name its results folder with --out."
    });
  const folder2 = new TeamFolder(request.out);
  const { run_id } = results.read("aggregate", "aggregate.json");
  folder2.openState(run_id);
  const settings = { ...readTeamSettings(request.project), ...request.settings };
  return { request, results, folder: folder2, settings, ...readTeamWords(), run_id };
}
function readPlan({ folder: folder2 }) {
  if (!folder2.has("plan.json"))
    throw new InputError("plan_missing", "There is no plan yet.", { hint: "Run `ux-jury team plan` first." });
  return folder2.read("team-plan", "plan.json");
}
function readFacts(team) {
  const { results, words } = team;
  return {
    aggregate: results.read("aggregate", "aggregate.json"),
    outcomes: results.read("outcomes", "outcomes.json"),
    debate: results.has("debate.json") ? results.read("debate", "debate.json") : null,
    plan: readPlan(team),
    words
  };
}
function readTeamRegistries({ request, folder: folder2 }) {
  return readRegistries({ project: request.project, home: request.home, run: folder2.path });
}
function readAppSource(team) {
  const { request, settings } = team;
  const commit = pinCommit(team);
  return request.places?.readSource(settings.source) ?? readSource(request.project, commit, settings.source);
}
function pinCommit({ folder: folder2, request }) {
  if (!folder2.has("commit")) folder2.writeText("commit", request.places?.commit ?? readHead(request.project));
  return folder2.readText("commit").trim();
}
function openBundles(team) {
  return bundlePaths(team).map((path) => openBundle(path));
}
function bundlePaths({ results, request }) {
  if (request.places !== void 0) return request.places.bundles;
  return results.read("evidence", "evidence.json").bundles.map(({ path }) => resolve2(request.out, path));
}

// src/commands/team/assemble-team.ts
import { isDeepStrictEqual } from "node:util";

// src/adapters/team/check-prerequisites.ts
import { spawnSync as spawnSync2 } from "node:child_process";

// src/adapters/team/native/load-package.ts
import { createRequire } from "node:module";
import { join as join6 } from "node:path";
import { pathToFileURL } from "node:url";
function parseRequirement(tool) {
  const found = /^npm:((?:@[\w.-]+\/)?[\w.-]+)((?:\/[\w.-]+)*)(@[^\s'"`$;&|]+)?$/.exec(tool);
  if (found === null) return null;
  const [, name = "", path = "", range = ""] = found;
  return { name: `${name}${path}`, install: `npm install --save-dev ${name}${range}` };
}
function locatePackage(name, project) {
  for (const place of [join6(project, "package.json"), import.meta.url]) {
    try {
      return createRequire(place).resolve(name);
    } catch {
    }
  }
  return null;
}
async function loadPackage(name, project) {
  const path = locatePackage(name, project);
  if (path === null)
    throw new InputError("tool_missing", `The package ${name} is not installed.`, {
      hint: `Install it in the project: npm install --save-dev ${name.replace(/\/.*/, "")}`
    });
  try {
    const loaded = await import(pathToFileURL(path).href);
    return loaded.default ?? loaded;
  } catch (cause) {
    throw new InputError("tool_broken", `The package ${name} cannot be loaded: ${String(cause)}`, {
      hint: "Install it anew.",
      cause
    });
  }
}

// src/adapters/team/check-prerequisites.ts
function checkPrerequisites(chosen, project) {
  const check = {};
  const missing = [];
  for (const { producer, format } of chosen) {
    const { name, output_formats } = producer.profile;
    for (const other of output_formats.filter((one) => one !== format))
      check[`${name}/${other}`] ??= sayState(producer, other, [
        findMissing(producer, other, project),
        OPTIONAL
      ]);
    const absent = findMissing(producer, format, project);
    missing.push(...absent);
    check[`${name}/${format}`] = sayState(producer, format, [absent, FAIL]);
  }
  return { check, missing };
}
function findMissing({ profile }, format, project) {
  const required = profile.tooling[format]?.required ?? [];
  return required.filter((tool) => !isThere(tool, project)).map((tool) => ({ tool, install: installOf(tool) }));
}
var FAIL = (absent) => `FAIL \u2014 ${absent.map(({ tool }) => tool).join(", ")} missing`;
var OPTIONAL = (absent) => `OPTIONAL \u2014 ${absent.map(({ install }) => install).join("; ")}`;
function sayState({ profile }, format, [absent, say]) {
  if (absent.length > 0) return say(absent);
  const required = profile.tooling[format]?.required ?? [];
  return `PASS \u2014 ${required.length === 0 ? "no prerequisites" : `${required.join(", ")} found`}`;
}
function isThere(tool, project) {
  const wanted = parseRequirement(tool);
  if (wanted !== null) return locatePackage(wanted.name, project) !== null;
  const name = /^[\w@./:-]+/.exec(tool)?.[0] ?? tool;
  const { status, error } = spawnSync2(name, ["--version"], { stdio: "ignore", timeout: 2e4 });
  return error === void 0 && status === 0;
}
function installOf(tool) {
  return parseRequirement(tool)?.install ?? `Install the program ${tool} and see that it is on the PATH.`;
}

// src/team/fill.ts
function fill(sentence, values) {
  return sentence.replace(/\{([a-z_]+)(?::([^{}]*\|[^{}]*))?\}/g, (gap, name, forms) => {
    const value = values[name];
    if (value === void 0) return gap;
    if (forms === void 0) return String(value);
    const [one = "", many = ""] = forms.split("|");
    return Number(value) === 1 ? one : many;
  });
}

// src/team/build/cross-cutting.ts
var SECURITY = "security-auditor";
function listMandatory(profile) {
  return [.../* @__PURE__ */ new Set([SECURITY, ...profile?.mandatory_reviewers ?? []])];
}
function joinCrossReviews(input, words) {
  const { reviewer, rule, found } = input;
  const all = [...rule?.problems ?? [], ...found?.problems ?? []];
  const common = { layer: "cross_cutting", reviewer, problems: all };
  if (rule === null && found === null)
    return { ...common, result: "SKIPPED", quote: sayAbsent(input, words) };
  const isRejected = rule?.result === "FAIL" || all.length > 0;
  const quote = rule?.result === "FAIL" || found === null ? rule?.quote : sayFound(reviewer, found, words);
  return { ...common, result: isRejected ? "FAIL" : "PASS", quote: quote ?? "-" };
}
function sayAbsent({ reviewer, specialist }, words) {
  return fill(words.review?.absent ?? "", { reviewer, specialist });
}
function sayFound(reviewer, { count: count2, problems }, words) {
  const { pass_reviewer = "", fail_reviewer = "" } = words.review ?? {};
  return problems.length === 0 ? fill(pass_reviewer, { reviewer, count: count2 }) : fill(fail_reviewer, { reviewer, count: problems.length });
}

// src/team/assembly/match-tasks.ts
function matchTasks(tasks, specialists) {
  const ordered = specialists.toSorted((a, b) => a.profile.name < b.profile.name ? -1 : 1);
  return tasks.map((task2) => {
    const words = new Set(wordsOf([task2.domain]));
    let best = { task: task2, specialist: null, shared: [] };
    for (const specialist of ordered) {
      const tags = new Set(wordsOf(specialist.profile.domain_tags));
      const shared = [...words].filter((word) => tags.has(word)).toSorted();
      if (shared.length > best.shared.length) best = { task: task2, specialist, shared };
    }
    return best;
  });
}
function wordsOf(texts) {
  return texts.flatMap(
    (text2) => text2.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "")
  );
}

// src/team/assembly/assemble-team.ts
var CODE_PRODUCER = "code-writer";
function assembleTeam(input) {
  const faults = listUnknownTasks(input);
  const matches = matchTasks(input.plan.tasks, input.specialists).map(
    (match) => override(match, input, faults)
  );
  const names = [...new Set(matches.flatMap(({ specialist }) => specialist?.profile.name ?? []))];
  const dependencies = dependenciesBetween(matches, input.words);
  const sentence = input.words.assembly ?? {};
  return {
    assignment: {
      specialist_assignments: names.map((name) => assignTasks(name, matches, input)),
      producer_assignments: names.flatMap((name) => assignProducers(name, matches, { input, faults })),
      execution_order: orderPhases(names, dependencies, sentence),
      dependencies,
      unmatched_tasks: matches.filter(({ specialist }) => specialist === null).map(({ task: task2 }) => ({
        task_id: task2.id,
        title: task2.title,
        domain: task2.domain,
        reason: fill(sentence.unmatched ?? "", { domain: task2.domain })
      }))
    },
    matches,
    faults
  };
}
function listUnknownTasks({ plan: plan2, overrides, words }) {
  const ids = new Set(plan2.tasks.map(({ id }) => id));
  const named = [...Object.keys(overrides.specialists), ...Object.keys(overrides.depths ?? {})];
  return named.filter((id) => !ids.has(id)).map((name) => fill(words.assembly?.no_task ?? "", { name }));
}
function override(match, { overrides, specialists, words }, faults) {
  const wanted = overrides.specialists[match.task.id];
  if (wanted === void 0) return match;
  const specialist = specialists.find(({ profile }) => profile.name === wanted);
  if (specialist !== void 0) return { ...match, specialist, shared: [] };
  faults.push(fill(words.assembly?.no_specialist ?? "", { name: wanted }));
  return match;
}
function assignTasks(name, matches, { words, overrides }) {
  const mine = matches.filter(({ specialist }) => specialist?.profile.name === name);
  const shared = [...new Set(mine.flatMap((match) => match.shared))].toSorted().join(", ");
  return {
    specialist: name,
    tasks: mine.map(({ task: task2, specialist }) => ({
      task_id: task2.id,
      depth: depthFor(overrides.depths?.[task2.id] ?? task2.depth, specialist)
    })),
    rationale: fill(words.assembly?.rationale ?? "", { shared: shared === "" ? "-" : shared })
  };
}
function depthFor(depth, specialist) {
  const supported = specialist?.profile.supported_depths ?? [depth];
  if (supported.includes(depth)) return depth;
  return ["Light", "Standard", "Deep"].find((one) => supported.includes(one)) ?? depth;
}
function assignProducers(name, matches, { input, faults }) {
  const mine = matches.filter(({ specialist }) => specialist?.profile.name === name);
  const profile = mine[0]?.specialist?.profile;
  const chosen = input.overrides.producers[name];
  const groups = [
    { kind: "fix", producer: chosen ?? CODE_PRODUCER },
    { kind: "report", producer: chosen ?? profile?.default_producer ?? CODE_PRODUCER }
  ];
  return groups.flatMap(({ kind, producer }) => {
    const tasks = mine.filter(({ task: task2 }) => task2.kind === kind);
    if (tasks.length === 0) return [];
    const found = input.producers.find((one) => one.profile.name === producer);
    if (found === void 0) faults.push(fill(input.words.assembly?.no_producer ?? "", { name: producer }));
    else faults.push(...listWeakReviewers(profile, found.profile, input));
    const files = kind === "fix" ? [`${name}.patch`] : tasks.flatMap(({ task: task2 }) => task2.files === "TBD" ? [] : task2.files);
    return [
      {
        specialist: name,
        producer,
        output_format: found?.profile.output_formats[0] ?? "source",
        tasks_output_files: files
      }
    ];
  });
}
function listWeakReviewers(profile, producer, { specialists, words }) {
  const names = profile === void 0 ? [] : [profile.name, ...listMandatory(profile)];
  return [...new Set(names)].flatMap((name) => specialists.find((one) => one.profile.name === name)?.profile ?? []).filter(({ reviewer_model }) => TIERS.indexOf(reviewer_model) < TIERS.indexOf(producer.model)).map(
    ({ name }) => fill(words.assembly?.weak_reviewer ?? "", { specialist: name, producer: producer.name })
  );
}
function dependenciesBetween(matches, words) {
  const owner = new Map(matches.map(({ task: task2, specialist }) => [task2.id, specialist?.profile.name ?? null]));
  const pairs = /* @__PURE__ */ new Map();
  for (const { task: task2 } of matches)
    for (const needed of task2.dependencies) {
      const [reader, writer] = [owner.get(task2.id), owner.get(needed)];
      if (!reader || !writer || reader === writer) continue;
      const reason = fill(words.assembly?.dependency ?? "", { task: task2.id, needed });
      pairs.set(`${reader} ${writer}`, { specialist: reader, reads_blueprint_from: writer, reason });
    }
  return [...pairs.values()].filter(({ specialist, reads_blueprint_from }) => {
    const back = pairs.has(`${reads_blueprint_from} ${specialist}`);
    return !back || specialist > reads_blueprint_from;
  });
}
function orderPhases(names, dependencies, sentence) {
  const phases = [];
  const done = /* @__PURE__ */ new Set();
  let left = names.toSorted();
  while (left.length > 0) {
    const free = left.filter(
      (name) => dependencies.every((one) => one.specialist !== name || done.has(one.reads_blueprint_from))
    );
    const next = free.length > 0 ? free : left.slice(0, 1);
    const rationale = phases.length === 0 ? sentence.first_phase : sentence.later_phase;
    phases.push({ phase: phases.length + 1, specialists: next, rationale: rationale ?? "-" });
    for (const name of next) done.add(name);
    left = left.filter((name) => !done.has(name));
  }
  return phases;
}

// src/contract/team/model-answers.ts
var line = string().regex(/\S/, "must be a non-empty string").max(600);
var lines2 = array(line).max(12);
var spot = { file: text, line: int().min(1), quote: line };
var teamExploration = strictObject({
  kind: literal("team_exploration"),
  facts: array(strictObject({ claim: line, issue: string(), place: strictObject(spot).nullable() })).max(40),
  /** Where findings come from that no fixer placed. */
  places: array(strictObject({ issue: text, ...spot, why: line })).max(60),
  elements: lines2,
  connections: lines2,
  dynamics: lines2,
  assumptions: array(strictObject({ title: line, default: line, rationale: line })).max(8),
  decisions: array(
    strictObject({
      title: line,
      options: array(strictObject({ text: line, rationale: line })).min(2).max(5),
      /** Number of an option, from 1. */
      recommended: int().min(1).max(5),
      because: line,
      risk: line
    })
  ).max(8),
  risks: lines2,
  approach: line,
  reroute: strictObject({ task: text, domain: line, reason: line }).nullable(),
  injection_suspected: boolean()
});
var ground = strictObject({ kind: _enum(["finding", "answer", "standard", "rule"]), id: text });
var choice = strictObject({ text: line, grounds: array(ground).max(6) });
var teamSpecification = strictObject({
  kind: literal("team_specification"),
  approach: array(choice).max(20),
  changes: array(strictObject({ finding: text, what: line, grounds: array(ground).max(6) })).max(60),
  integration: array(choice).max(20),
  open_items: lines2,
  injection_suspected: boolean()
});
var teamReplacements = strictObject({
  kind: literal("team_replacements"),
  replacements: array(strictObject({ operation: text, file: string(), old: string(), new: string() })).max(120),
  left_out: array(strictObject({ operation: text, why: line })).max(60),
  injection_suspected: boolean()
});
var teamReview = strictObject({
  kind: literal("team_review"),
  result: _enum(["PASS", "FAIL"]),
  problems: array(strictObject({ operation: text, what: line })).max(40),
  injection_suspected: boolean()
});
var teamCrossReview = strictObject({
  kind: literal("team_cross_review"),
  result: _enum(["PASS", "FAIL"]),
  problems: array(strictObject({ operation: text, file: text, quote: line, what: line })).max(40),
  injection_suspected: boolean()
});
var few = array(line).min(1).max(6);
var teamChoice = strictObject({
  kind: literal("team_choice"),
  temporary: strictObject({
    domain: line,
    description: line,
    research: few,
    review: few,
    tasks: array(text).min(1)
  }).nullable(),
  choices: array(strictObject({ task: text, specialist: string(), why: line })).max(60),
  injection_suspected: boolean()
});
var TEAM_ANSWERS = {
  team_exploration: teamExploration,
  team_specification: teamSpecification,
  team_replacements: teamReplacements,
  team_review: teamReview,
  team_cross_review: teamCrossReview,
  team_choice: teamChoice
};

// src/engines/model/team/relations.ts
function checkTeamRelations(answer, duty) {
  const given = answer;
  switch (given.kind) {
    case "team_exploration":
      return [
        ...given.decisions.flatMap(
          ({ title, options, recommended }) => recommended > options.length ? [`decisions: \u201C${title}\u201D recommends an option that it has not`] : []
        ),
        ...given.reroute === null ? [] : strays("reroute.task", [given.reroute.task], duty.tasks)
      ];
    case "team_specification":
      return [];
    case "team_replacements":
      return strays(
        "operation",
        [...given.replacements, ...given.left_out].map(({ operation }) => operation),
        duty.operations
      );
    case "team_review":
    case "team_cross_review":
      return [
        ...strays(
          "problems.operation",
          given.problems.map(({ operation }) => operation),
          duty.operations
        ),
        ...given.result === "FAIL" === given.problems.length > 0 ? [] : ["result must be FAIL with problems and PASS without"]
      ];
    case "team_choice":
      return [
        ...strays(
          "choices.task",
          given.choices.map(({ task: task2 }) => task2),
          duty.tasks
        ),
        ...strays(
          "choices.specialist",
          given.choices.map(({ specialist }) => specialist).filter((name) => name !== ""),
          duty.specialists
        ),
        ...strays("temporary.tasks", given.temporary?.tasks ?? [], duty.tasks),
        ...given.temporary === null || duty.may_be_temporary ? [] : ["temporary must be null: there is a temporary specialist already"]
      ];
  }
}
function strays(path, given, known) {
  const strange = [...new Set(given.filter((name) => !known.includes(name)))];
  return strange.length === 0 ? [] : [`${path} names what there is not: ${strange.join(", ").slice(0, 200)}`];
}

// src/engines/anthropic/team/team-desk.ts
var NO_DUTY = { tasks: [], operations: [], specialists: [], may_be_temporary: false };
async function askTeam(question, desk) {
  const { request, nonce } = writeTeamRequest(question, desk);
  const { kind } = question;
  const read2 = (text2) => readBy(text2, {
    nonce,
    checkSchema: (inner) => desk.checkSchema(kind, inner),
    parse: (inner) => {
      const parsed = TEAM_ANSWERS[kind].safeParse(inner);
      if (parsed.success) return { ok: true, answer: parsed.data };
      return { ok: false, fault: parsed.error.message };
    },
    relations: (answer) => checkTeamRelations(answer, { ...NO_DUTY, ...question.duty })
  });
  try {
    return { ok: true, answer: await consultBy(request, read2, desk.exchange) };
  } catch (error) {
    if (error instanceof BudgetReached) return { ok: false, why: desk.texts.words.budget ?? "-" };
    if (error instanceof AbsentError) return { ok: false, why: `${error.message} (${error.code})` };
    throw error;
  }
}
function writeTeamRequest({ id, role, kind, values, data }, { texts, hash, choose, schema }) {
  const nonce = hash(JSON.stringify(data)).slice(0, 24);
  const parts = Object.entries(data).map(([name, value]) => `## ${name}
${fenceData(nonce, value)}`);
  const task2 = fillTemplate(texts[kind], values);
  const sent = wrapSchemas([TEAM_ANSWERS[kind]]);
  const form = fillTemplate(texts.schema, { schema: JSON.stringify(sent) });
  return {
    nonce,
    request: {
      id,
      role,
      sample: 1,
      choice: choose(role),
      system: texts.system,
      shared: [{ type: "text", text: fillTemplate(texts.data, { data: parts.join("\n\n"), nonce }) }],
      question: schema === "text" ? `${task2}

${form}` : task2,
      schema: schema === "text" ? {} : sent,
      repair: null
    }
  };
}

// src/adapters/anthropic/team-texts.ts
var import_yaml3 = __toESM(require_dist(), 1);
import { createHash } from "node:crypto";
import { readFileSync as readFileSync3 } from "node:fs";
import { join as join7 } from "node:path";
var folder = join7(packageRoot, "templates", "prompts", "team");
function readTeamTexts() {
  const texts = {
    system: read("system"),
    data: read("data"),
    team_exploration: read("explore"),
    team_specification: read("specify"),
    team_replacements: read("write"),
    team_review: read("review"),
    team_cross_review: read("cross-review"),
    team_choice: read("choose"),
    temporary: read("temporary"),
    schema: readFileSync3(join7(folder, "..", "schema.md"), "utf8").trim(),
    repair: readFileSync3(join7(folder, "..", "repair.md"), "utf8").trim(),
    words: record(string(), string()).parse((0, import_yaml3.parse)(readFileSync3(join7(folder, "words.yml"), "utf8")))
  };
  const version = createHash("sha256").update(JSON.stringify([texts, wrapSchemas(Object.values(TEAM_ANSWERS))])).digest("hex").slice(0, 16);
  return { version, ...texts };
}
function read(name) {
  return readFileSync3(join7(folder, `${name}.md`), "utf8").trim();
}

// src/commands/team/model/engine-log.ts
var FILE = "engine.json";
function noteEngine({ folder: folder2, request }, entry) {
  const entries = readLog(folder2).filter(({ part, who }) => part !== entry.part || who !== entry.who);
  folder2.write(FILE, { entries: [...entries, entry] });
  for (const line2 of sayEntry(entry)) request.say(line2);
}
function readEngineNotes({ folder: folder2 }) {
  const entries = readLog(folder2);
  return entries.length === 0 ? null : entries.flatMap(sayEntry);
}
function byRule(part, who, why) {
  return { part, who, by: "rule", dropped: 0, injection_suspected: false, why };
}
function readLog(folder2) {
  return folder2.has(FILE) ? folder2.read("team-engine", FILE).entries : [];
}
function sayEntry({ part, who, by, dropped, injection_suspected, why }) {
  const { words } = readTeamTexts();
  const values = { who, part: tell(words, `part_${part}`), dropped, why };
  const name = by === "rule" ? "by_rule" : dropped > 0 ? "by_model_dropped" : "by_model";
  const told = [tell(words, name, values)];
  if (by === "model" && why !== "") told.push(why);
  return injection_suspected ? [...told, tell(words, "injection", values)] : told;
}

// src/commands/team/model/open-team-model.ts
import { join as join8 } from "node:path";

// src/adapters/anthropic/check-team-answer.ts
var KINDS3 = {
  team_exploration: "team-exploration",
  team_specification: "team-specification",
  team_replacements: "team-replacements",
  team_review: "team-review",
  team_cross_review: "team-cross-review",
  team_choice: "team-choice"
};
function checkTeamAnswer(kind, value) {
  try {
    readDocument(KINDS3[kind], value, "");
    return [];
  } catch (error) {
    if (error instanceof ContractError) return error.issues;
    throw error;
  }
}

// src/engines/model/team/compare-tiers.ts
var FAMILIES = ["haiku", "sonnet", "opus"];
function isReviewerFit(reviewer, producer) {
  if (reviewer === producer) return true;
  const [own, other] = [tierOf(reviewer), tierOf(producer)];
  return own === -1 || other === -1 ? null : own >= other;
}
function tierOf(model) {
  return FAMILIES.findIndex((family) => model.includes(family));
}

// src/commands/team/model/open-team-model.ts
var FOLDER = "team";
function openTeamModel({ request, folder: folder2 }, step) {
  if (request.places !== void 0) return null;
  const { project, say } = request;
  const read2 = readSettings(project, null);
  const settings = { ...read2, model: { ...read2.model, batch: false } };
  const access = readModelAccess(settings.model.provider);
  const { engine, model } = settings;
  if (engine === "embedded" || engine === "auto" && !access.is_known) return null;
  const kind = engine === "auto" ? "anthropic" : engine;
  if (kind !== "replay") checkModelAccess(settings, access);
  checkTiers(model);
  const texts = readTeamTexts();
  const files = { kind: "answers", folder: join8(project, model.recording, FOLDER) };
  const plan2 = planExchange(
    { settings, bundles: [], project, folder: folder2, files, progress: say },
    { access, kind, texts }
  );
  const meter = new Meter(
    { engine: kind, prompt_version: texts.version },
    plan2.priceOf,
    (usage) => folder2.write(`usage-${step}.json`, usage)
  );
  return {
    exchange: lazyExchange({ ...plan2, meter }),
    texts,
    hash: sha256,
    checkSchema: checkTeamAnswer,
    choose: (role) => chooseModel(role, model),
    schema: model.schema
  };
}
function checkTiers(model) {
  const [reviewer, producer] = [chooseModel("reviewer", model).model, chooseModel("producer", model).model];
  const isFit = isReviewerFit(reviewer, producer);
  if (isFit === true) return;
  const what = isFit === false ? `The reviewer (${reviewer}) is weaker than the producer (${producer}).` : `Nobody can tell whether the reviewer (${reviewer}) is as strong as the producer (${producer}).`;
  throw new InputError("reviewer_too_weak", what, {
    hint: "Set model.roles.reviewer.name to the producer\u2019s model or to a stronger one."
  });
}

// src/commands/team/model/temporary-specialist.ts
import { copyFileSync, mkdirSync as mkdirSync2 } from "node:fs";
import { basename as basename2, join as join9 } from "node:path";

// src/team/text/line-codec.ts
var NAMES = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
var VALUES = { n: "\n", r: "\r", t: "	", s: " " };
function encodeLine(text2) {
  return text2.replace(/[\\`*_{}[\]<>#&!|~^$@+]/g, "\\$&").replace(/[\n\r\t]/g, (sign) => NAMES[sign] ?? sign).replace(/^ | $/g, "\\s");
}
function encodeBeforeColon(text2) {
  return encodeLine(text2).replaceAll(":", "\\:");
}
function decodeLine(line2) {
  return line2.replace(/\\([\s\S])/g, (_whole, sign) => VALUES[sign] ?? sign);
}
function splitAtColon(line2) {
  const at = /^((?:\\[\s\S]|[^\\:])*): ?/.exec(line2);
  return at === null ? [line2, ""] : [at[1] ?? "", line2.slice(at[0].length)];
}

// src/commands/team/model/temporary-specialist.ts
var PROPOSED = "scratch/proposed";
var FOLDER2 = "specialists";
function proposeTemporary(described, tasks, { folder: folder2 }) {
  const slug2 = described.domain.toLowerCase().match(/[a-z0-9]+/g)?.join("-").slice(0, 40) ?? "specialist";
  const name = `temporary-${slug2}`;
  const own = tasks.filter(({ id }) => described.tasks.includes(id));
  const tags = own.flatMap(({ domain }) => domain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const line2 = (text3) => JSON.stringify(cleanPageText(text3, 300));
  const list2 = (items) => `[${items.map(line2).join(", ")}]`;
  const bullets = (items) => items.map((one) => `- ${encodeLine(cleanPageText(one, 300))}`).join("\n");
  const file = `${PROPOSED}/${name}.specialist.md`;
  const text2 = fillTemplate(readTeamTexts().temporary, {
    name,
    display_name: line2(`Temporary: ${described.domain}`),
    domain: line2(described.domain),
    description: line2(described.description),
    tags: list2([...new Set(tags)]),
    research: list2(described.research),
    review: list2(described.review),
    research_lines: bullets(described.research),
    review_lines: bullets(described.review)
  });
  folder2.writeText(file, `${text2}
`);
  return readSpecialist(join9(folder2.path, file), "temporary");
}
async function settleTemporary({ folder: folder2, request }, { specialist_assignments }) {
  for (const { specialist } of specialist_assignments) {
    const name = `${specialist}.specialist.md`;
    if (folder2.has(`${PROPOSED}/${name}`))
      folder2.writeText(`${FOLDER2}/${name}`, folder2.readText(`${PROPOSED}/${name}`));
    if (!folder2.has(`${FOLDER2}/${name}`)) continue;
    const question = `Keep ${specialist} in .claude/specialists of the project? [y/N] `;
    const isKept2 = request.save_specialist === true || !request.yes && request.ask !== null && /^y(es)?$/i.test((await request.ask(question)).trim());
    if (!isKept2) continue;
    const target = join9(request.project, ".claude", "specialists");
    mkdirSync2(target, { recursive: true });
    copyFileSync(join9(folder2.path, FOLDER2, name), join9(target, basename2(name)));
    request.say(`Kept: .claude/specialists/${name}`);
  }
}

// src/commands/team/model/choose-by-model.ts
var WHO = "the team";
async function chooseForUnmatched(proposal, input, team) {
  const { unmatched_tasks: unmatched } = proposal.assignment;
  const desk = unmatched.length === 0 ? null : openTeamModel(team, "assemble");
  if (desk === null) return proposal;
  const reply = await askTeam(
    {
      id: "team-choice",
      role: "specialist",
      kind: "team_choice",
      values: {},
      data: {
        tasks: unmatched.map(({ task_id, title, domain }) => ({
          task: task_id,
          title: cleanPageText(title),
          domain: cleanPageText(domain)
        })),
        specialists: input.specialists.map(({ profile: { name, domain, description } }) => ({
          specialist: name,
          domain,
          description
        }))
      },
      duty: {
        tasks: unmatched.map(({ task_id }) => task_id),
        specialists: input.specialists.map(({ profile }) => profile.name),
        may_be_temporary: input.specialists.every(({ tier }) => tier !== "temporary")
      }
    },
    desk
  );
  if (!reply.ok) {
    noteEngine(team, byRule("choice", WHO, reply.why));
    return proposal;
  }
  const { choices, temporary, injection_suspected } = reply.answer;
  const chosen = choices.filter(({ specialist }) => specialist !== "");
  noteEngine(team, { part: "choice", who: WHO, by: "model", dropped: 0, injection_suspected, why: "" });
  for (const { task: task2, specialist, why } of chosen) team.request.say(`${task2} -> ${specialist}: ${why}`);
  const made = temporary === null ? null : proposeTemporary(temporary, input.plan.tasks, team);
  const isNew = made !== null && input.specialists.every(({ profile }) => profile.name !== made.profile.name);
  const named = Object.fromEntries([
    ...isNew ? (temporary?.tasks ?? []).map((task2) => [task2, made.profile.name]) : [],
    ...chosen.map(({ task: task2, specialist }) => [task2, specialist])
  ]);
  return assembleTeam({
    ...input,
    specialists: isNew ? [...input.specialists, made] : input.specialists,
    overrides: { ...input.overrides, specialists: { ...named, ...input.overrides.specialists } }
  });
}

// src/commands/team/assemble-team.ts
var WAITING = 3;
async function assembleTeam2(team) {
  const { request, folder: folder2, settings, words, run_id } = team;
  const registries = readTeamRegistries(team);
  const input = { plan: readPlan(team), ...registries, words, overrides: request.overrides };
  const proposal = await chooseForUnmatched(assembleTeam(input), input, team);
  if (proposal.faults.length > 0)
    throw new InputError("team_impossible", proposal.faults.join(" "), {
      hint: "Correct --assign and --producer."
    });
  const chosen = proposal.assignment.producer_assignments.flatMap(({ producer, output_format }) => {
    const found = registries.producers.find(({ profile }) => profile.name === producer);
    return found === void 0 ? [] : [{ producer: found, format: output_format }];
  });
  const { check, missing } = checkPrerequisites(chosen, request.project);
  if (missing.length > 0)
    throw new InputError(
      "tool_missing",
      `The chosen producers need ${missing.map(({ tool }) => tool).join(", ")}.`,
      {
        hint: missing.map(({ install }) => install).join("; ")
      }
    );
  show(proposal, team);
  if (proposal.assignment.unmatched_tasks.length > 0) {
    request.say(
      "Give each unmatched task a specialist with --assign T3=name, or add a profile to .claude/specialists."
    );
    return WAITING;
  }
  if (!await isConfirmed(team, settings.approve)) {
    request.say("Nothing was written. Confirm with --yes, or with approve: true in ux-jury.team.yml.");
    return WAITING;
  }
  const assignment = { ...proposal.assignment, prerequisite_check: { ...check } };
  await settleTemporary(team, assignment);
  dropStale(team, assignment);
  folder2.write("team_assignment.json", assignment);
  folder2.writeState(afterAssembly(folder2.openState(run_id), assignment, "team_assignment.json"));
  request.say(`Team confirmed: ${folder2.path}/team_assignment.json`);
  return 0;
}
function show({ assignment, matches }, { request }) {
  for (const { task: task2, specialist } of matches)
    request.say(`${task2.id.padEnd(4)} ${(specialist?.profile.name ?? "UNMATCHED").padEnd(24)} ${task2.title}`);
  for (const { phase, specialists } of assignment.execution_order)
    request.say(`Phase ${phase}: ${specialists.join(", ")}`);
}
async function isConfirmed({ request }, isApproved) {
  if (request.yes || isApproved) return true;
  if (request.ask === null) return false;
  return /^y(es)?$/i.test((await request.ask("Shall this team start? [y/N] ")).trim());
}
function dropStale({ folder: folder2 }, next) {
  if (!folder2.has("team_assignment.json")) return;
  const last = folder2.read("team-assignment", "team_assignment.json");
  if (isDeepStrictEqual(last, next)) return;
  for (const name of folder2.named("blueprints", ".md")) folder2.remove(`blueprints/${name}`);
  for (const file of ["completeness.json", "blueprint-conflicts.json"]) folder2.remove(file);
  for (const { specialist, tasks } of last.specialist_assignments) {
    const now = next.specialist_assignments.find((one) => one.specialist === specialist);
    const stage1 = `scratch/${specialist}-stage1.md`;
    if (isDeepStrictEqual(now?.tasks, tasks) || !folder2.has(stage1)) continue;
    folder2.writeText(`scratch/${specialist}-stage1.kept.md`, folder2.readText(stage1));
    folder2.remove(stage1);
    folder2.remove(`scratch/${specialist}-decisions.json`);
  }
}

// src/team/build/judge-tasks.ts
function judgeTask(input) {
  const { task: task2, blueprint } = input;
  const own = blueprint.operations.filter((operation) => operation.task === task2.id);
  const criteria = task2.acceptance.map((one) => ({ id: one.id, ...judge(one, own, input) }));
  const met = criteria.filter((one) => one.met === true).length;
  const unknown = criteria.filter((one) => one.met === null).length;
  const answers = new Set(
    own.flatMap(({ grounds }) => grounds.filter(({ kind }) => kind === "answer").map(({ id }) => id))
  );
  const broken = own.filter(({ issues }) => issues.some((issue) => input.withdrawn.includes(issue)));
  const dishonoured = new Set(
    broken.flatMap(({ grounds }) => grounds.filter(({ kind }) => kind === "answer").map(({ id }) => id))
  );
  return {
    task: task2.id,
    title: task2.title,
    domain: task2.domain,
    specialist: blueprint.specialist,
    producer: `${blueprint.handoff.producer} (${blueprint.handoff.output_format})`,
    output: `${blueprint.handoff.output_directory}/${blueprint.handoff.output_filename}`,
    status: met === criteria.length ? "PASS" : met + unknown === 0 ? "FAIL" : "PARTIAL",
    criteria,
    deviations: broken.map(({ id, what }) => `${id} was taken back: ${what}`),
    decisions_honoured: { honoured: answers.size - dishonoured.size, of: answers.size },
    external: own.filter(({ kind }) => kind === "handover").map(({ what }) => what)
  };
}
function judge({ kind, issue, criterion, threshold, ref }, own, { proof, withdrawn, debateAfter, written }) {
  if (kind === "file") {
    const isThere3 = ref !== null && written.includes(ref);
    return { met: isThere3, how: isThere3 ? "written and counted" : "not written" };
  }
  if (kind === "criterion") {
    const now = debateAfter?.criteria.find((one) => one.criterion === criterion);
    if (now === void 0) return { met: null, how: "not scored again" };
    return { met: now.status === "PASS", how: `${now.combined} of ${threshold ?? "-"} in the run after` };
  }
  const edits = own.some(
    (operation) => operation.kind === "edit" && issue !== null && operation.issues.includes(issue)
  );
  if (!edits) return { met: false, how: "handed over or left out by decision" };
  if (issue !== null && withdrawn.includes(issue)) return { met: false, how: "taken back" };
  if (!proof.walked) return { met: null, how: "not walked again" };
  const isGone = issue !== null && proof.proven.includes(issue);
  return { met: isGone, how: isGone ? "measured again: passes" : "measured again: fails" };
}

// src/team/text/outline.ts
function field(label, text2, items = []) {
  return { label, text: text2, items };
}
function bullet(text2) {
  return { label: null, text: text2, items: [] };
}
function renderOutline(sections) {
  return sections.map(({ level, title, items }) => {
    const lines3 = items.flatMap((item) => renderItem(item, 0));
    return [`${"#".repeat(level)} ${title}`, "", ...lines3, ...lines3.length === 0 ? [] : [""]].join("\n");
  }).join("\n");
}
function renderItem({ label, text: text2, items, raw }, depth) {
  const value = raw ?? encodeLine(text2);
  const head = label === null ? value : `**${label}**:${value === "" ? "" : ` ${value}`}`;
  return [`${"  ".repeat(depth)}- ${head}`, ...items.flatMap((item) => renderItem(item, depth + 1))];
}
function parseOutline(text2) {
  const sections = [];
  for (const line2 of text2.replaceAll("\r\n", "\n").split("\n")) {
    const [, marks, title] = /^(##|###) (.*)$/.exec(line2) ?? [];
    if (marks !== void 0)
      sections.push({ level: marks.length === 2 ? 2 : 3, title: (title ?? "").trim(), lines: [] });
    else sections.at(-1)?.lines.push(line2);
  }
  return sections.map(({ level, title, lines: lines3 }) => ({ level, title, items: parseItems(lines3) }));
}
function parseItems(lines3) {
  const root = [];
  const path = [root];
  for (const line2 of lines3) {
    const [, indent = "", rest] = /^((?: {2})*)- (.*)$/.exec(line2) ?? [];
    if (rest === void 0) continue;
    const depth = Math.min(indent.length / 2, path.length - 1);
    const [, label, value] = /^\*\*([^*]+)\*\*:(?: (.*))?$/.exec(rest) ?? [];
    const item = {
      label: label ?? null,
      text: decodeLine(label === void 0 ? rest : value ?? ""),
      items: [],
      raw: rest
    };
    path[depth]?.push(item);
    path.splice(depth + 1, path.length, item.items);
  }
  return root;
}
function textOf(items, label) {
  return items.find((item) => item.label === label)?.text ?? "";
}

// src/team/build/render-build-report.ts
var LAYER_NAMES = {
  specialist: "Specialist Review",
  builder: "Builder Verification",
  cross_cutting: "Cross-Cutting Review"
};
function renderBuildReport(report, words) {
  const sections = [
    { level: 2, title: "Proof", items: renderProof(report, words) },
    { level: 2, title: "Task Results", items: [] },
    ...report.tasks.map((task2) => renderTask(task2)),
    { level: 2, title: "Review Chain", items: report.cycles.map(renderCycle) },
    {
      level: 2,
      title: "Taken Back",
      items: report.withdrawn.map(({ issue, why }) => field(encodeLine(issue), why))
    },
    { level: 2, title: "For People", items: report.for_people.map(bullet) },
    ...report.engine === void 0 ? [] : [{ level: 2, title: "Engine", items: report.engine.map(bullet) }]
  ];
  const status = fill(words.report?.status ?? "", { status: report.status });
  return `# ${words.report?.title ?? "Build Report"}

${status}

${renderOutline(sections)}`;
}
function renderProof({ proof }, words) {
  const { before, after } = proof;
  if (!proof.walked || before === null || after === null)
    return [bullet(fill(words.report?.unwalked ?? "", { why: proof.why_not ?? "-" }))];
  const told = fill(words.report?.proof ?? "", {
    before: before.average.toFixed(1),
    after: after.average.toFixed(1),
    verdict_before: before.verdict,
    verdict_after: after.verdict,
    proven: proof.proven.length,
    still: proof.still_failing.length,
    fresh: proof.new_issues.length
  });
  const pictures = proof.pictures.map(
    (one) => field("Picture", one.ref, [field("Before", one.before ?? "-"), field("After", one.after ?? "-")])
  );
  return [
    bullet(told),
    ...proof.new_issues.map(({ issue, claim: claim2 }) => bullet(`${issue}: ${claim2}`)),
    ...pictures
  ];
}
function renderTask(task2) {
  return {
    level: 3,
    title: `${task2.task}: ${encodeLine(task2.title)}`,
    items: [
      field("Domain", task2.domain),
      field("Specialist", task2.specialist),
      field("Producer", task2.producer),
      field("Output", task2.output),
      field("Status", task2.status),
      field(
        "Criteria",
        "",
        task2.criteria.map(
          ({ id, met, how }) => bullet(`${id} ${met === null ? "unknown" : met ? "met" : "not met"}: ${how}`)
        )
      ),
      field("Decisions honoured", `${task2.decisions_honoured.honoured} of ${task2.decisions_honoured.of}`),
      field(
        "Deviations from Blueprint",
        task2.deviations.length === 0 ? "none" : "",
        task2.deviations.map(bullet)
      ),
      field("External Dependencies", task2.external.length === 0 ? "none" : "", task2.external.map(bullet))
    ]
  };
}
function renderCycle({ specialist, cycle, reviews }) {
  return field(
    specialist,
    `cycle ${cycle}`,
    reviews.map(
      ({ layer, reviewer, result, quote, problems }) => field(LAYER_NAMES[layer], `${reviewer}: ${result} \u2014 \u201C${quote}\u201D`, problems.slice(0, 20).map(bullet))
    )
  );
}

// src/team/producers/check-products.ts
function checkProduct({ name, text: text2 }, { outcomes }) {
  if (text2.trim() === "") return [`${name} is empty.`];
  const ids = outcomes.issues.map(({ id }) => id);
  if (name.startsWith("accessibility-report")) {
    const missing = WCAG_CRITERIA.filter(({ criterion }) => !text2.includes(`| ${criterion} `));
    return [
      ...missing.map(({ criterion }) => `${name} says nothing of ${criterion}.`),
      .../\b(fully |partially )?(conforms|conformant|compliant)\b/i.test(text2) ? [`${name} claims conformance.`] : []
    ];
  }
  if (name.endsWith(".csv") || name.endsWith(".json") || name === "ux-review.md")
    return ids.filter((id) => !text2.includes(id)).map((id) => `${name} leaves out ${id}.`);
  return [];
}

// src/team/build/compare-runs.ts
function compareRuns(before, after, named) {
  const issues = before.outcomes.issues.filter(({ id }) => named.includes(id));
  const isGone = (issue) => !after.outcomes.issues.some((one) => isSame(one, issue)) && isWalkedAgain(issue, before.evidence, after.evidence);
  return {
    walked: true,
    why_not: null,
    proven: issues.filter(isGone).map(({ id }) => id),
    still_failing: issues.filter((issue) => !isGone(issue)).map(({ id }) => id),
    new_issues: after.outcomes.issues.filter((one) => !before.outcomes.issues.some((old) => isSame(one, old))).map(({ id, claim: claim2 }) => ({ issue: id, claim: claim2 })),
    before: inShort(before),
    after: inShort(after)
  };
}
function isProven({
  walked,
  still_failing,
  new_issues,
  before,
  after
}) {
  if (!walked || before === null || after === null) return false;
  return still_failing.length === 0 && new_issues.length === 0 && !hasFallen(before, after);
}
var ORDER = ["fail", "provisional", "pass"];
function hasFallen(before, after) {
  return ORDER.indexOf(after.verdict) < ORDER.indexOf(before.verdict) || after.average < before.average;
}
function isSame(one, other) {
  return one.id === other.id || one.rule === other.rule && steady(one.claim) === steady(other.claim);
}
function steady(text2) {
  return text2.replace(/[0-9a-f]{6,}|\d+/gi, "#");
}
function isWalkedAgain({ places }, before, after) {
  return places.slice(0, 5).every(({ journey, step }) => {
    const old = before.journeys.find(({ id }) => id === journey);
    const now = after.journeys.find(({ id }) => id === journey);
    if (now === void 0) return false;
    const isEnded = now.status === "complete" || now.status === old?.status;
    return isEnded && (step === null || now.steps.some(({ order }) => order === step) || now.status === "complete");
  });
}
function inShort({ aggregate, outcomes }) {
  return { average: aggregate.average_score, verdict: aggregate.verdict, issues: outcomes.issues.length };
}
function blame(proof, before, after) {
  const fresh = after.outcomes.issues.filter(({ id }) => proof.new_issues.some(({ issue }) => issue === id));
  const touching = before.outcomes.issues.filter((old) => fresh.some((one) => isBehind(old, one)));
  return [.../* @__PURE__ */ new Set([...proof.still_failing, ...touching.map(({ id }) => id)])].filter(
    (id) => proof.proven.includes(id) || proof.still_failing.includes(id)
  );
}
function isBehind(old, fresh) {
  const keys = new Set(fresh.places.map(({ key }) => key && steady(key)));
  const isAtElement = old.places.some(({ key }) => key !== null && keys.has(steady(key)));
  const isOfCriterion = old.claims.wcag.some((criterion) => fresh.claims.wcag.includes(criterion));
  const isAtStep = old.touched.some((ref) => fresh.touched.includes(ref));
  return old.rule === fresh.rule || isAtElement || isOfCriterion && isAtStep;
}

// src/team/producers/patch.ts
function applyEdits(source, operations) {
  const lines3 = new Map(source.files.map(({ path, lines: text2 }) => [path, [...text2]]));
  const touched = /* @__PURE__ */ new Set();
  const done = /* @__PURE__ */ new Set();
  const failed = [];
  for (const { id, edits } of operations) {
    const fresh = edits.filter((edit) => !done.has(JSON.stringify(edit)));
    const isPossible = fresh.every(
      ({ file, line: line2, find }) => lines3.get(file)?.[line2 - 1]?.split(find).length === 2
    );
    if (!isPossible) {
      failed.push(id);
      continue;
    }
    for (const edit of fresh) {
      const text2 = lines3.get(edit.file);
      const at = text2?.[edit.line - 1];
      if (text2 === void 0 || at === void 0) continue;
      text2[edit.line - 1] = at.split(edit.find).join(edit.replace);
      touched.add(edit.file);
      done.add(JSON.stringify(edit));
    }
  }
  const changed = [...touched].toSorted().map((path) => [path, lines3.get(path) ?? []]);
  return { files: new Map(changed), failed };
}
var AROUND = 3;
function renderPatch(source, patched) {
  return source.files.filter(({ path }) => patched.files.has(path)).map((file) => renderFile(file, patched.files.get(file.path) ?? [])).join("");
}
function renderFile({ path, lines: lines3 }, after) {
  const changed = lines3.flatMap((line2, at) => after[at] === line2 ? [] : [at]);
  if (changed.length === 0) return "";
  const hunks = [];
  for (const at of changed) {
    const last = hunks.at(-1);
    if (last !== void 0 && at - AROUND <= last[1] + AROUND + 1) last[1] = at;
    else hunks.push([at, at]);
  }
  const body = hunks.map(([from, to]) => renderHunk(lines3, after, [from, to])).join("");
  return `diff --git a/${path} b/${path}
--- a/${path}
+++ b/${path}
${body}`;
}
var NO_NEWLINE = "\n\\ No newline at end of file";
function renderHunk(before, after, [from, to]) {
  const end = before.at(-1) === "" ? before.length - 1 : before.length;
  const [start, stop] = [Math.max(0, from - AROUND), Math.min(end, to + AROUND + 1)];
  const show3 = (sign, lines3, at) => `${sign}${lines3[at]}${at === before.length - 1 ? NO_NEWLINE : ""}`;
  const out = [];
  for (let at = start; at < stop; ) {
    if (before[at] === after[at]) {
      out.push(show3(" ", before, at));
      at += 1;
      continue;
    }
    const run2 = [];
    while (at < stop && before[at] !== after[at]) run2.push(at++);
    out.push(...run2.map((line2) => show3("-", before, line2)), ...run2.map((line2) => show3("+", after, line2)));
  }
  const size = stop - start;
  return `@@ -${start + 1},${size} +${start + 1},${size} @@
${out.join("\n")}
`;
}

// src/engines/model/team/hold-replacements.ts
var MOST_TEXT = 4e3;
var CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
function holdReplacements({ replacements }, ground2) {
  const taken = new Set(ground2.taken);
  const held = replacements.map((one) => [one.operation, claim(toEdits(one, ground2), taken)]);
  const broken = new Set(held.filter(([, edits2]) => edits2 === null).map(([id]) => id));
  const edits = /* @__PURE__ */ new Map();
  for (const [id, found] of held)
    if (found !== null && !broken.has(id)) edits.set(id, [...edits.get(id) ?? [], ...found]);
  return { edits, refused: held.filter(([, found]) => found === null).length };
}
function claim(edits, taken) {
  const lines3 = edits?.map(({ file, line: line2 }) => `${file}:${line2}`) ?? [];
  if (lines3.some((line2) => taken.has(line2))) return null;
  for (const line2 of lines3) taken.add(line2);
  return edits;
}
function toEdits(one, { operations, files }) {
  const operation = operations.find(({ id }) => id === one.operation);
  if (operation?.files?.includes(one.file) !== true) return null;
  const source = files.find(({ path }) => path === one.file);
  if (source === void 0 || one.old.trim() === "" || one.old.length + one.new.length > MOST_TEXT)
    return null;
  const [before, after] = [one.old.split("\n"), one.new.split("\n")];
  if (before.length !== after.length || after.some((line2) => CONTROL.test(line2.replaceAll("	", ""))))
    return null;
  const parts = source.lines.join("\n").split(one.old);
  if (parts.length !== 2) return null;
  const first = (parts[0] ?? "").split("\n").length;
  const edits = before.flatMap((find, at) => {
    const replace = after[at] ?? "";
    return find === replace ? [] : [{ file: one.file, line: first + at, find, replace }];
  });
  const isWhole = edits.every(
    ({ line: line2, find }) => find !== "" && source.lines[line2 - 1]?.split(find).length === 2
  );
  return isWhole && edits.length > 0 ? edits : null;
}

// src/commands/team/model/write-by-model.ts
async function writeByModel(specialist, operations, writing) {
  const done = /* @__PURE__ */ new Map();
  let open = operations;
  let { problems } = writing;
  for (const cycle of writing.cycles) {
    if (open.length === 0) break;
    const asked = { specialist, cycle, operations: open, problems };
    const own = { ...writing, taken: [...writing.taken, ...linesOf(done)] };
    const held = await write(asked, own);
    if (held === null) break;
    const written = open.filter(({ id }) => held.edits.has(id));
    if (written.length === 0) break;
    const found = await review({ ...asked, operations: written }, held, writing);
    if (found === null) break;
    const rejected = new Set(found.map(({ operation }) => operation));
    for (const { id } of written) {
      const edits = held.edits.get(id);
      done.set(id, rejected.has(id) || edits === void 0 ? "unreviewed" : [...edits]);
    }
    problems = found;
    open = written.filter(({ id }) => rejected.has(id));
  }
  return done;
}
function linesOf(done) {
  return [...done.values()].flatMap(
    (found) => typeof found === "string" ? [] : found.map(({ file, line: line2 }) => `${file}:${line2}`)
  );
}
async function write({ specialist, cycle, operations, problems }, { team, desk, source, taken, protocols }) {
  const names = new Set(operations.flatMap(({ files: files2 }) => files2 ?? []));
  const files = source.files.filter(({ path }) => names.has(path));
  const reply = await askTeam(
    {
      id: `team-${specialist}-code-${cycle}`,
      role: "producer",
      kind: "team_replacements",
      values: { protocol: protocols.write },
      data: {
        operations: operations.map(({ id, what, files: own }) => ({ operation: id, what, files: own })),
        files: files.map(({ path, lines: lines3 }) => ({ file: path, text: lines3.join("\n") })),
        problems: problems.map(({ operation, what }) => ({ operation, what }))
      },
      duty: { operations: operations.map(({ id }) => id) }
    },
    desk
  );
  if (!reply.ok) {
    noteEngine(team, byRule("code", specialist, reply.why));
    return null;
  }
  const held = holdReplacements(reply.answer, { operations, files, taken });
  noteEngine(team, {
    part: "code",
    who: specialist,
    by: "model",
    dropped: held.refused,
    injection_suspected: reply.answer.injection_suspected,
    why: held.refused === 0 ? "" : tell(desk.texts.words, "refused", { refused: held.refused })
  });
  return held;
}
async function review({ specialist, cycle, operations }, { edits }, { team, desk, protocols }) {
  const reply = await askTeam(
    {
      id: `team-${specialist}-review-${cycle}`,
      role: "reviewer",
      kind: "team_review",
      values: { protocol: protocols.review },
      data: {
        operations: operations.map(({ id, what }) => ({ operation: id, what, edits: edits.get(id) }))
      },
      duty: { operations: operations.map(({ id }) => id) }
    },
    desk
  );
  if (!reply.ok) {
    noteEngine(team, byRule("review", specialist, reply.why));
    return null;
  }
  const { injection_suspected, problems } = reply.answer;
  noteEngine(team, {
    part: "review",
    who: specialist,
    by: "model",
    dropped: 0,
    injection_suspected,
    why: ""
  });
  return problems;
}

// src/commands/team/model/write-code.ts
var WRITER = "code-writer";
var FIRST = [1, 2];
var AGAIN = [3];
async function writeCode(blueprints, { team, desk, registries }, back = []) {
  if (!blueprints.some(({ operations }) => operations.some(isUnwritten))) return blueprints;
  const { words } = readTeamTexts();
  const source = readAppSource(team);
  const done = [];
  for (const blueprint of blueprints) {
    const { specialist, operations: own } = blueprint;
    const taken = linesOf2([...done, ...blueprints.slice(done.length)]);
    const problems = back.filter((one) => one.specialist === specialist);
    const cycles = back.length === 0 ? FIRST : AGAIN;
    const protocols = protocolsOf(blueprint, registries);
    const open = own.filter(isUnwritten);
    const written = desk === null || open.length === 0 ? null : await writeByModel(specialist, open, { team, desk, source, taken, protocols, problems, cycles });
    const operations = own.map((one) => isUnwritten(one) ? settle(one, written, words) : one);
    done.push({ ...blueprint, operations });
  }
  return done;
}
function linesOf2(blueprints) {
  const edits = blueprints.flatMap(({ operations }) => operations.flatMap((one) => one.edits));
  return edits.map(({ file, line: line2 }) => `${file}:${line2}`);
}
function isUnwritten({ kind, edits }) {
  return kind === "edit" && edits.length === 0;
}
function settle(operation, written, words) {
  const found = written === null ? "no_writer" : written.get(operation.id) ?? "unwritten";
  if (typeof found !== "string") return { ...operation, edits: [...found] };
  return { ...operation, kind: "handover", what: tell(words, found, { what: operation.what }) };
}
function protocolsOf({ specialist }, { specialists, producers }) {
  const writer = producers.find(({ profile }) => profile.name === WRITER)?.protocols;
  const author = specialists.find(({ profile }) => profile.name === specialist)?.protocols;
  return {
    write: [writer?.input, writer?.output, writer?.self_check].join("\n\n"),
    review: author?.review ?? ""
  };
}

// src/commands/team/prove-patch.ts
import { cpSync, existsSync as existsSync5 } from "node:fs";
import { join as join11 } from "node:path";

// src/adapters/team/scratch-worktree.ts
import { spawnSync as spawnSync3 } from "node:child_process";
import { existsSync as existsSync4, mkdtempSync, rmSync as rmSync2, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as join10 } from "node:path";
var WALK_MS = 20 * 6e4;
async function walkPatched(request, take) {
  const home = mkdtempSync(join10(tmpdir(), "ux-jury-worktree-"));
  const tree = join10(home, "tree");
  try {
    return await take(walk(request, tree));
  } finally {
    run("git", ["-C", request.project, "worktree", "remove", "--force", tree]);
    rmSync2(home, { recursive: true, force: true });
  }
}
function walk({ project, commit, patch, command, bundle }, tree) {
  const added = run("git", ["-C", project, "worktree", "add", "--detach", "--quiet", tree, commit]);
  if (added !== null) return { bundle: null, why: added };
  const applied = run("git", ["-C", tree, "apply", "--whitespace=nowarn", "-"], patch);
  if (patch !== "" && applied !== null) return { bundle: null, why: `the patch does not apply: ${applied}` };
  const packages = join10(project, "node_modules");
  if (existsSync4(packages) && !existsSync4(join10(tree, "node_modules")))
    symlinkSync(packages, join10(tree, "node_modules"));
  const folder2 = join10(tree, bundle);
  rmSync2(folder2, { recursive: true, force: true });
  const { stdout, stderr } = spawnSync3("env", [`UX_JURY_BUNDLE=${folder2}`, "sh", "-c", command], {
    cwd: tree,
    encoding: "utf8",
    timeout: WALK_MS,
    maxBuffer: 64 * 1024 * 1024
  });
  const log = `${stdout}
${stderr}`;
  return existsSync4(join10(folder2, "bundle.json")) ? { bundle: folder2, log } : { bundle: null, why: log.trim().slice(-600) };
}
function run(program, args, input) {
  const { status, stderr, error } = spawnSync3(program, args, {
    encoding: "utf8",
    ...input === void 0 ? {} : { input }
  });
  return status === 0 ? null : error?.message ?? stderr.trim().slice(0, 600);
}

// src/commands/team/prove-patch.ts
var MOST_PICTURES = 8;
async function provePatch(team, patch, try_) {
  const { settings, request, words, folder: folder2 } = team;
  if (request.deferred !== void 0) return unproven(request.deferred);
  if (settings.walk === null) return unproven(words.review?.walk_missing ?? "-");
  request.say(`Cycle ${try_.cycle}: walking the journeys over the patched source \u2026`);
  const home = join11(folder2.path, "verify", `cycle-${try_.cycle}`);
  const asked = {
    project: request.project,
    commit: pinCommit(team),
    patch,
    command: settings.walk,
    bundle: settings.bundle
  };
  return walkPatched(asked, async (walk2) => {
    if (walk2.bundle === null) return unproven(fill(words.review?.walk_failed ?? "", { what: walk2.why }));
    cpSync(walk2.bundle, join11(home, "bundle"), { recursive: true });
    await reviewBundles({
      bundles: [join11(home, "bundle")],
      out: join11(home, "results"),
      config: null,
      folder: request.project,
      mode: null,
      from: null,
      progress: () => void 0
    });
    return compare(team, home, try_.named);
  });
}
function unproven(why) {
  const proof = {
    walked: false,
    why_not: why,
    proven: [],
    still_failing: [],
    new_issues: [],
    before: null,
    after: null,
    pictures: []
  };
  return { proof, after: null, debate: null };
}
function readRun(results) {
  return {
    aggregate: results.read("aggregate", "aggregate.json"),
    outcomes: results.read("outcomes", "outcomes.json"),
    evidence: results.read("evidence", "evidence.json")
  };
}
function compare(team, home, named) {
  const results = new RunFolder(join11(home, "results"));
  const [before, after] = [readRun(team.results), readRun(results)];
  const compared = compareRuns(before, after, named);
  const refs = compared.proven.flatMap(
    (id) => before.outcomes.issues.find((issue) => issue.id === id)?.places[0]?.ref ?? []
  );
  const old = bundlePaths(team).filter(existsSync5).map((path) => openBundle(path));
  const fresh = [openBundle(join11(home, "bundle"))];
  const pictures = [...new Set(refs)].slice(0, MOST_PICTURES).map((ref) => ({
    ref,
    before: pictureAt(ref, old),
    after: pictureAt(ref, fresh)
  }));
  return {
    proof: { ...compared, pictures },
    after,
    debate: results.has("debate.json") ? results.read("debate", "debate.json") : null
  };
}
function pictureAt(ref, bundles) {
  const [, id, order] = /^(.+)\/step-(\d+)$/.exec(ref) ?? [];
  for (const bundle of bundles) {
    const step = bundle.journeys.find((journey) => journey.id === id)?.steps.find((one) => one.order === Number(order));
    const state = step?.state_after ?? step?.state_before ?? null;
    const picture = state === null ? null : bundle.readState(state).picture;
    const found = picture === null ? null : bundle.readPicture(picture);
    if (found !== null) return join11(bundle.folder, found.entry.path);
  }
  return null;
}

// src/team/build/review-code.ts
function reviewAsSpecialist(blueprint, { source, patched, all }, words) {
  const sentence = words.review ?? {};
  const own = blueprint.operations.filter(({ kind }) => kind === "edit");
  const missing = own.filter(
    ({ id, edits }) => patched.failed.includes(`${blueprint.specialist} ${id}`) || !edits.every(({ file, line: line2, replace }) => isThere2(patched, { file, line: line2, replace }))
  ).map(({ id }) => fill(sentence.missing ?? "", { id }));
  const asked = new Set(
    all.flatMap(
      ({ operations }) => operations.flatMap(({ edits }) => edits.map(({ file, line: line2 }) => `${file}:${line2}`))
    )
  );
  const extra = listChanged(source, patched).filter(({ file, line: line2 }) => !asked.has(`${file}:${line2}`)).map(({ file, line: line2 }) => fill(sentence.extra ?? "", { what: `${file}:${line2}` }));
  const problems = [...missing, ...extra];
  const quote = problems.length === 0 ? fill(sentence.pass_specialist ?? "", { count: blueprint.operations.length }) : fill(sentence.fail_specialist ?? "", { problems: problems.length });
  return {
    layer: "specialist",
    reviewer: blueprint.specialist,
    result: problems.length === 0 ? "PASS" : "FAIL",
    quote,
    problems
  };
}
function isThere2({ files }, { file, line: line2, replace }) {
  const text2 = files.get(file)?.[line2 - 1];
  return replace.split(/\s+/).every((word) => text2?.includes(word) ?? false);
}
function listChanged({ files }, patched) {
  return files.flatMap(({ path, lines: lines3 }) => {
    const now = patched.files.get(path);
    if (now === void 0) return [];
    return lines3.flatMap((before, at) => {
      const after = now[at] ?? "";
      return before === after ? [] : [{ file: path, line: at + 1, before, after }];
    });
  });
}
function reviewAsBuilder(proof, named, words) {
  const sentence = words.review ?? {};
  const { before, after, still_failing, new_issues } = proof;
  const problems = [
    ...proof.walked ? [] : [fill(sentence.unproven ?? "", { why: proof.why_not ?? "" })],
    ...still_failing.map((issue) => fill(sentence.still ?? "", { issue })),
    ...new_issues.map((one) => fill(sentence.regress ?? "", { ...one })),
    ...before !== null && after !== null && hasFallen(before, after) ? [
      fill(sentence.fell ?? "", {
        before: `${before.verdict} ${before.average}`,
        after: `${after.verdict} ${after.average}`
      })
    ] : []
  ];
  const isFine = isProven(proof);
  const quote = isFine ? fill(sentence.pass_builder ?? "", { met: proof.proven.length, of: named }) : fill(sentence.fail_builder ?? "", { failed: still_failing.length, fresh: new_issues.length });
  return {
    layer: "builder",
    reviewer: "builder",
    result: isFine ? "PASS" : "FAIL",
    quote: problems[0] ?? quote,
    problems
  };
}
var RISKS = [
  /\bon[a-z]+\s*=/gi,
  /javascript:/gi,
  /https?:\/\//gi,
  /\beval\(|innerHTML|document\.write|dangerouslySetInnerHTML/g,
  /<script/gi
];
function reviewSecurity(reviewer, change, words) {
  const sentence = words.review ?? {};
  const lines3 = listChanged(change.source, change.patched);
  const problems = lines3.filter(({ before, after }) => RISKS.some((risk) => count(after, risk) > count(before, risk))).map(
    ({ file, line: line2, after }) => fill(sentence.risky ?? "", { file: `${file}:${line2}`, line: after.trim() })
  );
  const quote = problems.length === 0 ? fill(sentence.pass_cross ?? "", { count: lines3.length }) : fill(sentence.fail_cross ?? "", { problems: problems.length });
  return {
    layer: "cross_cutting",
    reviewer,
    result: problems.length === 0 ? "PASS" : "FAIL",
    quote,
    problems
  };
}
function count(text2, pattern) {
  return (text2.match(pattern) ?? []).length;
}

// src/team/build/run-chain.ts
async function runChain(layers, words) {
  const reviews = [];
  for (const { layer, reviewer, review: review2 } of layers) {
    const isOpen = reviews.every((one) => one.result !== "FAIL" || one.layer === layer);
    const waiting = words.review?.waiting ?? "-";
    reviews.push(
      isOpen ? await review2() : { layer, reviewer, result: "SKIPPED", quote: waiting, problems: [] }
    );
  }
  return reviews;
}

// src/engines/model/team/ground-cross-review.ts
function groundCrossReview(answer, ground2) {
  const problems = answer.problems.filter((one) => stands(one, ground2));
  const dropped = answer.problems.length - problems.length;
  if (problems.length > 0) return { result: "FAIL", problems, dropped };
  const isClear = dropped === 0 && answer.result === "PASS" && !answer.injection_suspected;
  return { result: isClear ? "PASS" : null, problems, dropped };
}
var LEAST_QUOTE = 3;
function stands({ operation, file, quote }, { operations, files }) {
  const own = operations.find(({ id }) => id === operation)?.edits.filter((edit) => edit.file === file) ?? [];
  const words = quote.trim();
  if (own.length === 0 || words.length < LEAST_QUOTE) return false;
  const lines3 = files.find(({ path }) => path === file)?.lines ?? [];
  return [...own.flatMap(({ find, replace }) => [find, replace]), ...lines3].some(
    (text2) => text2.includes(words)
  );
}

// src/commands/team/model/cross-review.ts
async function crossReviewByModel(asked, { team, desk }) {
  const { reviewer, specialist, cycle, operations } = asked;
  const { name } = reviewer.profile;
  const who = `${specialist}: ${name}`;
  const reply = await askTeam(
    {
      id: `team-${specialist}-${name}-${cycle}`,
      role: "reviewer",
      kind: "team_cross_review",
      values: { protocol: protocolOf(reviewer) },
      data: { operations: operations.map(show2), findings: findingsOf(operations, team) },
      duty: { operations: operations.map(({ id }) => id) }
    },
    desk
  );
  if (!reply.ok) {
    noteEngine(team, byRule("cross_review", who, reply.why));
    return null;
  }
  const held = groundCrossReview(reply.answer, asked);
  const { injection_suspected } = reply.answer;
  const isHeld = held.result !== null;
  noteEngine(team, {
    part: "cross_review",
    who,
    by: isHeld ? "model" : "rule",
    dropped: held.dropped,
    injection_suspected,
    why: isHeld ? "" : tell(desk.texts.words, "uncounted")
  });
  return isHeld ? held : null;
}
function show2({ id, what, issues, edits }) {
  return { operation: id, what, findings: issues, edits };
}
function findingsOf(operations, { results }) {
  const named = new Set(operations.flatMap(({ issues }) => issues));
  return results.read("outcomes", "outcomes.json").issues.filter(({ id }) => named.has(id)).map(({ id, rule, severity, claim: claim2, recommendation }) => ({ id, rule, severity, claim: claim2, recommendation }));
}
function protocolOf({ profile, protocols }) {
  const { display_name, domain, description, review_criteria } = profile;
  const criteria = review_criteria.map((one) => `- ${one}`).join("\n");
  return [`${display_name} (${domain}): ${description}`, criteria, protocols.review].join("\n\n");
}

// src/commands/team/review-build.ts
var LAST = "cross_cutting";
async function reviewBuild(blueprint, made, room) {
  const { words } = room.team;
  const { specialist } = blueprint;
  const rejected = [];
  const cross = listMandatory(profileOf(specialist, room.registries)).map(
    (reviewer) => ({
      layer: LAST,
      reviewer,
      review: async () => {
        const found = await askReviewer(reviewer, blueprint, { made, room });
        rejected.push(...found?.rejected ?? []);
        const rule = reviewer === SECURITY ? reviewSecurity(SECURITY, made, words) : null;
        return joinCrossReviews({ reviewer, specialist, rule, found }, words);
      }
    })
  );
  const own = [
    { layer: "specialist", reviewer: specialist, review: () => reviewAsSpecialist(blueprint, made, words) },
    { layer: "builder", reviewer: "builder", review: () => deferOrReview(blueprint, made, room.team) }
  ];
  const reviews = await runChain([...own, ...cross], words);
  return { record: { specialist, cycle: made.cycle, reviews }, rejected };
}
function listAbsentReviewers(blueprints, cycles, { registries, team }) {
  const absent = blueprints.flatMap(({ specialist, operations }) => {
    const isReport2 = operations.some(({ kind }) => kind === "write");
    const last = cycles.findLast((one) => one.specialist === specialist)?.reviews ?? [];
    const reviews = isReport2 ? [] : last.filter(({ layer, result }) => layer === LAST && result !== "SKIPPED");
    return listMandatory(profileOf(specialist, registries)).filter((name) => name !== SECURITY && reviews.every(({ reviewer }) => reviewer !== name)).map((reviewer) => sayAbsent({ reviewer, specialist }, team.words));
  });
  return [...new Set(absent)];
}
function profileOf(name, { specialists }) {
  return specialists.find(({ profile }) => profile.name === name)?.profile;
}
async function askReviewer(name, { specialist, operations: all }, { made, room }) {
  const { team, desk, registries } = room;
  const reviewer = registries.specialists.find(({ profile }) => profile.name === name);
  const operations = all.filter(({ kind, edits }) => kind === "edit" && edits.length > 0);
  if (desk === null || reviewer === void 0 || operations.length === 0) return null;
  const files = [...made.patched.files].map(([path, lines3]) => ({ path, lines: lines3 }));
  const asked = { reviewer, specialist, cycle: made.cycle, operations, files };
  const held = await crossReviewByModel(asked, { team, desk });
  if (held === null) return null;
  return {
    count: operations.length,
    problems: held.problems.map((one) => fill(team.words.review?.problem ?? "", one)),
    rejected: held.problems.map(({ operation, what }) => ({ specialist, operation, reviewer: name, what }))
  };
}
function deferOrReview({ operations }, { proven }, { request, words }) {
  const own = new Set(operations.filter(({ kind }) => kind === "edit").flatMap(({ issues }) => issues));
  if (request.deferred === void 0) return reviewAsBuilder(proofOf(own, proven), own.size, words);
  return { layer: "builder", reviewer: "builder", result: "SKIPPED", quote: request.deferred, problems: [] };
}
function proofOf(own, { proof }) {
  return {
    ...proof,
    proven: proof.proven.filter((id) => own.has(id)),
    still_failing: proof.still_failing.filter((id) => own.has(id))
  };
}

// src/commands/team/build-code.ts
var CYCLES = 2;
async function buildCode(asked, room) {
  const { team } = room;
  const source = readAppSource(team);
  const cycles = [];
  const withdrawn = [];
  let blueprints = await writeCode(asked, room);
  for (let cycle = 1; ; cycle += 1) {
    const all = blueprints.map((one) => without(one, withdrawn));
    const { patched, patch } = carryOut(all, source, team);
    const proven = await provePatch(team, patch, { named: namedBy(all), cycle });
    const made = { cycle, all, source, patched, proven };
    const reviewed = [];
    for (const one of all) reviewed.push(await reviewBuild(one, made, room));
    const records = reviewed.map(({ record: record2 }) => record2);
    const rejected = reviewed.flatMap((one) => one.rejected);
    cycles.push(...records);
    const isFine = records.every(({ reviews }) => reviews.every(({ result }) => result !== "FAIL"));
    const suspects = proven.after === null ? [] : blame(proven.proof, readRun(team.results), proven.after);
    if (isFine || cycle === CYCLES || suspects.length + rejected.length === 0)
      return {
        blueprints,
        proven,
        cycles,
        withdrawn,
        for_people: isFine ? [] : listForPeople(records, team)
      };
    withdrawn.push(
      ...suspects.map((issue) => ({ issue, why: reasonFor(issue, proven, team.words) })),
      ...takeBack(blueprints, rejected, team)
    );
    blueprints = await writeAnew(blueprints, rejected, room);
  }
}
function without(blueprint, withdrawn) {
  const issues = withdrawn.map(({ issue }) => issue);
  const operations = blueprint.operations.filter(
    (operation) => operation.kind !== "edit" || !operation.issues.some((issue) => issues.includes(issue))
  );
  return { ...blueprint, operations };
}
function carryOut(all, source, { folder: folder2 }) {
  const operations = all.flatMap(
    (one) => one.operations.map((operation) => ({ ...operation, id: `${one.specialist} ${operation.id}` }))
  );
  const patched = applyEdits(source, operations);
  const patch = renderPatch(source, patched);
  folder2.writeText("output/changes.patch", patch);
  for (const one of all) {
    const own = renderPatch(source, applyEdits(source, one.operations));
    folder2.writeText(`output/${one.specialist}.patch`, own);
  }
  return { patched, patch };
}
function namedBy(all) {
  const edits = all.flatMap((one) => one.operations.filter(({ kind }) => kind === "edit"));
  return [...new Set(edits.flatMap(({ issues }) => issues))];
}
function takeBack(blueprints, rejected, { words }) {
  const reasons = rejected.flatMap((one) => {
    const operation = operationOf(one, blueprints);
    if (operation === void 0 || operation.files !== void 0) return [];
    const why = fill(words.review?.rejected ?? "", { reviewer: one.reviewer, what: one.what });
    return operation.issues.map((issue) => [issue, why]);
  });
  return [...new Map(reasons)].map(([issue, why]) => ({ issue, why }));
}
async function writeAnew(blueprints, rejected, room) {
  const back = rejected.filter((one) => operationOf(one, blueprints)?.files !== void 0);
  if (back.length === 0) return blueprints;
  const isBack = (specialist, { id }) => back.some((one) => one.specialist === specialist && one.operation === id);
  const emptied = blueprints.map((one) => ({
    ...one,
    operations: one.operations.map(
      (operation) => isBack(one.specialist, operation) ? { ...operation, edits: [] } : operation
    )
  }));
  return writeCode(emptied, room, back);
}
function operationOf({ specialist, operation }, blueprints) {
  return blueprints.find((one) => one.specialist === specialist)?.operations.find(({ id }) => id === operation);
}
function reasonFor(issue, { proof }, words) {
  return proof.still_failing.includes(issue) ? fill(words.review?.still ?? "", { issue }) : proof.new_issues.map((one) => fill(words.review?.regress ?? "", { ...one })).join(" ");
}
function listForPeople(records, { words }) {
  const problems = records.flatMap(({ reviews }) => reviews.flatMap((one) => one.problems));
  return [...new Set(problems)].map((issue) => fill(words.review?.people ?? "", { issue }));
}

// src/team/detail/stage1-file.ts
var RECOMMENDED = " \u2014 recommended";
function renderStage1(stage1) {
  const { assumptions, reroute } = stage1;
  const sections = [
    { level: 2, title: "Research Findings", items: renderFindings(stage1) },
    {
      level: 2,
      title: "ECD Analysis",
      items: [
        field("Elements", "", stage1.elements.map(bullet)),
        field("Connections", "", stage1.connections.map(bullet)),
        field("Dynamics", "", stage1.dynamics.map(bullet))
      ]
    },
    ...assumptions === null ? [] : renderAssumptions(assumptions),
    { level: 2, title: "Key Decisions", items: [] },
    ...stage1.decisions.map(renderDecision),
    { level: 2, title: "Risks Identified", items: stage1.risks.map(bullet) },
    { level: 2, title: "Recommended Approach", items: [bullet(stage1.approach)] },
    ...reroute === null ? [] : [
      {
        level: 2,
        title: "Re-route",
        items: [
          field("Task", reroute.task),
          field("Domain", reroute.domain),
          field("Reason", reroute.reason)
        ]
      }
    ]
  ];
  return `# Stage 1: ${stage1.specialist}

${renderOutline(sections)}`;
}
function renderFindings({ searched, facts, findings }) {
  return [
    field("Searched", `${searched.files} files under ${searched.root}`),
    ...facts.map((fact) => field("Fact", fact)),
    ...findings.map(
      (finding) => field(finding.id, finding.issue, [
        field("Task", finding.task),
        field("Fixer", finding.fixer),
        field("Grounds", finding.grounds),
        ...finding.asks === null ? [] : [field("Asks", finding.asks)],
        ...finding.file === void 0 ? [] : [field("File", finding.file)],
        ...finding.edits.map(renderEdit)
      ])
    )
  ];
}
function renderEdit({ file, line: line2, find, replace }) {
  return field("Edit", file, [field("Line", String(line2)), field("Find", find), field("Replace", replace)]);
}
function parseEdit({ text: text2, items }) {
  return {
    file: text2,
    line: Number(textOf(items, "Line")),
    find: textOf(items, "Find"),
    replace: textOf(items, "Replace")
  };
}
function renderAssumptions(assumptions) {
  return [
    { level: 2, title: "Assumptions", items: [] },
    ...assumptions.map((one) => ({
      level: 3,
      title: `${one.id}: ${encodeLine(one.title)}`,
      items: [field("Default", one.default), field("Rationale", one.rationale)]
    }))
  ];
}
function renderDecision(one) {
  const options = one.options.map(({ letter: letter2, text: text2, rationale }) => {
    const mark = letter2 === one.recommended ? RECOMMENDED : "";
    return { ...bullet(""), raw: `${letter2}) ${encodeBeforeColon(text2)}${mark}: ${encodeLine(rationale)}` };
  });
  return {
    level: 3,
    title: `${one.id}: ${encodeLine(one.title)}`,
    items: [
      field("Options", "", options),
      field("Recommendation", `${one.recommended}, because ${one.because}`),
      field("Risk if wrong", one.risk)
    ]
  };
}
function parseStage1(text2) {
  const sections = parseOutline(text2);
  const named = (title) => sections.find((section) => section.level === 2 && section.title === title)?.items ?? [];
  const research2 = named("Research Findings");
  const analysis = named("ECD Analysis");
  const dimension = (label) => analysis.find((item) => item.label === label)?.items.map((item) => item.text) ?? [];
  const reroute = named("Re-route");
  return {
    specialist: (/^# Stage 1: (.*)$/m.exec(text2)?.[1] ?? "").trim(),
    searched: parseSearched(textOf(research2, "Searched")),
    findings: research2.flatMap(parseFinding),
    facts: research2.filter(({ label }) => label === "Fact").map((item) => item.text),
    elements: dimension("Elements"),
    connections: dimension("Connections"),
    dynamics: dimension("Dynamics"),
    assumptions: sections.some(({ title }) => title === "Assumptions") ? under(sections, "Assumptions").flatMap(parseAssumption) : null,
    decisions: under(sections, "Key Decisions").flatMap(parseDecision),
    risks: named("Risks Identified").map((item) => item.text),
    approach: named("Recommended Approach")[0]?.text ?? "",
    reroute: reroute.length === 0 ? null : {
      task: textOf(reroute, "Task"),
      domain: textOf(reroute, "Domain"),
      reason: textOf(reroute, "Reason")
    }
  };
}
function parseSearched(text2) {
  const [, files = "0", root = "."] = /^(\d+) files under (.*)$/s.exec(text2) ?? [];
  return { files: Number(files), root };
}
function under(sections, title) {
  const start = sections.findIndex((section) => section.level === 2 && section.title === title);
  if (start === -1) return [];
  const rest = sections.slice(start + 1);
  const end = rest.findIndex(({ level }) => level === 2);
  return rest.slice(0, end === -1 ? void 0 : end);
}
function parseFinding({ label, text: text2, items }) {
  if (label === null || !/^F\d+$/.test(label)) return [];
  const file = textOf(items, "File");
  return [
    {
      ...file === "" ? {} : { file },
      id: label,
      task: textOf(items, "Task"),
      issue: text2,
      fixer: textOf(items, "Fixer"),
      grounds: textOf(items, "Grounds"),
      asks: items.find((item) => item.label === "Asks")?.text ?? null,
      edits: items.filter((item) => item.label === "Edit").map(parseEdit)
    }
  ];
}
function parseAssumption({ title, items }) {
  const [, id, name] = /^(A\d+): (.*)$/.exec(title) ?? [];
  if (id === void 0 || name === void 0) return [];
  return [
    { id, title: decodeLine(name), default: textOf(items, "Default"), rationale: textOf(items, "Rationale") }
  ];
}
function parseDecision({ title, items }) {
  const [, id, name] = /^(D\d+): (.*)$/.exec(title) ?? [];
  if (id === void 0 || name === void 0) return [];
  const [, recommended = "A", because = ""] = /^([A-Z])(?:, because ([\s\S]*))?/.exec(textOf(items, "Recommendation")) ?? [];
  const options = items.find(({ label }) => label === "Options")?.items ?? [];
  return [
    {
      id,
      title: decodeLine(name),
      options: options.flatMap((option) => parseOption(option, recommended)),
      recommended,
      because,
      risk: textOf(items, "Risk if wrong")
    }
  ];
}
function parseOption({ raw = "" }, recommended) {
  const [, letter2, rest] = /^([A-Z])\) ([\s\S]*)$/.exec(raw) ?? [];
  if (letter2 === void 0 || rest === void 0) return [];
  const [head, rationale] = splitAtColon(rest);
  const isMarked = letter2 === recommended && head.endsWith(RECOMMENDED);
  const name = isMarked ? head.slice(0, -RECOMMENDED.length) : head;
  return [{ letter: letter2, text: decodeLine(name), rationale: decodeLine(rationale) }];
}

// src/team/blueprint/blueprint-file.ts
var BLUEPRINT_SECTIONS = [
  "1. Task Reference",
  "2. Research Findings",
  "3. Approach",
  "4. Decisions Made",
  "5. Deliverable Specification",
  "6. Acceptance Mapping",
  "7. Integration Points",
  "8. Open Items",
  "9. Producer Handoff"
];
function renderBlueprint(blueprint) {
  const bodies = [
    blueprint.task_reference.map(
      ({ task: task2, title: title2, criteria, dependencies }) => field(task2, title2, [
        field("Dependencies", dependencies),
        ...criteria.map((one) => field("Criterion", one))
      ])
    ),
    blueprint.research.map(bullet),
    blueprint.approach.map(bullet),
    blueprint.decisions.map(
      ({ id, title: title2, outcome, alternatives, confirmed_by }) => field(id, title2, [
        field("Outcome", outcome),
        field("Alternatives", alternatives),
        field("Confirmed by", confirmed_by)
      ])
    ),
    blueprint.operations.map(renderOperation),
    blueprint.acceptance.map(
      ({ criterion, operations, how }) => field(
        criterion,
        how,
        operations.map((id) => field("Operation", id))
      )
    ),
    blueprint.integration.map(bullet),
    blueprint.open_items.map(bullet),
    renderHandoff(blueprint.handoff)
  ];
  const sections = BLUEPRINT_SECTIONS.map((title2, at) => ({
    level: 2,
    title: title2,
    items: bodies[at] ?? []
  }));
  const { specialist, domain, plan_tasks, depth, status, title } = blueprint;
  const front = [
    "---",
    `specialist: ${specialist}`,
    `domain: ${encodeLine(domain)}`,
    `plan_tasks: [${plan_tasks.join(", ")}]`,
    `depth: ${depth}`,
    `status: ${status}`,
    "---"
  ];
  return `${front.join("\n")}

# Blueprint: ${encodeLine(title)}

${renderOutline(sections)}`;
}
function renderOperation({ id, task: task2, kind, what, issues, edits, files, grounds }) {
  return field(id, what, [
    field("Task", task2),
    field("Kind", kind),
    ...issues.map((issue) => field("Issue", issue)),
    ...(files ?? []).map((file) => field("File", file)),
    ...grounds.map((ground2) => field("Rests on", ground2.id, [field("As", ground2.kind)])),
    ...edits.map(renderEdit)
  ]);
}
function renderHandoff(handoff) {
  return [
    field("producer", handoff.producer),
    field("output_format", handoff.output_format),
    field("output_filename", handoff.output_filename),
    field("output_directory", handoff.output_directory),
    field("Formatting Requirements", "", handoff.formatting.map(bullet)),
    field("Content Blocks", "in order", handoff.blocks.map(bullet))
  ];
}
function parseBlueprint(text2) {
  const sections = parseOutline(text2);
  const find = (title) => sections.find((one) => one.level === 2 && one.title === title);
  const items = (at) => find(BLUEPRINT_SECTIONS[at] ?? "")?.items ?? [];
  const front = (key) => new RegExp(`^${key}: (.*)$`, "m").exec(text2)?.[1] ?? "";
  const tasks = front("plan_tasks").replace(/^\[|\]$/g, "");
  return {
    missing: BLUEPRINT_SECTIONS.filter((title) => find(title) === void 0),
    blueprint: {
      specialist: front("specialist"),
      domain: decodeLine(front("domain")),
      plan_tasks: tasks === "" ? [] : tasks.split(", "),
      depth: depthOf(front("depth")),
      status: front("status") === "approved" ? "approved" : "draft",
      title: decodeLine(/^# Blueprint: (.*)$/m.exec(text2)?.[1] ?? ""),
      task_reference: items(0).map((item) => ({
        task: item.label ?? "",
        title: item.text,
        criteria: textsOf(item, "Criterion"),
        dependencies: textOf(item.items, "Dependencies")
      })),
      research: items(1).map((item) => item.text),
      approach: items(2).map((item) => item.text),
      decisions: items(3).map((item) => ({
        id: item.label ?? "",
        title: item.text,
        outcome: textOf(item.items, "Outcome"),
        alternatives: textOf(item.items, "Alternatives"),
        confirmed_by: textOf(item.items, "Confirmed by")
      })),
      operations: items(4).map(parseOperation),
      acceptance: items(5).map((item) => ({
        criterion: item.label ?? "",
        operations: textsOf(item, "Operation"),
        how: item.text
      })),
      integration: items(6).map((item) => item.text),
      open_items: items(7).map((item) => item.text),
      handoff: parseHandoff(items(8))
    }
  };
}
function depthOf(text2) {
  return text2 === "Deep" || text2 === "Light" ? text2 : "Standard";
}
function textsOf(item, label) {
  return item.items.filter((one) => one.label === label).map((one) => one.text);
}
function parseOperation(item) {
  const kind = textOf(item.items, "Kind");
  const files = textsOf(item, "File");
  return {
    ...files.length === 0 ? {} : { files },
    id: item.label ?? "",
    task: textOf(item.items, "Task"),
    kind: kind === "edit" || kind === "write" ? kind : "handover",
    what: item.text,
    issues: textsOf(item, "Issue"),
    edits: item.items.filter(({ label }) => label === "Edit").map(parseEdit),
    grounds: item.items.filter(({ label }) => label === "Rests on").map((one) => {
      const as = textOf(one.items, "As");
      return { kind: as === "answer" || as === "standard" ? as : "finding", id: one.text };
    })
  };
}
function parseHandoff(items) {
  const under2 = (label) => items.find((item) => item.label === label)?.items.map((item) => item.text) ?? [];
  return {
    producer: textOf(items, "producer"),
    output_format: textOf(items, "output_format"),
    output_filename: textOf(items, "output_filename"),
    output_directory: textOf(items, "output_directory"),
    formatting: under2("Formatting Requirements"),
    blocks: under2("Content Blocks")
  };
}

// src/team/blueprint/check-completeness.ts
function checkCompleteness({ blueprints, tasks, producers }) {
  const failures = blueprints.flatMap(({ blueprint, missing }) => {
    const say = (section, what) => ({ specialist: blueprint.specialist, section, what });
    return [
      ...missing.map((section) => say(section, "The section is missing.")),
      ...emptySections(blueprint).map((section) => say(section, "The section is empty.")),
      ...blueprint.open_items.map((item) => say("8. Open Items", item)),
      ...unmapped(blueprint, tasks).map((what) => say("6. Acceptance Mapping", what)),
      ...checkHandoff(blueprint, producers).map((what) => say("9. Producer Handoff", what))
    ];
  });
  const covered = blueprints.flatMap(({ blueprint }) => blueprint.plan_tasks);
  const homeless = tasks.filter(({ id }) => !covered.includes(id)).map(({ id, title }) => ({
    specialist: "-",
    section: "1. Task Reference",
    what: `No blueprint holds ${id}, ${title}.`
  }));
  return { passed: failures.length + homeless.length === 0, failures: [...failures, ...homeless] };
}
function emptySections(blueprint) {
  const { task_reference, research: research2, approach, operations, acceptance: acceptance2, integration } = blueprint;
  const sections = [
    ["1. Task Reference", task_reference],
    ["2. Research Findings", research2],
    ["3. Approach", approach],
    ["5. Deliverable Specification", operations],
    ["6. Acceptance Mapping", acceptance2],
    ["7. Integration Points", integration]
  ];
  return sections.filter(([, items]) => items.length === 0).map(([title]) => title);
}
function unmapped({ plan_tasks, acceptance: acceptance2, operations }, tasks) {
  const ids = new Set(operations.map(({ id }) => id));
  return tasks.filter(({ id }) => plan_tasks.includes(id)).flatMap((task2) => task2.acceptance).flatMap(({ id, text: text2 }) => {
    const mapped = acceptance2.find(({ criterion }) => criterion === id);
    if (mapped === void 0 || mapped.operations.length === 0) return [`${id} is not mapped: ${text2}`];
    const strays2 = mapped.operations.filter((operation) => !ids.has(operation));
    return strays2.map((stray) => `${id} is mapped to ${stray}, which is not there.`);
  });
}
function checkHandoff({ handoff }, producers) {
  const producer = producers.find(({ name }) => name === handoff.producer);
  if (producer === void 0) return [`There is no producer ${handoff.producer || "(none named)"}.`];
  return producer.output_formats.includes(handoff.output_format) ? [] : [
    `${handoff.producer} does not write ${handoff.output_format}; it writes ${producer.output_formats.join(", ")}.`
  ];
}

// src/team/blueprint/find-conflicts.ts
function findConflicts(blueprints, earlier) {
  const pairs = blueprints.flatMap(
    (one, at) => blueprints.slice(at + 1).map((other) => [one, other])
  );
  const found = pairs.flatMap((pair) => [
    ...contradictions(pair),
    ...overlaps(pair),
    ...sameOutput(pair),
    ...duplicates(pair)
  ]);
  return {
    compared: [...new Set(blueprints.map(({ specialist }) => specialist))],
    conflicts: found.map((conflict2) => ({
      ...conflict2,
      ruling: earlier?.conflicts.find(({ id }) => id === conflict2.id)?.ruling ?? null
    }))
  };
}
function openConflicts({ conflicts }) {
  return conflicts.filter(({ ruling }) => ruling === null);
}
function contradictions([one, other]) {
  return one.decisions.flatMap(
    (mine) => other.decisions.filter((theirs) => theirs.title === mine.title && theirs.outcome !== mine.outcome).map(
      (theirs) => conflict("contradiction", [one, other], `\u201C${mine.title}\u201D: ${mine.outcome} against ${theirs.outcome}`)
    )
  );
}
function overlaps([one, other]) {
  const edits = (blueprint) => blueprint.operations.flatMap((operation) => operation.edits);
  return edits(one).flatMap(
    (mine) => edits(other).filter(({ file, line: line2, find, replace }) => {
      if (file !== mine.file || line2 !== mine.line) return false;
      const touches = find.includes(mine.find) || mine.find.includes(find);
      return touches && !(find === mine.find && replace === mine.replace);
    }).map(() => conflict("overlap", [one, other], `Both change ${mine.file}, line ${mine.line}.`))
  );
}
function sameOutput([one, other]) {
  return one.handoff.output_filename === other.handoff.output_filename ? [conflict("naming", [one, other], `Both write ${one.handoff.output_filename}.`)] : [];
}
function duplicates([one, other]) {
  const theirs = new Set(other.operations.flatMap(({ issues }) => issues));
  const both = [...new Set(one.operations.flatMap(({ issues }) => issues))].filter(
    (issue) => theirs.has(issue)
  );
  return both.map((issue) => conflict("duplicate", [one, other], `Both settle ${issue}.`));
}
function conflict(kind, [one, other], what) {
  const between = [.../* @__PURE__ */ new Set([one.specialist, other.specialist])];
  return { id: identify(`${kind}|${between.join("|")}|${what}`, kind), kind, between, what, ruling: null };
}
function identify(text2, kind) {
  let hash = 5381;
  for (const sign of text2) hash = (Math.imul(hash, 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0;
  return `${kind}-${hash.toString(16).padStart(8, "0")}`;
}

// src/team/blueprint/render-conflicts.ts
function renderConflicts({ compared, conflicts }) {
  const sections = [
    { level: 2, title: "Compared", items: compared.map(bullet) },
    {
      level: 2,
      title: "Conflicts",
      items: conflicts.map(
        ({ id, kind, between, what, ruling }) => field(id, what, [
          field("Kind", kind),
          field("Between", between.join(", ")),
          field("Ruling", ruling === null ? "open" : `${ruling.verdict}: ${ruling.words}`)
        ])
      )
    }
  ];
  return `# Blueprint conflicts

${renderOutline(sections)}`;
}

// src/commands/team/close-detail.ts
var WAITING2 = 3;
function readBlueprints({
  folder: folder2
}) {
  return folder2.named("blueprints", ".md").map((name) => {
    const { blueprint, missing } = parseBlueprint(folder2.readText(`blueprints/${name}`));
    const hint = `Correct team/blueprints/${name}, or delete it and run \`ux-jury team detail\` again.`;
    return { file: name, blueprint: readDocument("team-blueprint", blueprint, hint), missing };
  });
}
function closeDetail(team) {
  const { folder: folder2, request, run_id, words } = team;
  const found = readBlueprints(team);
  const earlier = folder2.has("blueprint-conflicts.json") ? folder2.read("team-conflicts", "blueprint-conflicts.json") : null;
  const conflicts = findConflicts(
    found.map(({ blueprint }) => blueprint),
    earlier
  );
  folder2.write("blueprint-conflicts.json", conflicts);
  folder2.writeText("blueprint-conflicts.md", renderConflicts(conflicts));
  const { producers } = readTeamRegistries(team);
  const completeness = checkCompleteness({
    blueprints: found,
    tasks: readPlan(team).tasks,
    producers: producers.map(({ profile }) => profile)
  });
  folder2.write("completeness.json", completeness);
  folder2.writeState(afterGates(folder2.openState(run_id), conflicts, completeness));
  const open = openConflicts(conflicts);
  for (const { id, what } of open) request.say(`Conflict ${id}: ${what}`);
  for (const { specialist, section, what } of completeness.failures)
    request.say(`Incomplete, ${specialist}, ${section}: ${what}`);
  if (open.length > 0)
    request.say(
      "Settle each conflict in blueprint-conflicts.json (ruling), then run `ux-jury team detail` again."
    );
  if (open.length > 0 || !completeness.passed) return WAITING2;
  request.say(fill(words.told?.complete ?? "", { count: found.length }));
  return 0;
}

// src/commands/team/write-natives.ts
import { existsSync as existsSync6, readFileSync as readFileSync4 } from "node:fs";

// src/adapters/team/native/picture.ts
function fitInto({ width, height }, frame) {
  const share = Math.min(frame.width / width, frame.height / height, 1);
  return { width: width * share, height: height * share };
}
function typeOf(bytes) {
  if (bytes.subarray(0, 4).equals(Buffer.from([137, 80, 78, 71]))) return "png";
  return bytes.subarray(0, 3).equals(Buffer.from([255, 216, 255])) ? "jpg" : null;
}

// src/team/producers/document-model.ts
function nativeName(name, format) {
  return `${name.replace(/\.[^./]+$/, "")}.${format}`;
}
function plainText(words) {
  return words.map((part) => typeof part === "string" ? part : part.code).join("");
}

// src/adapters/team/native/legal-text.ts
var MOST = 3e4;
function legalText(text2) {
  return text2.slice(0, MOST).replace(/[\n\r\t\u2028\u2029]+/g, " ").replace(/[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "").replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "");
}
var WESTERN = /[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
function westernText(text2) {
  return [...legalText(text2)].map((sign) => WESTERN.test(sign) ? sign : `[U+${sign.codePointAt(0)?.toString(16).toUpperCase()}]`).join("");
}

// src/adapters/team/native/render-docx.ts
var FRAME = { width: 600, height: 400 };
var TABLE_WIDTH = 9e3;
async function renderDocx({ title, blocks }, readPicture, docx) {
  const children = blocks.flatMap((block) => setBlock(block, { docx, readPicture }));
  const run2 = { font: "Calibri", size: 22, language: { value: "en-US" } };
  const document = new docx.Document({
    title: legalText(title),
    creator: "UX Jury",
    styles: { default: { document: { run: run2 } } },
    sections: [{ children }]
  });
  return docx.Packer.toBuffer(document);
}
function setBlock(block, desk) {
  const { Paragraph, HeadingLevel } = desk.docx;
  switch (block.kind) {
    case "heading": {
      const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };
      return [new Paragraph({ text: legalText(block.text), heading: levels[block.level], keepNext: true })];
    }
    case "paragraph":
      return [new Paragraph({ text: legalText(block.text) })];
    case "list":
      return block.items.map(
        (item) => new Paragraph({ children: setWords(item, desk), bullet: { level: 0 } })
      );
    case "table":
      return [setTable(block, desk)];
    case "picture":
      return setPicture(block, desk);
  }
}
function setWords(words, { docx: { TextRun } }) {
  return words.map(
    (part) => typeof part === "string" ? new TextRun({ text: legalText(part) }) : new TextRun({ text: legalText(part.code), font: "Consolas" })
  );
}
function setTable(block, desk) {
  const { Table, TableRow, TableCell, Paragraph } = desk.docx;
  const whole = block.widths.reduce((sum, part) => sum + part, 0);
  const setRow = (cells, isHead) => new TableRow({
    tableHeader: isHead,
    children: cells.map(
      (cell2) => new TableCell({ children: [new Paragraph({ children: setWords(cell2, desk) })] })
    )
  });
  return new Table({
    columnWidths: block.widths.map((part) => Math.round(TABLE_WIDTH * part / whole)),
    rows: [
      setRow(
        block.head.map((text2) => [text2]),
        true
      ),
      ...block.rows.map((row2) => setRow(row2, false))
    ]
  });
}
function setPicture({ ref, caption }, desk) {
  const { Paragraph, ImageRun } = desk.docx;
  const picture = desk.readPicture(ref);
  if (picture === null) return [];
  const words = legalText(plainText([caption]));
  const image = new ImageRun({
    type: picture.type,
    data: picture.bytes,
    transformation: fitInto(picture, FRAME),
    altText: { name: legalText(ref), title: words, description: words }
  });
  return [new Paragraph({ children: [image] })];
}

// src/adapters/team/native/render-pdf.ts
var SIZES = { 1: 20, 2: 15, 3: 12 };
var FRAME2 = { width: 480, height: 320 };
var BODY_SIZE = 10;
var TABLE_SIZE = 8.5;
async function renderPdf({ title, blocks }, readPicture, Pdf) {
  const pdf = new Pdf({
    size: "A4",
    margin: 50,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: westernText(title), Creator: "UX Jury", Producer: "UX Jury" }
  });
  const chunks = [];
  pdf.on("data", (chunk2) => chunks.push(chunk2));
  const ended = new Promise((resolve3, reject) => {
    pdf.on("end", resolve3);
    pdf.on("error", reject);
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const block of blocks) setBlock2(block, { pdf, root, readPicture });
  root.end();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
function setBlock2(block, desk) {
  switch (block.kind) {
    case "heading":
      desk.pdf.font("Helvetica-Bold").fontSize(SIZES[block.level]);
      setText(block.text, `H${block.level}`, desk);
      break;
    case "paragraph":
      desk.pdf.font("Helvetica").fontSize(BODY_SIZE);
      setText(block.text, "P", desk);
      break;
    case "list":
      setList(block, desk);
      break;
    case "table":
      setTable2(block, desk);
      break;
    case "picture":
      setPicture2(block, desk);
  }
}
function setText(text2, structType, { pdf, root }) {
  pdf.text(westernText(text2), { structParent: root, structType });
  pdf.moveDown(0.6);
}
function setList({ items }, { pdf, root }) {
  const list2 = pdf.struct("L");
  root.add(list2);
  pdf.font("Helvetica").fontSize(BODY_SIZE);
  pdf.list(
    items.map((item) => westernText(plainText(item))),
    { bulletRadius: 2, structParent: list2 }
  );
  list2.end();
  pdf.moveDown(0.6);
}
function setTable2({ head, rows, widths }, { pdf, root }) {
  const whole = widths.reduce((sum, part) => sum + part, 0);
  const width = pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;
  const heads = head.map((text2) => ({
    ...{ scope: "Column" },
    text: westernText(text2),
    type: "TH",
    backgroundColor: "#eef1f4"
  }));
  pdf.font("Helvetica").fontSize(TABLE_SIZE);
  pdf.table({
    ...{ structParent: root },
    columnStyles: widths.map((part) => part / whole * width),
    defaultStyle: { border: 0.5, borderColor: "#9aa5b1", padding: 3 },
    data: [heads, ...rows.map((row2) => row2.map((cell2) => westernText(plainText(cell2))))]
  });
  pdf.moveDown(0.8);
}
function setPicture2({ ref, caption }, { pdf, root, readPicture }) {
  const picture = readPicture(ref);
  if (picture === null) return;
  const { width, height } = fitInto(picture, FRAME2);
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  const figure = pdf.struct("Figure", { alt: westernText(caption) }, () => {
    pdf.image(picture.bytes, { width, height });
  });
  root.add(figure);
  pdf.moveDown(0.6);
}

// src/adapters/team/native/render-pptx.ts
var TITLE = { x: 0.6, y: 0.4, w: 12.1, h: 1.1 };
var BODY = { x: 0.6, y: 1.7, w: 12.1, h: 5.2 };
var LEFT = { x: 0.6, y: 1.7, w: 5, h: 5.2 };
var RIGHT = { x: 5.9, y: 1.7, w: 6.8, h: 5.2 };
var DOTS_PER_INCH = 96;
var INK = "1F2933";
async function renderPptx({ title, slides }, readPicture, Show) {
  const show3 = new Show();
  show3.layout = "LAYOUT_WIDE";
  show3.title = legalText(title);
  show3.author = "UX Jury";
  show3.company = "UX Jury";
  show3.defineSlideMaster({
    title: "FINDING",
    background: { color: "FFFFFF" },
    objects: [
      {
        placeholder: {
          options: {
            name: "title",
            type: "title",
            ...TITLE,
            fontSize: 28,
            bold: true,
            color: INK,
            align: "left",
            valign: "middle",
            margin: 0
          },
          text: ""
        }
      }
    ]
  });
  for (const one of slides) setSlide(show3.addSlide({ masterName: "FINDING" }), one, readPicture);
  const bytes = await show3.write({ outputType: "uint8array" });
  return bytes instanceof Uint8Array ? bytes : new Uint8Array();
}
function setSlide(slide2, { title, lines: lines3, picture: ref }, readPicture) {
  const picture = ref === null ? null : readPicture(ref);
  slide2.addText(legalText(title), { placeholder: "title" });
  slide2.addText(
    lines3.map((line2) => ({ text: legalText(plainText(line2)), options: { bullet: true, breakLine: true } })),
    {
      ...picture === null ? BODY : LEFT,
      fontSize: picture === null ? 20 : 16,
      color: INK,
      valign: "top",
      margin: 0,
      paraSpaceAfter: 8
    }
  );
  if (picture !== null && ref !== null) slide2.addImage(placeOf(picture, `${title}, ${ref}`));
}
function placeOf(picture, words) {
  const frame = { width: RIGHT.w * DOTS_PER_INCH, height: RIGHT.h * DOTS_PER_INCH };
  const { width, height } = fitInto(picture, frame);
  const kind = picture.type === "jpg" ? "jpeg" : "png";
  return {
    data: `image/${kind};base64,${picture.bytes.toString("base64")}`,
    x: RIGHT.x,
    y: RIGHT.y,
    w: width / DOTS_PER_INCH,
    h: height / DOTS_PER_INCH,
    altText: legalText(words)
  };
}

// src/adapters/team/native/render-xlsx.ts
var WIDEST = 60;
async function renderXlsx({ rows, title }, write4) {
  const data = rows.map((row2, at) => row2.map((value) => cellOf(value, at === 0)));
  const columns = (rows[0] ?? []).map((_head, at) => ({
    width: Math.min(WIDEST, Math.max(...rows.map((row2) => String(row2[at] ?? "").length)) + 2)
  }));
  const sheet = title.replace(/[\\/?*[\]:]/g, "").slice(0, 31);
  return write4(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer();
}
function cellOf(value, isHead) {
  if (typeof value === "number") return { value, type: Number };
  const cell2 = { value: legalText(value), type: String, wrap: true, alignVertical: "top" };
  return isHead ? { ...cell2, fontWeight: "bold" } : cell2;
}

// src/adapters/team/native/render-native.ts
async function renderNative(native, { project, readPicture }) {
  switch (native.format) {
    case "docx":
      return renderDocx(native, readPicture, await load("docx", project, isDocx));
    case "pdf":
      return renderPdf(native, readPicture, await load("pdfkit", project, isPdf));
    case "pptx":
      return renderPptx(native, readPicture, await load("pptxgenjs", project, isPptx));
    case "xlsx":
      return renderXlsx(native, await load("write-excel-file/node", project, isXlsx));
  }
}
async function load(name, project, isIt) {
  const loaded = await loadPackage(name, project);
  if (isIt(loaded)) return loaded;
  throw new InputError("tool_broken", `The package ${name} is not the one that is known here.`, {
    hint: "See the versions under peerDependencies of ux-jury."
  });
}
function isDocx(loaded) {
  return typeof loaded === "object" && loaded !== null && "Document" in loaded && "Packer" in loaded;
}
function isPdf(loaded) {
  return typeof loaded === "function" && hasMethods(loaded, ["struct", "table", "text"]);
}
function isPptx(loaded) {
  return typeof loaded === "function" && hasMethods(loaded, ["addSlide", "write"]);
}
function isXlsx(loaded) {
  return typeof loaded === "function";
}
function hasMethods(made, names) {
  const { prototype } = made;
  return typeof prototype === "object" && prototype !== null && names.every((name) => name in prototype);
}

// src/team/producers/facts.ts
function byHarm({ issues }) {
  const weight = ({ critical, severity }) => critical ? 5 : severity;
  return issues.toSorted(
    (a, b) => weight(b) - weight(a) || b.touched.length - a.touched.length || (a.id < b.id ? -1 : 1)
  );
}
function severityOf({ critical, severity }) {
  if (critical || severity === 4) return "critical";
  if (severity === 3) return "high";
  return severity === 2 ? "medium" : "low";
}
function firstRef({ places, touched }) {
  return places[0]?.ref ?? touched[0] ?? "";
}
function taskOf(plan2, issue) {
  return plan2.tasks.find(({ acceptance: acceptance2 }) => acceptance2.some((one) => one.issue === issue.id))?.id ?? "";
}

// src/team/producers/build-spreadsheet.ts
var COLUMNS = [
  "id",
  "task",
  "severity",
  "critical",
  "rule",
  "title",
  "claim",
  "advice",
  "first_place",
  "places",
  "journeys",
  "wcag"
];
function buildSpreadsheet({ outcomes, plan: plan2, words }, name) {
  const findings = byHarm(outcomes).map((issue) => [
    issue.id,
    taskOf(plan2, issue),
    severityOf(issue),
    issue.critical ? "yes" : "no",
    issue.rule,
    issue.title,
    issue.claim,
    issue.recommendation,
    firstRef(issue),
    issue.touched.length,
    issue.journeys,
    issue.claims.wcag.join(" ")
  ]);
  const rows = [COLUMNS, ...findings];
  return {
    name,
    text: rows.map((row2) => `${row2.map((value) => cell(String(value))).join(",")}\r
`).join(""),
    native: {
      format: "xlsx",
      name: nativeName(name, "xlsx"),
      title: words.documents?.sheet ?? "",
      rows
    }
  };
}
function cell(text2) {
  const safe = /^[=+\-@\t\r]/.test(text2) ? `'${text2}` : text2;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// src/team/producers/render-markdown.ts
function renderMarkdown(blocks) {
  return blocks.flatMap((block) => {
    const lines3 = renderBlock(block);
    return lines3.length === 0 ? [] : [`${lines3.join("\n")}
`];
  }).join("\n");
}
function renderSlides(slides) {
  const texts = slides.map(
    ({ title, lines: lines3 }) => [`# ${encodeLine(title)}`, "", ...lines3.map((line2) => `- ${setWords2(line2)}`)].join("\n")
  );
  return `${texts.join("\n\n---\n\n")}
`;
}
function renderBlock(block) {
  switch (block.kind) {
    case "heading":
      return [`${"#".repeat(block.level)} ${encodeLine(block.text)}`];
    case "paragraph":
      return [encodeLine(block.text)];
    case "list":
      return block.items.map((item) => `- ${setWords2(item)}`);
    case "table":
      return [
        row(block.head.map((text2) => [text2])),
        `|${block.head.map(() => "---|").join("")}`,
        ...block.rows.map(row)
      ];
    case "picture":
      return [];
  }
}
function row(cells) {
  return `| ${cells.map(setWords2).join(" | ")} |`;
}
function setWords2(words) {
  return words.map(
    (part) => typeof part === "string" ? encodeLine(part) : `\`${part.code.replace(/[`|\r\n]/g, "'")}\``
  ).join("");
}

// src/team/producers/fill-accessibility-form.ts
function fillAccessibilityForm(facts, name) {
  const { aggregate, words } = facts;
  const say = (key, values = {}) => fill(words.accessibility?.[key] ?? "", values);
  const title = say("title", { target: aggregate.context.target });
  const rows = WCAG_CRITERIA.map(({ criterion, name: label, level }) => {
    const { status, remark } = judge2(criterion, facts);
    return [[`${criterion} ${label}`], [level], [say(status)], remark];
  });
  const blocks = [
    { kind: "heading", level: 1, text: title },
    { kind: "paragraph", text: say("notice") },
    {
      kind: "list",
      items: [
        [`${say("build")}: ${aggregate.context.build_identity}`],
        [`${say("viewport")}: ${aggregate.context.viewport}`],
        [say("method")]
      ]
    },
    {
      kind: "table",
      head: [say("criterion"), say("level"), say("status"), say("remarks")],
      rows,
      widths: [3, 1, 2, 5]
    },
    { kind: "paragraph", text: say("person") }
  ];
  return {
    name,
    text: renderMarkdown(blocks),
    native: { format: "pdf", name: nativeName(name, "pdf"), title, blocks }
  };
}
function judge2(criterion, { aggregate, outcomes }) {
  const failed = outcomes.issues.filter(({ claims }) => claims.wcag.includes(criterion));
  if (failed.length > 0) {
    const places = failed.slice(0, 3).flatMap((issue, at) => [`${at > 0 ? "; " : ""}${issue.title} (`, { code: firstRef(issue) }, ")"]);
    const more = failed.length > 3 ? [`; +${failed.length - 3}`] : [];
    return { status: "failures", remark: [...places, ...more] };
  }
  const data = aggregate.methods.find(({ method }) => method === "wcag_2_2_aa")?.methodology_data.checks;
  const checks = Array.isArray(data) ? data : [];
  const check = checks.find((one) => isCheck(one) && one.criterion === criterion);
  if (!isCheck(check) || check.status === "not_checked") return { status: "not_measured", remark: [] };
  return { status: check.status === "checked" ? "no_failures" : "needs_review", remark: [] };
}
function isCheck(value) {
  return typeof value === "object" && value !== null && "criterion" in value && "status" in value;
}

// src/team/producers/make-slides.ts
var MOST_LINES = 6;
var MOST_PICTURES2 = 6;
var MOST_SIGNS = 180;
function makeSlides(facts, name) {
  const { aggregate, plan: plan2, outcomes, words } = facts;
  const say = (key, values = {}) => fill(words.documents?.[key] ?? "", values);
  const fixes = plan2.tasks.filter(({ kind }) => kind === "fix");
  const issues = byHarm(outcomes);
  const title = say("review_title", { target: aggregate.context.target });
  const verdict = say("verdict", {
    verdict: aggregate.verdict.toUpperCase(),
    average: aggregate.average_score.toFixed(1),
    threshold: aggregate.threshold
  });
  const worst2 = issues.map((issue) => [shorten(issue.title), " (", { code: firstRef(issue) }, ")"]);
  const tasks = fixes.map((one) => [`${one.id} ${shorten(one.title)} (${one.acceptance.length})`]);
  const slides = [
    slide(title, [[verdict], [say("counts", { findings: issues.length, tasks: fixes.length })]]),
    slide(
      say("scores"),
      Object.entries(aggregate.method_scores).map(([method, score]) => [`${method}: ${score}/10`])
    ),
    slide(say("worst"), worst2),
    ...pickSeen(issues).map((issue) => showIssue(issue, say("advice"))),
    ...chunk(tasks).map((lines3) => slide(say("tasks"), lines3)),
    slide(say("next"), [[say("next_gate")], [say("not_users")]])
  ];
  return {
    name,
    text: renderSlides(slides),
    native: { format: "pptx", name: nativeName(name, "pptx"), title, slides }
  };
}
function slide(title, lines3) {
  return { title: shorten(title), lines: lines3.slice(0, MOST_LINES), picture: null };
}
function pickSeen(issues) {
  const seen = issues.filter((issue) => firstRef(issue) !== "");
  const first = seen.filter(
    (issue, at) => seen.findIndex((other) => firstRef(other) === firstRef(issue)) === at
  );
  return first.slice(0, MOST_PICTURES2);
}
function showIssue(issue, advice) {
  const lines3 = [
    [shorten(issue.claim)],
    [`${advice}: ${shorten(issue.recommendation)}`],
    [{ code: firstRef(issue) }]
  ];
  return { title: shorten(issue.title), lines: lines3, picture: firstRef(issue) };
}
function shorten(text2) {
  const signs = [...text2];
  return signs.length <= MOST_SIGNS ? text2 : `${signs.slice(0, MOST_SIGNS - 1).join("")}\u2026`;
}
function chunk(lines3) {
  const count2 = Math.ceil(lines3.length / MOST_LINES);
  return Array.from({ length: count2 }, (_one, at) => lines3.slice(at * MOST_LINES, (at + 1) * MOST_LINES));
}

// src/team/producers/write-data.ts
function writeData(facts, name) {
  const stem = name.replace(/\.json$/, "");
  const rows = byHarm(facts.outcomes).map((issue) => rowOf(issue, facts));
  return [
    {
      name: `${stem}.json`,
      text: `${JSON.stringify({ run_id: facts.aggregate.run_id, findings: rows }, null, 2)}
`
    },
    { name: `${stem}.yml`, text: toYaml(facts.aggregate.run_id, rows) },
    { name: `${stem}.xml`, text: toXml(facts.aggregate.run_id, rows) },
    { name: `${stem}.sarif`, text: `${JSON.stringify(toSarif(facts), null, 2)}
` },
    { name: `${stem}.junit.xml`, text: toJunit(facts) }
  ];
}
function rowOf(issue, { plan: plan2 }) {
  return {
    id: issue.id,
    rule: issue.rule,
    severity: severityOf(issue),
    critical: issue.critical,
    title: issue.title,
    claim: issue.claim,
    recommendation: issue.recommendation,
    ref: firstRef(issue),
    places: issue.touched.length,
    task: taskOf(plan2, issue),
    wcag: issue.claims.wcag.join(" ")
  };
}
function toYaml(runId, rows) {
  const scalar = (value) => JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
  const items = rows.map(
    (row2) => Object.entries(row2).map(([key, value], at) => `${at === 0 ? "  - " : "    "}${key}: ${scalar(value)}`).join("\n")
  );
  const list2 = items.length === 0 ? "findings: []" : `findings:
${items.join("\n")}`;
  return `run_id: ${scalar(runId)}
${list2}
`;
}
function toXml(runId, rows) {
  const items = rows.map((row2) => {
    const fields = Object.entries(row2).map(([key, value]) => `    <${key}>${xml(String(value))}</${key}>`);
    return `  <finding>
${fields.join("\n")}
  </finding>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<findings run="${xml(runId)}">
${items.join("\n")}
</findings>
`;
}
function xml(text2) {
  return text2.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "").replace(/[&<>"'\n\r\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
var LEVELS = { critical: "error", high: "error", medium: "warning", low: "note" };
function toSarif({ aggregate, outcomes }) {
  const issues = byHarm(outcomes);
  const rules = [...new Set(issues.map(({ rule }) => rule))].toSorted();
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "UX Jury",
            rules: rules.map((id) => ({
              id,
              shortDescription: { text: issues.find(({ rule }) => rule === id)?.title ?? id }
            }))
          }
        },
        automationDetails: { id: aggregate.run_id },
        results: issues.map((issue) => ({
          ruleId: issue.rule,
          ruleIndex: rules.indexOf(issue.rule),
          level: LEVELS[severityOf(issue)],
          message: { text: `${issue.claim} ${issue.recommendation}` },
          partialFingerprints: { uxJuryIssue: issue.id },
          locations: issue.places.slice(0, 10).map((place) => ({
            logicalLocations: [{ fullyQualifiedName: place.ref, kind: "member" }]
          }))
        }))
      }
    ]
  };
}
var SKIPPED = "<skipped/>";
function toJunit({ outcomes }) {
  const failing = groupByRule(byHarm(outcomes));
  const ids = [.../* @__PURE__ */ new Set([...outcomes.rules.map(({ rule }) => rule), ...failing.keys()])];
  const cases = ids.map((id) => {
    const tally = outcomes.rules.find(({ rule }) => rule === id);
    const failures = (failing.get(id) ?? []).map(
      (issue) => `<failure type="${severityOf(issue)}" message="${xml(issue.claim)}">${xml(firstRef(issue))}</failure>`
    );
    const isSkipped = failures.length === 0 && tally?.passed === 0;
    return `    <testcase classname="ux-jury" name="${xml(id)}">${failures.join("")}${isSkipped ? SKIPPED : ""}</testcase>`;
  });
  const skipped = cases.filter((one) => one.includes(SKIPPED)).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="UX Jury" tests="${ids.length}" failures="${failing.size}" errors="0" skipped="${skipped}">
${cases.join("\n")}
  </testsuite>
</testsuites>
`;
}
function groupByRule(issues) {
  const groups = /* @__PURE__ */ new Map();
  for (const issue of issues) groups.set(issue.rule, [...groups.get(issue.rule) ?? [], issue]);
  return groups;
}

// src/team/producers/write-review.ts
var MOST_PICTURES3 = 8;
function writeReview(facts, name) {
  const say = (key, values = {}) => fill(facts.words.documents?.[key] ?? "", values);
  const title = say("review_title", { target: facts.aggregate.context.target });
  const blocks = [
    { kind: "heading", level: 1, text: title },
    ...describeVerdict(facts, say),
    ...describeTasks(facts, say),
    ...describeFindings(facts, say),
    ...describeLimits(facts, say)
  ];
  return {
    name,
    text: renderMarkdown(blocks),
    native: { format: "docx", name: nativeName(name, "docx"), title, blocks }
  };
}
function describeVerdict({ aggregate, debate }, say) {
  const failing = debate?.criteria.filter(({ status }) => status !== "PASS") ?? [];
  return [
    {
      kind: "paragraph",
      text: say("verdict", {
        verdict: aggregate.verdict.toUpperCase(),
        average: aggregate.average_score.toFixed(1),
        threshold: aggregate.threshold
      })
    },
    { kind: "heading", level: 2, text: say("scores") },
    {
      kind: "list",
      items: Object.entries(aggregate.method_scores).map(([method, score]) => [`${method}: ${score}/10`])
    },
    { kind: "heading", level: 2, text: say("criteria") },
    failing.length === 0 ? { kind: "paragraph", text: say("none") } : {
      kind: "list",
      items: failing.map((one) => [`C${one.number} ${one.name}: ${one.combined}, ${one.status}`])
    }
  ];
}
function describeTasks({ plan: plan2 }, say) {
  const tasks = plan2.tasks.flatMap((task2) => [
    { kind: "heading", level: 3, text: `${task2.id}: ${task2.title}` },
    { kind: "paragraph", text: task2.description },
    { kind: "list", items: task2.acceptance.map((one) => [`${one.id} ${one.text}`]) }
  ]);
  return [{ kind: "heading", level: 2, text: say("tasks") }, ...tasks];
}
function describeFindings(facts, say) {
  const issues = byHarm(facts.outcomes);
  const shown = /* @__PURE__ */ new Set();
  const findings = issues.flatMap((issue) => {
    const ref = firstRef(issue);
    const isNew = ref !== "" && !shown.has(ref) && shown.size < MOST_PICTURES3;
    if (isNew) shown.add(ref);
    const caption = `${issue.title}, ${ref}`;
    const picture = isNew ? [{ kind: "picture", ref, caption }] : [];
    return [...describeFinding(issue, facts, say), ...picture];
  });
  const heading = { kind: "heading", level: 2, text: say("findings", { count: issues.length }) };
  return [heading, ...findings];
}
function describeFinding(issue, { plan: plan2 }, say) {
  return [
    { kind: "heading", level: 3, text: issue.title },
    {
      kind: "list",
      items: [
        [`${say("finding_id")}: `, { code: issue.id }, `, ${taskOf(plan2, issue) || "-"}`],
        [`${say("severity")}: ${severityOf(issue)}`],
        [`${say("place")}: `, { code: firstRef(issue) }, ` (${issue.touched.length})`],
        [issue.claim],
        [`${say("advice")}: ${issue.recommendation}`]
      ]
    }
  ];
}
function describeLimits({ aggregate }, say) {
  const limits = [...new Set(aggregate.methods.flatMap(({ limitations }) => limitations))];
  return [
    { kind: "heading", level: 2, text: say("limits") },
    { kind: "list", items: limits.map((text2) => [text2]) }
  ];
}

// src/commands/team/write-products.ts
var PRODUCERS = {
  "document-writer": writeReview,
  "spreadsheet-builder": buildSpreadsheet,
  "presentation-creator": makeSlides,
  "form-filler": fillAccessibilityForm,
  "data-file-writer": writeData
};
function writeProducts({ handoff }, facts) {
  const produce = PRODUCERS[handoff.producer];
  if (produce === void 0) return [];
  const made = produce(facts, handoff.output_filename);
  return "text" in made ? [made] : made;
}
function writeWorkOrder({ specialist, operations }, { words }) {
  const handed = operations.filter(({ kind }) => kind === "handover");
  const lines3 = handed.map(({ id, task: task2, what }) => `- [ ] ${id}, ${task2}: ${encodeLine(what)}`);
  const title = fill(words.documents?.order_title ?? "", { specialist });
  const body = lines3.length === 0 ? [words.documents?.order_none ?? ""] : lines3;
  return { name: `${specialist}-work-order.md`, text: `# ${title}

${body.join("\n")}
` };
}

// src/commands/team/write-natives.ts
async function writeNatives(team, blueprints, facts) {
  if (team.request.places !== void 0) return [];
  const { producers } = readTeamRegistries(team);
  const readPicture = pictureReader(team);
  const written = [];
  for (const blueprint of blueprints.filter(isReport)) {
    const producer = producers.find(({ profile }) => profile.name === blueprint.handoff.producer);
    for (const { native } of writeProducts(blueprint, facts))
      if (native !== void 0 && producer !== void 0 && isOffered(native, producer, team))
        written.push(...await write2(native, readPicture, team));
  }
  return written;
}
function isReport({ operations }) {
  return operations.some(({ kind }) => kind === "write");
}
function isOffered({ format, name }, producer, { request }) {
  if (!producer.profile.output_formats.includes(format)) return false;
  const missing = findMissing(producer, format, request.project);
  if (missing.length > 0)
    request.say(`${name} was not written: ${missing.map(({ install }) => install).join("; ")}`);
  return missing.length === 0;
}
async function write2(native, readPicture, { folder: folder2, request }) {
  try {
    const bytes = await renderNative(native, { project: request.project, readPicture });
    folder2.writeText(`output/${native.name}`, bytes);
    return [native.name];
  } catch (cause) {
    request.say(`${native.name} was not written: ${cause instanceof Error ? cause.message : String(cause)}`);
    return [];
  }
}
function pictureReader(team) {
  let bundles = null;
  return (ref) => {
    bundles ??= bundlePaths(team).filter(existsSync6).map((path2) => openBundle(path2));
    const path = pictureAt(ref, bundles);
    if (path === null) return null;
    const bytes = readFileSync4(path);
    const [type, { width, height }] = [typeOf(bytes), imageSize(bytes)];
    return type === null ? null : { bytes, type, width, height };
  };
}

// src/commands/team/build-team.ts
async function buildTeam(team) {
  const { folder: folder2, request, run_id } = team;
  if (!folder2.has("completeness.json") || closeDetail(team) !== 0)
    throw new InputError(
      "gate_closed",
      "The blueprints have not passed both gates; the build does not start.",
      {
        hint: "Run `ux-jury team detail`: it names what is incomplete or in conflict."
      }
    );
  const facts = readFacts(team);
  const asked = readBlueprints(team).map(({ blueprint }) => blueprint);
  const code = asked.filter(({ operations }) => operations.every(({ kind }) => kind !== "write"));
  const room = { team, registries: readTeamRegistries(team), desk: openDesk(team, code) };
  const built = await buildCode(code, room);
  const blueprints = asked.map((one) => built.blueprints[code.indexOf(one)] ?? one);
  const absent = listAbsentReviewers(blueprints, built.cycles, room);
  const written = writeReports(team, blueprints, facts);
  await writeNatives(team, blueprints, facts);
  const report = conclude(team, {
    blueprints,
    facts,
    built: { ...built, for_people: [...built.for_people, ...absent] },
    written
  });
  const engine = readEngineNotes(team);
  const told = engine === null ? report : { ...report, engine };
  folder2.write("build-report.json", told);
  folder2.writeText("build-report.md", renderBuildReport(told, team.words));
  folder2.writeState(afterBuild(folder2.openState(run_id), report));
  const { before, after } = report.proof;
  if (before !== null && after !== null)
    request.say(
      `Average ${before.average.toFixed(1)} -> ${after.average.toFixed(1)}, verdict ${before.verdict} -> ${after.verdict}; ${report.proof.proven.length} findings gone, ${report.proof.new_issues.length} new.`
    );
  request.say(`Build ${report.status}: ${folder2.path}/build-report.md`);
  return report.status === "PASS" ? 0 : 1;
}
function openDesk(team, code) {
  const isAsked = code.some(({ operations }) => operations.some(({ kind }) => kind === "edit"));
  return isAsked ? openTeamModel(team, "build") : null;
}
function writeReports({ folder: folder2, request }, blueprints, facts) {
  return blueprints.flatMap((blueprint) => {
    const isReport2 = blueprint.operations.some(({ kind }) => kind === "write");
    const products = isReport2 ? writeProducts(blueprint, facts) : [writeWorkOrder(blueprint, facts)];
    return products.flatMap((product) => {
      folder2.writeText(`output/${product.name}`, product.text);
      const problems = isReport2 ? checkProduct(product, facts) : [];
      for (const problem of problems) request.say(problem);
      return problems.length === 0 ? [product.name] : [];
    });
  });
}
function conclude({ run_id }, {
  blueprints,
  facts,
  built,
  written
}) {
  const tasks = facts.plan.tasks.flatMap((task2) => {
    const blueprint = blueprints.find(({ plan_tasks }) => plan_tasks.includes(task2.id));
    if (blueprint === void 0) return [];
    const withdrawn = built.withdrawn.map(({ issue }) => issue);
    return [
      judgeTask({
        task: task2,
        blueprint,
        withdrawn,
        proof: built.proven.proof,
        debateAfter: built.proven.debate,
        written
      })
    ];
  });
  const isUnproven = built.for_people.length > 0;
  const all = tasks.every(({ status }) => status === "PASS") && !isUnproven;
  const some = tasks.some(({ status }) => status !== "FAIL");
  return {
    run_id,
    status: all ? "PASS" : some && !isUnproven ? "PARTIAL" : "FAIL",
    tasks,
    cycles: [...built.cycles],
    proof: built.proven.proof,
    withdrawn: [...built.withdrawn],
    for_people: [...built.for_people]
  };
}

// src/team/blueprint/resolve-answer.ts
function resolveAnswer(id, stage1, file) {
  if (id === null) return { kind: "given", id: "", text: "", isOwnWords: false };
  return id.startsWith("A") ? resolveAssumption(id, stage1, file) : resolveDecision(id, stage1, file);
}
function resolveAssumption(id, stage1, file) {
  const raised = stage1.assumptions?.find((one) => one.id === id);
  const settled = file?.assumptions.find((one) => one.id === id);
  if (raised === void 0 || file !== null && (settled === void 0 || settled.status === "open"))
    return { kind: "unanswered", id, text: "" };
  const override2 = settled?.user_override ?? null;
  return { kind: "given", id, text: override2 ?? raised.default, isOwnWords: override2 !== null };
}
function resolveDecision(id, stage1, file) {
  const raised = stage1.decisions.find((one) => one.id === id);
  const settled = file?.decisions.find((one) => one.id === id);
  const chosen = file === null ? raised?.recommended : settled?.chosen;
  if (raised === void 0 || chosen === void 0 || chosen === null)
    return { kind: "unanswered", id, text: "" };
  if (chosen === "other") return { kind: "given", id, text: settled?.user_input ?? "-", isOwnWords: true };
  const text2 = raised.options.find(({ letter: letter2 }) => letter2 === chosen)?.text ?? "";
  return chosen === raised.options[0]?.letter ? { kind: "given", id, text: text2, isOwnWords: false } : { kind: "refused", id, text: text2 };
}
var PLAIN = { "'": "\u2019", '"': "\u201D", "`": "\u2019" };
function safeWords(text2) {
  return text2.replace(/\s+/g, " ").replace(/['"`]/g, (quote) => PLAIN[quote] ?? "").replace(/[\\<>{}$]|[\p{C}]/gu, "").trim().slice(0, 300);
}

// src/team/blueprint/check-grounds.ts
var STANDARD = /^(WCAG|RFC|ISO|SARIF|HTML|CommonMark|ARIA|ECMA|JUnit|YAML|XML|JSON|CSV|Rule page)\b/i;
function checkGrounds(blueprint, stage1, file) {
  return blueprint.operations.flatMap(({ id, grounds }) => {
    if (grounds.length === 0) return [`${id} rests on no finding, answer or standard.`];
    return grounds.filter((ground2) => {
      if (ground2.kind === "standard") return !STANDARD.test(ground2.id);
      if (ground2.kind === "finding") return !stage1.findings.some((finding) => finding.id === ground2.id);
      return resolveAnswer(ground2.id, stage1, file).kind === "unanswered";
    }).map((ground2) => `${id} rests on ${ground2.kind} ${ground2.id}, which is not there.`);
  });
}

// src/team/blueprint/specify.ts
function specifyBlueprint(input) {
  const { specialist, tasks, depth, stage1, producer } = input;
  const ids = tasks.map(({ id }) => id);
  const findings = stage1.findings.filter(({ task: task2 }) => ids.includes(task2));
  const open = [];
  const operations = [
    ...findings.flatMap((finding) => operate(finding, input, open)),
    ...tasks.filter(({ kind }) => kind === "report").map((task2) => write3(task2, input))
  ].map((operation, at) => ({ ...operation, id: `O${at + 1}` }));
  return {
    specialist: specialist.profile.name,
    domain: specialist.profile.domain,
    plan_tasks: ids,
    depth,
    status: open.length === 0 ? "approved" : "draft",
    title: fill(input.words.blueprint?.title ?? "", {
      specialist: specialist.profile.display_name,
      titles: tasks.map(({ title }) => title).join("; ")
    }),
    task_reference: tasks.map(({ id, title, acceptance: acceptance2, dependencies }) => ({
      task: id,
      title,
      criteria: acceptance2.map((one) => `${one.id}: ${one.text}`),
      dependencies: dependencies.join(", ") || "-"
    })),
    research: [...stage1.facts, ...findings.map((one) => sayFinding(one, input))],
    approach: [stage1.approach, ...stage1.risks],
    decisions: listDecisions(findings, input),
    operations,
    acceptance: tasks.flatMap((task2) => mapAcceptance(task2, operations, input)),
    integration: integrate(operations, input),
    open_items: open,
    handoff: {
      producer: producer.name,
      output_format: producer.output_format,
      output_filename: producer.files[0] ?? `${specialist.profile.name}.patch`,
      output_directory: "output",
      formatting: [
        producer.output_format === "source" ? input.words.blueprint?.formatting_source ?? "" : fill(input.words.blueprint?.formatting_other ?? "", { format: producer.output_format })
      ],
      blocks: operations.map(({ id, what }) => `${id}: ${what}`)
    }
  };
}
function operate(finding, input, open) {
  const answer = resolveAnswer(finding.asks, input.stage1, input.decisions);
  const grounds = groundsOf(finding, answer);
  const sentence = input.words.blueprint ?? {};
  if (answer.kind === "unanswered") {
    open.push(fill(sentence.open ?? "", { issue: finding.issue }));
    return [];
  }
  const common = { task: finding.task, issues: [finding.issue], grounds };
  if (answer.kind === "refused")
    return [
      {
        ...common,
        kind: "handover",
        what: fill(sentence.dropped ?? "", { id: answer.id, issue: finding.issue }),
        edits: []
      }
    ];
  const change = input.changes?.get(finding.id);
  if (finding.file !== void 0 && change !== void 0)
    return [
      {
        ...common,
        kind: "edit",
        what: change.what,
        edits: [],
        files: [finding.file],
        grounds: [...grounds, ...change.grounds]
      }
    ];
  const needsWords = finding.edits.some(({ replace }) => replace.includes("{{answer}}"));
  if (finding.edits.length === 0 || answer.isOwnWords && !needsWords) {
    const advice = answer.isOwnWords ? answer.text : finding.grounds;
    return [
      {
        ...common,
        kind: "handover",
        what: fill(sentence.handover ?? "", { issue: finding.issue, advice }),
        edits: []
      }
    ];
  }
  const edits = finding.edits.map((edit) => ({
    ...edit,
    replace: edit.replace.replaceAll("{{answer}}", safeWords(answer.text))
  }));
  const what = edits.map((edit) => fill(sentence.edit ?? "", { ...edit })).join(" ");
  return [{ ...common, kind: "edit", what, edits }];
}
function groundsOf(finding, answer) {
  const own = [{ kind: "finding", id: finding.id }];
  return answer.id === "" ? own : [...own, { kind: "answer", id: answer.id }];
}
var STANDARDS = {
  csv: "RFC 4180",
  json: "SARIF 2.1.0",
  markdown: "CommonMark"
};
function write3(task2, { producer, words }) {
  const file = task2.files === "TBD" ? "" : task2.files[0] ?? "";
  return {
    task: task2.id,
    kind: "write",
    what: fill(words.blueprint?.write ?? "", { file }),
    issues: [],
    edits: [],
    grounds: [{ kind: "standard", id: STANDARDS[producer.output_format] ?? producer.output_format }]
  };
}
function sayFinding({ id, issue, grounds }, { words }) {
  return fill(words.blueprint?.finding ?? "", { id, issue, grounds });
}
function listDecisions(findings, input) {
  const { stage1, words, decisions, changes } = input;
  const built = [...changes?.values() ?? []].flatMap(({ grounds }) => grounds);
  const asked = /* @__PURE__ */ new Set([
    ...findings.flatMap(({ asks }) => asks === null ? [] : [asks]),
    ...built.filter(({ kind }) => kind === "answer").map(({ id }) => id)
  ]);
  return [...asked].flatMap((id) => {
    const answer = resolveAnswer(id, stage1, decisions);
    const decision = stage1.decisions.find((one) => one.id === id);
    const title = decision?.title ?? stage1.assumptions?.find((one) => one.id === id)?.title;
    if (title === void 0 || answer.kind === "unanswered") return [];
    return [
      {
        id,
        title,
        outcome: answer.text,
        alternatives: decision?.options.map(({ text: text2 }) => text2).join("; ") ?? "-",
        confirmed_by: (decisions === null ? words.blueprint?.default_confirmed : words.blueprint?.person) ?? "-"
      }
    ];
  });
}
function mapAcceptance(task2, operations, { words }) {
  const own = operations.filter((operation) => operation.task === task2.id);
  const sentence = words.blueprint ?? {};
  return task2.acceptance.flatMap(({ id, kind, issue }) => {
    const settling = kind === "rule" ? own.filter(({ issues }) => issue !== null && issues.includes(issue)) : own;
    const [first] = settling;
    if (first === void 0) return [];
    const basis = first.grounds.find((ground2) => ground2.kind === "answer") ?? first.grounds[0];
    const how = kind === "criterion" ? sentence.how_criterion : { edit: sentence.how_edit, write: sentence.how_write, handover: sentence.how_handover }[first.kind];
    return [
      {
        criterion: id,
        operations: settling.map((one) => one.id),
        how: fill(how ?? "-", { id: basis?.id ?? "" })
      }
    ];
  });
}
function integrate(operations, { words }) {
  const files = [...new Set(operations.flatMap(({ edits }) => edits.map(({ file }) => file)))].toSorted();
  if (files.length === 0) return [words.blueprint?.integration_none ?? "-"];
  return files.map((file) => fill(words.blueprint?.integration_file ?? "", { file }));
}

// src/team/fix/source.ts
function findAll(source, pattern, endings = /./) {
  return source.files.filter(({ path }) => endings.test(path)).flatMap(
    (file) => file.lines.flatMap(
      (line2, index) => [...line2.matchAll(pattern)].map((match) => ({
        file,
        line: index + 1,
        column: match.index,
        text: match[0]
      }))
    )
  );
}
function literally(text2) {
  return text2.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}
var STYLES = /\.(css|scss|less|sass|pcss)$/;

// src/team/fix/tags.ts
function findTags(source, name) {
  const opening = new RegExp(`<${name}(?![\\w-])`, "g");
  return source.files.flatMap(
    (file) => file.lines.flatMap(
      (line2, index) => [...line2.matchAll(opening)].map(({ index: column }) => {
        const end = findEnd2(line2, column);
        const raw = line2.slice(column, end ?? void 0);
        return {
          file,
          line: index + 1,
          column,
          name,
          raw,
          rest: end === null ? "" : line2.slice(end),
          isWhole: end !== null
        };
      })
    )
  );
}
function findEnd2(line2, start) {
  let depth = 0;
  for (let at = start; at < line2.length; at += 1) {
    const sign = line2[at];
    if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    else if (sign === ">" && depth === 0 && line2[at - 1] !== "=") return at + 1;
  }
  return null;
}
function attributeOf({ raw }, name) {
  const bare = raw.replace(/\$\{(?:[^{}"]|\{[^{}]*\})*[?&](?:[^{}]|\{[^{}]*\})*\}/g, "");
  return new RegExp(`\\s${literally(name)}="([^"]*)"`).exec(bare)?.[1] ?? null;
}
function mentions({ raw }, name) {
  return new RegExp(`\\b${literally(name)}=`).test(raw);
}
function canBe(written, value) {
  if (!written.includes("${")) return written === value;
  const fixed = written.split(/\$\{[^}]*\}/);
  if (fixed.join("").length < 3) return false;
  return new RegExp(`^${fixed.map(literally).join(".+")}$`).test(value);
}

// src/team/fix/find-element.ts
function controlAt({ readState }, place) {
  const state = place.state === null ? null : readState(place.state);
  return state?.controls.find(({ key }) => key === place.key) ?? null;
}
function findElement(issue, context) {
  const tags = issue.places.map((place) => findAt(place, context));
  const [first] = tags;
  if (first === void 0 || first === null) return null;
  return tags.every(
    (tag) => tag !== null && tag.file === first.file && tag.line === first.line && tag.column === first.column
  ) ? first : null;
}
function findAt(place, context) {
  const control = controlAt(context, place);
  if (control === null) return null;
  const all = findTags(context.source, control.tag);
  const named = all.filter((tag) => isKeyOf(tag, place.key ?? ""));
  const candidates = (hasSign(place.key) ? named : all).filter((tag) => hasPlaceholderOf(tag, control));
  if (candidates.length === 1 && hasSign(place.key)) return candidates[0] ?? null;
  const content = candidates.filter((tag) => control.name !== "" && tag.rest.startsWith(`${control.name}</`));
  return content.length === 1 ? content[0] ?? null : null;
}
function hasPlaceholderOf(tag, control) {
  if (control.tag !== "input" && control.tag !== "textarea") return true;
  const written = attributeOf(tag, "placeholder");
  return written?.includes("${") === true || mentions(tag, "extra") || written === control.placeholder;
}
function hasSign(key) {
  return key !== null && /^(#[\w-]+|\[data-[\w-]+="[^"]+"\])$/.test(key);
}
function isKeyOf(tag, key) {
  const [, name, value] = /^\[(data-[\w-]+)="([^"]+)"\]$/.exec(key) ?? [];
  const id = /^#([\w-]+)$/.exec(key)?.[1];
  const written = attributeOf(tag, name ?? "id");
  const wanted = value ?? id;
  return written !== null && wanted !== void 0 && canBe(written, wanted);
}

// src/team/fix/narrow.ts
function narrow(line2, change) {
  const [find, replace] = [split(change.find), split(change.replace)];
  let head = countShared(find, replace);
  let tail = countShared(find.slice(head).toReversed(), replace.slice(head).toReversed());
  const cut = (words) => words.slice(head, words.length - tail).join("");
  while (!/\w/.test(cut(find)) || line2.split(cut(find)).length !== 2) {
    if (head > 0) head -= 1;
    else if (tail > 0) tail -= 1;
    else return change;
  }
  return { find: cut(find), replace: cut(replace) };
}
function split(text2) {
  return text2.split(/(\s+|>)/).filter((part) => part !== "");
}
function countShared(one, other) {
  const end = one.findIndex((word, at) => word !== other[at]);
  return end === -1 ? Math.min(one.length, other.length) : end;
}

// src/team/fix/fixer.ts
function editOf(spot2, find, replace) {
  const line2 = spot2.file.lines[spot2.line - 1] ?? "";
  if (find === "" || line2.split(find).length !== 2) return null;
  return { file: spot2.file.path, line: spot2.line, ...narrow(line2, { find, replace }) };
}

// src/team/fix/consent.ts
var TICK = / checked(?:="(?:checked)?")?(?=[\s/>])/;
var untickConsent = (issue, context) => {
  const edit = untickTag(issue, context) ?? untickCall(issue, context);
  return edit === null ? null : {
    fixer: "untick-consent",
    grounds: `the source ticks it by itself, ${edit.file}:${edit.line}`,
    ask: null,
    edits: [edit]
  };
};
function untickTag(issue, context) {
  const tag = findElement(issue, context);
  const tick = tag === null || tag.raw.includes("{") ? void 0 : TICK.exec(tag.raw)?.[0];
  return tag === null || tick === void 0 ? null : editOf(tag, tag.raw, tag.raw.replace(tick, ""));
}
function untickCall({ places }, context) {
  const ids = new Set(places.map((place) => controlAt(context, place)?.test_id ?? null));
  const [id] = ids;
  if (id === void 0 || id === null || ids.size !== 1) return null;
  const named = `\\bid: (?:'${literally(id)}'|"${literally(id)}")`;
  const calls = findAll(context.source, new RegExp(`\\{[^{}]*${named}[^{}]*\\}`, "g"));
  const [call] = calls;
  if (call === void 0 || calls.length !== 1) return null;
  const tick = /\b(?:checked|defaultChecked): true(?=\s*[,}])/.exec(call.text)?.[0];
  return tick === void 0 ? null : editOf(call, call.text, call.text.replace(tick, tick.replace("true", "false")));
}

// src/team/fix/contrast.ts
var WANTED = 4.6;
var darkenColour = (issue, { source, outcomes, words }) => {
  const own = pairsOf(issue);
  const all = outcomes.issues.filter(({ rule }) => rule === "contrast").flatMap(pairsOf);
  if (own.length === 0) return null;
  const edits = own.flatMap(({ darker }) => darken(darker, all, source) ?? [null]);
  const sure = edits.filter((edit) => edit !== null);
  if (sure.length === 0 || sure.length !== edits.length) return null;
  const {
    contrast_title: title = "",
    contrast_default = "",
    contrast_rationale = ""
  } = words.assumptions ?? {};
  return {
    fixer: "darken-colour",
    grounds: `every style line that writes ${own.map(({ darker }) => darker).join(", ")} (${sure.length})`,
    ask: {
      kind: "assumption",
      key: "contrast",
      title,
      default: contrast_default,
      rationale: contrast_rationale
    },
    edits: sure.filter((edit, at) => sure.findIndex((one) => isSame2(one, edit)) === at)
  };
};
function isSame2(a, b) {
  return a.file === b.file && a.line === b.line && a.find === b.find;
}
function pairsOf({ places }) {
  const found = places.flatMap(({ claim: claim2 }) => {
    const [, ink, ground2] = /foreground color: (#[0-9a-f]{6}), background color: (#[0-9a-f]{6})/i.exec(claim2) ?? [];
    if (ink === void 0 || ground2 === void 0) return [];
    const [darker, lighter] = luminance(ink) <= luminance(ground2) ? [ink, ground2] : [ground2, ink];
    return [{ darker, lighter }];
  });
  return found.filter(
    (pair, at) => found.findIndex((one) => one.darker === pair.darker && one.lighter === pair.lighter) === at
  );
}
function darken(colour, pairs, source) {
  if (pairs.some(({ lighter }) => lighter === colour)) return null;
  const grounds = pairs.filter(({ darker }) => darker === colour).map(({ lighter }) => lighter);
  const target = shadeOf(colour, grounds);
  const spots = findAll(source, new RegExp(`${colour}(?![0-9a-f])`, "gi"), STYLES);
  if (target === null || spots.length === 0) return null;
  const edits = spots.map(
    (spot2) => editOf(spot2, declarationAt(spot2), declarationAt(spot2).replace(spot2.text, target))
  );
  const sure = edits.filter((edit) => edit !== null);
  return sure.length === edits.length ? sure : null;
}
function declarationAt({ file, line: line2, column }) {
  const text2 = file.lines[line2 - 1] ?? "";
  const start = Math.max(text2.lastIndexOf("{", column), text2.lastIndexOf(";", column)) + 1;
  const end = text2.slice(column).search(/[;}]|$/) + column;
  return text2.slice(start, end).trim();
}
function shadeOf(colour, grounds) {
  for (let share = 1; share >= 0; share -= 0.01) {
    const shade = `#${channels(colour).map(
      (value) => Math.round(value * share).toString(16).padStart(2, "0")
    ).join("")}`;
    if (grounds.every((ground2) => contrastOf(shade, ground2) >= WANTED)) return shade;
  }
  return null;
}
function channels(colour) {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrastOf(one, other) {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

// src/team/fix/error-text.ts
var FIELDS = ["input", "select", "textarea"];
var HOLDERS = ["p", "span", "div", "small", "strong", "em"];
var NAMES2 = [
  /^(.+)[-_](?:error|err|message|msg|invalid)$/i,
  /^(.+)(?:Error|Message)$/,
  /^(?:error|err)[-_](.+)$/i
];
var MADE = /[{}`]|<%/;
var tieError = (issue, context) => {
  const shown = [...new Set(issue.places.map(({ name }) => name))];
  const [text2] = shown;
  const holder = text2 === void 0 || shown.length > 1 ? null : findHolder(text2, context.source);
  const id = holder === null ? null : attributeOf(holder, "id");
  const field2 = holder === null || id === null ? null : findField(holder, id, { issue, context });
  if (holder === null || field2 === null || mentions(field2, "aria-describedby")) return null;
  const tied = field2.raw.replace(`<${field2.name}`, `<${field2.name} aria-describedby="${id}"`);
  const edit = editOf(field2, field2.raw, tied);
  const grounds = `the id of the text names its field, ${holder.file.path}:${holder.line} and ${field2.line}`;
  return edit === null ? null : { fixer: "tie-error", grounds, ask: null, edits: [edit] };
};
function findHolder(text2, source) {
  const all = HOLDERS.flatMap((name) => findTags(source, name)).filter(isWritten);
  const written = all.filter((tag) => tag.rest.startsWith(`${text2}</`));
  if (written.length > 0) return written.length === 1 ? written[0] ?? null : null;
  const [spot2, ...others] = findAll(source, new RegExp(`(['"\`])${literally(text2)}\\1`, "g"));
  if (spot2 === void 0 || others.length > 0) return null;
  const line2 = spot2.file.lines[spot2.line - 1] ?? "";
  const named = all.filter(
    (tag) => new RegExp(`['"#]${literally(attributeOf(tag, "id") ?? "")}['"]`).test(line2)
  );
  return named.length === 1 ? named[0] ?? null : null;
}
function isWritten(tag) {
  const line2 = tag.file.lines[tag.line - 1] ?? "";
  return (attributeOf(tag, "id") ?? "") !== "" && tag.isWhole && !MADE.test(line2);
}
function findField(holder, id, { issue, context }) {
  const names = NAMES2.flatMap((pattern) => pattern.exec(id)?.[1] ?? []);
  const fields = FIELDS.flatMap((name) => findTags(context.source, name)).filter(isWritten);
  const own = fields.filter((tag) => names.includes(attributeOf(tag, "id") ?? ""));
  const [field2] = own;
  const isOnce = findAll(context.source, new RegExp(`\\sid="${literally(id)}"`, "g")).length === 1;
  if (field2 === void 0 || own.length !== 1 || field2.file !== holder.file || !isOnce) return null;
  return isShown(attributeOf(field2, "id") ?? "", issue, context) ? field2 : null;
}
function isShown(id, { places }, { readState }) {
  return places.every(({ state }) => {
    const controls = state === null ? [] : readState(state)?.controls ?? [];
    return controls.some(({ key, test_id }) => key === `#${id}` || test_id === id);
  });
}

// src/team/fix/field-help.ts
var KEYBOARDS = {
  email: 'inputmode="email"',
  tel: 'inputmode="tel"',
  url: 'inputmode="url"',
  "one-time-code": 'inputmode="numeric"',
  "cc-number": 'inputmode="numeric"',
  "cc-csc": 'inputmode="numeric"'
};
var allowFilling = (issue, context) => {
  const fields = fieldsOf(issue).map((field2) => ({
    tag: findElement(field2, context),
    purpose: purposeOf(field2)
  }));
  const edits = fields.map(
    ({ tag, purpose }) => tag === null || purpose === null ? null : fillBy(tag, purpose)
  );
  const sure = edits.filter((edit) => edit !== null);
  const places = new Set(sure.map(({ file, line: line2, find }) => `${file}:${line2}:${find}`));
  if (sure.length === 0 || sure.length !== fields.length || places.size !== sure.length) return null;
  const lines3 = sure.map(({ file, line: line2 }) => `${file}:${line2}`).join(", ");
  return {
    fixer: "allow-filling",
    grounds: `the tag switches it off itself, ${lines3}`,
    ask: null,
    edits: sure
  };
};
function fieldsOf(issue) {
  const keys = [...new Set(issue.places.map(({ key }) => key))];
  return keys.map((key) => ({ ...issue, places: issue.places.filter((place) => place.key === key) }));
}
function purposeOf({ claim: claim2, places }) {
  const said = places.map((place) => /personal fact \(([a-z-]+)\)/.exec(place.claim)?.[1]);
  const [only, ...others] = [...new Set(said.filter((one) => one !== void 0))];
  return others.length > 0 ? null : only ?? /personal fact \(([a-z-]+)\)/.exec(claim2)?.[1] ?? null;
}
function fillBy(tag, purpose) {
  const written = attributeOf(tag, "autocomplete");
  if (written === null || written.includes("{")) return null;
  const filled = tag.raw.replace(`autocomplete="${written}"`, `autocomplete="${purpose}"`);
  return editOf(tag, tag.raw, withKeyboard(filled, tag, purpose));
}
function withKeyboard(text2, tag, purpose) {
  const keyboard = KEYBOARDS[purpose];
  const type = attributeOf(tag, "type");
  if (keyboard === void 0 || tag.name !== "input" || mentions(tag, "inputmode")) return text2;
  if (mentions(tag, "type") && type !== "text") return text2;
  return text2.replace("<input", `<input ${keyboard}`);
}
var PASTE = / on[Pp]aste=(?:"(?:return false;?|event\.preventDefault\(\);?)"|\{\(?\w+\)? => \w+\.preventDefault\(\)\})/;
var allowPaste = (issue, context) => removeFrom(issue, context, {
  fixer: "allow-paste",
  pattern: PASTE,
  grounds: "the tag refuses pasting itself"
}) ?? removeOnly(issue, context);
var HEARS_PASTE = /\bonpaste\b|['"`]paste['"`]/gi;
function removeOnly({ places }, { source }) {
  const [found] = findAll(source, new RegExp(PASTE, "g"));
  const isOnly = findAll(source, HEARS_PASTE).length === 1 && new Set(places.map(({ key }) => key)).size === 1;
  const edit = found === void 0 || !isOnly ? null : editOf(found, found.text, "");
  if (found === void 0 || edit === null) return null;
  const grounds = `the only paste handler of the source, ${found.file.path}:${found.line}`;
  return { fixer: "allow-paste", grounds, ask: null, edits: [edit] };
}
var ORDER2 = / tab[iI]ndex=(?:"[1-9]\d*"|\{[1-9]\d*\})/;
var naturalOrder = (issue, context) => removeFrom(issue, context, {
  fixer: "natural-order",
  pattern: ORDER2,
  grounds: "the tag sets its own place in the tab order"
});
function removeFrom(issue, context, { fixer, pattern, grounds }) {
  const tag = findElement(issue, context);
  const found = tag === null ? void 0 : pattern.exec(tag.raw)?.[0];
  if (tag === null || found === void 0 || /\$\{|<%|\{\{/.test(found)) return null;
  return fixOf(fixer, grounds, { tag, edit: editOf(tag, tag.raw, tag.raw.replace(found, "")) });
}
function fixOf(fixer, why, { tag, edit }) {
  if (edit === null) return null;
  return { fixer, grounds: `${why}, ${tag.file.path}:${tag.line}`, ask: null, edits: [edit] };
}

// src/team/fix/style-rules.ts
function findRules({ files }) {
  return files.filter(({ path }) => STYLES.test(path)).flatMap((file) => {
    const text2 = file.lines.join("\n").replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
    return [...text2.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map((match) => {
      const [whole, selector = "", body = ""] = match;
      const start = match.index + (selector.length - selector.trimStart().length);
      const from = text2.slice(0, start).split("\n").length;
      const to = from + whole.trimStart().split("\n").length - 1;
      return { file, selector: selector.trim(), from, to, body };
    });
  });
}
function declarationsOf({ file, from, to, body }, pattern) {
  const texts = body.split(";").map((text2) => text2.trim()).filter((text2) => pattern.test(text2));
  return texts.flatMap((text2) => {
    for (let line2 = from; line2 <= to; line2 += 1) {
      const at = file.lines[line2 - 1] ?? "";
      if (at.includes(`${text2};`)) return [{ file, line: line2, text: `${text2};` }];
      if (at.includes(text2)) return [{ file, line: line2, text: text2 }];
    }
    return [];
  });
}

// src/team/fix/focus-outline.ts
var REMOVED = /^outline(?:-style|-width)?:\s*(?:none|0(?:px)?)(?:\s*!important)?$/;
var showFocus = (issue, context) => {
  const tags = issue.places.map((place) => controlAt(context, place)?.tag ?? null);
  const removing = findRules(context.source).flatMap((rule) => {
    const found = declarationsOf(rule, REMOVED);
    return found.length === 0 ? [] : [{ rule, found }];
  });
  const fitting = removing.filter(({ rule }) => tags.some((tag) => takesFocusFrom(rule, tag)));
  const isExplained = tags.every((tag) => fitting.some(({ rule }) => takesFocusFrom(rule, tag)));
  const spots = fitting.flatMap(({ found }) => found);
  if (tags.length === 0 || spots.length === 0 || !isExplained || !areOneFile(spots)) return null;
  const edits = spots.map((spot2) => editOf(spot2, spot2.text, ""));
  const sure = edits.filter((edit) => edit !== null);
  if (sure.length !== edits.length) return null;
  return {
    fixer: "show-focus",
    grounds: `the only styles that take the outline from these elements, ${spots.map(({ file, line: line2 }) => `${file.path}:${line2}`).join(", ")}`,
    ask: null,
    edits: sure
  };
};
function areOneFile([first, ...others]) {
  return others.every(({ file }) => file === first?.file);
}
function takesFocusFrom({ selector }, tag) {
  return selector.split(",").some((one) => {
    const name = /^(\*|[a-z][\w-]*)?:focus(?:-visible)?$/.exec(one.trim());
    return name !== null && (name[1] === void 0 || name[1] === "*" || name[1] === tag);
  });
}

// src/team/fix/helper-label.ts
var FIELDS2 = ["input", "textarea"];
var labelInHelper = (issue, context) => {
  const controls = issue.places.map((place) => controlAt(context, place));
  const shown = controls.filter((control) => control !== null && control.placeholder !== null);
  if (shown.length === 0 || shown.length !== controls.length) return null;
  const [tag, ...others] = FIELDS2.flatMap((name) => findTags(context.source, name)).filter(
    (one) => couldBe(one, shown)
  );
  const given = tag === void 0 || others.length > 0 || !tag.isWhole ? null : givenTo(tag);
  if (tag === void 0 || given === null || isLabelled(given, context.source)) return null;
  const edit = editOf(tag, tag.raw, withLabel(tag, given));
  return edit === null ? null : {
    fixer: "label-in-helper",
    grounds: `the only tag of the source that takes its placeholder as it is given, ${tag.file.path}:${tag.line}`,
    ask: null,
    edits: [edit]
  };
};
function couldBe({ name, raw }, shown) {
  const literal2 = /\splaceholder="([^"{]*)"/.exec(raw)?.[1];
  if (literal2 !== void 0) return shown.some((control) => control?.placeholder === literal2);
  const isHanded = /\{\.\.\.|\s\$\{/.test(raw);
  return isHanded || /\splaceholder=/.test(raw) && shown.some((control) => control?.tag === name);
}
function givenTo({ raw }) {
  const [, id, jsxId] = /\sid=(?:"\$\{([\w$.]+)\}"|\{([\w$.]+)\})/.exec(raw) ?? [];
  const [, words, jsxWords] = /\splaceholder=(?:"\$\{([\w$.]+)\}"|\{([\w$.]+)\})/.exec(raw) ?? [];
  if (id !== void 0 && words !== void 0) return { id, words, isJsx: false };
  const isClosed = /\/>$/.test(raw);
  if (jsxId !== void 0 && jsxWords !== void 0 && isClosed)
    return { id: jsxId, words: jsxWords, isJsx: true };
  return null;
}
function isLabelled({ id }, { files }) {
  const written = new RegExp(`\\b(?:for|htmlFor)=(?:"\\$\\{${literally(id)}\\}"|\\{${literally(id)}\\})`);
  return files.some(({ lines: lines3 }) => lines3.some((line2) => written.test(line2)));
}
function withLabel({ raw }, { id, words, isJsx }) {
  return isJsx ? `<><label htmlFor={${id}}>{${words}}</label>${raw}</>` : `<label for="\${${id}}">\${${words}}</label>${raw}`;
}

// src/team/fix/main-part.ts
var nameMain = (_issue, { source, words }) => {
  const tag = findCalledMain(source);
  const edit = tag === null ? null : editOf(tag, tag.raw, tag.raw.replace("<div", '<div role="main"'));
  const { main_title: title = "", main_default = "", main_rationale = "" } = words.assumptions ?? {};
  return tag === null || edit === null ? null : {
    fixer: "name-main",
    grounds: `the only <div> of the source that is called main, ${tag.file.path}:${tag.line}`,
    ask: { kind: "assumption", key: "main", title, default: main_default, rationale: main_rationale },
    edits: [edit]
  };
};
function findCalledMain(source) {
  const called = findTags(source, "div").filter(isCalledMain);
  const [tag] = called;
  if (tag === void 0 || called.length !== 1 || !tag.isWhole || hasOtherMain(tag, source)) return null;
  return tag;
}
function isCalledMain(tag) {
  if (attributeOf(tag, "role") !== null) return false;
  const names = [attributeOf(tag, "id"), attributeOf(tag, "class"), attributeOf(tag, "className")];
  return names.some((name) => name?.split(/\s+/).includes("main") ?? false);
}
function hasOtherMain(tag, source) {
  const mains = findTags(source, "main");
  const roles = source.files.some(({ lines: lines3 }) => lines3.some((line2) => /role=["']main["']/.test(line2)));
  return roles || mains.some(({ file, line: line2 }) => file !== tag.file || line2 !== tag.line);
}

// src/team/fix/media-controls.ts
var STARTS = /\sauto[pP]lay(?=[\s=>/])/;
var SILENT = /\s(?:muted|controls)(?=[\s=>/])/;
var giveControls = (_issue, { source }) => {
  const starting = ["audio", "video"].flatMap((name) => findTags(source, name)).filter(isStarting);
  const [tag] = starting;
  if (tag === void 0 || starting.length !== 1 || !tag.isWhole || SILENT.test(tag.raw)) return null;
  const isScripted = findAll(source, /\.play\(|\.autoplay\s*=|new Audio\b|AudioContext\b/g).length > 0;
  if (isScripted || /\{\.\.\.|\$\{/.test(tag.raw)) return null;
  const edit = editOf(tag, tag.raw, tag.raw.replace(`<${tag.name}`, `<${tag.name} controls`));
  return edit === null ? null : {
    fixer: "give-controls",
    grounds: `the only tag of the source that plays by itself, ${tag.file.path}:${tag.line}`,
    ask: null,
    edits: [edit]
  };
};
function isStarting({ raw }) {
  return STARTS.test(raw);
}

// src/team/fix/names.ts
var emptyAlt = (_issue, context) => {
  const bare = findTags(context.source, "img").filter((tag2) => !mentions(tag2, "alt"));
  const [tag] = bare;
  if (tag === void 0 || bare.length !== 1 || !isBesideWords(context)) return null;
  const edit = editOf(tag, tag.raw, tag.raw.replace("<img", '<img alt=""'));
  const { alt_title: title = "", alt_default = "", alt_rationale = "" } = context.words.assumptions ?? {};
  return edit === null ? null : {
    fixer: "empty-alt",
    grounds: `the only <img> of the source without alt, ${tag.file.path}:${tag.line}`,
    ask: { kind: "assumption", key: "alt", title, default: alt_default, rationale: alt_rationale },
    edits: [edit]
  };
};
function isBesideWords({ outcomes, readState }) {
  return outcomes.issues.filter(({ rule }) => rule === "image-without-text").flatMap(({ places }) => places).some(({ state, key }) => {
    const holder = key?.replace(/ > img$/, "");
    const controls = state === null ? [] : readState(state)?.controls ?? [];
    return holder !== key && controls.some((control) => control.key === holder && new RegExp("\\p{L}", "u").test(control.name));
  });
}
var nameField = (issue, context) => {
  const tags = candidatesOf(issue, context);
  const edits = tags.map((tag) => {
    const words = labelFor(tag, context);
    return words === null || mentions(tag, "aria-label") ? null : editOf(tag, tag.raw, withAttribute(tag, `aria-label="${words}"`));
  });
  const sure = edits.filter((edit) => edit !== null);
  if (sure.length === 0 || sure.length !== tags.length) return null;
  return {
    fixer: "name-field",
    grounds: `the label that the source writes for this id, ${tags.map(({ file, line: line2 }) => `${file.path}:${line2}`).join(", ")}`,
    ask: null,
    edits: sure
  };
};
function candidatesOf(issue, context) {
  const one = findElement(issue, context);
  if (one !== null) return [one];
  const control = issue.places[0] && controlAt(context, issue.places[0]);
  const id = control?.test_id;
  if (!control || !id || control.tag === "input") return [];
  const called = findAll(context.source, new RegExp(`\\bid: ['"]${literally(id)}['"]`, "g")).length === 1;
  return called ? findTags(context.source, control.tag).filter((tag) => /^\$\{\w+\}$/.test(attributeOf(tag, "id") ?? "")) : [];
}
function labelFor(tag, { source }) {
  const id = attributeOf(tag, "id");
  if (id === null) return null;
  const label = new RegExp(`<label for="${literally(id)}"[^>]*>([^<>]+)</label>`, "g");
  const isOwn = /^\$\{\w+\}$/.test(id);
  const spots = findAll(source, label).filter(
    ({ file, line: line2 }) => !isOwn || isSameFunction(tag, file.path, line2)
  );
  const words = new Set(spots.map(({ text: text2 }) => text2.replace(/^<label[^>]*>|<\/label>$/g, "")));
  const [only] = words;
  return words.size === 1 && only !== void 0 && !only.includes('"') ? only : null;
}
function isSameFunction(tag, path, line2) {
  return tag.file.path === path && headOf(tag.file.lines, tag.line) === headOf(tag.file.lines, line2);
}
function headOf(lines3, line2) {
  for (let at = line2; at > 0; at -= 1)
    if (/^(export |async |function |const |class )/.test(lines3[at - 1] ?? "")) return at;
  return 0;
}
var nameControl = (issue, context) => {
  const tag = findElement(issue, context);
  const word = tag === null ? null : attributeOf(tag, "data-testid");
  if (tag === null || word === null || !/^[a-z]{3,20}$/.test(word) || mentions(tag, "aria-label"))
    return null;
  const edit = editOf(tag, tag.raw, withAttribute(tag, 'aria-label="{{answer}}"'));
  const sentence = context.words.decisions ?? {};
  return edit === null ? null : {
    fixer: "name-control",
    grounds: `the only tag of the source with this test id and content, ${tag.file.path}:${tag.line}`,
    ask: {
      kind: "decision",
      key: `name ${tag.file.path}:${tag.line}`,
      title: fill(sentence.name_title ?? "", { key: issue.places[0]?.key ?? issue.title }),
      options: [
        {
          text: `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
          rationale: fill(sentence.name_new_why ?? "", { why: `data-testid="${word}"` })
        },
        { text: sentence.name_keep ?? "", rationale: sentence.name_keep_why ?? "" }
      ],
      because: sentence.name_because ?? "",
      risk: sentence.name_risk ?? ""
    },
    edits: [edit]
  };
};
var showLabel = (issue, context) => {
  const tag = findElement(issue, context);
  const [id, words] = tag === null ? [null, null] : [attributeOf(tag, "id"), attributeOf(tag, "placeholder")];
  if (tag === null || id === null || words === null || `${id}${words}`.includes("${")) return null;
  const edit = editOf(tag, tag.raw, `<label for="${id}">${words}</label>${tag.raw}`);
  return edit === null ? null : {
    fixer: "show-label",
    grounds: `the tag writes its placeholder itself, ${tag.file.path}:${tag.line}`,
    ask: null,
    edits: [edit]
  };
};
function withAttribute(tag, attribute) {
  return tag.raw.replace(`<${tag.name}`, `<${tag.name} ${attribute}`);
}

// src/team/fix/plain-words.ts
var QUOTES = ["'", '"', "`"];
var TROUBLE = /err|fail|0x|\b[45]\d\d\b/i;
var plainWords = (issue, { source, words }) => {
  const shown = [...new Set(issue.places.map(({ name }) => name))];
  const edits = shown.map((text2) => findText(text2, source));
  const sure = edits.filter((edit) => edit !== null);
  if (sure.length === 0 || sure.length !== shown.length) return null;
  const isTrouble = shown.some((text2) => TROUBLE.test(text2));
  const sentence = words.decisions ?? {};
  return {
    fixer: "plain-words",
    grounds: `the text is written once, ${sure.map(({ file, line: line2 }) => `${file}:${line2}`).join(", ")}`,
    ask: {
      kind: "decision",
      key: `words ${shown[0]}`,
      title: fill(sentence.words_title ?? "", { text: shown[0] ?? "" }),
      options: [
        {
          text: (isTrouble ? words.texts?.error : words.texts?.success) ?? "",
          rationale: sentence.words_new_why ?? ""
        },
        { text: sentence.words_keep ?? "", rationale: sentence.words_keep_why ?? "" }
      ],
      because: sentence.words_because ?? "",
      risk: sentence.words_risk ?? ""
    },
    edits: sure
  };
};
function findWholeTexts(text2, source) {
  return findAll(source, new RegExp(literally(text2), "g")).filter(isWholeText);
}
function findText(text2, source) {
  const plain = findWholeTexts(text2, source);
  const [spot2] = plain;
  if (spot2 !== void 0) return plain.length === 1 ? editOf(spot2, spot2.text, "{{answer}}") : null;
  const templates = findAll(source, /(?<=`)[^`]*\$\{[^`]*(?=`)/g).filter((one) => canBe(one.text, text2));
  const [template] = templates;
  return template !== void 0 && templates.length === 1 ? editOf(template, template.text, "{{answer}}") : null;
}
function isWholeText({ file, line: line2, column, text: text2 }) {
  const whole = file.lines[line2 - 1] ?? "";
  const [before = "", after = ""] = [whole[column - 1], whole[column + text2.length]];
  if (before === ">" && after === "<") return true;
  if (before !== after || !QUOTES.includes(before)) return false;
  const head = whole.slice(0, column);
  return QUOTES.every((quote) => quote === before || head.split(quote).length % 2 === 1);
}

// src/team/fix/one-name.ts
var oneName = (issue, { source, words }) => {
  const [name, ...names] = [...new Set(issue.places.map((place) => place.name))];
  const [heading, ...headings] = [...new Set(issue.places.map(({ claim: claim2 }) => saidIn(claim2)))];
  if (name === void 0 || !heading || names.length + headings.length > 0) return null;
  const [spot2, ...others] = findWholeTexts(name, source);
  const edit = spot2 === void 0 || others.length > 0 ? null : editOf(spot2, spot2.text, "{{answer}}");
  const sentence = words.decisions ?? {};
  return edit === null ? null : {
    fixer: "one-name",
    grounds: `the navigation's words are written once, ${edit.file}:${edit.line}`,
    ask: {
      kind: "decision",
      key: `place ${name}`,
      title: fill(sentence.place_title ?? "", { name }),
      options: [
        { text: heading, rationale: sentence.place_new_why ?? "" },
        { text: sentence.place_keep ?? "", rationale: sentence.place_keep_why ?? "" }
      ],
      because: sentence.place_because ?? "",
      risk: sentence.place_risk ?? ""
    },
    edits: [edit]
  };
};
function saidIn(claim2) {
  return /the screen calls itself “(.+)”\.$/.exec(claim2)?.[1] ?? null;
}

// src/team/fix/optional-call.ts
var SCRIPTS = /\.(?:[cm]?[jt]sx?|vue|svelte|html?)$/;
var MISSING = /Cannot read properties of undefined \(reading '([\w$]+)'\)/;
var callIfThere = (issue, { source, words }) => {
  const [member, ...others] = [...new Set(issue.places.map(({ claim: claim2 }) => MISSING.exec(claim2)?.[1]))];
  if (member === void 0 || others.length > 0) return null;
  const [spot2, ...more] = findAll(source, new RegExp(`\\.${literally(member)}\\b`, "g"), SCRIPTS);
  if (spot2 === void 0 || more.length > 0) return null;
  const line2 = (spot2.file.lines[spot2.line - 1] ?? "").trim();
  const [whole, name] = new RegExp(`^window\\.([\\w$]+)\\.${literally(member)}\\(`).exec(line2) ?? [];
  if (whole === void 0 || name === void 0 || !/\);?$/.test(line2)) return null;
  const isSet = new RegExp(
    `\\b${literally(name)}\\s*=[^=]|\\b(?:function|class)\\s+${literally(name)}\\b`,
    "g"
  );
  if (findAll(source, isSet, SCRIPTS).length > 0) return null;
  const edit = editOf(spot2, whole, whole.replace(`.${member}(`, `?.${member}(`));
  const { call_title = "", call_default = "", call_rationale = "" } = words.assumptions ?? {};
  return edit === null ? null : {
    fixer: "call-if-there",
    grounds: `the only place of the source that reads ${member}, ${edit.file}:${edit.line}`,
    ask: {
      kind: "assumption",
      key: `call ${name}`,
      title: fill(call_title, { name }),
      default: call_default,
      rationale: call_rationale
    },
    edits: [edit]
  };
};

// src/team/fix/page-frame.ts
var setLanguage = (_issue, { source, words }) => {
  const tags = findTags(source, "html");
  const [tag] = tags;
  if (tag === void 0 || tags.length !== 1) return null;
  const branch = /\$\{[^{}]*?lang="([\w-]+)"[^{}]*?\}/.exec(tag.raw);
  const edit = branch ? editOf(tag, branch[0], ' lang="{{answer}}"') : mentions(tag, "lang") ? null : editOf(tag, "<html", '<html lang="{{answer}}"');
  if (edit === null) return null;
  return {
    fixer: "set-language",
    grounds: `the only <html> tag of the source, ${tag.file.path}:${tag.line}`,
    ask: {
      kind: "assumption",
      key: "language",
      title: words.assumptions?.language_title ?? "",
      default: branch?.[1] ?? "en",
      rationale: words.assumptions?.language_rationale ?? ""
    },
    edits: [edit]
  };
};
var ZOOM = /(?:,\s*(?:maximum-scale\s*=\s*[\d.]+|user-scalable\s*=\s*(?:no|0)))+/g;
var allowZoom = (issue, { source }) => {
  if (!/viewport|[Zz]oom/.test(`${issue.claim} ${issue.places[0]?.key ?? ""}`)) return null;
  const spots = findAll(source, ZOOM);
  const [spot2] = spots;
  if (spot2 === void 0 || spots.length !== 1) return null;
  const edit = editOf(spot2, spot2.text, "");
  return edit === null ? null : {
    fixer: "allow-zoom",
    grounds: `the only text of the source that forbids zooming, ${spot2.file.path}:${spot2.line}`,
    ask: null,
    edits: [edit]
  };
};
var closeHeadingGap = (issue, { source }) => {
  const [, from, to] = /level (\d) to level (\d)/.exec(issue.claim) ?? [];
  const [tag, ...others] = findTags(source, `h${to ?? "0"}`);
  if (tag === void 0 || from === void 0 || others.length > 0) return null;
  const line2 = tag.file.lines[tag.line - 1] ?? "";
  const whole = new RegExp(`<h${to}[\\s>].*?</h${to}>`).exec(line2.slice(tag.column))?.[0];
  if (whole === void 0) return null;
  const level = Number(from) + 1;
  const edit = editOf(
    tag,
    whole,
    whole.replace(`<h${to}`, `<h${level}`).replace(`</h${to}>`, `</h${level}>`)
  );
  return edit === null ? null : {
    fixer: "close-heading-gap",
    grounds: fill("the only <h{to}> of the source, {file}", {
      to: to ?? "",
      file: `${tag.file.path}:${tag.line}`
    }),
    ask: null,
    edits: [edit]
  };
};

// src/team/fix/kept-title.ts
var LEFT_OUT = /\$\{(?:title === (?:null|undefined|'') \? '' :|!title \? '' :|title (?:!== null )?&&) \w*`<title>/g;
var TAKEN = /\btitle(?: = |: )([^{}`?]+?) \? (?:null|undefined|'') : /g;
var NONE = /\btitle(?: = |: )(?:null|undefined|'')/g;
var keepTitle = (issue, { source, words, readState }) => {
  const frames = findAll(source, LEFT_OUT);
  const [taken, ...others] = findAll(source, TAKEN);
  if (frames.length !== 1 || findTags(source, "title").length !== 1 || findAll(source, NONE).length > 0)
    return null;
  if (taken === void 0 || others.length > 0) return null;
  const condition = new RegExp(TAKEN.source).exec(taken.text)?.[1] ?? "";
  const line2 = taken.file.lines[taken.line - 1] ?? "";
  const heading = headingIn(line2.slice(taken.column + taken.text.length));
  const isHeading = heading !== null && taken.file.lines.some((one) => one.includes(heading));
  if (!isHeading || !isShown2(issue, readState)) return null;
  const edit = editOf(taken, taken.text, taken.text.slice(0, taken.text.indexOf(condition)));
  const { kept_title = "", kept_default = "", kept_rationale = "" } = words.assumptions ?? {};
  return edit === null ? null : {
    fixer: "keep-title",
    grounds: `the only line of the source that takes a title away from a page with that very heading, ${edit.file}:${edit.line}`,
    ask: {
      kind: "assumption",
      key: `title ${edit.file}:${edit.line}`,
      title: kept_title,
      default: fill(kept_default, { condition }),
      rationale: kept_rationale
    },
    edits: [edit]
  };
};
function headingIn(otherwise) {
  const last = otherwise.split(" : ").at(-1) ?? "";
  const [, words] = /^([\w$]+(?:\.[\w$]+)*)(?:[;,\s)}]|$)/.exec(last) ?? [];
  return words === void 0 ? null : `<h1>\${${words}}</h1>`;
}
function isShown2({ places }, readState) {
  return places.every(({ state }) => {
    const headings = state === null ? [] : readState(state)?.headings ?? [];
    return headings.some(({ level, text: text2 }) => level === 1 && text2.trim() !== "");
  });
}

// src/team/fix/page-title.ts
var NEW = "<title>{{answer}}</title>";
var EMPTY = /<title>\s*<\/title>/g;
var setTitle = (issue, context) => writeTitle(issue, context) ?? keepTitle(issue, context);
var writeTitle = (issue, context) => {
  const heading = headingOf(issue, context);
  const spot2 = heading === null ? null : findPlace(context);
  const edit = spot2 === null ? null : editOf(spot2, spot2.text, spot2.after);
  if (heading === null || spot2 === null || edit === null) return null;
  const sentence = context.words.decisions ?? {};
  return {
    fixer: "set-title",
    grounds: `the only page head of the source, ${spot2.file.path}:${spot2.line}`,
    ask: {
      kind: "decision",
      key: `title ${spot2.file.path}:${spot2.line}`,
      title: fill(sentence.title_title ?? "", { file: spot2.file.path }),
      options: [
        { text: heading, rationale: sentence.title_new_why ?? "" },
        { text: sentence.title_keep ?? "", rationale: sentence.title_keep_why ?? "" }
      ],
      because: sentence.title_because ?? "",
      risk: sentence.title_risk ?? ""
    },
    edits: [edit]
  };
};
function headingOf({ places }, { readState }) {
  const headings = places.map(({ state }) => {
    const all = state === null ? [] : readState(state)?.headings ?? [];
    return all.find(({ level }) => level === 1)?.text.trim() ?? "";
  });
  const [only, ...others] = [...new Set(headings)];
  return only === void 0 || only === "" || others.length > 0 || /[<>&{}`$]/.test(only) ? null : only;
}
function findPlace({ source }) {
  const [head, ...others] = findTags(source, "head");
  if (head === void 0 || others.length > 0 || !head.isWhole) return null;
  const [empty2, ...more] = findAll(source, EMPTY);
  if (empty2 !== void 0) return more.length > 0 ? null : { ...empty2, after: NEW };
  const isWritten2 = head.file.lines.some((line2) => /<title\b|<Title\b|document\.title/.test(line2));
  return isWritten2 ? null : { ...head, text: head.raw, after: `${head.raw}${NEW}` };
}

// src/team/fix/page-titles.ts
var tellPagesApart = (issue, context) => {
  const [shared, ...others] = [...new Set(issue.places.map(({ name }) => name))];
  const headings = headingsOf(issue, context);
  if (shared === void 0 || others.length > 0 || headings === null) return null;
  const titles = findAll(context.source, new RegExp(`<title>\\s*${literally(shared)}\\s*</title>`, "g"));
  const unsaid = headings.filter((heading) => !shared.includes(heading));
  if (headings.length - unsaid.length > 1) return null;
  const edits = unsaid.map((heading) => retitle(heading, titles, { shared, context }));
  const sure = edits.filter((edit) => edit !== null);
  if (sure.length === 0 || sure.length !== edits.length) return null;
  const sentence = context.words.assumptions ?? {};
  return {
    fixer: "tell-pages-apart",
    grounds: `each file writes its own title and heading, ${sure.map(({ file, line: line2 }) => `${file}:${line2}`).join(", ")}`,
    ask: {
      kind: "assumption",
      key: `titles ${shared}`,
      title: fill(sentence.titles_title ?? "", { title: shared }),
      default: fill(sentence.titles_default ?? "", { title: shared }),
      rationale: sentence.titles_rationale ?? ""
    },
    edits: sure
  };
};
function headingsOf({ places }, { readState }) {
  const found = places.map(({ state }) => {
    const all = state === null ? [] : readState(state)?.headings ?? [];
    return all.find(({ level }) => level === 1)?.text.trim() ?? "";
  });
  const isPlain2 = found.every((heading) => heading !== "" && !/[<>&{}`$]/.test(heading));
  return isPlain2 ? [...new Set(found)] : null;
}
function retitle(heading, titles, { shared, context }) {
  const own = titles.filter(({ file }) => writesHeading(file, heading, context));
  const [title] = own;
  if (title === void 0 || own.length !== 1) return null;
  return editOf(title, title.text, `<title>${heading} \xB7 ${shared}</title>`);
}
function writesHeading(file, heading, { source }) {
  const own = { root: source.root, files: [file] };
  const [tag, ...others] = findTags(own, "h1");
  const isOnly = tag !== void 0 && others.length === 0 && findTags(own, "title").length === 1;
  return isOnly && tag.rest.trimStart().startsWith(`${heading}</h1>`);
}

// src/team/fix/page-width.ts
var LEAST = 400;
var freeWidth = (issue, context) => {
  const widths = measuredWidths(issue, context);
  const [width] = widths;
  if (width === void 0 || widths.length !== 1) return null;
  const wide = findRules(context.source).flatMap(
    (rule) => declarationsOf(rule, new RegExp(`^(?:min-)?width:\\s*${width}px$`))
  );
  const [found] = wide;
  if (found === void 0 || wide.length !== 1) return null;
  const isLeast = found.text.startsWith("min-");
  const edit = editOf(found, found.text, isLeast ? "" : found.text.replace(/^width/, "max-width"));
  return edit === null ? null : {
    fixer: "free-width",
    grounds: `the only style that sets the measured width of ${width} px, ${found.file.path}:${found.line}`,
    ask: null,
    edits: [edit]
  };
};
function measuredWidths({ places }, { readState }) {
  const widths = places.map(({ state }) => {
    const layout = state === null ? void 0 : readState(state)?.layout;
    return Math.round(layout?.document_width ?? 0);
  });
  return [...new Set(widths)].filter((width) => width >= LEAST);
}

// src/team/fix/real-button.ts
var PRESS = /\s(?:onclick|onClick|@click|v-on:click|\(click\)|on:click)=/;
var NOWHERE = / href="(?:#|javascript:(?:void\(0\)|;)?;?)"/;
var realButton = (issue, context) => {
  const place = issue.places[0];
  const testId = /^\[data-testid="([^"]+)"\]$/.exec(place?.key ?? "")?.[1];
  if (place === void 0 || testId === void 0) return null;
  const name = controlAt(context, place)?.tag ?? "div";
  if (name !== "div" && name !== "span") return null;
  const tags = findTags(context.source, name).filter(
    (tag2) => attributeOf(tag2, "data-testid") === testId && PRESS.test(tag2.raw)
  );
  const [tag] = tags;
  if (tag === void 0 || tags.length !== 1) return null;
  return fixOf2("real-button", tag, makeButton(tag, tag.raw));
};
var linkToButton = (issue, context) => {
  const tag = findElement(issue, context);
  const nowhere = tag === null ? void 0 : NOWHERE.exec(tag.raw)?.[0];
  if (tag === null || nowhere === void 0 || tag.name !== "a" || !PRESS.test(tag.raw)) return null;
  return fixOf2("link-to-button", tag, makeButton(tag, tag.raw.replace(nowhere, "")));
};
function makeButton(tag, opening) {
  const content = new RegExp(`^([^<>]+)</${tag.name}>`).exec(tag.rest);
  if (!tag.isWhole || content === null) return null;
  const button = opening.replace(`<${tag.name}`, '<button type="button"');
  return editOf(tag, `${tag.raw}${content[0]}`, `${button}${content[1]}</button>`);
}
function fixOf2(fixer, { name, file, line: line2 }, edit) {
  if (edit === null) return null;
  const grounds = `the only <${name}> of the source with this sign and a handler, ${file.path}:${line2}`;
  return { fixer, grounds, ask: null, edits: [edit] };
}

// src/team/fix/skip-link.ts
var addSkipLink = (issue, context) => {
  const { source } = context;
  const [body, ...others] = findTags(source, "body");
  const main = findCalledMain(source);
  const target = main === null ? null : targetOf(main, source);
  if (body === void 0 || others.length > 0 || !body.isWhole || main === null || target === null)
    return null;
  if (!isEnglish(issue, context) || isLinked(target.id, source)) return null;
  const link = `<a${lookOf(source)} href="#${target.id}">{{answer}}</a>`;
  const edit = editOf(body, body.raw, `${body.raw}${link}`);
  if (edit === null) return null;
  const at = `${main.file.path}:${main.line}`;
  return {
    fixer: "add-skip-link",
    grounds: `the only <body> of the source, and the only part that it calls main, ${at}`,
    ask: askWords(context),
    edits: [edit, ...target.edits]
  };
};
function targetOf(main, source) {
  const id = attributeOf(main, "id");
  if (id !== null) return /^[\w-]+$/.test(id) ? { id, edits: [] } : null;
  if (/\sid=/.test(main.raw) || findAll(source, /\bid=["']main["']/g).length > 0) return null;
  const edit = editOf(main, main.raw, main.raw.replace(`<${main.name}`, `<${main.name} id="main"`));
  return edit === null ? null : { id: "main", edits: [edit] };
}
function isLinked(id, source) {
  return findAll(source, new RegExp(`href=["']#${literally(id)}["']`, "g")).length > 0;
}
function isEnglish({ places }, { readState }) {
  const said = places.map(({ state }) => state === null ? null : readState(state)?.lang ?? null);
  return said.every((lang) => lang === null || /^en\b/i.test(lang));
}
function lookOf(source) {
  const names = findAll(source, /(?<=\.)skip(?:-link|-to-content|-nav)?(?![\w-])/g, STYLES);
  const [only, ...others] = [...new Set(names.map(({ text: text2 }) => text2))];
  if (only !== void 0 && others.length === 0) return ` class="${only}"`;
  return ' style="display:inline-block;padding:8px"';
}
function askWords({ words }) {
  const sentence = words.decisions ?? {};
  return {
    kind: "decision",
    key: "skip",
    title: sentence.skip_title ?? "",
    options: [
      { text: words.texts?.skip ?? "", rationale: sentence.skip_new_why ?? "" },
      { text: sentence.skip_keep ?? "", rationale: sentence.skip_keep_why ?? "" }
    ],
    because: sentence.skip_because ?? "",
    risk: sentence.skip_risk ?? ""
  };
}

// src/team/fix/target-size.ts
var LEAST2 = 24;
var targetSize = (issue, context) => {
  const tag = findElement(issue, context);
  const box = issue.places[0]?.box;
  if (tag === null || !box) return null;
  const sizes = { width: Math.round(box.width), height: Math.round(box.height) };
  const fitting = findRules(context.source).filter(
    ({ selector, body }) => fits(selector, tag) && setsSize(body, "width", sizes.width) && setsSize(body, "height", sizes.height)
  );
  const [rule] = fitting;
  if (rule === void 0 || fitting.length !== 1) return null;
  const edits = ["width", "height"].map((side) => enlarge(rule, side, sizes[side]));
  const sure = edits.filter((edit) => edit !== null);
  const { size_title = "", size_rationale = "" } = context.words.assumptions ?? {};
  return sure.length !== 2 ? null : {
    fixer: "target-size",
    grounds: `the only style rule for ${tag.raw} that sets ${sizes.width} by ${sizes.height} px, ${rule.file.path}:${rule.from}`,
    ask: {
      kind: "assumption",
      key: "size",
      title: size_title,
      default: `${LEAST2}px`,
      rationale: size_rationale
    },
    edits: sure
  };
};
function setsSize(body, side, px) {
  return new RegExp(`(?:^|[;{\\s])${side}:\\s*${px}px`).test(body);
}
function enlarge({ file, from, to }, side, px) {
  for (let line2 = from; line2 <= to; line2 += 1) {
    const text2 = file.lines[line2 - 1] ?? "";
    const found = new RegExp(`(?<=^|[;{\\s])${side}:\\s*${px}px`).exec(text2)?.[0];
    if (found === void 0) continue;
    const find = text2.split(found).length === 2 ? found : ` ${found}`;
    return editOf({ file, line: line2 }, find, find.replace(`${px}px`, `${Math.max(px, LEAST2)}px`));
  }
  return null;
}
function fits(selector, tag) {
  const classes = (attributeOf(tag, "class") ?? attributeOf(tag, "className") ?? "").split(/\s+/);
  return selector.split(",").some((one) => {
    const last = one.trim().split(/[\s>+~]+/).at(-1) ?? "";
    return last === tag.name || classes.some((name) => name !== "" && last === `.${name}`);
  });
}

// src/team/fix/text-edge.ts
var ELSEWHERE = /text-align:\s*justify|textAlign\b.{0,4}justify|\btext-justify\b|align=["']justify/g;
var freeEdge = (_issue, { source }) => {
  const stretched = findRules(source).flatMap((rule) => declarationsOf(rule, /^text-align:\s*justify\b/));
  const [found] = stretched;
  if (found === void 0 || stretched.length !== 1 || findAll(source, ELSEWHERE).length !== 1) return null;
  const edit = editOf(found, found.text, found.text.replace("justify", "start"));
  return edit === null ? null : {
    fixer: "free-edge",
    grounds: `the only declaration of the source that justifies text, ${found.file.path}:${found.line}`,
    ask: null,
    edits: [edit]
  };
};

// src/team/fix/fixers.ts
var FIXERS = {
  "missing-language": setLanguage,
  "missing-title": setTitle,
  "title-not-changed": tellPagesApart,
  "missing-landmarks": nameMain,
  "no-main-landmark": nameMain,
  "no-way-past": addSkipLink,
  "axe-violation": allowZoom,
  reflow: freeWidth,
  "horizontal-scroll": freeWidth,
  "invisible-focus": showFocus,
  "heading-skips": closeHeadingGap,
  "image-without-text": emptyAlt,
  "unlabelled-field": nameField,
  "missing-visible-label": (issue, context) => showLabel(issue, context) ?? labelInHelper(issue, context),
  "field-without-purpose": allowFilling,
  "error-not-tied-to-field": tieError,
  "paste-blocked": allowPaste,
  "positive-tab-order": naturalOrder,
  "cryptic-name": nameControl,
  "unnamed-control": nameControl,
  "clickable-not-focusable": realButton,
  "mouse-only-control": realButton,
  "link-without-target": linkToButton,
  "small-target": targetSize,
  "tiny-target": targetSize,
  contrast: darkenColour,
  "justified-text": freeEdge,
  "sound-by-itself": giveControls,
  "preticked-consent": untickConsent,
  "raw-data-shown": plainWords,
  "place-named-differently": oneName,
  "uncaught-page-error": callIfThere
};

// src/team/detail/explore.ts
function exploreTasks(input) {
  const draft = { findings: [], assumptions: [], decisions: [], asked: /* @__PURE__ */ new Map() };
  for (const task2 of input.tasks) {
    const issues = issuesOf(task2, input);
    const left = issues.filter((issue) => !research(issue, task2, { input, draft }));
    if (left.length > 0) askWhatIsLeft(task2, left, { input, draft });
  }
  return {
    ...describe(draft, input),
    findings: draft.findings,
    assumptions: draft.assumptions,
    decisions: draft.decisions
  };
}
function issuesOf(task2, { outcomes }) {
  const ids = task2.acceptance.map(({ issue }) => issue);
  return outcomes.issues.filter(({ id }) => ids.includes(id));
}
function research(issue, task2, { input, draft }) {
  const fix = FIXERS[issue.rule]?.(issue, input) ?? null;
  if (fix === null) return keepPlace(issue, task2, { input, draft });
  draft.findings.push({
    id: `F${draft.findings.length + 1}`,
    task: task2.id,
    issue: issue.id,
    fixer: fix.fixer,
    grounds: fix.grounds,
    asks: fix.ask === null ? null : askOnce(fix.ask, draft),
    edits: [...fix.edits]
  });
  return true;
}
function keepPlace(issue, task2, { input, draft }) {
  const place = input.placed?.get(issue.id);
  if (place === void 0) return false;
  draft.findings.push({
    id: `F${draft.findings.length + 1}`,
    task: task2.id,
    issue: issue.id,
    fixer: "model",
    grounds: place.why,
    asks: null,
    edits: [],
    file: place.file
  });
  return true;
}
function askOnce(ask, draft) {
  const known = draft.asked.get(ask.key);
  if (known !== void 0) return known;
  const id = ask.kind === "assumption" ? addAssumption(ask, draft) : addDecision(ask, draft);
  draft.asked.set(ask.key, id);
  return id;
}
function addAssumption(ask, { assumptions }) {
  const id = `A${assumptions.length + 1}`;
  assumptions.push({ id, title: ask.title, default: ask.default, rationale: ask.rationale });
  return id;
}
function addDecision(ask, { decisions }) {
  const id = `D${decisions.length + 1}`;
  const options = ask.options.map((option, at) => ({ letter: String.fromCharCode(65 + at), ...option }));
  decisions.push({ id, title: ask.title, options, recommended: "A", because: ask.because, risk: ask.risk });
  return id;
}
function askWhatIsLeft(task2, left, { input, draft }) {
  const sentence = input.words.decisions ?? {};
  const id = addDecision(
    {
      title: fill(sentence.left_title ?? "", { count: left.length, task: task2.id }),
      options: [
        { text: sentence.left_hand_over ?? "", rationale: sentence.left_hand_over_why ?? "" },
        { text: sentence.left_drop ?? "", rationale: sentence.left_drop_why ?? "" }
      ],
      because: sentence.left_because ?? "",
      risk: sentence.left_risk ?? ""
    },
    draft
  );
  for (const issue of left)
    draft.findings.push({
      id: `F${draft.findings.length + 1}`,
      task: task2.id,
      issue: issue.id,
      fixer: "none",
      grounds: issue.recommendation,
      asks: id,
      edits: []
    });
}
function describe({ findings }, input) {
  const say = (name, values = {}) => fill(input.words.explore?.[name] ?? "", values);
  const issues = input.tasks.flatMap((task2) => issuesOf(task2, input));
  const found = findings.filter(({ edits: edits2 }) => edits2.length > 0);
  const left = findings.filter(({ edits: edits2, file }) => edits2.length === 0 && file === void 0).length;
  const edits = found.flatMap((finding) => finding.edits);
  const files = [...new Set(edits.map(({ file }) => file))].toSorted();
  const shared = files.map((file) => ({ file, count: edits.filter((edit) => edit.file === file).length }));
  const reports = input.tasks.filter(({ kind }) => kind === "report");
  return {
    specialist: input.specialist,
    searched: { files: input.source.files.length, root: input.source.root },
    facts: listFacts(issues, reports, say),
    elements: [
      say("elements", {
        count: issues.length,
        tasks: input.tasks.length,
        rules: [...new Set(issues.map(({ rule }) => rule))].join(", ") || "-"
      })
    ],
    connections: [
      found.length === 0 ? say("connections_none") : say("connections_found", { found: found.length, count: findings.length, files: files.join(", ") })
    ],
    dynamics: [say("dynamics")],
    risks: [
      ...shared.filter(({ count: count2 }) => count2 > 1).map((one) => say("risk_shared", one)),
      left > 0 ? say("risk_left", { count: left }) : say("risk_none")
    ],
    approach: issues.length === 0 ? say("approach_report", { file: reports.flatMap(({ files: names }) => names).join(", ") || "-" }) : say("approach", { edits: edits.length, found: found.length, left }),
    reroute: null
  };
}
function listFacts(issues, reports, say) {
  return [
    ...issues.map(
      (issue) => say("fact_issue", {
        issue: issue.id,
        rule: issue.rule,
        places: issue.touched.length,
        ref: issue.places[0]?.ref ?? "",
        claim: issue.claim
      })
    ),
    ...reports.map(({ id, title }) => say("fact_evidence", { task: id, title }))
  ];
}

// src/team/detail/gate.ts
var MOST_ONE_BY_ONE = 7;
function openGate(stage1, now) {
  return {
    specialist: stage1.specialist,
    gate_started: now,
    gate_completed: null,
    assumptions: (stage1.assumptions ?? []).map(({ id, title, default: value, rationale }) => ({
      id,
      title,
      default: value,
      status: "open",
      user_override: null,
      rationale
    })),
    decisions: stage1.decisions.map(({ id, title, options, recommended, because, risk }) => ({
      id,
      title,
      context: `Recommended: ${recommended}, because ${because}. Risk if wrong: ${risk}`,
      options: options.toSorted((a, b) => Number(b.letter === recommended) - Number(a.letter === recommended)).map(({ letter: letter2, text: text2 }) => `${letter2}: ${text2}${letter2 === recommended ? " (recommended)" : ""}`),
      chosen: null,
      user_input: null
    }))
  };
}
function nextQuestion(file, isTriaged) {
  const assumptions = file.assumptions.filter(({ status }) => status === "open");
  if (assumptions.length > 0) return { kind: "assumptions", items: assumptions };
  const open = file.decisions.filter(({ chosen }) => chosen === null);
  if (open.length > MOST_ONE_BY_ONE && !isTriaged) return { kind: "triage", items: open };
  const [item] = open;
  return item === void 0 ? { kind: "done" } : { kind: "decision", item };
}
function acceptAssumptions(file) {
  return {
    ...file,
    assumptions: file.assumptions.map(
      (one) => one.status === "open" ? { ...one, status: "accepted" } : one
    )
  };
}
function acceptOne(file, id) {
  const accept = (one) => one.id === id && one.status === "open" ? { ...one, status: "accepted" } : one;
  return { ...file, assumptions: file.assumptions.map(accept) };
}
function promoteAssumption(file, id, override2) {
  return {
    ...file,
    assumptions: file.assumptions.map(
      (one) => one.id === id && one.status === "open" ? { ...one, status: "promoted", user_override: override2 } : one
    )
  };
}
function decide(file, id, answer) {
  return {
    ...file,
    decisions: file.decisions.map((one) => {
      if (one.id !== id || one.chosen !== null) return one;
      const letter2 = answer.trim().toUpperCase();
      const isOption = one.options.some((option) => option.startsWith(`${letter2}: `));
      return isOption ? { ...one, chosen: letter2, user_input: null } : { ...one, chosen: "other", user_input: answer.trim() === "" ? null : answer };
    })
  };
}
function decideRest(file, toDiscuss) {
  const open = file.decisions.filter(({ id, chosen }) => chosen === null && !toDiscuss.includes(id));
  return open.reduce((so_far, { id, options }) => decide(so_far, id, letterOf(options[0] ?? "A")), file);
}
function letterOf(option) {
  return option.slice(0, option.indexOf(":"));
}
function closeGate(file, now) {
  if (file.gate_completed !== null || nextQuestion(file, true).kind !== "done") return file;
  return { ...file, gate_completed: now };
}
function countAnswers(file) {
  const open = file.assumptions.filter(({ status }) => status === "open").length + file.decisions.filter(({ chosen }) => chosen === null).length;
  const of = file.assumptions.length + file.decisions.length;
  return { answered: of - open, of };
}
function strayIds(stage1, file) {
  const known = [...stage1.assumptions ?? [], ...stage1.decisions].map(({ id }) => id);
  const found = [...file.assumptions, ...file.decisions].map(({ id }) => id);
  return [...known.filter((id) => !found.includes(id)), ...found.filter((id) => !known.includes(id))];
}

// src/team/detail/recover.ts
function findResume(found, depth) {
  if (found.has_blueprint) return "done";
  if (!found.has_stage1) return "stage1";
  if (depth === "Light" || (found.decisions?.gate_completed ?? null) !== null) return "stage2";
  return "gate";
}
var ORDER3 = ["Light", "Standard", "Deep"];
function deepest(depths) {
  return ORDER3[Math.max(0, ...depths.map((depth) => ORDER3.indexOf(depth)))] ?? "Standard";
}

// src/commands/team/hold-gate.ts
async function holdGate(team, file) {
  const { request, folder: folder2 } = team;
  const read2 = () => folder2.read("team-decisions", file);
  const write4 = (next) => folder2.write(file, closeGate(next, request.now()));
  const { answered, of } = countAnswers(read2());
  if (answered > 0 && answered < of)
    request.say(`Found an in-progress consultation: ${answered} of ${of} answered.`);
  let isTriaged = false;
  for (; ; ) {
    const question = nextQuestion(read2(), isTriaged);
    if (question.kind === "done") break;
    if (request.yes) write4(decideRest(acceptAssumptions(read2()), []));
    else if (request.ask === null) return false;
    else if (question.kind === "assumptions")
      await askAssumptions(question.items, { ask: request.ask, say: request.say, read: read2, write: write4 });
    else {
      const change = await put(question, request.ask, request.say);
      write4(change(read2()));
    }
    if (question.kind === "triage") isTriaged = true;
  }
  write4(read2());
  return true;
}
async function askAssumptions(items, { ask, say, read: read2, write: write4 }) {
  say("The specialist proposes these defaults:");
  for (const one of items) say(`  ${one.id}: ${one.title} \u2014 ${one.default} (${one.rationale ?? "-"})`);
  const answer = await ask("Enter accepts all; or name those you want to settle yourself (A1 A3): ");
  const chosen = idsIn(answer, "A");
  for (const one of items.filter(({ id }) => chosen.includes(id))) {
    const words = (await ask(`${one.id}: instead of \u201C${one.default}\u201D (Enter keeps it): `)).trim();
    write4(promoteAssumption(read2(), one.id, words === "" ? null : words));
  }
  write4(acceptAssumptions(read2()));
}
async function put(question, ask, say) {
  if (question.kind === "triage") {
    for (const { id: id2, title: title2, options: options2 } of question.items) say(`  ${id2}: ${title2} \u2014 ${options2[0]}`);
    const chosen = idsIn(
      await ask("Which do you want to discuss? The rest goes with the recommendation (D2 D5): "),
      "D"
    );
    return (file) => decideRest(file, chosen);
  }
  const { id, title, context, options } = question.item;
  say(`${id}: ${title}`);
  say(`  ${context}`);
  for (const option of options) say(`  ${option}`);
  const answer = (await ask("Letter, or your own words (Enter takes the first): ")).trim();
  return (file) => decide(file, id, answer === "" ? options[0]?.charAt(0) ?? "A" : answer);
}
function idsIn(text2, letter2) {
  return text2.toUpperCase().match(new RegExp(`${letter2}\\d+`, "g")) ?? [];
}

// src/engines/model/team/ground-exploration.ts
function groundExploration(answer, ground2) {
  const stands2 = standsIn(ground2.files);
  const facts = answer.facts.filter(({ issue, place }) => {
    const isNamed = ground2.issues.includes(issue);
    return place === null ? isNamed : stands2(place) && (issue === "" || isNamed);
  });
  const placed = answer.places.filter((place) => ground2.left.includes(place.issue) && stands2(place));
  const places = new Map(
    placed.map(({ issue, file, line: line2, quote, why }) => [
      issue,
      { file, why: `${why} (${file}:${line2}: ${quote.trim()})` }
    ])
  );
  const dropped = answer.facts.length - facts.length + (answer.places.length - places.size);
  return { answer: { ...answer, facts }, places, dropped };
}
function standsIn(files) {
  return ({ file, line: line2, quote }) => files.find(({ path }) => path === file)?.lines[line2 - 1]?.includes(quote.trim()) ?? false;
}
function mergeExploration(measured, { answer }) {
  return {
    ...measured,
    facts: [...measured.facts, ...answer.facts.map(sayFact)],
    elements: [...measured.elements, ...answer.elements],
    connections: [...measured.connections, ...answer.connections],
    dynamics: [...measured.dynamics, ...answer.dynamics],
    assumptions: [...measured.assumptions ?? [], ...numberAssumptions(answer, measured)],
    decisions: [...measured.decisions, ...numberDecisions(answer, measured)],
    risks: [...measured.risks, ...answer.risks],
    approach: `${measured.approach} ${answer.approach}`.trim(),
    reroute: answer.reroute ?? measured.reroute
  };
}
function sayFact({ claim: claim2, issue, place }) {
  return place === null ? `${claim2} (${issue})` : `${claim2} (${place.file}:${place.line})`;
}
function numberAssumptions({ assumptions }, measured) {
  const from = measured.assumptions?.length ?? 0;
  return assumptions.map((one, at) => ({ id: `A${from + at + 1}`, ...one }));
}
function numberDecisions({ decisions }, measured) {
  return decisions.map(({ title, options, recommended, because, risk }, at) => ({
    id: `D${measured.decisions.length + at + 1}`,
    title,
    options: options.map((option, place) => ({ letter: letter(place), ...option })),
    recommended: letter(recommended - 1),
    because,
    risk
  }));
}
function letter(at) {
  return String.fromCharCode(65 + at);
}

// src/engines/model/team/source-lines.ts
var AROUND2 = 25;
var MOST_SIGNS2 = 8e4;
var MOST_LINE = 400;
var MOST_FILES2 = 400;
function pickExcerpts(files, signs, named) {
  const found = files.map((file) => ({ file, hits: hitsIn(file, signs) })).map((one) => ({ ...one, isNamed: named.includes(one.file.path) })).filter(({ hits, isNamed }) => hits.length > 0 || isNamed).toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.hits.length - a.hits.length);
  let left = MOST_SIGNS2;
  const excerpts = [];
  for (const { file, hits, isNamed } of found) {
    const wanted = isNamed && hits.length === 0 ? file.lines.map((_line, at) => at) : around(hits, file);
    const lines3 = wanted.map((at) => [at + 1, (file.lines[at] ?? "").slice(0, MOST_LINE)]);
    const size = lines3.reduce((sum, [, line2]) => sum + line2.length + 8, 0);
    if (size > left) continue;
    left -= size;
    excerpts.push({ file: file.path, lines: lines3 });
  }
  return { names: files.slice(0, MOST_FILES2).map(({ path }) => path), excerpts };
}
function hitsIn({ lines: lines3 }, signs) {
  return lines3.flatMap((line2, at) => signs.some((sign) => line2.includes(sign)) ? [at] : []);
}
function around(hits, { lines: lines3 }) {
  const wanted = new Set(
    hits.flatMap((hit) => Array.from({ length: 2 * AROUND2 + 1 }, (_one, at) => hit - AROUND2 + at))
  );
  return [...wanted].filter((at) => at >= 0 && at < lines3.length).toSorted((a, b) => a - b);
}

// src/commands/team/model/explore-by-model.ts
async function exploreByModel(input, { specialist, depth }, { team, desk }) {
  const measured = exploreTasks(input);
  if (input.tasks.every(({ kind }) => kind === "report")) return measured;
  const issues = issuesOf2(input);
  const open = measured.findings.filter(({ edits }) => edits.length === 0).map(({ issue }) => issue);
  const { display_name, name } = specialist.profile;
  const reply = await askTeam(
    {
      id: `team-${name}-stage1`,
      role: "specialist",
      kind: "team_exploration",
      values: { protocol: specialist.protocols.stage1, specialist: display_name, depth },
      data: describe2(input, { measured, issues, open }),
      duty: { tasks: input.tasks.map(({ id }) => id) }
    },
    desk
  );
  if (!reply.ok) {
    noteEngine(team, byRule("stage1", name, reply.why));
    return measured;
  }
  const { answer } = reply;
  const held = groundExploration(answer, {
    issues: issues.map(({ id }) => id),
    left: open,
    files: input.source.files
  });
  const { injection_suspected } = answer;
  const entry = { by: "model", dropped: held.dropped, injection_suspected, why: "" };
  noteEngine(team, { part: "stage1", who: name, ...entry });
  return mergeExploration(exploreTasks({ ...input, placed: held.places }), held);
}
function issuesOf2({ tasks, outcomes }) {
  const ids = new Set(tasks.flatMap(({ acceptance: acceptance2 }) => acceptance2.map(({ issue }) => issue)));
  return outcomes.issues.filter(({ id }) => ids.has(id));
}
function describe2({ tasks, source }, { measured, issues, open }) {
  const named = tasks.flatMap(({ files }) => files === "TBD" ? [] : files);
  const left = issues.filter(({ id }) => open.includes(id));
  const { names, excerpts } = pickExcerpts(source.files, left.flatMap(signsOf), named);
  return {
    tasks: tasks.map(({ id, title, domain, description, acceptance: acceptance2 }) => ({
      id,
      title: cleanPageText(title),
      domain,
      description: cleanPageText(description, 600),
      acceptance: acceptance2.map(({ id: criterion, text: text2 }) => `${criterion}: ${cleanPageText(text2)}`)
    })),
    findings: issues.map(({ id, rule, claim: claim2, recommendation, places }) => ({
      issue: id,
      rule,
      placed: !open.includes(id),
      claim: cleanPageText(claim2),
      advice: cleanPageText(recommendation),
      places: places.slice(0, 5).map(({ ref, key, name }) => ({ ref, key, name: cleanPageText(name, 120) }))
    })),
    questions: [...measured.assumptions ?? [], ...measured.decisions].map(({ title }) => title),
    files: names,
    excerpts
  };
}
function signsOf({ places }) {
  return places.flatMap(({ key, name }) => {
    const inKey = [...(key ?? "").matchAll(/[A-Za-z][\w-]{3,}/g)].map(([word]) => word);
    return [...inKey.filter((word) => !word.startsWith("data-")), ...name.length >= 4 ? [name] : []];
  });
}

// src/engines/model/team/ground-specification.ts
function groundSpecification(answer, ground2) {
  const open = [...answer.open_items];
  const rests = (what, grounds) => {
    const isSound = grounds.length > 0 && grounds.every((one) => holds(one, ground2));
    if (!isSound) open.push(ground2.ungrounded.replace("{what}", () => what));
    return isSound;
  };
  const possible = answer.changes.filter(({ finding }) => ground2.open.includes(finding));
  const changes = possible.filter(({ what, grounds }) => rests(what, grounds));
  const say = ({ text: text2, grounds }) => `${text2} (${grounds.map(nameGround).join(", ")})`;
  return {
    changes: new Map(
      changes.map(({ finding, what, grounds }) => [finding, { what, grounds: grounds.map(writeGround) }])
    ),
    approach: answer.approach.filter(({ text: text2, grounds }) => rests(text2, grounds)).map(say),
    integration: answer.integration.filter(({ text: text2, grounds }) => rests(text2, grounds)).map(say),
    open_items: open,
    dropped: answer.changes.length - possible.length + open.length - answer.open_items.length
  };
}
function mergeSpecification(blueprint, held) {
  return {
    ...blueprint,
    approach: [...blueprint.approach, ...held.approach],
    integration: [...blueprint.integration, ...held.integration],
    open_items: [...blueprint.open_items, ...held.open_items]
  };
}
var NAMED = /^(RFC \d{3,5}|ISO(\/IEC)? \d{3,6}|ARIA 1\.\d|HTML Living Standard|ECMA-\d{3})\b.{0,80}$/;
function holds({ kind, id }, ground2) {
  switch (kind) {
    case "finding":
      return ground2.findings.includes(id);
    case "answer":
      return ground2.isAnswered(id);
    case "rule":
      return ground2.rules.includes(id);
    case "standard":
      return isStandard(id);
  }
}
function isStandard(id) {
  const criterion = /^WCAG (?:2\.[012] )?(?:SC )?(\d\.\d\.\d{1,2})\b.{0,80}$/.exec(id)?.[1];
  return criterion === void 0 ? NAMED.test(id) : WCAG_CRITERIA.some((one) => one.criterion === criterion);
}
function nameGround({ kind, id }) {
  return kind === "rule" ? `Rule page ${id}` : id;
}
function writeGround(one) {
  return { kind: one.kind === "rule" ? "standard" : one.kind, id: nameGround(one) };
}

// src/commands/team/model/specify-by-model.ts
async function specifyByModel(input, { team, desk }) {
  const { stage1, decisions, tasks, specialist, depth } = input;
  if (tasks.every(({ kind }) => kind === "report")) return specifyBlueprint(input);
  const { name, display_name } = specialist.profile;
  const ids = tasks.map(({ id }) => id);
  const own = stage1.findings.filter(({ task: task2 }) => ids.includes(task2));
  const open = own.filter(({ file, edits }) => file !== void 0 && edits.length === 0).map(({ id }) => id);
  const reply = await askTeam(
    {
      id: `team-${name}-stage2-${input.producer.name}`,
      role: "specialist",
      kind: "team_specification",
      values: { protocol: specialist.protocols.stage2, specialist: display_name, depth },
      data: {
        tasks: tasks.map(({ id, title, acceptance: acceptance2 }) => ({
          id,
          title,
          acceptance: acceptance2.map((one) => `${one.id}: ${one.text}`)
        })),
        stage1,
        decisions: decisions ?? "none: every default and recommendation holds",
        open
      },
      duty: { tasks: ids }
    },
    desk
  );
  if (!reply.ok) {
    noteEngine(team, byRule("stage2", name, reply.why));
    return specifyBlueprint(input);
  }
  const { answer } = reply;
  const held = groundSpecification(answer, {
    findings: own.map(({ id }) => id),
    open,
    isAnswered: (id) => /^[AD]\d+$/.test(id) && resolveAnswer(id, stage1, decisions).kind !== "unanswered",
    rules: tasks.flatMap(({ acceptance: acceptance2 }) => acceptance2.flatMap(({ rule }) => rule ?? [])),
    ungrounded: desk.texts.words.ungrounded ?? "{what}"
  });
  const { injection_suspected } = answer;
  const entry = { by: "model", dropped: held.dropped, injection_suspected, why: "" };
  noteEngine(team, { part: "stage2", who: name, ...entry });
  return mergeSpecification(specifyBlueprint({ ...input, changes: held.changes }), held);
}

// src/commands/team/detail-team.ts
var WAITING3 = 3;
async function detailTeam(team) {
  const assignment = readAssignment(team);
  const { specialists } = readTeamRegistries(team);
  const waiting = [];
  pinCommit(team);
  const bench = { team, desk: openTeamModel(team, "detail") };
  for (const name of assignment.execution_order.flatMap((phase) => phase.specialists)) {
    const specialist = specialists.find(({ profile }) => profile.name === name);
    if (specialist === void 0)
      throw new InputError("specialist_gone", `The profile of ${name} is no longer there.`, {
        hint: "Run `ux-jury team assemble` again."
      });
    if (await detailOne(bench, specialist, assignment)) continue;
    waiting.push(name);
    team.request.say(
      `Waiting for a person: answer ${filesOf(name).decisions} (set "chosen" or "status"), or run with --yes or at a terminal.`
    );
    if (team.request.ask !== null) break;
  }
  return waiting.length > 0 ? WAITING3 : closeDetail(team);
}
function readAssignment({ folder: folder2 }) {
  if (!folder2.has("team_assignment.json"))
    throw new InputError("team_unconfirmed", "No team is confirmed yet.", {
      hint: "Run `ux-jury team assemble` first."
    });
  return folder2.read("team-assignment", "team_assignment.json");
}
function filesOf(name) {
  return {
    stage1: `scratch/${name}-stage1.md`,
    decisions: `scratch/${name}-decisions.json`,
    blueprint: `blueprints/${name}.md`
  };
}
async function detailOne(bench, specialist, assignment) {
  const { team } = bench;
  const { name } = specialist.profile;
  const { folder: folder2, request, run_id } = team;
  const files = filesOf(name);
  const assigned = assignment.specialist_assignments.find((one) => one.specialist === name)?.tasks ?? [];
  const depth = deepest(assigned.map((one) => one.depth));
  const move = (change) => {
    folder2.writeState(moveSpecialist(folder2.openState(run_id), name, change));
  };
  const resume = findResume(
    {
      has_blueprint: folder2.has(files.blueprint),
      has_stage1: folder2.has(files.stage1),
      decisions: folder2.has(files.decisions) ? folder2.read("team-decisions", files.decisions) : null
    },
    depth
  );
  if (resume === "done") return true;
  if (resume === "stage1") {
    move({ status: "in_progress", stage: "stage1" });
    const ids = assigned.map((one) => one.task_id);
    folder2.writeText(files.stage1, renderStage1(await explore(bench, { specialist, depth, ids })));
  }
  if (!await isKept(team, name)) return false;
  if (depth !== "Light" && resume !== "stage2") {
    move({
      status: "in_progress",
      stage: "user_gate",
      stage1_path: files.stage1,
      decisions_path: files.decisions
    });
    if (!await gate(team, name)) return false;
  }
  move({ status: "in_progress", stage: "stage2" });
  await specify(bench, specialist, depth);
  move({ status: "completed", stage: "done", stage1_path: files.stage1, blueprint_path: files.blueprint });
  request.say(`${name}: blueprint written (${depth})`);
  return true;
}
async function isKept({ folder: folder2, request }, name) {
  const { reroute } = parseStage1(folder2.readText(filesOf(name).stage1));
  if (reroute === null || folder2.has(filesOf(name).decisions)) return true;
  request.say(`${name} would give ${reroute.task} to ${reroute.domain}: ${reroute.reason}`);
  request.say(`To do so: ux-jury team assemble --assign ${reroute.task}=SPECIALIST. What was found is kept.`);
  if (request.yes) return true;
  return request.ask !== null && /^y(es)?$/i.test((await request.ask("Keep it here? [y/N] ")).trim());
}
async function explore({ team, desk }, { specialist, depth, ids }) {
  const { results, words } = team;
  const bundles = openBundles(team);
  const input = {
    specialist: specialist.profile.name,
    tasks: readPlan(team).tasks.filter(({ id }) => ids.includes(id)),
    source: readAppSource(team),
    outcomes: results.read("outcomes", "outcomes.json"),
    readState: (id) => bundles.find(({ index }) => index.states.some((one) => one.id === id))?.readState(id) ?? null,
    words
  };
  if (desk === null) return exploreTasks(input);
  return exploreByModel(input, { specialist, depth }, { team, desk });
}
async function gate(team, name) {
  const { folder: folder2, request } = team;
  const files = filesOf(name);
  const stage1 = parseStage1(folder2.readText(files.stage1));
  if (!folder2.has(files.decisions))
    folder2.write(files.decisions, openGate(stage1, request.now()));
  const strays2 = strayIds(stage1, folder2.read("team-decisions", files.decisions));
  if (strays2.length > 0)
    throw new InputError(
      "gate_mismatch",
      `${files.decisions} does not belong to ${files.stage1}: ${strays2.join(", ")}.`,
      {
        hint: "Delete the decisions file to ask again."
      }
    );
  return holdGate(team, files.decisions);
}
async function specify({ team, desk }, specialist, depth) {
  const { folder: folder2, words } = team;
  const { name } = specialist.profile;
  const files = filesOf(name);
  const assignment = readAssignment(team);
  const ids = assignment.specialist_assignments.find((one) => one.specialist === name)?.tasks.map((one) => one.task_id) ?? [];
  const tasks = readPlan(team).tasks.filter(({ id }) => ids.includes(id));
  const stage1 = parseStage1(folder2.readText(files.stage1));
  const decisions = folder2.has(files.decisions) ? folder2.read("team-decisions", files.decisions) : null;
  const producers = assignment.producer_assignments.filter((one) => one.specialist === name);
  for (const { producer, output_format, tasks_output_files } of producers.toReversed()) {
    const isPatch = tasks_output_files.some((file) => file.endsWith(".patch"));
    const own = tasks.filter(({ kind }) => kind === "fix" === isPatch);
    const input = {
      specialist,
      tasks: own,
      depth,
      stage1,
      decisions,
      producer: { name: producer, output_format, files: tasks_output_files },
      words
    };
    const blueprint = desk === null ? specifyBlueprint(input) : await specifyByModel(input, { team, desk });
    const open_items = [...blueprint.open_items, ...checkGrounds(blueprint, stage1, decisions)];
    const path = producers[0]?.producer === producer ? files.blueprint : `blueprints/${name}--${producer}.md`;
    const text2 = renderBlueprint({
      ...blueprint,
      open_items,
      status: open_items.length === 0 ? "approved" : "draft"
    });
    if (parseBlueprint(text2).missing.length > 0) throw new Error(`The blueprint of ${name} lost a section.`);
    folder2.writeText(path, text2);
  }
}

// src/adapters/team/read-changed-lines.ts
import { spawnSync as spawnSync4 } from "node:child_process";
function readChangedLines(project, base) {
  const args = ["-C", project, "diff", "--no-color", "--unified=0", "--end-of-options", `${base}...HEAD`];
  const { status, stdout, stderr } = spawnSync4("git", args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024
  });
  if (status !== 0)
    throw new InputError("base_unknown", `git cannot compare with ${base}: ${stderr.trim().slice(0, 200)}`, {
      hint: "Give --changed-since a branch or commit that this checkout knows."
    });
  return stdout.split(/^diff --git /m).slice(1).flatMap((part) => {
    const path = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1];
    const lines3 = part.split("\n").filter((line2) => line2.startsWith("+") && !line2.startsWith("+++"));
    return path === void 0 ? [] : [{ path, text: lines3.map((line2) => line2.slice(1)).join("\n") }];
  });
}

// src/team/plan/choose-depth.ts
function chooseDepth({ cause, issues }, { words }) {
  if (issues.some(({ critical, severity }) => critical || severity === 4))
    return { depth: "Deep", depth_reason: words.depth_critical };
  if (cause.open) return { depth: "Deep", depth_reason: words.depth_open };
  if (cause.pattern && issues.every(({ severity }) => severity <= 2))
    return { depth: "Light", depth_reason: words.depth_light };
  return { depth: "Standard", depth_reason: words.depth_standard };
}

// src/team/plan/find-files.ts
function findFiles(issues, changed) {
  const signs = [...new Set(issues.flatMap(({ places }) => places.flatMap(signsOf2)))];
  const found = changed.filter(({ text: text2 }) => signs.some((sign) => text2.includes(sign)));
  const paths = found.map(({ path }) => path).toSorted();
  return paths.length === 0 ? "TBD" : paths;
}
function signsOf2({ key, name }) {
  const testId = /^\[data-test[a-z-]*="([^"]+)"\]$/.exec(key ?? "")?.[1];
  const id = /^#([\w-]+)$/.exec(key ?? "")?.[1];
  const quoted = [testId, id].flatMap((sign) => sign === void 0 ? [] : [`"${sign}"`, `'${sign}'`]);
  return name.length >= 4 ? [...quoted, name] : quoted;
}

// src/team/plan/group-causes.ts
function groupCauses(issues, words) {
  const groups = /* @__PURE__ */ new Map();
  for (const issue of issues) {
    const cause = causeOf(issue.rule, words);
    const group = groups.get(cause.id) ?? { cause, issues: [] };
    group.issues.push(issue);
    groups.set(cause.id, group);
  }
  return [...groups.values()].toSorted(compare2);
}
function causeOf(rule, words) {
  const known = words.causes.find(({ rules }) => rules.includes(rule));
  if (known !== void 0) return known;
  const { other } = words;
  return { id: rule, ...other, title: fill(other.title, { rule }), pattern: false, open: false };
}
function compare2(a, b) {
  return worst(b) - worst(a) || b.issues.length - a.issues.length || (a.cause.id < b.cause.id ? -1 : 1);
}
function worst({ issues }) {
  return Math.max(...issues.map(({ severity, critical }) => critical ? 5 : severity));
}

// src/team/plan/link-tasks.ts
function linkTasks(tasks, issues) {
  const elements = tasks.map((task2) => elementsOf(task2, issues));
  return tasks.map((task2, at) => ({
    ...task2,
    dependencies: tasks.filter(
      (_, before) => before < at && [...elements[before] ?? []].some((key) => elements[at]?.has(key))
    ).map(({ id }) => id)
  }));
}
function elementsOf({ acceptance: acceptance2 }, issues) {
  const ids = new Set(acceptance2.flatMap(({ issue }) => issue ?? []));
  const places = issues.filter(({ id }) => ids.has(id)).flatMap((issue) => issue.places);
  return new Set(places.flatMap(({ journey, key }) => key === null ? [] : [`${journey} ${key}`]));
}

// src/team/plan/make-plan.ts
function makePlan(input) {
  const groups = groupCauses(input.outcomes.issues, input.words);
  const fixes = groups.map((group) => draftFix(group, input));
  addCriteria(fixes, groups, input);
  const drafts = [...fixes, ...draftReports(input)];
  const tasks = linkTasks(
    drafts.map((draft, index) => number(draft, index + 1)),
    input.outcomes.issues
  );
  const fixIds = tasks.filter(({ kind }) => kind === "fix").map(({ id }) => id);
  return {
    run_id: input.aggregate.run_id,
    verdict: input.aggregate.verdict,
    tasks: tasks.map((task2) => task2.kind === "report" ? { ...task2, dependencies: fixIds } : task2)
  };
}
function number(draft, index) {
  const id = `T${index}`;
  const acceptance2 = draft.acceptance.map((one, at) => ({ id: `${id}.${at + 1}`, ...one }));
  return { id, ...draft, acceptance: acceptance2, dependencies: [] };
}
function draftFix(group, { words, changed }) {
  const { cause, issues } = group;
  return {
    kind: "fix",
    cause: cause.id,
    title: cause.title,
    domain: cause.domain,
    ...chooseDepth(group, words),
    component: cause.component,
    description: cause.description,
    acceptance: issues.map((issue) => ({
      kind: "rule",
      text: fill(words.words.rule, {
        rule: issue.rule,
        ref: issue.places[0]?.ref ?? issue.touched[0] ?? "",
        title: issue.claim
      }),
      rule: issue.rule,
      issue: issue.id,
      ref: issue.places[0]?.ref ?? null,
      criterion: null,
      threshold: null
    })),
    files: findFiles(issues, changed)
  };
}
function addCriteria(fixes, groups, { debate, words }) {
  for (const failing of debate?.criteria.filter(({ status }) => status === "FAIL") ?? []) {
    const values = { number: failing.number, name: failing.name, threshold: debate?.threshold ?? 0 };
    const weights = groups.map(
      ({ issues }) => issues.filter(({ claims }) => claims.criteria.includes(failing.criterion)).reduce((sum, { severity }) => sum + severity, 0)
    );
    const most = Math.max(0, ...weights);
    const home = most === 0 ? addCriterionTask(fixes, values, words) : fixes[weights.indexOf(most)];
    home?.acceptance.push({
      kind: "criterion",
      text: fill(words.words.criterion, values),
      rule: null,
      issue: null,
      ref: null,
      criterion: failing.criterion,
      threshold: values.threshold
    });
  }
}
function addCriterionTask(fixes, values, words) {
  const draft = {
    kind: "fix",
    cause: `criterion-${values.number}`,
    ...words.criterion,
    title: fill(words.criterion.title, values),
    depth: "Deep",
    depth_reason: words.words.depth_open,
    acceptance: [],
    files: "TBD"
  };
  fixes.push(draft);
  return draft;
}
function draftReports({ outcomes, words }) {
  return words.reports.map(({ id, file, ...report }) => ({
    kind: "report",
    cause: id,
    ...report,
    depth: "Light",
    depth_reason: words.words.depth_report,
    acceptance: [
      {
        kind: "file",
        text: fill(id === "accessibility-report" ? words.words.file_wcag : words.words.file, {
          file,
          count: outcomes.issues.length
        }),
        rule: null,
        issue: null,
        ref: file,
        criterion: null,
        threshold: null
      }
    ],
    files: [file]
  }));
}

// src/team/plan/render-plan.ts
function renderPlan(plan2) {
  const sections = plan2.tasks.map((task2) => ({
    level: 3,
    title: `Task ${task2.id}: ${encodeLine(task2.title)}`,
    items: [
      field("Domain", task2.domain),
      field("Depth", `${task2.depth} (${task2.depth_reason})`),
      field("Component", task2.component),
      field("Description", task2.description),
      field(
        "Acceptance Criteria",
        "",
        task2.acceptance.map(({ id, text: text2 }) => field(id, text2))
      ),
      field("Dependencies", task2.dependencies.join(", ") || "None"),
      field("Files", task2.files === "TBD" ? "TBD" : task2.files.join(", "))
    ]
  }));
  return `# Plan

${renderOutline(sections)}`;
}

// src/commands/team/plan-team.ts
function planTeam(team) {
  const { results, folder: folder2, request, causes, run_id } = team;
  const told = team.words.told ?? {};
  const plan2 = makePlan({
    aggregate: results.read("aggregate", "aggregate.json"),
    outcomes: results.read("outcomes", "outcomes.json"),
    debate: results.has("debate.json") ? results.read("debate", "debate.json") : null,
    words: causes,
    changed: readChanged(team)
  });
  folder2.write("plan.json", plan2);
  folder2.writeText("plan.md", renderPlan(plan2));
  folder2.writeState(afterPlan(folder2.openState(run_id)));
  for (const task2 of plan2.tasks)
    request.say(
      fill(told.task ?? "", {
        head: `${task2.id.padEnd(4)} ${task2.depth.padEnd(9)}`,
        title: task2.title,
        count: task2.acceptance.length,
        domain: task2.domain
      })
    );
  request.say(fill(told.planned ?? "", { count: plan2.tasks.length, file: `${folder2.path}/plan.md` }));
  return 0;
}
function readChanged({ request }) {
  if (request.places !== void 0) return request.places.changed;
  return request.changed_since === null ? [] : readChangedLines(request.project, request.changed_since);
}

export {
  DEPTHS,
  fill,
  assembleTeam,
  newState,
  ZIP_LIMITS,
  refuse2 as refuse,
  unpack,
  readSourceArchive,
  readTeamWords,
  TeamFolder,
  openTeam,
  readPlan,
  readTeamRegistries,
  assembleTeam2,
  isSame,
  readRun,
  openConflicts,
  readBlueprints,
  closeDetail,
  buildTeam,
  MOST_ONE_BY_ONE,
  acceptOne,
  promoteAssumption,
  decide,
  closeGate,
  detailTeam,
  makePlan,
  planTeam
};
