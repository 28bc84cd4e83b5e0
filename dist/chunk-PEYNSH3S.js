import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  writePromptsIndex
} from "./chunk-324PAABO.js";
import {
  listWaiting
} from "./chunk-MIHE3HZY.js";
import {
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

// src/commands/prompts.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
async function prompts(args) {
  try {
    const request = readArguments(args);
    const names = await writePrompts(request);
    const lines = names.map((name) => `  ${name}.request.md, .request.json`);
    process.stdout.write(`${names.length} requests in ${request.out}:
${lines.join("\n")}
`);
    return 0;
  } catch (error) {
    return reportError(error);
  }
}
async function writePrompts({ bundles, out, config }) {
  const scratch = mkdtempSync(join(tmpdir(), "ux-jury-prompts-"));
  try {
    writePromptsIndex(out, { bundles: [...bundles], config });
    await reviewBundles({
      bundles,
      out: scratch,
      config,
      folder: process.cwd(),
      mode: null,
      from: null,
      files: { kind: "prompts", folder: out },
      progress: () => void 0
    });
    return listWaiting(out);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: "string", default: "ux-jury-prompts" }, config: { type: "string" } }
    });
    const bundles = positionals.length > 0 ? positionals : ["ux-jury-bundle"];
    return {
      bundles: bundles.map((path) => resolve(path)),
      out: resolve(values.out),
      config: values.config === void 0 ? null : resolve(values.config)
    };
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new InputError("usage", what, { hint: "See `ux-jury --help`.", cause });
  }
}
export {
  prompts,
  writePrompts
};
