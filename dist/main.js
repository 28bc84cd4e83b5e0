import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readGithubWords,
  setOutputs
} from "./chunk-YBTVGZ6N.js";
import {
  getInput,
  getMultilineInput,
  setOutput
} from "./chunk-W3MEA6OT.js";
import "./chunk-UPO75Y3X.js";
import {
  readEnvironment,
  reviewBundles
} from "./chunk-D6GIGPM4.js";
import "./chunk-YCQGLF5Y.js";
import {
  readTexts
} from "./chunk-QNRMELSO.js";
import "./chunk-5EFVYNCE.js";
import "./chunk-2LEHCBCR.js";
import {
  reportError
} from "./chunk-JZP476KJ.js";
import "./chunk-NASLISLL.js";
import "./chunk-LI23XEWX.js";
import "./chunk-PZFUP4SL.js";
import "./chunk-SEHJUX7Q.js";
import "./chunk-5ZWFTVFJ.js";
import {
  InputError
} from "./chunk-MXH4ZDBW.js";
import {
  boolean,
  looseObject,
  number,
  string,
  unknown
} from "./chunk-VCSHUWZI.js";
import "./chunk-LQK3ML4U.js";

// src/main.ts
import { appendFileSync, readFileSync } from "node:fs";

// src/action/options.ts
import { resolve } from "node:path";
function readOptions({ workspace }) {
  const bundles = getMultilineInput("bundle");
  return {
    bundles: bundles.map((path) => resolve(workspace, path)),
    artifact: getInput("artifact") || null,
    out: resolve(workspace, getInput("output") || "ux-jury-results"),
    config: getInput("config") === "" ? null : resolve(workspace, getInput("config")),
    mode: readChoice("mode", ["gate", "advisory"]),
    compare: readChoice("compare", ["absolute", "regression"]) ?? "absolute",
    token: readToken(getInput("github-token")),
    id: readMatching("id", /^[\w .-]{1,40}$/) ?? "",
    comment: (readChoice("comment", ["true", "false"]) ?? "true") === "true",
    sha: readMatching("sha", /^[0-9a-f]{40,64}$/),
    pull: Number(readMatching("pull-request", /^[1-9]\d{0,9}$/) ?? 0) || null,
    test_root: getInput("test-root"),
    team_branch: readChoice("team-branch", ["true", "false"]) === "true",
    results: readMatching("results-artifact", /^(?!\.)[\w .()-]{1,120}$/),
    pictures: readMatching("pictures-branch", /^(?=.{1,100}$)[\w-]+(?:[/.][\w-]+)*$/)
  };
}
function readChoice(name, choices) {
  const given = getInput(name);
  if (given === "") return null;
  const choice = choices.find((one) => one === given);
  if (choice !== void 0) return choice;
  throw invalid(name, given, `Write ${choices.join(" or ")}, or leave it out.`);
}
function readMatching(name, pattern) {
  const given = getInput(name);
  if (given === "") return null;
  if (pattern.test(given)) return given;
  throw invalid(name, given, "README.md says what it takes.");
}
function invalid(name, given, hint) {
  const code = `${name.replaceAll("-", "_")}_invalid`;
  return new InputError(code, `The input ${name} is ${JSON.stringify(given.slice(0, 80))}.`, { hint });
}
function readToken(given) {
  return given === "" || given.startsWith("${{") ? null : given;
}

// src/action/target.ts
var repo = looseObject({ id: number() }).nullish();
var pull = looseObject({
  number: number(),
  head: looseObject({ sha: string(), repo }),
  base: looseObject({ sha: string(), ref: string(), repo })
});
var user = looseObject({ login: string(), type: string().optional() });
var pullEvent = looseObject({
  action: string(),
  before: string().optional(),
  pull_request: pull
});
var pushEvent = looseObject({ before: string(), after: string(), deleted: boolean().optional() });
var mergeGroupEvent = looseObject({
  action: string(),
  merge_group: looseObject({ head_sha: string(), head_ref: string(), base_sha: string() })
});
var workflowRunEvent = looseObject({
  workflow_run: looseObject({
    id: number(),
    event: string(),
    head_sha: string(),
    head_branch: string().nullish(),
    head_repository: repo
  })
});
var commentEvent = looseObject({
  action: string(),
  sender: user,
  issue: looseObject({ number: number(), state: string(), pull_request: unknown().optional() }),
  comment: looseObject({
    id: number(),
    body: string().nullish(),
    user: user.nullable(),
    created_at: string(),
    updated_at: string()
  }),
  changes: looseObject({ body: looseObject({ from: string() }).optional() }).optional()
});
var FOREIGN = [
  "check_run",
  "check_suite",
  "status",
  "pull_request_review",
  "pull_request_review_comment",
  "issues",
  "label",
  "discussion",
  "discussion_comment",
  "watch",
  "fork",
  "create",
  "delete"
];
function readTarget(name, payload, asked) {
  if (name === "pull_request" || name === "pull_request_target") return ofPull(pullEvent.parse(payload));
  if (name === "push") return ofPush(pushEvent.parse(payload));
  if (name === "merge_group") return ofMergeGroup(mergeGroupEvent.parse(payload));
  if (name === "workflow_run") return ofWorkflowRun(workflowRunEvent.parse(payload));
  if (name === "issue_comment") return { kind: "answer", event: commentEvent.parse(payload) };
  if (FOREIGN.includes(name)) return { kind: "nothing" };
  return { ...REVIEW, sha: asked.sha, pull: asked.pull, comments: asked.pull !== null };
}
var REVIEW = {
  kind: "review",
  pull: null,
  comments: false,
  before: null,
  base_sha: null,
  source: null
};
function ofPull({ action, before, pull_request: { number: number2, head, base } }) {
  if (action === "closed") return { kind: "nothing" };
  return {
    ...REVIEW,
    sha: head.sha,
    pull: number2,
    comments: true,
    before: before ?? null,
    base_sha: base.sha
  };
}
function ofPush({ before, after, deleted }) {
  if (deleted === true || isNone(after)) return { kind: "nothing" };
  return { ...REVIEW, sha: after, base_sha: isNone(before) ? null : before };
}
function ofMergeGroup({ action, merge_group: group }) {
  if (action !== "checks_requested") return { kind: "nothing" };
  const number2 = /\/pr-(\d+)-[0-9a-f]+$/.exec(group.head_ref)?.[1];
  return {
    ...REVIEW,
    sha: group.head_sha,
    pull: number2 === void 0 ? null : Number(number2),
    base_sha: group.base_sha
  };
}
function ofWorkflowRun({ workflow_run: run }) {
  const isPull = run.event === "pull_request" || run.event === "pull_request_target";
  return {
    ...REVIEW,
    sha: run.head_sha,
    comments: isPull,
    source: {
      run: run.id,
      head_repository: run.head_repository?.id ?? null,
      branch: run.head_branch ?? null,
      is_pull: isPull
    }
  };
}
function isNone(sha) {
  return /^0+$/.test(sha);
}

// src/main.ts
var environment = readEnvironment();
process.exitCode = await main(environment);
async function main(environment2) {
  try {
    const options = readOptions(environment2);
    const { runner } = environment2;
    const { token } = options;
    if (runner === null || token === null) return await reviewAlone(environment2, options);
    const asked = { sha: options.sha ?? runner.sha, pull: options.pull };
    const target = readTarget(runner.event_name, readPayload(runner), asked);
    const { runJob } = await import("./chunk-EPNBYYKI.js");
    return await runJob(environment2, runner, { options: { ...options, token }, target });
  } catch (error) {
    setOutput("conclusion", "failure");
    return reportError(error);
  }
}
async function reviewAlone(environment2, options) {
  const exitCode = await reviewHere(environment2, options);
  const { uploadResults } = await import("./chunk-OSZVKQW3.js");
  await uploadResults(environment2, options, readGithubWords(readTexts().report.words));
  return exitCode;
}
async function reviewHere({ workspace, job_summary }, options) {
  const { bundles, out, config, mode } = options;
  const reviewed = await reviewBundles({
    bundles,
    out,
    config,
    folder: workspace,
    mode,
    from: null,
    progress: (line) => process.stderr.write(`${line}
`)
  });
  const { aggregate, conclusion, reportPath: report, usage } = reviewed;
  setOutputs({ aggregate, conclusion, report, usage });
  if (job_summary !== null) appendFileSync(job_summary, reviewed.jobSummary);
  for (const line of reviewed.summary) process.stdout.write(`${line}
`);
  return reviewed.exitCode;
}
function readPayload({ event_path }) {
  if (event_path === null) return {};
  try {
    return JSON.parse(readFileSync(event_path, "utf8"));
  } catch (cause) {
    throw new InputError("event_unreadable", "The event file of this job cannot be read.", {
      hint: "This happens on a broken runner: run the job again.",
      cause
    });
  }
}
