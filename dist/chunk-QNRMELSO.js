import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  HEURISTICS,
  SPARK_LETTERS
} from "./chunk-5EFVYNCE.js";
import {
  require_dist
} from "./chunk-JZP476KJ.js";
import {
  packageRoot
} from "./chunk-LI23XEWX.js";
import {
  EFFORTS,
  PROVIDERS,
  TEAM_ROLES
} from "./chunk-SEHJUX7Q.js";
import {
  METHOD_IDS,
  box,
  count,
  relativePath,
  slug,
  text
} from "./chunk-5ZWFTVFJ.js";
import {
  InputError,
  UxJuryError
} from "./chunk-MXH4ZDBW.js";
import {
  _enum,
  array,
  boolean,
  custom,
  int,
  literal,
  looseObject,
  number,
  object,
  partialRecord,
  record,
  strictObject,
  string,
  union
} from "./chunk-VCSHUWZI.js";
import {
  __toESM
} from "./chunk-LQK3ML4U.js";

// src/adapters/texts.ts
var import_yaml2 = __toESM(require_dist(), 1);
import { readdirSync as readdirSync2, readFileSync as readFileSync2 } from "node:fs";
import { join as join2 } from "node:path";

// src/contract/source.ts
var ARTEFACTS = ["screenshot", "spec"];
var EVIDENCE_CAPS = { unsupported: 5, static: 8 };
var BY_STATUS = { shown: "screenshot", specified: "spec" };
function artefactOf({ status }) {
  return BY_STATUS[status] ?? null;
}
function isWalked(journey) {
  return journey.status !== "skipped" && artefactOf(journey) === null;
}
function isStatic({ journeys }) {
  return journeys.some((journey) => artefactOf(journey) !== null) && !journeys.some(isWalked);
}
function isUnsupported(evidence) {
  const { states, states_unmeasured = 0 } = evidence.coverage;
  return isStatic(evidence) || states === states_unmeasured;
}
function countedJourneys({ journeys }) {
  return journeys.filter(
    (journey) => isStatic({ journeys }) ? artefactOf(journey) !== null : isWalked(journey)
  );
}

// src/contract/criteria.ts
var criterion = strictObject({
  id: slug,
  number: int().min(1),
  group: text,
  name: text,
  description: text
});
var GROUNDING = ["references", "designs", "brand"];
var assets = strictObject({ count, sources: array(text) });
var visualGrounding = strictObject({ references: assets, designs: assets, brand: assets });
var criteriaSet = strictObject({
  scale: int().min(2).max(10),
  threshold: int().min(1),
  max_cycles: int().min(1),
  mode: _enum(["divergence", "standard"]),
  criteria: array(criterion).min(1),
  dropped: array(strictObject({ id: slug, reason: text })),
  grounding: visualGrounding
});
var NEEDS = ["style_brief", "journeys", "several_viewports", "animation_brief"];
var PRESETS = ["interaction", "visual"];
var criteriaPreset = strictObject({
  preset: _enum(PRESETS),
  scale: int().min(2).max(10),
  threshold: int().min(1),
  max_cycles: int().min(1),
  mode: _enum(["divergence", "standard"]),
  criteria: array(
    strictObject({
      ...criterion.shape,
      needs: _enum(NEEDS).nullable(),
      /** What can show it where nothing is walked; without it, it takes a walk. */
      shown_by: array(_enum(ARTEFACTS)).optional()
    })
  ).min(1),
  grounding: array(strictObject({ ...criterion.shape, asset: _enum(GROUNDING) })),
  drop_reasons: strictObject({
    style_brief: text,
    journeys: text,
    several_viewports: text,
    animation_brief: text,
    unwalked: text,
    removed: text
  })
});
var criteriaOverrides = strictObject({
  preset: _enum(PRESETS).optional(),
  scale: int().min(2).max(10).optional(),
  threshold: int().min(1).optional(),
  max_cycles: int().min(1).optional(),
  mode: _enum(["divergence", "standard"]).optional(),
  add: array(strictObject({ ...criterion.shape, number: criterion.shape.number.optional() })).optional(),
  remove: array(slug).optional(),
  change: array(
    strictObject({
      id: slug,
      group: text.optional(),
      name: text.optional(),
      description: text.optional()
    })
  ).optional()
});
var projectFacts = strictObject({
  style_brief: boolean(),
  animation_brief: boolean(),
  grounding: visualGrounding
});
var criteriaFacts = strictObject({
  ...projectFacts.shape,
  journeys: count,
  several_viewports: boolean(),
  /** The artefacts of a run in which nothing was walked; `null` where something was. */
  only_artefacts: array(_enum(ARTEFACTS)).nullable().optional()
});
var EXPERTS = ["strategist", "ux_specialist"];
var journeyAssessment = strictObject({
  journey: slug,
  title: text,
  steps: count,
  completed: count,
  assessment: _enum(["Complete", "Partial", "Failed"]),
  issues: string(),
  screenshots: array(text)
});

// src/contract/debate-words.ts
var expertWords = strictObject({ name: text, in_text: text, role: text, values: text });
var debateWords = strictObject({
  none: text,
  not_applicable: text,
  below: string().regex(/^\*.+\*$/, "must be emphasised, so that no escaped text can equal it"),
  quote: text,
  experts: strictObject({ strategist: expertWords, ux_specialist: expertWords }),
  executions: strictObject({ parallel: text, sequential: text, single_reviewer: text }),
  modes: strictObject({ divergence: text, standard: text }),
  responses: strictObject({ agree: text, disagree: text, new_concern: text }),
  categories: strictObject({
    consensus: text,
    addition: text,
    disagreement: text,
    no_debate: text,
    single_reviewer: text
  }),
  journey_responses: strictObject({ agree: text, disagree: text }),
  assessments: strictObject({ Complete: text, Partial: text, Failed: text }),
  participation: strictObject({ participated: text, unavailable: text }),
  cross_review: strictObject({ skipped: text, diverged: text, standard: text, single: text }),
  agreement: strictObject({ yes: text, no: text }),
  trade_off: text,
  log: strictObject({
    conformity: text,
    out_of_scale: text,
    silent: text,
    fallback: text,
    reasked: text,
    ungrounded: text,
    weak: text,
    still_weak: text,
    out: text,
    lapsed: text,
    recalled: text,
    budget: text,
    single: text
  }),
  reask: strictObject({
    missing: text,
    missing_cross: text,
    unscored: text,
    out_of_scale: text,
    all_maximum: text,
    evidence_free: text,
    vague: text,
    repeated: text,
    unassessed: text
  }),
  report: strictObject({
    verdict_judge: text,
    verdict_next: text,
    verdict_ruling: text,
    nobody: text,
    nobody_single: text,
    no_debate_skipped: text,
    no_debate_ran: text,
    no_debate_single: text,
    no_debate_unanswered: text,
    score: text,
    score_changed: text,
    provisional: text,
    position: text,
    position_changed: text,
    position_answered: text,
    absent: text,
    same: text,
    lower: text,
    higher: text,
    consensus_same: text,
    consensus_moved: text,
    consensus_met: text,
    addition_outcome: text,
    feedback: text,
    pending: text,
    resolved: text,
    remark: text,
    failing_position: text,
    no_detail: text,
    meets: text,
    insight_none: text,
    insight: text,
    where: text,
    where_journey: text,
    where_other: text,
    context_same: text,
    context_moved: text,
    context_addition: text,
    context_disagreement: text,
    context_resolved: text,
    context_no_debate: text,
    context_single: text,
    by_both: text,
    by_single: text,
    references: text,
    designs: text,
    brand: text,
    note_references: text,
    note_designs: text,
    note_brand: text,
    no_note: text
  }),
  question: strictObject({ ask: text, recommend: text }),
  judge: strictObject({
    modes: strictObject({ interactive: text, static: text }),
    statuses: strictObject({ met: text, below: text, unevaluable: text, not_judged: text }),
    unavailable: text,
    unavailable_why: text,
    unseen: text
  }),
  summary: strictObject({
    verdict: text,
    scores: text,
    nobody: text,
    judge: text,
    no_judge: text,
    next: text,
    rule: text,
    report: text
  }),
  arc: strictObject({
    next: strictObject({
      ruling: text,
      next_cycle: text,
      judge: text,
      person: text,
      done: text,
      budget_spent: text
    }),
    trends: strictObject({ up: text, down: text, level: text, single: text }),
    convergence: strictObject({ converged: text, stalled: text, open: text }),
    left: strictObject({ failing: text, pending: text, judge: text })
  })
});

// src/adapters/report-assets.ts
var import_yaml = __toESM(require_dist(), 1);
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
var folder = join(packageRoot, "templates/report");
var LINT_NOTE = /^\/\* biome-ignore[^\n]*\n/;
function readReportAssets() {
  const script = read("report.js");
  return {
    words: (0, import_yaml.parse)(read("words.yml")),
    style: readStyle(),
    script,
    script_sha256: createHash("sha256").update(script).digest("base64")
  };
}
function readStyle() {
  const sections = readdirSync(join(folder, "styles")).sort();
  return sections.map((name) => read(`styles/${name}`).replace(LINT_NOTE, "")).join("\n");
}
function read(path) {
  return readFileSync(join(folder, path), "utf8");
}

// src/adapters/texts.ts
var sentences = record(string(), record(string(), string()));
var folder2 = join2(packageRoot, "templates");
function readTexts() {
  return {
    rulePages: readRulePages(),
    engine: sentences.parse((0, import_yaml2.parse)(read2("engine/embedded.yml"))),
    experts: sentences.parse((0, import_yaml2.parse)(read2("debate/experts.yml"))),
    presets: { interaction: readPreset("interaction"), visual: readPreset("visual") },
    debate: readDebateTemplates(),
    gate: object({ reasons: record(string(), string()) }).parse((0, import_yaml2.parse)(read2("gate/words.yml"))),
    report: readReportAssets()
  };
}
function read2(path) {
  return readFileSync2(join2(folder2, path), "utf8");
}
function readPreset(preset) {
  return criteriaPreset.parse((0, import_yaml2.parse)(read2(`criteria/${preset}.yml`)));
}
function readRulePages() {
  const names = readdirSync2(join2(folder2, "rules")).filter((name) => name.endsWith(".md"));
  return new Map(
    names.map((name) => {
      const id = name.slice(0, -".md".length);
      return [id, { id, ...(0, import_yaml2.parse)(frontMatter(name)) }];
    })
  );
}
function frontMatter(name) {
  const [, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(read2(`rules/${name}`)) ?? [];
  if (yaml === void 0) throw new Error(`templates/rules/${name} has no front matter.`);
  return yaml;
}
function readDebateTemplates() {
  return {
    words: debateWords.parse((0, import_yaml2.parse)(read2("debate/words.yml"))),
    review: read2("debate/review.md"),
    cross_review: read2("debate/cross-review.md"),
    debate_report: read2("debate/debate-report.md"),
    judge_report: read2("debate/judge-report.md"),
    final_report: read2("debate/final-report.md")
  };
}

// src/rules/nearest.ts
var MOST = 3;
function nearest(written, names) {
  const most = Math.max(2, Math.ceil(written.length * 0.4));
  return names.map((name) => ({ name, distance: distanceOf(written.toLowerCase(), name) })).filter(({ name, distance }) => distance <= most || written.length > 3 && name.includes(written)).toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1)).slice(0, MOST).map(({ name }) => name);
}
function distanceOf(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...b].entries())
      next.push(
        Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (letter === other ? 0 : 1))
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

// src/adapters/own-rules.ts
import { createHash as createHash2 } from "node:crypto";
import { existsSync as existsSync2, lstatSync, readdirSync as readdirSync3, readFileSync as readFileSync4 } from "node:fs";
import { register } from "node:module";
import { basename, dirname as dirname2, join as join4, relative, resolve as resolve2, sep as sep2 } from "node:path";
import { pathToFileURL } from "node:url";

// src/contract/outcome.ts
var claims = strictObject({
  spark: array(_enum(SPARK_LETTERS)),
  nielsen: array(_enum(HEURISTICS)),
  walkthrough: array(int().min(1).max(4)),
  pure: array(_enum(["difficulty", "avoidable"])),
  wcag: array(text),
  criteria: array(slug)
});
var place = strictObject({
  journey: slug,
  step: int().min(1).nullable(),
  state: slug.nullable(),
  key: string().nullable(),
  name: string(),
  box: box.nullable(),
  ref: text,
  claim: text
});
var issue = strictObject({
  id: slug,
  rule: slug,
  severity: int().min(1).max(4),
  graded: strictObject({ from: int().min(1).max(4), because: _enum(["widespread", "aside"]) }).optional(),
  critical: boolean(),
  claims,
  wcag_class: _enum(["minor", "serious", "critical"]).nullable(),
  title: text,
  claim: text,
  recommendation: text,
  places: array(place).min(1).max(50),
  touched: array(text).min(1),
  journeys: count
});
var ruleTally = strictObject({
  rule: slug,
  title: text,
  claims,
  failed: count,
  passed: count,
  cannot_tell: count,
  passed_refs: array(text),
  passed_claim: string(),
  unknown_reason: string().nullable(),
  /** A rule of the team that threw, or answered what is no answer: counted with what it could not tell. */
  broke: strictObject({ times: count, first: text }).optional()
});
var severity = int().min(1).max(4);
var projectRules = strictObject({
  off: array(strictObject({ rule: slug, title: text })),
  regraded: array(strictObject({ rule: slug, from: severity, to: severity })),
  own: array(slug)
});
var outcomes = strictObject({
  rules: array(ruleTally),
  issues: array(issue),
  project: projectRules.optional()
});

// src/contract/rule-settings.ts
var GRADES = { cosmetic: 1, minor: 2, major: 3, catastrophe: 4 };
var NAMES = ["cosmetic", "minor", "major", "catastrophe"];
var number2 = union([literal(1), literal(2), literal(3), literal(4)]);
var grade = union([number2, _enum(NAMES).transform((name) => GRADES[name])], {
  error: "must be 1 to 4, or cosmetic, minor, major or catastrophe"
});
var ruleOption = union([string(), number(), boolean(), array(string())]);
var change = strictObject({
  severity: grade.optional(),
  options: record(text, ruleOption).optional()
});
var ruleSettings = record(
  text,
  union([_enum(["on", "off"]), change], {
    error: "must be off, on, or hold a severity (1 to 4, or cosmetic, minor, major, catastrophe) or options"
  })
);

// src/contract/wcag-criteria.ts
var WCAG_CRITERIA = [
  { criterion: "1.1.1", name: "Non-text Content", level: "A" },
  { criterion: "1.2.1", name: "Audio-only and Video-only (Prerecorded)", level: "A" },
  { criterion: "1.2.2", name: "Captions (Prerecorded)", level: "A" },
  { criterion: "1.2.3", name: "Audio Description or Media Alternative (Prerecorded)", level: "A" },
  { criterion: "1.2.4", name: "Captions (Live)", level: "AA" },
  { criterion: "1.2.5", name: "Audio Description (Prerecorded)", level: "AA" },
  { criterion: "1.3.1", name: "Info and Relationships", level: "A" },
  { criterion: "1.3.2", name: "Meaningful Sequence", level: "A" },
  { criterion: "1.3.3", name: "Sensory Characteristics", level: "A" },
  { criterion: "1.3.4", name: "Orientation", level: "AA" },
  { criterion: "1.3.5", name: "Identify Input Purpose", level: "AA" },
  { criterion: "1.4.1", name: "Use of Color", level: "A" },
  { criterion: "1.4.2", name: "Audio Control", level: "A" },
  { criterion: "1.4.3", name: "Contrast (Minimum)", level: "AA" },
  { criterion: "1.4.4", name: "Resize Text", level: "AA" },
  { criterion: "1.4.5", name: "Images of Text", level: "AA" },
  { criterion: "1.4.10", name: "Reflow", level: "AA" },
  { criterion: "1.4.11", name: "Non-text Contrast", level: "AA" },
  { criterion: "1.4.12", name: "Text Spacing", level: "AA" },
  { criterion: "1.4.13", name: "Content on Hover or Focus", level: "AA" },
  { criterion: "2.1.1", name: "Keyboard", level: "A" },
  { criterion: "2.1.2", name: "No Keyboard Trap", level: "A" },
  { criterion: "2.1.4", name: "Character Key Shortcuts", level: "A" },
  { criterion: "2.2.1", name: "Timing Adjustable", level: "A" },
  { criterion: "2.2.2", name: "Pause, Stop, Hide", level: "A" },
  { criterion: "2.3.1", name: "Three Flashes or Below Threshold", level: "A" },
  { criterion: "2.4.1", name: "Bypass Blocks", level: "A" },
  { criterion: "2.4.2", name: "Page Titled", level: "A" },
  { criterion: "2.4.3", name: "Focus Order", level: "A" },
  { criterion: "2.4.4", name: "Link Purpose (In Context)", level: "A" },
  { criterion: "2.4.5", name: "Multiple Ways", level: "AA" },
  { criterion: "2.4.6", name: "Headings and Labels", level: "AA" },
  { criterion: "2.4.7", name: "Focus Visible", level: "AA" },
  { criterion: "2.4.11", name: "Focus Not Obscured (Minimum)", level: "AA" },
  { criterion: "2.5.1", name: "Pointer Gestures", level: "A" },
  { criterion: "2.5.2", name: "Pointer Cancellation", level: "A" },
  { criterion: "2.5.3", name: "Label in Name", level: "A" },
  { criterion: "2.5.4", name: "Motion Actuation", level: "A" },
  { criterion: "2.5.7", name: "Dragging Movements", level: "AA" },
  { criterion: "2.5.8", name: "Target Size (Minimum)", level: "AA" },
  { criterion: "3.1.1", name: "Language of Page", level: "A" },
  { criterion: "3.1.2", name: "Language of Parts", level: "AA" },
  { criterion: "3.2.1", name: "On Focus", level: "A" },
  { criterion: "3.2.2", name: "On Input", level: "A" },
  { criterion: "3.2.3", name: "Consistent Navigation", level: "AA" },
  { criterion: "3.2.4", name: "Consistent Identification", level: "AA" },
  { criterion: "3.2.6", name: "Consistent Help", level: "A" },
  { criterion: "3.3.1", name: "Error Identification", level: "A" },
  { criterion: "3.3.2", name: "Labels or Instructions", level: "A" },
  { criterion: "3.3.3", name: "Error Suggestion", level: "AA" },
  { criterion: "3.3.4", name: "Error Prevention (Legal, Financial, Data)", level: "AA" },
  { criterion: "3.3.7", name: "Redundant Entry", level: "A" },
  { criterion: "3.3.8", name: "Accessible Authentication (Minimum)", level: "AA" },
  { criterion: "4.1.2", name: "Name, Role, Value", level: "A" },
  { criterion: "4.1.3", name: "Status Messages", level: "AA" }
];

// src/contract/own-rule.ts
var KNOWN = new Set(WCAG_CRITERIA.map(({ criterion: criterion2 }) => criterion2));
var severity2 = union([literal(1), literal(2), literal(3), literal(4)]);
var wcagClass = _enum(["minor", "serious", "critical"]);
var named = claims.partial().extend({
  wcag: array(text.refine((one) => KNOWN.has(one), "must be an A or AA criterion of WCAG 2.2")).optional()
});
var ownPage = strictObject({
  title: text.refine((title) => !title.includes("{"), "must hold no placeholder"),
  claim: text,
  passed: text,
  fix: text,
  unknown: text,
  what: text.optional(),
  why: text.optional(),
  source: text.optional(),
  fails: text.optional(),
  passes: text.optional()
});
var ownRule = strictObject({
  id: slug,
  scope: _enum(["state", "step", "journey", "run"]),
  severity: severity2,
  claims: named,
  wcag_class: wcagClass.optional(),
  options: record(text, ruleOption).optional(),
  page: ownPage,
  check: custom((value) => typeof value === "function", {
    error: "must be a function"
  })
});
var ownAnswer = strictObject({
  result: _enum(["failed", "passed", "cannot_tell"]),
  key: string().nullable(),
  name: string(),
  box: place.shape.box,
  at: strictObject({ journey: slug, step: int().min(1).nullable(), state: slug.nullable() }).exactOptional(),
  cause: text.exactOptional(),
  severity: severity2.exactOptional(),
  critical: boolean().exactOptional(),
  wcag_class: wcagClass.nullable().exactOptional(),
  values: record(string(), union([string(), number()]))
});
var MOST_ANSWERS = 2e3;
var ownAnswers = array(ownAnswer, { error: "must be a list of answers" }).max(MOST_ANSWERS);

// src/adapters/package-entry.ts
import { existsSync, readFileSync as readFileSync3 } from "node:fs";
import { dirname, join as join3, resolve, sep } from "node:path";
var NAME = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;
var target = union([
  string(),
  looseObject({ import: string().optional(), default: string().optional() })
]);
var manifest = looseObject({
  exports: union([target, looseObject({ ".": target })]).optional(),
  main: string().optional()
});
function findPackageEntry(project, name) {
  const folder3 = NAME.test(name) ? findFolder(project, name) : null;
  if (folder3 === null) throw missing(name, "is not installed for this project");
  const { exports, main } = manifest.parse(JSON.parse(readFileSync3(join3(folder3, "package.json"), "utf8")));
  const path = resolve(folder3, entryOf(exports) ?? main ?? "index.js");
  if (!path.startsWith(folder3 + sep) || !existsSync(path)) throw missing(name, "has no file to import");
  return path;
}
function findFolder(from, name) {
  const folder3 = join3(from, "node_modules", name);
  if (existsSync(join3(folder3, "package.json"))) return folder3;
  return dirname(from) === from ? null : findFolder(dirname(from), name);
}
function entryOf(exports) {
  if (typeof exports !== "object" || exports === null)
    return typeof exports === "string" ? exports : void 0;
  const { ".": root, import: own, default: other } = exports;
  return entryOf(root ?? own ?? other);
}
function missing(name, why) {
  return new InputError("plugin_missing", `The package ${JSON.stringify(name)} ${why}.`, {
    hint: "Install it beside the settings, or name a folder: `plugins: ./ux-jury-rules`."
  });
}

// src/adapters/own-rules.ts
var RULES_FOLDER = "ux-jury-rules";
var HINT = "docs/own-rules.md shows how a rule of your own is written and where it lies.";
async function loadOwnRules(project, plugins2) {
  if (plugins2.length > 0) resolveOurselves();
  const hash = createHash2("sha256");
  const rules = [];
  for (const plugin of plugins2)
    for (const file of filesOf(project, plugin)) {
      const version = hashOf(file);
      hash.update(`${relative(project, file.path)}\0${version}\0`);
      rules.push(...await load(file.path, version));
    }
  return { rules, sha256: hash.digest("hex") };
}
function filesOf(project, plugin) {
  const isPath = /^\.|\//.test(plugin) && !plugin.startsWith("@");
  if (!isPath) return [{ path: findPackageEntry(project, plugin), folder: null }];
  const path = resolve2(project, plugin);
  const folder3 = rulesFolder(project, path);
  if (folder3 === null)
    throw refuse("plugin_outside", `${plugin} does not lie in a folder ${RULES_FOLDER} of the project.`);
  if (!existsSync2(path)) throw refuse("plugin_missing", `There is no ${plugin} beside the settings.`);
  for (const file of listFiles(folder3)) holdImports(file, folder3);
  const isFolder = lstatSync(path).isDirectory();
  const names = isFolder ? readdirSync3(path).filter((name) => /\.m?js$/.test(name)) : [""];
  if (names.length === 0) throw refuse("plugin_missing", `${plugin} holds no .mjs or .js file.`);
  return names.toSorted().map((name) => ({ path: join4(path, name), folder: folder3 }));
}
function rulesFolder(project, path) {
  const parts = relative(project, path).split(sep2);
  const at = parts.indexOf(RULES_FOLDER);
  return at === -1 || parts[0] === ".." ? null : join4(project, ...parts.slice(0, at + 1));
}
function listFiles(folder3) {
  if (!existsSync2(folder3)) return [];
  const isLink = lstatSync(folder3).isSymbolicLink();
  const entries = isLink ? [] : readdirSync3(folder3, { recursive: true, withFileTypes: true });
  const link = isLink ? folder3 : entries.find((entry) => entry.isSymbolicLink())?.name;
  if (link !== void 0) throw refuse("plugin_outside", `${basename(link)} in ${RULES_FOLDER} is a link.`);
  return entries.filter((entry) => entry.isFile()).map((entry) => join4(entry.parentPath, entry.name)).toSorted();
}
var SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
function holdImports(file, folder3) {
  if (!/\.m?js$/.test(file)) return;
  for (const [, name = ""] of readFileSync4(file, "utf8").matchAll(SPECIFIER)) {
    const isInside = name.startsWith(".") && resolve2(dirname2(file), name).startsWith(folder3 + sep2);
    if (isInside || name === "ux-jury/rules" || name.startsWith("node:")) continue;
    throw refuse(
      "plugin_outside",
      `${relative(folder3, file)} imports ${JSON.stringify(name)}, which does not lie in ${RULES_FOLDER}.`
    );
  }
}
function hashOf({ path, folder: folder3 }) {
  const hash = createHash2("sha256");
  const files = folder3 === null ? listFiles(dirname2(path)) : listFiles(folder3);
  for (const file of files) hash.update(`${relative(dirname2(path), file)}\0`).update(readFileSync4(file));
  return hash.digest("hex");
}
async function load(path, version) {
  const module = await importFile(path, version);
  const given = [module.default, module.rules].flat().filter((one) => one !== void 0);
  if (given.length === 0)
    throw refuse("own_rule_invalid", `${basename(path)} exports no rule, neither as default nor as rules.`);
  return given.map((one) => accept(one, path));
}
async function importFile(path, version) {
  try {
    return await import(`${pathToFileURL(path).href}?v=${version}`);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new InputError("plugin_unreadable", `${basename(path)}: ${why}`, { hint: HINT, cause });
  }
}
function accept(given, path) {
  const parsed = ownRule.safeParse(given);
  if (parsed.success) return parsed.data;
  const id = Object(given).id;
  const faults = parsed.error.issues.map(
    ({ path: at, message }) => `${at.map(String).join(".")}: ${message}`
  );
  throw refuse(
    "own_rule_invalid",
    `${basename(path)}: rule ${typeof id === "string" ? id : "(no id)"}: ${faults.join("; ")}`
  );
}
function refuse(code, message) {
  return new InputError(code, message, { hint: HINT });
}
var isRegistered = false;
function resolveOurselves() {
  if (isRegistered) return;
  isRegistered = true;
  const own = pathToFileURL(join4(packageRoot, "dist", "rules.js")).href;
  const hook = `export const resolve = (name, context, next) => name === 'ux-jury/rules' ? { url: ${JSON.stringify(own)}, shortCircuit: true } : next(name, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`, import.meta.url);
}

// src/adapters/settings-file.ts
import { existsSync as existsSync3 } from "node:fs";
import { dirname as dirname3, join as join5 } from "node:path";

// src/contract/review.ts
var criterionScore = strictObject({
  criterion: slug,
  number: int().min(1),
  name: text,
  score: int().min(1),
  evidence: text,
  evidence_refs: array(text).min(1)
});
var failingDetail = strictObject({
  criterion: slug,
  observation: text,
  expected: text,
  journey_evidence: text,
  suggestion: text,
  priority: _enum(["Critical", "Important"])
});
var EXECUTIONS = ["parallel", "sequential", "single_reviewer"];
var review = strictObject({
  expert: _enum(EXPERTS),
  round: int().min(1),
  execution: _enum(EXECUTIONS),
  version: text,
  scale: int().min(2),
  screenshots_reviewed: count,
  scores: array(criterionScore).min(1),
  journeys: array(journeyAssessment),
  failing: array(failingDetail),
  highlights: array(text),
  observations: strictObject({
    navigation: text,
    interaction: text,
    journeys: text,
    visual: text,
    missing: text
  })
});
var RESPONSES = ["agree", "disagree", "new_concern"];
var criterionResponse = strictObject({
  criterion: slug,
  number: int().min(1),
  name: text,
  their_score: int().min(1),
  my_score: int().min(1),
  response: _enum(RESPONSES),
  reasoning: text,
  new_evidence_refs: array(text),
  adjusted_score: int().min(1)
});
var crossReview = strictObject({
  expert: _enum(EXPERTS),
  round: int().min(1),
  responses: array(criterionResponse).min(1),
  journeys: array(
    strictObject({
      journey: slug,
      title: text,
      their_assessment: _enum(["Complete", "Partial", "Failed"]),
      my_assessment: _enum(["Complete", "Partial", "Failed"]),
      response: _enum(["agree", "disagree"]),
      reason: string()
    })
  ),
  new_concerns: array(text)
});

// src/settings.ts
var brief = union([boolean(), text], { error: "must be true, false or the path of a file" }).default(false);
var folders = union([text.transform((one) => [one]), array(text)], {
  error: "must be the path of a folder, or a list of paths"
});
var plugins = union([text.transform((one) => [one]), array(text)], {
  error: "must be the path of a folder or file, the name of a package, or a list of them"
});
var effort = _enum(EFFORTS).nullable();
var dollars = number().min(0);
var model = strictObject({
  provider: _enum(PROVIDERS).default("anthropic"),
  name: text.default("claude-sonnet-5-5"),
  effort: effort.default("medium"),
  max_tokens: int().min(1e3).max(64e3).default(16e3),
  roles: partialRecord(
    _enum([...METHOD_IDS, ...EXPERTS, "judge", ...TEAM_ROLES]),
    strictObject({ name: text.optional(), effort: effort.optional() })
  ).prefault({}),
  budget: strictObject({ tokens: count.nullable().default(2e6), usd: dollars.nullable().default(3) }).prefault({}),
  samples: int().min(1).max(7).default(3),
  parallel: int().min(1).max(16).default(4),
  schema: _enum(["shared", "own", "text"]).default("shared"),
  batch: boolean().default(false),
  batch_poll_s: number().min(0.01).max(600).default(30),
  batch_wait_h: number().min(1e-4).max(24).default(24),
  stream: boolean().default(true),
  timeout_s: int().min(1).max(3600).default(300),
  idle_s: int().min(1).max(600).default(60),
  cache: union([relativePath, literal(false)]).default(".ux-jury-cache"),
  recording: relativePath.default("ux-jury-recording"),
  prices: record(
    text,
    strictObject({ input: dollars, output: dollars, cache_write: dollars, cache_read: dollars })
  ).prefault({})
});
var settings = strictObject({
  engine: _enum(["embedded", "anthropic", "auto", "record", "replay"]).default("embedded"),
  model: model.prefault({}),
  mode: _enum(["gate", "advisory"]).default("gate"),
  debate: strictObject({
    execution: _enum(EXECUTIONS).default("parallel"),
    mode: _enum(["divergence", "standard"]).optional(),
    scale: int().min(2).max(10).optional(),
    threshold: int().min(1).optional(),
    max_cycles: int().min(1).optional()
  }).prefault({}),
  style_brief: brief,
  animation_brief: brief,
  grounding: partialRecord(_enum(GROUNDING), folders).prefault({}),
  /** What the project changes in the catalogue of rules, and where rules of its own come from. */
  rules: ruleSettings.prefault({}),
  plugins: plugins.prefault([])
});

// src/adapters/yaml-file.ts
var import_yaml3 = __toESM(require_dist(), 1);
import { readFileSync as readFileSync5 } from "node:fs";
function openYaml(path, code, hint) {
  const lines = new import_yaml3.LineCounter();
  const document = (0, import_yaml3.parseDocument)(readFileSync5(path, "utf8"), { lineCounter: lines });
  const [fault] = document.errors;
  const refuse2 = (cause) => new InputError(code, `${path}: ${cause.message.trim()}`, { hint, cause });
  if (fault !== void 0) throw refuse2(fault);
  return {
    value: toPlain(document, refuse2),
    has: (keys) => document.hasIn(keys),
    lineOf: (keys) => Math.max(1, lines.linePos(findOffset(document, keys)).line)
  };
}
function describeIssues(file, error) {
  return error.issues.map((issue2) => {
    const unknown = issue2.code === "unrecognized_keys" ? issue2.keys.slice(0, 1) : [];
    const line = file.lineOf([...issue2.path, ...unknown]);
    return `line ${line}: ${issue2.path.map(String).join(".") || "the file"}: ${issue2.message}`;
  });
}
function toPlain(document, refuse2) {
  try {
    return document.toJS() ?? {};
  } catch (cause) {
    throw refuse2(cause instanceof Error ? cause : new Error(String(cause)));
  }
}
function findOffset(document, path) {
  let node = document.contents;
  let offset = 0;
  for (const part of path) {
    if ((0, import_yaml3.isMap)(node)) {
      const pair = node.items.find(({ key }) => (0, import_yaml3.isScalar)(key) && String(key.value) === String(part));
      if (pair === void 0) break;
      offset = ((0, import_yaml3.isScalar)(pair.key) ? pair.key.range?.[0] : void 0) ?? offset;
      node = pair.value;
    } else if ((0, import_yaml3.isSeq)(node)) {
      node = node.items[Number(part)];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return offset;
}
function startOf(node) {
  return (0, import_yaml3.isMap)(node) || (0, import_yaml3.isSeq)(node) || (0, import_yaml3.isScalar)(node) ? node.range?.[0] : void 0;
}

// src/adapters/settings-file.ts
var NAMES2 = ["ux-jury.config.json", "ux-jury.config.yml", "ux-jury.config.yaml"];
var HINT2 = "README.md lists the settings; every one may be left out.";
function openSettings(folder3, named2) {
  const path = named2 ?? NAMES2.map((name) => join5(folder3, name)).find((candidate) => existsSync3(candidate)) ?? null;
  if (path === null) return { settings: settings.parse({}), path, lineOf: () => 1 };
  if (!existsSync3(path))
    throw new InputError("config_missing", `There is no config at ${path}.`, { hint: HINT2 });
  const file = openYaml(path, "config_unreadable", HINT2);
  const parsed = settings.safeParse(file.value);
  if (parsed.success) return { settings: parsed.data, path, lineOf: file.lineOf };
  throw new InputError("config_invalid", `${path}: ${describeIssues(file, parsed.error).join("; ")}`, {
    hint: HINT2
  });
}
function readSettings(folder3, named2) {
  return openSettings(folder3, named2).settings;
}
function projectFolder(folder3, named2) {
  return named2 === null ? folder3 : dirname3(named2);
}

// src/rules/claims.ts
function claims2(named2) {
  return { spark: [], nielsen: [], walkthrough: [], pure: [], wcag: [], criteria: [], ...named2 };
}

// src/rules/answer.ts
function fail(subject, detail = {}) {
  return answer("failed", subject, detail);
}
function pass(subject, detail = {}) {
  return answer("passed", subject, detail);
}
function cannotTell(subject, detail = {}) {
  return answer("cannot_tell", subject, detail);
}
function answer(result, subject, detail) {
  const { key, name, box: box2 } = subject;
  return { values: {}, ...detail, result, key, name, box: box2 };
}

// src/rules/signature.ts
function signByName({ key, role, name }) {
  const plain = normalise(name);
  return `${role}|${plain === "" ? normalisePath(key) : plain}`;
}
function signByPlace({ key, role, landmark, group }) {
  return [role, landmark ?? "", normalise(group ?? ""), normalisePath(key)].join("|");
}
function normalise(text2) {
  return text2.toLowerCase().replace(/https?:\/\/\S+/g, " ").replace(/\b(?=[a-f-]*\d)[0-9a-f]{6,}(?:-[0-9a-f]+)*\b/g, " ").replace(/\d+/g, " ").replace(/[^\p{L}\p{N}\s$€£%+-]/gu, " ").replace(/\s+/g, " ").trim().slice(0, 80);
}
function normalisePath(path) {
  return path.replace(/:nth-(?:last-)?(?:child|of-type)\([^)]*\)/g, "").replace(/\[(?!data-test|role|type)[^\]]*\]/g, "").replace(/\d+/g, "").replace(/\s+/g, " ").trim();
}
function normaliseRoute(route) {
  return route.replace(/[0-9a-f]{8,}(?:-[0-9a-f]+)*|\d+/gi, ":id");
}

// src/rules/subject.ts
function ofControl({ key, role, name, box: box2 }) {
  return { key, name: name.trim() === "" ? `${role} (${callPlace(key)})` : name, box: box2 };
}
function callPlace(key) {
  const [, id] = /^(?:#|\[[\w-]+=")([^"\s>]+)"?\]?$/.exec(key.trim()) ?? [];
  if (id !== void 0) return id;
  const steps = key.split(">").map((step) => step.trim().replace(/:nth-(?:last-)?(?:of-type|child)\((\d+)\)/g, " $1"));
  const last = steps.at(-1) ?? key;
  const above = /\d/.test(last) ? void 0 : steps.slice(0, -1).findLast((step) => /[\d#[]/.test(step) || !/^(div|span|html|body)$/.test(step));
  return above === void 0 ? last : `${above} \u203A ${last}`;
}
function ofStep(step) {
  return step.target === null ? { key: null, name: step.title, box: null } : ofControl(step.target);
}
function ofScreen(state) {
  const names = [state.headings.find((heading) => heading.level === 1)?.text, state.title, state.route];
  return { key: null, name: names.find((name) => name !== void 0 && name.trim() !== "") ?? "", box: null };
}
function ofJourney(journey) {
  return { key: null, name: journey.title, box: null };
}

// src/rules/purpose.ts
var BY_TYPE = {
  email: "email",
  tel: "tel",
  password: "current-password"
};
var BY_WORD = [
  [/\b(e-?mail)\b/i, "email"],
  [/\b(phone|telephone|mobile)( number)?\b/i, "tel"],
  [/\b(first|given) name\b/i, "given-name"],
  [/\b(last|family) name|surname\b/i, "family-name"],
  [/\b(full|your) name\b/i, "name"],
  [/\b(street|home|billing|delivery|shipping) address\b|^address( line)?/i, "street-address"],
  [/\b(post ?code|postal code|zip( code)?)\b/i, "postal-code"],
  [/\b(town|city)\b/i, "address-level2"],
  [/\bdate of birth|birthday\b/i, "bday"],
  [/\bcard number\b/i, "cc-number"],
  [/\b(security code|cvc|cvv)\b/i, "cc-csc"]
];
function findPurpose({ type, name }) {
  return BY_TYPE[type ?? ""] ?? BY_WORD.find(([word]) => word.test(name))?.[1] ?? null;
}
var TOKENS = new Set(
  `on off name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password
  current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3
  address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name
  cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national
  tel-area-code tel-local tel-extension email impp home work mobile fax pager shipping billing webauthn`.split(
    /\s+/
  )
);
function isAutofillValue(value) {
  return value.trim().toLowerCase().split(/\s+/).every((token) => TOKENS.has(token) || token.startsWith("section-"));
}

// src/rules/role.ts
var FIELDS = "textbox searchbox combobox listbox spinbutton slider checkbox radio switch".split(" ");
var TEXTS = "textbox searchbox spinbutton".split(" ");
var BUTTON_TYPES = "submit button reset image hidden".split(" ");
var TICKS = "checkbox radio switch".split(" ");
var ACTIVE = "button link tab menuitem menuitemcheckbox menuitemradio checkbox radio switch option treeitem combobox".split(
  " "
);
function isField({ tag, type, role }) {
  if (FIELDS.includes(role)) return true;
  return /^(input|select|textarea)$/i.test(tag) && !BUTTON_TYPES.includes(type ?? "text");
}
function isTextEntry(kind) {
  return isField(kind) && (TEXTS.includes(kind.role) || /^textarea$/i.test(kind.tag));
}
function isTick({ role }) {
  return TICKS.includes(role);
}
function isSearch({ role, type }) {
  return role === "searchbox" || type === "search";
}
function isButtonOrLink({ role }) {
  return role === "button" || role === "link";
}
function isActive({ role }) {
  return ACTIVE.includes(role);
}

// src/rules/forms/field-without-purpose.ts
var fieldWithoutPurpose = {
  id: "field-without-purpose",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H7"],
    wcag: ["1.3.5"],
    criteria: ["forms-functional"]
  }),
  check: (state) => state.controls.flatMap((control) => {
    const purpose = isTextEntry(control) ? findPurpose(control) : null;
    const value = control.autocomplete?.trim() ?? "";
    if (purpose === null && (value === "" || isAutofillValue(value))) return [];
    return [judge(control, { value, purpose: purpose ?? "" })];
  })
};
function judge(control, values) {
  const { value } = values;
  if (value === "") return cannotTell(ofControl(control), { values });
  if (!isAutofillValue(value)) return fail(ofControl(control), { cause: value, severity: 2, values });
  return value === "off" ? fail(ofControl(control), { cause: value, values }) : pass(ofControl(control), { values });
}

// src/rules/accessibility/named-by-axe.ts
var NAME_RULES = [
  ...[
    "aria-command-name",
    "aria-input-field-name",
    "aria-toggle-field-name",
    "button-name",
    "input-button-name"
  ],
  ...["label", "link-name", "select-name", "summary-name", "input-image-alt"]
];
function isNamedByAxe({ axe }) {
  return axe !== null && ![...axe.violations, ...axe.incomplete].some(({ rule }) => NAME_RULES.includes(rule));
}

// src/rules/forms/unlabelled-field.ts
var unlabelledField = {
  id: "unlabelled-field",
  scope: "state",
  severity: 3,
  wcag_class: "serious",
  claims: claims2({
    nielsen: ["H6"],
    walkthrough: [3],
    pure: ["difficulty"],
    wcag: ["4.1.2", "1.3.1", "3.3.2"],
    criteria: ["forms-functional", "journey-clarity"]
  }),
  check: (state) => state.controls.filter(isField).map((control) => {
    if (control.name_source !== "none") return pass(ofControl(control));
    if (control.visible_label || isNamedByAxe(state)) return cannotTell(ofControl(control));
    return fail(ofControl(control), { cause: signByPlace(control) });
  })
};

// src/rules/measured.ts
function isMeasured(document, what) {
  return !document.not_measured.some((note) => note.what.toLowerCase().includes(what));
}

// src/rules/words.ts
var WAY_OUT = /\b(back|cancel|close|dismiss|done|exit|home|leave|previous|return|overview|menu|start over|skip|no thanks|not now|maybe later|keep)\b|^[×✕✖xX]$/i;
var ACKNOWLEDGE = /^(ok|okay|got it|understood|continue|close|done|dismiss)\b/i;
var CONFIRM = /^(ok|okay|yes|confirm|i am sure|i'm sure|proceed)\b/i;
var COMMIT = /^(add|apply|book|buy|checkout|complete|confirm|create|order|pay|place|post|publish|register|save|send|sign up|submit|subscribe|update|upload)\b/i;
var DESTROY = /\b(delete|erase|destroy|purge|wipe|deactivate|terminate|close (my |your |the )?account|cancel (my |your |the )?(account|booking|membership|order|subscription))\b/i;
var TAKE_AWAY = /\b(remove|clear|discard|reset|empty)\b/i;
var UNDO = /\b(undo|restore|revert|recover|put back)\b/i;
var ACCEPT = /^(accept|agree|allow|enable|i agree|i accept|yes|ok|got it)\b.*|^(accept|allow) all\b/i;
var DECLINE = /\b(reject|decline|deny|refuse|disagree|disallow|opt out|no thanks|not now|only necessary|necessary only|only essential|essential only|without (accepting|consent))\b|^no\b/i;
var CONSENT = /\b(newsletters?|marketing|promotion(s|al)?|special offers?|(news|offers?) (and|from|by|via)|partners?|third[- ]part(y|ies)|consent|i agree|agree to|personali[sz]ed ads?|share my (data|details|information)|insurance|protection plan|donat(e|ion)|gift wrap(ping)?|priority support)\b/i;
var SHAMING = new RegExp(
  [
    String.raw`^no\b[,.!]?\s*(thanks|thank you)?[,.!:–—-]*\s*\bi\b.{0,12}\b(don['’]?t|do not|hate|prefer|rather|enjoy|like|love|would rather|am fine|['’]m fine|already)\b`,
    String.raw`^(no\b.{0,14})?\bi['’]?(ll| will|d| would)?\b.{0,12}\b(pay|paying) (the )?(full|regular|more)\b`,
    String.raw`^i (don['’]?t|do not|hate|refuse)\b.{0,30}\b(sav(e|ing|ings)|free|discounts?|offers?|deals?|money|\d+ ?%)`
  ].join("|"),
  "i"
);
var GENERIC_NAME = /^(click( here)?|here|this|this (link|page)|link|button|icon|image|more|read more|see more|learn more|more info(rmation)?|details|info|press here|tap here|untitled|(the |my |our |web ?)?(page|site|website|document|article|post|file))$/i;
var EMPTY_NAME = /^(click( here)?|here|this|this (link|page)|link|button|icon|image|press here|tap here|untitled|(the |my |our |web ?)?(page|site|website|document|article|post|file))$/i;
var GENERIC_TITLE = /^(untitled( document| page)?|document|page|index|home ?page|new tab|title|(your |page |insert )?title( here)?|(my|your|new) (app|page|site)|app|website|web ?site|test|react app|vue app|vite app|vite \+ \w+|create next app|svelte app|angular app|welcome|(index|main|default)\.\w+|(https?:\/\/|localhost|127\.0\.0\.1).*)$/i;
var NEW_WINDOW = /\b(new (window|tab)|external|opens|pop-?up|download|pdf|preview|print)\b/i;
var EMPTY_ERROR_WORDS = new Set(
  "a an and bad data error errors fail failed failure generic has have i in incorrect input internal invalid is issue it no not of ok occurred oops operation please problem request server something sorry submit submission system that the there this to unable unexpected unknown unsuccessful validation value was we went whoops with wrong".split(
    " "
  )
);
var NEXT_STEP = /\b(try again|retry|reload|refresh|contact|call|check|choose|correct|enter|add|use|select|sign in|log in|go back|later)\b/i;
var ABOUT_INPUT = /\b(required|invalid|missing|must|enter|blank|empty|too (long|short|large|small)|at least|at most|not valid|field|fields|format|choose|select)\b/i;
var REFUSAL = /\b(error|invalid|incorrect|wrong|fail(ed|ure)?|required|missing|must|denied|rejected|not (valid|found|allowed)|could ?n[o']t|cannot|can't|unable)\b/i;
var ARE_YOU_SURE = /\b(are you (really |quite )?sure|do you (really )?want to|really)\b.{0,40}\b(continue|proceed|this|go on)\b|^\s*(are you sure|continue|proceed|really)\s*\?\s*$/i;
var HARMLESS = /^(add|apply|create|new|next|continue|save|store|update|rename)\b/i;
var STAKES = /[€$£¥]\s?\d|\d\s?[€$£¥]|\b(pay|price|total|order|binding|legal|contract|agree|permanent(ly)?|irreversible|undone|delete|remove|lose|lost|send|sent|publish|transfer|everyone|all (users|members))\b/i;
var RETYPE = /^(confirm|repeat|re-?enter|re-?type|verify)\b|\bagain$|\(repeat(ed)?\)$/i;

// src/rules/navigation/missing-title.ts
var missingTitle = {
  id: "missing-title",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({
    nielsen: ["H1"],
    walkthrough: [1],
    wcag: ["2.4.2"],
    criteria: ["navigation-consistency", "journey-clarity"]
  }),
  check: (state) => {
    const title = state.title.trim();
    const values = { title };
    if (state.url === "about:blank" || !isMeasured(state, "title"))
      return [cannotTell(ofScreen(state), { values })];
    if (title === "") return [fail(ofScreen(state), { cause: "empty", values })];
    if (!GENERIC_TITLE.test(title)) return [pass(ofScreen(state), { values })];
    return [fail(ofScreen(state), { cause: "generic", wcag_class: "minor", severity: 1, values })];
  }
};

// src/rules/accessibility/image-without-text.ts
var FILE_NAME = /^[\w%-]+\.(png|jpe?g|gif|svg|webp|avif|bmp)$|^(img|dsc|image|photo|picture)[_ -]?\d+$/i;
var SAYS_NOTHING = /^(image|picture|photo|icon|graphic|logo|img|untitled|alt)$/i;
var imageWithoutText = {
  id: "image-without-text",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.1.1"], criteria: ["no-broken-assets"] }),
  check: (state) => state.images.map((image) => judge2(image, state))
};
function judge2(image, { axe }) {
  const alt = image.alt?.trim() ?? "";
  const subject = { key: image.key, name: alt === "" ? image.key : alt, box: image.box };
  const cause = normalisePath(image.key);
  if (image.decorative) return pass(subject);
  if (FILE_NAME.test(alt)) return fail(subject, { cause });
  if (SAYS_NOTHING.test(alt)) return cannotTell(subject);
  if (alt !== "") return pass(subject);
  const isNamedElse = axe !== null && !axe.violations.some(({ rule }) => rule === "image-alt");
  return isNamedElse || image.alt !== null ? cannotTell(subject) : fail(subject, { cause });
}

// src/rules/accessibility/missing-language.ts
var missingLanguage = {
  id: "missing-language",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["3.1.1"], criteria: ["component-consistency"] }),
  check: (state) => {
    if (!isMeasured(state, "lang")) return [cannotTell(ofScreen(state))];
    const lang = state.lang?.trim() ?? "";
    if (/^([a-z]{2,3}|[ix])(-[a-z0-9]+)*$/i.test(lang)) return [pass(ofScreen(state), { values: { lang } })];
    return [fail(ofScreen(state), { cause: "page", values: { lang } })];
  }
};

// src/rules/accessibility/unnamed-control.ts
var unnamedControl = {
  id: "unnamed-control",
  scope: "state",
  severity: 3,
  wcag_class: "serious",
  claims: claims2({
    nielsen: ["H6"],
    walkthrough: [3],
    pure: ["difficulty"],
    wcag: ["4.1.2", "2.4.4"],
    criteria: ["journey-clarity"]
  }),
  check: (state) => state.controls.filter(isButtonOrLink).map((control) => {
    if (control.name_source !== "none" && control.name.trim() !== "") return pass(ofControl(control));
    if (control.visible_label || !control.focusable || isNamedByAxe(state))
      return cannotTell(ofControl(control));
    return fail(ofControl(control), { cause: signByPlace(control) });
  })
};

// src/rules/accessibility/own-rules.ts
var OWN = {
  "autocomplete-valid": fieldWithoutPurpose,
  "button-name": unnamedControl,
  "document-title": missingTitle,
  "html-has-lang": missingLanguage,
  "image-alt": imageWithoutText,
  "input-button-name": unnamedControl,
  "input-image-alt": unnamedControl,
  label: unlabelledField,
  "link-name": unnamedControl,
  "select-name": unlabelledField
};
var ALWAYS_OWN = "target-size";
function isSaidByOwnRule(axeRule, state) {
  if (axeRule === ALWAYS_OWN) return true;
  const answers = OWN[axeRule]?.check(state) ?? [];
  return answers.some(({ result, claims: claims3 }) => result === "failed" && claims3?.wcag?.length !== 0);
}

// src/rules/accessibility/axe.ts
function readAxe(state, isMine) {
  const screen = ofScreen(state);
  if (state.axe === null) return [cannotTell(screen, { values: { help: "", rule: "" } })];
  const failed = state.axe.violations.filter((result) => isMine(result) && !isSaidByOwnRule(result.rule, state)).flatMap((result) => judgeNodes(result, state));
  const unclear = state.axe.incomplete.filter(isMine).map((result) => cannotTell(screen, { values: wordsOf(result) }));
  if (failed.length + unclear.length > 0) return [...failed, ...unclear];
  return [pass(screen, { values: { count: state.axe.passes.length } })];
}
function findCriterion(result) {
  return listCriteria(result)[0] ?? null;
}
function listCriteria({ tags }) {
  return tags.flatMap((tag) => {
    const [, a, b, c] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
    return a === void 0 ? [] : [`${a}.${b}.${c}`];
  });
}
var GRADES2 = {
  minor: [1, "minor"],
  moderate: [1, "minor"],
  serious: [2, "serious"],
  critical: [3, "serious"]
};
function judgeNodes(result, state) {
  const wcag = listCriteria(result);
  const [severity3, wcag_class] = GRADES2[result.impact ?? "minor"] ?? [1, "minor"];
  const claims3 = { wcag };
  return result.nodes.map(
    (node) => fail(subjectOf(node, state), {
      cause: `${result.rule}|${findCause(node)}`,
      severity: wcag.length === 0 ? 1 : severity3,
      wcag_class: wcag.length === 0 ? null : wcag_class,
      claims: claims3,
      values: { ...wordsOf(result), detail: detailOf(node) }
    })
  );
}
function wordsOf({ help, rule }) {
  return { help, rule };
}
function subjectOf({ target: target2, box: box2 }, { text: text2, controls }) {
  const isHere = (other) => box2 !== null && isSameBox(box2, other.box);
  const words = text2.blocks.find(isHere)?.text ?? controls.find(isHere)?.name ?? "";
  return { key: target2, name: words.trim() === "" ? target2 : words, box: box2 };
}
function isSameBox(one, two) {
  return two !== null && Math.abs(one.x - two.x) < 1 && Math.abs(one.y - two.y) < 1 && Math.abs(one.width - two.width) < 1;
}
function detailOf({ summary }) {
  return summary.replace(/^\s*Fix (any|all) of the following:\s*/i, "");
}
function findCause({ target: target2, summary }) {
  const colours = summary.match(/#[0-9a-f]{6}\b/gi);
  if (colours !== null && colours.length >= 2) return colours.slice(0, 2).join(" on ").toLowerCase();
  return normalisePath(target2).split(/[\s>]+/).at(-1) ?? target2;
}

// src/rules/accessibility/aria-misuse.ts
var ariaMisuse = {
  id: "aria-misuse",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["4.1.2"], criteria: ["component-consistency"] }),
  check: (state) => readAxe(state, (result) => findCriterion(result) === "4.1.2")
};

// src/rules/accessibility/axe-violation.ts
var ELSEWHERE = ["1.4.3", "4.1.2", "1.3.1"];
var axeViolation = {
  id: "axe-violation",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({
    wcag: [
      ...["1.1.1", "1.2.2", "1.4.1", "1.4.2", "1.4.4", "1.4.12", "2.1.1", "2.2.1", "2.2.2"],
      ...["2.4.1", "2.4.2", "2.4.4", "2.5.3", "3.1.1", "3.1.2", "3.3.2", "1.3.5"]
    ],
    criteria: ["component-consistency"]
  }),
  check: (state) => readAxe(state, (result) => !ELSEWHERE.includes(findCriterion(result) ?? ""))
};

// src/rules/accessibility/broken-structure.ts
var brokenStructure = {
  id: "broken-structure",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.3.1"], criteria: ["component-consistency"] }),
  check: (state) => readAxe(state, (result) => findCriterion(result) === "1.3.1")
};

// src/rules/press.ts
function isAimed(step) {
  const isClick = step.interaction === "click_tap" && step.pointer_activations > 0;
  return isClick && !/drag|drop/i.test(step.action) && step.target !== null;
}
function isPress(step) {
  return isAimed(step) && step.status === "ok" && isActive(step.target);
}

// src/rules/targets/spacing.ts
var LEAST_PX = 24;
var ROUNDING_PX = 0.5;
function isUndersized(box2) {
  return Math.min(box2.width, box2.height) < LEAST_PX - ROUNDING_PX;
}
function isCrowded(control, box2, others) {
  return others.some((other) => {
    if (other === control || other.box === null || isOneThing(control, box2, other)) return false;
    const middle = middleOf(box2);
    if (distanceTo(other.box, middle) < LEAST_PX / 2) return true;
    const centre = middleOf(other.box);
    return isUndersized(other.box) && Math.hypot(centre.x - middle.x, centre.y - middle.y) < LEAST_PX;
  });
}
function isOneThing(control, box2, other) {
  if (other.box === null) return false;
  const isSamePlace = control.href !== null && control.href === other.href;
  return isSamePlace || contains(box2, other.box) || contains(other.box, box2);
}
function contains(outer, inner) {
  return outer.x <= inner.x + 1 && outer.y <= inner.y + 1 && outer.x + outer.width >= inner.x + inner.width - 1 && outer.y + outer.height >= inner.y + inner.height - 1;
}
function middleOf(box2) {
  return { x: box2.x + box2.width / 2, y: box2.y + box2.height / 2 };
}
function distanceTo(box2, point) {
  const x = Math.max(box2.x - point.x, 0, point.x - box2.x - box2.width);
  const y = Math.max(box2.y - point.y, 0, point.y - box2.y - box2.height);
  return Math.hypot(x, y);
}

// src/rules/accessibility/clickable-not-focusable.ts
var PARTS = /^(option|menuitem.*|treeitem|gridcell|row|cell|tab|radio|columnheader|rowheader|label)$/;
var LARGE_PX = 6e4;
var clickableNotFocusable = {
  id: "clickable-not-focusable",
  scope: "journey",
  severity: 4,
  wcag_class: "critical",
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H7"],
    walkthrough: [2],
    pure: ["difficulty"],
    wcag: ["2.1.1", "4.1.2"],
    criteria: ["clickable-response"]
  }),
  check: (walk) => walk.journey.steps.flatMap((step) => {
    return isAimed(step) && step.status === "ok" ? inspect(step, step.target, walk) : [];
  })
};
function inspect(step, target2, { journey, read: read3 }) {
  const [before, after] = [read3(step.state_before), read3(step.state_after)];
  const at = { journey: journey.id, step: step.order, state: step.state_before };
  if (before === null) return [cannotTell(ofControl(target2), { at })];
  const control = before.controls.find(({ key }) => key === target2.key);
  const isReachable = control === void 0 ? isActive(target2) || isField(target2) : control.focusable || control.native;
  if (isReachable || PARTS.test(target2.role)) return [pass(ofControl(target2), { at })];
  const previous = journey.steps[step.order - 2] ?? null;
  const isUnsure = control === void 0 && isAside(target2, { step, previous, before, after });
  if (isUnsure || hasStandIn(target2, before)) return [cannotTell(ofControl(target2), { at })];
  const hasEffect = step.response !== null && !/^(none|focus)$/.test(step.response.kind);
  if (!hasEffect) return [cannotTell(ofControl(target2), { at })];
  const cause = signByPlace({ landmark: null, group: null, ...target2 });
  return [fail(ofControl(target2), { at, cause, critical: true })];
}
function isAside({ tag, box: box2, name }, { step, previous, before, after }) {
  const isOpen = before.dialogs.length > 0 || before.controls.some(({ expanded }) => expanded === true);
  const isLeaving = previous?.interaction === "field_entry" && bringsErrors({ step, previous, before, after });
  const isLarge = box2 === null || box2.width * box2.height > LARGE_PX;
  const isGround = /^(html|body|main|section|article|header|footer|form|h[1-6]|p)$/.test(tag) || name.trim() === "";
  return isOpen || isLeaving || isLarge || isGround;
}
function bringsErrors({ before, after }) {
  const known = new Set(before.messages.map(({ text: text2 }) => text2));
  return after?.messages.some(({ error, text: text2 }) => error && !known.has(text2)) ?? true;
}
function hasStandIn(target2, { controls }) {
  const name = normalise(target2.name);
  return controls.some((other) => {
    if (other.key === target2.key || !other.focusable || other.disabled) return false;
    if (name !== "" && normalise(other.name) === name) return true;
    if (target2.box === null || other.box === null) return false;
    return contains(target2.box, other.box) || contains(other.box, target2.box);
  });
}

// src/rules/accessibility/contrast.ts
var contrast = {
  id: "contrast",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({
    spark: ["attractive"],
    walkthrough: [2],
    wcag: ["1.4.3"],
    criteria: ["style-brief"]
  }),
  check: (state) => readAxe(state, (result) => findCriterion(result) === "1.4.3")
};

// src/rules/accessibility/cryptic-name.ts
var WORD_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
var crypticName = {
  id: "cryptic-name",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H2"],
    walkthrough: [3],
    criteria: ["journey-clarity"]
  }),
  check: (state) => state.controls.filter(isButtonOrLink).map((control) => {
    const name = control.name.trim();
    const letters = name.match(new RegExp("\\p{L}", "gu"))?.length ?? 0;
    if (name === "") return cannotTell(ofControl(control));
    const isWord = letters > 1 || WORD_SIGNS.test(name) || /\d/.test(name);
    if (isWord || control.described_by !== null) return pass(ofControl(control));
    return fail(ofControl(control), { cause: signByPlace(control) });
  })
};

// src/rules/words-apply.ts
var COMMON = /\b(the|and|of|to|in|is|for|with|your|you|on|are|this|from|by|or|no|not|all|add|save|sign)\b/gi;
var ENGLISH_SHARE = 0.08;
function wordsApply(state) {
  if (state === null) return false;
  const lang = state.lang?.trim() ?? "";
  return lang === "" ? looksEnglish(state.text.blocks) : /^en(-|$)/i.test(lang);
}
function looksEnglish(blocks) {
  const text2 = blocks.map((block) => block.text).join(" ");
  const words = text2.match(new RegExp("\\p{L}+", "gu"))?.length ?? 0;
  return words > 0 && (text2.match(COMMON)?.length ?? 0) >= words * ENGLISH_SHARE;
}

// src/rules/accessibility/generic-name.ts
var genericName = {
  id: "generic-name",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({
    nielsen: ["H2"],
    walkthrough: [3],
    wcag: ["2.4.4"],
    criteria: ["journey-clarity"]
  }),
  check: (state) => {
    const isRead = wordsApply(state);
    const named2 = state.controls.filter((control) => isButtonOrLink(control) && control.name.trim() !== "");
    return named2.map((control) => {
      const isGeneric = GENERIC_NAME.test(control.name.trim());
      if (isGeneric && control.described_by === null)
        return fail(ofControl(control), { cause: signByName(control), ...gradeOf(control) });
      return isRead && !isGeneric ? pass(ofControl(control)) : cannotTell(ofControl(control));
    });
  }
};
function gradeOf({ role, name }) {
  return role === "link" && EMPTY_NAME.test(name.trim()) ? {} : { wcag_class: null, claims: { wcag: [] } };
}

// src/rules/read-parts.ts
function readParts(state, { kind, from = "survey", absence }, judge17) {
  const parts = state[from];
  if (parts === void 0) return [];
  if (parts === null) return [cannotTell(ofScreen(state))];
  const answers = parts.filter((part) => part.kind === kind).flatMap((part) => toObservation(part, judge17(part)));
  return answers.length === 0 && absence === "passes" ? [pass(ofScreen(state))] : answers;
}
function toObservation(part, answer2) {
  const subject = {
    key: part.key,
    name: part.name.trim() === "" ? callPlace(part.key) : part.name,
    box: part.box
  };
  if (answer2 === "skip") return [];
  if (answer2 === "pass") return [pass(subject)];
  if (answer2 === "unsure") return [cannotTell(subject)];
  if (answer2.result === "passed") return [pass(subject, answer2)];
  return [fail(subject, { cause: normalisePath(part.key), ...answer2 })];
}
function numberOf({ facts }, name, fallback = 0) {
  const value = facts[name];
  return typeof value === "number" ? value : fallback;
}
function wordsOf2({ facts }, name) {
  const value = facts[name];
  return typeof value === "string" ? value : "";
}
function isTrue({ facts }, name) {
  return facts[name] === true;
}

// src/rules/accessibility/image-of-text.ts
var SENTENCE_WORDS = 5;
var imageOfText = {
  id: "image-of-text",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.4.5"], nielsen: ["H4"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "picture" }, (part) => {
    const words = wordsOf2(part, "alt").match(/\S+/g) ?? [];
    if (words.length < 3 || typeof part.facts.printed !== "number") return "skip";
    if (numberOf(part, "printed") < 0.9) return "pass";
    return words.length < SENTENCE_WORDS ? "unsure" : { values: { words: words.length } };
  })
};

// src/rules/accessibility/reflow.ts
var PHONE_PX = 480;
var reflow = {
  id: "reflow",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.4.10"], criteria: ["responsive"] }),
  check: (state) => {
    const { viewport, layout } = state;
    const values = { width: viewport.width, document: layout.document_width };
    if (viewport.width > PHONE_PX) return [cannotTell(ofScreen(state), { values })];
    if (layout.document_width <= viewport.width + 2) return [pass(ofScreen(state), { values })];
    return [fail(ofScreen(state), { cause: normaliseRoute(state.route), values })];
  }
};

// src/rules/accessibility/unreachable-control.ts
var OWN_STOP = /^(button|link|checkbox|switch|textbox|searchbox|slider|spinbutton|combobox)$/;
var NEAR_PX = 64;
var unreachableControl = {
  id: "unreachable-control",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H7"], wcag: ["2.1.1"], criteria: ["clickable-response"] }),
  check: (state) => state.controls.filter(({ role, disabled }) => OWN_STOP.test(role) && !disabled).map((control) => judge3(control, state.controls))
};
function judge3(control, controls) {
  if (control.focusable) return pass(ofControl(control));
  const isDoubled = controls.some((other) => other.focusable && doesTheSame(other, control));
  const isPart = control.group !== null || control.box === null;
  if (isDoubled || isPart) return cannotTell(ofControl(control));
  return fail(ofControl(control), { cause: signByPlace(control) });
}
function doesTheSame(other, control) {
  if (other.name === control.name || other.href !== null && other.href === control.href) return true;
  const words = normalise(control.name);
  return words !== "" && ` ${normalise(other.name)} `.includes(` ${words} `) && isBeside(other, control);
}
function isBeside({ box: one }, { box: two }) {
  if (one === null || two === null) return false;
  const isSameRow = one.y < two.y + two.height && two.y < one.y + one.height;
  return isSameRow && Math.max(one.x, two.x) - Math.min(one.x + one.width, two.x + two.width) <= NEAR_PX;
}

// src/rules/clutter/clutter.ts
var CALM = { controls: 60, font_sizes: 10, font_families: 4, text_colours: 14 };
var clutter = {
  id: "clutter",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({
    spark: ["attractive", "simple"],
    nielsen: ["H8"],
    walkthrough: [2],
    criteria: ["style-brief", "component-consistency"]
  }),
  check: (state) => {
    const values = measure(state);
    if (!isMeasured(state, "layout")) return [cannotTell(ofScreen(state), { values })];
    const over = Object.entries(CALM).filter(([name, most]) => (values[name] ?? 0) > most).length;
    if (over < 2) return [pass(ofScreen(state), { values })];
    return [
      fail(ofScreen(state), { cause: normaliseRoute(state.route), severity: over > 3 ? 2 : 1, values })
    ];
  }
};
function measure({ controls, layout }) {
  const { font_sizes, font_families, text_colours } = layout;
  const shown = controls.filter(({ in_view }) => in_view).length;
  return { controls: shown, font_sizes, font_families, text_colours };
}

// src/rules/clutter/horizontal-scroll.ts
var horizontalScroll = {
  id: "horizontal-scroll",
  scope: "state",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    spark: ["attractive"],
    nielsen: ["H8"],
    walkthrough: [2],
    criteria: ["responsive"]
  }),
  check: (state) => {
    const { viewport, layout } = state;
    const values = { width: viewport.width, document: layout.document_width };
    if (!isMeasured(state, "layout") || layout.document_width === 0)
      return [cannotTell(ofScreen(state), { values })];
    if (layout.document_width <= viewport.width + 2) return [pass(ofScreen(state), { values })];
    return [fail(ofScreen(state), { cause: `${viewport.width}`, values })];
  }
};

// src/rules/clutter/long-lines.ts
var SIGN_EM = 0.5;
var LINE_EM = 1.2;
var LEAST_LINES = 3;
var LONGEST = 130;
var longLines = {
  id: "long-lines",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ spark: ["attractive"], nielsen: ["H8"], criteria: ["style-brief"] }),
  check: (state) => {
    const widest = findWidest(state);
    if (widest !== null && numberOf(widest, "signs_a_line") > LONGEST)
      return [fail(widest, { cause: "measure", values: { signs: numberOf(widest, "signs_a_line") } })];
    const running = state.text.blocks.filter((block) => block.text.length > LONGEST);
    if (running.length === 0) return [];
    if (running.every(({ box: box2 }) => box2 === null))
      return [cannotTell(ofScreen(state), { values: { signs: 0 } })];
    const signs = Math.max(0, ...running.filter(isRunning).map(countSigns));
    const values = { signs };
    if (signs <= LONGEST) return [pass(ofScreen(state), { values })];
    return [fail(ofScreen(state), { cause: "measure", values })];
  }
};
function findWidest({ survey }) {
  const running = survey?.filter(({ kind, facts }) => kind === "running_text" && Number(facts.lines) > 1);
  const [widest] = running?.toSorted((a, b) => numberOf(b, "signs_a_line") - numberOf(a, "signs_a_line")) ?? [];
  return widest ?? null;
}
function isRunning({ box: box2, font_px }) {
  return box2 !== null && box2.height >= LEAST_LINES * LINE_EM * font_px;
}
function countSigns({ box: box2, font_px }) {
  return Math.round((box2?.width ?? 0) / (font_px * SIGN_EM));
}

// src/rules/clutter/raw-data-shown.ts
var LEAKS = [
  ["object", /\[object \w+\]/],
  ["undefined", /^undefined$|[\s:,(]undefined$|^undefined[\s:,]|\bundefined undefined\b/],
  ["null", /^null$|[:€$£]\s?null$|\bnull null\b/],
  ["number", /(^|[\s:€$£(])NaN\b/],
  ["date", /\bInvalid Date\b/],
  ["template", /\{\{[^}]*\}\}|\$\{[^}]*\}|<%.*%>/],
  ["filler", /\blorem ipsum\b/i],
  ["stack", /\bat (?:\w+[.\w]* \()?\S+\.(?:m?[jt]sx?|py|java|rb|php|go):\d+|Traceback \(most recent call/],
  ["constant", /\b(?:ERR|ERROR|E)_[A-Z0-9]+(?:_[A-Z0-9]+)*\b|\b0x[0-9a-f]{2,}\b/i],
  ["status", /\b\(?(?:200 OK|[45]\d\d (?:Internal Server Error|Bad Request|Not Found|Unprocessable))\b/]
];
var CODE_TAGS = /^(code|pre|kbd|samp|var|tt|textarea)$/i;
var rawDataShown = {
  id: "raw-data-shown",
  scope: "state",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    spark: ["purposeful"],
    nielsen: ["H2"],
    walkthrough: [3],
    pure: ["difficulty"],
    criteria: ["error-states", "journey-clarity"]
  }),
  check: (state) => {
    if (!isMeasured(state, "text")) return [cannotTell(ofScreen(state))];
    const found = listShown(state).flatMap((shown) => {
      const [leak, pattern] = LEAKS.find(([, sign]) => sign.test(shown.text)) ?? [];
      const said = pattern?.exec(shown.text)?.[0] ?? "";
      return leak === void 0 ? [] : [{ shown, leak, said }];
    });
    if (found.length === 0) return state.text.words === 0 ? [] : [pass(ofScreen(state))];
    return found.map(
      ({ shown, leak, said }) => fail(
        { key: null, name: shown.text, box: shown.box },
        { cause: `${leak}|${normalise(said)}`, severity: leak === "filler" ? 1 : 2, ...claimsOf(leak) }
      )
    );
  }
};
function claimsOf(leak) {
  return leak === "constant" || leak === "stack" ? { claims: { nielsen: ["H9", "H2"] } } : {};
}
function listShown({ text: text2, headings, messages, controls }) {
  const shown = [
    ...text2.blocks,
    ...headings.map((heading) => ({ ...heading, tag: "heading" })),
    ...messages.filter(({ error }) => !error).map((message) => ({ ...message, tag: "message" })),
    ...controls.map(({ name, role, box: box2 }) => ({ text: name, tag: role, box: box2 }))
  ];
  const distinct = new Map(
    shown.filter(({ tag }) => !CODE_TAGS.test(tag)).map((one) => [one.text.trim(), one])
  );
  return [...distinct.values()];
}

// src/rules/clutter/raw-label.ts
var MANY = 5;
var SNAKE = /^[a-z0-9]+(_[a-z0-9]+)+[:*]?$/i;
var CAMEL = /^[a-z]{3,}([A-Z][a-z]+)+[:*]?$/;
var rawLabel = {
  id: "raw-label",
  scope: "state",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H2"],
    walkthrough: [3],
    pure: ["difficulty"],
    criteria: ["journey-clarity"]
  }),
  check: (state) => state.controls.map((control) => {
    const name = control.name.trim();
    if (name === "") return cannotTell(ofControl(control));
    const isRaw = SNAKE.test(name) || CAMEL.test(name);
    if (!isRaw) return pass(ofControl(control));
    return isSubject(control, state) ? cannotTell(ofControl(control)) : fail(ofControl(control), { cause: name });
  })
};
function isSubject({ role }, { controls }) {
  if (role !== "link") return false;
  const links = controls.filter((control) => control.role === "link");
  const raw = links.filter(({ name }) => SNAKE.test(name.trim()) || CAMEL.test(name.trim()));
  return raw.length >= MANY;
}

// src/rules/clutter/shouting-text.ts
var MANY_WORDS = 6;
var SENTENCE_WORDS2 = 8;
var LONG_WORDS = 15;
var shoutingText = {
  id: "shouting-text",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ spark: ["attractive"], nielsen: ["H8"], criteria: ["style-brief"] }),
  check: (state) => {
    if (!isMeasured(state, "text")) return [cannotTell(ofScreen(state))];
    const loud = [...state.text.blocks.filter(({ text: text2 }) => isLoud(text2)), ...listCapitals(state)];
    if (loud.length === 0) return state.text.words === 0 ? [] : [pass(ofScreen(state))];
    return loud.map(({ text: text2, tag, box: box2 }) => fail({ key: null, name: text2, box: box2 }, { cause: tag }));
  }
};
function listCapitals({ survey }) {
  const running = survey?.filter(({ kind }) => kind === "running_text") ?? [];
  return running.filter(
    ({ facts }) => facts.capitals === true && Number(facts.words) >= (facts.sentence === true ? SENTENCE_WORDS2 : LONG_WORDS)
  ).map(({ name, box: box2 }) => ({ text: name, tag: "capitals", box: box2 }));
}
function isLoud(text2) {
  const words = text2.match(new RegExp("\\p{L}{2,}", "gu")) ?? [];
  return words.length >= MANY_WORDS && new RegExp("\\p{Lu}", "u").test(text2) && !new RegExp("\\p{Ll}", "u").test(text2);
}

// src/rules/clutter/tiny-text.ts
var LEAST_PX2 = 10;
var HARDLY_PX = 8;
var FEW_WORDS = 3;
var tinyText = {
  id: "tiny-text",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ spark: ["attractive"], nielsen: ["H8"], walkthrough: [2], criteria: ["style-brief"] }),
  check: (state) => {
    const blocks = state.text.blocks.filter(({ text: text2 }) => text2.trim().split(/\s+/).length >= FEW_WORDS);
    if (!isMeasured(state, "text")) return [cannotTell(ofScreen(state))];
    const tiny = blocks.filter(({ font_px }) => font_px > 0 && font_px < LEAST_PX2);
    if (tiny.length === 0) return blocks.length === 0 ? [] : [pass(ofScreen(state))];
    return tiny.map(
      ({ text: text2, tag, box: box2, font_px }) => fail(
        { key: null, name: text2, box: box2 },
        { cause: `${tag}|${font_px}`, severity: font_px < HARDLY_PX ? 2 : 1, values: { size: font_px } }
      )
    );
  }
};

// src/rules/fill.ts
var LONGEST2 = 160;
function fill(sentence, values, rule) {
  return sentence.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    if (value === void 0)
      throw new UxJuryError("rule_page_value", `The page of rule ${rule} needs a value for {${name}}.`, {
        hint: `Give it in the values of every observation in src/rules, or take it out of templates/rules/${rule}.md.`
      });
    return typeof value === "number" ? String(value) : shorten(value);
  });
}
function shorten(text2) {
  const line = text2.replace(/\s+/g, " ").trim();
  return line.length > LONGEST2 ? `${line.slice(0, LONGEST2 - 1)}\u2026` : line;
}

// src/rules/clutter/told-by-looks.ts
var ACT = "click|press|tap|push|select|choose|use|follow|hit";
var LOOK = "round|square|triangular|circular|big|large|small|red|green|blue|yellow|orange|grey|gray|black|white";
var THING = "button|icon|link|box|circle|square|arrow|tab|menu|field";
var PLACE = "(?:on|at|to) (?:the|your) (?:left|right|top|bottom)|(?:on|to) the (?:left|right)-hand side|above|below";
var BY_LOOKS = new RegExp(
  `\\b(?:${ACT})\\b[^.!?]{0,20}\\b(?:${LOOK})(?: [a-z]+)? (?:${THING})\\b|\\b(?:${ACT})\\b[^.!?]{0,20}\\b(?:${THING}) (?:${PLACE})\\b`,
  "i"
);
var toldByLooks = {
  id: "told-by-looks",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ nielsen: ["H10"], walkthrough: [2], wcag: ["1.3.3"] }),
  check: (state) => {
    if (!isMeasured(state, "text") || !wordsApply(state)) return [cannotTell(ofScreen(state))];
    const told = state.text.blocks.filter(({ text: text2 }) => BY_LOOKS.test(text2)).map((block) => judge4(block, state));
    return told.length > 0 ? told : [pass(ofScreen(state))];
  }
};
function judge4({ text: text2, box: box2 }, { controls }) {
  const words = ` ${normalise(text2)} `;
  const names = controls.map(({ name }) => normalise(name)).filter((name) => name.length > 2);
  const subject = { key: null, name: shorten(text2), box: box2 };
  const isNamed = names.some((name) => words.includes(` ${name} `));
  return isNamed ? pass(subject) : fail(subject, { cause: normalise(text2) });
}

// src/rules/group-by.ts
function groupBy(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

// src/rules/address.ts
function findScreen(href, base) {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  return `${url.origin}${trimSlash(url.pathname)}${isRoute(url.hash) ? trimSlash(url.hash) : ""}`;
}
function isRoot(screen) {
  return /^https?:\/\/[^/]+\/?$/.test(screen);
}
function isWithinPage(href) {
  return href.startsWith("#") && !isRoute(href);
}
function isPartOfPage(href) {
  return /#(?!!?\/)/.test(href);
}
function isRoute(hash) {
  return /^#!?\//.test(hash);
}
function trimSlash(path) {
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}

// src/rules/consistency/bars.ts
var MARKED = ["navigation", "banner", "contentinfo"];
var LEAST_PLACES = 3;
var COLUMN_PX = 400;
var ROW_PX = 120;
function listBarLinks(state) {
  const links = state.controls.filter(({ role, href }) => role === "link" && href !== null);
  const unmarked = groupBy(
    links.filter(({ landmark, href }) => landmark === null && !isPartOfPage(href ?? "")),
    ({ key }) => /^#[\w-]+/.exec(key)?.[0] ?? ""
  );
  const bars = new Set(
    [...unmarked].filter(([box2, all]) => box2 !== "" && isBar(all, state)).map(([box2]) => box2)
  );
  return links.flatMap((link) => {
    const box2 = /^#[\w-]+/.exec(link.key)?.[0] ?? "";
    const marked = MARKED.find((landmark) => landmark === link.landmark);
    const bar = marked ?? (unmarked.get(box2)?.includes(link) === true && bars.has(box2) ? box2 : void 0);
    const place2 = findScreen(link.href ?? "", state.url);
    return bar === void 0 || place2 === null ? [] : [{ bar, place: place2, name: link.name }];
  });
}
function isBar(links, state) {
  const boxes = links.flatMap(({ box: box2 }) => box2 === null ? [] : [box2]);
  if (boxes.length === 0) return false;
  const width = Math.max(...boxes.map((box2) => box2.x + box2.width)) - Math.min(...boxes.map(({ x }) => x));
  const height = Math.max(...boxes.map((box2) => box2.y + box2.height)) - Math.min(...boxes.map(({ y }) => y));
  const parts = new Set(links.flatMap(({ href }) => partOfSite(href ?? "", state.url)));
  return (width <= COLUMN_PX || height <= ROW_PX) && parts.size >= LEAST_PLACES;
}
function partOfSite(href, base) {
  const place2 = findScreen(href, base);
  if (place2 === null || new URL(place2).origin !== new URL(base).origin) return [];
  const { pathname, hash } = new URL(place2);
  return [`${pathname}${hash}`.split(/[/#!]+/)[1] ?? ""];
}

// src/rules/consistency/navigation-order-changes.ts
var navigationOrderChanges = {
  id: "navigation-order-changes",
  scope: "journey",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({
    nielsen: ["H4"],
    walkthrough: [2],
    wcag: ["3.2.3"],
    criteria: ["navigation-consistency"]
  }),
  check: ({ journey, read: read3 }) => {
    let previous = null;
    let route = "";
    return journey.steps.flatMap((step) => {
      const state = read3(step.state_after);
      if (state === null || state.route === route) return [];
      route = state.route;
      const before = previous;
      const now = readBars(state);
      previous = now;
      const at = { journey: journey.id, step: step.order, state: state.id };
      return [...now].flatMap(([bar, links]) => compare(before?.get(bar) ?? [], links, { state, at }));
    });
  }
};
function readBars(state) {
  const places = listBarLinks(state).filter(({ bar }) => !/^(banner|contentinfo)$/.test(bar));
  const bars = groupBy(places, ({ bar }) => bar);
  return new Map([...bars].map(([bar, links]) => [bar, links.map(({ place: place2, name }) => `${place2} ${name}`)]));
}
function compare(before, now, { state, at }) {
  const known = new Set(listSingles(before));
  const shared = new Set(listSingles(now).filter((link) => known.has(link)));
  if (before.length < 2 || now.length < 2) return [];
  if (shared.size < 2) return [cannotTell(ofScreen(state), { at })];
  const order = (links) => links.filter((link) => shared.has(link)).join("\n");
  if (order(before) === order(now)) return [pass(ofScreen(state), { at })];
  return [fail(ofScreen(state), { at, cause: "navigation" })];
}
function listSingles(links) {
  return links.filter((link) => links.indexOf(link) === links.lastIndexOf(link));
}

// src/rules/consistency/same-name-different-places.ts
var sameNameDifferentPlaces = {
  id: "same-name-different-places",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({
    nielsen: ["H4"],
    walkthrough: [3],
    criteria: ["navigation-consistency", "journey-clarity"]
  }),
  check: (state) => {
    const links = state.controls.filter(({ role, name }) => role === "link" && name.trim() !== "");
    if (links.length < 2) return [];
    const found = [...groupBy(links, signPlace)].filter(
      ([, same]) => countScreens(same, state.url) > 1 && !isOneContent(same, state)
    );
    const known = links.some(({ href }) => href !== null);
    if (found.length === 0) return [known ? pass(ofScreen(state)) : cannotTell(ofScreen(state))];
    return found.map(([, same]) => {
      const [first] = same;
      const name = first?.name ?? "";
      const values = { count: countScreens(same, state.url) };
      const cause = `${normaliseRoute(state.route)}|${normalise(name)}`;
      const severity3 = GENERIC_NAME.test(name.trim()) ? 2 : 1;
      return fail({ key: first?.key ?? null, name, box: first?.box ?? null }, { cause, severity: severity3, values });
    });
  }
};
function isOneContent(links, { probes }) {
  const keys = new Set(links.map(({ key }) => key));
  const targets = probes?.filter((part) => part.kind === "link_target" && keys.has(part.key)) ?? [];
  return targets.length > 0 && targets.every(({ facts }) => facts.compared === true && facts.same !== false);
}
function signPlace({ name, landmark, group }) {
  return [name.trim().toLowerCase(), landmark ?? "", group ?? ""].join("|");
}
function countScreens(links, base) {
  const screens = links.map(({ href }) => href === null ? null : findScreen(href, base));
  return new Set(screens.filter((screen) => screen !== null)).size;
}

// src/rules/consistency/same-place-different-names.ts
var samePlaceDifferentNames = {
  id: "same-place-different-names",
  scope: "journey",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H4"],
    walkthrough: [3],
    wcag: ["3.2.4"],
    criteria: ["navigation-consistency", "component-consistency"]
  }),
  check: ({ journey, read: read3 }) => {
    const known = /* @__PURE__ */ new Map();
    const seen = /* @__PURE__ */ new Set();
    return journey.steps.flatMap((step) => {
      const state = seen.has(step.state_after ?? "") ? null : read3(step.state_after);
      if (state === null) return [];
      seen.add(state.id);
      return compare2(state, known, { journey: journey.id, step: step.order, state: state.id });
    });
  }
};
function compare2(state, known, at) {
  return [...gatherNames(state)].flatMap(([place2, names]) => {
    const earlier = known.get(place2);
    known.set(place2, [...earlier ?? [], ...names].slice(-8));
    const [first] = names;
    if (earlier === void 0 || first === void 0) return [];
    const subject = { key: null, name: first.name, box: null };
    const values = { other: earlier[0]?.name ?? "" };
    if (earlier.some((old) => names.some((now) => isAlike(old, now)))) return [pass(subject, { at, values })];
    const isUnsure = [...names, ...earlier].some(({ words }) => words === "");
    return [
      isUnsure ? cannotTell(subject, { at, values }) : fail(subject, { at, cause: pathOf(place2), values })
    ];
  });
}
function gatherNames(state) {
  const names = /* @__PURE__ */ new Map();
  for (const { bar, place: place2, name } of listBarLinks(state)) {
    const key = `${bar} ${place2}`;
    names.set(key, [...names.get(key) ?? [], { name, words: normalise(name) }]);
  }
  return names;
}
function isAlike(a, b) {
  const words = new Set(a.words.split(" "));
  return a.words === b.words || b.words.split(" ").some((word) => words.has(word));
}
function pathOf(place2) {
  return place2.replace(/https?:\/\/[^/]+/, "");
}

// src/rules/efficiency/asked-twice.ts
var askedTwice = {
  id: "asked-twice",
  scope: "journey",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H6"],
    pure: ["avoidable"],
    wcag: ["3.3.7"],
    criteria: ["forms-functional", "journey-clarity"]
  }),
  check: (walk) => {
    const given = /* @__PURE__ */ new Map();
    const judged = walk.journey.steps.flatMap((step) => {
      if (!isAsked(step)) return [];
      const fact = findFact(step.target, given);
      const earlier = given.get(fact);
      given.set(fact, earlier ?? step);
      return [judge5(step, earlier, { ...walk, fact })];
    });
    return [...judged, ...findRepeats(walk, new Set(judged.map(({ key }) => key)))];
  }
};
function isAsked(step) {
  const { target: target2, interaction } = step;
  if (interaction !== "field_entry" || target2 === null || !isTextEntry(target2)) return false;
  return target2.type !== "password" && target2.type !== "search" && target2.role !== "searchbox";
}
function findFact(target2, given) {
  const purpose = findPurpose(target2);
  const plain = normalise(target2.name.replace(RETYPE, ""));
  if (purpose !== null || !RETYPE.test(target2.name) || plain === "") return purpose ?? plain;
  return [...given.keys()].findLast((fact) => ` ${fact} `.includes(` ${plain} `)) ?? plain;
}
function judge5(step, earlier, { journey, read: read3, fact }) {
  const at = { journey: journey.id, step: step.order, state: step.state_before };
  const values = { fact };
  if (earlier === void 0 || fact === "") return pass(ofStep(step), { at, values });
  const isSameForm = earlier.target?.key !== step.target?.key && isSameScreen(earlier, step, read3);
  const isPersonal = step.target !== null && findPurpose(step.target) !== null;
  const isOtherScreen = isPersonal && isSameScreen(earlier, step, read3) === false;
  if (isSameForm === true && isRetyped(step, earlier))
    return fail(ofStep(step), { at, cause: fact, wcag_class: null, claims: { wcag: [] }, values });
  if (isOtherScreen && !mayBeSecurity(step, read3)) return fail(ofStep(step), { at, cause: fact, values });
  return cannotTell(ofStep(step), { at, values });
}
function isRetyped(step, earlier) {
  const [first, second] = [earlier.target?.name ?? "", step.target?.name ?? ""];
  return first.trim() === second.trim() || RETYPE.test(second);
}
function isSameScreen(one, two, read3) {
  const [first, second] = [read3(one.state_before), read3(two.state_before)];
  return first === null || second === null ? null : first.route === second.route;
}
function mayBeSecurity(step, read3) {
  return read3(step.state_before)?.controls.some(({ type }) => type === "password") ?? true;
}
function findRepeats({ journey, read: read3 }, judged) {
  const seen = /* @__PURE__ */ new Set();
  return journey.steps.flatMap((step) => {
    const state = read3(step.state_before);
    if (state === null || seen.has(state.route)) return [];
    seen.add(state.route);
    const at = { journey: journey.id, step: step.order, state: state.id };
    return listRepeats(state).filter(({ key }) => !judged.has(key)).map((control) => {
      const fact = normalise(control.name.replace(RETYPE, ""));
      const detail = { at, cause: fact, wcag_class: null, claims: { wcag: [] }, values: { fact } };
      return fail(ofControl(control), detail);
    });
  });
}
function listRepeats({ controls }) {
  const fields = controls.filter((control) => isTextEntry(control) && control.type !== "password");
  const names = new Set(fields.map(({ name }) => normalise(name)));
  return fields.filter(({ name }) => RETYPE.test(name) && names.has(normalise(name.replace(RETYPE, ""))));
}

// src/rules/efficiency/long-journey.ts
var MANY2 = 30;
var longJourney = {
  id: "long-journey",
  scope: "journey",
  severity: 1,
  wcag_class: null,
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H7"],
    walkthrough: [1],
    criteria: ["journey-clarity"]
  }),
  check: ({ journey }) => {
    const steps = countActs(journey.steps);
    const clicks = journey.steps.reduce((sum, step) => sum + step.pointer_activations, 0);
    const values = { steps, clicks };
    if (steps > MANY2) return [fail(ofJourney(journey), { cause: journey.id, values })];
    return [
      journey.status === "complete" ? pass(ofJourney(journey), { values }) : cannotTell(ofJourney(journey), { values })
    ];
  }
};
function countActs(steps) {
  return steps.filter(
    ({ interaction }, index) => interaction !== "system_wait" && !(interaction === "keyboard" && steps[index - 1]?.interaction === "keyboard")
  ).length;
}

// src/rules/efficiency/repeated-activation.ts
var OFTEN = 4;
var repeatedActivation = {
  id: "repeated-activation",
  scope: "journey",
  severity: 1,
  wcag_class: null,
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H7"],
    pure: ["avoidable"],
    criteria: ["journey-clarity"]
  }),
  check: ({ journey }) => {
    let run = 0;
    return journey.steps.flatMap((step, index) => {
      if (step.interaction !== "click_tap" || step.pointer_activations === 0) return [];
      const at = { journey: journey.id, step: step.order, state: step.state_before };
      if (step.target === null) return [cannotTell(ofStep(step), { at })];
      run = isSameTarget(step, journey.steps[index - 1]) ? run + 1 : 1;
      const isLast = !isSameTarget(step, journey.steps[index + 1]);
      if (!isLast) return [];
      const values = { count: run };
      if (run < OFTEN) return [pass(ofStep(step), { at, values })];
      return [fail(ofStep(step), { at, cause: signByName(step.target), values })];
    });
  }
};
function isSameTarget(step, other) {
  return other?.interaction === "click_tap" && other.target !== null && other.target.key === step.target?.key;
}

// src/rules/efficiency/repeated-confirmation.ts
var repeatedConfirmation = {
  id: "repeated-confirmation",
  scope: "journey",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H7"],
    pure: ["avoidable"],
    criteria: ["journey-clarity"]
  }),
  check: (walk) => {
    const presses = walk.journey.steps.filter(isAimed);
    const inPage = presses.flatMap((step, index) => {
      const previous = presses[index - 1];
      return isConfirmation(step) && previous?.order === step.order - 1 ? [judge6(step, previous, walk)] : [];
    });
    return [...inPage, ...walk.journey.steps.flatMap((step) => judgeNative(step, walk))];
  }
};
function judge6(step, previous, { journey, read: read3 }) {
  const at = { journey: journey.id, step: step.order, state: step.state_before };
  const subject = ofStep(step);
  const cause = step.target === null ? step.title : signByName(step.target);
  const detail = { at, cause, values: { previous: previous.target?.name ?? previous.title } };
  if (isConfirmation(previous)) return fail(subject, detail);
  const [name, question] = [previous.target?.name ?? "", read3(step.state_before)];
  if (DESTROY.test(name) || TAKE_AWAY.test(name)) return pass(subject, detail);
  if (!COMMIT.test(name) || question === null || hasStakes(question)) return cannotTell(subject, detail);
  return HARMLESS.test(name) ? fail(subject, detail) : fail(subject, { ...detail, severity: 1 });
}
function judgeNative(step, { journey }) {
  const asked = step.trouble.dialogs.find(({ type }) => type === "confirm");
  if (asked === void 0) return [];
  const at = { journey: journey.id, step: step.order, state: step.state_before };
  const name = step.target?.name ?? step.title;
  const subject = { ...ofStep(step), name: asked.message };
  const detail = { at, cause: `native|${normalise(asked.message)}`, values: { previous: name } };
  if (DESTROY.test(name) || TAKE_AWAY.test(name)) return [pass(subject, detail)];
  const isGrave = [name, asked.message].some((words) => STAKES.test(words));
  return [isGrave || !ARE_YOU_SURE.test(asked.message) ? cannotTell(subject, detail) : fail(subject, detail)];
}
function isConfirmation({ target: target2 }) {
  return target2 !== null && CONFIRM.test(target2.name.trim());
}
function hasStakes({ text: text2, headings, messages }) {
  return [...text2.blocks, ...headings, ...messages].some((part) => STAKES.test(part.text));
}

// src/rules/errors/error-not-tied-to-field.ts
var errorNotTiedToField = {
  id: "error-not-tied-to-field",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({
    nielsen: ["H9"],
    walkthrough: [4],
    pure: ["difficulty"],
    wcag: ["3.3.1", "1.3.1"],
    criteria: ["error-states"]
  }),
  check: (state) => {
    const fields = state.controls.filter((control) => isField(control) && !isSearch(control));
    if (fields.length === 0) return [];
    return state.messages.filter(({ error }) => error).map((message) => {
      const subject = { key: message.for, name: message.text, box: message.box };
      if (message.for !== null || fields.some(({ invalid }) => invalid)) return pass(subject);
      if (fields.length === 1 || namesField(message, fields)) return pass(subject);
      if (!isAboutInput(message, state)) return cannotTell(subject);
      return fail(subject, { cause: `${normaliseRoute(state.route)}|${normalise(message.text)}` });
    });
  }
};
var ANY = /^(value|field|entry|input|required|missing|valid|invalid|please|enter|choose|select|your|this|that|with|must|have)$/;
function namesField(message, fields) {
  const said = ` ${normalise(message.text)} `;
  return fields.some(
    ({ name }) => normalise(name).split(" ").some((word) => word.length > 3 && !ANY.test(word) && said.includes(` ${word}`))
  );
}
function isAboutInput(message, state) {
  return message.role === "text" || wordsApply(state) && ABOUT_INPUT.test(message.text);
}

// src/rules/errors/error-without-help.ts
var CODE = /\b0x[0-9a-f]+\b|\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b|\b\w+(Error|Exception)\b|\b(HTTP|error|status|code)\W{0,3}\d+\b|\bat \S+:\d+|\[object \w+\]|\bundefined\b|\bNaN\b|\bSQL\b|\{"|\b[45]\d\d (OK|Bad|Internal|Not|Unprocessable|Forbidden|Unauthori)/i;
var errorWithoutHelp = {
  id: "error-without-help",
  scope: "state",
  severity: 2,
  wcag_class: "minor",
  claims: claims2({
    nielsen: ["H9"],
    walkthrough: [4],
    pure: ["difficulty"],
    wcag: ["3.3.3"],
    criteria: ["error-states"]
  }),
  check: (state) => state.messages.filter(({ error }) => error).map((message) => {
    const subject = { key: message.for, name: message.text, box: message.box };
    const helps = isHelp(message.text, state);
    if (helps === null) return cannotTell(subject);
    return helps ? pass(subject) : fail(subject, { cause: normalise(message.text) });
  })
};
function isHelp(text2, state) {
  const isCoded = CODE.test(text2) && !(/[a-z]/.test(text2) && NEXT_STEP.test(text2));
  if (isCoded) return false;
  if (NEXT_STEP.test(text2)) return true;
  const words = normalise(text2).split(" ");
  if (words.every((word) => EMPTY_ERROR_WORDS.has(word))) return false;
  return wordsApply(state) ? true : null;
}

// src/rules/errors/input-lost-after-error.ts
var inputLostAfterError = {
  id: "input-lost-after-error",
  scope: "journey",
  severity: 3,
  wcag_class: null,
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H9"],
    walkthrough: [4],
    pure: ["difficulty", "avoidable"],
    criteria: ["error-states", "forms-functional"]
  }),
  check: (walk) => {
    const entered = /* @__PURE__ */ new Map();
    const found = [];
    for (const step of walk.journey.steps) {
      if (isEntry(step) && step.target !== null) entered.set(step.target.key, step);
      else found.push(...inspect2(step, entered, walk));
      if (step.interaction === "navigation") entered.clear();
    }
    return found;
  }
};
function isEntry({ interaction, input, target: target2 }) {
  return interaction === "field_entry" && (input?.length ?? 0) > 0 && target2?.type !== "password";
}
function inspect2(step, entered, { journey, read: read3 }) {
  if (entered.size === 0 || !/^(click_tap|keyboard)$/.test(step.interaction)) return [];
  const [before, after] = [read3(step.state_before), read3(step.state_after)];
  if (after === null || !hasNewErrors(before, after)) return [];
  const found = after.controls.flatMap((control) => {
    const entry = entered.get(control.key);
    return entry === void 0 ? [] : [judge7(control, step, { journey, after })];
  });
  entered.clear();
  return found;
}
function hasNewErrors(before, after) {
  if (after.controls.some(({ invalid }) => invalid)) return true;
  const known = new Set(
    [...before?.messages ?? [], ...before?.text.blocks ?? []].map(({ text: text2 }) => text2)
  );
  const isNew = ({ text: text2 }) => !known.has(text2);
  if (after.messages.some((message) => message.error && isNew(message))) return true;
  return before?.route === after.route && after.text.blocks.some((block) => isNew(block) && REFUSAL.test(block.text));
}
function judge7(control, step, { journey, after }) {
  const at = { journey: journey.id, step: step.order, state: after.id };
  if (control.value === "filled") return pass(ofControl(control), { at });
  if (control.value !== "empty") return cannotTell(ofControl(control), { at });
  return fail(ofControl(control), { at, cause: normaliseRoute(after.route) });
}

// src/rules/errors/premature-error.ts
var prematureError = {
  id: "premature-error",
  scope: "journey",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    nielsen: ["H5"],
    walkthrough: [4],
    pure: ["difficulty"],
    criteria: ["error-states", "forms-functional"]
  }),
  check: (walk) => {
    const seen = /* @__PURE__ */ new Set();
    return walk.journey.steps.flatMap((step) => {
      if (step.state_after === null || seen.has(step.state_after)) return [];
      seen.add(step.state_after);
      return inspect3(step, walk);
    });
  }
};
function listNewFields(step, { read: read3 }) {
  const fields = read3(step.state_after)?.controls.filter(isField) ?? [];
  if (step.interaction === "navigation" || step.target?.role === "link") return fields;
  const before = step.interaction === "click_tap" ? read3(step.state_before) : null;
  if (before === null) return [];
  return fields.filter(({ key }) => !before.controls.some((known) => known.key === key));
}
function inspect3(step, walk) {
  const { journey } = walk;
  const state = walk.read(step.state_after);
  const fields = listNewFields(step, walk);
  if (state === null || fields.length === 0) return [];
  const at = { journey: journey.id, step: step.order, state: state.id };
  const tied = new Set(
    state.messages.flatMap((message) => message.error && message.for !== null ? [message.for] : [])
  );
  const accused = fields.filter(({ key, invalid }) => invalid || tied.has(key));
  if (accused.length === 0) return [pass(ofScreen(state), { at })];
  if (!accused.some(({ value }) => value === "empty")) return [cannotTell(ofScreen(state), { at })];
  return [fail(ofScreen(state), { at, cause: normaliseRoute(state.route) })];
}

// src/rules/news.ts
function findNewMessages({ previous, before, after }) {
  if (after !== null && previous?.state_after === after.id) return [];
  const known = new Set(before?.messages.map((message) => message.text));
  return (after?.messages ?? []).filter((message) => !known.has(message.text));
}
function hasNewWords({ before, after }) {
  if (before === null || after === null) return null;
  const known = new Set(wordsOf3(before));
  return wordsOf3(after).some((text2) => !known.has(text2));
}
function wordsOf3({ title, headings, messages, text: text2, dialogs, controls }) {
  return [
    title,
    ...[...headings, ...messages, ...text2.blocks].map((part) => part.text),
    ...[...dialogs, ...controls].map((part) => part.name)
  ];
}

// src/rules/errors/refused-in-silence.ts
var refusedInSilence = {
  id: "refused-in-silence",
  scope: "journey",
  severity: 3,
  wcag_class: null,
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H9"],
    walkthrough: [4],
    pure: ["difficulty", "avoidable"],
    criteria: ["error-states", "forms-functional"]
  }),
  check: (walk) => {
    const { steps } = walk.journey;
    return steps.flatMap((step, index) => {
      if (!isSending(step)) return [];
      const entered = enteredBefore(steps.slice(0, index));
      return entered.length === 0 ? [] : judge8({ step, entered, later: steps.slice(index + 1) }, walk);
    });
  }
};
function isSending(step) {
  if (isPress(step)) return isButtonOrLink(step.target);
  const isEnter = step.interaction === "keyboard" && /\bEnter\b/.test(step.title) && step.status === "ok";
  return isEnter && step.target !== null && isTextEntry(step.target) && !isSearch(step.target);
}
function enteredBefore(steps) {
  const from = steps.findLastIndex(({ response }) => response?.kind === "navigation");
  return steps.slice(from + 1).filter(({ interaction }) => interaction === "field_entry").flatMap(({ target: target2 }) => target2 === null ? [] : [target2.key]);
}
function judge8({ step, entered, later }, { journey, read: read3 }) {
  const at = { journey: journey.id, step: step.order, state: step.state_after };
  const detail = { at, cause: signByName(step.target) };
  const [before, after] = [read3(step.state_before), read3(step.state_after)];
  if (step.response === null || before === null || after === null) return [cannotTell(ofStep(step), detail)];
  if (isAnswered(step) || hasNewWords({ journey, step, previous: null, before, after }) !== false)
    return [pass(ofStep(step), detail)];
  const isLeft = after.controls.some(({ key, value }) => entered.includes(key) && value === "filled");
  if (!isLeft) return [pass(ofStep(step), detail)];
  const isRepeated = later.some((one) => isSending(one) && one.target.key === step.target.key);
  return [isRepeated ? fail(ofStep(step), detail) : cannotTell(ofStep(step), detail)];
}
function isAnswered({ response, trouble }) {
  const isElsewhere = /^(navigation|popup|dialog|download)$/.test(response?.kind ?? "");
  return isElsewhere || trouble.dialogs.length > 0 || (response?.announced ?? "") !== "";
}

// src/rules/pointer-only.ts
var NEAR_PX2 = 60;
function isOnlyPointer({ step, before, after, previous }) {
  if (step.response?.kind !== "content" || step.response.first_change_ms !== null) return false;
  if (before === null || after === null || before.url !== after.url) return false;
  const gone = before.controls.filter(({ key }) => !after.controls.some((other) => other.key === key));
  const come = after.controls.filter(({ key }) => !before.controls.some((other) => other.key === key));
  if (gone.length + come.length === 0 || before.text.words !== after.text.words) return false;
  return gone.every((one) => isBeside2(one, previous)) && come.every((one) => isBeside2(one, step));
}
function isBeside2({ box: box2 }, step) {
  const place2 = step?.target?.box ?? null;
  if (box2 === null || place2 === null) return false;
  return box2.y < place2.y + place2.height + NEAR_PX2 && box2.y + box2.height > place2.y - NEAR_PX2;
}

// src/rules/feedback/dead-control.ts
var deadControl = {
  id: "dead-control",
  scope: "step",
  severity: 3,
  wcag_class: null,
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H1"],
    walkthrough: [4],
    pure: ["difficulty"],
    criteria: ["clickable-response", "state-changes-visible"]
  }),
  check: (moment) => {
    const { step } = moment;
    if (!isPress(step) || isFailedCall(step)) return [];
    const subject = ofStep(step);
    if (step.response === null) return [cannotTell(subject)];
    const isAnswered2 = step.response.kind !== "none" && !isOnlyPointer(moment);
    if (isAnswered2 || step.trouble.dialogs.length > 0) return [pass(subject)];
    if (mayAnswerUnseen(moment)) return [cannotTell(subject)];
    return [fail(subject, { cause: signByName(step.target) })];
  }
};
function isFailedCall({ trouble }) {
  return trouble.failed_requests.some(({ resource }) => resource === "fetch" || resource === "xhr");
}
function mayAnswerUnseen(moment) {
  const { step, before } = moment;
  const href = step.target?.href ?? null;
  const control = before?.controls.find(({ key }) => key === step.target?.key);
  const isChosen = control?.current != null || control?.role === "radio" && control.value === "checked";
  const hasMoved = step.state_before !== null && step.state_after !== null && step.state_before !== step.state_after && !isOnlyPointer(moment);
  const isStill = href !== null && leadsNowhereElse(href, step.page) && !missesRoute(href, moment.after);
  return isChosen || hasMoved || isStill;
}
function missesRoute(href, after) {
  const [, route] = /#(!?\/.*)$/.exec(href) ?? [];
  return route !== void 0 && after !== null && !after.url.endsWith(`#${route}`);
}
function leadsNowhereElse(href, page) {
  const here = findScreen(page, page);
  return isWithinPage(href) || href.includes("#") || here !== null && findScreen(href, page) === here;
}

// src/rules/feedback/emptied-without-words.ts
var emptiedWithoutWords = {
  id: "emptied-without-words",
  scope: "step",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    spark: ["purposeful"],
    nielsen: ["H1"],
    walkthrough: [4],
    pure: ["difficulty"],
    criteria: ["state-changes-visible", "error-states", "no-dead-ends"]
  }),
  check: (moment) => {
    const { step, previous, before, after } = moment;
    if (!isQuery(step, previous) || before === null || before.route !== (after?.route ?? before.route))
      return [];
    const lists = listAlike(before);
    if (lists.length === 0) return [];
    if (after === null) return [cannotTell(ofScreen(before))];
    const left = new Set(after.controls.map(signByPlace));
    const isGone = lists.some((sign) => !left.has(sign)) && after.controls.length < before.controls.length;
    if (!isGone || isExplained(moment)) return [pass(ofScreen(after))];
    return [fail(ofScreen(after), { cause: normaliseRoute(after.route) })];
  }
};
function isQuery(step, previous) {
  const used = step.interaction === "click_tap" ? previous : step;
  return step.status === "ok" && used?.target != null && isField(used.target) && used.target.type !== "password";
}
function listAlike({ controls }) {
  const links = controls.filter(
    ({ role, landmark }) => role === "link" && landmark !== "navigation"
  );
  return [...groupBy(links, signByPlace)].filter(([, alike]) => alike.length > 1).map(([sign]) => sign);
}
function isExplained(moment) {
  const { before, after } = moment;
  if (before === null || after === null) return true;
  const untitled = { ...moment, before: { ...before, title: "" }, after: { ...after, title: "" } };
  return hasNewWords(untitled) === true;
}

// src/rules/feedback/focus-left-behind.ts
var focusLeftBehind = {
  id: "focus-left-behind",
  scope: "step",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["2.4.3"], pure: ["difficulty"], criteria: ["state-changes-visible"] }),
  check: ({ step, before, after }) => {
    if (before === null || after === null || step.response?.kind === "navigation") return [];
    const opened = after.dialogs.filter(({ modal }) => modal).slice(before.dialogs.length);
    return opened.map(({ name }) => {
      const subject = { key: null, name, box: null };
      const hasMoved = step.response?.focus_moved ?? null;
      if (hasMoved === null) return cannotTell(subject);
      return hasMoved ? pass(subject) : fail(subject, { cause: normalise(name) });
    });
  }
};

// src/rules/feedback/late-shift.ts
var POOR_SHIFT = 0.25;
var NOTED_SHIFT = 0.1;
var SEEN_SHIFT = 0.03;
var JUMP_PX = 8;
var lateShift = {
  id: "late-shift",
  scope: "step",
  severity: 1,
  wcag_class: null,
  claims: claims2({
    spark: ["attractive"],
    nielsen: ["H5"],
    pure: ["difficulty"],
    criteria: ["transition-smoothness"]
  }),
  check: (moment) => {
    const { step } = moment;
    if (!isByHand(step)) return [];
    const shift = step.response.layout_shift;
    if (shift === null) return [cannotTell(ofStep(step))];
    const jump = findJump(moment);
    const values = { shift: shift.toFixed(2), jump: Math.round(jump) };
    const hasJumped = shift >= SEEN_SHIFT && jump > JUMP_PX;
    if (shift <= NOTED_SHIFT && !hasJumped) return [pass(ofStep(step), { values })];
    const cause = `${step.response.kind}|${step.target?.role ?? ""}`;
    return [fail(ofStep(step), { cause, severity: hasJumped || shift > POOR_SHIFT ? 2 : 1, values })];
  }
};
function isByHand(step) {
  const isTicked = step.interaction === "selection" && step.target !== null && isTick(step.target);
  return step.response !== null && (isAimed(step) || isTicked || step.interaction === "keyboard");
}
function findJump({ step, before, after }) {
  const isElsewhere = before === null || after === null || pageOf(before) !== pageOf(after);
  if (step.response?.kind === "navigation" && isElsewhere) return 0;
  const [from, to] = [before, after].map(
    (state) => state?.controls.find(({ key }) => key === step.target?.key)?.box
  );
  return from == null || to == null ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
}
function pageOf({ url }) {
  return url.replace(/#.*$/, "");
}

// src/rules/feedback/native-alert.ts
var nativeAlert = {
  id: "native-alert",
  scope: "step",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    spark: ["attractive"],
    nielsen: ["H4"],
    walkthrough: [4],
    pure: ["difficulty"],
    criteria: ["error-states", "component-consistency"]
  }),
  check: ({ journey, step }) => {
    const told = step.trouble.dialogs.filter(({ type }) => type === "alert");
    if (told.length === 0)
      return [isMeasured(journey, "dialog") ? pass(ofStep(step)) : cannotTell(ofStep(step))];
    return told.map(({ message }) => fail(ofStep(step), { cause: normalise(message), values: { message } }));
  }
};

// src/rules/median.ts
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

// src/rules/feedback/slow-feedback.ts
var BANDS = [
  [1e4, 4],
  [4e3, 3],
  [2e3, 2],
  [1e3, 1]
];
var STANDS_OUT = 3;
var slowFeedback = {
  id: "slow-feedback",
  scope: "run",
  severity: 1,
  wcag_class: null,
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H1"],
    walkthrough: [4],
    pure: ["difficulty"],
    criteria: ["state-changes-visible", "transition-smoothness"]
  }),
  check: (evidence) => {
    const waits = gatherWaits(evidence);
    const usual = median(waits.flatMap(({ times }) => times.length > 0 ? [median(times)] : []));
    return waits.flatMap((wait) => judge9(wait, waits.length < 4 ? 0 : usual));
  }
};
function gatherWaits(evidence) {
  const waits = /* @__PURE__ */ new Map();
  for (const journey of evidence.journeys)
    for (const step of journey.steps) {
      if (journey.status === "skipped" || !isAwaited(step) || step.target === null) continue;
      const cause = signByName(step.target);
      const at = { journey: journey.id, step: step.order, state: step.state_after };
      const wait = waits.get(cause) ?? { cause, step, spots: [], times: [] };
      waits.set(cause, wait);
      wait.spots.push(at);
      const time = step.response?.first_change_ms ?? null;
      if (time !== null) wait.times.push(time);
    }
  return [...waits.values()];
}
function isAwaited({ interaction, status, response }) {
  const isAct = interaction === "click_tap" || interaction === "selection" || interaction === "keyboard";
  return isAct && status === "ok" && (response === null || !/^(none|focus|value)$/.test(response.kind));
}
function judge9({ cause, step, spots, times }, usual) {
  const subject = ofStep(step);
  const time = median(times);
  const severity3 = BANDS.find(([limit]) => time > limit)?.[1];
  const values = { seconds: (time / 1e3).toFixed(1), times: times.length };
  const first = spots.slice(0, 1);
  if (times.length === 0) return first.map((at) => cannotTell(subject, { at, values }));
  if (severity3 === void 0) return first.map((at) => pass(subject, { at, values }));
  const isUsual = severity3 < 3 && time < usual * STANDS_OUT;
  if (isUsual) return first.map((at) => cannotTell(subject, { at, values }));
  return spots.map((at) => fail(subject, { at, cause, severity: severity3, values }));
}

// src/rules/feedback/status-not-announced.ts
var statusNotAnnounced = {
  id: "status-not-announced",
  scope: "step",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["4.1.3"], criteria: ["error-states", "state-changes-visible"] }),
  check: (moment) => {
    const { response } = moment.step;
    if (response?.kind === "navigation") return [];
    const news = findNewMessages(moment).filter(({ role, error }) => error || role !== "text");
    return news.map((message) => {
      const subject = { key: message.for, name: message.text, box: message.box };
      if (response === null || moment.before === null) return cannotTell(subject);
      const isHeard = message.role !== "text" || response.announced !== null;
      if (isHeard || response.focus_moved === true) return pass(subject);
      if (response.focus_moved === null) return cannotTell(subject);
      return fail(subject, { cause: `${message.for ?? ""}|${normalise(message.text)}` });
    });
  }
};

// src/rules/feedback/success-not-confirmed.ts
var successNotConfirmed = {
  id: "success-not-confirmed",
  scope: "step",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H1"],
    walkthrough: [4],
    pure: ["difficulty"],
    criteria: ["state-changes-visible", "forms-functional"]
  }),
  check: (moment) => {
    const { step } = moment;
    if (!isPress(step) || !isButtonOrLink(step.target) || !COMMIT.test(step.target.name)) return [];
    if (step.response?.kind === "none") return [];
    const isConfirmed = findConfirmation(moment);
    if (isConfirmed === null) return [cannotTell(ofStep(step))];
    return [isConfirmed ? pass(ofStep(step)) : fail(ofStep(step), { cause: signByName(step.target) })];
  }
};
function findConfirmation(moment) {
  const { step, before, after } = moment;
  if (step.response === null) return null;
  if (/^(navigation|popup|dialog|download)$/.test(step.response.kind)) return true;
  if (step.trouble.dialogs.length > 0 || (step.response.announced ?? "") !== "") return true;
  if (before === null || after === null) return null;
  if (before.id === after.id) return step.response.kind === "content" ? null : false;
  return hasNewWords(moment) === true || before.controls.length !== after.controls.length;
}

// src/rules/forms/change-on-input.ts
var changeOnInput = {
  id: "change-on-input",
  scope: "step",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({
    nielsen: ["H3"],
    walkthrough: [3],
    pure: ["difficulty"],
    wcag: ["3.2.2"],
    criteria: ["forms-functional"]
  }),
  check: ({ step, before, after }) => {
    if (step.interaction !== "field_entry" && step.interaction !== "selection") return [];
    if (step.response === null) return [cannotTell(ofStep(step))];
    const hasLeft = step.response.kind === "navigation" || step.response.kind === "popup";
    if (!hasLeft) return [step.target === null ? cannotTell(ofStep(step)) : pass(ofStep(step))];
    if (step.response.kind === "navigation" && (before === null || after === null))
      return [cannotTell(ofStep(step))];
    if (before !== null && before.route === after?.route) return [pass(ofStep(step))];
    return [fail(ofStep(step), { cause: step.target === null ? step.title : signByName(step.target) })];
  }
};

// src/rules/forms/format-not-shown.ts
var ASKS_FORMAT = /\b(date|expiry|iban|account number|vat number)\b/i;
var SHOWS_FORMAT = /\d|\b(dd|mm|yy|yyyy|hh|e\.g|for example|format|like)\b|[(/:-]/i;
var formatNotShown = {
  id: "format-not-shown",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H10"], pure: ["difficulty"], criteria: ["forms-functional", "error-states"] }),
  check: (state) => {
    const isRead = wordsApply(state);
    const plain = state.controls.filter(
      (control) => isTextEntry(control) && (control.type ?? "text") === "text"
    );
    return plain.flatMap((control) => {
      if (showsFormat(control)) return [pass(ofControl(control))];
      if (!ASKS_FORMAT.test(control.name)) return isRead ? [] : [cannotTell(ofControl(control))];
      return [fail(ofControl(control), { cause: normaliseRoute(state.route) })];
    });
  }
};
function showsFormat({ name, placeholder, described_by }) {
  return [name, placeholder, described_by].some((hint) => SHOWS_FORMAT.test(hint ?? "")) || described_by !== null;
}

// src/rules/forms/many-fields.ts
var ENOUGH = 8;
var APART_PX = 300;
var manyFields = {
  id: "many-fields",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H8"],
    pure: ["difficulty"],
    criteria: ["forms-functional", "journey-clarity"]
  }),
  check: (state) => {
    const fields = state.controls.filter((control) => isField(control) && !isSearch(control));
    if (fields.length === 0 && isMeasured(state, "control")) return [];
    if (fields.length === 0) return [cannotTell(ofScreen(state))];
    const count2 = Math.max(...splitForms(fields).map(countQuestions));
    const values = { count: count2 };
    if (count2 <= ENOUGH) return [pass(ofScreen(state), { values })];
    const severity3 = count2 > 2 * ENOUGH ? 2 : 1;
    return [fail(ofScreen(state), { cause: normaliseRoute(state.route), severity: severity3, values })];
  }
};
function splitForms(fields) {
  const forms = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const field of fields.toSorted((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0))) {
    const form = forms.at(-1);
    if (form === void 0 || field.box !== null && field.box.y - end > APART_PX) forms.push([field]);
    else form.push(field);
    if (field.box !== null) end = Math.max(end, field.box.y + field.box.height);
  }
  return forms;
}
function countQuestions(fields) {
  return new Set(fields.map(({ role, group, key }) => role === "radio" && group !== null ? group : key)).size;
}

// src/rules/forms/missing-visible-label.ts
var FAR_PX = 400;
var NEAR_PX3 = 40;
var missingVisibleLabel = {
  id: "missing-visible-label",
  scope: "state",
  severity: 2,
  wcag_class: "minor",
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H6"],
    walkthrough: [3],
    pure: ["difficulty"],
    wcag: ["3.3.2"],
    criteria: ["forms-functional", "journey-clarity"]
  }),
  check: (state) => {
    const fields = state.controls.filter(
      (control) => isField(control) && !isTick(control) && !isSearch(control)
    );
    const isLone = fields.length === 1;
    return fields.map(
      (field) => hasWordsBeside(field, state) ? pass(ofControl(field)) : judge10(field, isLone)
    );
  }
};
function judge10(field, isLone) {
  const subject = ofControl(field);
  if (field.visible_label) return pass(subject);
  if (field.name_source === "none") return cannotTell(subject);
  if (field.placeholder === null) return isLone ? pass(subject) : cannotTell(subject);
  if (isLone) return fail(subject, { cause: "lone", severity: 1, wcag_class: null, claims: { wcag: [] } });
  return fail(subject, { cause: "several" });
}
function hasWordsBeside({ name, box: box2 }, { text: text2 }) {
  const words = normalise(name);
  if (words === "" || box2 === null) return false;
  return text2.blocks.some((block) => {
    if (block.box === null || !`${normalise(block.text)} `.startsWith(`${words} `)) return false;
    const { x, y, width, height } = block.box;
    const isLeft = x + width <= box2.x && box2.x - x - width < FAR_PX && y < box2.y + box2.height && box2.y - y - height < NEAR_PX3;
    const isAbove = y < box2.y && box2.y - y - height < NEAR_PX3 && x < box2.x + box2.width && box2.x < x + width;
    return isLeft || isAbove;
  });
}

// src/rules/forms/same-label-fields.ts
var sameLabelFields = {
  id: "same-label-fields",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({
    nielsen: ["H4"],
    walkthrough: [3],
    wcag: ["2.4.6"],
    criteria: ["forms-functional", "journey-clarity"]
  }),
  check: (state) => {
    const fields = state.controls.filter((control) => isField(control) && !isTick(control));
    const named2 = groupBy(fields, signLabel);
    return [...named2.values()].flatMap((alike) => {
      const [first] = alike;
      if (first === void 0) return [];
      const values = { count: alike.length };
      if (first.name.trim() === "") return [cannotTell(ofControl(first), { values })];
      if (alike.length < 2) return [pass(ofControl(first), { values })];
      return [fail(ofControl(first), { cause: normaliseRoute(state.route), values })];
    });
  }
};
function signLabel({ name, group, landmark, described_by }) {
  return [name.trim().toLowerCase(), group ?? "", landmark ?? "", described_by ?? ""].join("|");
}

// src/rules/forms/ungrouped-radios.ts
var ungroupedRadios = {
  id: "ungrouped-radios",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ nielsen: ["H6"], wcag: ["1.3.1", "3.3.2"], criteria: ["forms-functional"] }),
  check: (state) => {
    const radios = state.controls.filter(({ role }) => role === "radio");
    const loose = radios.filter(({ group }) => group === null);
    const values = { names: loose.map(({ name }) => name).join(", ") };
    if (radios.length < 2) return [];
    if (!isMeasured(state, "group")) return [cannotTell(ofScreen(state), { values })];
    if (loose.length < 2) return [pass(ofScreen(state), { values })];
    return [fail(ofScreen(state), { cause: normaliseRoute(state.route), values })];
  }
};

// src/rules/forms/value-not-kept.ts
var valueNotKept = {
  id: "value-not-kept",
  scope: "step",
  severity: 3,
  wcag_class: null,
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H1"],
    walkthrough: [4],
    pure: ["difficulty"],
    criteria: ["forms-functional"]
  }),
  check: ({ step }) => {
    if (step.input === null || step.target === null || step.status === "failed") return [];
    if (step.input.kept === null || step.response?.kind === "navigation") return [cannotTell(ofStep(step))];
    if (step.input.kept) return [pass(ofStep(step))];
    return [fail(ofStep(step), { cause: signByName(step.target) })];
  }
};

// src/rules/honesty/destructive-without-guard.ts
var destructiveWithoutGuard = {
  id: "destructive-without-guard",
  scope: "step",
  severity: 3,
  wcag_class: "serious",
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H5"],
    walkthrough: [4],
    pure: ["difficulty"],
    wcag: ["3.3.4"],
    criteria: ["error-states", "journey-clarity"]
  }),
  check: (moment) => {
    const { step } = moment;
    if (!isPress(step) || !/^(button|link|menuitem)$/.test(step.target.role)) return [];
    const act = nameAct(step.target);
    const isGrave = DESTROY.test(act);
    if (!isGrave && !TAKE_AWAY.test(act)) return [];
    const isGuarded = findGuard(moment);
    if (isGuarded === null) return [cannotTell(ofStep(step))];
    if (isGuarded) return [pass(ofStep(step))];
    const cause = `${step.target.role}|${normalise(act).split(" ").slice(0, 2).join(" ")}`;
    if (isGrave) return [fail(ofStep(step), { cause })];
    return [fail(ofStep(step), { cause, severity: 1, wcag_class: null, claims: { wcag: [] } })];
  }
};
function nameAct({ name, test_id }) {
  return new RegExp("\\p{L}{2}", "u").test(name) ? name : (test_id ?? name).replace(/[-_]/g, " ");
}
function findGuard({ step, before, after }) {
  if (step.trouble.dialogs.some(({ type }) => type === "confirm")) return true;
  if (isAnswer(step.target?.key ?? "", before)) return true;
  if (step.response === null || step.response.kind === "none" || after === null || before === null)
    return null;
  if (after.dialogs.length > before.dialogs.length || offersUndo(after)) return true;
  return asksStill(step.target?.name ?? "", before, after);
}
function isAnswer(key, before) {
  return before?.dialogs.some(({ controls }) => controls.includes(key)) ?? false;
}
function offersUndo({ controls, messages }) {
  return controls.some(({ name }) => UNDO.test(name)) || messages.some(({ text: text2 }) => UNDO.test(text2));
}
function asksStill(name, before, after) {
  const word = (DESTROY.exec(name) ?? TAKE_AWAY.exec(name))?.[0]?.toLowerCase() ?? name;
  const isOtherPage = before.route !== after.route;
  const canCancel = after.controls.some((control) => /\b(cancel|keep|no)\b/i.test(control.name));
  return isOtherPage && canCancel && after.controls.some((control) => control.name.toLowerCase().includes(word));
}

// src/rules/urgency-words.ts
var RUNNING_OUT = /\b(ends?|expires?|runs? out|closes?|reserved|held|left|remaining|last chance|hurry)\b.{0,40}\b\d{1,2}\s?(:\s?\d{2}|(h|hours?|min|minutes?|sec|seconds?)\b)|\b\d{1,2}:\d{2}(:\d{2})?\s?(left|remaining)\b/i;
var OFFER = /\b(offers?|deals?|sale|discounts?|prices?|coupons?|vouchers?|basket|cart|checkout|tickets?|rooms?|seats?|reservation|reserved|bonus|free|save \d|% off)\b/i;
var COUNT = String.raw`\b\d[\d.,]*k?\+?`;
var CROWD = "(people|persons|users|visitors|customers|shoppers|guests|members|others)";
var GOODS = "(items?|pieces?|units?|pairs?|copies|rooms?|seats?|tickets?|spots?|places?)";
var TRADE = "(offers?|sales?|deals?|discounts?|promotions?|prices?|coupons?|events?)";
var DATE = String.raw`\d{1,2}(st|nd|rd|th)?[ /.-]+(\d{1,2}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d`;
var ONLOOKERS = any(
  String.raw`${COUNT} (other )?${CROWD}\b.{0,20}\b(looking|viewing|watching|bought|buying|booked|interested|have this)\b`
);
var SCARCITY = any(
  String.raw`\b(only|just) (an? (few|couple)|${COUNT}) (\w+ ){0,3}(left|remaining|available|in stock)\b`,
  String.raw`\b(only|just) ${COUNT} ${GOODS}\b`,
  String.raw`${COUNT} (${GOODS} )?(left|remaining) (in stock|at this price)\b`,
  String.raw`\b(almost|nearly) (gone|sold out)\b`,
  String.raw`\b(low|limited) (in )?(stock|quantit(y|ies)|supply|availability)\b`,
  String.raw`\bsell(s|ing)? (out )?(fast|quickly)\b|\bselling out\b|\bgoing fast\b`,
  String.raw`\bin (high |great |hot )?demand\b`,
  String.raw`\b(last|final) (few|ones?|${GOODS})\b|\b(a )?few (left|remaining)\b`,
  String.raw`\bwhile (stocks?|supplies|quantities) lasts?\b`
);
var HASTE = any(
  String.raw`\blimited[- ]time\b`,
  String.raw`\b${TRADE} (ends?|ending|expires?|is over)\b(?!.{0,12}(${DATE}))`,
  String.raw`\b(ends?|ending|expires?|only|gone) (today|tonight|soon|tomorrow|at midnight)\b`,
  String.raw`\b(today|tonight|this week(end)?) only\b`,
  String.raw`\bflash (sales?|deals?)\b|\blast chance\b|\bfinal hours\b|\bhurry\b`,
  String.raw`\bdon['’]?t miss (out|this|it|your)\b`,
  String.raw`\b(deal|offer) of the (day|hour)\b`,
  String.raw`\b(act|order|buy|book|shop) (now|fast|quickly|soon)\b.{0,30}\b(before|while|gone|ends?)\b`
);
var ACTIVITY = any(
  String.raw`${COUNT} (\w+ ){0,2}${CROWD}\b.{0,40}\b(purchased|ordered|added|viewed|saved|claimed|joined|like this|love this)\b`,
  String.raw`\b(purchased|bought|ordered|booked|signed up|subscribed)\b.{0,80}\b(just now|${COUNT} (seconds?|minutes?|hours?|days?|weeks?) ago|recently)\b`,
  String.raw`\b(someone|somebody) (in|from|near)\b|\bjust (purchased|bought|ordered|booked)\b`,
  String.raw`${COUNT} (sold|bought|purchased|claimed|booked|viewed)\b`,
  String.raw`\b(sold|purchased|bought|booked|viewed|ordered) ${COUNT} times\b`
);
function any(...patterns) {
  return new RegExp(patterns.join("|"), "iu");
}

// src/rules/honesty/false-urgency.ts
var falseUrgency = {
  id: "false-urgency",
  scope: "state",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    spark: ["purposeful"],
    nielsen: ["H5"],
    walkthrough: [3],
    criteria: ["journey-clarity"]
  }),
  check: (state) => {
    const texts = [...state.text.blocks, ...state.messages].map(({ text: text2 }) => text2);
    const pressing = texts.filter((text2) => isPressure(text2));
    const subject = ofScreen(state);
    if (pressing.length > 0)
      return pressing.slice(0, 3).map((text2) => fail(subject, { cause: normalise(text2), values: { text: text2 } }));
    const urging = texts.find((text2) => [SCARCITY, HASTE, ACTIVITY].some((words) => words.test(text2)));
    if (urging !== void 0 || !wordsApply(state))
      return [cannotTell(subject, { values: { text: urging ?? "" } })];
    return [pass(subject, { values: { text: "" } })];
  }
};
function isPressure(text2) {
  return ONLOOKERS.test(text2) || RUNNING_OUT.test(text2) && OFFER.test(text2);
}

// src/rules/read-total.ts
var LABEL = /\b(grand total|total|amount due|to pay|you pay|balance due)\b/i;
var MONEY = /([€$£¥])\s?(\d[\d.,]*)|(\d[\d.,]*)\s?([€$£¥]|EUR|USD|GBP)/;
function readTotal({ text: text2 }) {
  for (const [index, block] of text2.blocks.entries()) {
    const label = LABEL.exec(block.text);
    if (label === null || /\bsub-?total\b/i.test(block.text)) continue;
    const here = readMoney(block.text.slice(label.index));
    const next = here ?? readMoney(text2.blocks[index + 1]?.text ?? "");
    if (next !== null) return next;
  }
  return null;
}
function readMoney(text2) {
  const [whole, before, first, second, after] = MONEY.exec(text2) ?? [];
  const digits = first ?? second;
  if (whole === void 0 || digits === void 0) return null;
  const amount = readNumber(digits);
  return Number.isNaN(amount) ? null : { amount, sign: before ?? after ?? "", text: whole };
}
function readNumber(digits) {
  const [, whole = digits, cents = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits.replace(/[.,]$/, "")) ?? [];
  return Number(`${whole.replace(/[.,]/g, "")}.${cents === "" ? "0" : cents}`);
}

// src/rules/honesty/hidden-cost.ts
var hiddenCost = {
  id: "hidden-cost",
  scope: "journey",
  severity: 3,
  wcag_class: null,
  claims: claims2({
    spark: ["purposeful", "reliable"],
    nielsen: ["H5"],
    walkthrough: [4],
    criteria: ["journey-clarity"]
  }),
  check: (walk) => {
    const found = [];
    let shown = null;
    let chosen = false;
    for (const step of walk.journey.steps) {
      const before = walk.read(step.state_before);
      shown ??= before === null ? null : readTotal(before);
      chosen ||= mayCost(step);
      const after = walk.read(step.state_after);
      const total = after === null ? null : readTotal(after);
      if (after === null || total === null) continue;
      if (shown !== null && shown.sign === total.sign)
        found.push(judge11({ shown, total, chosen: chosen && !namesNewFee(before, after), after }, step, walk));
      if (shown === null || total.amount !== shown.amount) chosen = false;
      shown = total;
    }
    return found;
  }
};
var FEE = /\b(service|booking|handling|processing|convenience|administration|admin|facility|resort) (fee|charge)s?\b/gi;
function namesNewFee(before, after) {
  const known = new Set(before === null ? [] : listFees(before));
  return before !== null && listFees(after).some((fee) => !known.has(fee));
}
function listFees({ text: text2 }) {
  return text2.blocks.flatMap((block) => block.text.toLowerCase().match(FEE) ?? []);
}
function judge11({ shown, total, chosen, after }, step, { journey }) {
  const at = { journey: journey.id, step: step.order, state: after.id };
  const values = { before: shown.text, after: total.text };
  const detail = { at, cause: normaliseRoute(after.route), values };
  if (total.amount <= shown.amount) return pass(ofScreen(after), detail);
  return chosen ? cannotTell(ofScreen(after), detail) : fail(ofScreen(after), detail);
}
function mayCost({ interaction, target: target2 }) {
  if (target2 === null) return false;
  if (interaction === "selection" || isTick(target2)) return true;
  if (target2.type === "number" || target2.role === "spinbutton") return true;
  return interaction === "click_tap" && /\b(add|plus|more|upgrade|extra|increase|quantity|express)\b|^\+$/i.test(target2.name);
}

// src/rules/honesty/lopsided-choice.ts
var FAIR_SHARE = 0.4;
var lopsidedChoice = {
  id: "lopsided-choice",
  scope: "state",
  severity: 2,
  wcag_class: null,
  claims: claims2({ spark: ["purposeful"], nielsen: ["H4"], walkthrough: [2], criteria: ["journey-clarity"] }),
  check: (state) => listChoices(state).flatMap(judge12)
};
var BESIDE_PX = 120;
function listChoices(state) {
  const buttons = state.controls.filter(isButtonOrLink);
  const inDialogs = state.dialogs.map(({ controls }) => buttons.filter(({ key }) => controls.includes(key)));
  const groups = new Set(buttons.flatMap(({ group }) => group === null ? [] : [group]));
  const inGroups = [...groups].map((name) => buttons.filter(({ group }) => group === name));
  const held = new Set([...inDialogs, ...inGroups].flat());
  return [...inDialogs, ...inGroups, ...pairUp(buttons.filter((button) => !held.has(button)))];
}
function pairUp(buttons) {
  return buttons.filter(({ name }) => DECLINE.test(name)).map((no) => [no, ...buttons.filter((yes) => yes !== no && areBeside(no, yes))]);
}
function areBeside({ box: one }, { box: two }) {
  if (one === null || two === null) return false;
  const across = Math.max(one.x, two.x) - Math.min(one.x + one.width, two.x + two.width);
  const down = Math.max(one.y, two.y) - Math.min(one.y + one.height, two.y + two.height);
  return across <= BESIDE_PX && down <= BESIDE_PX;
}
function judge12(choice) {
  const yes = choice.filter(({ name }) => ACCEPT.test(name) && !DECLINE.test(name));
  const no = choice.filter(({ name }) => DECLINE.test(name));
  const [decline] = no;
  if (yes.length === 0 || decline === void 0) return [];
  const [accepted, refused] = [largest(yes), largest(no)];
  if (accepted === null || refused === null) return [cannotTell(ofControl(decline))];
  const values = { share: Math.round(100 * refused / accepted) };
  if (refused >= accepted * FAIR_SHARE) return [pass(ofControl(decline), { values })];
  return [fail(ofControl(decline), { cause: signByName(decline), values })];
}
function largest(controls) {
  const areas = controls.flatMap(({ box: box2 }) => box2 === null ? [] : [box2.width * box2.height]);
  return areas.length === 0 ? null : Math.max(...areas);
}

// src/rules/honesty/preticked-consent.ts
var pretickedConsent = {
  id: "preticked-consent",
  scope: "journey",
  severity: 3,
  wcag_class: null,
  claims: claims2({
    spark: ["purposeful"],
    nielsen: ["H5"],
    walkthrough: [3],
    criteria: ["forms-functional", "journey-clarity"]
  }),
  check: ({ journey, read: read3 }) => {
    const seen = /* @__PURE__ */ new Set();
    return journey.steps.flatMap((step) => {
      const found = [step.state_before, step.state_after].flatMap((id) => {
        const at = { journey: journey.id, step: step.order, state: id };
        return inspect4(read3(id), seen, at);
      });
      return found;
    });
  }
};
function inspect4(state, seen, at) {
  if (state === null || seen.has(state.id)) return [];
  seen.add(state.id);
  const isRead = wordsApply(state);
  return state.controls.filter(isTick).flatMap((control) => {
    const key = `${state.route} ${control.key}`;
    if (control.role === "radio" || seen.has(key)) return [];
    seen.add(key);
    if (!CONSENT.test(control.name)) return isRead ? [] : [cannotTell(ofControl(control), { at })];
    if (control.value !== "checked") return [pass(ofControl(control), { at })];
    return [fail(ofControl(control), { at, cause: signByName(control) })];
  });
}

// src/rules/honesty/shaming-decline.ts
var shamingDecline = {
  id: "shaming-decline",
  scope: "state",
  severity: 2,
  wcag_class: null,
  claims: claims2({ spark: ["purposeful"], nielsen: ["H2"], walkthrough: [3], criteria: ["journey-clarity"] }),
  check: (state) => {
    const isRead = wordsApply(state);
    return state.controls.filter(isButtonOrLink).flatMap((control) => {
      if (SHAMING.test(control.name)) return [fail(ofControl(control), { cause: signByName(control) })];
      if (!isRead) return state.dialogs.length > 0 ? [cannotTell(ofControl(control))] : [];
      return DECLINE.test(control.name) ? [pass(ofControl(control))] : [];
    });
  }
};

// src/rules/navigation/broken-link.ts
var brokenLink = {
  id: "broken-link",
  scope: "step",
  severity: 3,
  wcag_class: null,
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H5"],
    walkthrough: [4],
    pure: ["difficulty"],
    criteria: ["screen-reachability", "no-broken-assets"]
  }),
  check: ({ step }) => {
    if (step.interaction !== "click_tap" || step.target === null) return [];
    const broken = findBrokenPage(step);
    if (broken !== void 0) {
      const values = { status: broken.status ?? broken.failure ?? "", url: broken.url };
      return [fail(ofStep(step), { cause: signByName(step.target), values })];
    }
    if (step.target.role !== "link") return [];
    return [step.response === null ? cannotTell(ofStep(step)) : pass(ofStep(step))];
  }
};
function findBrokenPage({ trouble }) {
  return trouble.failed_requests.find(({ resource, method, status }) => {
    if (resource !== "document" || status === null) return false;
    return status >= 500 || method === "GET" && (status === 404 || status === 410);
  });
}

// src/rules/navigation/navigation-links.ts
var LEAST_LINKS = 3;
function findNavigation({ controls, landmarks, headings }) {
  const links = controls.filter(({ role, href }) => role === "link" && href !== null);
  const marked = links.filter(({ landmark }) => landmark === "navigation" || landmark === "banner");
  const hasLandmarks = landmarks.some(({ role }) => role === "navigation" || role === "banner");
  const top = Math.min(...headings.flatMap(({ box: box2 }) => box2 === null ? [] : [box2.y]));
  const above = links.filter(({ box: box2 }) => box2 !== null && Number.isFinite(top) && box2.y + box2.height <= top);
  const found = hasLandmarks ? marked : above;
  return found.length < LEAST_LINKS ? [] : found;
}
function leadsHere({ href }, { url }) {
  return href !== null && !isPartOfPage(href) && findScreen(href, url) === findScreen(url, url);
}

// src/rules/navigation/current-place-not-marked.ts
var currentPlaceNotMarked = {
  id: "current-place-not-marked",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H1"],
    walkthrough: [1],
    criteria: ["navigation-consistency"]
  }),
  check: (state) => {
    const links = findNavigation(state);
    const here = findScreen(state.url, state.url);
    const isHere = here !== null && !isRoot(here) && links.some((link) => leadsHere(link, state));
    if (links.some(({ current }) => current !== null && current !== "false")) return [pass(ofScreen(state))];
    if (isHere) return [fail(ofScreen(state), { cause: "navigation" })];
    return links.length === 0 ? [] : [cannotTell(ofScreen(state))];
  }
};

// src/rules/navigation/dead-end.ts
var deadEnd = {
  id: "dead-end",
  scope: "state",
  severity: 3,
  wcag_class: null,
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H3"],
    walkthrough: [2],
    pure: ["difficulty"],
    criteria: ["no-dead-ends", "back-navigation"]
  }),
  check: (state) => {
    const subject = ofScreen(state);
    const isWhole = ["control", "frame", "settled"].every((what) => isMeasured(state, what));
    if (state.controls.some(({ disabled }) => !disabled)) return [pass(subject)];
    if (!isWhole || state.text.words === 0) return [cannotTell(subject)];
    return [fail(subject, { cause: normaliseRoute(state.route) })];
  }
};

// src/rules/way-out.ts
var MOST_WORDS = 4;
function isWayOut(name) {
  return name.trim().split(/\s+/).length <= MOST_WORDS && WAY_OUT.test(name.trim());
}

// src/rules/navigation/dialog-without-close.ts
var dialogWithoutClose = {
  id: "dialog-without-close",
  scope: "state",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    nielsen: ["H3"],
    walkthrough: [2],
    pure: ["difficulty"],
    criteria: ["no-dead-ends", "back-navigation"]
  }),
  check: (state) => state.dialogs.filter(({ modal }) => modal).map((dialog) => inspect5(dialog, state))
};
function inspect5({ name, controls }, state) {
  const subject = { key: null, name, box: null };
  const usable = state.controls.filter(({ key, disabled }) => controls.includes(key) && !disabled);
  const choices = usable.filter(({ role }) => role === "button" || role === "link");
  if (choices.length > 1 || choices.some((choice) => isExit(choice.name))) return pass(subject);
  if (choices.length === 1 && !wordsApply(state)) return cannotTell(subject);
  return fail(subject, { cause: normalise(name), severity: choices.length === 0 ? 3 : 2 });
}
function isExit(name) {
  return isWayOut(name) || ACKNOWLEDGE.test(name);
}

// src/rules/navigation/empty-heading.ts
var emptyHeading = {
  id: "empty-heading",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["1.3.1", "2.4.6"], criteria: ["component-consistency"] }),
  check: (state) => {
    const told = listTold(state);
    if (told !== null) return told;
    if (!isMeasured(state, "heading")) return [cannotTell(ofScreen(state))];
    return state.headings.map(({ text: text2, level, box: box2 }) => {
      const values = { level };
      if (text2.trim() !== "") return pass({ key: null, name: text2, box: box2 }, { values });
      return fail({ ...ofScreen(state), box: box2 }, { cause: `${normaliseRoute(state.route)}|${level}`, values });
    });
  }
};
function listTold(state) {
  if (state.survey == null) return null;
  return readParts(state, { kind: "heading" }, (part) => {
    const values = { level: numberOf(part, "level") };
    if (isTrue(part, "named")) return { result: "passed", values };
    return { cause: `${normaliseRoute(state.route)}|${values.level}`, values };
  });
}

// src/rules/navigation/file-link-unannounced.ts
var FILE = /\.(pdf|docx?|odt|xlsx?|ods|pptx?|zip|csv)$/i;
var SAYS_FILE = /\b(pdf|docx?|word|odt|xlsx?|excel|ods|spreadsheet|pptx?|powerpoint|slides|zip|archive|csv|download|export|file)\b/i;
var fileLinkUnannounced = {
  id: "file-link-unannounced",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H5"], walkthrough: [3], criteria: ["journey-clarity"] }),
  check: (state) => state.controls.flatMap((control) => {
    const place2 = control.href === null ? null : findScreen(control.href, state.url);
    if (place2 === null || !FILE.test(place2)) return [];
    if (SAYS_FILE.test(`${control.name} ${control.described_by ?? ""}`)) return [pass(ofControl(control))];
    if (!wordsApply(state)) return [cannotTell(ofControl(control))];
    return [fail(ofControl(control), { cause: "file" })];
  })
};

// src/rules/navigation/heading-skips.ts
var headingSkips = {
  id: "heading-skips",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H4"], criteria: ["component-consistency"] }),
  check: (state) => {
    if (!isMeasured(state, "heading")) return [cannotTell(ofScreen(state))];
    const { headings } = state;
    const at = headings.findIndex(
      ({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? 0) + 1
    );
    const skip = headings[at];
    if (headings.length < 2) return [];
    if (skip === void 0) return [pass(ofScreen(state))];
    const values = { from: headings[at - 1]?.level ?? 0, to: skip.level, heading: skip.text };
    return [fail({ ...ofScreen(state), box: skip.box }, { cause: `${values.from}-${values.to}`, values })];
  }
};

// src/rules/navigation/link-without-target.ts
var linkWithoutTarget = {
  id: "link-without-target",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H4"], walkthrough: [3], criteria: ["component-consistency"] }),
  check: (state) => state.controls.filter(({ role }) => role === "link").map((control) => {
    if (control.href === null) return cannotTell(ofControl(control));
    const isEmpty = /#$|^javascript:/i.test(control.href) || leadsNowhere(state, control.key);
    return isEmpty ? fail(ofControl(control), { cause: signByPlace(control) }) : pass(ofControl(control));
  })
};
function leadsNowhere({ survey }, key) {
  return survey?.some((part) => part.kind === "link" && part.key === key && part.facts.leads_nowhere === true) ?? false;
}

// src/rules/navigation/missing-heading.ts
var FEW_WORDS2 = 30;
var missingHeading = {
  id: "missing-heading",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H6"],
    walkthrough: [1],
    criteria: ["journey-clarity"]
  }),
  check: (state) => {
    if (state.headings.some(isMain)) return [pass(ofScreen(state))];
    if (!isMeasured(state, "heading")) return [cannotTell(ofScreen(state))];
    return state.text.words <= FEW_WORDS2 ? [] : [fail(ofScreen(state), { cause: normaliseRoute(state.route) })];
  }
};
function isMain({ level, text: text2 }) {
  return level === 1 && text2.trim() !== "";
}

// src/rules/navigation/missing-landmarks.ts
var FEW_LINKS = 4;
var missingLandmarks = {
  id: "missing-landmarks",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["1.3.1"], criteria: ["component-consistency", "navigation-consistency"] }),
  check: (state) => {
    if (!isMeasured(state, "landmark")) return [cannotTell(ofScreen(state))];
    const has = (role) => state.landmarks.some((landmark) => landmark.role === role);
    if (has("main")) return [pass(ofScreen(state))];
    const links = state.controls.filter(({ role }) => role === "link").length;
    if (links < FEW_LINKS || has("navigation") || has("banner")) return [];
    return [fail(ofScreen(state), { cause: "layout" })];
  }
};

// src/rules/navigation/no-way-back.ts
var noWayBack = {
  id: "no-way-back",
  scope: "journey",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    nielsen: ["H3"],
    walkthrough: [2],
    pure: ["difficulty"],
    criteria: ["back-navigation", "no-dead-ends"]
  }),
  check: ({ journey, read: read3 }) => {
    const seen = /* @__PURE__ */ new Set();
    let first = null;
    return journey.steps.flatMap((step) => {
      const state = seen.has(step.state_after ?? "") ? null : read3(step.state_after);
      if (state === null) return [];
      seen.add(state.id);
      first ??= state.route;
      const at = { journey: journey.id, step: step.order, state: state.id };
      return state.route === first ? [] : inspect6(state, at);
    });
  }
};
function inspect6(state, at) {
  const usable = state.controls.filter(({ disabled }) => !disabled);
  if (usable.length === 0) return [];
  if (usable.some((control) => leadsOut(control, state))) return [pass(ofScreen(state), { at })];
  if (!wordsApply(state)) return [cannotTell(ofScreen(state), { at })];
  return [fail(ofScreen(state), { at, cause: normaliseRoute(state.route) })];
}
function leadsOut({ landmark, href, name }, state) {
  if (landmark === "navigation" || landmark === "banner" || isWayOut(name)) return true;
  const there = href === null ? null : findScreen(href, state.url);
  return there !== null && there !== findScreen(state.url, state.url);
}

// src/rules/navigation/place-named-differently.ts
var STEM = 4;
var placeNamedDifferently = {
  id: "place-named-differently",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H4"],
    walkthrough: [4],
    criteria: ["navigation-consistency", "component-consistency"]
  }),
  check: (state) => {
    const here = findScreen(state.url, state.url);
    if (here === null || isRoot(here)) return [];
    const links = findNavigation(state).filter((link) => leadsHere(link, state));
    const [first] = links;
    if (first === void 0) return [];
    const values = { heading: state.headings.find(({ level }) => level === 1)?.text ?? state.title };
    if (normalise(values.heading) === "") return [cannotTell(ofControl(first), { values })];
    if (links.some(({ name }) => sharesWord(name, state))) return [pass(ofControl(first), { values })];
    return [fail(ofControl(first), { cause: normaliseRoute(state.route), values })];
  }
};
function sharesWord(name, { title, headings }) {
  const said = normalise([title, ...headings.map(({ text: text2 }) => text2)].join(" ")).split(" ");
  const stems = new Set(said.map((word) => word.slice(0, STEM)));
  return normalise(name).split(" ").some((word) => stems.has(word.slice(0, STEM)));
}

// src/rules/navigation/popup-unannounced.ts
var popupUnannounced = {
  id: "popup-unannounced",
  scope: "step",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H3"], walkthrough: [3], criteria: ["back-navigation"] }),
  check: ({ step, before }) => {
    if (step.response?.kind !== "popup" || step.target === null) return [];
    const told = `${step.target.name} ${step.target.described_by ?? ""}`;
    if (NEW_WINDOW.test(told)) return [pass(ofStep(step))];
    if (!wordsApply(before)) return [cannotTell(ofStep(step))];
    return [fail(ofStep(step), { cause: signByName(step.target) })];
  }
};

// src/contract/ref.ts
function formatRef(ref) {
  if (ref.kind === "state") return `state:${ref.state}`;
  if (ref.kind === "journey") return ref.journey;
  return `${ref.journey}/step-${String(ref.step).padStart(2, "0")}`;
}
function parseRef(text2) {
  const state = /^state:([a-z0-9][a-z0-9-]*)$/.exec(text2)?.[1];
  if (state !== void 0) return { kind: "state", state };
  const step = /^([a-z0-9][a-z0-9-]*)\/step-(\d{2,})$/.exec(text2);
  if (step?.[1] !== void 0 && step[2] !== void 0)
    return { kind: "step", journey: step[1], step: Number(step[2]) };
  return /^[a-z0-9][a-z0-9-]*$/.test(text2) ? { kind: "journey", journey: text2 } : null;
}

// src/rules/navigation/title-not-changed.ts
var titleNotChanged = {
  id: "title-not-changed",
  scope: "run",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({
    nielsen: ["H1"],
    walkthrough: [1],
    wcag: ["2.4.2"],
    criteria: ["navigation-consistency", "journey-clarity"]
  }),
  check: ({ screens }) => {
    const titled = screens.filter(({ title }) => title.trim() !== "");
    return [...groupBy(titled, ({ title }) => title.trim())].flatMap(
      ([title, sharing]) => judge13(title, sharing)
    );
  }
};
function judge13(title, sharing) {
  const routes = new Map(sharing.map((screen) => [routeOf(screen), screen]));
  const screens = [...routes.values()];
  const headings = new Set(screens.map(({ heading }) => heading));
  const subject = { key: null, name: title, box: null };
  const values = { count: screens.length };
  if (screens.length < 2) return [pass(subject, { ...spotOf(screens[0]), values })];
  if (headings.has(null) || headings.size < screens.length)
    return [cannotTell(subject, { ...spotOf(screens[0]), values })];
  return screens.map((screen) => fail(subject, { ...spotOf(screen), cause: title, values }));
}
function routeOf({ route }) {
  return normaliseRoute(route.split("?")[0] ?? "");
}
function spotOf(screen) {
  const ref = screen === void 0 ? null : parseRef(screen.first_ref);
  if (screen === void 0 || ref === null || ref.kind === "state") return {};
  return { at: { journey: ref.journey, step: ref.kind === "step" ? ref.step : null, state: screen.id } };
}

// src/rules/accessibility/alt-of-another-picture.ts
var KINDS = ["logo", "photo", "portrait", "map", "icon", "chart", "picture", "image"];
var altOfAnotherPicture = {
  id: "alt-of-another-picture",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.1.1"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "picture" }, (part) => {
    const [alt, file] = [
      listWords(wordsOf2(part, "alt")),
      listWords(wordsOf2(part, "file").replace(/\.\w+$/, ""))
    ];
    const isNamed = alt.length > 0 && alt.length <= 4 && file.some((word) => word.length > 2);
    if (!isNamed || wordsOf2(part, "file") === "") return "skip";
    const shared = alt.filter((word) => file.includes(word));
    const rest = [alt, file].map((words) => words.filter((word) => !KINDS.includes(word)));
    const isSameKind = shared.length > 0 && shared.every((word) => KINDS.includes(word));
    if (isSameKind && rest.every((words) => words.length > 0))
      return { values: { file: wordsOf2(part, "file") } };
    return shared.length > 0 ? "pass" : "unsure";
  })
};
function listWords(text2) {
  return text2.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

// src/rules/accessibility/change-on-choice.ts
var ANNOUNCED = /\b(reload|opens|goes to|changes the page|at once|immediately|automatically|jump)/i;
var changeOnChoice = {
  id: "change-on-choice",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H3", "H5"], wcag: ["3.2.2"], criteria: ["forms-functional"] }),
  check: (state) => readParts(
    state,
    { kind: "setting", from: "probes" },
    (part) => isTrue(part, "moved") ? ANNOUNCED.test(part.name) ? "unsure" : {} : "pass"
  )
};

// src/rules/accessibility/change-on-focus.ts
var changeOnFocus = {
  id: "change-on-focus",
  scope: "state",
  severity: 3,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H3"], wcag: ["3.2.1"], criteria: ["clickable-response"] }),
  check: (state) => readParts(
    state,
    { kind: "focus_stop", from: "probes" },
    (part) => isTrue(part, "opened") ? {} : "pass"
  )
};

// src/rules/accessibility/deprecated-markup.ts
var deprecatedMarkup = {
  id: "deprecated-markup",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H4"], criteria: ["style-brief"] }),
  check: (state) => readParts(state, { kind: "deprecated", absence: "passes" }, (part) => ({
    cause: wordsOf2(part, "tag"),
    values: { tag: wordsOf2(part, "tag") }
  }))
};

// src/rules/accessibility/duplicate-id.ts
var duplicateId = {
  id: "duplicate-id",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H4"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "duplicate_id", absence: "passes" }, (part) => ({
    cause: wordsOf2(part, "id"),
    severity: isTrue(part, "used") ? 2 : 1,
    values: { id: wordsOf2(part, "id"), count: numberOf(part, "count") }
  }))
};

// src/rules/accessibility/empty-table-header.ts
var emptyTableHeader = {
  id: "empty-table-header",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["1.3.1"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "table" }, (part) => {
    if (isTrue(part, "layout_role") || numberOf(part, "heads") === 0) return "skip";
    return numberOf(part, "heads_empty") === 0 ? "pass" : { values: { count: numberOf(part, "heads_empty") } };
  })
};

// src/rules/accessibility/focus-obscured.ts
var focusObscured = {
  id: "focus-obscured",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["2.4.11"], criteria: ["clickable-response"] }),
  check: (state) => readParts(state, { kind: "focus_stop", from: "probes" }, (part) => {
    if (isTrue(part, "tiny") || isTrue(part, "off_page")) return "skip";
    if (part.facts.obscured === null) return "unsure";
    return isTrue(part, "obscured") ? {} : "pass";
  })
};

// src/rules/accessibility/frame-title-elsewhere.ts
var frameTitleElsewhere = {
  id: "frame-title-elsewhere",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["4.1.2", "2.4.1"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "frame" }, (part) => {
    const title = wordsOf2(part, "title").toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    if (title.length === 0) return "skip";
    if (part.facts.inside === null || wordsOf2(part, "inside").trim() === "") return "unsure";
    const inside = `${wordsOf2(part, "inside")} ${wordsOf2(part, "source")}`.toLowerCase();
    return title.some((word) => inside.includes(word)) ? "pass" : {};
  })
};

// src/rules/accessibility/hover-only-content.ts
var hoverOnlyContent = {
  id: "hover-only-content",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({
    nielsen: ["H6", "H7"],
    walkthrough: [2],
    wcag: ["2.1.1", "1.4.13"],
    criteria: ["clickable-response"]
  }),
  check: (state) => readParts(
    state,
    { kind: "hover_reveal" },
    (part) => isTrue(part, "alternative") ? "pass" : { values: { text: wordsOf2(part, "text") } }
  )
};

// src/rules/accessibility/idle-tab-stop.ts
var TEXTS2 = /^(paragraph|heading|img|listitem|cell|list|article|figure)$/;
var idleTabStop = {
  id: "idle-tab-stop",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["2.4.3"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "tab_stop" }, (part) => {
    if (numberOf(part, "tabindex") < 0 || isTrue(part, "native")) return "skip";
    if (isTrue(part, "own_role") || isTrue(part, "scrolls") || isTrue(part, "handled")) return "pass";
    return TEXTS2.test(wordsOf2(part, "role")) ? {} : "unsure";
  })
};

// src/rules/accessibility/invisible-focus.ts
var invisibleFocus = {
  id: "invisible-focus",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H1", "H7"], wcag: ["2.4.7"], criteria: ["clickable-response"] }),
  check: (state) => readParts(state, { kind: "focus_stop", from: "probes" }, (part) => {
    if (isTrue(part, "takes_text") || isTrue(part, "frame")) return "skip";
    return numberOf(part, "changed") > 0 ? "pass" : {};
  })
};

// src/rules/accessibility/keyboard-trap.ts
var keyboardTrap = {
  id: "keyboard-trap",
  scope: "state",
  severity: 3,
  wcag_class: "critical",
  claims: claims2({
    nielsen: ["H3", "H7"],
    pure: ["difficulty"],
    wcag: ["2.1.2"],
    criteria: ["clickable-response"]
  }),
  check: (state) => readParts(state, { kind: "keyboard_walk", from: "probes" }, (part) => {
    if (part.facts.trapped === null || isTrue(part, "offers")) return "unsure";
    return isTrue(part, "trapped") ? { values: { missed: numberOf(part, "missed") } } : "pass";
  })
};

// src/rules/accessibility/layout-table.ts
var layoutTable = {
  id: "layout-table",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ criteria: ["responsive"] }),
  check: (state) => readParts(state, { kind: "table" }, (part) => {
    if (isTrue(part, "layout_role") || numberOf(part, "heads") > 0 || isTrue(part, "named")) return "pass";
    const isLayout = numberOf(part, "blocks") > 0 && numberOf(part, "blocks") * 2 >= numberOf(part, "cells");
    return isLayout ? {} : "unsure";
  })
};

// src/rules/accessibility/lost-enlarged-text.ts
var lostEnlargedText = {
  id: "lost-enlarged-text",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.4.4", "1.4.10"], criteria: ["responsive"] }),
  check: (state) => readParts(
    state,
    { kind: "clipped_text", from: "probes", absence: "passes" },
    (part) => /^(enlarging|zooming)$/.test(wordsOf2(part, "how")) ? {} : "skip"
  )
};

// src/rules/accessibility/lost-spaced-text.ts
var lostSpacedText = {
  id: "lost-spaced-text",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["1.4.12"], criteria: ["responsive"] }),
  check: (state) => readParts(
    state,
    { kind: "clipped_text", from: "probes", absence: "passes" },
    (part) => wordsOf2(part, "how") === "spacing" ? {} : "skip"
  )
};

// src/rules/accessibility/meaning-in-background.ts
var MEANS = /\b(warning|error|danger|important|alert|caution|success|attention|new|required)\b/i;
var meaningInBackground = {
  id: "meaning-in-background",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["1.1.1"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "background" }, (part) => {
    const [, meaning] = MEANS.exec(wordsOf2(part, "file").replace(/[_-]/g, " ")) ?? [];
    if (meaning === void 0 || wordsOf2(part, "text") === "" || isTrue(part, "named")) return "skip";
    return MEANS.test(wordsOf2(part, "told")) ? "pass" : { values: { meaning: meaning.toLowerCase() } };
  })
};

// src/rules/accessibility/media-link-without-text.ts
var mediaLinkWithoutText = {
  id: "media-link-without-text",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["1.2.1"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "media_link" }, (part) => isTrue(part, "offers") ? "pass" : {})
};

// src/rules/accessibility/media-without-text.ts
var LEAST_WORDS = 12;
var WORDS_A_SECOND = 1;
var mediaWithoutText = {
  id: "media-without-text",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.2.1"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "media" }, (part) => {
    const isAlone = wordsOf2(part, "tag") === "audio" || part.facts.sound === false;
    const isOpen = isTrue(part, "shown") && (isTrue(part, "controls") || isTrue(part, "autoplay"));
    if (!isOpen || isTrue(part, "muted")) return "skip";
    if (isTrue(part, "captions") || !isAlone && part.facts.sound === true) return "skip";
    if (isTrue(part, "offers")) return "pass";
    const seconds = part.facts.duration === null ? 10 : numberOf(part, "duration");
    const words = numberOf(part, "words");
    if (numberOf(part, "companions") > 0 && wordsOf2(part, "tag") === "video") return "unsure";
    if (numberOf(part, "companions") > 0 && words < LEAST_WORDS) return "unsure";
    const least = wordsOf2(part, "tag") === "audio" ? Math.max(LEAST_WORDS, seconds * WORDS_A_SECOND) : LEAST_WORDS;
    if (words >= least) return "unsure";
    return isAlone ? { values: { words } } : { claims: { wcag: ["1.2.1", "1.2.2"] }, values: { words } };
  })
};

// src/rules/accessibility/mouse-only-control.ts
var mouseOnlyControl = {
  id: "mouse-only-control",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H7"], walkthrough: [2], wcag: ["2.1.1"], criteria: ["clickable-response"] }),
  check: (state) => readParts(state, { kind: "mouse_only" }, (part) => {
    if (!isTrue(part, "pressed") || isTrue(part, "widget_part") || isTrue(part, "large")) return "skip";
    if (isTrue(part, "reached")) return "pass";
    if (wordsOf2(part, "text") === "" || wordsOf2(part, "text").length > 60 || isTrue(part, "keys"))
      return "unsure";
    return isTrue(part, "pointer") ? {} : "unsure";
  })
};

// src/rules/accessibility/nameless-summary.ts
var namelessSummary = {
  id: "nameless-summary",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["4.1.2"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "summary" }, (part) => isTrue(part, "named") ? "pass" : {})
};

// src/rules/accessibility/orientation-lock.ts
var orientationLock = {
  id: "orientation-lock",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.3.4"], criteria: ["responsive"] }),
  check: (state) => readParts(state, { kind: "orientation", absence: "passes" }, (part) => ({
    cause: "page",
    values: { when: wordsOf2(part, "when") }
  }))
};

// src/rules/accessibility/ornament-that-speaks.ts
var ornamentThatSpeaks = {
  id: "ornament-that-speaks",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["4.1.2"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "contradiction", absence: "passes" }, (part) => ({
    values: { by: wordsOf2(part, "by") }
  }))
};

// src/rules/language-of.ts
var COMMON2 = {
  en: "the and of to a in is it you that he was for on are with as his they be at one have this from or had by hot but some what there we can out other were all your when up use word how said an each she which do their time if will way about many then them would so these her long make thing see him two has look more day could go come did my no most who over know than call first people may down been now any new work part take get place made where after back only round year came show every good me our very just name much help means mean not great old into under went put",
  fr: "le la les de des du un une et est en que qui dans pour pas sur plus ne se ce il elle nous vous je sont avec par au aux son sa ses mais ou comme tout fait bien \xEAtre avoir cette mot m\xEAme aussi leur on deux bon ans jour jours temps merci bonjour tr\xE8s peu votre notre ces leurs sans entre apr\xE8s avant o\xF9 bienvenue contact nouveau toutes tous chez dire comment",
  de: "der die das und ist in den von zu mit sich des auf f\xFCr nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem \xFCber einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei ich wir ihr uns unser gut neu jahr guten willkommen danke wort",
  nl: "de het een en van ik te dat die in je is niet zijn op aan met als voor had er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot uw naar heeft hij was wordt nog uit kan geen werd worden al welkom jaar nieuw goed ons onze wij jullie meer hebben deze",
  es: "el la los las de y que en un una es por con no para se su al lo como m\xE1s pero sus le ya o este s\xED porque esta entre cuando muy sin sobre tambi\xE9n me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos a\xF1o buenos gracias hola palabra feliz nuevo",
  it: "il lo la gli le di e che in un una \xE8 per con non si da come sono pi\xF9 ma anche del della dei delle al alla nel nella su questo questa essere ha hanno o se ci mi suo sua anno buon grazie ciao parola nuovo tutti molto",
  pt: "o os as de e que em um uma \xE9 por com n\xE3o para se da do dos das no na mais como mas foi ao ele seu sua ou ser quando muito h\xE1 nos j\xE1 est\xE1 eu tamb\xE9m s\xF3 pelo pela at\xE9 isso ela entre ano bom obrigado ol\xE1 palavra novo voc\xEA",
  da: "og i det at en den til er som p\xE5 de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil blev kunne ind n\xE5r v\xE6re dog noget ord \xE5r godt tak",
  sv: "och i att det som en p\xE5 \xE4r av f\xF6r med den till inte har de ett om han men var jag sig fr\xE5n vi s\xE5 kan n\xE4r nu skulle hon efter upp ocks\xE5 vara \xE5r ut d\xE4r ska vad alla eller mycket denna ord nytt gott tack"
};
var WORDS = new Map(Object.entries(COMMON2).map(([lang, words]) => [lang, new Set(words.split(" "))]));
function countLanguages(text2) {
  const words = text2.toLowerCase().match(new RegExp("\\p{L}+", "gu")) ?? [];
  return new Map([...WORDS].map(([lang, common]) => [lang, words.filter((word) => common.has(word)).length]));
}
function findOtherLanguage(text2, tag) {
  const claimed = tag.toLowerCase().split("-")[0] ?? "";
  const counts = countLanguages(text2);
  const own = counts.get(claimed);
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a);
  const [best, most] = ranked[0] ?? ["", 0];
  const second = ranked[1]?.[1] ?? 0;
  const words = (text2.match(new RegExp("\\p{L}+", "gu")) ?? []).length;
  if (best === claimed) return most >= 2 ? null : void 0;
  const isDense = most >= 2 && most >= words * 0.3 && most > second && most >= (own ?? 0) * 2;
  const isLone = own !== void 0 && most >= 5 && most >= words * 0.1 && most >= own * 4 && most >= second * 3;
  const isPlain = isDense || isLone;
  if (!isPlain) return own !== void 0 && own > 0 ? null : void 0;
  return own === void 0 && most < 4 ? void 0 : best;
}

// src/rules/accessibility/page-language-mismatch.ts
var pageLanguageMismatch = {
  id: "page-language-mismatch",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["3.1.1"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "language" }, (part) => {
    if (!isTrue(part, "whole")) return "skip";
    const found = findOtherLanguage(wordsOf2(part, "text"), wordsOf2(part, "lang"));
    if (found === void 0) return "unsure";
    return found === null ? "pass" : { cause: "page", values: { lang: wordsOf2(part, "lang"), found } };
  })
};

// src/rules/accessibility/part-language-mismatch.ts
var partLanguageMismatch = {
  id: "part-language-mismatch",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["3.1.2"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "language" }, (part) => {
    if (isTrue(part, "whole")) return "skip";
    const found = findOtherLanguage(wordsOf2(part, "text"), wordsOf2(part, "lang"));
    if (found === void 0) return "unsure";
    return found === null ? "pass" : { values: { lang: wordsOf2(part, "lang"), found } };
  })
};

// src/rules/accessibility/plugin-content.ts
var pluginContent = {
  id: "plugin-content",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["4.1.2"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "plugin" }, (part) => {
    const wmode = wordsOf2(part, "wmode");
    if (wmode === "") return isTrue(part, "named") ? "pass" : "unsure";
    return wmode === "window" ? "pass" : { values: { wmode } };
  })
};

// src/rules/accessibility/positive-tab-order.ts
var positiveTabOrder = {
  id: "positive-tab-order",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["2.4.3"], criteria: ["component-consistency"] }),
  check: (state) => readParts(
    state,
    { kind: "tab_stop" },
    (part) => numberOf(part, "tabindex") > 0 ? { cause: "tabindex", values: { tabindex: numberOf(part, "tabindex") } } : "pass"
  )
};

// src/rules/accessibility/reversed-order.ts
var reversedOrder = {
  id: "reversed-order",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["1.3.2"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "visual_order", absence: "passes" }, (part) => ({
    values: { items: numberOf(part, "items") }
  }))
};

// src/rules/accessibility/sideways-on-phone.ts
var sidewaysOnPhone = {
  id: "sideways-on-phone",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.4.10"], criteria: ["responsive"] }),
  check: (state) => readParts(state, { kind: "reflow", from: "probes" }, (part) => {
    if (numberOf(part, "document") <= numberOf(part, "width") + 2) return "pass";
    return isTrue(part, "part") ? { cause: "page", values: { document: numberOf(part, "document") } } : "unsure";
  })
};

// src/rules/accessibility/silent-picture.ts
var SAYS = /logo|chart|graph|diagram|map|plan|table|infographic|screenshot/i;
var silentPicture = {
  id: "silent-picture",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.1.1"], criteria: ["no-broken-assets"] }),
  check: (state) => readParts(state, { kind: "picture" }, (part) => {
    if (isTrue(part, "told")) return "pass";
    if (isTrue(part, "blank") || isTrue(part, "in_control") || numberOf(part, "width") < 24 || numberOf(part, "height") < 16)
      return "skip";
    const isContent = numberOf(part, "words_beside") === 0 || isTrue(part, "introduced");
    if (isContent && (wordsOf2(part, "tag") !== "svg" || isTrue(part, "introduced"))) return {};
    return SAYS.test(wordsOf2(part, "file")) ? "unsure" : wordsOf2(part, "alt") === "" && part.facts.alt !== null ? "unsure" : "skip";
  })
};

// src/rules/accessibility/single-key-shortcut.ts
var singleKeyShortcut = {
  id: "single-key-shortcut",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H5"], wcag: ["2.1.4"], criteria: ["clickable-response"] }),
  check: (state) => readParts(
    state,
    { kind: "shortcut", from: "probes", absence: "passes" },
    (part) => isTrue(part, "switches") ? "unsure" : { values: { sign: wordsOf2(part, "sign") } }
  )
};

// src/rules/accessibility/sound-by-itself.ts
var soundByItself = {
  id: "sound-by-itself",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H3"], wcag: ["1.4.2"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "media" }, (part) => {
    if (!isTrue(part, "autoplay") || isTrue(part, "muted") || part.facts.sound === false) return "skip";
    if (isTrue(part, "controls") || isTrue(part, "buttons")) return "pass";
    if (part.facts.played_s === null || part.facts.sound === null) return "unsure";
    return numberOf(part, "played_s") <= 3 ? "pass" : { values: { seconds: numberOf(part, "played_s") } };
  })
};

// src/rules/accessibility/spacer-image.ts
var SPACER = /^(spacer|blank|transparent|pixel|1x1|shim)\b/i;
var spacerImage = {
  id: "spacer-image",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H4"], criteria: ["style-brief"] }),
  check: (state) => readParts(state, { kind: "picture" }, (part) => {
    if (wordsOf2(part, "tag") !== "img" || isTrue(part, "blank")) return "skip";
    const isDot = part.facts.natural_width !== null && numberOf(part, "natural_width") <= 3 && numberOf(part, "natural_height") <= 3;
    const isStrip = Math.min(numberOf(part, "width"), numberOf(part, "height")) <= 2;
    return isDot || isStrip || SPACER.test(wordsOf2(part, "file")) ? {} : "pass";
  })
};

// src/rules/accessibility/stray-tag.ts
var strayTag = {
  id: "stray-tag",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H4"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "stray_tag", absence: "passes" }, (part) => ({
    cause: wordsOf2(part, "tag"),
    values: { tag: wordsOf2(part, "tag"), line: numberOf(part, "line") }
  }))
};

// src/rules/accessibility/table-without-headers.ts
var tableWithoutHeaders = {
  id: "table-without-headers",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.3.1"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "table" }, (part) => {
    if (!isData(part)) return "skip";
    if (numberOf(part, "heads") > 0) return "pass";
    return isTrue(part, "named") || isTrue(part, "in_thead") || isTrue(part, "bold_first") ? {} : "unsure";
  })
};
function isData(part) {
  return !isTrue(part, "layout_role") && numberOf(part, "rows") > 1 && numberOf(part, "columns") > 1 && numberOf(part, "blocks") * 3 < numberOf(part, "cells");
}

// src/rules/accessibility/table-without-name.ts
var tableWithoutName = {
  id: "table-without-name",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H6"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "table" }, (part) => {
    if (isTrue(part, "layout_role") || numberOf(part, "heads") === 0 || numberOf(part, "rows") < 2)
      return "skip";
    return isTrue(part, "named") || isTrue(part, "headed") ? "pass" : {};
  })
};

// src/rules/accessibility/table-without-scope.ts
var tableWithoutScope = {
  id: "table-without-scope",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "table" }, (part) => {
    if (!isTrue(part, "both_ways") || isTrue(part, "layout_role")) return "skip";
    return numberOf(part, "scoped") === 0 ? {} : "pass";
  })
};

// src/rules/accessibility/text-that-changes.ts
var textThatChanges = {
  id: "text-that-changes",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H8"], wcag: ["2.2.2"], criteria: ["component-consistency"] }),
  check: (state) => readParts(
    state,
    { kind: "moving_text", from: "probes", absence: "passes" },
    (part) => isTrue(part, "stops") ? "unsure" : {}
  )
};

// src/rules/accessibility/text-that-moves.ts
var textThatMoves = {
  id: "text-that-moves",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H8"], wcag: ["2.2.2"], criteria: ["component-consistency"] }),
  check: (state) => readParts(
    state,
    { kind: "moving_text" },
    (part) => isTrue(part, "stops") ? "pass" : { values: { how: wordsOf2(part, "how") } }
  )
};

// src/rules/accessibility/two-picture-names.ts
var twoPictureNames = {
  id: "two-picture-names",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H4"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "picture" }, (part) => {
    const [alt, title] = [wordsOf2(part, "alt").trim(), wordsOf2(part, "title").trim()];
    if (alt === "" || title === "") return "skip";
    return alt.toLowerCase() === title.toLowerCase() ? "pass" : { values: { alt, title } };
  })
};

// src/rules/accessibility/video-without-captions.ts
var LEAST_WORDS2 = 12;
var videoWithoutCaptions = {
  id: "video-without-captions",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ wcag: ["1.2.2"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "media" }, (part) => {
    if (wordsOf2(part, "tag") !== "video" || !isTrue(part, "shown") || isTrue(part, "muted")) return "skip";
    if (!isTrue(part, "controls") && !isTrue(part, "autoplay")) return "skip";
    if (isTrue(part, "captions")) return "pass";
    if (part.facts.sound !== true || isTrue(part, "offers"))
      return part.facts.sound === false ? "skip" : "unsure";
    return numberOf(part, "words") < LEAST_WORDS2 ? {} : "unsure";
  })
};

// src/rules/clutter/colour-alone.ts
var colourAlone = {
  id: "colour-alone",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H6"], wcag: ["1.4.1"], criteria: ["style-brief"] }),
  check: (state) => readParts(state, { kind: "colour_group", absence: "passes" }, (part) => {
    const hues = new Set(wordsOf2(part, "colours").split(" "));
    const named2 = [...hues].filter((hue) => new RegExp(`\\b${hue}\\b`, "i").test(wordsOf2(part, "around")));
    if (hues.size < 2) return "skip";
    return named2.length > 1 ? { values: { colours: named2.join(", ") } } : "unsure";
  })
};

// src/rules/clutter/cramped-lines.ts
var LEAST = 1.15;
var crampedLines = {
  id: "cramped-lines",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H8"], spark: ["attractive"], criteria: ["style-brief"] }),
  check: (state) => readParts(state, { kind: "running_text" }, (part) => {
    if (numberOf(part, "lines") < 2) return "skip";
    if (part.facts.line_height === null) return "pass";
    return numberOf(part, "line_height") < LEAST ? { cause: "line-height", values: { height: numberOf(part, "line_height") } } : "pass";
  })
};

// src/rules/clutter/drawing-in-text.ts
var DRAWN = 0.2;
var drawingInText = {
  id: "drawing-in-text",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["1.1.1"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "preformatted" }, (part) => {
    if (isTrue(part, "has_code") || isTrue(part, "described")) return "pass";
    const isDrawing = numberOf(part, "symbol_share") >= DRAWN && numberOf(part, "lines") > 2;
    return isDrawing ? {} : "unsure";
  })
};

// src/rules/clutter/empty-paragraph.ts
var emptyParagraph = {
  id: "empty-paragraph",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ criteria: ["style-brief"] }),
  check: (state) => readParts(state, { kind: "empty_paragraph", absence: "passes" }, () => ({ cause: "paragraph" }))
};

// src/rules/clutter/fake-heading.ts
var fakeHeading = {
  id: "fake-heading",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["1.3.1"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "fake_heading", absence: "passes" }, () => ({}))
};

// src/rules/clutter/fake-list.ts
var fakeList = {
  id: "fake-list",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ wcag: ["1.3.1"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "fake_list", absence: "passes" }, (part) => ({
    values: { items: numberOf(part, "items") }
  }))
};

// src/rules/clutter/italic-passage.ts
var italicPassage = {
  id: "italic-passage",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H8"], criteria: ["style-brief"] }),
  check: (state) => readParts(
    state,
    { kind: "running_text" },
    (part) => isTrue(part, "italic") && numberOf(part, "words") > 20 ? { cause: "italic" } : "pass"
  )
};

// src/rules/clutter/justified-text.ts
var justifiedText = {
  id: "justified-text",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H8"], spark: ["attractive"], criteria: ["style-brief"] }),
  check: (state) => readParts(state, { kind: "running_text" }, (part) => {
    if (wordsOf2(part, "align") !== "justify") return "pass";
    return numberOf(part, "lines") > 1 ? { cause: "justify" } : "unsure";
  })
};

// src/rules/clutter/unexplained-abbreviation.ts
var unexplainedAbbreviation = {
  id: "unexplained-abbreviation",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H2"], criteria: ["journey-clarity"] }),
  check: (state) => readParts(state, { kind: "abbreviation" }, (part) => isTrue(part, "expanded") ? "pass" : {})
};

// src/rules/clutter/wall-of-text.ts
var MOST_WORDS2 = 400;
var wallOfText = {
  id: "wall-of-text",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H8"], walkthrough: [2], criteria: ["journey-clarity"] }),
  check: (state) => readParts(
    state,
    { kind: "reading" },
    (part) => numberOf(part, "longest_run") > MOST_WORDS2 ? { cause: "page", values: { words: numberOf(part, "longest_run") } } : "pass"
  )
};

// src/rules/consistency/help-moves.ts
var HELP = /^((get )?help|help (centre|center|desk)|support|customer (service|support)|contact( us| support)?|faqs?|(live )?chat|ask us)$/i;
var helpMoves = {
  id: "help-moves",
  scope: "journey",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ nielsen: ["H10", "H4"], wcag: ["3.2.6"], criteria: ["navigation-consistency"] }),
  check: ({ journey, read: read3 }) => {
    const first = /* @__PURE__ */ new Map();
    let route = "";
    return journey.steps.flatMap((step) => {
      const state = read3(step.state_after);
      if (state === null || state.route === route || !wordsApply(state)) return [];
      route = state.route;
      const at = { journey: journey.id, step: step.order, state: state.id };
      return [...helpsOf(state)].flatMap(([name, controls]) => {
        const known = first.get(name);
        const places = new Set(controls.map(({ landmark }) => landmark));
        if (known === void 0) first.set(name, places);
        return known === void 0 ? [] : compare3(known, controls, at);
      });
    });
  }
};
function helpsOf({ controls, dialogs }) {
  const inDialog = new Set(dialogs.flatMap((dialog) => dialog.controls));
  const helps = controls.filter(({ key, name }) => HELP.test(name.trim()) && !inDialog.has(key));
  return groupBy(helps, ({ name }) => normalise(name));
}
function compare3(known, controls, at) {
  const [help] = controls;
  if (help === void 0) return [];
  const subject = ofControl(help);
  if (known.has(null) || controls.some(({ landmark }) => landmark === null))
    return [cannotTell(subject, { at })];
  const values = { now: help.landmark ?? "", before: [...known].join(", ") };
  const isKept = controls.some(({ landmark }) => known.has(landmark));
  if (isKept) return [pass(subject, { at, values })];
  return [fail(subject, { at, values, cause: `help ${normalise(help.name)}` })];
}

// src/rules/consistency/same-name-other-content.ts
var sameNameOtherContent = {
  id: "same-name-other-content",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({
    nielsen: ["H4"],
    walkthrough: [3],
    wcag: ["2.4.4"],
    criteria: ["navigation-consistency"]
  }),
  check: (state) => readParts(state, { kind: "link_target", from: "probes" }, (part) => {
    if (part.facts.same === null) return "unsure";
    return isTrue(part, "same") ? "pass" : { values: { first: wordsOf2(part, "first"), second: wordsOf2(part, "second") } };
  })
};

// src/rules/errors/empty-submit-silent.ts
var emptySubmitSilent = {
  id: "empty-submit-silent",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({
    nielsen: ["H9"],
    walkthrough: [4],
    pure: ["difficulty"],
    wcag: ["3.3.1"],
    criteria: ["error-states", "forms-functional"]
  }),
  check: (state) => readParts(state, { kind: "empty_submit", from: "probes" }, judge14)
};
function judge14(part) {
  if (isTrue(part, "refused_by_browser")) return "pass";
  if (numberOf(part, "sent", 1) > 0 || isTrue(part, "restless") || isTrue(part, "gone")) return "unsure";
  if (numberOf(part, "dialogs") > 0) return "pass";
  const words = numberOf(part, "words");
  if (words > 0 && ["tied", "announced", "focused"].some((fact) => isTrue(part, fact))) return "pass";
  const isMarked = numberOf(part, "marked") > 0 || isTrue(part, "focused");
  if (isMarked || numberOf(part, "required") === 0) return "unsure";
  return words === 0 ? { values: { words } } : { values: { words }, severity: 1, wcag_class: "minor" };
}

// src/rules/errors/error-out-of-reach.ts
var errorOutOfReach = {
  id: "error-out-of-reach",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H9"], wcag: ["3.3.1"], criteria: ["error-states"] }),
  check: (state) => readParts(state, { kind: "error_text" }, (part) => {
    if (numberOf(part, "fields") === 0) return "skip";
    if (isTrue(part, "shown")) return isTrue(part, "exposed") ? "pass" : {};
    return "unsure";
  })
};

// src/rules/errors/vague-error.ts
var VAGUE = new Set(
  "valid entry please fill fill field fields correct correctly form value values for your check try again here all".split(
    " "
  )
);
var vagueError = {
  id: "vague-error",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({
    nielsen: ["H9"],
    walkthrough: [4],
    pure: ["difficulty"],
    wcag: ["3.3.1", "3.3.3"],
    criteria: ["error-states"]
  }),
  check: (state) => readParts(state, { kind: "error_text" }, (part) => {
    if (!isTrue(part, "shown") || numberOf(part, "fields") === 0) return "skip";
    const labels = wordsOf2(part, "labels").toLowerCase();
    const words = wordsOf2(part, "text").toLowerCase().match(new RegExp("\\p{L}+", "gu")) ?? [];
    const isNamed = isTrue(part, "tied") || numberOf(part, "fields") === 1 || words.some((word) => word.length > 2 && labels.includes(word));
    const names = labels.split(" | ");
    const twins = names.filter((label, index) => names.indexOf(label) !== index && words.includes(label));
    if (twins.length > 0 && !isTrue(part, "tied")) return {};
    const rest = words.filter(
      (word) => !VAGUE.has(word) && !EMPTY_ERROR_WORDS.has(word) && !labels.includes(word)
    );
    if (rest.length === 0) return {};
    return isNamed ? "pass" : "unsure";
  })
};

// src/rules/forms/empty-legend.ts
var emptyLegend = {
  id: "empty-legend",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ nielsen: ["H6"], wcag: ["1.3.1", "3.3.2"], criteria: ["forms-functional"] }),
  check: (state) => readParts(state, { kind: "legend" }, (part) => isTrue(part, "named") ? "pass" : {})
};

// src/rules/forms/paste-blocked.ts
var pasteBlocked = {
  id: "paste-blocked",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H6", "H7"], wcag: ["3.3.8"], criteria: ["forms-functional"] }),
  check: (state) => readParts(state, { kind: "secret_field" }, (part) => {
    const paste = wordsOf2(part, "paste");
    if (paste === "free") return "pass";
    return paste === "blocked" ? {} : "unsure";
  })
};

// src/rules/forms/ungrouped-checkboxes.ts
var ungroupedCheckboxes = {
  id: "ungrouped-checkboxes",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ nielsen: ["H6"], wcag: ["1.3.1"], criteria: ["forms-functional"] }),
  check: (state) => readParts(state, { kind: "choice_group" }, (part) => {
    if (wordsOf2(part, "type") !== "checkbox") return "skip";
    if (isTrue(part, "grouped")) return "pass";
    return isTrue(part, "listed") ? "unsure" : { values: { names: wordsOf2(part, "names") } };
  })
};

// src/rules/navigation/adjacent-same-links.ts
var adjacentSameLinks = {
  id: "adjacent-same-links",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H8"], criteria: ["journey-clarity"] }),
  check: (state) => readParts(state, { kind: "link" }, (part) => isTrue(part, "next_same") ? {} : "pass")
};

// src/rules/navigation/alt-repeats-link.ts
var altRepeatsLink = {
  id: "alt-repeats-link",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H8"], criteria: ["component-consistency"] }),
  check: (state) => readParts(state, { kind: "link" }, (part) => isTrue(part, "alt_repeats") ? {} : "pass")
};

// src/rules/navigation/hidden-link-words.ts
var hiddenLinkWords = {
  id: "hidden-link-words",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ walkthrough: [3], wcag: ["2.4.4"], criteria: ["journey-clarity"] }),
  check: (state) => readParts(state, { kind: "link", absence: "passes" }, (part) => {
    if (wordsOf2(part, "hidden_words") === "") return "skip";
    if (!GENERIC_NAME.test(wordsOf2(part, "text").trim())) return "unsure";
    return { values: { hidden: wordsOf2(part, "hidden_words") } };
  })
};

// src/rules/navigation/link-like-text.ts
var linkLikeText = {
  id: "link-like-text",
  scope: "state",
  severity: 1,
  wcag_class: "minor",
  claims: claims2({ nielsen: ["H4", "H6"], walkthrough: [2], wcag: ["1.4.1"], criteria: ["style-brief"] }),
  check: (state) => readParts(state, { kind: "link" }, (part) => {
    const isMarked = ["underlined", "framed", "filled", "heavier", "pictured"].some(
      (mark) => isTrue(part, mark)
    );
    const isAmong = isTrue(part, "inline") && wordsOf2(part, "text") !== wordsOf2(part, "context");
    if (!isAmong || wordsOf2(part, "text") === "" || numberOf(part, "words_around") < 2) return "skip";
    if (isMarked) return "pass";
    return { values: { contrast: numberOf(part, "contrast", 1) } };
  })
};

// src/rules/navigation/links-run-together.ts
var linksRunTogether = {
  id: "links-run-together",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H8"], criteria: ["style-brief"] }),
  check: (state) => readParts(
    state,
    { kind: "link" },
    (part) => isTrue(part, "run_together") && !isTrue(part, "next_same") ? { cause: "row" } : "pass"
  )
};

// src/rules/navigation/new-window-unannounced.ts
var newWindowUnannounced = {
  id: "new-window-unannounced",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H3"], walkthrough: [3], criteria: ["back-navigation"] }),
  check: (state) => readParts(state, { kind: "link" }, (part) => {
    if (!isTrue(part, "new_window")) return "skip";
    return NEW_WINDOW.test(wordsOf2(part, "told")) ? "pass" : { cause: "window" };
  })
};

// src/rules/navigation/no-main-landmark.ts
var noMainLandmark = {
  id: "no-main-landmark",
  scope: "state",
  severity: 1,
  wcag_class: null,
  claims: claims2({ nielsen: ["H6"], criteria: ["navigation-consistency"] }),
  check: (state) => readParts(state, { kind: "bypass" }, (part) => {
    if (numberOf(part, "main") > 0) return "pass";
    if (numberOf(part, "repeated") === 0) return "skip";
    return numberOf(part, "words") > 15 ? { cause: "layout" } : "unsure";
  })
};

// src/rules/navigation/no-way-past.ts
var noWayPast = {
  id: "no-way-past",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H7"], wcag: ["2.4.1"], criteria: ["navigation-consistency"] }),
  check: (state) => readParts(state, { kind: "bypass" }, (part) => {
    if (!isTrue(part, "repeated_first") || numberOf(part, "repeated") === 0) return "skip";
    const ways = ["main", "skips", "headings", "hides"].some((way) => numberOf(part, way) > 0);
    if (ways) return "pass";
    return numberOf(part, "links_out") > 0 ? { cause: "layout" } : "unsure";
  })
};

// src/rules/part-rules.ts
var partRules = [
  pageLanguageMismatch,
  partLanguageMismatch,
  namelessSummary,
  keyboardTrap,
  invisibleFocus,
  focusObscured,
  changeOnFocus,
  changeOnChoice,
  singleKeyShortcut,
  lostEnlargedText,
  lostSpacedText,
  sidewaysOnPhone,
  mouseOnlyControl,
  hoverOnlyContent,
  positiveTabOrder,
  idleTabStop,
  duplicateId,
  deprecatedMarkup,
  strayTag,
  noMainLandmark,
  noWayPast,
  silentPicture,
  twoPictureNames,
  altOfAnotherPicture,
  spacerImage,
  meaningInBackground,
  frameTitleElsewhere,
  pluginContent,
  soundByItself,
  videoWithoutCaptions,
  mediaWithoutText,
  mediaLinkWithoutText,
  textThatMoves,
  linkLikeText,
  newWindowUnannounced,
  adjacentSameLinks,
  linksRunTogether,
  altRepeatsLink,
  hiddenLinkWords,
  sameNameOtherContent,
  tableWithoutHeaders,
  emptyTableHeader,
  tableWithoutScope,
  tableWithoutName,
  layoutTable,
  ungroupedCheckboxes,
  emptyLegend,
  vagueError,
  emptySubmitSilent,
  errorOutOfReach,
  fakeHeading,
  fakeList,
  emptyParagraph,
  drawingInText,
  unexplainedAbbreviation,
  colourAlone,
  reversedOrder,
  wallOfText,
  justifiedText,
  crampedLines,
  italicPassage,
  textThatChanges,
  ornamentThatSpeaks,
  pasteBlocked,
  orientationLock,
  helpMoves
];

// src/rules/robustness/broken-asset.ts
var LOSS = { stylesheet: 2, script: 2, font: 1, media: 2 };
var brokenAsset = {
  id: "broken-asset",
  scope: "step",
  severity: 2,
  wcag_class: null,
  claims: claims2({ spark: ["reliable", "attractive"], criteria: ["no-broken-assets"] }),
  check: ({ journey, step }) => {
    const broken = step.trouble.failed_requests.filter(isLost);
    if (broken.length === 0)
      return [isMeasured(journey, "request") ? pass(ofStep(step)) : cannotTell(ofStep(step))];
    return broken.map(
      ({ url, resource, status, failure }) => fail(
        { key: null, name: fileOf(url), box: null },
        {
          cause: normaliseRoute(fileOf(url)),
          severity: LOSS[resource] ?? 2,
          values: { url, resource, status: status ?? failure ?? "" }
        }
      )
    );
  }
};
function isLost({ resource, status, failure }) {
  const isGivenUp = status === null && /abort|cancel|blocked/i.test(failure ?? "");
  return LOSS[resource] !== void 0 && !isGivenUp;
}
function fileOf(url) {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

// src/rules/robustness/broken-image.ts
var brokenImage = {
  id: "broken-image",
  scope: "state",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    spark: ["attractive"],
    nielsen: ["H8"],
    criteria: ["no-broken-assets"]
  }),
  check: (state) => {
    if (!isMeasured(state, "image")) return [cannotTell(ofScreen(state))];
    return state.images.map(({ key, alt, box: box2, broken, decorative }) => {
      const subject = { key, name: alt === null || alt.trim() === "" ? key : alt, box: box2 };
      if (!broken) return pass(subject);
      return fail(subject, { cause: normalisePath(key), severity: decorative ? 1 : 2 });
    });
  }
};

// src/rules/robustness/console-error.ts
var BY_BROWSER = /^(Failed to load resource|GET |POST |PUT |PATCH |DELETE )|net::ERR_/;
var consoleError = {
  id: "console-error",
  scope: "step",
  severity: 1,
  wcag_class: null,
  claims: claims2({ spark: ["reliable"], criteria: ["no-js-errors"] }),
  check: ({ journey, step }) => {
    const known = new Set(step.trouble.page_errors);
    const errors = step.trouble.console_errors.filter(
      (message) => !BY_BROWSER.test(message) && !known.has(message)
    );
    if (errors.length === 0)
      return [isMeasured(journey, "console") ? pass(ofStep(step)) : cannotTell(ofStep(step))];
    return errors.map((message) => fail(ofStep(step), { cause: normalise(message), values: { message } }));
  }
};

// src/rules/robustness/journey-blocked.ts
var journeyBlocked = {
  id: "journey-blocked",
  scope: "journey",
  severity: 4,
  wcag_class: null,
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H1"],
    walkthrough: [4],
    pure: ["difficulty"],
    criteria: ["journey-completability"]
  }),
  check: ({ journey }) => {
    const subject = ofJourney(journey);
    if (journey.status === "complete") return [pass(subject, { values: { steps: journey.steps.length } })];
    const isDeclared = journey.outcome === "expected";
    const stop = isDeclared ? null : findStop(journey);
    return [stop ?? cannotTell(subject, { values: { error: firstLine(journey.error) } })];
  }
};
function findStop(journey) {
  const step = journey.steps.findLast(({ status }) => status === "failed");
  const claim = journey.assertions.findLast(({ status }) => status === "failed");
  if (claim !== void 0 && claim.after_step >= (step?.order ?? 0)) return stopAtClaim(journey, claim);
  if (step === void 0) return null;
  const at = { journey: journey.id, step: step.order, state: step.state_after ?? step.state_before };
  const cause = step.target === null ? `step|${normalise(step.title)}` : `step|${signByName(step.target)}`;
  const values = { where: step.title, error: firstLine(step.error) };
  return fail(ofJourney(journey), { at, cause, critical: true, values });
}
function stopAtClaim(journey, claim) {
  const last = journey.steps.at(-1);
  const isEnd = claim.after_step >= (last?.order ?? 0);
  const state = last?.state_after ?? journey.end_state;
  const at = { journey: journey.id, step: claim.after_step > 0 ? claim.after_step : null, state };
  const values = { where: claim.title, error: firstLine(claim.error) };
  const cause = `claim|${normalise(claim.title)}`;
  return fail(ofJourney(journey), { at, cause, severity: isEnd ? 4 : 3, critical: isEnd, values });
}
function firstLine(error) {
  return (error ?? "").split("\n").find((line) => line.trim() !== "") ?? "";
}

// src/rules/robustness/journey-flaky.ts
var journeyFlaky = {
  id: "journey-flaky",
  scope: "journey",
  severity: 1,
  wcag_class: null,
  claims: claims2({ spark: ["reliable"], pure: ["difficulty"], criteria: ["journey-completability"] }),
  check: ({ journey }) => {
    const values = { attempts: journey.attempts };
    if (journey.outcome === "flaky") return [fail(ofJourney(journey), { cause: journey.id, values })];
    return [
      journey.status === "complete" ? pass(ofJourney(journey), { values }) : cannotTell(ofJourney(journey), { values })
    ];
  }
};

// src/rules/robustness/silent-request-failure.ts
var silentRequestFailure = {
  id: "silent-request-failure",
  scope: "step",
  severity: 3,
  wcag_class: null,
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H9"],
    walkthrough: [4],
    pure: ["difficulty"],
    criteria: ["error-states", "state-changes-visible"]
  }),
  check: (moment) => moment.step.trouble.failed_requests.filter(isCall).map((request) => judge15(request, moment))
};
function isCall({ resource, failure, status }) {
  const isGivenUp = status === null && /abort|cancel/i.test(failure ?? "");
  return (resource === "fetch" || resource === "xhr") && !isGivenUp;
}
function judge15(request, moment) {
  const { step } = moment;
  const subject = ofStep(step);
  const values = {
    method: request.method,
    url: request.url,
    status: request.status ?? request.failure ?? ""
  };
  const isServers = request.status === null || request.status >= 500;
  const isTold = (step.response?.announced ?? "") !== "" || step.trouble.dialogs.length > 0 || hasNewWords(moment) === true;
  if (isTold) return pass(subject, { values });
  if (step.response === null || moment.after === null || !isServers) return cannotTell(subject, { values });
  const isBackground = request.method === "GET" && step.response.kind === "navigation";
  const severity3 = isBackground ? 2 : 3;
  return fail(subject, { cause: `${request.method} ${pathOf2(request.url)}`, severity: severity3, values });
}
function pathOf2(url) {
  return normaliseRoute(URL.canParse(url) ? new URL(url).pathname : url);
}

// src/rules/robustness/uncaught-page-error.ts
var uncaughtPageError = {
  id: "uncaught-page-error",
  scope: "step",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    spark: ["reliable"],
    nielsen: ["H5"],
    pure: ["difficulty"],
    criteria: ["no-js-errors"]
  }),
  check: ({ journey, step }) => {
    const errors = step.trouble.page_errors;
    if (errors.length === 0)
      return [isMeasured(journey, "error") ? pass(ofStep(step)) : cannotTell(ofStep(step))];
    const hasStopped = step.status === "failed" || step.response?.kind === "none";
    return errors.map(
      (message) => fail(ofStep(step), { cause: normalise(message), severity: hasStopped ? 3 : 2, values: { message } })
    );
  }
};

// src/rules/targets/small-target.ts
var smallTarget = {
  id: "small-target",
  scope: "state",
  severity: 2,
  wcag_class: "serious",
  claims: claims2({ nielsen: ["H5"], wcag: ["2.5.8"], criteria: ["responsive"] }),
  check: (state) => {
    const targets = state.controls.filter(
      ({ disabled, inline, role }) => !disabled && !inline && role !== "option"
    );
    return targets.map((control) => judge16(control, targets));
  }
};
function judge16(control, targets) {
  const subject = ofControl(control);
  const { box: box2 } = control;
  if (box2 === null) return cannotTell(subject);
  const values = { width: Math.round(box2.width), height: Math.round(box2.height) };
  const isFine = !isUndersized(box2) || isDrawnByBrowser(control) || !isCrowded(control, box2, targets);
  return isFine ? pass(subject, { values }) : fail(subject, { cause: signByPlace(control), values });
}
function isDrawnByBrowser(control) {
  return control.native && isTick(control) && control.visible_label;
}

// src/rules/targets/target-obscured.ts
var targetObscured = {
  id: "target-obscured",
  scope: "step",
  severity: 2,
  wcag_class: null,
  claims: claims2({
    spark: ["simple"],
    nielsen: ["H6"],
    walkthrough: [2],
    pure: ["difficulty"],
    criteria: ["clickable-response", "journey-clarity"]
  }),
  check: ({ step }) => {
    const { target: target2 } = step;
    if (target2 === null || !/^(click_tap|field_entry|selection)$/.test(step.interaction)) return [];
    if (target2.obscured === null || isDrawnOver(target2)) return [cannotTell(ofStep(step))];
    if (!target2.obscured) return [pass(ofStep(step))];
    return [fail(ofStep(step), { cause: signByName(target2), severity: step.status === "failed" ? 3 : 2 })];
  }
};
function isDrawnOver({ type }) {
  return type === "checkbox" || type === "radio" || type === "file";
}

// src/rules/targets/target-out-of-view.ts
var targetOutOfView = {
  id: "target-out-of-view",
  scope: "step",
  severity: 1,
  wcag_class: null,
  claims: claims2({ spark: ["simple"], walkthrough: [2], criteria: ["journey-clarity"] }),
  check: (moment) => {
    const { step, before } = moment;
    if (step.target === null || !/^(click_tap|field_entry|selection)$/.test(step.interaction)) return [];
    if (step.target.in_view === null) return [cannotTell(ofStep(step))];
    if (step.target.in_view || isNear(moment)) return [pass(ofStep(step))];
    return [fail(ofStep(step), { cause: before === null ? "unknown" : normaliseRoute(before.route) })];
  }
};
function isNear({ step, previous, before }) {
  const [from, to] = [boxOf(previous), boxOf(step)];
  if (to === null || before === null) return false;
  const start = from === null || previous?.page !== step.page ? 0 : from.y;
  return Math.abs(to.y - start) < before.viewport.height;
}
function boxOf(step) {
  return step?.target?.box ?? null;
}

// src/rules/targets/tiny-target.ts
var FINGER_PX = 18;
var tinyTarget = {
  id: "tiny-target",
  scope: "step",
  severity: 1,
  wcag_class: null,
  claims: claims2({ spark: ["simple"], walkthrough: [2], pure: ["difficulty"], criteria: ["responsive"] }),
  check: ({ step, before }) => {
    if (!isAimed(step)) return [];
    const { target: target2 } = step;
    const control = before?.controls.find(({ key }) => key === target2.key);
    const box2 = target2.box ?? control?.box ?? null;
    if (box2 === null || control === void 0) return [cannotTell(ofStep(step))];
    const values = { width: Math.round(box2.width), height: Math.round(box2.height) };
    const most = Math.max(box2.width, box2.height);
    if (most >= LEAST_PX || control.inline || isTick(control)) return [pass(ofStep(step), { values })];
    return [fail(ofStep(step), { cause: signByPlace(control), severity: most < FINGER_PX ? 2 : 1, values })];
  }
};

// src/rules/catalogue.ts
var catalogue = [
  deadControl,
  emptiedWithoutWords,
  focusLeftBehind,
  lateShift,
  nativeAlert,
  slowFeedback,
  statusNotAnnounced,
  successNotConfirmed,
  errorNotTiedToField,
  errorWithoutHelp,
  inputLostAfterError,
  prematureError,
  refusedInSilence,
  changeOnInput,
  fieldWithoutPurpose,
  formatNotShown,
  manyFields,
  missingVisibleLabel,
  sameLabelFields,
  ungroupedRadios,
  unlabelledField,
  valueNotKept,
  brokenLink,
  currentPlaceNotMarked,
  deadEnd,
  dialogWithoutClose,
  emptyHeading,
  fileLinkUnannounced,
  headingSkips,
  linkWithoutTarget,
  missingHeading,
  missingLandmarks,
  missingTitle,
  noWayBack,
  placeNamedDifferently,
  popupUnannounced,
  titleNotChanged,
  navigationOrderChanges,
  sameNameDifferentPlaces,
  samePlaceDifferentNames,
  smallTarget,
  targetObscured,
  targetOutOfView,
  tinyTarget,
  ariaMisuse,
  axeViolation,
  brokenStructure,
  clickableNotFocusable,
  contrast,
  crypticName,
  genericName,
  imageOfText,
  imageWithoutText,
  missingLanguage,
  reflow,
  unnamedControl,
  unreachableControl,
  clutter,
  horizontalScroll,
  longLines,
  rawDataShown,
  rawLabel,
  shoutingText,
  tinyText,
  askedTwice,
  longJourney,
  repeatedActivation,
  repeatedConfirmation,
  destructiveWithoutGuard,
  falseUrgency,
  hiddenCost,
  lopsidedChoice,
  pretickedConsent,
  shamingDecline,
  brokenAsset,
  brokenImage,
  consoleError,
  journeyBlocked,
  journeyFlaky,
  silentRequestFailure,
  uncaughtPageError,
  ...partRules,
  toldByLooks
];

// src/rules/own/own-rule.ts
function kitOf(options) {
  return { fail, pass, cannotTell, ofControl, ofScreen, ofStep, ofJourney, options };
}

// src/rules/own/guard-rule.ts
function guardRule(own, options) {
  const kit = kitOf(options);
  const { id, severity: severity3, page } = own;
  const wcag_class = (own.claims.wcag?.length ?? 0) > 0 ? own.wcag_class ?? "serious" : null;
  const base = { id, severity: severity3, wcag_class, claims: claims2(own.claims) };
  switch (own.scope) {
    case "state":
      return {
        ...base,
        scope: "state",
        check: (state) => attempt(() => own.check(structuredClone(state), kit), { page, of: ofScreen(state) })
      };
    case "step":
      return {
        ...base,
        scope: "step",
        check: (moment) => {
          const there = ({ journey, step }) => journey === moment.journey.id && step !== null && step <= moment.journey.steps.length;
          return attempt(() => own.check(structuredClone(moment), kit), {
            ...{ page, of: ofStep(moment.step), there }
          });
        }
      };
    case "journey":
      return {
        ...base,
        scope: "journey",
        check: ({ journey, read: read3 }) => {
          const there = (spot) => spot.journey === journey.id && (spot.step ?? 0) <= journey.steps.length;
          const walk = {
            journey: structuredClone(journey),
            read: (id2) => structuredClone(read3(id2))
          };
          return attempt(() => own.check(walk, kit), { page, of: ofJourney(journey), there });
        }
      };
    case "run":
      return {
        ...base,
        scope: "run",
        check: (evidence) => {
          const there = ({ journey, step }) => evidence.journeys.some(({ id: id2, steps }) => id2 === journey && (step ?? 0) <= steps.length);
          const of = { key: null, name: evidence.context.target, box: null };
          return attempt(() => own.check(structuredClone(evidence), kit), { page, of, there });
        }
      };
  }
}
function attempt(ask, { page, of, there }) {
  try {
    const answers = ownAnswers.parse(ask());
    for (const answer2 of answers) holdWords(answer2, page);
    if (answers.some(({ at }) => at !== void 0 && there?.(at) === false))
      throw new Error("An answer is about a journey or a step that was not walked.");
    return answers;
  } catch (error) {
    return [cannotTell(of, { broke: error instanceof Error ? describe(error) : String(error) })];
  }
}
var SENTENCES = { failed: ["claim", "fix"], passed: ["passed"], cannot_tell: ["unknown"] };
function holdWords({ result, values, name }, page) {
  for (const sentence of SENTENCES[result]) fill(page[sentence], { ...values, name }, page.title);
}
function describe(error) {
  const [issue2] = "issues" in error && Array.isArray(error.issues) ? error.issues : [];
  return issue2 === void 0 ? `${error.name}: ${error.message}` : `an answer is none: ${sayIssue(issue2)}`;
}
function sayIssue(issue2) {
  const { path = [], message = "" } = issue2;
  return `${path.map(String).join(".")} ${message}`.trim();
}

// src/rules/configure-rules.ts
var PROTECTED = /* @__PURE__ */ new Set(["clickable-not-focusable", "journey-blocked"]);
function configureRules(given) {
  const { catalogue: catalogue2, own, settings: settings2 } = given;
  const ids = [...catalogue2, ...own].map(({ id }) => id);
  const wishes = new Map(ids.map((id) => [id, wishFor(id, settings2)]));
  const rules = [
    ...catalogue2,
    ...own.map((rule) => guardRule(rule, { ...rule.options, ...wishes.get(rule.id)?.options }))
  ];
  const off = rules.filter(({ id }) => wishes.get(id)?.state === "off");
  const regraded = rules.flatMap((rule) => {
    const to = wishes.get(rule.id)?.severity;
    return to === void 0 || to === rule.severity || off.includes(rule) ? [] : [{ rule, to }];
  });
  const grades = new Map(regraded.map(({ rule, to }) => [rule.id, to]));
  const pages = new Map([...given.pages, ...own.map(({ id, page }) => [id, { id, ...page }])]);
  const project = {
    off: off.map(({ id }) => ({ rule: id, title: pages.get(id)?.title ?? id })),
    regraded: regraded.map(({ rule, to }) => ({ rule: rule.id, from: rule.severity, to })),
    own: own.map(({ id }) => id)
  };
  return {
    set: {
      rules: rules.filter((rule) => !off.includes(rule)).map((rule) => regrade(rule, grades.get(rule.id))),
      pages,
      project: Object.values(project).every((list) => list.length === 0) ? null : project
    },
    faults: Object.keys(settings2).flatMap((key) => findFaults(key, given))
  };
}
function wishFor(id, settings2) {
  const keys = Object.keys(settings2).filter((key) => matches(key, id));
  const ordered = [...keys.filter((key) => key !== id), ...keys.filter((key) => key === id)];
  let wish = {};
  for (const key of ordered) {
    const setting = settings2[key];
    if (setting !== void 0) wish = join6(wish, setting);
  }
  return wish;
}
function join6(wish, setting) {
  if (typeof setting === "string") return { ...wish, state: setting };
  const { severity: severity3 = wish.severity, options } = setting;
  return { state: "on", severity: severity3, options: { ...wish.options, ...options } };
}
function matches(key, id) {
  const parts = key.split("*").map((part) => part.replace(/[^a-z0-9-]/gi, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(id);
}
function regrade(rule, to) {
  return to === void 0 ? rule : { ...rule, severity: to, regraded: true };
}
function findFaults(key, { catalogue: catalogue2, own, settings: settings2 }) {
  const setting = settings2[key];
  const all = [...catalogue2, ...own];
  const meant = all.filter(({ id }) => matches(key, id));
  if (setting === void 0) return [];
  if (meant.length === 0)
    return [
      {
        path: ["rules", key],
        why: sayUnknown(
          key,
          all.map(({ id }) => id)
        )
      }
    ];
  const guarded = meant.filter((rule) => PROTECTED.has(rule.id) && isLowered(rule, setting));
  const quiet = guarded.map(({ id }) => ({
    path: ["rules", key],
    why: `${id} tells what stops a task and can be neither switched off nor lowered; waive the finding instead`
  }));
  return typeof setting === "string" ? quiet : [...quiet, ...findOptionFaults(key, setting.options ?? {}, own)];
}
function isLowered(rule, setting) {
  return typeof setting === "string" ? setting === "off" : (setting.severity ?? 4) < rule.severity;
}
function sayUnknown(written, ids) {
  const like = nearest(written, ids);
  const hint = like.length === 0 ? "`ux-jury rules` lists them" : `is ${like.join(" or ")} meant?`;
  return `no rule is called ${JSON.stringify(written)}; ${hint}`;
}
function findOptionFaults(key, options, own) {
  const meant = own.filter(({ id }) => matches(key, id));
  return Object.entries(options).flatMap(([name, value]) => {
    const path = ["rules", key, "options", name];
    const known = [...new Set(meant.flatMap((rule) => Object.keys(rule.options ?? {})))];
    if (!known.includes(name))
      return [{ path, why: known.length === 0 ? "takes no options" : `its options are ${known.join(", ")}` }];
    const type = meant.map((rule) => rule.options?.[name]).find((one) => one !== void 0);
    return typeOf(value) === typeOf(type) ? [] : [{ path, why: `must be a ${typeOf(type)}` }];
  });
}
function typeOf(value) {
  return Array.isArray(value) ? "list" : typeof value;
}

// src/commands/open-rules.ts
function openRules({ settings: settings2, path, lineOf }, own, pages) {
  refuseTaken(own.rules.map(({ id }) => id));
  const { set, faults } = configureRules({ catalogue, pages, own: own.rules, settings: settings2.rules });
  if (faults.length > 0) {
    const lines = faults.map((fault) => `line ${lineOf(fault.path)}: ${fault.path.join(".")}: ${fault.why}`);
    throw new InputError("config_invalid", `${path ?? "the settings"}: ${lines.join("; ")}`, {
      hint: "`ux-jury rules` lists the rules; docs/own-rules.md says what may be set."
    });
  }
  return { ...set, identity: set.project === null ? null : identify(set, own.sha256, settings2.rules) };
}
function identify({ project }, code, settings2) {
  const own = project?.own ?? [];
  const told = own.length === 0 ? {} : settings2;
  return JSON.stringify({ ...project, off: project?.off.map(({ rule }) => rule), code, told });
}
function refuseTaken(ids) {
  const known = catalogue.map(({ id }) => id);
  const taken = ids.find((id, index) => known.includes(id) || ids.indexOf(id) !== index);
  if (taken === void 0) return;
  throw new InputError("own_rule_invalid", `There is a rule ${taken} already.`, {
    hint: "Give your rule an id of its own, for example with the name of your team before it."
  });
}

export {
  ARTEFACTS,
  EVIDENCE_CAPS,
  artefactOf,
  isWalked,
  isStatic,
  isUnsupported,
  countedJourneys,
  GROUNDING,
  criteriaOverrides,
  EXPERTS,
  openYaml,
  describeIssues,
  WCAG_CRITERIA,
  RULES_FOLDER,
  loadOwnRules,
  EXECUTIONS,
  review,
  RESPONSES,
  crossReview,
  openSettings,
  readSettings,
  projectFolder,
  readTexts,
  formatRef,
  parseRef,
  fill,
  shorten,
  catalogue,
  nearest,
  openRules
};
