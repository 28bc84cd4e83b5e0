import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod';
import type { RulePage } from '../../src/rules/rule.ts';

const folder = fileURLToPath(new URL('../../templates/rules/', import.meta.url));
const sentence = z.string().regex(/\S/);
const front = z.strictObject({
  title: sentence,
  claim: sentence,
  passed: sentence,
  fix: sentence,
  unknown: sentence,
});

/** Every shipped rule page by id, with its Markdown. */
export function readPages(): Map<string, RulePage & { readonly markdown: string }> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return new Map(
    names.map((name) => {
      const id = name.slice(0, -'.md'.length);
      const markdown = readFileSync(`${folder}${name}`, 'utf8');
      return [id, { id, markdown, ...front.parse(parse(markdown.split('---\n')[1] ?? '')) }];
    }),
  );
}
