import { posix, win32 } from 'node:path';
import type { Source } from '../../src/contract/primitives.ts';

/** A place in the tests as a POSIX path from the root folder; `null` for what has none. */
export function readSource(
  location: { file: string; line: number } | undefined,
  rootDir: string,
): Source | null {
  if (location === undefined) return null;
  const { isAbsolute, relative } = pathsOf(location.file);
  const file = isAbsolute(location.file) ? relative(rootDir, location.file) : location.file;
  return { file: file.replace(/\\/g, '/') || 'unknown', line: location.line };
}

/** The root folder, given the way to it from the folder of a spec file. */
export function rootFrom(specFile: string, way: string): string {
  const { dirname, join } = pathsOf(specFile);
  return join(dirname(specFile), way);
}

/** Merged reports hold paths of the machine that ran the tests, whichever kind it was. */
function pathsOf(file: string): typeof posix {
  return /^([A-Za-z]:[\\/]|\\\\)/.test(file) ? win32 : posix;
}
