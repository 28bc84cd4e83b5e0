import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  InputError,
  UxJuryError
} from "./chunk-EYLMBRDL.js";

// src/adapters/bundle/safe-file.ts
import { createHash } from "node:crypto";
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
var RERUN = "Run the tests again with the ux-jury reporter, and give the bundle folder it names.";
var MEGABYTE = 1024 * 1024;
function readInside(folder, path, limit) {
  refuseLinks(folder, path);
  const file = openSync(join(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = fstatSync(file);
    if (size > limit) {
      const most = `${Math.round(limit / MEGABYTE)} MB`;
      throw new InputError("bundle_oversized", `${path} has ${size} bytes; at most ${most} are read.`, {
        hint: "Split the run into several bundles, or lower what is captured."
      });
    }
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}
function refuseLinks(folder, path) {
  const parts = path.split("/");
  if (path.startsWith("/") || path.includes("\\") || parts.some((part) => part === "" || part === "." || part === ".."))
    throw new InputError(
      "bundle_path",
      `The bundle names ${JSON.stringify(path)}, which leaves its folder.`,
      {
        hint: RERUN
      }
    );
  let current = folder;
  for (const part of parts) {
    current = join(current, part);
    const found = lstatSync(current, { throwIfNoEntry: false });
    if (found === void 0)
      throw new InputError("bundle_file_missing", `The bundle names ${path}, which is not there.`, {
        hint: RERUN
      });
    if (found.isSymbolicLink())
      throw new InputError("bundle_path", `${path} is a link; bundles hold plain files only.`, {
        hint: RERUN
      });
  }
}
function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}

// src/engines/anthropic/exchange.ts
var BudgetReached = class extends Error {
  name = "BudgetReached";
};

// src/engines/model/cost.ts
var PRICES = [
  [/haiku/, { input: 0.5, output: 2.5, cache_write: 0.625, cache_read: 0.05 }],
  [/sonnet/, { input: 2, output: 10, cache_write: 2.5, cache_read: 0.1 }],
  [/opus/, { input: 4, output: 20, cache_write: 5, cache_read: 0.2 }]
];
var DEAREST = { input: 10, output: 50, cache_write: 12.5, cache_read: 0.25 };
function priceOf(model, own) {
  return own[model] ?? PRICES.find(([family]) => family.test(model))?.[1] ?? DEAREST;
}
function costOf(use, price) {
  const parts = [
    use.input * price.input,
    use.output * price.output,
    use.cache_write * price.cache_write,
    use.cache_read * price.cache_read
  ];
  return parts.reduce((sum, part) => sum + part, 0) / 1e6;
}
function worstCase(inputTokens, maxTokens) {
  return { input: 0, output: maxTokens, cache_write: inputTokens, cache_read: 0 };
}
function totalTokens(use) {
  return use.input + use.output + use.cache_write + use.cache_read;
}
function addUse(a, b) {
  return {
    input: a.input + b.input,
    output: a.output + b.output,
    cache_write: a.cache_write + b.cache_write,
    cache_read: a.cache_read + b.cache_read
  };
}
var NO_USE = { input: 0, output: 0, cache_write: 0, cache_read: 0 };

// src/engines/model/request.ts
var EFFORTS = ["low", "medium", "high", "xhigh", "max"];
function nameSentPicture(block) {
  const type = block.resized ? "jpg" : block.media_type === "image/png" ? "png" : "jpg";
  const part = block.crop === null ? "" : `-from-${block.crop.y}`;
  const size = block.resized ? `-${block.width}x${block.height}` : "";
  return `${block.picture}${part}${size}.${type}`;
}

// src/engines/anthropic/absent.ts
var AbsentError = class extends UxJuryError {
  name = "AbsentError";
  who;
  constructor(who, state) {
    super(state.code, `${who} gave no judgement: ${state.what}`, { hint: state.hint, cause: state.cause });
    this.who = who;
  }
};

export {
  readInside,
  sha256,
  EFFORTS,
  nameSentPicture,
  BudgetReached,
  priceOf,
  costOf,
  worstCase,
  totalTokens,
  addUse,
  NO_USE,
  AbsentError
};
