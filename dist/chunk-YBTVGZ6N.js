import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  setOutput
} from "./chunk-W3MEA6OT.js";
import {
  require_dist
} from "./chunk-JZP476KJ.js";
import {
  packageRoot
} from "./chunk-LI23XEWX.js";
import {
  METHOD_IDS
} from "./chunk-5ZWFTVFJ.js";
import {
  record,
  strictObject,
  string
} from "./chunk-VCSHUWZI.js";
import {
  __toESM
} from "./chunk-LQK3ML4U.js";

// src/action/outputs.ts
function setOutputs(result) {
  const { aggregate, conclusion, report, usage } = result;
  setOutput("verdict", conclusion.verdict ?? "");
  setOutput("conclusion", conclusion.conclusion);
  setOutput("debate", conclusion.debate ?? "");
  if (aggregate === null) return;
  setOutput("score", aggregate.average_score.toFixed(1));
  for (const method of METHOD_IDS) setOutput(method, aggregate.method_scores[method]);
  setOutput("report", report);
  setOutput("model-tokens", usage == null ? "" : totalTokens(usage));
  setOutput("model-cost-usd", usage?.total.usd ?? "");
}
function totalTokens({ total }) {
  return total.input_tokens + total.output_tokens + total.cache_write_tokens + total.cache_read_tokens;
}

// src/adapters/github/words.ts
var import_yaml = __toESM(require_dist(), 1);
import { readFileSync } from "node:fs";
import { join } from "node:path";
var group = record(string(), string());
var shape = strictObject({ comment: group, check: group, annotation: group, reply: group, log: group });
function readGithubWords(report) {
  const folder = join(packageRoot, "templates/github");
  return {
    ...shape.parse((0, import_yaml.parse)(readFileSync(join(folder, "words.yml"), "utf8"))),
    help: readFileSync(join(folder, "help.md"), "utf8"),
    pictures: readFileSync(join(folder, "pictures.md"), "utf8").trim(),
    report
  };
}

export {
  setOutputs,
  readGithubWords
};
