import type { Issue } from '../../contract/outcome.ts';
import { parseRef } from '../../contract/ref.ts';

/** The journey that a reference points into; `null` for a state. */
export function journeyOf(ref: string): string | null {
  const parsed = parseRef(ref);
  return parsed === null || parsed.kind === 'state' ? null : parsed.journey;
}

/** Issues by the id of each journey they touched. */
export function groupByJourney(issues: readonly Issue[]): Map<string, Issue[]> {
  return groupBy(issues, journeyOf);
}

/** Issues by the step or journey reference they touched. */
export function groupByRef(issues: readonly Issue[]): Map<string, Issue[]> {
  return groupBy(issues, (ref) => ref);
}

function groupBy(issues: readonly Issue[], keyOf: (ref: string) => string | null): Map<string, Issue[]> {
  const groups = new Map<string, Issue[]>();
  for (const issue of issues)
    for (const key of new Set(issue.touched.map(keyOf))) {
      if (key === null) continue;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [issue]);
      else group.push(issue);
    }
  return groups;
}
