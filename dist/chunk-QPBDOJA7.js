import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  require_undici
} from "./chunk-UPO75Y3X.js";
import "./chunk-LQK3ML4U.js";
export default require_undici();
