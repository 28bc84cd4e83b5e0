import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  BudgetReached,
  NO_USE,
  sha256
} from "./chunk-PZFUP4SL.js";
import {
  nameSentPicture
} from "./chunk-SEHJUX7Q.js";
import {
  count
} from "./chunk-5ZWFTVFJ.js";
import {
  InputError
} from "./chunk-MXH4ZDBW.js";
import {
  _enum,
  strictObject,
  string
} from "./chunk-VCSHUWZI.js";

// src/adapters/anthropic/file-exchanges.ts
import { existsSync, mkdirSync as mkdirSync2, readdirSync, readFileSync, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join2 } from "node:path";

// src/adapters/anthropic/hash-request.ts
function hashRequest(request) {
  return sha256(JSON.stringify(request));
}

// src/adapters/anthropic/kept-reply.ts
var keptReply = strictObject({
  request_sha256: string(),
  text: string(),
  stop: _enum(["end", "cut", "refused"]),
  model: string(),
  use: strictObject({ input: count, output: count, cache_write: count, cache_read: count })
});

// src/adapters/anthropic/request-files.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

// src/adapters/anthropic/to-params.ts
function toParams(request, wording) {
  const { model, max_tokens, effort } = request.choice;
  const { repair } = wording;
  const shared = request.shared.map((block) => toBlock(block, wording));
  const output = {
    ...hasSchema(request) ? { format: { type: "json_schema", schema: { ...request.schema } } } : {},
    ...effort === null ? {} : { effort }
  };
  return {
    model,
    max_tokens,
    system: [{ type: "text", text: request.system }],
    messages: [
      { role: "user", content: [...cacheLast(shared), { type: "text", text: request.question }] },
      ...request.repair === null ? [] : [
        { role: "assistant", content: request.repair.answer || "{}" },
        { role: "user", content: repair(request.repair.fault) }
      ]
    ],
    ...Object.keys(output).length === 0 ? {} : { output_config: output }
  };
}
function hasSchema({ schema }) {
  return Object.keys(schema).length > 0;
}
function toBlock(block, { encode, canRefuseScaling }) {
  if (block.type === "text") return { type: "text", text: block.text };
  return {
    type: "image",
    source: { type: "base64", ...encode(block) },
    ...canRefuseScaling ? { transformations: { oversized_image: "error" } } : {}
  };
}
function cacheLast(blocks) {
  return blocks.map(
    (block, at) => at === blocks.length - 1 && block.type === "text" ? { ...block, cache_control: { type: "ephemeral" } } : block
  );
}

// src/adapters/anthropic/request-files.ts
function nameRequest({ id, repair }) {
  return repair === null ? id : `${id}-repair`;
}
function writeRequest(folder, request, { readSent, repair, canRefuseScaling }) {
  const name = nameRequest(request);
  const params = toParams(request, {
    encode: (block) => ({ media_type: sentType(block), data: `file:pictures/${nameSentPicture(block)}` }),
    repair,
    canRefuseScaling
  });
  const sent = { request_sha256: hashRequest(request), params };
  write(join(folder, `${name}.request.json`), `${JSON.stringify(sent, null, 2)}
`);
  write(join(folder, `${name}.request.md`), renderRequest(request, repair));
  for (const block of request.shared)
    if (block.type === "picture")
      write(join(folder, "pictures", nameSentPicture(block)), readSent(block).bytes);
}
function sentType(block) {
  return block.resized ? "image/jpeg" : block.media_type;
}
function renderRequest(request, repair) {
  const shared = request.shared.map(
    (block) => block.type === "text" ? block.text : `![picture](pictures/${nameSentPicture(block)})`
  );
  const { model, effort, max_tokens } = request.choice;
  const parts = [
    `# ${nameRequest(request)}`,
    `Model ${model}, effort ${effort ?? "none"}, at most ${max_tokens} tokens. No tools. Answer: \`${nameRequest(request)}.answer.json\`.`,
    "## System",
    request.system,
    "## Evidence, alike for every role",
    ...shared,
    "## Question",
    request.question,
    ...request.repair === null ? [] : ["## Repair", repair(request.repair.fault)],
    "## Schema of the answer",
    `~~~json
${JSON.stringify(request.schema, null, 2)}
~~~`
  ];
  return `${parts.join("\n\n")}
`;
}
function write(path, data) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

// src/adapters/anthropic/file-exchanges.ts
function recordExchange(exchange, place) {
  return {
    ask: async (request) => {
      writeRequest(place.folder, request, place);
      const reply = await exchange.ask(request);
      mkdirSync2(place.folder, { recursive: true });
      const kept = { request_sha256: hashRequest(request), ...reply };
      writeFileSync2(answerPath(place.folder, request), `${JSON.stringify(kept, null, 2)}
`);
      return reply;
    }
  };
}
function replayExchange({ folder }) {
  return {
    ask: async (request) => {
      const name = nameRequest(request);
      const path = answerPath(folder, request);
      if (!existsSync(path))
        throw new InputError("answer_missing", `The recording in ${folder} holds no answer ${name}.`, {
          hint: "Record the run again, with the same settings."
        });
      const kept = keptReply.safeParse(parse(path));
      if (!kept.success)
        throw new InputError("answer_unreadable", `${path} is no recorded answer.`, {
          hint: "Record the run again."
        });
      const { request_sha256, ...reply } = kept.data;
      if (request_sha256 === hashRequest(request)) return reply;
      throw new InputError(
        "request_changed",
        `The recorded request ${name} is not the one that this run makes.`,
        {
          hint: "Evidence, prompts, models and settings must be those of the recording. Record the run again."
        }
      );
    }
  };
}
function writingExchange(place) {
  return {
    ask: async (request) => {
      if (!request.id.startsWith(FOLLOWING)) writeRequest(place.folder, request, place);
      throw new BudgetReached("Nobody is asked while requests are written.");
    }
  };
}
var FOLLOWING = "cross-review-";
function answersExchange(place) {
  return {
    ask: async (request) => {
      const path = answerPath(place.folder, request);
      const name = nameRequest(request);
      const asked = readRequestHash(place.folder, name);
      if (asked !== null && asked !== hashRequest(request) && existsSync(path))
        throw new InputError(
          "request_changed",
          `${name}.answer.json answers another request than this run makes.`,
          {
            hint: "Evidence, settings or prompts changed: run `ux-jury prompts` again into an empty folder."
          }
        );
      if (existsSync(path)) return readAnswerFile(path, request);
      writeRequest(place.folder, request, place);
      throw new InputError("answer_missing", missing(name, request), {
        hint: `Read ${name}.request.md in ${place.folder}, write ${name}.answer.json beside it, and run this again.`
      });
    }
  };
}
function listWaiting(folder) {
  const files = readdirSync(folder);
  const asked = files.filter((file) => file.endsWith(REQUEST)).map((file) => file.slice(0, -REQUEST.length));
  return asked.filter((name) => !files.includes(`${name}.answer.json`)).toSorted();
}
var REQUEST = ".request.json";
function readRequestHash(folder, name) {
  const path = join2(folder, `${name}${REQUEST}`);
  const raw = existsSync(path) ? parse(path) : null;
  const hash = typeof raw === "object" && raw !== null && "request_sha256" in raw ? raw.request_sha256 : null;
  return typeof hash === "string" ? hash : null;
}
function missing(name, { repair }) {
  if (repair === null) return `The request ${name} waits for its answer.`;
  return `The answer for ${name.replace(/-repair$/, "")} cannot be used: ${repair.fault}.`;
}
function readAnswerFile(path, { choice }) {
  const kept = keptReply.safeParse(parse(path));
  if (kept.success) return kept.data;
  return { text: readFileSync(path, "utf8"), stop: "end", model: choice.model, use: NO_USE };
}
function answerPath(folder, request) {
  return join2(folder, `${nameRequest(request)}.answer.json`);
}
function parse(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

export {
  hashRequest,
  toParams,
  nameRequest,
  keptReply,
  recordExchange,
  replayExchange,
  writingExchange,
  answersExchange,
  listWaiting
};
