import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  InputError
} from "./chunk-MXH4ZDBW.js";
import {
  array,
  strictObject,
  string
} from "./chunk-VCSHUWZI.js";

// src/adapters/prompts-index.ts
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
var FILE = "prompts.json";
var index = strictObject({ bundles: array(string()).min(1), config: string().nullable() });
function writePromptsIndex(folder, { bundles, config }) {
  mkdirSync(folder, { recursive: true });
  const kept = {
    bundles: bundles.map((path) => relative(folder, path)),
    config: config === null ? null : relative(folder, config)
  };
  writeFileSync(join(folder, FILE), `${JSON.stringify(kept, null, 2)}
`);
}
function readPromptsIndex(folder) {
  const path = join(folder, FILE);
  const parsed = index.safeParse(existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null);
  if (!parsed.success)
    throw new InputError("prompts_missing", `${folder} holds no requests of ux-jury prompts.`, {
      hint: "Run `ux-jury prompts BUNDLE --out DIR` first."
    });
  const { bundles, config } = parsed.data;
  return {
    bundles: bundles.map((one) => resolve(folder, one)),
    config: config === null ? null : resolve(folder, config)
  };
}

export {
  writePromptsIndex,
  readPromptsIndex
};
