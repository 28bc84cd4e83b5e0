import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readPromptsIndex
} from "./chunk-BRPUHB2Y.js";
import {
  listWaiting
} from "./chunk-QR6O5KXO.js";
import {
  openProgress
} from "./chunk-6Z7B7Q2V.js";
import {
  readEnvironment,
  reviewBundles
} from "./chunk-ORDIHH2M.js";
import "./chunk-3WUDUJYH.js";
import {
  reportError
} from "./chunk-7NK5COJZ.js";
import "./chunk-LI23XEWX.js";
import "./chunk-C7PKNATT.js";
import "./chunk-EZSSF3K3.js";
import {
  InputError
} from "./chunk-QFI6F5FM.js";
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
