import type { CriteriaSet, Expert } from '../../../contract/criteria.ts';
import type { Issue } from '../../../contract/outcome.ts';
import type { Desk } from './desk.ts';
import { isFocus } from './perspective.ts';

/** An issue as one expert sees it on one criterion; `severity` is what it weighs, `isFull` whether nothing was taken off. */
export interface Weighed {
  readonly issue: Issue;
  readonly severity: number;
  readonly isFull: boolean;
}

/** The issues of a criterion as an expert weighs them, heaviest first; issues in `conceded` weigh in full. */
export function weighIssues(
  who: { readonly expert: Expert; readonly criterion: string },
  desk: Desk,
  conceded: ReadonlySet<string> = new Set(),
): Weighed[] {
  return (desk.issuesOf.get(who.criterion) ?? [])
    .map((issue) => {
      const isFull = conceded.has(issue.id) || weighsInFull(who, issue, desk);
      return { issue, severity: isFull ? issue.severity : Math.max(1, issue.severity - 1), isFull };
    })
    .sort(byWeight);
}

/** Nobody overlooks a broken task or the step where a journey broke off; who reviews alone answers for everything. */
function weighsInFull(who: { expert: Expert; criterion: string }, issue: Issue, desk: Desk): boolean {
  return (
    issue.critical ||
    desk.execution === 'single_reviewer' ||
    isFocus(who.expert, who.criterion) ||
    issue.touched.some((ref) => desk.stops.has(ref))
  );
}

function byWeight(a: Weighed, b: Weighed): number {
  return (
    Number(b.issue.critical) - Number(a.issue.critical) ||
    b.severity - a.severity ||
    b.issue.journeys - a.issue.journeys ||
    (a.issue.id < b.issue.id ? -1 : 1)
  );
}

/** From this weight on a problem is major. */
const MAJOR = 3;
const CATASTROPHE = 4;
const SEVERAL = 2;
const LARGELY_UNMET = 4;

/** The five anchors of the scale, as points of the scale that is in use: the threshold is "met", the top "exemplary". */
export function anchorsOf({ scale, threshold }: Pick<CriteriaSet, 'scale' | 'threshold'>): {
  exemplary: number;
  met: number;
  below: number;
  several: number;
  unmet: number;
} {
  const under = (by: number): number => Math.max(1, threshold - by);
  return { exemplary: scale, met: threshold, below: under(1), several: under(2), unmet: 1 };
}

/**
 * The score that weighed issues allow: unmet when the task breaks or four majors stand, two below the threshold for
 * several majors, a widespread one or a catastrophe, one below for a single major, met with minor ones only.
 */
export function scoreIssues(weighed: readonly Weighed[], desk: Desk): number {
  const anchors = anchorsOf(desk.criteria);
  const majors = weighed.filter(({ severity }) => severity >= MAJOR);
  if (weighed.some(({ issue }) => issue.critical) || majors.length >= LARGELY_UNMET) return anchors.unmet;
  const isWide = majors.some(({ issue }) => isWidespread(issue, desk));
  const isGrave = majors.some(({ severity }) => severity >= CATASTROPHE);
  if (majors.length >= SEVERAL || isWide || isGrave) return anchors.several;
  if (majors.length === 1) return anchors.below;
  return weighed.length > 0 ? anchors.met : anchors.exemplary;
}

/** Touches more than half of the journeys, and more than one. */
function isWidespread(issue: Issue, desk: Desk): boolean {
  return issue.journeys > 1 && issue.journeys * 2 > desk.walked.length;
}
