import type { Aggregate } from '../contract/aggregation.ts';
import type { Debate } from '../contract/debate.ts';
import type { Decisions } from '../contract/decisions.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { Issue, Outcomes } from '../contract/outcome.ts';
import { parseRef } from '../contract/ref.ts';
import type { DisagreementQuestion } from '../contract/ruling.ts';
import {
  STANDING_VERSION,
  type Standing,
  type StandingFinding,
  type StandingResult,
} from '../contract/standing.ts';

const MOST_LOOPS = 12;

/** The documents of a run, as far as it got; `hash` is SHA-256 in hex. */
export interface RunDocuments {
  readonly aggregate: Aggregate | null;
  readonly debate: Debate | null;
  readonly evidence: Evidence | null;
  readonly outcomes: Outcomes | null;
  readonly judge: Standing['judge'];
  readonly judged: Standing['judged'];
  readonly place: Standing['place'];
  readonly questions: readonly DisagreementQuestion[];
  readonly spent: number | null;
  readonly hash: (text: string) => string;
}

export type StandingFrame = Pick<
  Standing,
  'run' | 'mode' | 'compare' | 'base' | 'absent' | 'broken' | 'notes'
>;

/** What stands after a run, with nothing asked or answered yet. */
export function describeStanding(documents: RunDocuments, frame: StandingFrame): Standing {
  const { aggregate, debate, evidence, judge, questions, hash } = documents;
  const findings = listFindings(documents);
  return {
    version: STANDING_VERSION,
    ...frame,
    contract_hash: evidence?.contract_hash ?? null,
    result: aggregate === null ? null : describeResult(aggregate, findings, documents),
    debate,
    judge,
    judged: documents.judged,
    place: documents.place,
    rounds: [],
    spent: documents.spent,
    questions: questions.map((question) => ({ ...question, basis: hash(question.basis) })),
    doubts: listDoubts(documents),
    findings,
    decisions: noDecisions(frame.run.started),
  };
}

function noDecisions(at: string): Decisions {
  return {
    subject: 'none',
    gate_started: at,
    gate_completed: null,
    assumptions: [],
    decisions: [],
    waivers: [],
  };
}

/** A doubt rests on what was walked and how it ended. */
function listDoubts({ aggregate, evidence, judge, hash }: RunDocuments): Standing['doubts'] {
  const walked = evidence?.journeys.map(({ id, status }) => [id, status]) ?? [];
  const basis = (subject: string): string => hash(JSON.stringify([subject, evidence?.contract_hash, walked]));
  return [
    ...(aggregate?.verdict === 'provisional'
      ? [{ subject: 'provisional' as const, basis: basis('provisional') }]
      : []),
    ...(judge === 'UNEVALUABLE' ? [{ subject: 'judge' as const, basis: basis('judge') }] : []),
  ];
}

/** Problems by stable id: an issue's own, else the method and the place, for what an evaluator saw beyond the rules. */
function listFindings({ aggregate, outcomes, hash }: RunDocuments): StandingFinding[] {
  const issues = outcomes?.issues ?? [];
  const titles = new Set(issues.map(({ title }) => fold(title)));
  const seen = (aggregate?.methods ?? []).flatMap(({ method, findings }) =>
    findings
      .filter(({ title }) => !titles.has(fold(title)))
      .map((finding): StandingFinding => {
        const ref = parseRef(finding.evidence_ref);
        return {
          id: `F-${method.replaceAll('_', '-')}-${hash(`${method} ${finding.evidence_ref}`).slice(0, 8)}`,
          severity: finding.severity,
          critical: finding.severity === 'critical',
          title: finding.title,
          ref: finding.evidence_ref,
          journeys: ref === null || ref.kind === 'state' ? [] : [ref.journey],
        };
      }),
  );
  const unexplained = listUnexplained(aggregate, outcomes, hash).map(
    ({ id, failure }): StandingFinding => ({
      id,
      severity: 'critical',
      critical: true,
      title: failure,
      ref: id,
      journeys: [],
    }),
  );
  const all = [...issues.map(ofIssue), ...seen, ...unexplained];
  return [...new Map(all.toReversed().map((finding) => [finding.id, finding])).values()].toReversed();
}

/** Critical failures that no issue of the rules explains have an id of their own, so that they can be waived too. */
function listUnexplained(
  aggregate: Aggregate | null,
  outcomes: Outcomes | null,
  hash: RunDocuments['hash'],
): { id: string; failure: string }[] {
  const failures = (aggregate?.critical_failures ?? []).map(({ failure }) => failure);
  return failures
    .filter((failure) => causeOf(failure, outcomes) === null)
    .map((failure) => ({ id: `F-failure-${hash(failure).slice(0, 8)}`, failure }));
}

function causeOf(failure: string, outcomes: Outcomes | null): Issue | null {
  const criticals = (outcomes?.issues ?? []).filter(({ critical }) => critical);
  return criticals.find(({ claim }) => failure.includes(claim)) ?? null;
}

/** The id under which people waive an issue: rule and element, as the rules' own id. */
export function findingId(issue: Pick<Issue, 'id'>): string {
  return `F-${issue.id}`;
}

function ofIssue(issue: Issue): StandingFinding {
  const journeys = [
    ...issue.places.map(({ journey }) => journey),
    ...issue.touched.flatMap((text) => {
      const ref = parseRef(text);
      return ref === null || ref.kind === 'state' ? [] : [ref.journey];
    }),
  ];
  const severity = issue.severity >= 3 ? 'high' : issue.severity === 2 ? 'medium' : 'low';
  return {
    id: findingId(issue),
    severity: issue.critical ? 'critical' : severity,
    critical: issue.critical,
    title: issue.title,
    ref: issue.places[0]?.ref ?? issue.id,
    journeys: [...new Set(journeys)],
  };
}

function describeResult(
  aggregate: Aggregate,
  findings: readonly StandingFinding[],
  { outcomes, hash }: RunDocuments,
): StandingResult {
  return {
    verdict: aggregate.verdict,
    average: aggregate.average_score,
    threshold: aggregate.threshold,
    scores: aggregate.method_scores,
    confidence: aggregate.confidence,
    complete: aggregate.interactive_test_completed,
    critical: aggregate.critical_failures.map(({ method, failure }) => {
      const cause = causeOf(failure, outcomes);
      const [own] = listUnexplained(
        { ...aggregate, critical_failures: [{ method, failure }] },
        outcomes,
        hash,
      );
      return { method, failure, finding: cause === null ? (own?.id ?? null) : findingId(cause) };
    }),
    fixes: aggregate.top_fixes.map(({ severity, method, title, evidence_ref, recommendation }) => ({
      severity,
      method,
      title,
      ref: evidence_ref,
      recommendation,
      finding: findings.find((finding) => fold(finding.title) === fold(title))?.id ?? null,
    })),
    loops: listLoops(aggregate),
  };
}

/** The actions with the most to save first. */
function listLoops({ action_analysis: { screens, actions } }: Aggregate): StandingResult['loops'] {
  const rank = ({ current_counts: now, simplest_safe_path: then }: (typeof actions)[number]): number =>
    (now.logical_steps ?? 0) - (then.logical_steps ?? 0);
  return actions
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, MOST_LOOPS)
    .map((action) => ({
      screen:
        screens.find(({ important_action_ids: ids }) => ids.includes(action.id))?.purpose ?? action.label,
      action: action.label,
      steps: action.current_counts.logical_steps,
      simplest: action.simplest_safe_path.logical_steps,
      change: action.simplest_safe_path.changes[0] ?? action.outcome,
    }));
}

function fold(title: string): string {
  return title.trim().toLowerCase();
}
