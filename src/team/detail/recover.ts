import type { Depth } from '../../contract/team/plan.ts';
import type { TeamDecisions } from '../../contract/team/team-decisions.ts';

/** What lies on disk of one specialist. */
export interface Found {
  readonly has_blueprint: boolean;
  readonly has_stage1: boolean;
  readonly decisions: TeamDecisions | null;
}

export type Resume = 'done' | 'stage2' | 'gate' | 'stage1';

/**
 * Where a specialist goes on, in this order: a blueprint is the end; a closed gate leads to stage 2; an open one is
 * gone on with; stage 1 alone leads to the gate; nothing starts afresh. Light has no gate.
 */
export function findResume(found: Found, depth: Depth): Resume {
  if (found.has_blueprint) return 'done';
  if (!found.has_stage1) return 'stage1';
  if (depth === 'Light' || (found.decisions?.gate_completed ?? null) !== null) return 'stage2';
  return 'gate';
}

const ORDER: readonly Depth[] = ['Light', 'Standard', 'Deep'];

/** The deepest of a specialist's tasks counts. */
export function deepest(depths: readonly Depth[]): Depth {
  return ORDER[Math.max(0, ...depths.map((depth) => ORDER.indexOf(depth)))] ?? 'Standard';
}
