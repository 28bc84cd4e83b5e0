import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readPromptsIndex
} from "./chunk-324PAABO.js";
import {
  listWaiting
} from "./chunk-MIHE3HZY.js";
import {
  openProgress
} from "./chunk-6Z7B7Q2V.js";
import {
  readEnvironment,
  reviewBundles
} from "./chunk-D3FTODUM.js";
import "./chunk-VCOUAUAS.js";
import {
  reportError
} from "./chunk-EW5ZP56N.js";
import "./chunk-LI23XEWX.js";
import "./chunk-MTD2XPXX.js";
import "./chunk-6KGYSAPL.js";
import {
  InputError
} from "./chunk-EYLMBRDL.js";
import "./chunk-LQK3ML4U.js";

// src/commands/answer.ts
import { resolve } from "node:path";
import { parseArgs } from "node:util";
async function answer(args) {
  try {
    const { values, folder } = readArguments(args);
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
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: "string", default: "ux-jury-results" },
        config: { type: "string" },
        advisory: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        quiet: { type: "boolean", default: false }
      }
    });
    const [folder, ...extra] = positionals;
    if (folder === void 0 || extra.length > 0) throw new Error("answer takes one DIR.");
    return { values, folder: resolve(folder) };
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new InputError("usage", what, { hint: "See `ux-jury --help`.", cause });
  }
}
export {
  answer,
  reviewAnswers
};
