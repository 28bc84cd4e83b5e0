import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentence } from '../report/github/blocks.ts';
import { attempt, type Desk } from './desk.ts';
import type { Place } from './place.ts';

const SETTINGS = /(?:^|\/)ux-jury\.(?:config\.(?:json|ya?ml|js|ts)|criteria\.ya?ml)$/;

/**
 * Settings and criteria are the base branch's: where a pull request changes them, the base's files lie in the workspace
 * while `work` runs, and the changed ones are put back. `work` is told what to say of it, or `null`.
 */
export async function withBaseSettings<T>(
  desk: Desk,
  { files, base_sha, pull }: Place,
  work: (changed: string | null) => Promise<T>,
): Promise<T> {
  const changed = files.map(({ filename }) => filename).filter((name) => SETTINGS.test(name));
  if (changed.length === 0 || pull === null || base_sha === null) return work(null);
  const kept = new Map<string, string | null>();
  try {
    for (const name of changed) {
      const path = join(desk.environment.workspace, name);
      const base = await attempt(desk, 'settings of the base branch', () =>
        desk.github.readText(name, base_sha),
      );
      kept.set(path, existsSync(path) ? readFileSync(path, 'utf8') : null);
      put(path, base);
    }
    return await work(sentence(desk.words.log, 'config_changed', { files: changed.join(', ') }));
  } finally {
    for (const [path, text] of kept) put(path, text);
  }
}

function put(path: string, text: string | null): void {
  if (text === null) rmSync(path, { force: true });
  else writeFileSync(path, text);
}
