#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  packageRoot,
  readVersion
} from "./chunk-LI23XEWX.js";
import "./chunk-LQK3ML4U.js";

// src/cli.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
var COMMANDS = {
  init: async () => (await import("./chunk-UBDJ42EI.js")).init,
  review: async () => (await import("./chunk-SJGDRA6R.js")).review,
  debate: async () => (await import("./chunk-ROIKW4X7.js")).debate,
  prompts: async () => (await import("./chunk-54EJQW7Z.js")).prompts,
  answer: async () => (await import("./chunk-MEPBB3N6.js")).answer,
  assemble: async () => (await import("./chunk-4IYOZ65B.js")).assemble,
  aggregate: async () => (await import("./chunk-J57VASPU.js")).aggregateFile,
  rules: async () => (await import("./chunk-JSXBVC3L.js")).rules,
  team: async () => (await import("./chunk-LYIHOEG4.js")).team
};
process.exitCode = await main(process.argv.slice(2));
async function main([name, ...args]) {
  if (name === "--version" || name === "-v") return print(readVersion());
  if (name === void 0 || name === "help" || name === "--help" || name === "-h") return print(help());
  const load = COMMANDS[name];
  if (load === void 0) {
    process.stderr.write(`ux-jury: there is no command ${JSON.stringify(name)}.

${help()}`);
    return 2;
  }
  const command = await load();
  return command(args);
}
function print(text) {
  process.stdout.write(text.endsWith("\n") ? text : `${text}
`);
  return 0;
}
function help() {
  return readFileSync(join(packageRoot, "templates", "cli", "help.txt"), "utf8");
}
