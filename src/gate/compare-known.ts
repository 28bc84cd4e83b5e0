import type { Issue } from '../contract/outcome.ts';
import { parseRef } from '../contract/ref.ts';
import { settle } from './judge-criterion.ts';
import type { BaseEnd, KnownChanges, RunEnd } from './run-end.ts';

/** A finding as a baseline keeps it. */
export type KnownIssue = Pick<Issue, 'id' | 'severity' | 'critical' | 'title' | 'touched'>;

/** What a project knows already. `end` is how that run ended; `null` where only its findings can be compared. */
export interface Known {
  readonly issues: readonly KnownIssue[];
  readonly end: Omit<RunEnd, 'known'> | null;
}

/** A run as it stands before a baseline: what is new, what is gone, and a base that holds what was known. */
export function compareKnown(known: Known, run: RunEnd, issues: readonly Issue[]): RunEnd {
  const before = new Map(known.issues.map((issue) => [issue.id, issue]));
  const fresh = issues.filter((issue) => isNews(issue, before.get(issue.id)));
  const now = new Set(issues.map(({ id }) => id));
  const gone = known.issues.filter(({ id }) => !now.has(id));
  const changes: KnownChanges = {
    fresh: fresh.map(({ title, places, severity, critical }) => {
      return { title, ref: places[0]?.ref ?? '', severity, critical };
    }),
    gone: gone.map(({ title }) => title),
    kept: issues.length - fresh.length,
  };
  const news = { fresh, isQuiet: fresh.every(({ severity, critical }) => severity < 2 && !critical) };
  const critical = listOld(known, run, { issues, fresh });
  return { ...run, known: changes, base: { ...baseOf(known, run, news), critical } };
}

/** A known finding is news where it now stops a task that it did not stop before. */
function isNews(issue: Issue, before: KnownIssue | undefined): boolean {
  if (before === undefined) return true;
  if (!issue.critical) return false;
  const old = journeysOf(before);
  return !before.critical || journeysOf(issue).some((journey) => !old.includes(journey));
}

function journeysOf({ touched }: Pick<Issue, 'touched'>): string[] {
  return touched.flatMap((text) => {
    const ref = parseRef(text);
    return ref === null || ref.kind === 'state' ? [] : [ref.journey];
  });
}

/** A critical failure is as old as the finding that causes it; one without a finding, as its text. */
function listOld(
  { end }: Known,
  { aggregate }: RunEnd,
  { issues, fresh }: { issues: readonly Issue[]; fresh: readonly Issue[] },
): string[] {
  const before = (end?.aggregate?.critical_failures ?? []).map(({ failure }) => failure);
  const failures = (aggregate?.critical_failures ?? []).map(({ failure }) => failure);
  return failures.filter((failure) => {
    const causes = issues.filter(({ critical, claim }) => critical && failure.includes(claim));
    return causes.length === 0 ? before.includes(failure) : causes.every((cause) => !fresh.includes(cause));
  });
}

/** Where nothing but findings can be compared, the scores are as known exactly where no finding is new. */
function baseOf({ end }: Known, run: RunEnd, { isQuiet }: { isQuiet: boolean }): Omit<BaseEnd, 'critical'> {
  const rows = end?.debate?.criteria ?? (isQuiet ? (run.debate?.criteria ?? []) : []);
  return {
    average: end?.aggregate?.average_score ?? (isQuiet ? 0 : Number.POSITIVE_INFINITY),
    complete: end?.aggregate?.interactive_test_completed ?? true,
    criteria: Object.fromEntries(rows.map((row) => [row.criterion, settle(row)])),
    judge: end === null && isQuiet ? 'FAIL' : (end?.judge ?? null),
  };
}
