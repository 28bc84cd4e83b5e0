import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const OWN_FILES: Record<string, RegExp> = {
  '.': /^bundle\.(json|sha256)(\.tmp)?$/,
  journeys: /^[a-z0-9-]+\.json(\.tmp)?$/,
  states: /^[0-9a-f]{16}\.json(\.\d+\.tmp)?$/,
  pictures: /^[0-9a-f]{64}\.jpg(\.\d+\.tmp)?$/,
  '.capture': /^[0-9a-f]{24}\.jsonl$/,
};

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
