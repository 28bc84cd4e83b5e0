import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  STAGE_NAMES,
  readEnvironment,
  reportError,
  reviewBundles
} from "./chunk-XDHZQFDX.js";
import "./chunk-LI23XEWX.js";
import {
  InputError
} from "./chunk-YU7KKW7S.js";
import "./chunk-LQK3ML4U.js";

// src/commands/review.ts
import { resolve } from "node:path";
import { parseArgs } from "node:util";

// src/adapters/progress.ts
function openProgress(environment, isQuiet) {
  const { stderr } = process;
  if (isQuiet) return { say: () => void 0, end: () => void 0 };
  if (!environment.is_terminal) return { say: (text) => stderr.write(`${text}
`), end: () => void 0 };
  return {
    say: (text) => stderr.write(`\r\x1B[2K${text.slice(0, environment.columns - 1)}`),
    end: () => stderr.write("\r\x1B[2K")
  };
}

// src/commands/review.ts
async function review(args) {
  try {
    const { values, positionals } = readArguments(args);
    const environment = readEnvironment();
    const progress = openProgress(environment, values.quiet);
    const reviewed = await reviewBundles({
      bundles: positionals.map((path) => resolve(path)),
      out: resolve(values.out),
      config: values.config === void 0 ? null : resolve(values.config),
      folder: process.cwd(),
      mode: values.advisory ? "advisory" : null,
      from: readStage(values.from),
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
function readArguments(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: "string", default: "ux-jury-results" },
        config: { type: "string" },
        from: { type: "string" },
        advisory: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        quiet: { type: "boolean", default: false }
      }
    });
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new InputError("usage", what, { hint: "See `ux-jury --help`.", cause });
  }
}
function readStage(name) {
  if (name === void 0) return null;
  const stage = STAGE_NAMES.find((known) => known === name);
  if (stage !== void 0) return stage;
  throw new InputError("stage_unknown", `There is no stage ${JSON.stringify(name)}.`, {
    hint: `The stages are ${STAGE_NAMES.join(", ")}.`
  });
}
export {
  review
};
