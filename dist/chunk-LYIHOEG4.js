import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  DEPTHS,
  assembleTeam2 as assembleTeam,
  buildTeam,
  detailTeam,
  openTeam,
  planTeam
} from "./chunk-OKK72W53.js";
import "./chunk-D6GIGPM4.js";
import "./chunk-YCQGLF5Y.js";
import "./chunk-QNRMELSO.js";
import "./chunk-5EFVYNCE.js";
import "./chunk-2LEHCBCR.js";
import {
  readArguments
} from "./chunk-WZSZ4GZ4.js";
import {
  reportError
} from "./chunk-JZP476KJ.js";
import {
  escapeLog
} from "./chunk-NASLISLL.js";
import "./chunk-LI23XEWX.js";
import "./chunk-PZFUP4SL.js";
import "./chunk-SEHJUX7Q.js";
import "./chunk-5ZWFTVFJ.js";
import {
  InputError
} from "./chunk-MXH4ZDBW.js";
import "./chunk-VCSHUWZI.js";
import "./chunk-LQK3ML4U.js";

// src/commands/team.ts
import { homedir } from "node:os";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
var STEPS = {
  plan: planTeam,
  assemble: assembleTeam,
  detail: detailTeam,
  build: buildTeam,
  report: showReport
};
var OPTIONS = {
  out: { type: "string", default: "ux-jury-results" },
  project: { type: "string", default: "." },
  source: { type: "string" },
  walk: { type: "string" },
  bundle: { type: "string" },
  assign: { type: "string", multiple: true, default: [] },
  producer: { type: "string", multiple: true, default: [] },
  depth: { type: "string", multiple: true, default: [] },
  "changed-since": { type: "string" },
  yes: { type: "boolean", default: false },
  "save-specialist": { type: "boolean", default: false }
};
async function team(args) {
  const terminal = openTerminal();
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
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
    out: resolve(values.out),
    project: resolve(values.project),
    home: homedir(),
    yes: values.yes,
    save_specialist: values["save-specialist"],
    changed_since: values["changed-since"] ?? null,
    overrides: {
      specialists: readPairs(values.assign),
      producers: readPairs(values.producer),
      depths: readDepths(values.depth)
    },
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
function readDepths(given) {
  return Object.fromEntries(
    Object.entries(readPairs(given)).map(([task, word]) => {
      const depth = DEPTHS.find((one) => one.toLowerCase() === word.toLowerCase());
      if (depth !== void 0) return [task, depth];
      throw new InputError("usage", `There is no depth ${JSON.stringify(word)}.`, {
        hint: `Write --depth ${task}=Deep, Standard or Light.`
      });
    })
  );
}
function showReport({ folder }) {
  const text = folder.readText("build-report.md");
  process.stdout.write(
    `${text.split("\n").map((line) => `${/^ */.exec(line)?.[0] ?? ""}${escapeLog(line, 4e3)}`).join("\n")}
`
  );
  return folder.read("team-build-report", "build-report.json").status === "PASS" ? 0 : 1;
}
export {
  team
};
