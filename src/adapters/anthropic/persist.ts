import type { ModelRequest } from '../../engines/model/request.ts';
import { type FailedState, nameState, retryAfter, toAbsent } from './states.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/** One call and what it may take; `failed` is told when it failed for good. */
export interface Persistence<T> {
  readonly request: Pick<ModelRequest, 'id' | 'choice'>;
  readonly attempts: number;
  readonly signal: AbortSignal;
  readonly call: () => Promise<T>;
  readonly failed?: () => void;
}

/**
 * Tries again where that may help, waiting as long as asked for but never longer than a minute or the time left. Throws
 * AbsentError.
 */
export async function persist<T>({ request, attempts, signal, call, failed }: Persistence<T>): Promise<T> {
  let last: FailedState | null = null;
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const named = nameState(error, request.choice.model);
      // What kept failing until the time was over is the state, not that the time was over.
      const state: FailedState = signal.aborted && last !== null ? last : named;
      last = state;
      if (!state.isTransient || attempt >= attempts || signal.aborted) {
        failed?.();
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
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
