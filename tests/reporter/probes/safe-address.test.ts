import { describe, expect, it } from 'vitest';
import { riskOf } from '../../../reporter/worker/probes/safe-address.ts';

describe('riskOf', () => {
  it.each([
    ['https://a.example/projects/7', null],
    ['https://a.example/orders?sort=date', null],
    ['https://a.example/blog/how-to-pay-less', 'risky_address'],
    ['https://a.example/deleted-items', null],
    ['https://a.example/account/sign-out', 'risky_address'],
    ['https://a.example/users/logout.php', 'risky_address'],
    ['https://a.example/projects/7/delete', 'risky_address'],
    ['https://a.example/cart/%63heckout', 'risky_address'],
    ['https://a.example/list?action=remove&id=4', 'risky_address'],
    ['https://a.example/list?delete=4', 'risky_address'],
    ['https://a.example/reset?token=abc', 'one_time_address'],
    ['https://a.example/%E0%A4%A', null],
    ['about:blank', 'no_address_of_its_own'],
    ['data:text/html,hello', 'no_address_of_its_own'],
    ['nowhere', 'no_address_of_its_own'],
  ])('%s: %s', (address, risk) => {
    expect(riskOf(address)).toBe(risk);
  });
});
