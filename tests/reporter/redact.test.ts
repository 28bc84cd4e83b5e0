import { describe, expect, it } from 'vitest';
import { redactError, redactText, redactTitle, redactUrl, routeOf } from '../../reporter/redact.ts';

describe('redaction', () => {
  it.each([
    ['https://a.test/x?token=abc&q=1#part', 'https://a.test/x?token=*&q=*#part'],
    ['https://a.test/#access_token=abc', 'https://a.test/#*'],
    ['https://a.test/#/settings?code=1', 'https://a.test/#/settings'],
    ['https://user:pw@a.test/x', 'https://a.test/x'],
    ['https://a.test/reset/9f8a7b6c5d4e3f2a1b0c', 'https://a.test/reset/:id'],
    ['https://a.test/e3b0c442-98fc-4c14-9afb-f4c8996fb924/edit', 'https://a.test/:id/edit'],
    ['/projects?session=1', '/projects'],
    ['data:text/html,secret', 'data:*'],
    ['about:blank', 'about:blank'],
  ])('address %s -> %s', (url, expected) => {
    expect(redactUrl(url)).toBe(expected);
  });

  it.each([
    ['https://a.test/orders/4711?x=1', '/orders/:id'],
    ['https://a.test/', '/'],
    ['https://a.test/app#/orders/list', '/app#/orders/list'],
  ])('route of %s is %s', (url, expected) => {
    expect(routeOf(url)).toBe(expected);
  });

  it.each([
    [`Fill "hunter2" getByLabel('Password')`, `Fill "…" getByLabel('Password')`],
    ['Fill "say \\"hi\\" now" locator(\'#a\')', `Fill "…" locator('#a')`],
    ['Fill "cut off without an end', 'Fill "…"'],
    ['Type "abc"', 'Type "…"'],
    ['Press "a"', 'Press "…"'],
    ['Press "Enter"', 'Press "Enter"'],
    [`Click getByRole('button', { name: 'Fill "x"' })`, `Click getByRole('button', { name: 'Fill "x"' })`],
  ])('title %s -> %s', (title, expected) => {
    expect(redactTitle(title)).toBe(expected);
  });

  it('cuts an error to what went wrong, without colours, log and field values', () => {
    const message =
      '\u001b[31mexpect(locator).toHaveValue(expected) failed\u001b[39m\n\nExpected: "hunter2"\nReceived: "hunter3"\n\nCall log:\n  - <input value="hunter3"/>';
    const error = redactError(message);
    expect(error).toContain('toHaveValue(expected) failed');
    expect(error).not.toMatch(/hunter|Call log|\[3/);
  });

  it.each([
    ['login failed: {password: hunter2}', /hunter2/],
    ['authorization: Bearer abcdef123456', /abcdef/],
    ['got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig', /eyJ/],
    ['GET https://a.test/x?key=hunter2 failed', /hunter2/],
    ['<input value="hunter2">', /hunter2/],
  ])('text %s keeps no secret', (text, secret) => {
    expect(redactText(text)).not.toMatch(secret);
  });
});
