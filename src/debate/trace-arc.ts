import type { Arc } from '../contract/arc.ts';
import type { CriteriaSet } from '../contract/criteria.ts';
import type { CriterionOutcome, Debate } from '../contract/debate.ts';
import type { JudgeReport } from '../contract/judge.ts';
import { standOf } from './stand.ts';

/** One cycle as it ended: its debate with the rulings applied, the build it looked at, and the judge if it was called. */
export interface CycleEnd {
  readonly debate: Debate;
  readonly version: string;
  readonly judge: JudgeReport['verdict'] | null;
}

/** How many cycles may be held; `is_over` when another was asked for and nobody was called. */
export interface Budget extends Pick<CriteriaSet, 'max_cycles'> {
  readonly is_over?: boolean;
}

/** What a list of cycles, oldest first, amounts to, and what is due next within the budget. */
export function traceArc(cycles: readonly CycleEnd[], budget: Budget): Arc {
  const last = cycles.at(-1);
  const used = Math.max(cycles.length, last?.debate.cycle ?? 0);
  const remaining = budget.is_over === true ? 0 : Math.max(0, budget.max_cycles - used);
  return {
    max_cycles: budget.max_cycles,
    used,
    remaining,
    next: decideDue(last, remaining, budget),
    converged: last !== undefined && hasConverged(last.debate),
    stalled: hasStalled(cycles.at(-2)?.debate ?? null, last?.debate ?? null),
    history: cycles.map(({ debate, version, judge }) => ({
      cycle: debate.cycle,
      round: debate.round,
      version,
      passing: debate.passing,
      failing: debate.failing,
      pending: debate.pending,
      judge,
    })),
    evolution: traceScores(cycles),
    diverged: cycles.flatMap(({ debate }) => listDiverged(debate)),
    met: cycles.flatMap(({ debate }) => listMet(debate)),
    ruled: cycles.flatMap(({ debate }) => listRuled(debate)),
  };
}

/**
 * What comes after a cycle. A ruling comes first where it decides; a failing criterion or the judge's FAIL asks for
 * another cycle while the budget lasts; what the judge cannot evaluate goes to a person.
 */
export function decideNext({ debate, judge }: CycleEnd, remaining: number): Arc['next'] {
  const again = remaining > 0 ? 'next_cycle' : 'budget_spent';
  const stand = standOf(debate);
  if (stand === 'next') return again;
  if (stand === 'ruling') return 'ruling';
  if (judge === null) return 'judge';
  if (judge === 'UNEVALUABLE') return 'person';
  return judge === 'PASS' ? 'done' : again;
}

function decideDue(last: CycleEnd | undefined, remaining: number, { is_over = false }: Budget): Arc['next'] {
  if (is_over) return 'budget_spent';
  return last === undefined ? 'next_cycle' : decideNext(last, remaining);
}

/** Only refinement-level feedback is left: every disagreement is ruled on and every criterion meets the threshold. */
export function hasConverged(debate: Debate): boolean {
  return debate.criteria.every(({ status }) => status === 'PASS');
}

/** Two cycles in a row in which something failed and no score moved. */
function hasStalled(before: Debate | null, after: Debate | null): boolean {
  if (before === null || after === null || after.failing === 0) return false;
  const scores = new Map(before.criteria.map(({ criterion, combined }) => [criterion, combined]));
  return after.criteria.every(({ criterion, combined }) => scores.get(criterion) === combined);
}

export function traceScores(cycles: readonly CycleEnd[]): Arc['evolution'] {
  const rows = new Map<string, CriterionOutcome>();
  for (const { debate } of cycles) for (const row of debate.criteria) rows.set(row.criterion, row);
  const tables = cycles.map(
    ({ debate }) => new Map(debate.criteria.map(({ criterion, combined }) => [criterion, combined])),
  );
  return [...rows.values()]
    .sort((a, b) => a.number - b.number)
    .map((row) => {
      const scores = tables.map((table) => table.get(row.criterion) ?? null);
      return { ...nameOf(row), scores, trend: nameTrend(scores) };
    });
}

function nameTrend(scores: readonly (number | null)[]): Arc['evolution'][number]['trend'] {
  const known = scores.filter((score) => score !== null);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  if (known.length < 2) return 'single';
  return last > first ? 'up' : last < first ? 'down' : 'level';
}

function listDiverged(debate: Debate): Arc['diverged'] {
  const ids = new Set(debate.divergent);
  return debate.criteria
    .filter(({ criterion }) => ids.has(criterion))
    .map((row) => ({
      ...nameOf(row),
      cycle: debate.cycle,
      strategist: row.strategist?.score ?? 0,
      ux_specialist: row.ux_specialist?.score ?? 0,
    }));
}

/** Criteria on which experts who had diverged agreed in the end. */
function listMet(debate: Debate): Arc['met'] {
  const ids = new Set(debate.divergent);
  return debate.criteria
    .filter(({ criterion, category }) => ids.has(criterion) && category === 'consensus')
    .map((row) => ({ ...nameOf(row), cycle: debate.cycle, score: row.combined }));
}

function listRuled(debate: Debate): Arc['ruled'] {
  return debate.criteria.flatMap((row) =>
    row.resolution === null ? [] : [{ ...nameOf(row), cycle: debate.cycle, ...row.resolution }],
  );
}

function nameOf({
  criterion,
  number,
  name,
}: CriterionOutcome): Pick<CriterionOutcome, 'criterion' | 'number' | 'name'> {
  return { criterion, number, name };
}

/** The cycles of the validation that a cycle belongs to, oldest first: back to where the numbers began. */
export function takeValidation<T extends { readonly debate: Pick<Debate, 'cycle'> }>(
  earlier: readonly T[],
  cycle: number,
): T[] {
  const taken: T[] = [];
  let next = cycle;
  for (const one of earlier.toReversed()) {
    if (one.debate.cycle >= next) break;
    next = one.debate.cycle;
    taken.unshift(one);
  }
  return taken;
}
