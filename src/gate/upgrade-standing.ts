import { STANDING_VERSION } from '../contract/standing.ts';

/** What an earlier version wrote, as this one reads it; anything else comes back as it is. Version 1 knew no rounds. */
export function upgradeStanding(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!('version' in value) || value.version !== 1) return value;
  return { ...value, version: STANDING_VERSION, judged: null, place: null, rounds: [] };
}
