import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../paths.ts';

/** The page of a shipped rule, from its first section on: what, why, source, how to fix, an example of each. */
export function readRuleMarkdown(id: string): string {
  const text = readFileSync(join(packageRoot, 'templates', 'rules', `${id}.md`), 'utf8');
  return text.slice(Math.max(0, text.indexOf('\n## ') + 1)).trim();
}
