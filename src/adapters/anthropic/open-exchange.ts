import type { Usage } from '../../contract/usage.ts';
import type { Exchange } from '../../engines/anthropic/exchange.ts';
import type { Price } from '../../engines/model/cost.ts';
import type { PictureBlock } from '../../engines/model/request.ts';
import { type BatchPlan, openBatchExchange } from './batch-exchange.ts';
import { cacheAnswers } from './cached-exchange.ts';
import type { Connection } from './connection.ts';
import { answersExchange, recordExchange, replayExchange, writingExchange } from './file-exchanges.ts';
import { openHttpExchange } from './http-exchange.ts';
import type { Meter } from './meter.ts';
import { preparePicture } from './picture-bytes.ts';

/** What an exchange is opened with. `folder` is where requests and answers lie; `cache` is `null` where none is kept. */
export interface ExchangePlan {
  readonly kind: Usage['engine'] | 'prompts';
  readonly folder: string;
  readonly cache: string | null;
  readonly prompt_version: string;
  readonly meter: Meter;
  readonly priceOf: (model: string) => Price;
  /** How batches are waited for; `null` where each request is sent by itself. */
  readonly batch: BatchPlan | null;
  readonly readPicture: (id: string) => Buffer;
  readonly connection: Omit<Connection, 'encode' | 'priceOf'>;
}

/** Opens what a model engine sends its requests to. This module alone loads the SDK and the picture decoders. */
export async function openExchange(plan: ExchangePlan): Promise<Exchange> {
  const readSent = memoize((block: PictureBlock) => preparePicture(plan.readPicture(block.picture), block));
  const { repair, provider } = plan.connection;
  const place = { folder: plan.folder, readSent, repair, canRefuseScaling: provider === 'anthropic' };
  if (plan.kind === 'prompts') return writingExchange(place);
  if (plan.kind === 'replay') return plan.meter.count(replayExchange(place));
  if (plan.kind === 'answers') return plan.meter.count(answersExchange(place));
  const encode = memoize((block: PictureBlock) => {
    const { media_type, bytes } = readSent(block);
    return { media_type, data: bytes.toString('base64') };
  });
  const connection = { ...plan.connection, priceOf: plan.priceOf, encode };
  const open = plan.batch === null ? openHttpExchange(connection) : openBatchExchange(connection, plan.batch);
  const http = plan.meter.count(await open);
  const cached =
    plan.cache === null
      ? http
      : cacheAnswers(http, {
          folder: plan.cache,
          prompt_version: plan.prompt_version,
          found: (request, reply) => plan.meter.addCached(request, reply),
        });
  return plan.kind === 'record' ? recordExchange(cached, place) : cached;
}

/** Every role is sent the same pictures: each is prepared once. */
function memoize<T>(make: (block: PictureBlock) => T): (block: PictureBlock) => T {
  const made = new WeakMap<PictureBlock, T>();
  return (block) => {
    const known = made.get(block);
    if (known !== undefined) return known;
    const fresh = make(block);
    made.set(block, fresh);
    return fresh;
  };
}
