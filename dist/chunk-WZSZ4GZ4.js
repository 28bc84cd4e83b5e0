import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  InputError
} from "./chunk-MXH4ZDBW.js";

// src/commands/read-arguments.ts
import { parseArgs } from "node:util";
function readArguments(args, options) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new InputError("usage", what, { hint: "See `ux-jury --help`.", cause });
  }
}

export {
  readArguments
};
