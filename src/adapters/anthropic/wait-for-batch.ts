import type { MessageBatch, MessageBatchResult } from '@anthropic-ai/sdk/resources/messages/batches';
import { openDeadline } from './deadline.ts';
import type { Endpoint } from './open-client.ts';
import { pause } from './persist.ts';
import { isSdkError } from './sdk-error.ts';
import { type FailedState, nameState } from './states.ts';

/** How a batch is waited for. `poll_ms` is the longest pause between two looks, `call_ms` what one look may take. */
export interface BatchWait {
  readonly endpoint: Endpoint;
  readonly poll_ms: number;
  readonly wait_ms: number;
  readonly call_ms: number;
  readonly stop: AbortSignal;
  readonly log: (line: string) => void;
}

/** The results of a batch by custom id, or why there are none; `isLost` when the provider does not know it any more. */
export type BatchEnd =
  | { readonly results: ReadonlyMap<string, MessageBatchResult> }
  | { readonly state: FailedState; readonly isLost: boolean };

/**
 * Looks until a batch has ended, with growing pauses, and collects what it gave. A look that fails for a reason that may
 * pass is only a look less.
 */
export async function waitForBatch(id: string, wait: BatchWait): Promise<BatchEnd> {
  const until = Date.now() + wait.wait_ms;
  let next = wait.poll_ms / 8;
  for (;;) {
    if (wait.stop.aborted) return { state: pending(id, 'the run broke off'), isLost: false };
    try {
      const batch = await look(wait, (signal) =>
        wait.endpoint.messages.batches.retrieve(id, null, { signal }),
      );
      if (batch.processing_status === 'ended') return { results: await collect(id, wait) };
      wait.log(describe(batch));
    } catch (error) {
      const state = nameState(error, '');
      if (isSdkError(error, 'APIError') && error.status === 404) return { state: LOST, isLost: true };
      if (!state.isTransient) return { state, isLost: false };
      wait.log(`Batch ${id}: ${state.what}`);
    }
    if (Date.now() + next > until) return { state: pending(id, 'it is still at work'), isLost: false };
    await pause(next, wait.stop);
    next = Math.min(wait.poll_ms, next * 1.5);
  }
}

async function collect(id: string, wait: BatchWait): Promise<Map<string, MessageBatchResult>> {
  return look(wait, async (signal) => {
    const results = new Map<string, MessageBatchResult>();
    const lines = await wait.endpoint.messages.batches.results(id, {}, { signal });
    for await (const { custom_id, result } of lines) results.set(custom_id, result);
    return results;
  });
}

async function look<T>({ stop, call_ms }: BatchWait, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal, close } = openDeadline(stop, call_ms);
  try {
    return await call(signal);
  } finally {
    close();
  }
}

function describe({ id, processing_status, request_counts, expires_at }: MessageBatch): string {
  const { processing, succeeded, errored, canceled, expired } = request_counts;
  const done = succeeded + errored + canceled + expired;
  const state = processing_status === 'canceling' ? 'being cancelled' : 'at work';
  return `Batch ${id}: ${state}, ${done} of ${done + processing} done, ends by ${expires_at}.`;
}

const LOST: FailedState = {
  code: 'model_batch_lost',
  what: 'the API does not know its batch: another key or workspace, or its results are no longer kept.',
  hint: 'Run again with the key that handed it in; with this key it will be handed in anew.',
  isTransient: false,
};

function pending(id: string, why: string): FailedState {
  return {
    code: 'model_batch_pending',
    what: `its batch ${id} has no answers yet, and ${why}.`,
    hint: 'Run the same command again with the same --out: it goes on waiting and nothing is paid twice.',
    isTransient: false,
  };
}
