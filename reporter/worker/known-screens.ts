import type { Screen } from '../page/look.ts';

/** Every look takes these along to the page. */
const MOST = 64;
const known = new Set<string>();

/** Remembers a screen that this run holds. */
export function knowScreen({ fingerprint: { whole } }: Pick<Screen, 'fingerprint'>): void {
  known.delete(whole);
  known.add(whole);
  for (const oldest of known) if (known.size > MOST) known.delete(oldest);
}

/** Fingerprints of the screens that came last. Two routes may share one: whether a state is new is for its id to say. */
export function knownScreens(): readonly string[] {
  return [...known];
}
