import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../contract/errors.ts';
import { BudgetReached, type Exchange, type ModelReply } from '../../engines/anthropic/exchange.ts';
import { NO_USE } from '../../engines/model/cost.ts';
import type { ModelRequest } from '../../engines/model/request.ts';
import { hashRequest } from './hash-request.ts';
import { keptReply } from './kept-reply.ts';
import { nameRequest, type RequestFolder, writeRequest } from './request-files.ts';

/** A folder of requests and answers, and what it takes to write a request into it. */
export interface ExchangeFolder extends RequestFolder {
  readonly folder: string;
}

/** Writes every request and its answer down, so that the run can be replayed without a key. */
export function recordExchange(exchange: Exchange, place: ExchangeFolder): Exchange {
  return {
    ask: async (request) => {
      writeRequest(place.folder, request, place);
      const reply = await exchange.ask(request);
      mkdirSync(place.folder, { recursive: true });
      const kept = { request_sha256: hashRequest(request), ...reply };
      writeFileSync(answerPath(place.folder, request), `${JSON.stringify(kept, null, 2)}\n`);
      return reply;
    },
  };
}

/**
 * Answers from a recording, byte for byte. Throws InputError answer_missing, or request_changed where the recorded
 * request is not the one that this run makes.
 */
export function replayExchange({ folder }: Pick<ExchangeFolder, 'folder'>): Exchange {
  return {
    ask: async (request) => {
      const name = nameRequest(request);
      const path = answerPath(folder, request);
      if (!existsSync(path))
        throw new InputError('answer_missing', `The recording in ${folder} holds no answer ${name}.`, {
          hint: 'Record the run again, with the same settings.',
        });
      const kept = keptReply.safeParse(parse(path));
      if (!kept.success)
        throw new InputError('answer_unreadable', `${path} is no recorded answer.`, {
          hint: 'Record the run again.',
        });
      const { request_sha256, ...reply } = kept.data;
      if (request_sha256 === hashRequest(request)) return reply;
      throw new InputError(
        'request_changed',
        `The recorded request ${name} is not the one that this run makes.`,
        {
          hint: 'Evidence, prompts, models and settings must be those of the recording. Record the run again.',
        },
      );
    },
  };
}

/** Writes every request that does not hang on an answer, and asks nobody: the measured results stand meanwhile. */
export function writingExchange(place: ExchangeFolder): Exchange {
  return {
    ask: async (request) => {
      if (!request.id.startsWith(FOLLOWING)) writeRequest(place.folder, request, place);
      throw new BudgetReached('Nobody is asked while requests are written.');
    },
  };
}

/** An answer to a review can only be asked for once the reviews are there. */
const FOLLOWING = 'cross-review-';

/**
 * Answers that came by other means: `<name>.answer.json`, the bare JSON of the answer. A request without one is written
 * to the folder. Throws InputError answer_missing, or request_changed where the answer is to another request.
 */
export function answersExchange(place: ExchangeFolder): Exchange {
  return {
    ask: async (request) => {
      const path = answerPath(place.folder, request);
      const name = nameRequest(request);
      const asked = readRequestHash(place.folder, name);
      if (asked !== null && asked !== hashRequest(request) && existsSync(path))
        throw new InputError(
          'request_changed',
          `${name}.answer.json answers another request than this run makes.`,
          {
            hint: 'Evidence, settings or prompts changed: run `ux-jury prompts` again into an empty folder.',
          },
        );
      if (existsSync(path)) return readAnswerFile(path, request);
      writeRequest(place.folder, request, place);
      throw new InputError('answer_missing', missing(name, request), {
        hint: `Read ${name}.request.md in ${place.folder}, write ${name}.answer.json beside it, and run this again.`,
      });
    },
  };
}

/** The requests of a folder that have no answer yet, by name. */
export function listWaiting(folder: string): string[] {
  const files = readdirSync(folder);
  const asked = files.filter((file) => file.endsWith(REQUEST)).map((file) => file.slice(0, -REQUEST.length));
  return asked.filter((name) => !files.includes(`${name}.answer.json`)).toSorted();
}

const REQUEST = '.request.json';

function readRequestHash(folder: string, name: string): string | null {
  const path = join(folder, `${name}${REQUEST}`);
  const raw = existsSync(path) ? parse(path) : null;
  const hash = typeof raw === 'object' && raw !== null && 'request_sha256' in raw ? raw.request_sha256 : null;
  return typeof hash === 'string' ? hash : null;
}

function missing(name: string, { repair }: ModelRequest): string {
  if (repair === null) return `The request ${name} waits for its answer.`;
  return `The answer for ${name.replace(/-repair$/, '')} cannot be used: ${repair.fault}.`;
}

function readAnswerFile(path: string, { choice }: ModelRequest): ModelReply {
  const kept = keptReply.safeParse(parse(path));
  if (kept.success) return kept.data;
  return { text: readFileSync(path, 'utf8'), stop: 'end', model: choice.model, use: NO_USE };
}

function answerPath(folder: string, request: ModelRequest): string {
  return join(folder, `${nameRequest(request)}.answer.json`);
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
