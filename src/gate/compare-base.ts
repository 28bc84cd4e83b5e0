import type { Baseline, Standing, StandingFailure } from '../contract/standing.ts';
import { settle } from './judge-criterion.ts';
import type { BaseEnd } from './run-end.ts';

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
    critical: result.critical.map((failure) => ({
      failure: nameFailure(failure),
      journeys: journeysOf(failure, findings),
    })),
    criteria: Object.fromEntries((debate?.criteria ?? []).map((row) => [row.criterion, settle(row)])),
    judge,
    findings: findings.map(({ id }) => id),
    waivers: decisions.waivers,
  };
}

/** The base as the gate compares with it: a failure is old where the base had it in every journey where it is now. */
export function toBaseEnd(base: Baseline, { result, findings }: Standing): BaseEnd {
  const isOld = (failure: StandingFailure): boolean =>
    base.critical.some(
      (one) =>
        one.failure === nameFailure(failure) &&
        journeysOf(failure, findings).every((journey) => one.journeys.includes(journey)),
    );
  return { ...base, critical: (result?.critical ?? []).filter(isOld).map(({ failure }) => failure) };
}

/** By the finding that causes it, so that wording and step numbers do not matter; else by its text. */
function nameFailure({ failure, finding }: StandingFailure): string {
  return finding ?? failure;
}

function journeysOf({ finding }: StandingFailure, findings: Standing['findings']): string[] {
  return findings.find(({ id }) => id === finding)?.journeys ?? [];
}
