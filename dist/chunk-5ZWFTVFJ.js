import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  int,
  number,
  strictObject,
  string
} from "./chunk-VCSHUWZI.js";

// src/contract/primitives.ts
var METHOD_IDS = ["spark", "nielsen", "cognitive_walkthrough", "pure", "wcag_2_2_aa"];
var SEVERITIES = ["critical", "high", "medium", "low"];
var CONFIDENCES = ["low", "medium", "high"];
var INTERACTIONS = [
  "click_tap",
  "field_entry",
  "selection",
  "keyboard",
  "navigation",
  "system_wait"
];
var text = string().regex(/\S/, "must be a non-empty string");
var count = int().min(0);
var score = int().min(1).max(10);
var milliseconds = number().min(0);
var sha256 = string().regex(/^[0-9a-f]{64}$/);
var slug = string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
var relativePath = string().regex(/^(?!\/)(?!.*(^|\/)\.\.?(\/|$))[A-Za-z0-9._/-]{1,200}$/);
var box = strictObject({ x: number(), y: number(), width: number(), height: number() });
var viewport = strictObject({ width: count, height: count });
var source = strictObject({ file: text, line: count });
var notMeasured = strictObject({ what: text, reason: text });

export {
  METHOD_IDS,
  SEVERITIES,
  CONFIDENCES,
  INTERACTIONS,
  text,
  count,
  score,
  milliseconds,
  sha256,
  slug,
  relativePath,
  box,
  viewport,
  notMeasured
};
