import { expect, it } from 'vitest';
import { listBarLinks } from '../../src/rules/consistency/bars.ts';
import { link, state } from './build.ts';

type Box = { x: number; y: number; width: number; height: number };
const row = (at: number): Box => ({ x: 0, y: 100 + at * 40, width: 200, height: 40 });
const card = (at: number): Box => ({ x: at * 300, y: at * 200, width: 280, height: 180 });
const list = (paths: string[], boxOf: (at: number) => Box) =>
  state({
    controls: paths.map((path, at) =>
      link(path.slice(1), path, {
        key: `#side > li:nth-of-type(${at + 1}) > a`,
        landmark: null,
        ...(path.startsWith('//') ? { href: `https:${path}` } : {}),
        box: boxOf(at),
      }),
    ),
  });
const namesOf = (screen: ReturnType<typeof state>) => listBarLinks(screen).map(({ name }) => name);

it('takes a column of links to parts of the site for a bar, though nothing says that it is one', () => {
  expect(namesOf(list(['/tasks', '/reports', '/help'], row))).toEqual(['tasks', 'reports', 'help']);
});

it.each([
  ['cards', list(['/tasks', '/reports', '/help'], card)],
  ['entries of one kind', list(['/tasks/a', '/tasks/b', '/tasks/c'], row)],
  ['places on the page', list(['/tasks#a', '/reports#b', '/help#c'], row)],
  ['links elsewhere', list(['//a.test/', '//b.test/', '//c.test/'], row)],
])('takes %s for none', (_, screen) => {
  expect(namesOf(screen)).toEqual([]);
});
