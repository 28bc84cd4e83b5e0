import { describe, expect, it } from 'vitest';
import { type Failure, waitBeforeRetry } from '../../src/adapters/github/retry.ts';

const NOW = 1_000_000_000_000;
const failure = (change: Partial<Failure>): Failure => ({
  status: 500,
  message: '',
  headers: {},
  method: 'GET',
  ...change,
});

describe('a failed request is tried again', () => {
  it.each<[string, Partial<Failure>, number, number | null]>([
    ['after what a limit asks for', { status: 429, headers: { 'retry-after': '72' } }, 1, 72_000],
    ['after 60 s where a limit says nothing', { status: 403, message: 'secondary rate limit' }, 1, 60_000],
    ['later each time', { status: 403, message: 'secondary rate limit' }, 2, 120_000],
    [
      'when quick posting is called abuse',
      { status: 422, message: 'abuse detection', method: 'POST' },
      1,
      60_000,
    ],
    [
      'when the budget comes back',
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 20) },
      },
      1,
      21_000,
    ],
    [
      'at once, nearly, when it already came back',
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' } },
      1,
      1_000,
    ],
    ['soon after a fault', { status: 502 }, 1, 500],
    ['later after more faults', { status: 503, method: 'PATCH' }, 3, 2_000],
    ['after a fault of the network', { status: null }, 1, 500],
    ['not where it could be done twice', { status: 502, method: 'POST' }, 1, null],
    ['not for ever', { status: 502 }, 5, null],
    ['not when it takes an hour', { status: 429, headers: { 'retry-after': '3600' } }, 1, null],
    ['not when it is forbidden', { status: 403, message: 'Resource not accessible by integration' }, 1, null],
    ['not when it is wrong', { status: 422, message: 'Validation Failed' }, 1, null],
    ['not when it is missing', { status: 404 }, 1, null],
  ])('%s', (...[, change, tries, expected]) => {
    expect(waitBeforeRetry(failure(change), tries, NOW)).toBe(expected);
  });
});
