import type { State } from '../../../contract/state.ts';
import type { Tile } from './fit-picture.ts';

/** A picture of the bundle, before it is fitted. */
export interface SourcePicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly media_type: 'image/jpeg' | 'image/png';
}

/** A state as the model is shown it; `tiles` is empty where only its facts are sent. */
export interface Exhibit {
  readonly state: State;
  readonly picture: SourcePicture | null;
  readonly tiles: readonly Tile[];
}

/** What is sent of a run, and what had to be left out. */
export interface Packing {
  readonly exhibits: readonly Exhibit[];
  readonly pictures: number;
  readonly left_out: { readonly states: number; readonly pictures: number };
}
