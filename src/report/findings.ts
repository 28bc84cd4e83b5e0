import type { Aggregate } from '../contract/aggregation.ts';
import type { Finding as MethodFinding, MethodResult } from '../contract/method-result.ts';
import type { Claims, Issue, Place } from '../contract/outcome.ts';
import { METHOD_IDS, type MethodId, SEVERITIES, type Severity } from '../contract/primitives.ts';
import { parseRef } from '../contract/ref.ts';
import type { ReportInput } from './input.ts';

/** Where a finding is shown; `box` in CSS pixels from the top left of the page. */
export interface FindingPlace extends Pick<Place, 'step' | 'state' | 'box' | 'ref' | 'claim' | 'name'> {
  readonly journey: string | null;
}

/** A problem as the report shows it: an issue of the rules, a finding of the methods, or both as one. */
export interface Finding {
  readonly number: number;
  readonly severity: Severity;
  readonly title: string;
  readonly claim: string | null;
  readonly recommendation: string;
  readonly methods: readonly MethodId[];
  readonly places: readonly FindingPlace[];
  readonly journeys: number;
}

interface Draft {
  severity: Severity;
  readonly title: string;
  readonly claim: string | null;
  readonly recommendation: string;
  readonly methods: Set<MethodId>;
  readonly places: FindingPlace[];
  journeys: number;
}

/** All findings, worst first and numbered from 1; equal titles at equal places are told once. */
export function collectFindings(input: Pick<ReportInput, 'outcomes' | 'aggregate'>): Finding[] {
  const drafts = (input.outcomes?.issues ?? []).map(draftOfIssue);
  const byTitle = new Map<string, Draft>();
  for (const draft of drafts) for (const key of keysOf(draft)) if (!byTitle.has(key)) byTitle.set(key, draft);
  for (const [method, finding] of methodFindings(input.aggregate))
    mergeFinding(method, finding, { drafts, byTitle });
  return drafts
    .map((draft, order) => ({ draft, order }))
    .sort((a, b) => rankOf(a.draft) - rankOf(b.draft) || a.order - b.order)
    .map(({ draft }, index) => ({ ...draft, number: index + 1, methods: inOrder(draft.methods) }));
}

/** The number by which a top fix is found again among the findings, or `null`. */
export function findNumber(findings: readonly Finding[], fix: MethodFinding): number | null {
  const same = findings.filter((finding) => fold(finding.title) === fold(fix.title));
  const exact = same.find((finding) => finding.places.some((place) => place.ref === fix.evidence_ref));
  return (exact ?? same[0])?.number ?? null;
}

function mergeFinding(
  method: MethodId,
  finding: MethodFinding,
  known: { drafts: Draft[]; byTitle: Map<string, Draft> },
): void {
  const keys = [`${fold(finding.title)}\n${finding.evidence_ref}`, fold(finding.title)];
  const match = keys.map((key) => known.byTitle.get(key)).find((draft) => draft !== undefined);
  if (match !== undefined) {
    match.methods.add(method);
    if (SEVERITIES.indexOf(finding.severity) < rankOf(match)) match.severity = finding.severity;
    return;
  }
  const draft = draftOfFinding(method, finding);
  known.drafts.push(draft);
  for (const key of keys) known.byTitle.set(key, draft);
}

function draftOfIssue(issue: Issue): Draft {
  const { title, claim, recommendation, journeys } = issue;
  const detailed = new Set(issue.places.map((place) => place.ref));
  const places = [...issue.places, ...issue.touched.filter((ref) => !detailed.has(ref)).map(placeOf)];
  return {
    severity: severityOf(issue),
    title,
    claim,
    recommendation,
    methods: new Set(methodsOf(issue.claims)),
    places,
    journeys,
  };
}

function draftOfFinding(method: MethodId, finding: MethodFinding): Draft {
  const { severity, title, recommendation } = finding;
  const place = placeOf(finding.evidence_ref);
  return {
    severity,
    title,
    claim: null,
    recommendation,
    methods: new Set([method]),
    places: [place],
    journeys: place.journey === null ? 0 : 1,
  };
}

function placeOf(ref: string): FindingPlace {
  const known = parseRef(ref);
  return {
    journey: known === null || known.kind === 'state' ? null : known.journey,
    step: known?.kind === 'step' ? known.step : null,
    state: known?.kind === 'state' ? known.state : null,
    box: null,
    ref,
    claim: '',
    name: '',
  };
}

function severityOf(issue: Issue): Severity {
  if (issue.critical) return 'critical';
  return issue.severity >= 3 ? 'high' : issue.severity === 2 ? 'medium' : 'low';
}

function methodsOf(claims: Claims): MethodId[] {
  const speaks: Record<MethodId, boolean> = {
    spark: claims.spark.length > 0,
    nielsen: claims.nielsen.length > 0,
    cognitive_walkthrough: claims.walkthrough.length > 0,
    pure: claims.pure.length > 0,
    wcag_2_2_aa: claims.wcag.length > 0,
  };
  return METHOD_IDS.filter((method) => speaks[method]);
}

function methodFindings(aggregate: Aggregate | null): [MethodId, MethodFinding][] {
  const results: MethodResult[] = aggregate?.methods ?? [];
  return results.flatMap((result) =>
    result.findings.map((finding): [MethodId, MethodFinding] => [result.method, finding]),
  );
}

function keysOf(draft: Draft): string[] {
  const title = fold(draft.title);
  return [title, ...draft.places.map((place) => `${title}\n${place.ref}`)];
}

function fold(title: string): string {
  return title.trim().toLowerCase();
}

function rankOf(draft: Draft): number {
  return SEVERITIES.indexOf(draft.severity);
}

function inOrder(methods: ReadonlySet<MethodId>): MethodId[] {
  return METHOD_IDS.filter((method) => methods.has(method));
}
