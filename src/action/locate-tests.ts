import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Desk } from './desk.ts';
import type { Place } from './place.ts';

/** Finds where a test file lies in the repository: as the input says, as it is, or as the changed files show. */
export function locateTests({ options, environment }: Desk, { files }: Place) {
  return (file: string): string | null => {
    const candidates = [posix.join(options.test_root, file), posix.normalize(file)];
    const isInside = (path: string): boolean => !path.startsWith('..') && !path.startsWith('/');
    const there = candidates.filter(isInside).find((path) => existsSync(join(environment.workspace, path)));
    if (there !== undefined) return there;
    const changed = (files ?? [])
      .map(({ filename }) => filename)
      .filter((name) => `/${name}`.endsWith(`/${file}`));
    if (changed.length === 1) return changed[0] ?? null;
    return candidates.find(isInside) ?? null;
  };
}
