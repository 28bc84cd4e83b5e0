import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageRoot } from '../../src/paths.ts';
import { fill as fillOnGitHub } from '../../src/report/fill.ts';
import { fill } from '../../src/team/fill.ts';

type Words = { readonly [name: string]: Words | string };

/** Every sentence of a file of words, by its path in it. */
function listSentences(words: Words, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : listSentences(value, `${path}${name}.`),
  );
}

const sentences = ['github/team.yml', 'github/words.yml', 'team/words.yml'].flatMap((file) =>
  listSentences(parse(readFileSync(join(packageRoot, 'templates', file), 'utf8')), `${file} `),
);

/** The number one before a word for many. */
const MANY =
  /\b1 (?:\w+ )?(?:annotations|answers|blueprints|conflicts|criteria|decisions|differences|edits|files|findings|journeys|lines|operations|places|problems|questions|rules|steps|tasks)\b/;

/** Every placeholder is the number one, as if each were a count. */
function sayOnes(sentence: string): string {
  const names = [...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 1] as const);
  return fill(sentence, Object.fromEntries(names));
}

describe('counted words', () => {
  it.each([
    [0, '0 findings wait'],
    [1, '1 finding waits'],
    [2, '2 findings wait'],
    ['1', '1 finding waits'],
  ])('follow their number: %s', (count, said) => {
    const sentence = '{count} {count:finding waits|findings wait}';
    expect(fill(sentence, { count })).toBe(said);
    expect(fillOnGitHub(sentence, { count })).toBe(said);
  });

  it('show a gap where the number is missing, or throw where that is a fault', () => {
    expect(fill('{count:one|many}', {})).toBe('{count:one|many}');
    expect(() => fillOnGitHub('{count:one|many}', {})).toThrow('needs a value for {count}');
  });

  it.each(sentences)('%s never counts one of many', (_, sentence) => {
    expect(sayOnes(sentence)).not.toMatch(MANY);
  });
});
