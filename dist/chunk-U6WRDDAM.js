import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readNumber
} from "./chunk-SRNMIJQZ.js";
import {
  openProgress
} from "./chunk-6Z7B7Q2V.js";
import {
  STAGE_NAMES,
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

// src/commands/review.ts
import { resolve } from "node:path";
import { parseArgs } from "node:util";

// src/commands/colour-summary.ts
import { styleText } from "node:util";
var COLOURS = [
  [/^\S+ — PASS\b/, "green"],
  [/^\S+ — FAIL\b/, "red"],
  [/^\S+ — PROVISIONAL\b/, "yellow"]
];
function colourSummary(lines, hasColour) {
  if (!hasColour) return [...lines];
  return lines.map((line) => {
    const colour = COLOURS.find(([pattern]) => pattern.test(line))?.[1];
    return colour === void 0 ? line : styleText(["bold", colour], line);
  });
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
      round: readNumber("--round", values.round),
      cycle: readNumber("--cycle", values.cycle),
      progress: progress.say
    }).finally(progress.end);
    process.stdout.write(
      values.json ? `${JSON.stringify(reviewed.aggregate, null, 2)}
` : `${colourSummary(reviewed.summary, environment.has_colour).join("\n")}
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
        round: { type: "string" },
        cycle: { type: "string" },
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
