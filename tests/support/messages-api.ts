import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BatchBehaviour, LoopbackBatches, type MadeBatch } from './messages-batches.ts';
import { checkMessagesRequest, type SentRequest } from './messages-request.ts';

/** How the loopback API answers one message request. `text` is what the model writes. */
export type Scripted =
  | { kind: 'text'; text: string; stop?: string; use?: Partial<SentUse> }
  | { kind: 'status'; status: number; headers?: Record<string, string>; type?: string; message?: string }
  | { kind: 'stall'; after: 'headers' | 'start' }
  | { kind: 'cut'; text: string }
  | { kind: 'ends-early'; text: string }
  | { kind: 'error-event'; type: string }
  | { kind: 'destroy' };

interface SentUse {
  input_tokens: number;
  output_tokens: number;
  cache_creation_input_tokens: number;
  cache_read_input_tokens: number;
}

/** A Messages API on loopback that checks the shape of every request and answers by script. */
export interface MessagesApi {
  readonly url: string;
  readonly requests: SentRequest[];
  readonly counted: SentRequest[];
  /** Every fault in the shape of any request; a test of a good run expects none. */
  readonly faults: string[];
  /** How many message requests were in flight at most, and how many when the first was answered. */
  readonly flight: { most: number; atFirstAnswer: number };
  /** Every batch that was handed in. */
  readonly batches: readonly MadeBatch[];
  readonly close: () => Promise<void>;
}

/** What decides an answer: the request and its number, from 0. */
export type Script = (request: SentRequest, number: number) => Scripted | Promise<Scripted>;

export async function openMessagesApi(
  script: Script,
  options: { key?: string; tokens?: number; batch?: BatchBehaviour } = {},
): Promise<MessagesApi> {
  const log = { requests: [], counted: [], faults: [] } as Pick<
    MessagesApi,
    'requests' | 'counted' | 'faults'
  >;
  const flight = { now: 0, most: 0, atFirstAnswer: 0, answered: 0 };
  const batches = new LoopbackBatches(options.batch ?? {}, {
    ...log,
    script,
    key: options.key ?? 'test-key',
  });
  const server = createServer(async (message, response) => {
    const sent = await readSent(message);
    if (batches.answers(sent, response)) return;
    log.faults.push(...checkMessagesRequest(sent, options.key ?? 'test-key'));
    if (sent.path === '/v1/messages/count_tokens') {
      log.counted.push(sent);
      json(response, 200, { input_tokens: options.tokens ?? 1000 });
      return;
    }
    const number = log.requests.push(sent) - 1;
    flight.now += 1;
    flight.most = Math.max(flight.most, flight.now);
    const scripted = await script(sent, number);
    if (flight.answered++ === 0) flight.atFirstAnswer = flight.now;
    flight.now -= 1;
    if (sent.body.stream === true) stream(response, scripted, sent);
    else whole(response, scripted, sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...log,
    flight,
    batches: batches.made,
    url: `http://127.0.0.1:${port}`,
    close: () => close(server),
  };
}

async function readSent(message: IncomingMessage): Promise<SentRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    path: (message.url ?? '').split('?')[0] ?? '',
    method: message.method ?? '',
    headers: message.headers,
    body: text === '' ? {} : JSON.parse(text),
    bytes: text.length,
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_loopback' });
  response.end(JSON.stringify(body));
}

function whole(response: ServerResponse, scripted: Scripted, sent: SentRequest): void {
  if (scripted.kind === 'text') json(response, 200, messageOf(scripted, sent));
  else fail(response, scripted);
}

function fail(response: ServerResponse, scripted: Scripted): void {
  if (scripted.kind === 'destroy') response.destroy();
  if (scripted.kind !== 'status') return;
  const error = { type: scripted.type ?? 'api_error', message: scripted.message ?? 'scripted' };
  response.writeHead(scripted.status, { 'content-type': 'application/json', ...scripted.headers });
  response.end(JSON.stringify({ type: 'error', error, request_id: 'req_loopback' }));
}

export function messageOf({ text, stop, use }: Extract<Scripted, { kind: 'text' }>, sent: SentRequest) {
  return {
    id: 'msg_loopback',
    type: 'message',
    role: 'assistant',
    model: sent.body.model,
    content: stop === 'refusal' ? [] : [{ type: 'text', text, citations: null }],
    stop_reason: stop ?? 'end_turn',
    stop_sequence: null,
    stop_details: null,
    container: null,
    diagnostics: null,
    usage: usageOf(use),
  };
}

function usageOf(use: Partial<SentUse> = {}) {
  return {
    input_tokens: 100,
    output_tokens: 200,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 900,
    cache_creation: null,
    inference_geo: null,
    output_tokens_details: null,
    server_tool_use: null,
    service_tier: 'standard',
    speed: null,
    ...use,
  };
}

/** Server-sent events as the API writes them: start, deltas of text, stop. */
function stream(response: ServerResponse, scripted: Scripted, sent: SentRequest): void {
  if (scripted.kind === 'status' || scripted.kind === 'destroy') {
    fail(response, scripted);
    return;
  }
  if (scripted.kind === 'stall' && scripted.after === 'headers') return;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: string, data: object): void => {
    response.write(`event: ${event}\ndata: ${JSON.stringify({ type: event, ...data })}\n\n`);
  };
  const message = messageOf({ kind: 'text', text: '' }, sent);
  send('message_start', { message: { ...message, content: [], stop_reason: null } });
  if (scripted.kind === 'stall') return;
  if (scripted.kind === 'error-event') {
    send('error', { error: { type: scripted.type, message: 'scripted' } });
    response.end();
    return;
  }
  if (scripted.kind !== 'text' || scripted.stop !== 'refusal') {
    send('content_block_start', { index: 0, content_block: { type: 'text', text: '', citations: null } });
    for (const part of scripted.text.match(/[\s\S]{1,4000}/g) ?? [])
      send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: part } });
  }
  if (scripted.kind === 'cut') {
    response.write('event: content_block_del');
    setTimeout(() => response.destroy(), 20);
    return;
  }
  if (scripted.kind === 'ends-early') {
    response.end();
    return;
  }
  if (scripted.stop !== 'refusal') send('content_block_stop', { index: 0 });
  send('message_delta', {
    delta: {
      stop_reason: scripted.stop ?? 'end_turn',
      stop_sequence: null,
      stop_details: null,
      container: null,
    },
    usage: usageOf(scripted.use),
  });
  send('message_stop', {});
  response.end();
}
