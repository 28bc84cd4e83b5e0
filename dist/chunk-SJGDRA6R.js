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
  STAGE_NAMES,
  readEnvironment,
  reviewBundles
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

// src/commands/review.ts
import { resolve } from "node:path";

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
var OPTIONS = {
  out: { type: "string", default: "ux-jury-results" },
  config: { type: "string" },
  baseline: { type: "string" },
  ...SOURCE_OPTIONS,
  from: { type: "string" },
  round: { type: "string" },
  cycle: { type: "string" },
  advisory: { type: "boolean", default: false },
  batch: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  quiet: { type: "boolean", default: false }
};
async function review(args) {
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
    const environment = readEnvironment();
    const progress = openProgress(environment, values.quiet);
    const reviewed = await reviewBundles({
      bundles: positionals.map((path) => resolve(path)),
      sources: openSources(values),
      out: resolve(values.out),
      config: values.config === void 0 ? null : resolve(values.config),
      folder: process.cwd(),
      baseline: values.baseline === void 0 ? null : resolve(values.baseline),
      mode: values.advisory ? "advisory" : null,
      from: readStage(values.from),
      round: readNumber("--round", values.round),
      cycle: readNumber("--cycle", values.cycle),
      batch: values.batch,
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
