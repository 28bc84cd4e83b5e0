import type { PullState } from '../../contract/team/pull-state.ts';
import { fill } from '../../team/fill.ts';
import type { Said } from '../answer.ts';
import type { TeamBench } from './bench.ts';
import type { Ground } from './ground.ts';

/** Who asks, when, and with what the answer is worked out. `known`: the state that the asker could see. */
export interface Turn {
  readonly bench: TeamBench;
  readonly ground: Ground;
  readonly author: string;
  readonly at: string;
  readonly known: PullState | null;
}

/** What came of one request: the state as it is now, and what is told of it. */
export interface Turned {
  readonly state: PullState | null;
  readonly told: Said;
}

/** Writes down who said what. */
export function note(
  { bench, author, at }: Turn,
  state: PullState,
  { name, ...values }: { readonly name: string } & Readonly<Record<string, string>>,
): PullState {
  const what = fill(bench.words[name] ?? name, values).slice(0, 400);
  return { ...state, said: [...state.said, { by: author, at, what }].slice(-60) };
}

export function yes(say: string): Said {
  return { say, values: {}, accepted: true };
}

export function no(say: string, values: Readonly<Record<string, string>> = {}): Said {
  return { say, values, accepted: false };
}
