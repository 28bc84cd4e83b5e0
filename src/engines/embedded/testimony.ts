import type { Evidence } from '../../contract/evidence.ts';
import type { EvidenceItem, Finding } from '../../contract/method-result.ts';
import type { Issue } from '../../contract/outcome.ts';
import type { Confidence, Severity } from '../../contract/primitives.ts';
import { formatRef } from '../../contract/ref.ts';
import {
  type Artefact,
  artefactOf,
  EVIDENCE_CAPS,
  isStatic,
  isUnsupported,
  isWalked,
} from '../../contract/source.ts';
import { journeyOf } from './places.ts';
import type { View } from './view.ts';
import { type EngineWords, say } from './words.ts';

const MOST_ITEMS = 24;

/** Everything of an opinion except its judgement: the part that is alike for all five methods. */
export interface Testimony {
  readonly confidence: Confidence;
  readonly evidence: EvidenceItem[];
  readonly findings: Finding[];
  readonly critical_failures: string[];
  readonly limitations: string[];
  readonly evidence_cap?: number;
}

/** Gathers evidence, findings, critical failures and honest limits from what the evaluator was shown. */
export function gatherTestimony(view: View, words: EngineWords, own: readonly string[]): Testimony {
  return {
    confidence: confidenceOf(view),
    evidence: evidenceOf(view, words),
    findings: view.issues.map(findingOf),
    critical_failures: criticalFailures(view.issues, words),
    limitations: [...commonLimits(view, words), ...sourceLimits(view, words), ...own],
    ...(isUnsupported(view.evidence) ? { evidence_cap: EVIDENCE_CAPS.unsupported } : {}),
  };
}

/** 1 low, 2 medium, 3 high; 4 is critical only where the fact is a confirmed critical one. */
export function severityOf(issue: Issue): Severity {
  if (issue.critical) return 'critical';
  return issue.severity >= 3 ? 'high' : issue.severity === 2 ? 'medium' : 'low';
}

/** Names each journey that stopped early and that no critical issue explains: the task could not be completed. */
export function unexplainedStops(view: View, words: EngineWords): string[] {
  const explained = new Set(
    view.issues.filter((issue) => issue.critical).flatMap((issue) => issue.touched.map(journeyOf)),
  );
  return view.evidence.journeys
    .filter((journey) => isWalked(journey) && journey.status !== 'complete')
    .filter((journey) => !explained.has(journey.id))
    .map((journey) =>
      say(words, 'critical.failure', { ref: journey.id, claim: say(words, 'walkthrough.blocked_plain') }),
    );
}

function findingOf(issue: Issue): Finding {
  return {
    severity: severityOf(issue),
    title: issue.title,
    evidence_ref: firstRef(issue),
    recommendation: issue.recommendation,
  };
}

/** Where the issue was first seen. */
export function firstRef(issue: Issue): string {
  return issue.places[0]?.ref ?? issue.id;
}

function criticalFailures(issues: readonly Issue[], words: EngineWords): string[] {
  return issues
    .filter((issue) => issue.critical)
    .map((issue) => say(words, 'critical.failure', { ref: firstRef(issue), claim: issue.claim }));
}

function evidenceOf(view: View, words: EngineWords): EvidenceItem[] {
  const failed = view.issues.map((issue) => ({ ref: firstRef(issue), claim: issue.claim }));
  const passed = view.rules.flatMap((rule) =>
    rule.passed_refs.slice(0, 1).map((ref) => ({ ref, claim: rule.passed_claim })),
  );
  const items = [...failed.slice(0, MOST_ITEMS / 2), ...passed.filter((item) => item.claim.trim() !== '')];
  return items.length > 0 ? items.slice(0, MOST_ITEMS) : walked(view.evidence, words);
}

function walked(evidence: Evidence, words: EngineWords): EvidenceItem[] {
  return evidence.journeys.slice(0, MOST_ITEMS).map((journey) => ({
    ref: formatRef({ kind: 'journey', journey: journey.id }),
    claim: say(words, `evidence.${artefactOf(journey) ?? 'walked'}`, {
      title: journey.title,
      status: journey.status,
      steps: journey.steps.length,
    }),
  }));
}

/** A rule cannot judge meaning, so no opinion by rule is ever more than medium. */
function confidenceOf(view: View): Confidence {
  const { coverage } = view.evidence;
  const answers = view.rules.reduce((sum, rule) => sum + rule.failed + rule.passed, 0);
  const unknown = view.rules.reduce((sum, rule) => sum + rule.cannot_tell, 0);
  const walked = coverage.journeys - (coverage.unwalked ?? 0);
  const isWhole = walked > 0 && coverage.complete === walked;
  return isWhole && answers > 0 && unknown <= answers ? 'medium' : 'low';
}

/** What the source of the evidence cannot show, and where nothing could be judged by rule at all. */
function sourceLimits({ evidence }: View, words: EngineWords): string[] {
  const { source_kind } = evidence.context;
  if (source_kind === 'live_url')
    return isUnsupported(evidence)
      ? [say(words, 'limitations.unmeasured', { cap: EVIDENCE_CAPS.unsupported })]
      : [];
  const kinds = source_kind === 'mixed' ? kindsOf(evidence) : [source_kind];
  return [
    ...(isStatic(evidence)
      ? [say(words, 'limitations.unsupported', { cap: EVIDENCE_CAPS.unsupported })]
      : []),
    ...kinds.map((kind) => say(words, `limitations.source_${kind}`)),
    ...(isStatic(evidence) ? [] : [say(words, 'limitations.source_mixed')]),
  ];
}

function kindsOf({ journeys }: Evidence): Artefact[] {
  return [...new Set(journeys.flatMap((journey) => artefactOf(journey) ?? []))];
}

function commonLimits(view: View, words: EngineWords): string[] {
  const { coverage } = view.evidence;
  const incomplete = coverage.partial + coverage.failed + coverage.abandoned;
  const unknown = view.rules.reduce((sum, rule) => sum + rule.cannot_tell, 0);
  const values = {
    journeys: coverage.journeys,
    incomplete,
    skipped: coverage.skipped,
    unknown,
    faults: coverage.capture_faults,
  };
  const applies = [
    ['common', true],
    ['incomplete', incomplete > 0],
    ['skipped', coverage.skipped > 0],
    ['unknown', unknown > 0],
    ['faults', coverage.capture_faults > 0],
  ] as const;
  return applies.filter(([, holds]) => holds).map(([name]) => say(words, `limitations.${name}`, values));
}
