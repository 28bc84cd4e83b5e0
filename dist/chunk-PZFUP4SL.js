import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  InputError,
  UxJuryError
} from "./chunk-MXH4ZDBW.js";
import {
  record,
  strictObject,
  string
} from "./chunk-VCSHUWZI.js";

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

// src/adapters/anthropic/batch-ledger.ts
import { existsSync, mkdirSync, readFileSync as readFileSync2, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
var BATCHES = "batches.json";
var entry = strictObject({ batch: string(), custom_id: string() });
var ledger = record(string(), entry);
var BatchLedger = class {
  #path;
  #entries;
  constructor(path) {
    this.#path = path;
    this.#entries = read(path);
  }
  find(requestHash) {
    return this.#entries[requestHash] ?? null;
  }
  add(entries) {
    this.#write({ ...this.#entries, ...entries });
  }
  /** A request whose batch gave no answer is handed in anew by the next run. */
  forget(requestHash) {
    this.#write(Object.fromEntries(Object.entries(this.#entries).filter(([hash]) => hash !== requestHash)));
  }
  #write(entries) {
    this.#entries = entries;
    mkdirSync(dirname(this.#path), { recursive: true });
    const part = `${this.#path}.${process.pid}.part`;
    writeFileSync(part, `${JSON.stringify(entries, null, 2)}
`);
    renameSync(part, this.#path);
  }
};
function read(path) {
  if (!existsSync(path)) return {};
  try {
    return ledger.parse(JSON.parse(readFileSync2(path, "utf8")));
  } catch {
    return {};
  }
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
function halve(price) {
  return {
    input: price.input / 2,
    output: price.output / 2,
    cache_write: price.cache_write / 2,
    cache_read: price.cache_read / 2
  };
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

// src/engines/anthropic/absent.ts
var AbsentError = class extends UxJuryError {
  name = "AbsentError";
  who;
  constructor(who, state) {
    super(state.code, `${who} gave no judgement: ${state.what}`, { hint: state.hint, cause: state.cause });
    this.who = who;
  }
};

// src/engines/model/prompt/fit-picture.ts
var PICTURE_LIMITS = { side: 1568, tokens: 1568, cell: 28, tall: 2 };
function fitPicture(size) {
  const { tall } = PICTURE_LIMITS;
  if (size.height <= size.width * tall || size.height <= PICTURE_LIMITS.side)
    return [{ crop: null, ...scale(size) }];
  const band = Math.ceil(size.width * 1.25);
  const count = Math.ceil(size.height / band);
  return Array.from({ length: count }, (_, at) => {
    const y = at * band;
    const height = Math.min(band, size.height - y);
    return { crop: { y, height }, ...scale({ width: size.width, height }) };
  });
}
function countPictureTokens({ width, height }) {
  const { cell } = PICTURE_LIMITS;
  return Math.ceil(width / cell) * Math.ceil(height / cell);
}
function scale({ width, height }) {
  const { side, tokens, cell } = PICTURE_LIMITS;
  const bySide = side / Math.max(width, height);
  const byArea = Math.sqrt(tokens * cell * cell / (width * height));
  let factor = Math.min(1, bySide, byArea);
  let fitted = shrink({ width, height }, factor);
  while (countPictureTokens(fitted) > tokens) {
    factor *= 0.98;
    fitted = shrink({ width, height }, factor);
  }
  return fitted;
}
function shrink(size, factor) {
  if (factor >= 1) return size;
  return {
    width: Math.max(1, Math.floor(size.width * factor)),
    height: Math.max(1, Math.floor(size.height * factor))
  };
}

export {
  readInside,
  sha256,
  BATCHES,
  BatchLedger,
  BudgetReached,
  priceOf,
  halve,
  costOf,
  worstCase,
  totalTokens,
  addUse,
  NO_USE,
  AbsentError,
  fitPicture,
  countPictureTokens
};
