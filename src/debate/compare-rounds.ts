import type { CriterionOutcome, Debate } from '../contract/debate.ts';

type Named = Pick<CriterionOutcome, 'criterion' | 'number' | 'name'>;

/** What one round changed of another: who met, who is newly apart, what was ruled, which scores moved. */
export interface RoundChange {
  readonly since: number;
  readonly converged: readonly Named[];
  readonly diverged: readonly Named[];
  readonly ruled: readonly (Named & NonNullable<CriterionOutcome['resolution']>)[];
  readonly moved: readonly (Named & { readonly from: number; readonly to: number })[];
}

/**
 * Compares two rounds criterion by criterion. Experts are apart who diverged, or disagree, and did not meet in
 * cross-review. A ruling counts where the earlier round had none, or another.
 */
export function compareRounds(before: Debate, after: Debate): RoundChange {
  const old = new Map(before.criteria.map((row) => [row.criterion, row]));
  const wasApart = (row: CriterionOutcome): boolean => isApart(old.get(row.criterion), before);
  const { criteria } = after;
  return {
    since: before.round,
    converged: criteria.filter((row) => wasApart(row) && !isApart(row, after)).map(nameOf),
    diverged: criteria.filter((row) => !wasApart(row) && isApart(row, after)).map(nameOf),
    ruled: criteria.flatMap((row) => {
      const { resolution } = row;
      const isKnown = sameRuling(old.get(row.criterion)?.resolution ?? null, resolution);
      return resolution === null || isKnown ? [] : [{ ...nameOf(row), ...resolution }];
    }),
    moved: criteria.flatMap((row) => {
      const from = old.get(row.criterion)?.combined;
      return from === undefined || from === row.combined ? [] : [{ ...nameOf(row), from, to: row.combined }];
    }),
  };
}

function isApart(row: CriterionOutcome | undefined, { divergent }: Debate): boolean {
  if (row === undefined || row.category === 'consensus') return false;
  return row.category === 'disagreement' || divergent.includes(row.criterion);
}

function sameRuling(a: CriterionOutcome['resolution'], b: CriterionOutcome['resolution']): boolean {
  return a?.score === b?.score && a?.author === b?.author && a?.reasoning === b?.reasoning;
}

function nameOf({ criterion, number, name }: CriterionOutcome): Named {
  return { criterion, number, name };
}
