import type { BundleIndex } from '../contract/bundle.ts';
import type { Journey } from '../contract/journey.ts';
import type { State } from '../contract/state.ts';

/** What a bundle holds, read and checked: its index, its journeys, and one short line for each state. */
export interface OpenedBundle {
  readonly path: string;
  readonly sha256: string;
  readonly index: BundleIndex;
  readonly journeys: readonly Journey[];
  readonly states: readonly StateSummary[];
}

/** The part of a state that the evidence keeps; the rest stays in the bundle. */
export type StateSummary = Pick<State, 'id' | 'route' | 'title' | 'picture' | 'artefact'> & {
  readonly heading: string | null;
  readonly has_axe: boolean;
};
