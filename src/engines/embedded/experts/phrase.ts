import type { Issue } from '../../../contract/outcome.ts';
import type { Weighed } from './weigh-issues.ts';

const MOST_REFS = 6;
const MOST_REFS_OF_WORST = 3;

/** References for a score: the first places of the worst issue if it was looked at in full, one of each other. */
export function refsOf(weighed: readonly Weighed[]): string[] {
  const refs = weighed.flatMap(({ issue, isFull }, at) =>
    placesOf(issue).slice(0, at === 0 && isFull ? MOST_REFS_OF_WORST : 1),
  );
  return [...new Set(refs)].slice(0, MOST_REFS);
}

/** Where an issue was seen, the references of its detailed places first. */
export function placesOf(issue: Issue): string[] {
  return [...new Set([...issue.places.map(({ ref }) => ref), ...issue.touched])];
}

/** The first reference of an issue. */
export function firstPlace(issue: Issue): string {
  return issue.places[0]?.ref ?? issue.id;
}

/** Ends with a full stop, so that another sentence may follow. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…。！？]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** Distinct titles in a row, at most `most`. */
export function joinTitles(issues: readonly Issue[], most: number): string {
  return [...new Set(issues.map(({ title }) => title.trim().replace(/\.$/, '')))].slice(0, most).join('; ');
}
