import { describe, expect, it } from 'vitest';
import {
  normalise,
  normalisePath,
  normaliseRoute,
  signByName,
  signByPlace,
} from '../../src/rules/signature.ts';
import { control } from './build.ts';

describe('signatures', () => {
  it.each([
    ['Basket (2 items)', 'basket items'],
    ['  Save\n changes… ', 'save changes'],
    ['Order 3f2a9c1b-77aa failed', 'order failed'],
    ['Größe wählen', 'größe wählen'],
    ['See https://app.test/a?b=1', 'see'],
    ['decade', 'decade'],
  ])('normalise %j', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it.each([
    ['#list > li:nth-of-type(3) > button', '#list > li > button'],
    ['a[href$="spring-newsletter"]', 'a'],
    ['#task-17', '#task-'],
    ['button[data-t="Oolong"]', 'button'],
    ['[data-testid="row"] > [role="switch"]', '[data-testid="row"] > [role="switch"]'],
  ])('normalisePath %j', (path, expected) => {
    expect(normalisePath(path)).toBe(expected);
  });

  it.each([
    ['/orders/17/lines', '/orders/:id/lines'],
    ['/orders/3f2a9c1b77aa', '/orders/:id'],
    ['/settings', '/settings'],
  ])('normaliseRoute %j', (route, expected) => {
    expect(normaliseRoute(route)).toBe(expected);
  });

  it('signs by name wherever the control stands, and by place whatever it is called', () => {
    const [one, two] = [
      control({ name: 'Save', key: 'form > button' }),
      control({ name: 'Save', key: '#save' }),
    ];
    expect(signByName(one)).toBe(signByName(two));
    const rows = [1, 2].map((n) =>
      control({ name: `Remove task ${'ab'[n - 1]}`, key: `#list > li:nth-of-type(${n}) > button` }),
    );
    expect(new Set(rows.map(signByPlace)).size).toBe(1);
  });
});
