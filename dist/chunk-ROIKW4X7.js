import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readNumber
} from "./chunk-AVORGN6Y.js";
import {
  SOURCE_OPTIONS,
  openSources
} from "./chunk-WIF6I3BS.js";
import {
  openProgress
} from "./chunk-6Z7B7Q2V.js";
import {
  ARC,
  DEBATE_STAGES,
  EXIT_CODES,
  FINAL_REPORT,
  RULINGS,
  concludeParts,
  fillSentence,
  isBlocking,
  openRun,
  readEnd,
  readEnvironment,
  readOwnRules,
  reportFile,
  runPipeline,
  standOf
} from "./chunk-D6GIGPM4.js";
import "./chunk-YCQGLF5Y.js";
import "./chunk-QNRMELSO.js";
import "./chunk-5EFVYNCE.js";
import "./chunk-2LEHCBCR.js";
import "./chunk-324LQGCH.js";
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

// src/commands/debate.ts
import { resolve } from "node:path";

// src/commands/debate-bundles.ts
import { join, relative } from "node:path";

// src/debate/tell-debate.ts
function tellDebate(end, words) {
  const { debate: debate2, judge, arc, reasons, report } = end;
  const { summary } = words;
  return [
    ...debate2 === null ? [summary.nobody] : tellScores(debate2, words),
    ...reasons.map((reason) => `  ${reason}`),
    judge === null ? summary.no_judge : fillSentence(summary.judge, { verdict: judge }),
    fillSentence(summary.next, {
      next: words.arc.next[arc.next],
      used: arc.used,
      max_cycles: arc.max_cycles
    }),
    ...tellRuling(end, words),
    fillSentence(summary.report, { report })
  ];
}
function tellRuling({ debate: debate2, rulings }, { summary }) {
  const row = debate2?.criteria.find((one) => isBlocking(one, debate2.threshold));
  if (debate2 === null || row === void 0 || standOf(debate2) !== "ruling") return [];
  const { criterion, combined: score } = row;
  return [fillSentence(summary.rule, { rulings, criterion, score, round: debate2.round })];
}
function tellScores(debate2, { report, summary }) {
  const { round, cycle, passing, failing, pending, threshold, scale } = debate2;
  const verdict = report[`verdict_${standOf(debate2)}`];
  const values = { round, cycle, passing, failing, pending, threshold, scale, total: debate2.criteria.length };
  return [fillSentence(summary.verdict, { ...values, verdict }), fillSentence(summary.scores, values)];
}

// src/commands/debate-bundles.ts
async function debateBundles(request) {
  const run = openRun(request, await readOwnRules(request));
  await runPipeline(run, {
    from: request.from,
    only: DEBATE_STAGES,
    progress: (stage, { index, of, kept }) => request.progress(`[${index + 1}/${of}] ${stage}${kept ? " (kept)" : ""}`)
  });
  const end = readEnd(run);
  const { debate: conclusion } = concludeParts(end, run.texts.gate);
  const arc = run.folder.read("arc", ARC);
  const reportPath = join(request.out, end.debate === null ? FINAL_REPORT : reportFile(run));
  const told = {
    debate: end.debate,
    judge: end.judge,
    arc,
    reasons: conclusion.reasons,
    report: relative(request.folder, reportPath),
    rulings: relative(request.folder, join(request.out, RULINGS))
  };
  return {
    arc,
    conclusion,
    reportPath,
    summary: tellDebate(told, run.texts.debate.words),
    exitCode: EXIT_CODES[conclusion.conclusion]
  };
}

// src/commands/debate.ts
var OPTIONS = {
  out: { type: "string", default: "ux-jury-results" },
  config: { type: "string" },
  ...SOURCE_OPTIONS,
  from: { type: "string" },
  round: { type: "string" },
  cycle: { type: "string" },
  advisory: { type: "boolean", default: false },
  quiet: { type: "boolean", default: false }
};
async function debate(args) {
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
    const progress = openProgress(readEnvironment(), values.quiet);
    const debated = await debateBundles({
      bundles: positionals.map((path) => resolve(path)),
      sources: openSources(values),
      out: resolve(values.out),
      config: values.config === void 0 ? null : resolve(values.config),
      folder: process.cwd(),
      mode: values.advisory ? "advisory" : null,
      from: readStage(values.from),
      round: readNumber("--round", values.round),
      cycle: readNumber("--cycle", values.cycle),
      progress: progress.say
    }).finally(progress.end);
    process.stdout.write(`${debated.summary.map(showLine).join("\n")}
`);
    return debated.exitCode;
  } catch (error) {
    return reportError(error);
  }
}
function showLine(line) {
  return `${/^ */.exec(line)?.[0] ?? ""}${escapeLog(line)}`;
}
function readStage(name) {
  if (name === void 0) return null;
  const stage = DEBATE_STAGES.find((known) => known === name);
  if (stage !== void 0) return stage;
  throw new InputError("stage_unknown", `The debate has no stage ${JSON.stringify(name)}.`, {
    hint: `Its stages are ${DEBATE_STAGES.join(", ")}.`
  });
}
export {
  debate
};
