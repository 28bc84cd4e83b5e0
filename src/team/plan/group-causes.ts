import type { Issue } from '../../contract/outcome.ts';
import type { CauseWords } from '../../contract/team/team-words.ts';
import { fill } from '../fill.ts';

type Cause = CauseWords['causes'][number];

export interface CauseGroup {
  readonly cause: Omit<Cause, 'rules'>;
  readonly issues: readonly Issue[];
}

/** Findings by what would be changed together; the worst group first, then the one with more findings, then by name. */
export function groupCauses(issues: readonly Issue[], words: CauseWords): CauseGroup[] {
  const groups = new Map<string, { cause: Omit<Cause, 'rules'>; issues: Issue[] }>();
  for (const issue of issues) {
    const cause = causeOf(issue.rule, words);
    const group = groups.get(cause.id) ?? { cause, issues: [] };
    group.issues.push(issue);
    groups.set(cause.id, group);
  }
  return [...groups.values()].toSorted(compare);
}

function causeOf(rule: string, words: CauseWords): Omit<Cause, 'rules'> {
  const known = words.causes.find(({ rules }) => rules.includes(rule));
  if (known !== undefined) return known;
  const { other } = words;
  return { id: rule, ...other, title: fill(other.title, { rule }), pattern: false, open: false };
}

function compare(a: CauseGroup, b: CauseGroup): number {
  return worst(b) - worst(a) || b.issues.length - a.issues.length || (a.cause.id < b.cause.id ? -1 : 1);
}

function worst({ issues }: CauseGroup): number {
  return Math.max(...issues.map(({ severity, critical }) => (critical ? 5 : severity)));
}
