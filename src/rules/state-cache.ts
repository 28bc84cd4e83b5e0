import type { State } from '../contract/state.ts';

/** Enough for the screens around a few steps; a long journey is read in pieces. */
const MOST_STATES = 64;

/** Reads states, keeping the ones used last. `null` in, `null` out. */
export function cacheStates(readState: (id: string) => State): (id: string | null) => State | null {
  const kept = new Map<string, State>();
  return (id) => {
    if (id === null) return null;
    const state = kept.get(id) ?? readState(id);
    kept.delete(id);
    kept.set(id, state);
    const [oldest] = kept.size > MOST_STATES ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return state;
  };
}
