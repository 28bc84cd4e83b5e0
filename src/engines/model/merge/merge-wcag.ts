import { WCAG_CLASSES, type WcagJudgement } from '../../../contract/judgement.ts';
import type { Issue } from '../../../contract/outcome.ts';
import { WCAG_CRITERIA } from '../../../contract/wcag-criteria.ts';
import type { WcagAnswer } from '../answer/answers.ts';
import { holdProblems, isConfirmed } from './hold-problems.ts';
import { canShowCriterion } from './limit-to-source.ts';
import type { Merging } from './merging.ts';

type Known = WcagJudgement['issues'][number];
export type GivenIssue = WcagAnswer['issues'][number];
const NAMES = new Set<string>(WCAG_CRITERIA.map(({ criterion }) => criterion));

/** Issues that stand and name one of the 55 criteria; critical needs a direct quote, or it is serious. */
export function holdIssues(answer: WcagAnswer, merging: Merging): GivenIssue[] {
  const named = answer.issues.filter(({ criterion }) => NAMES.has(criterion));
  merging.sieve.rejected += answer.issues.length - named.length;
  const held = holdProblems(named, merging.sieve);
  const shown = held.filter(({ criterion, ref }) =>
    canShowCriterion(criterion, merging.sieve.artefactOf(ref)),
  );
  merging.sieve.rejected += held.length - shown.length;
  return shown.map((issue) =>
    issue.class === 'critical' && !isConfirmed(issue, merging.sieve) ? { ...issue, class: 'serious' } : issue,
  );
}

/** Adds issues to the measured ones; a criterion that an issue speaks to has been checked. */
export function mergeWcag(
  measured: WcagJudgement,
  held: readonly GivenIssue[],
  merging: Merging,
): WcagJudgement {
  const issues = measured.issues.map((issue) => ({ ...issue }));
  for (const given of held) {
    const same = issues.find((one) => isSameCause(one, given, merging.outcomes.issues));
    if (same === undefined) issues.push(toIssue(given));
    else if (rank(given.class) > rank(same.class)) same.class = given.class;
  }
  const found = new Set(held.map(({ criterion }) => criterion));
  return {
    issues,
    checks: measured.checks.map((check) =>
      found.has(check.criterion) ? { ...check, status: 'checked' as const } : check,
    ),
  };
}

function toIssue({ criterion, class: severe, title, ref }: GivenIssue): Known {
  return { criterion, class: severe, title, evidence_ref: ref };
}

function rank(severe: Known['class']): number {
  return WCAG_CLASSES.indexOf(severe);
}

function isSameCause(known: Known, given: GivenIssue, issues: readonly Issue[]): boolean {
  if (known.criterion !== given.criterion) return false;
  if (known.evidence_ref === given.ref) return true;
  return issues.some(({ title, touched }) => title === known.title && touched.includes(given.ref));
}
