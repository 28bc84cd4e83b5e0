import type { Journey } from '../contract/journey.ts';
import type { Claims, Issue, Place } from '../contract/outcome.ts';
import { fill, shorten } from './fill.ts';
import { gradeSeverity } from './grade-severity.ts';
import { issueId } from './issue-id.ts';
import type { Observation, Rule, RulePage } from './rule.ts';

const MOST_PLACES = 50;
const CLASSES = [null, 'minor', 'serious', 'critical'] as const;

/** One failed observation with the words of its rule and everywhere it was seen, at least once. */
export interface Found {
  readonly rule: Rule;
  readonly page: RulePage;
  readonly seen: Observation;
  readonly places: Iterable<Place>;
}

/** What is known of one cause so far. */
interface Growing {
  readonly id: string;
  readonly found: Found;
  severity: Issue['severity'];
  critical: boolean;
  wcag_class: Issue['wcag_class'];
  claims: Claims;
  readonly first: Place[];
  readonly further: Place[];
  readonly touched: Set<string>;
  /** How many places each journey touches. */
  readonly journeys: Map<string, number>;
}

/** Issues by id while they grow; memory goes with causes and with the steps that they touch. */
export type IssueBook = Map<string, Growing>;

/** Adds one failed observation to the issue of its cause. */
export function noteIssue(book: IssueBook, found: Found): void {
  const { rule, seen } = found;
  const id = issueId(rule.id, seen.cause ?? seen.key ?? seen.name);
  const issue = book.get(id) ?? beginIssue(id, found);
  book.set(id, issue);
  issue.severity = Math.max(issue.severity, severityOf(found));
  issue.critical ||= seen.critical === true;
  issue.wcag_class = worseClass(issue.wcag_class, classOf(found));
  issue.claims = joinClaims(issue.claims, claimsOf(found));
  notePlaces(issue, found.places);
}

/** All issues, graded by their reach over the journeys walked; worst first: critical, severity, journeys touched, id. */
export function listIssues(book: IssueBook, walked: readonly Journey[]): Issue[] {
  return [...book.values()].map((issue) => endIssue(issue, walked)).toSorted(compareIssues);
}

function beginIssue(id: string, found: Found): Growing {
  return {
    id,
    found,
    severity: severityOf(found),
    critical: false,
    wcag_class: classOf(found),
    claims: claimsOf(found),
    first: [],
    further: [],
    touched: new Set(),
    journeys: new Map(),
  };
}

/** The first place of each observation is kept before any further one, so that fifty places show many screens. */
function notePlaces(issue: Growing, places: Iterable<Place>): void {
  let kept = issue.first;
  for (const place of places) {
    if (kept.length < MOST_PLACES) kept.push(place);
    kept = issue.further;
    const isNew = !issue.touched.has(place.ref);
    issue.touched.add(place.ref);
    issue.journeys.set(place.journey, (issue.journeys.get(place.journey) ?? 0) + Number(isNew));
  }
}

function endIssue(issue: Growing, walked: readonly Journey[]): Issue {
  const { id, found, critical, wcag_class, claims, first, further, touched, journeys } = issue;
  const { rule, page, seen } = found;
  const values = { ...seen.values, name: seen.name };
  const { severity, because } = gradeSeverity(reachOf(issue, walked));
  return {
    id,
    rule: rule.id,
    severity,
    ...(because === null ? {} : { graded: { from: issue.severity, because } }),
    critical,
    wcag_class,
    claims,
    title: seen.key === null ? page.title : `${page.title}: ${shorten(seen.name)}`,
    claim: fill(page.claim, values, rule.id),
    recommendation: fill(page.fix, values, rule.id),
    places: [...first, ...further].slice(0, MOST_PLACES),
    touched: [...touched],
    journeys: journeys.size,
  };
}

function reachOf(
  { found, severity, critical, claims, touched, journeys }: Growing,
  walked: readonly Journey[],
) {
  const met = walked.filter(({ id }) => journeys.has(id));
  const tags = met.map((journey) => journey.tags.map((tag) => tag.replace(/^@/, '').toLowerCase()));
  return {
    severity,
    isFixed: critical || found.rule.regraded === true,
    isOnTask: claims.walkthrough.length + claims.pure.length > 0,
    journeys: met.length,
    walked: walked.length,
    most: Math.max(0, ...journeys.values()),
    places: touched.size,
    isRetried: met.some(({ attempts, outcome }) => attempts > 1 && outcome === 'unexpected'),
    isAside: tags.length > 0 && tags.every((own) => own.includes('supporting') && !own.some(isGuard)),
  };
}

function isGuard(tag: string): boolean {
  return tag === 'recovery' || tag === 'safety';
}

function compareIssues(a: Issue, b: Issue): number {
  return (
    Number(b.critical) - Number(a.critical) ||
    b.severity - a.severity ||
    b.journeys - a.journeys ||
    (a.id < b.id ? -1 : 1)
  );
}

/** A project's grade holds for all that is not critical. */
function severityOf({ rule, seen }: Found): Issue['severity'] {
  if (rule.regraded === true)
    return seen.critical === true ? Math.max(rule.severity, seen.severity ?? 0) : rule.severity;
  return seen.severity ?? rule.severity;
}

function classOf({ rule, seen }: Found): Issue['wcag_class'] {
  return seen.wcag_class === undefined ? rule.wcag_class : seen.wcag_class;
}

function worseClass(a: Issue['wcag_class'], b: Issue['wcag_class']): Issue['wcag_class'] {
  return CLASSES.indexOf(a) > CLASSES.indexOf(b) ? a : b;
}

function claimsOf({ rule, seen }: Found): Claims {
  return { ...rule.claims, ...seen.claims };
}

function joinClaims(a: Claims, b: Claims): Claims {
  return {
    spark: [...new Set([...a.spark, ...b.spark])],
    nielsen: [...new Set([...a.nielsen, ...b.nielsen])],
    walkthrough: [...new Set([...a.walkthrough, ...b.walkthrough])],
    pure: [...new Set([...a.pure, ...b.pure])],
    wcag: [...new Set([...a.wcag, ...b.wcag])],
    criteria: [...new Set([...a.criteria, ...b.criteria])],
  };
}
