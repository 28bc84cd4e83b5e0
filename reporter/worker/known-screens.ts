import type { Known, Screen } from '../page/look.ts';
import type { Draft } from './draft-state.ts';

/** Every look takes these along to the page. */
const MOST = 64;
const rested = new Set<string>();

/** Remembers a screen that was found at rest and is in the bundle. */
export function rememberRested({ fingerprint: { whole } }: Pick<Screen, 'fingerprint'>): void {
  rested.delete(whole);
  rested.add(whole);
  for (const oldest of rested) if (rested.size > MOST) rested.delete(oldest);
}

/** The screens that came last. Two routes may share a fingerprint: whether a state is new is for its id to say. */
export function knownScreens(draft: Draft | null): Known {
  return { rested: [...rested], drafted: draft?.whole ?? null };
}
