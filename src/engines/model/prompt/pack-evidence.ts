import type { Evidence } from '../../../contract/evidence.ts';
import type { Outcomes } from '../../../contract/outcome.ts';
import type { State } from '../../../contract/state.ts';
import type { Exhibit, Packing, SourcePicture } from './exhibit.ts';
import { fitPicture } from './fit-picture.ts';

/** With more than this many pictures the provider allows only small ones. */
const MOST_PICTURES = 20;
const MOST_STATES = 80;

/** Where states and pictures of a run are read. */
export interface Library {
  readonly readState: (id: string) => State;
  readonly findPicture: (id: string) => SourcePicture | null;
}

/**
 * Chooses what the model is shown: every distinct state once, those with a measured problem first, then the rest as they
 * were met. A picture that several states share is sent once.
 */
export function packEvidence(evidence: Evidence, outcomes: Outcomes, library: Library): Packing {
  const ids = inOrderOfNeed(evidence, outcomes);
  const shown = ids.slice(0, MOST_STATES);
  const sent = new Set<string>();
  let left = MOST_PICTURES;
  const exhibits = shown.map((id): Exhibit => {
    const state = library.readState(id);
    const picture = state.picture === null ? null : library.findPicture(state.picture);
    if (picture === null || sent.has(picture.id)) return { state, picture, tiles: [] };
    const tiles = fitPicture(picture);
    if (tiles.length > left) return { state, picture, tiles: [] };
    sent.add(picture.id);
    left -= tiles.length;
    return { state, picture, tiles };
  });
  const withPicture = new Set(exhibits.flatMap(({ picture }) => (picture === null ? [] : [picture.id])));
  return {
    exhibits,
    pictures: MOST_PICTURES - left,
    left_out: { states: ids.length - shown.length, pictures: withPicture.size - sent.size },
  };
}

function inOrderOfNeed(evidence: Evidence, outcomes: Outcomes): string[] {
  const seen = evidence.screens.map(({ id }) => id);
  const found = new Set(
    outcomes.issues.flatMap((issue) => issue.places.flatMap(({ state }) => (state === null ? [] : [state]))),
  );
  const weight = (id: string): number => (found.has(id) ? 1 : 0);
  return [...new Set(seen)].toSorted((a, b) => weight(b) - weight(a));
}
