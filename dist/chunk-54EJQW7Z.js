import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  writePromptsIndex
} from "./chunk-YP3FD3FJ.js";
import {
  listWaiting
} from "./chunk-S3EBCL7F.js";
import {
  SOURCE_OPTIONS,
  openSources
} from "./chunk-WIF6I3BS.js";
import {
  reviewBundles,
  writeSources
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
import "./chunk-MXH4ZDBW.js";
import "./chunk-VCSHUWZI.js";
import "./chunk-LQK3ML4U.js";

// src/commands/prompts.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
async function prompts(args) {
  try {
    const request = readRequest(args);
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
async function writePrompts({
  bundles: given,
  sources = [],
  out,
  config
}) {
  const bundles = [...given, ...writeSources(sources, join(out, "sources"))];
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
function readRequest(args) {
  const { values, positionals } = readArguments(args, {
    out: { type: "string", default: "ux-jury-prompts" },
    config: { type: "string" },
    ...SOURCE_OPTIONS
  });
  const sources = openSources(values);
  const bundles = positionals.length + sources.length > 0 ? positionals : ["ux-jury-bundle"];
  return {
    sources,
    bundles: bundles.map((path) => resolve(path)),
    out: resolve(values.out),
    config: values.config === void 0 ? null : resolve(values.config)
  };
}
export {
  prompts,
  writePrompts
};
