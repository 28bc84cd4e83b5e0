import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readPromptsIndex
} from "./chunk-YP3FD3FJ.js";
import {
  listWaiting
} from "./chunk-S3EBCL7F.js";
import {
  openProgress
} from "./chunk-6Z7B7Q2V.js";
import {
  readEnvironment,
  reviewBundles
} from "./chunk-D6GIGPM4.js";
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
import "./chunk-NASLISLL.js";
import "./chunk-LI23XEWX.js";
import "./chunk-PZFUP4SL.js";
import "./chunk-SEHJUX7Q.js";
import "./chunk-5ZWFTVFJ.js";
import {
  InputError
} from "./chunk-MXH4ZDBW.js";
import "./chunk-VCSHUWZI.js";
import "./chunk-LQK3ML4U.js";

// src/commands/answer.ts
import { resolve } from "node:path";
var OPTIONS = {
  out: { type: "string", default: "ux-jury-results" },
  config: { type: "string" },
  advisory: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  quiet: { type: "boolean", default: false }
};
async function answer(args) {
  try {
    const { values, folder } = readRequest(args);
    const progress = openProgress(readEnvironment(), values.quiet);
    const reviewed = await reviewAnswers(folder, {
      out: resolve(values.out),
      ...values.config === void 0 ? {} : { config: resolve(values.config) },
      mode: values.advisory ? "advisory" : null,
      progress: progress.say
    }).finally(progress.end);
    process.stdout.write(
      values.json ? `${JSON.stringify(reviewed.aggregate, null, 2)}
` : `${reviewed.summary.join("\n")}
`
    );
    return reviewed.exitCode;
  } catch (error) {
    return reportError(error);
  }
}
async function reviewAnswers(folder, change) {
  const { bundles, config } = readPromptsIndex(folder);
  try {
    return await reviewBundles({
      bundles,
      config,
      folder: process.cwd(),
      from: null,
      ...change,
      files: { kind: "answers", folder }
    });
  } catch (error) {
    const waiting = error instanceof InputError && error.code === "answer_missing" ? listWaiting(folder) : [];
    if (!(error instanceof InputError) || waiting.length < 2) throw error;
    throw new InputError(
      "answers_missing",
      `${waiting.length} requests wait for answers: ${waiting.join(", ")}.`,
      {
        hint: `Write NAME.answer.json beside each NAME.request.md in ${folder}, and run this again.`,
        cause: error
      }
    );
  }
}
function readRequest(args) {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [folder, ...extra] = positionals;
  if (folder === void 0 || extra.length > 0)
    throw new InputError("usage", "answer takes one DIR.", { hint: "See `ux-jury --help`." });
  return { values, folder: resolve(folder) };
}
export {
  answer,
  reviewAnswers
};
