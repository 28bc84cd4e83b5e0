import type { Shown } from '../engine.ts';
import { type Prints, printRun } from '../model/carry/print-run.ts';
import type { Scope } from '../model/carry/scope.ts';
import { type Brief, makeBrief } from './brief.ts';
import type { ModelParts } from './parts.ts';

/** The parts of the engine and what one run is shown. `brief` is that of the whole run, which claims are held against. */
export interface Room {
  readonly parts: ModelParts;
  readonly shown: Shown;
  readonly prints: Prints;
  readonly brief: Brief;
  /** The brief of a scope; roles that are asked about the same get the same one, and so share a prefix. */
  readonly briefOf: (scope: Scope) => Brief;
}

/** Opens the room of a run. */
export function openRoom(parts: ModelParts, shown: Shown): Room {
  const { readState } = parts.library;
  const prints = printRun(shown.evidence, shown.outcomes, { readState, hash: parts.hash });
  const brief = makeBrief(shown, parts);
  const briefs = new Map<string, Brief>();
  return {
    parts,
    shown,
    prints,
    brief,
    briefOf: (scope) => {
      if (scope.isWhole) return brief;
      const name = Object.keys(prints).filter(scope.isChanged).join(' ');
      const made = briefs.get(name) ?? makeBrief(shown, parts, scope);
      briefs.set(name, made);
      return made;
    },
  };
}
