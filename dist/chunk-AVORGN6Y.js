import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  InputError
} from "./chunk-MXH4ZDBW.js";

// src/commands/read-number.ts
function readNumber(flag, given) {
  if (given === void 0) return null;
  if (/^[1-9]\d{0,5}$/.test(given)) return Number(given);
  throw new InputError("usage", `${flag} is ${JSON.stringify(given)}.`, {
    hint: "Give a whole number from 1 on."
  });
}

export {
  readNumber
};
