import { expect, it } from 'vitest';
import { addressOf } from '../../../reporter/worker/probes/probe-remembered.ts';

it.each([
  ['https://a.test/list#third', 'https://a.test/list'],
  ['https://a.test/#/list', 'https://a.test/#/list'],
  ['https://a.test/#!/list', 'https://a.test/#!/list'],
  ['https://a.test/list?page=2#', 'https://a.test/list?page=2'],
])('%s is opened at %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
});
