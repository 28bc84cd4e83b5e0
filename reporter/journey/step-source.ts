import { isAbsolute, relative } from 'node:path';
import type { Source } from '../../src/contract/primitives.ts';

/** A place in the tests as a POSIX path from the root folder; `null` for what has none. */
export function readSource(
  location: { file: string; line: number } | undefined,
  rootDir: string,
): Source | null {
  if (location === undefined) return null;
  const file = isAbsolute(location.file) ? relative(rootDir, location.file) : location.file;
  return { file: file.replace(/\\/g, '/') || 'unknown', line: location.line };
}
