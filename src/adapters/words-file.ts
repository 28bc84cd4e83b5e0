import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { packageRoot } from '../paths.ts';

const sentences = z.record(z.string(), z.record(z.string(), z.string()));

/** Speaks the sentences of one group in `templates/<path>`, placeholders filled. An unknown key is our own fault: it throws. */
export function openWords(
  path: string,
  group: string,
): (key: string, filling?: Readonly<Record<string, string>>) => string {
  const words = sentences.parse(parse(readFileSync(join(packageRoot, 'templates', path), 'utf8')))[group];
  return (key, filling = {}) => {
    const sentence = words?.[key];
    if (sentence === undefined) throw new Error(`templates/${path} has no ${group}.${key}.`);
    return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => filling[name] ?? whole);
  };
}
