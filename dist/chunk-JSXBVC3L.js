import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  catalogue,
  loadOwnRules,
  nearest,
  openRules,
  openSettings,
  projectFolder,
  readTexts
} from "./chunk-QNRMELSO.js";
import "./chunk-5EFVYNCE.js";
import {
  openWords
} from "./chunk-324LQGCH.js";
import {
  readArguments
} from "./chunk-WZSZ4GZ4.js";
import {
  reportError
} from "./chunk-JZP476KJ.js";
import {
  escapeLog
} from "./chunk-NASLISLL.js";
import {
  packageRoot
} from "./chunk-LI23XEWX.js";
import "./chunk-SEHJUX7Q.js";
import {
  METHOD_IDS
} from "./chunk-5ZWFTVFJ.js";
import {
  InputError
} from "./chunk-MXH4ZDBW.js";
import "./chunk-VCSHUWZI.js";
import "./chunk-LQK3ML4U.js";

// src/commands/rules.ts
import { resolve } from "node:path";

// src/adapters/rule-markdown.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
function readRuleMarkdown(id) {
  const text = readFileSync(join(packageRoot, "templates", "rules", `${id}.md`), "utf8");
  return text.slice(Math.max(0, text.indexOf("\n## ") + 1)).trim();
}

// src/rules/list-rules.ts
function listRules(set, catalogue2) {
  const known = new Set(catalogue2.map(({ id }) => id));
  const inForce = new Map(set.rules.map((rule) => [rule.id, rule]));
  const own = set.rules.filter(({ id }) => !known.has(id));
  return [...catalogue2.map((rule) => inForce.get(rule.id) ?? rule), ...own].map(
    (rule) => describe(rule, {
      set,
      page: set.pages.get(rule.id),
      isOn: inForce.has(rule.id),
      isOwn: !known.has(rule.id)
    })
  );
}
function filterRules(rules2, { method, criterion, text }) {
  const wanted = text?.toLowerCase() ?? "";
  return rules2.filter(
    (rule) => (method === null || rule.methods.includes(method)) && (criterion === null || namesOf(rule.claims).some((name) => name.toLowerCase() === criterion.toLowerCase())) && `${rule.id} ${rule.title}`.toLowerCase().includes(wanted)
  );
}
function namesOf({ nielsen, walkthrough, spark, pure, wcag, criteria }) {
  return [
    ...nielsen,
    ...walkthrough.map((question) => `Q${question}`),
    ...spark,
    ...pure,
    ...wcag,
    ...criteria
  ];
}
function describe({ id, scope, severity, claims }, { set, page, isOn, isOwn }) {
  const was = set.project?.regraded.find(({ rule }) => rule === id)?.from ?? null;
  const state = !isOn ? "off" : isOwn ? "own" : was === null ? "on" : "graded";
  return { id, title: page?.title ?? id, scope, state, severity, was, methods: methodsOf(claims), claims };
}
function methodsOf({ spark, nielsen, walkthrough, pure, wcag }) {
  const speaks = {
    spark: spark.length,
    nielsen: nielsen.length,
    cognitive_walkthrough: walkthrough.length,
    pure: pure.length,
    wcag_2_2_aa: wcag.length
  };
  return Object.keys(speaks).filter((method) => speaks[method] > 0);
}

// src/commands/format-rules.ts
var FILE = "cli/rules.yml";
var MOST_NAMES = 4;
function formatRules(rules2, all) {
  const say = openWords(FILE, "rules");
  const count = say("count", { shown: String(rules2.length), all: String(all) });
  if (rules2.length === 0) return [say("none"), count].join("\n");
  const table = [say("columns").split(" | "), ...rules2.map(rowOf)];
  const widths = (table[0] ?? []).map(
    (_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))
  );
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return [...lines.map((line) => line.trimEnd()), "", count, say("more")].join("\n");
}
function sayState({ state, was }) {
  return openWords(FILE, "rules")(state, { was: String(was ?? "") });
}
function rowOf(rule) {
  const { id, title, methods, claims, severity } = rule;
  const name = openWords(FILE, "methods");
  const names = namesOf({ ...claims, criteria: [], pure: [] });
  const more = names.length > MOST_NAMES ? ` +${names.length - MOST_NAMES}` : "";
  return [
    id,
    title,
    methods.map((method) => name(method)).join(" "),
    `${names.slice(0, MOST_NAMES).join(" ")}${more}`,
    String(severity),
    sayState(rule)
  ].map((cell) => escapeLog(cell));
}

// src/commands/format-rule-page.ts
var FILE2 = "cli/rules.yml";
var SECTIONS = ["what", "why", "source", "fix", "fails", "passes"];
function formatRulePage(rule, page) {
  const say = openWords(FILE2, "rules");
  const { id, title, scope, severity, claims } = rule;
  const names = namesOf(claims).join(", ") || say("nothing");
  const facts = { scope, severity: String(severity), state: sayState(rule), names };
  const body = typeof page === "string" ? page : writeOwn(page);
  return [say("head", { id, title }), "", say("facts", facts), "", ...body.split("\n")].map(showLine).join("\n");
}
function showLine(line) {
  return `${/^ */.exec(line)?.[0] ?? ""}${escapeLog(line, 4e3)}`.trimEnd();
}
function writeOwn(page) {
  const head = openWords(FILE2, "sections");
  return SECTIONS.flatMap((name) => {
    const text = page[name];
    return text === void 0 ? [] : [`## ${head(name)}

${text.trim()}`];
  }).join("\n\n");
}

// src/commands/load-rules.ts
async function loadRules(folder, config) {
  const file = openSettings(folder, config);
  const own = await loadOwnRules(projectFolder(folder, config), file.settings.plugins);
  return { rules: openRules(file, own, readTexts().rulePages), own, catalogue };
}

// src/commands/rules.ts
var OPTIONS = {
  config: { type: "string" },
  method: { type: "string" },
  criterion: { type: "string" },
  find: { type: "string" },
  json: { type: "boolean", default: false }
};
async function rules(args) {
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
    const [id, ...extra] = positionals;
    if (extra.length > 0)
      throw new InputError("usage", "rules takes one ID.", { hint: "See `ux-jury --help`." });
    const config = values.config === void 0 ? null : resolve(values.config);
    const loaded = await loadRules(process.cwd(), config);
    const all = listRules(loaded.rules, loaded.catalogue);
    if (id !== void 0) return print(showOne(id, { all, loaded, json: values.json }));
    const shown = filterRules(all, {
      method: readMethod(values.method),
      criterion: readCriterion(values.criterion, all),
      text: values.find ?? null
    });
    return print(values.json ? toJson(shown) : formatRules(shown, all.length));
  } catch (error) {
    return reportError(error);
  }
}
function showOne(id, { all, loaded, json }) {
  const rule = all.find((one) => one.id === id);
  if (rule === void 0) throw unknown(id, all);
  const own = loaded.own.rules.find((one) => one.id === id);
  if (json) return toJson({ ...rule, page: own?.page ?? readRuleMarkdown(id) });
  return formatRulePage(rule, own?.page ?? readRuleMarkdown(id));
}
function unknown(id, all) {
  const like = nearest(
    id,
    all.map((one) => one.id)
  );
  return new InputError("rule_unknown", `There is no rule ${JSON.stringify(id)}.`, {
    hint: like.length === 0 ? "`ux-jury rules` lists them." : `Is ${like.join(" or ")} meant?`
  });
}
var SHORT = {
  walkthrough: "cognitive_walkthrough",
  wcag: "wcag_2_2_aa"
};
function readMethod(given) {
  if (given === void 0) return null;
  const method = SHORT[given.toLowerCase()] ?? METHOD_IDS.find((known) => known === given.toLowerCase());
  if (method !== void 0) return method;
  throw new InputError("method_unknown", `There is no method ${JSON.stringify(given)}.`, {
    hint: `The methods are ${[...METHOD_IDS, ...Object.keys(SHORT)].join(", ")}.`
  });
}
function readCriterion(given, all) {
  if (given === void 0) return null;
  const names = [...new Set(all.flatMap(({ claims }) => namesOf(claims)))];
  if (names.some((name) => name.toLowerCase() === given.toLowerCase())) return given;
  const like = nearest(given, names);
  throw new InputError("criterion_unknown", `No rule speaks to ${JSON.stringify(given)}.`, {
    hint: like.length === 0 ? "Give one like 1.4.3, H4, Q2 or reliable." : `Is ${like.join(" or ")} meant?`
  });
}
function toJson(value) {
  return JSON.stringify(value, null, 2);
}
function print(text) {
  process.stdout.write(`${text}
`);
  return 0;
}
export {
  rules
};
