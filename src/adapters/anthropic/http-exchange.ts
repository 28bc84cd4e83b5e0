import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { type Message, Messages } from '@anthropic-ai/sdk/resources/messages/messages';
import type { Exchange, ModelReply } from '../../engines/anthropic/exchange.ts';
import { priceOf, worstCase } from '../../engines/model/cost.ts';
import type { ModelRequest } from '../../engines/model/request.ts';
import { Budget } from './budget.ts';
import type { Connection } from './connection.ts';
import { type FailedState, nameState, retryAfter, toAbsent } from './states.ts';
import { streamMessage } from './stream-message.ts';
import { toParams } from './to-params.ts';
import { Turnstile } from './turnstile.ts';

type Params = ReturnType<typeof toParams>;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/**
 * The Messages API over HTTP. Everything is passed explicitly, so that no stray variable of the environment reaches a
 * request; retries, waits and time limits are ours, since the SDK's obey a server without bounds. Once a request has
 * failed for good, the others of the run are stopped: nothing will be scored.
 */
export function openHttpExchange(connection: Connection): Exchange {
  const client = new BaseAnthropic({
    apiKey: connection.key,
    baseURL: connection.base_url,
    maxRetries: 0,
    timeout: connection.timeout_ms,
    defaultHeaders: {},
    openTelemetry: false,
    logger: { error: connection.log, warn: connection.log, info: () => undefined, debug: () => undefined },
    logLevel: 'warn',
  });
  const line: Line = {
    connection,
    messages: new Messages(client),
    budget: new Budget(connection.budget),
    turnstile: new Turnstile(connection.parallel),
    stop: new AbortController(),
  };
  return {
    ask: (request) => line.turnstile.pass(request.choice.model, (warmed) => send(request, line, warmed)),
  };
}

interface Line {
  readonly connection: Connection;
  readonly messages: Messages;
  readonly budget: Budget;
  readonly turnstile: Turnstile;
  readonly stop: AbortController;
}

/** Counts, reserves, sends, settles. */
async function send(request: ModelRequest, line: Line, warmed: () => void): Promise<ModelReply> {
  const { connection } = line;
  const params = toParams(request, connection.encode, connection.repair);
  const { signal, close } = openDeadline(line.stop.signal, connection.timeout_ms);
  try {
    return await sendWithin({ request, params, signal, warmed }, line);
  } finally {
    close();
  }
}

interface Sending {
  readonly request: ModelRequest;
  readonly params: Params;
  readonly signal: AbortSignal;
  readonly warmed: () => void;
}

async function sendWithin({ request, params, signal, warmed }: Sending, line: Line): Promise<ModelReply> {
  const price = priceOf(request.choice.model, line.connection.prices);
  const input = await persist(request, line, { signal, call: () => countTokens(params, line, signal) });
  const reservation = line.budget.reserve(worstCase(input, request.choice.max_tokens), price);
  let use: ModelReply['use'] = worstCase(0, 0);
  try {
    const message = await persist(request, line, {
      signal,
      call: () => receive(params, line, { signal, warmed }),
    });
    use = useOf(message);
    return { text: textOf(message), stop: stopOf(message), model: message.model, use };
  } finally {
    reservation.settle(use);
  }
}

/**
 * A signal that ends with the time or with the line. Node 20 may collect the parts of `AbortSignal.any` while they are
 * waited for, so the timer itself holds on to the signal.
 */
function openDeadline(stop: AbortSignal, milliseconds: number): { signal: AbortSignal; close: () => void } {
  const deadline = new AbortController();
  const end = (): void => deadline.abort(stop.reason);
  const timer = setTimeout(
    () => deadline.abort(new DOMException('The time is over.', 'TimeoutError')),
    milliseconds,
  );
  if (stop.aborted) end();
  else stop.addEventListener('abort', end, { once: true });
  return {
    signal: deadline.signal,
    close: () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
    },
  };
}

async function countTokens(params: Params, { messages }: Line, signal: AbortSignal): Promise<number> {
  const { max_tokens: _, ...counted } = params;
  const { input_tokens } = await messages.countTokens(counted, { signal });
  return input_tokens;
}

function receive(
  params: Params,
  { messages, connection }: Line,
  { signal, warmed }: { signal: AbortSignal; warmed: () => void },
): Promise<Message> {
  if (!connection.stream)
    return messages.create({ ...params, stream: false }, { signal, timeout: connection.timeout_ms });
  return streamMessage(messages, params, { signal, warmed, idle_ms: connection.idle_ms });
}

/** Tries again where that may help, waiting as long as asked for but never longer than a minute or the time left. */
async function persist<T>(
  request: ModelRequest,
  line: Line,
  { signal, call }: { signal: AbortSignal; call: () => Promise<T> },
): Promise<T> {
  let last: FailedState | null = null;
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const named = nameState(error, request.choice.model);
      // What kept failing until the time was over is the state, not that the time was over.
      const state: FailedState = signal.aborted && last !== null ? last : named;
      last = state;
      const isOver = attempt >= line.connection.attempts || signal.aborted;
      if (!state.isTransient || isOver) {
        line.stop.abort();
        throw toAbsent(request.id, state, error);
      }
      await pause(waitBefore(attempt, error), signal);
    }
  }
}

function waitBefore(attempt: number, error: unknown): number {
  const own = FIRST_WAIT_MS * 2 ** (attempt - 1);
  return Math.min(LONGEST_WAIT_MS, retryAfter(error) ?? own);
}

/** Ends early where the time is over; the next try then fails as a timeout. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function useOf({ usage }: Message): ModelReply['use'] {
  return {
    input: usage.input_tokens,
    output: usage.output_tokens,
    cache_write: usage.cache_creation_input_tokens ?? 0,
    cache_read: usage.cache_read_input_tokens ?? 0,
  };
}

function textOf({ content }: Message): string {
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('');
}

function stopOf({ stop_reason }: Message): ModelReply['stop'] {
  if (stop_reason === 'refusal') return 'refused';
  return stop_reason === 'max_tokens' || stop_reason === 'model_context_window_exceeded' ? 'cut' : 'end';
}
