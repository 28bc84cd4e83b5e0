import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exchange, ModelReply } from '../../engines/anthropic/exchange.ts';
import type { ModelRequest } from '../../engines/model/request.ts';
import { hashRequest } from './hash-request.ts';
import { keptReply } from './kept-reply.ts';

/** Where answers are kept, under which prompts, and who is told of one that was found. */
export interface AnswerCache {
  readonly folder: string;
  readonly prompt_version: string;
  readonly found: (request: ModelRequest, reply: ModelReply) => void;
}

/**
 * Answers by the hash of their request, which covers evidence, question, model and schema, under the version of the
 * prompts: the same evidence is never asked twice, and a run again on the same commit cannot flip. Only whole answers
 * are kept; one whose file is damaged is asked anew.
 */
export function cacheAnswers(exchange: Exchange, cache: AnswerCache): Exchange {
  return {
    ask: async (request) => {
      const sha256 = hashRequest(request);
      const path = join(cache.folder, cache.prompt_version, `${sha256}.json`);
      const kept = read(path, sha256);
      if (kept !== null) {
        cache.found(request, kept);
        return kept;
      }
      const reply = await exchange.ask(request);
      if (reply.stop === 'end') write(path, { request_sha256: sha256, ...reply });
      return reply;
    },
  };
}

function read(path: string, sha256: string): ModelReply | null {
  if (!existsSync(path)) return null;
  try {
    const kept = keptReply.parse(JSON.parse(readFileSync(path, 'utf8')));
    return kept.request_sha256 === sha256 ? kept : null;
  } catch {
    return null;
  }
}

/** Whole or not at all: two runs may share a cache. */
function write(path: string, kept: object): void {
  mkdirSync(join(path, '..'), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, `${JSON.stringify(kept, null, 2)}\n`);
  renameSync(part, path);
}
