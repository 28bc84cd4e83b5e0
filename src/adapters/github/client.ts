import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import { type Failure, waitBeforeRetry } from './retry.ts';

export type Octokit = ReturnType<typeof getOctokit>;

const REQUEST_TIMEOUT = 30_000;

/** The option of a request that would do something twice if it were sent twice, whatever its method. */
export const NOT_AGAIN = { once: true };

/** A client for one API address that waits out limits and faults. */
export function openClient(token: string, apiUrl: string): Octokit {
  const octokit = getOctokit(token, { baseUrl: apiUrl });
  octokit.hook.wrap('request', async (request, options) => {
    for (let tries = 1; ; tries += 1)
      try {
        await dropClosed();
        const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
        return await request({ ...options, request: { ...options.request, signal } });
      } catch (error) {
        const method = options.request?.once === true ? 'POST' : options.method;
        const wait = waitBeforeRetry(failureOf(error, method), tries, Date.now());
        if (wait === null) throw error;
        await sleep(wait);
      }
  });
  return octokit;
}

/**
 * Lets the loop come round once. While the jury computes nobody reads the sockets, and GitHub closes the idle ones; a
 * request that is written into such a socket is lost, and nobody knows whether it was done.
 */
async function dropClosed(): Promise<void> {
  await turn();
  await turn();
}

/** The HTTP status of a failed request; `null` for every other error. */
export function statusOf(error: unknown): number | null {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && hasResponse(error) ? status : null;
}

/** What GitHub said. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** No answer, or a fault of the server: what was asked for may have been done or not. */
export function isUncertain(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== null) return status >= 500;
  return typeof error === 'object' && error !== null && 'request' in error;
}

function failureOf(error: unknown, method: string): Failure {
  const response = hasResponse(error) ? error.response : null;
  return {
    status: statusOf(error),
    message: messageOf(error),
    headers: response?.headers ?? {},
    method,
  };
}

/** Octokit gives errors of the network the status 500 and no response. */
function hasResponse(
  error: unknown,
): error is { response: { headers: Readonly<Record<string, string | undefined>> } } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'response' in error &&
    typeof error.response === 'object' &&
    error.response !== null &&
    'headers' in error.response
  );
}
