import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { State } from '../../src/contract/state.ts';
import { askPage, type PageSession, runInPage } from './page-session.ts';

export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
let source: string | null = null;

/** axe-core's answer for the page's main document, run in our own world; boxes are in page pixels. */
export async function runAxe(session: PageSession): Promise<State['axe']> {
  const found = await askPage(session, 'axe', AXE_TAGS);
  if (found !== null) return found;
  await runInPage(session, `${readSource()}\n;0`);
  return askPage(session, 'axe', AXE_TAGS);
}

function readSource(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}
