import type { Baseline, Standing } from '../contract/standing.ts';
import { settle } from './judge-criterion.ts';

/** The base branch's result where it may be compared: the same target, tasks, user, viewport, data and environment. */
export function comparableBase({ base, contract_hash }: Pick<Standing, 'base' | 'contract_hash'>) {
  return base !== null && base.contract_hash === contract_hash ? base : null;
}

/** What a later run needs to compare with this one; `null` where the run gave no verdict. */
export function toBaseline(standing: Standing): Baseline | null {
  const { result, debate, contract_hash, judge, findings, decisions, run } = standing;
  if (result === null || contract_hash === null) return null;
  return {
    sha: run.sha,
    contract_hash,
    average: result.average,
    verdict: result.verdict,
    scores: result.scores,
    complete: result.complete,
    critical: result.critical.map(nameFailure),
    criteria: Object.fromEntries((debate?.criteria ?? []).map((row) => [row.criterion, settle(row)])),
    judge,
    findings: findings.map(({ id }) => id),
    waivers: decisions.waivers,
  };
}

/** A critical failure by the finding that causes it, so that wording and step numbers do not matter; else by its text. */
export function nameFailure({ failure, finding }: { failure: string; finding: string | null }): string {
  return finding ?? failure;
}
