import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { FullConfig } from '@playwright/test/reporter';

const OWN_FILES: Record<string, RegExp> = {
  '.': /^bundle\.(json|sha256)(\.tmp)?$/,
  journeys: /^[a-z0-9-]+\.json(\.tmp)?$/,
  states: /^[0-9a-f]{16}\.json(\.\d+\.tmp)?$/,
  pictures: /^[0-9a-f]{64}\.(jpg|png)(\.\d+\.tmp)?$/,
  '.capture':
    /^([0-9a-f]{24}\.jsonl|run\.json|[0-9a-f]{16}\.(claim|probes\.json)|probes\.spent|rested)((\.\d+)?\.tmp)?$/,
};

/** @throws Error with one line for the user, when a bundle in this folder could be lost or could harm others. */
export function refuseUnfit(dir: string, config: FullConfig): void {
  const isWithin = (outer: string) =>
    !/^\.\.([\\/]|$)/.test(relative(outer, dir)) && !isAbsolute(relative(outer, dir));
  const wiped = config.projects.map((project) => project.outputDir).find(isWithin);
  if (wiped !== undefined)
    throw new Error(
      `no bundle is written: outputDir ${dir} lies in Playwright's own output folder, which it empties. Choose another folder.`,
    );
  const foreign = findForeign(dir);
  if (foreign.length > 0)
    throw new Error(
      `no bundle is written: ${dir} holds files that are not ours (${foreign.slice(0, 3).join(', ')}). Choose an empty folder.`,
    );
}

/** Names what lies in the folder that no reporter of ours wrote; an empty list means it may be used. */
export function findForeign(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return OWN_FILES['.']?.test(entry.name) ? [] : [entry.name];
    const own = OWN_FILES[entry.name];
    if (!entry.isDirectory() || own === undefined || entry.name === '.') return [entry.name];
    return readdirSync(join(dir, entry.name)).flatMap((name) =>
      own.test(name) ? [] : `${entry.name}/${name}`,
    );
  });
}

/** Makes the folder ready for a new bundle: takes away the files of the last one, and only those. */
export function emptyFolder(dir: string): void {
  for (const [folder, own] of Object.entries(OWN_FILES)) {
    const path = join(dir, folder);
    mkdirSync(path, { recursive: true });
    for (const name of readdirSync(path)) if (own.test(name)) rmSync(join(path, name), { force: true });
  }
}
