import type { TopFix } from '../contract/aggregation.ts';
import type { MethodResult } from '../contract/method-result.ts';
import { SEVERITIES } from '../contract/primitives.ts';
import { foldCase } from './fold-case.ts';

const MOST = 3;

/** The first three findings by severity, then method, then finding order; equal titles count once. */
export function selectTopFixes(methods: readonly MethodResult[]): TopFix[] {
  const ranked = SEVERITIES.flatMap((severity) =>
    listFixes(methods).filter((fix) => fix.severity === severity),
  );
  const byTitle = new Map<string, TopFix>();
  for (const fix of ranked) {
    const title = foldCase(fix.title).trim();
    if (!byTitle.has(title)) byTitle.set(title, fix);
  }
  return [...byTitle.values()].slice(0, MOST);
}

function listFixes(methods: readonly MethodResult[]): TopFix[] {
  return methods.flatMap(({ method, findings }) =>
    findings.map(({ severity, title, evidence_ref, recommendation }) => ({
      method,
      severity,
      title,
      evidence_ref,
      recommendation,
    })),
  );
}
