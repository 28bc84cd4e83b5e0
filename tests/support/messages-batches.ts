import type { ServerResponse } from 'node:http';
import type {
  MessageBatch,
  MessageBatchIndividualResponse,
} from '@anthropic-ai/sdk/resources/messages/batches';
import { json, messageOf, type Script } from './messages-api.ts';
import { checkMessagesRequest, type SentRequest } from './messages-request.ts';

/** How the loopback API treats batches: after how many looks one has ended, and what becomes of an entry. */
export interface BatchBehaviour {
  readonly looks?: number;
  readonly fate?: (
    customId: string,
    batch: number,
  ) => 'answered' | 'expired' | 'canceled' | 'errored' | 'missing';
  /** What a look is answered with instead, by its number over all batches from 0; `null` for the batch. */
  readonly onLook?: (look: number) => number | null;
}

export interface MadeBatch {
  readonly id: string;
  readonly entries: readonly { readonly custom_id: string; readonly params: SentRequest['body'] }[];
}

interface Told {
  readonly faults: string[];
  readonly requests: SentRequest[];
  readonly script: Script;
  readonly key: string;
}

/** A line of the results; messages are those of the loopback API. */
type Line = Pick<MessageBatchIndividualResponse, 'custom_id'> & {
  readonly result:
    | Exclude<MessageBatchIndividualResponse['result'], { type: 'succeeded' }>
    | { type: 'succeeded'; message: unknown };
};

/** The batch endpoints of the Messages API, by its published types, over one script with single messages. */
export class LoopbackBatches {
  readonly made: MadeBatch[] = [];
  readonly #behaviour: BatchBehaviour;
  readonly #told: Told;
  readonly #looks = new Map<string, number>();
  #look = 0;

  constructor(behaviour: BatchBehaviour, told: Told) {
    this.#behaviour = behaviour;
    this.#told = told;
  }

  /** Answers a request to a batch endpoint; false for any other. */
  answers(sent: SentRequest, response: ServerResponse): boolean {
    const found = /^\/v1\/messages\/batches(?:\/([\w-]+)(\/results)?)?$/.exec(sent.path);
    if (found === null) return false;
    const [, id, results] = found;
    if (id === undefined) this.#create(sent, response);
    else if (results === undefined) this.#show(id, sent, response);
    else void this.#results(id, response);
    return true;
  }

  #create(sent: SentRequest, response: ServerResponse): void {
    const { faults, key } = this.#told;
    const { requests: entries, ...rest } = sent.body as { requests: MadeBatch['entries'] };
    const ids = entries.map(({ custom_id }) => custom_id);
    if (sent.method !== 'POST') faults.push(`method ${sent.method} for a new batch`);
    if (Object.keys(rest).length > 0) faults.push(`unexpected keys ${Object.keys(rest).join()}`);
    if (new Set(ids).size < ids.length) faults.push('a custom_id stands twice');
    for (const { custom_id, params, ...more } of entries) {
      if (!/^[a-zA-Z0-9_-]{1,64}$/.test(custom_id)) faults.push(`custom_id ${custom_id}`);
      if (Object.keys(more).length > 0)
        faults.push(`unexpected keys ${Object.keys(more).join()} of an entry`);
      if (params.stream === true) faults.push('a batch cannot stream');
      faults.push(...checkMessagesRequest({ ...sent, path: '/v1/messages', body: params }, key));
    }
    const id = `msgbatch_loopback${this.made.length}`;
    this.made.push({ id, entries });
    json(response, 200, this.#describe(id, sent));
  }

  #show(id: string, sent: SentRequest, response: ServerResponse): void {
    if (sent.method !== 'GET') this.#told.faults.push(`method ${sent.method} for a look`);
    const isKnown = this.made.some((batch) => batch.id === id);
    const status = isKnown ? (this.#behaviour.onLook?.(this.#look++) ?? null) : 404;
    if (status !== null) {
      fail(response, status, TYPES[status] ?? 'api_error');
      return;
    }
    this.#looks.set(id, (this.#looks.get(id) ?? 0) + 1);
    json(response, 200, this.#describe(id, sent));
  }

  #describe(id: string, { headers }: SentRequest): MessageBatch {
    const hasEnded = (this.#looks.get(id) ?? 0) > (this.#behaviour.looks ?? 1);
    const count = this.made.find((batch) => batch.id === id)?.entries.length ?? 0;
    return {
      id,
      type: 'message_batch',
      processing_status: hasEnded ? 'ended' : 'in_progress',
      request_counts: {
        processing: hasEnded ? 0 : count,
        succeeded: hasEnded ? count : 0,
        errored: 0,
        canceled: 0,
        expired: 0,
      },
      created_at: '2026-11-30T00:00:00Z',
      expires_at: '2026-12-01T00:00:00Z',
      ended_at: hasEnded ? '2026-11-30T01:00:00Z' : null,
      cancel_initiated_at: null,
      archived_at: null,
      results_url: hasEnded ? `http://${headers.host}/v1/messages/batches/${id}/results` : null,
    };
  }

  /** One line an entry, in another order than they were handed in. */
  async #results(id: string, response: ServerResponse): Promise<void> {
    const at = this.made.findIndex((batch) => batch.id === id);
    const lines: Line[] = [];
    for (const { custom_id, params } of this.made[at]?.entries.toReversed() ?? []) {
      const fate = this.#behaviour.fate?.(custom_id, at) ?? 'answered';
      if (fate === 'expired' || fate === 'canceled') lines.push({ custom_id, result: { type: fate } });
      if (fate === 'errored') lines.push({ custom_id, result: { type: 'errored', error: ERROR } });
      if (fate === 'answered') lines.push(await this.#answer(custom_id, params));
    }
    response.writeHead(200, { 'content-type': 'application/x-jsonl' });
    response.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }

  async #answer(custom_id: string, body: SentRequest['body']): Promise<Line> {
    const sent: SentRequest = { path: '/v1/messages', method: 'POST', headers: {}, body, bytes: 0 };
    const number = this.#told.requests.push(sent) - 1;
    const scripted = await this.#told.script(sent, number);
    if (scripted.kind !== 'text') throw new Error('A batch is answered with text.');
    return { custom_id, result: { type: 'succeeded', message: messageOf(scripted, sent) } };
  }
}

const TYPES: Readonly<Record<number, string>> = { 401: 'authentication_error', 404: 'not_found_error' };

const ERROR = {
  type: 'error' as const,
  request_id: 'req_loopback',
  error: { type: 'api_error' as const, message: 'scripted' },
};

function fail(response: ServerResponse, status: number, type: string): void {
  json(response, status, { type: 'error', error: { type, message: 'scripted' }, request_id: 'req_loopback' });
}
