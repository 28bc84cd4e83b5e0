import type { RuleTally } from '../contract/outcome.ts';
import { fill, shorten } from './fill.ts';
import type { Observation, Rule, RulePage } from './rule.ts';

const MOST_REFS = 5;

/** A tally that has counted nothing yet. */
export function beginTally(rule: Rule, page: RulePage): RuleTally {
  return {
    rule: rule.id,
    title: page.title,
    claims: rule.claims,
    failed: 0,
    passed: 0,
    cannot_tell: 0,
    passed_refs: [],
    passed_claim: '',
    unknown_reason: null,
  };
}

/** Counts one answer; the first of each kind gives the tally its words. */
export function countAnswer(
  tally: RuleTally,
  page: RulePage,
  { seen, ref }: { seen: Observation; ref: string },
): void {
  const values = { ...seen.values, name: seen.name };
  tally[seen.result] += 1;
  if (seen.broke !== undefined) countBreak(tally, seen.broke);
  else if (seen.result === 'cannot_tell') tally.unknown_reason ??= fill(page.unknown, values, page.id);
  if (seen.result !== 'passed') return;
  if (tally.passed_claim === '') tally.passed_claim = fill(page.passed, values, page.id);
  if (tally.passed_refs.length < MOST_REFS && !tally.passed_refs.includes(ref)) tally.passed_refs.push(ref);
}

/** What broke off is what could not be told. */
function countBreak(tally: RuleTally, what: string): void {
  const first = tally.broke?.first ?? (shorten(what) || 'no reason given');
  tally.unknown_reason ??= first;
  tally.broke = { times: (tally.broke?.times ?? 0) + 1, first };
}
