import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  uploadResults
} from "./chunk-6YGDLKNT.js";
import "./chunk-W3MEA6OT.js";
import "./chunk-UPO75Y3X.js";
import "./chunk-2LEHCBCR.js";
import "./chunk-NASLISLL.js";
import "./chunk-VCSHUWZI.js";
import "./chunk-LQK3ML4U.js";
export {
  uploadResults
};
