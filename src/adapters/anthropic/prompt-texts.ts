import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { EXPERTS } from '../../contract/criteria.ts';
import { METHOD_IDS } from '../../contract/primitives.ts';
import { sentSchema } from '../../engines/model/answer/model-schema.ts';
import type { PromptTexts } from '../../engines/model/prompt/prompt-texts.ts';
import { packageRoot } from '../../paths.ts';

const folder = join(packageRoot, 'templates', 'prompts');

/** What each file must offer a place for, and no other: a broken template fails when it is read, not in a run. */
const PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  'system.md': [],
  'evidence.md': ['contract', 'journeys', 'nonce', 'screens'],
  'question.md': ['measured', 'task'],
  'unchanged.md': ['standing'],
  'again.md': ['reasons'],
  'schema.md': ['schema'],
  'repair.md': ['fault'],
  'review.md': ['criteria', 'expert', 'perspective', 'scale', 'threshold'],
  'cross_review.md': ['criteria', 'expert', 'own', 'perspective', 'scale', 'theirs', 'threshold'],
  'judge.md': ['criteria', 'scale', 'threshold'],
};

/** Reads templates/prompts/. They ship with the package, so a fault here is ours and is thrown as it is. */
export function readPromptTexts(): PromptTexts {
  const methods = Object.fromEntries(METHOD_IDS.map((id) => [id, read(`methods/${id}.md`)]));
  const experts = Object.fromEntries(EXPERTS.map((id) => [id, read(`experts/${id}.md`)]));
  const texts = {
    system: read('system.md'),
    evidence: read('evidence.md'),
    sources: { screenshot: read('sources/screenshot.md'), spec: read('sources/spec.md') },
    question: read('question.md'),
    unchanged: read('unchanged.md'),
    again: read('again.md'),
    schema: read('schema.md'),
    repair: read('repair.md'),
    methods: methods as PromptTexts['methods'],
    experts: experts as PromptTexts['experts'],
    review: read('review.md'),
    cross_review: read('cross_review.md'),
    judge: read('judge.md'),
    words: z.record(z.string(), z.string()).parse(parse(readFileSync(join(folder, 'words.yml'), 'utf8'))),
  };
  const version = createHash('sha256')
    .update(JSON.stringify([texts, sentSchema()]))
    .digest('hex')
    .slice(0, 16);
  return { version, ...texts };
}

function read(path: string): string {
  const text = readFileSync(join(folder, path), 'utf8').trim();
  const found = [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].toSorted();
  const expected = PLACEHOLDERS[path] ?? [];
  if (found.join() !== expected.join())
    throw new Error(
      `templates/prompts/${path} has the placeholders ${found.join()}, not ${expected.join()}.`,
    );
  return text;
}
