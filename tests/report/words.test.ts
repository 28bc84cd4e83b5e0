import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readReportAssets } from '../../src/adapters/report-assets.ts';

const { words } = readReportAssets();
const room = fileURLToPath(new URL('../../src/report/', import.meta.url));
const code = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'words.ts')
  .map((name) => readFileSync(`${room}${name}`, 'utf8'))
  .join('\n');

it.each(['labels', 'sentences', 'empty'] as const)('every word of %s is said somewhere', (section) => {
  const unused = Object.keys(words[section]).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(unused).toEqual([]);
});

it('every name that the type asks for is in the file', () => {
  const type = readFileSync(`${room}words.ts`, 'utf8');
  const names = (union: string): string[] =>
    [...(new RegExp(`type ${union} =([^;]+);`).exec(type)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
      (match) => match[1] ?? '',
    );
  expect(Object.keys(words.labels).sort()).toEqual(names('LabelName').sort());
  expect(Object.keys(words.sentences).sort()).toEqual(names('SentenceName').sort());
  expect(Object.keys(words.sections).sort()).toEqual(names('SectionName').sort());
  expect(Object.keys(words.empty).sort()).toEqual(names('EmptyName').sort());
  expect(Object.keys(words.nav).sort()).toEqual(names('NavName').sort());
});

it('never claims what an agent audit cannot', () => {
  const text = JSON.stringify(words);
  expect(text).toContain('Agent audit, not user testing.');
  expect(text).not.toMatch(/conforms|compliant|users (like|prefer|are satisfied)/i);
});
