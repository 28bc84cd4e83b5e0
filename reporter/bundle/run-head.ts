import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleIndex } from '../../src/contract/bundle.ts';
import { writeWhole } from './write-file.ts';

/** What is known of a run before its first test; kept beside the records, for a run that is killed. */
export interface RunHead extends Pick<BundleIndex, 'producer' | 'build_identity' | 'context'> {
  readonly started_at: string;
  readonly tests: number;
}

export function keepHead(dir: string, head: RunHead): void {
  writeWhole(pathOf(dir), JSON.stringify(head));
}

/** The head of the run whose parts lie in the folder; `null` when there is none or it cannot be read. */
export function readHead(dir: string): RunHead | null {
  if (!existsSync(pathOf(dir))) return null;
  try {
    return JSON.parse(readFileSync(pathOf(dir), 'utf8')) as RunHead;
  } catch {
    return null;
  }
}

function pathOf(dir: string): string {
  return join(dir, '.capture', 'run.json');
}
