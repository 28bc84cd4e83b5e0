import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const ids = z.array(z.string());

/**
 * Which states an earlier run already showed to a model, so that changed ones come first. The answer is written down by
 * evidence: asked again about the same evidence, the order and so the request stays the same.
 */
export function readKnownStates(
  folder: string,
  run: { evidence: string; states: readonly string[] },
): Set<string> {
  const frozen = join(folder, 'known', `${run.evidence}.json`);
  const before = read(frozen);
  if (before !== null) return new Set(before);
  const seen = read(join(folder, 'seen.json')) ?? [];
  mkdirSync(join(folder, 'known'), { recursive: true });
  writeFileSync(frozen, JSON.stringify(seen));
  writeFileSync(join(folder, 'seen.json'), JSON.stringify([...new Set([...seen, ...run.states])].toSorted()));
  return new Set(seen);
}

function read(path: string): string[] | null {
  if (!existsSync(path)) return null;
  try {
    return ids.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}
