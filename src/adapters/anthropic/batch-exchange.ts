import type { Exchange, ModelReply } from '../../engines/anthropic/exchange.ts';
import { worstCase } from '../../engines/model/cost.ts';
import type { ModelRequest } from '../../engines/model/request.ts';
import { type BatchEntry, BatchLedger } from './batch-ledger.ts';
import { readResult } from './batch-result.ts';
import { Budget } from './budget.ts';
import type { Connection } from './connection.ts';
import { countInput } from './count-input.ts';
import { openDeadline } from './deadline.ts';
import { hashRequest } from './hash-request.ts';
import { type Endpoint, openClient } from './open-client.ts';
import { persist } from './persist.ts';
import { nameRequest } from './request-files.ts';
import { type FailedState, toAbsent } from './states.ts';
import { toParams } from './to-params.ts';
import { type BatchEnd, waitForBatch } from './wait-for-batch.ts';

/** Where batches are remembered, the longest pause between two looks, and when a run gives up waiting. */
export interface BatchPlan {
  readonly ledger: string;
  readonly poll_ms: number;
  readonly wait_ms: number;
  readonly progress: (line: string) => void;
}

/** Questions that are put at about the same time go into one batch: it is handed in when none came for so long. */
const GATHER_MS = 150;

/**
 * The Message Batches API: requests that come together are handed in together, at half the price, and their answers are
 * waited for. What was handed in is remembered, so that a stopped run goes on waiting.
 */
export async function openBatchExchange(connection: Connection, plan: BatchPlan): Promise<Exchange> {
  const line: Line = {
    connection,
    plan,
    endpoint: await openClient(connection),
    budget: new Budget(connection.budget),
    ledger: new BatchLedger(plan.ledger),
    ends: new Map(),
    stop: new AbortController(),
    gathering: null,
    preparing: 0,
  };
  return { ask: (request) => ask(request, line) };
}

interface Line {
  readonly connection: Connection;
  readonly plan: BatchPlan;
  readonly endpoint: Endpoint;
  readonly budget: Budget;
  readonly ledger: BatchLedger;
  /** One wait a batch, for all that are in it. */
  readonly ends: Map<string, Promise<BatchEnd>>;
  readonly stop: AbortController;
  gathering: Gathering | null;
  preparing: number;
}

interface Gathering {
  readonly requests: Map<string, ModelRequest>;
  readonly handedIn: Promise<void>;
}

async function ask(request: ModelRequest, line: Line): Promise<ModelReply> {
  const hash = hashRequest(request);
  const known = line.ledger.find(hash);
  const reservation = known === null ? await prepare(line, () => reserve(request, line)) : null;
  let use = worstCase(0, 0);
  try {
    const entry = known ?? (await handIn(hash, request, line));
    const answer = answerOf(entry, await endOf(entry, line));
    if ('use' in answer) {
      use = answer.use;
      return answer;
    }
    if (!answer.isPending) line.ledger.forget(hash);
    stopOthers(request, line);
    throw toAbsent(request.id, answer.state, undefined);
  } finally {
    reservation?.settle(use);
  }
}

/** A batch that is being gathered waits for those that are still being counted. */
async function prepare<T>(line: Line, call: () => Promise<T>): Promise<T> {
  line.preparing += 1;
  try {
    return await call();
  } finally {
    line.preparing -= 1;
  }
}

/** What a batch that was handed in costs is spent, whatever this run's budget says: only new requests are reserved. */
async function reserve(request: ModelRequest, line: Line): Promise<ReturnType<Budget['reserve']>> {
  const { connection, endpoint } = line;
  const params = paramsOf(request, line);
  const input = await within(request, line, (signal) => countInput(endpoint, { request, params, signal }));
  const { model, max_tokens } = request.choice;
  return line.budget.reserve(worstCase(input, max_tokens), connection.priceOf(model));
}

/** Joins the batch that is being gathered, or begins one. */
async function handIn(hash: string, request: ModelRequest, line: Line): Promise<BatchEntry> {
  line.gathering ??= gather(line);
  const { requests, handedIn } = line.gathering;
  requests.set(hash, request);
  await handedIn;
  const entry = line.ledger.find(hash);
  if (entry === null) throw new Error(`${request.id} was not handed in.`);
  return entry;
}

function gather(line: Line): Gathering {
  const requests = new Map<string, ModelRequest>();
  const settle = async (): Promise<void> => {
    for (let count = -1; line.preparing > 0 || requests.size > count; ) {
      count = requests.size;
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    }
    line.gathering = null;
    await create(requests, line);
  };
  return { requests, handedIn: settle() };
}

async function create(requests: ReadonlyMap<string, ModelRequest>, line: Line): Promise<void> {
  const [first] = requests.values();
  if (first === undefined) return;
  const named = [...requests].map(([hash, request]) => ({
    hash,
    request,
    custom_id: nameEntry(hash, request),
  }));
  const body = {
    requests: named.map(({ custom_id, request }) => ({
      custom_id,
      params: paramsOf(request, line),
    })),
  };
  const batch = await within(first, line, (signal) =>
    line.endpoint.messages.batches.create(body, { signal }),
  );
  line.ledger.add(
    Object.fromEntries(named.map(({ hash, custom_id }) => [hash, { batch: batch.id, custom_id }])),
  );
  line.plan.progress(`Batch ${batch.id}: ${named.length} requests handed in, ends by ${batch.expires_at}.`);
}

/** At most 64 letters, digits, dashes and underscores, unique in its batch. */
function nameEntry(hash: string, request: ModelRequest): string {
  return `${nameRequest(request).slice(0, 40)}-${hash.slice(0, 16)}`;
}

function endOf({ batch }: BatchEntry, { ends, endpoint, plan, connection, stop }: Line): Promise<BatchEnd> {
  const end =
    ends.get(batch) ??
    waitForBatch(batch, {
      endpoint,
      poll_ms: plan.poll_ms,
      wait_ms: plan.wait_ms,
      call_ms: connection.timeout_ms,
      stop: stop.signal,
      log: plan.progress,
    });
  ends.set(batch, end);
  return end;
}

type Absence = { readonly state: FailedState; readonly isPending: boolean };

function answerOf({ custom_id }: BatchEntry, end: BatchEnd): ModelReply | Absence {
  if ('state' in end) return { state: end.state, isPending: !end.isLost };
  const read = readResult(end.results.get(custom_id));
  return 'use' in read ? read : { state: read, isPending: false };
}

/** The debate goes on with one expert; without an evaluator or the judge there is nothing to wait for. */
function stopOthers({ role }: ModelRequest, { stop }: Line): void {
  if (role !== 'strategist' && role !== 'ux_specialist') stop.abort();
}

function paramsOf(request: ModelRequest, { connection, endpoint }: Line): ReturnType<typeof toParams> {
  return toParams(request, { ...connection, ...endpoint });
}

async function within<T>(
  request: ModelRequest,
  { connection, stop }: Line,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, close } = openDeadline(stop.signal, connection.timeout_ms);
  try {
    return await persist({ request, signal, attempts: connection.attempts, call: () => call(signal) });
  } finally {
    close();
  }
}
