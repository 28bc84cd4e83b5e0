/** How often a request is tried, and how long is waited at most in all, in milliseconds. */
const MOST_TRIES = 5;
const MOST_WAIT = 5 * 60_000;
const SECONDARY_WAIT = 60_000;
const FAULT_WAIT = 500;

/** What is known of a request that failed. `status` is `null` when no answer came at all. */
export interface Failure {
  readonly status: number | null;
  readonly message: string;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
  readonly method: string;
}

/**
 * How long to wait before trying again, in milliseconds; `null` to give up. Rate limits always may be tried again, since
 * nothing was done; a fault of the server only where doing it twice does no harm.
 */
export function waitBeforeRetry(failure: Failure, tries: number, now: number): number | null {
  if (tries >= MOST_TRIES) return null;
  const wait = isLimited(failure) ? waitForLimit(failure, tries, now) : waitForFault(failure, tries);
  return wait === null || wait > MOST_WAIT ? null : wait;
}

/** Primary and secondary limits: 429, 403 with a sign of one, and the 422 that quick posting gets. */
export function isLimited({ status, message, headers }: Failure): boolean {
  if (status === 429) return true;
  const says = /secondary rate limit|rate limit exceeded|abuse/i.test(message);
  if (status === 422) return /abuse|submitted too quickly/i.test(message);
  if (status !== 403) return false;
  return says || headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0';
}

function waitForLimit({ headers }: Failure, tries: number, now: number): number {
  const after = Number(headers['retry-after']);
  if (headers['retry-after'] !== undefined && Number.isFinite(after)) return Math.max(0, after * 1000);
  const reset = Number(headers['x-ratelimit-reset']) * 1000 - now;
  if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset))
    return Math.max(1000, reset + 1000);
  return SECONDARY_WAIT * 2 ** (tries - 1);
}

function waitForFault({ status, method }: Failure, tries: number): number | null {
  const isFault = status === null || status >= 500;
  const isRepeatable = method !== 'POST';
  return isFault && isRepeatable ? FAULT_WAIT * 2 ** (tries - 1) : null;
}
