import type { State } from '../../src/contract/state.ts';
import { AXE_PART } from './axe.ts';
import { CALM_PART } from './calm.ts';
import { CHANGES_PART } from './changes.ts';
import { DOM_PART } from './dom.ts';
import { FACTS_PART } from './facts.ts';
import { FINGERPRINT_PART } from './fingerprint.ts';
import { HARVEST_PART, type Harvest } from './harvest.ts';
import { type Glance, type Known, LOOK_PART, type Screen, type Wait } from './look.ts';
import { MASK_PART } from './mask.ts';
import { MEASURE_PART, type Measured } from './measure.ts';
import { NAMES_PART } from './names.ts';
import { POSE_PART } from './pose.ts';
import { REDRAW_PART } from './redraw.ts';
import { ROLES_PART } from './roles.ts';
import { composeScript } from './script.ts';
import { START_PART } from './start.ts';
import { WATCH_PART } from './watch.ts';

export const WORLD = 'ux-jury';
export const BINDING = '__uxJurySend';
export const KIT = '__uxJury';

export interface KitSettings {
  readonly mask: readonly string[];
}

/** What the worker may ask of a page, each by one evaluation in our own world. */
export interface PageKit {
  glance(wait: Wait): Promise<Glance>;
  peek(wait: Wait, known: Known): Promise<Screen | Glance>;
  foresee(forMs: number, known: Known): Promise<Screen | null>;
  isBareSince(changedAt: number): boolean;
  harvest(): Harvest;
  measure(): Measured;
  axe(tags: readonly string[]): Promise<State['axe']>;
  /** Covers what no picture may show and has all drawn anew; whether there was anything to cover. */
  pose(): boolean;
  /** Also done by the next glance. */
  uncover(): void;
  /** Waits until a frame was drawn. */
  frame(): Promise<void>;
}

/** The script that every document gets before its own code, in a world of its own. */
export function kitScript(settings: KitSettings): string {
  const parts = [
    DOM_PART,
    ROLES_PART,
    NAMES_PART,
    FACTS_PART,
    FINGERPRINT_PART,
    MASK_PART,
    REDRAW_PART,
    POSE_PART,
    WATCH_PART,
    CHANGES_PART,
    CALM_PART,
    HARVEST_PART,
    LOOK_PART,
    MEASURE_PART,
    AXE_PART,
    START_PART,
  ];
  return composeScript(parts, `startKit(${JSON.stringify(settings)}, '${BINDING}', '${KIT}');`);
}
