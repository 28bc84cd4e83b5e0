import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../contract/errors.ts';
import type { Exchange, ModelReply } from '../../engines/anthropic/exchange.ts';
import { NO_USE } from '../../engines/model/cost.ts';
import type { ModelRequest } from '../../engines/model/request.ts';
import { hashRequest } from './hash-request.ts';
import { keptReply } from './kept-reply.ts';
import { nameRequest, type ReadSent, writeRequest } from './request-files.ts';

/** A folder of requests and answers, and what it takes to write a request into it. */
export interface ExchangeFolder {
  readonly folder: string;
  readonly readSent: ReadSent;
  readonly repair: (fault: string) => string;
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

/**
 * Answers that came by other means: `<name>.answer.json`, the bare JSON of the answer. A request without one is written
 * to the folder. Throws InputError answers_missing once all requests of a stage are written.
 */
export function answersExchange(place: ExchangeFolder): Exchange {
  return {
    ask: async (request) => {
      const path = answerPath(place.folder, request);
      if (existsSync(path)) return readAnswerFile(path, request);
      writeRequest(place.folder, request, place);
      const name = nameRequest(request);
      throw new InputError('answer_missing', missing(name, request), {
        hint: `Read ${name}.request.md in ${place.folder}, write ${name}.answer.json beside it, and run this again.`,
      });
    },
  };
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
