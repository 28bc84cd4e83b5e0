import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  require_dist
} from "./chunk-JZP476KJ.js";
import {
  packageRoot
} from "./chunk-LI23XEWX.js";
import {
  record,
  string
} from "./chunk-VCSHUWZI.js";
import {
  __toESM
} from "./chunk-LQK3ML4U.js";

// src/adapters/words-file.ts
var import_yaml = __toESM(require_dist(), 1);
import { readFileSync } from "node:fs";
import { join } from "node:path";
var sentences = record(string(), record(string(), string()));
function openWords(path, group) {
  const words = sentences.parse((0, import_yaml.parse)(readFileSync(join(packageRoot, "templates", path), "utf8")))[group];
  return (key, filling = {}) => {
    const sentence = words?.[key];
    if (sentence === void 0) throw new Error(`templates/${path} has no ${group}.${key}.`);
    return sentence.replace(/\{(\w+)\}/g, (whole, name) => filling[name] ?? whole);
  };
}

export {
  openWords
};
