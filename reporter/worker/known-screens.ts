import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Known, Screen } from '../page/look.ts';
import type { Draft } from './draft-state.ts';

/** Every look takes these along to the page. */
const MOST = 200;
const rested = new Set<string>();
/** How much of each bundle's list this worker has read, in bytes. The other workers write on. */
const read = new Map<string, number>();

/** Remembers a screen that was found at rest and is in the bundle, and tells the other workers of it. */
export function rememberRested(dir: string, { fingerprint: { whole } }: Pick<Screen, 'fingerprint'>): void {
  const isNews = !rested.has(whole);
  keep(whole);
  if (isNews) atBest(() => appendFileSync(pathOfRested(dir), `${whole}\n`));
}

/** The screens that came last, in any worker. Two routes may share a fingerprint: whether a state is new is for its id to say. */
export function knownScreens(dir: string, draft: Draft | null): Known {
  atBest(() => readOn(dir));
  return { rested: [...rested], drafted: draft?.whole ?? null };
}

function readOn(dir: string): void {
  const path = pathOfRested(dir);
  const from = read.get(dir) ?? 0;
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= from) return;
  const text = readFileSync(path, 'latin1').slice(from);
  read.set(dir, from + text.lastIndexOf('\n') + 1);
  for (const whole of text.match(/^[0-9a-f]{16}(?=\n)/gm) ?? []) keep(whole);
}

function keep(whole: string): void {
  rested.delete(whole);
  rested.add(whole);
  for (const oldest of rested) if (rested.size > MOST) rested.delete(oldest);
}

/** Without the list a worker has to see for itself: slower, and no fault. */
function atBest(work: () => void): void {
  try {
    work();
  } catch {
    // The disk is full, or the folder gone.
  }
}

function pathOfRested(dir: string): string {
  return join(dir, '.capture', 'rested');
}
