import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  child_process,
  crypto,
  fs,
  os,
  path,
  stream,
  util
} from "./chunk-6CUONDN5.js";
import "./chunk-LQK3ML4U.js";
export {
  child_process,
  crypto,
  fs,
  os,
  path,
  stream,
  util
};
