import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  openWords
} from "./chunk-324LQGCH.js";
import {
  reportError
} from "./chunk-JZP476KJ.js";
import "./chunk-NASLISLL.js";
import "./chunk-LI23XEWX.js";
import {
  InputError
} from "./chunk-MXH4ZDBW.js";
import "./chunk-VCSHUWZI.js";
import "./chunk-LQK3ML4U.js";

// src/commands/assemble.ts
import { relative as relative2, resolve } from "node:path";

// reporter/bundle/assemble-bundle.ts
import { existsSync as existsSync5, readdirSync as readdirSync5, readFileSync as readFileSync6, rmSync as rmSync3, statSync } from "node:fs";
import { join as join6 } from "node:path";

// reporter/bundle/tidy-folder.ts
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
function tidyFolder(dir) {
  for (const folder of ["journeys", "states", "pictures"])
    remove(dir, folder, (name) => name.endsWith(".tmp"));
  const shown = new Set(
    namesIn(dir, "states").flatMap((name) => pictureIn(readFileSync(join(dir, "states", name), "utf8")))
  );
  remove(dir, "pictures", (name) => !shown.has(name.replace(/\.(jpg|png)$/, "")));
}
function dropRecords(dir) {
  remove(dir, ".capture", (name) => name.endsWith(".jsonl"));
}
function remove(dir, folder, isUnwanted) {
  for (const name of namesIn(dir, folder).filter(isUnwanted))
    rmSync(join(dir, folder, name), { force: true });
}
function namesIn(dir, folder) {
  return readdirSync(join(dir, folder));
}
function pictureIn(state) {
  const id = /"picture":"([0-9a-f]{64})"/.exec(state)?.[1];
  return id === void 0 ? [] : [id];
}

// reporter/bundle/write-index.ts
import { readdirSync as readdirSync2, readFileSync as readFileSync2 } from "node:fs";
import { join as join2 } from "node:path";

// reporter/bundle/jpeg-size.ts
function readJpegSize(bytes) {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 65496) return null;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 65472 && marker <= 65487 && ![65476, 65480, 65484].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}

// reporter/bundle/png-size.ts
var SIGNATURE = "89504e470d0a1a0a";
function readPngSize(bytes) {
  const isPng = bytes.length > 32 && bytes.toString("hex", 0, 8) === SIGNATURE;
  if (!isPng || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

// reporter/bundle/write-file.ts
import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
function writeWhole(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.tmp`, text);
  renameSync(`${path}.tmp`, path);
}
function sha256Of(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}

// reporter/bundle/write-index.ts
function writeIndex(dir, head) {
  const { not_measured, capture_faults, ...start } = head;
  const index = { ...start, ...listFiles(dir), capture_faults, not_measured };
  const text = `${JSON.stringify(index, null, 2)}
`;
  writeWhole(join2(dir, "bundle.json"), text);
  writeWhole(join2(dir, "bundle.sha256"), `${sha256Of(text)}
`);
}
function listFiles(dir) {
  const pictures = [".jpg", ".png"].flatMap((ending) => filesIn(dir, "pictures", ending)).flatMap((name) => listPicture(dir, name));
  return { journeys: listDocuments(dir, "journeys"), states: listDocuments(dir, "states"), pictures };
}
function listDocuments(dir, folder) {
  return filesIn(dir, folder, ".json").map((name) => {
    const bytes = readFileSync2(join2(dir, folder, name));
    return {
      id: name.replace(/\.json$/, ""),
      path: `${folder}/${name}`,
      sha256: sha256Of(bytes),
      bytes: bytes.length
    };
  });
}
function listPicture(dir, name) {
  const bytes = readFileSync2(join2(dir, "pictures", name));
  const size = readJpegSize(bytes) ?? readPngSize(bytes);
  if (size === null) return [];
  return [{ id: name.replace(/\.(jpg|png)$/, ""), path: `pictures/${name}`, bytes: bytes.length, ...size }];
}
function filesIn(dir, folder, ending) {
  return readdirSync2(join2(dir, folder)).filter((name) => name.endsWith(ending)).sort();
}

// reporter/bundle/close-bundle.ts
function closeBundle(dir, head) {
  const write = () => writeIndex(dir, { format: "ux-jury-bundle", version: 1, ...head });
  try {
    write();
  } catch {
    dropRecords(dir);
    write();
  }
}
function countFaults(journeys) {
  const isFault = ({ reason }) => /instrument_error|too_slow|cannot_write|record_missing/.test(reason);
  return journeys.reduce((sum, journey) => sum + journey.not_measured.filter(isFault).length, 0);
}

// reporter/bundle/describe-environment.ts
function describeEnvironment(journeys, platforms) {
  const sizes = new Map(
    journeys.flatMap(
      ({ viewport }) => viewport === null ? [] : [[`${viewport.width}x${viewport.height}`, viewport]]
    )
  );
  return {
    platform: distinct(platforms).join(" ") || `${process.platform}-${process.arch}`,
    browsers: distinct(journeys.map(({ browser }) => browser)),
    viewports: [...sizes.values()].sort((a, b) => b.width - a.width || b.height - a.height)
  };
}
function distinct(words) {
  return [...new Set(words)].sort();
}

// reporter/bundle/folder.ts
import { existsSync, mkdirSync as mkdirSync2, readdirSync as readdirSync3, rmSync as rmSync2 } from "node:fs";
import { isAbsolute, join as join3, relative } from "node:path";
var OWN_FILES = {
  ".": /^bundle\.(json|sha256)(\.tmp)?$/,
  journeys: /^[a-z0-9-]+\.json(\.tmp)?$/,
  states: /^[0-9a-f]{16}\.json(\.\d+\.tmp)?$/,
  pictures: /^[0-9a-f]{64}\.(jpg|png)(\.\d+\.tmp)?$/,
  ".capture": /^([0-9a-f]{24}\.jsonl|run\.json|[0-9a-f]{16}\.(claim|probes\.json)|probes\.spent|rested)((\.\d+)?\.tmp)?$/
};
function findForeign(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync3(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return OWN_FILES["."]?.test(entry.name) ? [] : [entry.name];
    const own = OWN_FILES[entry.name];
    if (!entry.isDirectory() || own === void 0 || entry.name === ".") return [entry.name];
    return readdirSync3(join3(dir, entry.name)).flatMap(
      (name) => own.test(name) ? [] : `${entry.name}/${name}`
    );
  });
}

// reporter/bundle/join-probes.ts
import { existsSync as existsSync3, readdirSync as readdirSync4, readFileSync as readFileSync4 } from "node:fs";
import { join as join4 } from "node:path";

// reporter/worker/probes/probe-files.ts
import { appendFileSync, existsSync as existsSync2, mkdirSync as mkdirSync3, readFileSync as readFileSync3, renameSync as renameSync2, writeFileSync as writeFileSync2 } from "node:fs";
function readProbes(path) {
  if (!existsSync2(path)) return null;
  try {
    return JSON.parse(readFileSync3(path, "utf8"));
  } catch {
    return null;
  }
}

// reporter/bundle/join-probes.ts
function joinProbes(dir) {
  const missed = /* @__PURE__ */ new Map();
  for (const name of readdirSync4(join4(dir, "states")).filter((one) => /^[0-9a-f]{16}\.json$/.test(one))) {
    const reason = joinOne(dir, name.slice(0, 16));
    if (reason !== null) missed.set(reason, (missed.get(reason) ?? 0) + 1);
  }
  return [...missed].sort(([one], [other]) => one < other ? -1 : 1).map(([reason, screens]) => ({ what: `probes of ${screens} screens`, reason }));
}
function joinOne(dir, id) {
  const path = join4(dir, "states", `${id}.json`);
  const result = readProbes(join4(dir, ".capture", `${id}.probes.json`));
  if (result === null) return null;
  const state = JSON.parse(readFileSync4(path, "utf8"));
  if (state.probes == null) writeWhole(path, JSON.stringify(withProbes(state, result)));
  return state.probes == null ? result.reason : null;
}
function withProbes(state, { parts, reason }) {
  const others = state.not_measured.filter(({ what }) => what !== "probes");
  const note = parts === null ? [{ what: "probes", reason: reason ?? "instrument_error" }] : [];
  return { ...state, probes: parts === null ? null : [...parts], not_measured: [...others, ...note] };
}

// reporter/bundle/run-head.ts
import { existsSync as existsSync4, readFileSync as readFileSync5 } from "node:fs";
import { join as join5 } from "node:path";
function readHead(dir) {
  if (!existsSync4(pathOf(dir))) return null;
  try {
    return JSON.parse(readFileSync5(pathOf(dir), "utf8"));
  } catch {
    return null;
  }
}
function pathOf(dir) {
  return join5(dir, ".capture", "run.json");
}

// reporter/bundle/assemble-bundle.ts
function assembleBundle(dir) {
  if (existsSync5(join6(dir, "bundle.sha256"))) return "whole";
  const head = readHead(dir);
  if (head === null || findForeign(dir).length > 0) return "no_parts";
  const { tests, started_at, ...rest } = head;
  const journeys = readJourneys(dir);
  dropStates(dir, journeys);
  const unprobed = joinProbes(dir);
  dropRecords(dir);
  tidyFolder(dir);
  closeBundle(dir, {
    ...rest,
    environment: describeEnvironment(journeys, []),
    run: {
      status: "interrupted",
      started_at,
      duration_ms: Math.max(0, Math.round(lastSign(dir) - Date.parse(started_at))),
      complete: false
    },
    capture_faults: countFaults(journeys),
    not_measured: [
      { what: `${tests - journeys.length} tests that did not end or use no page`, reason: "run_ended_early" },
      ...unprobed
    ]
  });
  return { journeys: journeys.length, tests };
}
function readJourneys(dir) {
  return readdirSync5(join6(dir, "journeys")).filter((name) => name.endsWith(".json")).map((name) => JSON.parse(readFileSync6(join6(dir, "journeys", name), "utf8")));
}
function dropStates(dir, journeys) {
  const seen = new Set(
    journeys.flatMap(({ steps, end_state }) => [
      end_state,
      ...steps.flatMap((step) => [step.state_before, step.state_after])
    ])
  );
  for (const name of readdirSync5(join6(dir, "states")))
    if (!seen.has(name.replace(/\.json$/, ""))) rmSync3(join6(dir, "states", name));
}
function lastSign(dir) {
  return Math.max(
    ...["journeys", "states", "pictures", ".capture"].map((folder) => statSync(join6(dir, folder)).mtimeMs)
  );
}

// src/commands/assemble.ts
async function assemble([given = "ux-jury-bundle", ...rest]) {
  try {
    if (rest.length > 0 || given.startsWith("-"))
      throw new InputError("usage", "assemble takes one folder.", { hint: "See `ux-jury --help`." });
    const assembled = assembleBundle(resolve(given));
    if (assembled === "no_parts")
      throw new InputError("bundle_missing", `${given} holds no parts of a run.`, {
        hint: "Name the folder that the reporter wrote to (its option outputDir)."
      });
    const say = openWords("init/words.yml", "assemble");
    const dir = relative2(process.cwd(), resolve(given)) || ".";
    process.stdout.write(
      assembled === "whole" ? `${say("whole", { dir })}
` : `${say("done", { dir, journeys: `${assembled.journeys}`, tests: `${assembled.tests}` })}
`
    );
    return 0;
  } catch (error) {
    return reportError(error);
  }
}
export {
  assemble
};
