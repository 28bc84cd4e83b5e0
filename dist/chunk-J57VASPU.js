import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  aggregate,
  checkAggregationInput,
  checkArithmetic
} from "./chunk-YCQGLF5Y.js";
import "./chunk-5EFVYNCE.js";
import "./chunk-5ZWFTVFJ.js";
import {
  InputError,
  UxJuryError
} from "./chunk-MXH4ZDBW.js";
import "./chunk-VCSHUWZI.js";
import "./chunk-LQK3ML4U.js";

// src/commands/aggregate.ts
import { readFileSync } from "node:fs";
async function aggregateFile(args) {
  try {
    process.stdout.write(`${JSON.stringify(aggregate(readInput(args)), null, 2)}
`);
    return 0;
  } catch (error) {
    const message = error instanceof UxJuryError ? error.message : `unexpected fault: ${String(error)}`;
    process.stderr.write(`${JSON.stringify({ error: message })}
`);
    return 2;
  }
}
function readInput([path, ...extra]) {
  if (path === void 0 || extra.length > 0)
    throw new InputError("usage", "aggregate takes one FILE, or - for standard input.", {
      hint: "See --help."
    });
  const checked = checkAggregationInput(parse(read(path)));
  const issues = checked.ok ? checked.input.methods.flatMap(
    (result, index) => checkArithmetic(result).map((issue) => `methods[${index}].${issue}`)
  ) : checked.issues;
  if (!checked.ok || issues.length > 0)
    throw new InputError("invalid_input", issues.join("; "), { hint: "Correct the input and try again." });
  return checked.input;
}
function read(path) {
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8");
  } catch (cause) {
    throw new InputError("unreadable", `${path} cannot be read.`, { hint: "Check the path.", cause });
  }
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError("invalid_json", "the input is not valid JSON", {
      hint: "Correct the input.",
      cause
    });
  }
}
export {
  aggregateFile
};
