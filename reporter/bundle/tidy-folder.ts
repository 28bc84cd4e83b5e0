import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Takes away half-written files and pictures that no state shows: of two workers that saw one screen, one lost. */
export function tidyFolder(dir: string): void {
  for (const folder of ['journeys', 'states', 'pictures'])
    remove(dir, folder, (name) => name.endsWith('.tmp'));
  const shown = new Set(
    namesIn(dir, 'states').flatMap((name) => pictureIn(readFileSync(join(dir, 'states', name), 'utf8'))),
  );
  remove(dir, 'pictures', (name) => !shown.has(name.replace(/\.(jpg|png)$/, '')));
}

/** Gives back the room of the records, once the journeys are written: on a full disk the index needs it. */
export function dropRecords(dir: string): void {
  remove(dir, '.capture', (name) => name.endsWith('.jsonl'));
}

function remove(dir: string, folder: string, isUnwanted: (name: string) => boolean): void {
  for (const name of namesIn(dir, folder).filter(isUnwanted))
    rmSync(join(dir, folder, name), { force: true });
}

function namesIn(dir: string, folder: string): string[] {
  return readdirSync(join(dir, folder));
}

function pictureIn(state: string): string[] {
  const id = /"picture":"([0-9a-f]{64})"/.exec(state)?.[1];
  return id === undefined ? [] : [id];
}
