import type { Expert } from '../contract/criteria.ts';
import type { CriterionOutcome, Debate } from '../contract/debate.ts';
import { InputError } from '../contract/errors.ts';
import type { Ruling } from '../contract/ruling.ts';
import { countStatuses } from './synthesize.ts';

/**
 * The debate after a person's ruling: the ruled score is the combined one and decides the status. A ruling that takes a
 * side takes that expert's score; one that only reasons leaves the disagreement open and stands beside it as a remark.
 * A later ruling on the same criterion replaces the earlier. Throws `ruling_unfit` for a criterion that is not disputed
 * or a score off the scale.
 */
export function applyRuling(debate: Debate, ruling: Ruling): Debate {
  const row = debate.criteria.find(({ criterion }) => criterion === ruling.criterion);
  if (row === undefined || row.category !== 'disagreement') throw refuseCriterion(debate, ruling);
  const score = ruling.score ?? scoreOfSide(ruling, row);
  if (score !== null && score > debate.scale) throw refuseScore(score, debate);
  const ruled = score === null ? remark(row, ruling) : settleRuled(row, { ...ruling, score }, debate);
  const criteria = debate.criteria.map((one) => (one === row ? ruled : one));
  return { ...debate, criteria, ...countStatuses(criteria) };
}

/** Applies rulings in the order in which they were made. */
export function applyRulings(debate: Debate, rulings: readonly Ruling[]): Debate {
  return rulings.reduce(applyRuling, debate);
}

/** The expert whose side a ruling takes: named in a field of its own, or at the head of the reasoning. */
export function sideOf({ side, reasoning }: Pick<Ruling, 'side' | 'reasoning'>): Expert | null {
  if (side !== undefined) return side;
  const [, named] = /^\s*side with (?:the )?(strategist|product strategist|ux)\b/i.exec(reasoning) ?? [];
  if (named === undefined) return null;
  return named.toLowerCase() === 'ux' ? 'ux_specialist' : 'strategist';
}

function scoreOfSide(ruling: Ruling, row: CriterionOutcome): number | null {
  const side = sideOf(ruling);
  return side === null ? null : (row[side]?.adjusted ?? null);
}

function settleRuled(
  row: CriterionOutcome,
  { score, reasoning, author }: Ruling & { score: number },
  debate: Debate,
): CriterionOutcome {
  return {
    ...row,
    combined: score,
    status: score >= debate.threshold ? 'PASS' : 'FAIL',
    resolution: { score, reasoning, author },
  };
}

function remark(row: CriterionOutcome, { author, reasoning }: Ruling): CriterionOutcome {
  return { ...row, remarks: [...(row.remarks ?? []), { author, reasoning }] };
}

function refuseCriterion(debate: Debate, { criterion }: Ruling): InputError {
  const open = debate.criteria.filter(({ category }) => category === 'disagreement');
  return new InputError('ruling_unfit', `The experts do not disagree on "${criterion}".`, {
    hint:
      open.length === 0
        ? 'Nothing waits for a ruling.'
        : `Rule on one of: ${open.map((one) => one.criterion).join(', ')}.`,
  });
}

function refuseScore(score: number, { scale }: Debate): InputError {
  return new InputError('ruling_unfit', `${score} lies outside the scale of 1 to ${scale}.`, {
    hint: `Give a whole number from 1 to ${scale}.`,
  });
}
