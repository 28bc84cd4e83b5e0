import type { Message } from '@anthropic-ai/sdk/resources/messages/messages';
import type { Exchange, ModelReply } from '../../engines/anthropic/exchange.ts';
import { worstCase } from '../../engines/model/cost.ts';
import { type ModelRequest, type Role, TEAM_ROLES } from '../../engines/model/request.ts';
import { Budget } from './budget.ts';
import type { Connection } from './connection.ts';
import { countInput } from './count-input.ts';
import { openDeadline } from './deadline.ts';
import { type Endpoint, openClient } from './open-client.ts';
import { persist } from './persist.ts';
import { readMessage } from './read-message.ts';
import { streamMessage } from './stream-message.ts';
import { toParams } from './to-params.ts';
import { Turnstile } from './turnstile.ts';

type Params = ReturnType<typeof toParams>;

/**
 * The Messages API over HTTP. Retries, waits and time limits are ours, since the SDK's obey a server without bounds. Once
 * a request has failed for good, the others of the run are stopped where nothing will be scored without it.
 */
export async function openHttpExchange(connection: Connection): Promise<Exchange> {
  const line: Line = {
    connection,
    endpoint: await openClient(connection),
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
  readonly endpoint: Endpoint;
  readonly budget: Budget;
  readonly turnstile: Turnstile;
  readonly stop: AbortController;
}

/** Counts, reserves, sends, settles. */
async function send(request: ModelRequest, line: Line, warmed: () => void): Promise<ModelReply> {
  const { connection, endpoint } = line;
  const params = toParams(request, { ...connection, ...endpoint });
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
  const { connection, endpoint } = line;
  const tries = { request, signal, attempts: connection.attempts, failed: () => stopOthers(request, line) };
  const input = await persist({ ...tries, call: () => countInput(endpoint, { request, params, signal }) });
  const price = connection.priceOf(request.choice.model);
  const reservation = line.budget.reserve(worstCase(input, request.choice.max_tokens), price);
  let use: ModelReply['use'] = worstCase(0, 0);
  try {
    const reply = readMessage(
      await persist({ ...tries, call: () => receive(params, line, { signal, warmed }) }),
    );
    use = reply.use;
    return reply;
  } finally {
    reservation.settle(use);
  }
}

const GOES_ON: readonly Role[] = ['strategist', 'ux_specialist', ...TEAM_ROLES];

/** The debate goes on with one expert and the team by rule; without an evaluator or the judge there is nothing to go on to. */
function stopOthers({ role }: ModelRequest, { stop }: Line): void {
  if (!GOES_ON.includes(role)) stop.abort();
}

function receive(
  params: Params,
  { endpoint: { messages }, connection }: Line,
  { signal, warmed }: { signal: AbortSignal; warmed: () => void },
): Promise<Message> {
  if (!connection.stream)
    return messages.create({ ...params, stream: false }, { signal, timeout: connection.timeout_ms });
  return streamMessage(messages, params, { signal, warmed, idle_ms: connection.idle_ms });
}
