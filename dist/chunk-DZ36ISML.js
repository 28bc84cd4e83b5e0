import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  RunFolder,
  WCAG_CRITERIA,
  describeIssues,
  openBundle,
  openYaml,
  readDocument,
  reviewBundles
} from "./chunk-D3FTODUM.js";
import "./chunk-VCOUAUAS.js";
import {
  escapeLog,
  reportError,
  require_dist
} from "./chunk-EW5ZP56N.js";
import {
  packageRoot
} from "./chunk-LI23XEWX.js";
import "./chunk-MTD2XPXX.js";
import {
  relativePath,
  slug,
  text
} from "./chunk-6KGYSAPL.js";
import {
  InputError,
  _enum,
  array,
  boolean,
  int,
  literal,
  record,
  strictObject,
  string,
  union
} from "./chunk-EYLMBRDL.js";
import {
  __toESM
} from "./chunk-LQK3ML4U.js";

// src/commands/team.ts
import { homedir } from "node:os";
import { resolve as resolve2 } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

// src/commands/team/assemble-team.ts
import { isDeepStrictEqual } from "node:util";

// src/adapters/team/check-prerequisites.ts
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
function checkPrerequisites(chosen, project) {
  const check = {};
  const missing = [];
  for (const { producer, format } of chosen) {
    const required = producer.profile.tooling[format]?.required ?? [];
    const absent = required.filter((tool) => !isThere(tool, project));
    missing.push(...absent.map((tool) => ({ tool, install: installOf(tool) })));
    const found = required.length === 0 ? "no prerequisites" : `${required.join(", ")} found`;
    check[`${producer.profile.name}/${format}`] = absent.length === 0 ? `PASS \u2014 ${found}` : `FAIL \u2014 ${absent.join(", ")} missing`;
  }
  return { check, missing };
}
function isThere(tool, project) {
  const name = /^[\w@./:-]+/.exec(tool)?.[0] ?? tool;
  if (name.startsWith("npm:")) return resolves(name.slice("npm:".length), project);
  const { status, error } = spawnSync(name, ["--version"], { stdio: "ignore", timeout: 2e4 });
  return error === void 0 && status === 0;
}
function resolves(name, project) {
  try {
    createRequire(join(project, "package.json")).resolve(name);
    return true;
  } catch {
    return false;
  }
}
function installOf(tool) {
  return tool.startsWith("npm:") ? `npm install --save-dev ${tool.slice("npm:".length)}` : `Install the program ${tool} and see that it is on the PATH.`;
}

// src/adapters/team/read-registries.ts
import { existsSync, readdirSync } from "node:fs";
import { join as join2 } from "node:path";

// src/team/registry/resolve-tiers.ts
var RANK = { project: 0, user: 1, shipped: 2 };
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
  const lines2 = body.split("\n");
  const start = lines2.findIndex((line) => line.trim().toLowerCase() === `## ${heading.toLowerCase()}`);
  if (start === -1) return null;
  const rest = lines2.slice(start + 1);
  const end = rest.findIndex((line) => /^##?\s/.test(line));
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
    const line = lineOf(document.contents, String(key ?? ""), counter);
    throw refuse(path, line, `${issue?.path.join(".") || String(key)}: ${issue?.message}`);
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
function refuse(path, line, what) {
  return new InputError("profile_invalid", `${path}:${line}: ${what.trim()}`, { hint: HINT });
}

// src/adapters/team/read-registries.ts
function readRegistries(places) {
  const shipped = places.shipped ?? join2(packageRoot, "templates", "team");
  const roots = [
    ["project", join2(places.project, ".claude")],
    ["user", join2(places.home, ".claude")],
    ["shipped", shipped]
  ];
  const specialists = roots.flatMap(
    ([tier, root]) => list(join2(root, "specialists"), ".specialist.md").map((path) => readSpecialist(path, tier))
  );
  const producers = roots.flatMap(
    ([tier, root]) => list(join2(root, "producers"), ".producer.md").map((path) => readProducer(path, tier))
  );
  if (specialists.length === 0) throw empty("specialist", roots);
  if (producers.length === 0) throw empty("producer", roots);
  return { specialists: resolveTiers(specialists), producers: resolveTiers(producers) };
}
function list(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith(ending)).toSorted().map((name) => join2(folder, name));
}
function empty(kind, roots) {
  const places = roots.map(([, root]) => join2(root, `${kind}s`)).join(", ");
  return new InputError("registry_empty", `No ${kind} profile was found in ${places}.`, {
    hint: `Put a {name}.${kind}.md there, or install the package again: the shipped ones are missing.`
  });
}

// src/team/fill.ts
function fill(sentence, values) {
  return sentence.replace(/\{([a-z_]+)\}/g, (gap, name) => String(values[name] ?? gap));
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
  const faults = [];
  const matches = matchTasks(input.plan.tasks, input.specialists).map(
    (match) => override(match, input, faults)
  );
  const names = [...new Set(matches.flatMap(({ specialist }) => specialist?.profile.name ?? []))];
  const dependencies = dependenciesBetween(matches, input.words);
  const sentence = input.words.assembly ?? {};
  return {
    assignment: {
      specialist_assignments: names.map((name) => assignTasks(name, matches, sentence)),
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
function override(match, { overrides, specialists, words }, faults) {
  const wanted = overrides.specialists[match.task.id];
  if (wanted === void 0) return match;
  const specialist = specialists.find(({ profile }) => profile.name === wanted);
  if (specialist !== void 0) return { ...match, specialist, shared: [] };
  faults.push(fill(words.assembly?.no_specialist ?? "", { name: wanted }));
  return match;
}
function assignTasks(name, matches, sentence) {
  const mine = matches.filter(({ specialist }) => specialist?.profile.name === name);
  const shared = [...new Set(mine.flatMap((match) => match.shared))].toSorted().join(", ");
  return {
    specialist: name,
    tasks: mine.map(({ task: task2, specialist }) => ({ task_id: task2.id, depth: depthFor(task2, specialist) })),
    rationale: fill(sentence.rationale ?? "", { shared: shared === "" ? "-" : shared })
  };
}
function depthFor({ depth }, specialist) {
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
    else if (profile !== void 0 && TIERS.indexOf(profile.reviewer_model) < TIERS.indexOf(found.profile.model))
      faults.push(fill(input.words.assembly?.weak_reviewer ?? "", { specialist: name, producer }));
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

// src/commands/team/open-team.ts
import { resolve } from "node:path";

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
  const read = (name) => (0, import_yaml2.parse)(readFileSync2(join3(packageRoot, "templates", "team", name), "utf8"));
  return { causes: causeWords.parse(read("causes.yml")), words: teamWords.parse(read("words.yml")) };
}

// src/adapters/team/team-folder.ts
import { existsSync as existsSync2, readdirSync as readdirSync2, rmSync } from "node:fs";
import { join as join4 } from "node:path";
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
  named(folder, ending) {
    const path = join4(this.path, folder);
    if (!existsSync2(path)) return [];
    return readdirSync2(path).filter((name) => name.endsWith(ending)).toSorted();
  }
};

// src/adapters/team/team-settings.ts
import { existsSync as existsSync3 } from "node:fs";
import { join as join5 } from "node:path";
var HINT2 = "docs/team.md lists the settings of the team; every one may be left out.";
var teamSettings = strictObject({
  approve: boolean().default(false),
  source: text.default("."),
  walk: text.nullable().default(null),
  bundle: text.default("ux-jury-bundle")
});
function readTeamSettings(project) {
  const path = join5(project, "ux-jury.team.yml");
  if (!existsSync3(path)) return teamSettings.parse({});
  const file = openYaml(path, "team_config_invalid", HINT2);
  const parsed = teamSettings.safeParse(file.value);
  if (parsed.success) return parsed.data;
  throw new InputError("team_config_invalid", `${path}: ${describeIssues(file, parsed.error).join("; ")}`, {
    hint: HINT2
  });
}

// src/commands/team/open-team.ts
function openTeam(request) {
  const results = new RunFolder(request.out);
  if (!results.has("aggregate.json"))
    throw new InputError("no_results", `${request.out} holds no verdict yet.`, {
      hint: "Run `ux-jury review` first, or name its results folder with --out."
    });
  const folder = new TeamFolder(request.out);
  const { run_id } = results.read("aggregate", "aggregate.json");
  folder.openState(run_id);
  const settings = { ...readTeamSettings(request.project), ...request.settings };
  return { request, results, folder, settings, ...readTeamWords(), run_id };
}
function readPlan({ folder }) {
  if (!folder.has("plan.json"))
    throw new InputError("plan_missing", "There is no plan yet.", { hint: "Run `ux-jury team plan` first." });
  return folder.read("team-plan", "plan.json");
}
function readFacts(team2) {
  const { results, words } = team2;
  return {
    aggregate: results.read("aggregate", "aggregate.json"),
    outcomes: results.read("outcomes", "outcomes.json"),
    debate: results.has("debate.json") ? results.read("debate", "debate.json") : null,
    plan: readPlan(team2),
    words
  };
}
function bundlePaths({ results, request }) {
  return results.read("evidence", "evidence.json").bundles.map(({ path }) => resolve(request.out, path));
}

// src/commands/team/assemble-team.ts
var WAITING = 3;
async function assembleTeam2(team2) {
  const { request, folder, settings, words, run_id } = team2;
  const registries = readRegistries({ project: request.project, home: request.home });
  const proposal = assembleTeam({ plan: readPlan(team2), ...registries, words, overrides: request.overrides });
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
  show(proposal, team2);
  if (proposal.assignment.unmatched_tasks.length > 0) {
    request.say(
      "Give each unmatched task a specialist with --assign T3=name, or add a profile to .claude/specialists."
    );
    return WAITING;
  }
  if (!await isConfirmed(team2, settings.approve)) {
    request.say("Nothing was written. Confirm with --yes, or with approve: true in ux-jury.team.yml.");
    return WAITING;
  }
  const assignment = { ...proposal.assignment, prerequisite_check: { ...check } };
  dropStale(team2, assignment);
  folder.write("team_assignment.json", assignment);
  folder.writeState(afterAssembly(folder.openState(run_id), assignment, "team_assignment.json"));
  request.say(`Team confirmed: ${folder.path}/team_assignment.json`);
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
function dropStale({ folder }, next) {
  if (!folder.has("team_assignment.json")) return;
  const last = folder.read("team-assignment", "team_assignment.json");
  if (isDeepStrictEqual(last, next)) return;
  for (const name of folder.named("blueprints", ".md")) folder.remove(`blueprints/${name}`);
  for (const file of ["completeness.json", "blueprint-conflicts.json"]) folder.remove(file);
  for (const { specialist, tasks } of last.specialist_assignments) {
    const now = next.specialist_assignments.find((one) => one.specialist === specialist);
    const stage1 = `scratch/${specialist}-stage1.md`;
    if (isDeepStrictEqual(now?.tasks, tasks) || !folder.has(stage1)) continue;
    folder.writeText(`scratch/${specialist}-stage1.kept.md`, folder.readText(stage1));
    folder.remove(stage1);
    folder.remove(`scratch/${specialist}-decisions.json`);
  }
}

// src/adapters/team/read-source.ts
import { spawnSync as spawnSync2 } from "node:child_process";
var KINDS = /\.(html?|m?[jt]sx?|vue|svelte|astro|php|erb|hbs|ejs|njk|twig|css|scss|less|sass|pcss)$/;
var OTHERS = /(^|\/)(node_modules|dist|build|coverage|tests?|__tests__|e2e|journeys|vendor)\/|\.(test|spec|d|min)\.m?[jt]s/;
var MOST_BYTES = 3e5;
var MOST_FILES = 2e3;
function readHead(project) {
  return git(project, ["rev-parse", "HEAD"]).trim();
}
function readSource(project, commit, root) {
  const listed = git(project, ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]).split("\0");
  const prefix = root === "." ? "" : `${root.replace(/\/+$/, "")}/`;
  const paths = listed.filter(
    (path) => path.startsWith(prefix) && !path.includes("\n") && KINDS.test(path) && !OTHERS.test(path.slice(prefix.length))
  );
  if (paths.length > MOST_FILES)
    throw new InputError(
      "source_too_large",
      `${paths.length} files under ${root} may hold the app; at most ${MOST_FILES} are read.`,
      {
        hint: "Name the folder of the app with --source."
      }
    );
  return { root, files: readBlobs(project, commit, paths) };
}
function readBlobs(project, commit, paths) {
  const input = paths.map((path) => `${commit}:${path}
`).join("");
  const { stdout } = spawnSync2("git", ["-C", project, "cat-file", "--batch"], {
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
  const { status, stdout, stderr } = spawnSync2("git", ["-C", project, ...args], {
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

// src/team/build/compare-runs.ts
function compareRuns(before, after, named) {
  const issues = before.outcomes.issues.filter(({ id }) => named.includes(id));
  const isGone = (issue) => !after.outcomes.issues.some((one) => isSame(one, issue)) && isWalkedAgain(issue, before.evidence, after.evidence);
  return {
    walked: true,
    why_not: null,
    proven: issues.filter(isGone).map(({ id }) => id),
    still_failing: issues.filter((issue) => !isGone(issue)).map(({ id }) => id),
    new_issues: after.outcomes.issues.filter((one) => !before.outcomes.issues.some((old) => isSame(one, old))).map(({ id, claim }) => ({ issue: id, claim })),
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
  const keys = new Set(fresh.flatMap(({ places }) => places.map(({ key }) => key && steady(key))));
  const rules = new Set(fresh.map(({ rule }) => rule));
  const touching = before.outcomes.issues.filter(
    ({ rule, places }) => rules.has(rule) || places.some(({ key }) => key !== null && keys.has(steady(key)))
  );
  return [.../* @__PURE__ */ new Set([...proof.still_failing, ...touching.map(({ id }) => id)])].filter(
    (id) => proof.proven.includes(id) || proof.still_failing.includes(id)
  );
}

// src/team/build/judge-tasks.ts
function judgeTask(input) {
  const { task: task2, blueprint } = input;
  const own = blueprint.operations.filter((operation) => operation.task === task2.id);
  const criteria = task2.acceptance.map((one) => ({ id: one.id, ...judge(one, own, input) }));
  const met = criteria.filter((one) => one.met === true).length;
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
    status: met === criteria.length ? "PASS" : met === 0 ? "FAIL" : "PARTIAL",
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
  if (issue !== null && withdrawn.includes(issue)) return { met: false, how: "taken back: not proven" };
  if (!proof.walked) return { met: null, how: "not walked again" };
  const isGone = issue !== null && proof.proven.includes(issue);
  return { met: isGone, how: isGone ? "measured again: passes" : "measured again: fails" };
}

// src/team/text/line-codec.ts
var NAMES = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
var VALUES = { n: "\n", r: "\r", t: "	", s: " " };
function encodeLine(text2) {
  return text2.replace(/[\\`*_{}[\]<>#&!|~^$@+]/g, "\\$&").replace(/[\n\r\t]/g, (sign) => NAMES[sign] ?? sign).replace(/^ | $/g, "\\s");
}
function encodeBeforeColon(text2) {
  return encodeLine(text2).replaceAll(":", "\\:");
}
function decodeLine(line) {
  return line.replace(/\\([\s\S])/g, (_whole, sign) => VALUES[sign] ?? sign);
}
function splitAtColon(line) {
  const at = /^((?:\\[\s\S]|[^\\:])*): ?/.exec(line);
  return at === null ? [line, ""] : [at[1] ?? "", line.slice(at[0].length)];
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
    const lines2 = items.flatMap((item) => renderItem(item, 0));
    return [`${"#".repeat(level)} ${title}`, "", ...lines2, ...lines2.length === 0 ? [] : [""]].join("\n");
  }).join("\n");
}
function renderItem({ label, text: text2, items, raw }, depth) {
  const value = raw ?? encodeLine(text2);
  const head = label === null ? value : `**${label}**:${value === "" ? "" : ` ${value}`}`;
  return [`${"  ".repeat(depth)}- ${head}`, ...items.flatMap((item) => renderItem(item, depth + 1))];
}
function parseOutline(text2) {
  const sections = [];
  for (const line of text2.replaceAll("\r\n", "\n").split("\n")) {
    const [, marks, title] = /^(##|###) (.*)$/.exec(line) ?? [];
    if (marks !== void 0)
      sections.push({ level: marks.length === 2 ? 2 : 3, title: (title ?? "").trim(), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ level, title, lines: lines2 }) => ({ level, title, items: parseItems(lines2) }));
}
function parseItems(lines2) {
  const root = [];
  const path = [root];
  for (const line of lines2) {
    const [, indent = "", rest] = /^((?: {2})*)- (.*)$/.exec(line) ?? [];
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
    { level: 2, title: "For People", items: report.for_people.map(bullet) }
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
    ...proof.new_issues.map(({ issue, claim }) => bullet(`${issue}: ${claim}`)),
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

// src/team/build/review-code.ts
function reviewAsSpecialist(blueprint, { source, patched, all }, words) {
  const sentence = words.review ?? {};
  const own = blueprint.operations.filter(({ kind }) => kind === "edit");
  const missing = own.filter(
    ({ id, edits }) => patched.failed.includes(`${blueprint.specialist} ${id}`) || !edits.every(({ file, line, replace }) => isThere2(patched, { file, line, replace }))
  ).map(({ id }) => fill(sentence.missing ?? "", { id }));
  const asked = new Set(
    all.flatMap(
      ({ operations }) => operations.flatMap(({ edits }) => edits.map(({ file, line }) => `${file}:${line}`))
    )
  );
  const extra = listChanged(source, patched).filter(({ file, line }) => !asked.has(`${file}:${line}`)).map(({ file, line }) => fill(sentence.extra ?? "", { what: `${file}:${line}` }));
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
function isThere2({ files }, { file, line, replace }) {
  const text2 = files.get(file)?.[line - 1];
  return text2?.includes(replace) ?? false;
}
function listChanged({ files }, patched) {
  return files.flatMap(({ path, lines: lines2 }) => {
    const now = patched.files.get(path);
    if (now === void 0) return [];
    return lines2.flatMap((before, at) => {
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
  const lines2 = listChanged(change.source, change.patched);
  const problems = lines2.filter(({ before, after }) => RISKS.some((risk) => count(after, risk) > count(before, risk))).map(
    ({ file, line, after }) => fill(sentence.risky ?? "", { file: `${file}:${line}`, line: after.trim() })
  );
  const quote = problems.length === 0 ? fill(sentence.pass_cross ?? "", { count: lines2.length }) : fill(sentence.fail_cross ?? "", { problems: problems.length });
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
function runChain(layers, words) {
  let isOpen = true;
  return layers.map(({ layer, reviewer, review: review2 }) => {
    if (!isOpen)
      return { layer, reviewer, result: "SKIPPED", quote: words.review?.waiting ?? "-", problems: [] };
    const result = review2();
    isOpen = result.result === "PASS";
    return result;
  });
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

// src/team/producers/patch.ts
function applyEdits(source, operations) {
  const lines2 = new Map(source.files.map(({ path, lines: text2 }) => [path, [...text2]]));
  const touched = /* @__PURE__ */ new Set();
  const done = /* @__PURE__ */ new Set();
  const failed = [];
  for (const { id, edits } of operations) {
    const fresh = edits.filter((edit) => !done.has(JSON.stringify(edit)));
    const isPossible = fresh.every(
      ({ file, line, find }) => lines2.get(file)?.[line - 1]?.split(find).length === 2
    );
    if (!isPossible) {
      failed.push(id);
      continue;
    }
    for (const edit of fresh) {
      const text2 = lines2.get(edit.file);
      const at = text2?.[edit.line - 1];
      if (text2 === void 0 || at === void 0) continue;
      text2[edit.line - 1] = at.split(edit.find).join(edit.replace);
      touched.add(edit.file);
      done.add(JSON.stringify(edit));
    }
  }
  const changed = [...touched].toSorted().map((path) => [path, lines2.get(path) ?? []]);
  return { files: new Map(changed), failed };
}
var AROUND = 3;
function renderPatch(source, patched) {
  return source.files.filter(({ path }) => patched.files.has(path)).map((file) => renderFile(file, patched.files.get(file.path) ?? [])).join("");
}
function renderFile({ path, lines: lines2 }, after) {
  const changed = lines2.flatMap((line, at) => after[at] === line ? [] : [at]);
  if (changed.length === 0) return "";
  const hunks = [];
  for (const at of changed) {
    const last = hunks.at(-1);
    if (last !== void 0 && at - AROUND <= last[1] + AROUND + 1) last[1] = at;
    else hunks.push([at, at]);
  }
  const body = hunks.map(([from, to]) => renderHunk(lines2, after, [from, to])).join("");
  return `diff --git a/${path} b/${path}
--- a/${path}
+++ b/${path}
${body}`;
}
var NO_NEWLINE = "\n\\ No newline at end of file";
function renderHunk(before, after, [from, to]) {
  const end = before.at(-1) === "" ? before.length - 1 : before.length;
  const [start, stop] = [Math.max(0, from - AROUND), Math.min(end, to + AROUND + 1)];
  const show2 = (sign, lines2, at) => `${sign}${lines2[at]}${at === before.length - 1 ? NO_NEWLINE : ""}`;
  const out = [];
  for (let at = start; at < stop; ) {
    if (before[at] === after[at]) {
      out.push(show2(" ", before, at));
      at += 1;
      continue;
    }
    const run2 = [];
    while (at < stop && before[at] !== after[at]) run2.push(at++);
    out.push(...run2.map((line) => show2("-", before, line)), ...run2.map((line) => show2("+", after, line)));
  }
  const size = stop - start;
  return `@@ -${start + 1},${size} +${start + 1},${size} @@
${out.join("\n")}
`;
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
        ...finding.edits.map(renderEdit)
      ])
    )
  ];
}
function renderEdit({ file, line, find, replace }) {
  return field("Edit", file, [field("Line", String(line)), field("Find", find), field("Replace", replace)]);
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
  const options = one.options.map(({ letter, text: text2, rationale }) => {
    const mark = letter === one.recommended ? RECOMMENDED : "";
    return { ...bullet(""), raw: `${letter}) ${encodeBeforeColon(text2)}${mark}: ${encodeLine(rationale)}` };
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
  return [
    {
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
  const [, letter, rest] = /^([A-Z])\) ([\s\S]*)$/.exec(raw) ?? [];
  if (letter === void 0 || rest === void 0) return [];
  const [head, rationale] = splitAtColon(rest);
  const isMarked = letter === recommended && head.endsWith(RECOMMENDED);
  const name = isMarked ? head.slice(0, -RECOMMENDED.length) : head;
  return [{ letter, text: decodeLine(name), rationale: decodeLine(rationale) }];
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
function renderOperation({ id, task: task2, kind, what, issues, edits, grounds }) {
  return field(id, what, [
    field("Task", task2),
    field("Kind", kind),
    ...issues.map((issue) => field("Issue", issue)),
    ...grounds.map((ground) => field("Rests on", ground.id, [field("As", ground.kind)])),
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
  return {
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
    const strays = mapped.operations.filter((operation) => !ids.has(operation));
    return strays.map((stray) => `${id} is mapped to ${stray}, which is not there.`);
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
    (mine) => edits(other).filter(({ file, line, find, replace }) => {
      if (file !== mine.file || line !== mine.line) return false;
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
  folder
}) {
  return folder.named("blueprints", ".md").map((name) => {
    const { blueprint, missing } = parseBlueprint(folder.readText(`blueprints/${name}`));
    const hint = `Correct team/blueprints/${name}, or delete it and run \`ux-jury team detail\` again.`;
    return { file: name, blueprint: readDocument("team-blueprint", blueprint, hint), missing };
  });
}
function closeDetail(team2) {
  const { folder, request, run_id } = team2;
  const found = readBlueprints(team2);
  const earlier = folder.has("blueprint-conflicts.json") ? folder.read("team-conflicts", "blueprint-conflicts.json") : null;
  const conflicts = findConflicts(
    found.map(({ blueprint }) => blueprint),
    earlier
  );
  folder.write("blueprint-conflicts.json", conflicts);
  folder.writeText("blueprint-conflicts.md", renderConflicts(conflicts));
  const { producers } = readRegistries({ project: request.project, home: request.home });
  const completeness = checkCompleteness({
    blueprints: found,
    tasks: readPlan(team2).tasks,
    producers: producers.map(({ profile }) => profile)
  });
  folder.write("completeness.json", completeness);
  folder.writeState(afterGates(folder.openState(run_id), conflicts, completeness));
  const open = openConflicts(conflicts);
  for (const { id, what } of open) request.say(`Conflict ${id}: ${what}`);
  for (const { specialist, section, what } of completeness.failures)
    request.say(`Incomplete, ${specialist}, ${section}: ${what}`);
  if (open.length > 0)
    request.say(
      "Settle each conflict in blueprint-conflicts.json (ruling), then run `ux-jury team detail` again."
    );
  if (open.length > 0 || !completeness.passed) return WAITING2;
  request.say(`${found.length} blueprints are complete and do not contradict one another.`);
  return 0;
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
  const text2 = raised.options.find(({ letter }) => letter === chosen)?.text ?? "";
  return chosen === raised.options[0]?.letter ? { kind: "given", id, text: text2, isOwnWords: false } : { kind: "refused", id, text: text2 };
}
var PLAIN = { "'": "\u2019", '"': "\u201D", "`": "\u2019" };
function safeWords(text2) {
  return text2.replace(/\s+/g, " ").replace(/['"`]/g, (quote) => PLAIN[quote] ?? "").replace(/[\\<>{}$]|[\p{C}]/gu, "").trim().slice(0, 300);
}

// src/team/blueprint/check-grounds.ts
var STANDARD = /^(WCAG|RFC|ISO|SARIF|HTML|CommonMark|ARIA|ECMA|JUnit|YAML|XML|JSON|CSV)\b/i;
function checkGrounds(blueprint, stage1, file) {
  return blueprint.operations.flatMap(({ id, grounds }) => {
    if (grounds.length === 0) return [`${id} rests on no finding, answer or standard.`];
    return grounds.filter((ground) => {
      if (ground.kind === "standard") return !STANDARD.test(ground.id);
      if (ground.kind === "finding") return !stage1.findings.some((finding) => finding.id === ground.id);
      return resolveAnswer(ground.id, stage1, file).kind === "unanswered";
    }).map((ground) => `${id} rests on ${ground.kind} ${ground.id}, which is not there.`);
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
    ...tasks.filter(({ kind }) => kind === "report").map((task2) => write(task2, input))
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
function write(task2, { producer, words }) {
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
  const asked = [...new Set(findings.flatMap(({ asks }) => asks === null ? [] : [asks]))];
  const { stage1, words, decisions } = input;
  return asked.flatMap((id) => {
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
    const answer = first.grounds.find((ground) => ground.kind === "answer")?.id ?? "";
    const how = kind === "criterion" ? sentence.how_criterion : { edit: sentence.how_edit, write: sentence.how_write, handover: sentence.how_handover }[first.kind];
    return [
      { criterion: id, operations: settling.map((one) => one.id), how: fill(how ?? "-", { id: answer }) }
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
      (line, index) => [...line.matchAll(pattern)].map((match) => ({
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
      (line, index) => [...line.matchAll(opening)].map(({ index: column }) => {
        const end = findEnd(line, column);
        const raw = line.slice(column, end ?? void 0);
        return {
          file,
          line: index + 1,
          column,
          name,
          raw,
          rest: end === null ? "" : line.slice(end),
          isWhole: end !== null
        };
      })
    )
  );
}
function findEnd(line, start) {
  let depth = 0;
  for (let at = start; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    else if (sign === ">" && depth === 0 && line[at - 1] !== "=") return at + 1;
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

// src/team/fix/fixer.ts
function editOf(spot, find, replace) {
  const line = spot.file.lines[spot.line - 1] ?? "";
  if (find === "" || line.split(find).length !== 2) return null;
  return { file: spot.file.path, line: spot.line, find, replace };
}

// src/team/fix/consent.ts
var TICK = / checked(?:="(?:checked)?")?(?=[\s/>])/;
var untickConsent = (issue, context) => {
  const tag = findElement(issue, context);
  const tick = tag === null || tag.raw.includes("{") ? void 0 : TICK.exec(tag.raw)?.[0];
  const edit = tag === null || tick === void 0 ? null : editOf(tag, tag.raw, tag.raw.replace(tick, ""));
  return tag === null || edit === null ? null : {
    fixer: "untick-consent",
    grounds: `the tag ticks itself, ${tag.file.path}:${tag.line}`,
    ask: null,
    edits: [edit]
  };
};

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
  const found = places.flatMap(({ claim }) => {
    const [, ink, ground] = /foreground color: (#[0-9a-f]{6}), background color: (#[0-9a-f]{6})/i.exec(claim) ?? [];
    if (ink === void 0 || ground === void 0) return [];
    const [darker, lighter] = luminance(ink) <= luminance(ground) ? [ink, ground] : [ground, ink];
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
    (spot) => editOf(spot, declarationAt(spot), declarationAt(spot).replace(spot.text, target))
  );
  const sure = edits.filter((edit) => edit !== null);
  return sure.length === edits.length ? sure : null;
}
function declarationAt({ file, line, column }) {
  const text2 = file.lines[line - 1] ?? "";
  const start = Math.max(text2.lastIndexOf("{", column), text2.lastIndexOf(";", column)) + 1;
  const end = text2.slice(column).search(/[;}]|$/) + column;
  return text2.slice(start, end).trim();
}
function shadeOf(colour, grounds) {
  for (let share = 1; share >= 0; share -= 0.01) {
    const shade = `#${channels(colour).map(
      (value) => Math.round(value * share).toString(16).padStart(2, "0")
    ).join("")}`;
    if (grounds.every((ground) => contrastOf(shade, ground) >= WANTED)) return shade;
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
    grounds: `the label that the source writes for this id, ${tags.map(({ file, line }) => `${file.path}:${line}`).join(", ")}`,
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
    ({ file, line }) => !isOwn || isSameFunction(tag, file.path, line)
  );
  const words = new Set(spots.map(({ text: text2 }) => text2.replace(/^<label[^>]*>|<\/label>$/g, "")));
  const [only] = words;
  return words.size === 1 && only !== void 0 && !only.includes('"') ? only : null;
}
function isSameFunction(tag, path, line) {
  return tag.file.path === path && headOf(tag.file.lines, tag.line) === headOf(tag.file.lines, line);
}
function headOf(lines2, line) {
  for (let at = line; at > 0; at -= 1)
    if (/^(export |async |function |const |class )/.test(lines2[at - 1] ?? "")) return at;
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
var allowFilling = (issue, context) => {
  const tag = findElement(issue, context);
  const purpose = /personal fact \(([a-z-]+)\)/.exec(issue.claim)?.[1];
  if (tag === null || purpose === void 0 || attributeOf(tag, "autocomplete") !== "off") return null;
  const edit = editOf(tag, tag.raw, tag.raw.replace('autocomplete="off"', `autocomplete="${purpose}"`));
  return edit === null ? null : {
    fixer: "allow-filling",
    grounds: `the tag switches it off itself, ${tag.file.path}:${tag.line}`,
    ask: null,
    edits: [edit]
  };
};
function withAttribute(tag, attribute) {
  return tag.raw.replace(`<${tag.name}`, `<${tag.name} ${attribute}`);
}

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
  const [spot] = spots;
  if (spot === void 0 || spots.length !== 1) return null;
  const edit = editOf(spot, spot.text, "");
  return edit === null ? null : {
    fixer: "allow-zoom",
    grounds: `the only text of the source that forbids zooming, ${spot.file.path}:${spot.line}`,
    ask: null,
    edits: [edit]
  };
};
var closeHeadingGap = (issue, { source }) => {
  const [, from, to] = /level (\d) to level (\d)/.exec(issue.claim) ?? [];
  const [tag, ...others] = findTags(source, `h${to ?? "0"}`);
  if (tag === void 0 || from === void 0 || others.length > 0) return null;
  const line = tag.file.lines[tag.line - 1] ?? "";
  const whole = new RegExp(`<h${to}[\\s>].*?</h${to}>`).exec(line.slice(tag.column))?.[0];
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
    grounds: `the text is written once, ${sure.map(({ file, line }) => `${file}:${line}`).join(", ")}`,
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
function findText(text2, source) {
  const plain = findAll(source, new RegExp(literally(text2), "g")).filter(isWholeText);
  const [spot] = plain;
  if (spot !== void 0) return plain.length === 1 ? editOf(spot, spot.text, "{{answer}}") : null;
  const templates = findAll(source, /(?<=`)[^`]*\$\{[^`]*(?=`)/g).filter((one) => canBe(one.text, text2));
  const [template] = templates;
  return template !== void 0 && templates.length === 1 ? editOf(template, template.text, "{{answer}}") : null;
}
function isWholeText({ file, line, column, text: text2 }) {
  const whole = file.lines[line - 1] ?? "";
  const [before = "", after = ""] = [whole[column - 1], whole[column + text2.length]];
  if (before === ">" && after === "<") return true;
  if (before !== after || !QUOTES.includes(before)) return false;
  const head = whole.slice(0, column);
  return QUOTES.every((quote) => quote === before || head.split(quote).length % 2 === 1);
}

// src/team/fix/real-button.ts
var PRESS = /\s(?:onclick|onClick|@click|v-on:click|\(click\)|on:click)=/;
var realButton = (issue, context) => {
  const place = issue.places[0];
  const testId = /^\[data-testid="([^"]+)"\]$/.exec(place?.key ?? "")?.[1];
  if (place === void 0 || testId === void 0) return null;
  const name = controlAt(context, place)?.tag ?? "div";
  if (name !== "div" && name !== "span") return null;
  const tags = findTags(context.source, name).filter(
    (tag2) => tag2.isWhole && attributeOf(tag2, "data-testid") === testId && PRESS.test(tag2.raw)
  );
  const [tag] = tags;
  const content = tag && new RegExp(`^([^<>]+)</${name}>`).exec(tag.rest);
  if (tag === void 0 || tags.length !== 1 || !content) return null;
  const edit = editOf(
    tag,
    `${tag.raw}${content[0]}`,
    `${tag.raw.replace(`<${name}`, '<button type="button"')}${content[1]}</button>`
  );
  return edit === null ? null : {
    fixer: "real-button",
    grounds: `the only <${name}> of the source with this test id and a handler, ${tag.file.path}:${tag.line}`,
    ask: null,
    edits: [edit]
  };
};

// src/team/fix/target-size.ts
var LEAST = 24;
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
      default: `${LEAST}px`,
      rationale: size_rationale
    },
    edits: sure
  };
};
function setsSize(body, side, px) {
  return new RegExp(`(?:^|[;{\\s])${side}:\\s*${px}px`).test(body);
}
function enlarge({ file, from, to }, side, px) {
  for (let line = from; line <= to; line += 1) {
    const text2 = file.lines[line - 1] ?? "";
    const found = new RegExp(`(?<=^|[;{\\s])${side}:\\s*${px}px`).exec(text2)?.[0];
    if (found === void 0) continue;
    const find = text2.split(found).length === 2 ? found : ` ${found}`;
    return editOf({ file, line }, find, find.replace(`${px}px`, `${Math.max(px, LEAST)}px`));
  }
  return null;
}
function findRules({ files }) {
  return files.filter(({ path }) => STYLES.test(path)).flatMap((file) => {
    const text2 = file.lines.join("\n").replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
    return [...text2.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([whole, selector = "", body = ""], _index) => {
      const start = text2.indexOf(whole) + (selector.length - selector.trimStart().length);
      const from = text2.slice(0, start).split("\n").length;
      return {
        file,
        selector: selector.trim(),
        from,
        to: from + whole.trimStart().split("\n").length - 1,
        body
      };
    });
  });
}
function fits(selector, tag) {
  const classes = (attributeOf(tag, "class") ?? attributeOf(tag, "className") ?? "").split(/\s+/);
  return selector.split(",").some((one) => {
    const last = one.trim().split(/[\s>+~]+/).at(-1) ?? "";
    return last === tag.name || classes.some((name) => name !== "" && last === `.${name}`);
  });
}

// src/team/fix/fixers.ts
var FIXERS = {
  "missing-language": setLanguage,
  "axe-violation": allowZoom,
  "heading-skips": closeHeadingGap,
  "image-without-text": emptyAlt,
  "unlabelled-field": nameField,
  "missing-visible-label": showLabel,
  "field-without-purpose": allowFilling,
  "cryptic-name": nameControl,
  "unnamed-control": nameControl,
  "clickable-not-focusable": realButton,
  "small-target": targetSize,
  "tiny-target": targetSize,
  contrast: darkenColour,
  "preticked-consent": untickConsent,
  "raw-data-shown": plainWords
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
  if (fix === null) return false;
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
  const left = findings.length - found.length;
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
      options: options.toSorted((a, b) => Number(b.letter === recommended) - Number(a.letter === recommended)).map(({ letter, text: text2 }) => `${letter}: ${text2}${letter === recommended ? " (recommended)" : ""}`),
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
      const letter = answer.trim().toUpperCase();
      const isOption = one.options.some((option) => option.startsWith(`${letter}: `));
      return isOption ? { ...one, chosen: letter, user_input: null } : { ...one, chosen: "other", user_input: answer.trim() === "" ? null : answer };
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
var ORDER2 = ["Light", "Standard", "Deep"];
function deepest(depths) {
  return ORDER2[Math.max(0, ...depths.map((depth) => ORDER2.indexOf(depth)))] ?? "Standard";
}

// src/commands/team/hold-gate.ts
async function holdGate(team2, file) {
  const { request, folder } = team2;
  const read = () => folder.read("team-decisions", file);
  const write2 = (next) => folder.write(file, closeGate(next, request.now()));
  const { answered, of } = countAnswers(read());
  if (answered > 0 && answered < of)
    request.say(`Found an in-progress consultation: ${answered} of ${of} answered.`);
  let isTriaged = false;
  for (; ; ) {
    const question = nextQuestion(read(), isTriaged);
    if (question.kind === "done") break;
    if (request.yes) write2(decideRest(acceptAssumptions(read()), []));
    else if (request.ask === null) return false;
    else if (question.kind === "assumptions")
      await askAssumptions(question.items, { ask: request.ask, say: request.say, read, write: write2 });
    else {
      const change = await put(question, request.ask, request.say);
      write2(change(read()));
    }
    if (question.kind === "triage") isTriaged = true;
  }
  write2(read());
  return true;
}
async function askAssumptions(items, { ask, say, read, write: write2 }) {
  say("The specialist proposes these defaults:");
  for (const one of items) say(`  ${one.id}: ${one.title} \u2014 ${one.default} (${one.rationale ?? "-"})`);
  const answer = await ask("Enter accepts all; or name those you want to settle yourself (A1 A3): ");
  const chosen = idsIn(answer, "A");
  for (const one of items.filter(({ id }) => chosen.includes(id))) {
    const words = (await ask(`${one.id}: instead of \u201C${one.default}\u201D (Enter keeps it): `)).trim();
    write2(promoteAssumption(read(), one.id, words === "" ? null : words));
  }
  write2(acceptAssumptions(read()));
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
function idsIn(text2, letter) {
  return text2.toUpperCase().match(new RegExp(`${letter}\\d+`, "g")) ?? [];
}

// src/commands/team/detail-team.ts
var WAITING3 = 3;
async function detailTeam(team2) {
  const assignment = readAssignment(team2);
  const { specialists } = readRegistries({ project: team2.request.project, home: team2.request.home });
  pinCommit(team2);
  for (const name of assignment.execution_order.flatMap((phase) => phase.specialists)) {
    const specialist = specialists.find(({ profile }) => profile.name === name);
    if (specialist === void 0)
      throw new InputError("specialist_gone", `The profile of ${name} is no longer there.`, {
        hint: "Run `ux-jury team assemble` again."
      });
    if (!await detailOne(team2, specialist, assignment)) {
      team2.request.say(
        `Waiting for a person: answer ${filesOf(name).decisions} (set "chosen" or "status"), or run with --yes or at a terminal.`
      );
      return WAITING3;
    }
  }
  return closeDetail(team2);
}
function readAssignment({ folder }) {
  if (!folder.has("team_assignment.json"))
    throw new InputError("team_unconfirmed", "No team is confirmed yet.", {
      hint: "Run `ux-jury team assemble` first."
    });
  return folder.read("team-assignment", "team_assignment.json");
}
function pinCommit({ folder, request }) {
  if (!folder.has("commit")) folder.writeText("commit", readHead(request.project));
  return folder.readText("commit").trim();
}
function filesOf(name) {
  return {
    stage1: `scratch/${name}-stage1.md`,
    decisions: `scratch/${name}-decisions.json`,
    blueprint: `blueprints/${name}.md`
  };
}
async function detailOne(team2, specialist, assignment) {
  const { name } = specialist.profile;
  const { folder, request, run_id } = team2;
  const files = filesOf(name);
  const assigned = assignment.specialist_assignments.find((one) => one.specialist === name)?.tasks ?? [];
  const depth = deepest(assigned.map((one) => one.depth));
  const move = (change) => {
    folder.writeState(moveSpecialist(folder.openState(run_id), name, change));
  };
  const resume = findResume(
    {
      has_blueprint: folder.has(files.blueprint),
      has_stage1: folder.has(files.stage1),
      decisions: folder.has(files.decisions) ? folder.read("team-decisions", files.decisions) : null
    },
    depth
  );
  if (resume === "done") return true;
  if (resume === "stage1") {
    move({ status: "in_progress", stage: "stage1" });
    folder.writeText(
      files.stage1,
      renderStage1(
        explore(
          team2,
          name,
          assigned.map((one) => one.task_id)
        )
      )
    );
  }
  if (!await isKept(team2, name)) return false;
  if (depth !== "Light" && resume !== "stage2") {
    move({
      status: "in_progress",
      stage: "user_gate",
      stage1_path: files.stage1,
      decisions_path: files.decisions
    });
    if (!await gate(team2, name)) return false;
  }
  move({ status: "in_progress", stage: "stage2" });
  specify(team2, specialist, depth);
  move({ status: "completed", stage: "done", stage1_path: files.stage1, blueprint_path: files.blueprint });
  request.say(`${name}: blueprint written (${depth})`);
  return true;
}
async function isKept({ folder, request }, name) {
  const { reroute } = parseStage1(folder.readText(filesOf(name).stage1));
  if (reroute === null || folder.has(filesOf(name).decisions)) return true;
  request.say(`${name} would give ${reroute.task} to ${reroute.domain}: ${reroute.reason}`);
  request.say(`To do so: ux-jury team assemble --assign ${reroute.task}=SPECIALIST. What was found is kept.`);
  if (request.yes) return true;
  return request.ask !== null && /^y(es)?$/i.test((await request.ask("Keep it here? [y/N] ")).trim());
}
function explore(team2, specialist, taskIds) {
  const { results, request, settings, words } = team2;
  const bundles = bundlePaths(team2).map((path) => openBundle(path));
  return exploreTasks({
    specialist,
    tasks: readPlan(team2).tasks.filter(({ id }) => taskIds.includes(id)),
    source: readSource(request.project, pinCommit(team2), settings.source),
    outcomes: results.read("outcomes", "outcomes.json"),
    readState: (id) => bundles.find(({ index }) => index.states.some((one) => one.id === id))?.readState(id) ?? null,
    words
  });
}
async function gate(team2, name) {
  const { folder, request } = team2;
  const files = filesOf(name);
  const stage1 = parseStage1(folder.readText(files.stage1));
  if (!folder.has(files.decisions))
    folder.write(files.decisions, openGate(stage1, request.now()));
  const strays = strayIds(stage1, folder.read("team-decisions", files.decisions));
  if (strays.length > 0)
    throw new InputError(
      "gate_mismatch",
      `${files.decisions} does not belong to ${files.stage1}: ${strays.join(", ")}.`,
      {
        hint: "Delete the decisions file to ask again."
      }
    );
  return holdGate(team2, files.decisions);
}
function specify(team2, specialist, depth) {
  const { folder, words } = team2;
  const { name } = specialist.profile;
  const files = filesOf(name);
  const assignment = readAssignment(team2);
  const ids = assignment.specialist_assignments.find((one) => one.specialist === name)?.tasks.map((one) => one.task_id) ?? [];
  const tasks = readPlan(team2).tasks.filter(({ id }) => ids.includes(id));
  const stage1 = parseStage1(folder.readText(files.stage1));
  const decisions = folder.has(files.decisions) ? folder.read("team-decisions", files.decisions) : null;
  const producers = assignment.producer_assignments.filter((one) => one.specialist === name);
  for (const { producer, output_format, tasks_output_files } of producers.toReversed()) {
    const isPatch = tasks_output_files.some((file) => file.endsWith(".patch"));
    const own = tasks.filter(({ kind }) => kind === "fix" === isPatch);
    const blueprint = specifyBlueprint({
      specialist,
      tasks: own,
      depth,
      stage1,
      decisions,
      producer: { name: producer, output_format, files: tasks_output_files },
      words
    });
    const open_items = [...blueprint.open_items, ...checkGrounds(blueprint, stage1, decisions)];
    const path = producers[0]?.producer === producer ? files.blueprint : `blueprints/${name}--${producer}.md`;
    const text2 = renderBlueprint({
      ...blueprint,
      open_items,
      status: open_items.length === 0 ? "approved" : "draft"
    });
    if (parseBlueprint(text2).missing.length > 0) throw new Error(`The blueprint of ${name} lost a section.`);
    folder.writeText(path, text2);
  }
}

// src/commands/team/prove-patch.ts
import { cpSync, existsSync as existsSync5 } from "node:fs";
import { join as join7 } from "node:path";

// src/adapters/team/scratch-worktree.ts
import { spawnSync as spawnSync3 } from "node:child_process";
import { existsSync as existsSync4, mkdtempSync, rmSync as rmSync2, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as join6 } from "node:path";
var WALK_MS = 20 * 6e4;
async function walkPatched(request, take) {
  const home = mkdtempSync(join6(tmpdir(), "ux-jury-worktree-"));
  const tree = join6(home, "tree");
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
  const packages = join6(project, "node_modules");
  if (existsSync4(packages) && !existsSync4(join6(tree, "node_modules")))
    symlinkSync(packages, join6(tree, "node_modules"));
  const folder = join6(tree, bundle);
  rmSync2(folder, { recursive: true, force: true });
  const { stdout, stderr } = spawnSync3("env", [`UX_JURY_BUNDLE=${folder}`, "sh", "-c", command], {
    cwd: tree,
    encoding: "utf8",
    timeout: WALK_MS,
    maxBuffer: 64 * 1024 * 1024
  });
  const log = `${stdout}
${stderr}`;
  return existsSync4(join6(folder, "bundle.json")) ? { bundle: folder, log } : { bundle: null, why: log.trim().slice(-600) };
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
async function provePatch(team2, patch, try_) {
  const { settings, request, words, folder } = team2;
  if (settings.walk === null) return unproven(words.review?.walk_missing ?? "-");
  request.say(`Cycle ${try_.cycle}: walking the journeys over the patched source \u2026`);
  const home = join7(folder.path, "verify", `cycle-${try_.cycle}`);
  const asked = {
    project: request.project,
    commit: pinCommit(team2),
    patch,
    command: settings.walk,
    bundle: settings.bundle
  };
  return walkPatched(asked, async (walk2) => {
    if (walk2.bundle === null) return unproven(fill(words.review?.walk_failed ?? "", { what: walk2.why }));
    cpSync(walk2.bundle, join7(home, "bundle"), { recursive: true });
    await reviewBundles({
      bundles: [join7(home, "bundle")],
      out: join7(home, "results"),
      config: null,
      folder: request.project,
      mode: null,
      from: null,
      progress: () => void 0
    });
    return compare(team2, home, try_.named);
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
function compare(team2, home, named) {
  const results = new RunFolder(join7(home, "results"));
  const [before, after] = [readRun(team2.results), readRun(results)];
  const compared = compareRuns(before, after, named);
  const refs = compared.proven.flatMap(
    (id) => before.outcomes.issues.find((issue) => issue.id === id)?.places[0]?.ref ?? []
  );
  const old = bundlePaths(team2).filter(existsSync5).map((path) => openBundle(path));
  const fresh = [openBundle(join7(home, "bundle"))];
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
    if (found !== null) return join7(bundle.folder, found.entry.path);
  }
  return null;
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
function buildSpreadsheet({ outcomes, plan: plan2 }, name) {
  const rows = byHarm(outcomes).map((issue) => [
    issue.id,
    taskOf(plan2, issue),
    severityOf(issue),
    issue.critical ? "yes" : "no",
    issue.rule,
    issue.title,
    issue.claim,
    issue.recommendation,
    firstRef(issue),
    String(issue.touched.length),
    String(issue.journeys),
    issue.claims.wcag.join(" ")
  ]);
  return { name, text: [COLUMNS, ...rows].map((row) => `${row.map(cell).join(",")}\r
`).join("") };
}
function cell(text2) {
  const safe = /^[=+\-@\t\r]/.test(text2) ? `'${text2}` : text2;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// src/team/producers/fill-accessibility-form.ts
function fillAccessibilityForm(facts, name) {
  const { aggregate, words } = facts;
  const say = (key, values = {}) => fill(words.accessibility?.[key] ?? "", values);
  const rows = WCAG_CRITERIA.map(({ criterion, name: title, level }) => {
    const { status, remark } = judge2(criterion, facts);
    return `| ${criterion} ${title} | ${level} | ${say(status)} | ${remark} |`;
  });
  const lines2 = [
    `# ${say("title", { target: encodeLine(aggregate.context.target) })}`,
    "",
    say("notice"),
    "",
    `- ${say("build")}: ${encodeLine(aggregate.context.build_identity)}`,
    `- ${say("viewport")}: ${encodeLine(aggregate.context.viewport)}`,
    `- ${say("method")}`,
    "",
    `| ${say("criterion")} | ${say("level")} | ${say("status")} | ${say("remarks")} |`,
    "|---|---|---|---|",
    ...rows,
    "",
    say("person"),
    ""
  ];
  return { name, text: lines2.join("\n") };
}
function judge2(criterion, { aggregate, outcomes }) {
  const failed = outcomes.issues.filter(({ claims }) => claims.wcag.includes(criterion));
  if (failed.length > 0) {
    const places = failed.slice(0, 3).map((issue) => `${encodeLine(issue.title)} (\`${firstRef(issue)}\`)`);
    const more = failed.length > 3 ? `; +${failed.length - 3}` : "";
    return { status: "failures", remark: `${places.join("; ")}${more}` };
  }
  const data = aggregate.methods.find(({ method }) => method === "wcag_2_2_aa")?.methodology_data.checks;
  const checks = Array.isArray(data) ? data : [];
  const check = checks.find((one) => isCheck(one) && one.criterion === criterion);
  if (!isCheck(check) || check.status === "not_checked") return { status: "not_measured", remark: "" };
  return { status: check.status === "checked" ? "no_failures" : "needs_review", remark: "" };
}
function isCheck(value) {
  return typeof value === "object" && value !== null && "criterion" in value && "status" in value;
}

// src/team/producers/make-slides.ts
var MOST_LINES = 6;
function makeSlides(facts, name) {
  const { aggregate, plan: plan2, outcomes, words } = facts;
  const say = (key, values = {}) => fill(words.documents?.[key] ?? "", values);
  const fixes = plan2.tasks.filter(({ kind }) => kind === "fix");
  const worst2 = byHarm(outcomes).slice(0, MOST_LINES);
  const slides = [
    slide(say("review_title", { target: encodeLine(aggregate.context.target) }), [
      say("verdict", {
        verdict: aggregate.verdict.toUpperCase(),
        average: aggregate.average_score.toFixed(1),
        threshold: aggregate.threshold
      }),
      say("counts", { findings: outcomes.issues.length, tasks: fixes.length })
    ]),
    slide(
      say("scores"),
      Object.entries(aggregate.method_scores).map(([method, score]) => `${encodeLine(method)}: ${score}/10`)
    ),
    slide(
      say("worst"),
      worst2.map((issue) => `${encodeLine(issue.title)} (\`${firstRef(issue)}\`)`)
    ),
    ...chunk(
      fixes.map(({ id, title, acceptance: acceptance2 }) => `${id} ${encodeLine(title)} (${acceptance2.length})`)
    ).map((lines2) => slide(say("tasks"), lines2)),
    slide(say("next"), [say("next_gate"), say("not_users")])
  ];
  return { name, text: `${slides.join("\n\n---\n\n")}
` };
}
function slide(title, lines2) {
  return [`# ${title}`, "", ...lines2.slice(0, MOST_LINES).map((line) => `- ${line}`)].join("\n");
}
function chunk(lines2) {
  const count2 = Math.ceil(lines2.length / MOST_LINES);
  return Array.from({ length: count2 }, (_one, at) => lines2.slice(at * MOST_LINES, (at + 1) * MOST_LINES));
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
    (row) => Object.entries(row).map(([key, value], at) => `${at === 0 ? "  - " : "    "}${key}: ${scalar(value)}`).join("\n")
  );
  const list2 = items.length === 0 ? "findings: []" : `findings:
${items.join("\n")}`;
  return `run_id: ${scalar(runId)}
${list2}
`;
}
function toXml(runId, rows) {
  const items = rows.map((row) => {
    const fields = Object.entries(row).map(([key, value]) => `    <${key}>${xml(String(value))}</${key}>`);
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
function toJunit({ outcomes }) {
  const failing = groupByRule(byHarm(outcomes));
  const ids = [.../* @__PURE__ */ new Set([...outcomes.rules.map(({ rule }) => rule), ...failing.keys()])];
  const cases = ids.map((id) => {
    const tally = outcomes.rules.find(({ rule }) => rule === id);
    const failures = (failing.get(id) ?? []).map(
      (issue) => `<failure type="${severityOf(issue)}" message="${xml(issue.claim)}">${xml(firstRef(issue))}</failure>`
    );
    const skipped = failures.length === 0 && tally?.passed === 0 ? "<skipped/>" : "";
    return `    <testcase classname="ux-jury" name="${xml(id)}">${failures.join("")}${skipped}</testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="UX Jury" tests="${ids.length}" failures="${failing.size}">
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
function writeReview(facts, name) {
  const { aggregate, plan: plan2, outcomes, debate, words } = facts;
  const say = (key, values = {}) => fill(words.documents?.[key] ?? "", values);
  const failing = debate?.criteria.filter(({ status }) => status !== "PASS") ?? [];
  const lines2 = [
    `# ${say("review_title", { target: encodeLine(aggregate.context.target) })}`,
    "",
    say("verdict", {
      verdict: aggregate.verdict.toUpperCase(),
      average: aggregate.average_score.toFixed(1),
      threshold: aggregate.threshold
    }),
    "",
    `## ${say("scores")}`,
    "",
    ...Object.entries(aggregate.method_scores).map(
      ([method, score]) => `- ${encodeLine(method)}: ${score}/10`
    ),
    "",
    `## ${say("criteria")}`,
    "",
    ...failing.length === 0 ? [say("none")] : failing.map((one) => `- C${one.number} ${encodeLine(one.name)}: ${one.combined}, ${one.status}`),
    "",
    `## ${say("tasks")}`,
    "",
    ...plan2.tasks.flatMap((task2) => [
      `### ${task2.id}: ${encodeLine(task2.title)}`,
      "",
      encodeLine(task2.description),
      "",
      ...task2.acceptance.map((one) => `- ${one.id} ${encodeLine(one.text)}`),
      ""
    ]),
    `## ${say("findings", { count: outcomes.issues.length })}`,
    "",
    ...byHarm(outcomes).flatMap((issue) => [
      `### ${encodeLine(issue.title)}`,
      "",
      `- ${say("finding_id")}: \`${issue.id}\`, ${taskOf(plan2, issue) || "-"}`,
      `- ${say("severity")}: ${severityOf(issue)}`,
      `- ${say("place")}: \`${firstRef(issue)}\` (${issue.touched.length})`,
      `- ${encodeLine(issue.claim)}`,
      `- ${say("advice")}: ${encodeLine(issue.recommendation)}`,
      ""
    ]),
    `## ${say("limits")}`,
    "",
    ...aggregate.methods.flatMap(({ limitations }) => limitations).filter((text2, at, all) => all.indexOf(text2) === at).map((text2) => `- ${encodeLine(text2)}`),
    ""
  ];
  return { name, text: lines2.join("\n") };
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
  const lines2 = handed.map(({ id, task: task2, what }) => `- [ ] ${id}, ${task2}: ${encodeLine(what)}`);
  const title = fill(words.documents?.order_title ?? "", { specialist });
  const body = lines2.length === 0 ? [words.documents?.order_none ?? ""] : lines2;
  return { name: `${specialist}-work-order.md`, text: `# ${title}

${body.join("\n")}
` };
}

// src/commands/team/build-team.ts
var CYCLES = 2;
var SECURITY = "security-auditor";
async function buildTeam(team2) {
  const { folder, request, run_id } = team2;
  if (!folder.has("completeness.json") || closeDetail(team2) !== 0)
    throw new InputError(
      "gate_closed",
      "The blueprints have not passed both gates; the build does not start.",
      {
        hint: "Run `ux-jury team detail`: it names what is incomplete or in conflict."
      }
    );
  const facts = readFacts(team2);
  const blueprints = readBlueprints(team2).map(({ blueprint }) => blueprint);
  const { specialists } = readRegistries({ project: request.project, home: request.home });
  const absent = listAbsentReviewers(blueprints, specialists, team2);
  const code = blueprints.filter(({ operations }) => operations.every(({ kind }) => kind !== "write"));
  const built = await buildCode(team2, code);
  const written = writeReports(team2, blueprints, facts);
  const report = conclude(team2, {
    blueprints,
    facts,
    built: { ...built, for_people: [...built.for_people, ...absent] },
    written
  });
  folder.write("build-report.json", report);
  folder.writeText("build-report.md", renderBuildReport(report, team2.words));
  folder.writeState(afterBuild(folder.openState(run_id), report));
  const { before, after } = report.proof;
  if (before !== null && after !== null)
    request.say(
      `Average ${before.average.toFixed(1)} -> ${after.average.toFixed(1)}, verdict ${before.verdict} -> ${after.verdict}; ${report.proof.proven.length} findings gone, ${report.proof.new_issues.length} new.`
    );
  request.say(`Build ${report.status}: ${folder.path}/build-report.md`);
  return report.status === "PASS" ? 0 : 1;
}
function listAbsentReviewers(blueprints, specialists, { words }) {
  return blueprints.flatMap(({ specialist }) => {
    const profile = specialists.find((one) => one.profile.name === specialist)?.profile;
    const others = profile?.mandatory_reviewers.filter((name) => name !== SECURITY) ?? [];
    return others.map((reviewer) => fill(words.review?.absent ?? "", { reviewer, specialist }));
  });
}
async function buildCode(team2, blueprints) {
  const { folder, request, settings, results, words } = team2;
  const source = readSource(request.project, pinCommit(team2), settings.source);
  const cycles = [];
  const withdrawn = [];
  for (let cycle = 1; ; cycle += 1) {
    const kept = blueprints.map(
      (one) => without(
        one,
        withdrawn.map(({ issue }) => issue)
      )
    );
    const operations = kept.flatMap(
      (one) => one.operations.map((operation) => ({ ...operation, id: `${one.specialist} ${operation.id}` }))
    );
    const patched = applyEdits(source, operations);
    const patch = renderPatch(source, patched);
    folder.writeText("output/changes.patch", patch);
    for (const one of kept)
      folder.writeText(
        `output/${one.specialist}.patch`,
        renderPatch(source, applyEdits(source, one.operations))
      );
    const named = [
      ...new Set(
        kept.flatMap(
          (one) => one.operations.filter(({ kind }) => kind === "edit").flatMap(({ issues }) => issues)
        )
      )
    ];
    const proven = await provePatch(team2, patch, { named, cycle });
    const chains = kept.map((one) => ({
      specialist: one.specialist,
      cycle,
      reviews: review(one, { source, patched, all: kept, proven, team: team2 })
    }));
    cycles.push(...chains);
    const isFine = chains.every(({ reviews }) => reviews.every(({ result }) => result === "PASS"));
    const suspects = proven.after === null ? [] : blame(proven.proof, readRun(results), proven.after);
    if (isFine || cycle === CYCLES || suspects.length === 0)
      return { proven, patch, cycles, withdrawn, for_people: isFine ? [] : listForPeople(chains, team2) };
    withdrawn.push(...suspects.map((issue) => ({ issue, why: reasonFor(issue, proven, words) })));
  }
}
function without(blueprint, issues) {
  const operations = blueprint.operations.filter(
    (operation) => operation.kind !== "edit" || !operation.issues.some((issue) => issues.includes(issue))
  );
  return { ...blueprint, operations };
}
function review(blueprint, {
  source,
  patched,
  all,
  proven,
  team: team2
}) {
  const { words } = team2;
  const own = new Set(
    blueprint.operations.filter(({ kind }) => kind === "edit").flatMap(({ issues }) => issues)
  );
  const layers = [
    {
      layer: "specialist",
      reviewer: blueprint.specialist,
      review: () => reviewAsSpecialist(blueprint, { source, patched, all }, words)
    },
    {
      layer: "builder",
      reviewer: "builder",
      review: () => reviewAsBuilder(proofOf(own, proven), own.size, words)
    },
    {
      layer: "cross_cutting",
      reviewer: SECURITY,
      review: () => reviewSecurity(SECURITY, { source, patched }, words)
    }
  ];
  return runChain(layers, words);
}
function proofOf(own, { proof }) {
  return {
    ...proof,
    proven: proof.proven.filter((id) => own.has(id)),
    still_failing: proof.still_failing.filter((id) => own.has(id))
  };
}
function reasonFor(issue, { proof }, words) {
  return proof.still_failing.includes(issue) ? fill(words.review?.still ?? "", { issue }) : proof.new_issues.map((one) => fill(words.review?.regress ?? "", { ...one })).join(" ");
}
function listForPeople(chains, { words }) {
  const problems = chains.flatMap(({ reviews }) => reviews.flatMap((one) => one.problems));
  return [...new Set(problems)].map((issue) => fill(words.review?.people ?? "", { issue }));
}
function writeReports({ folder, request }, blueprints, facts) {
  return blueprints.flatMap((blueprint) => {
    const isReport = blueprint.operations.some(({ kind }) => kind === "write");
    const products = isReport ? writeProducts(blueprint, facts) : [writeWorkOrder(blueprint, facts)];
    return products.flatMap((product) => {
      folder.writeText(`output/${product.name}`, product.text);
      const problems = isReport ? checkProduct(product, facts) : [];
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
    const lines2 = part.split("\n").filter((line) => line.startsWith("+") && !line.startsWith("+++"));
    return path === void 0 ? [] : [{ path, text: lines2.map((line) => line.slice(1)).join("\n") }];
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
  const signs = [...new Set(issues.flatMap(({ places }) => places.flatMap(signsOf)))];
  const found = changed.filter(({ text: text2 }) => signs.some((sign) => text2.includes(sign)));
  const paths = found.map(({ path }) => path).toSorted();
  return paths.length === 0 ? "TBD" : paths;
}
function signsOf({ key, name }) {
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

// src/team/plan/make-plan.ts
function makePlan(input) {
  const groups = groupCauses(input.outcomes.issues, input.words);
  const fixes = groups.map((group) => draftFix(group, input));
  addCriteria(fixes, groups, input);
  const drafts = [...fixes, ...draftReports(input)];
  const tasks = drafts.map((draft, index) => number(draft, index + 1));
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
function planTeam(team2) {
  const { results, folder, request, causes, run_id } = team2;
  const plan2 = makePlan({
    aggregate: results.read("aggregate", "aggregate.json"),
    outcomes: results.read("outcomes", "outcomes.json"),
    debate: results.has("debate.json") ? results.read("debate", "debate.json") : null,
    words: causes,
    changed: request.changed_since === null ? [] : readChangedLines(request.project, request.changed_since)
  });
  folder.write("plan.json", plan2);
  folder.writeText("plan.md", renderPlan(plan2));
  folder.writeState(afterPlan(folder.openState(run_id)));
  for (const task2 of plan2.tasks)
    request.say(
      `${task2.id.padEnd(4)} ${task2.depth.padEnd(9)} ${task2.title} (${task2.acceptance.length} criteria; ${task2.domain})`
    );
  request.say(`${plan2.tasks.length} tasks in ${folder.path}/plan.md`);
  return 0;
}

// src/commands/team.ts
var STEPS = {
  plan: planTeam,
  assemble: assembleTeam2,
  detail: detailTeam,
  build: buildTeam,
  report: showReport
};
async function team(args) {
  const terminal = openTerminal();
  try {
    const { values, positionals } = readArguments(args);
    const step = STEPS[positionals[0] ?? ""];
    if (step === void 0 || positionals.length !== 1)
      throw new InputError("usage", `The team has no step ${JSON.stringify(positionals.join(" "))}.`, {
        hint: `Its steps are ${Object.keys(STEPS).join(", ")}.`
      });
    return await step(openTeam(readRequest(values, terminal)));
  } catch (error) {
    return reportError(error);
  } finally {
    terminal?.close();
  }
}
function openTerminal() {
  return process.stdin.isTTY === true ? createInterface({ input: process.stdin, output: process.stderr }) : null;
}
function readRequest(values, terminal) {
  return {
    out: resolve2(values.out),
    project: resolve2(values.project),
    home: homedir(),
    yes: values.yes,
    changed_since: values["changed-since"] ?? null,
    overrides: { specialists: readPairs(values.assign), producers: readPairs(values.producer) },
    settings: {
      ...values.source === void 0 ? {} : { source: values.source },
      ...values.walk === void 0 ? {} : { walk: values.walk },
      ...values.bundle === void 0 ? {} : { bundle: values.bundle }
    },
    ask: terminal === null ? null : (question) => terminal.question(`${escapeLog(question, 2e3)} `),
    say: (line) => process.stdout.write(`${escapeLog(line, 2e3)}
`),
    now: () => (/* @__PURE__ */ new Date()).toISOString()
  };
}
function readPairs(given) {
  return Object.fromEntries(
    given.map((pair) => {
      const at = pair.indexOf("=");
      if (at < 1)
        throw new InputError("usage", `${JSON.stringify(pair)} is no name=value.`, {
          hint: "For example --assign T3=copywriter."
        });
      return [pair.slice(0, at), pair.slice(at + 1)];
    })
  );
}
function showReport({ folder }) {
  const text2 = folder.readText("build-report.md");
  process.stdout.write(
    `${text2.split("\n").map((line) => `${/^ */.exec(line)?.[0] ?? ""}${escapeLog(line, 4e3)}`).join("\n")}
`
  );
  return folder.read("team-build-report", "build-report.json").status === "PASS" ? 0 : 1;
}
function readArguments(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: "string", default: "ux-jury-results" },
        project: { type: "string", default: "." },
        source: { type: "string" },
        walk: { type: "string" },
        bundle: { type: "string" },
        assign: { type: "string", multiple: true, default: [] },
        producer: { type: "string", multiple: true, default: [] },
        "changed-since": { type: "string" },
        yes: { type: "boolean", default: false }
      }
    });
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new InputError("usage", what, { hint: "See `ux-jury --help`.", cause });
  }
}
export {
  team
};
