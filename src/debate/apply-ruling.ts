import type { CriterionOutcome, Debate } from '../contract/debate.ts';
import { InputError } from '../contract/errors.ts';
import type { Ruling } from '../contract/ruling.ts';
import { countStatuses } from './synthesize.ts';

/**
 * The debate after a person's ruling: the ruled score is the combined one and decides the status. A later ruling on the
 * same criterion replaces the earlier. Throws `ruling_unfit` for a criterion that is not disputed or a score off the scale.
 */
export function applyRuling(debate: Debate, ruling: Ruling): Debate {
  const row = debate.criteria.find(({ criterion }) => criterion === ruling.criterion);
  assertFits(row, ruling, debate);
  const criteria = debate.criteria.map((one) => (one === row ? settleRuled(one, ruling, debate) : one));
  return { ...debate, criteria, ...countStatuses(criteria) };
}

/** Applies rulings in the order in which they were made. */
export function applyRulings(debate: Debate, rulings: readonly Ruling[]): Debate {
  return rulings.reduce(applyRuling, debate);
}

function settleRuled(row: CriterionOutcome, ruling: Ruling, debate: Debate): CriterionOutcome {
  const { score, reasoning, author } = ruling;
  return {
    ...row,
    combined: score,
    status: score >= debate.threshold ? 'PASS' : 'FAIL',
    resolution: { score, reasoning, author },
  };
}

function assertFits(row: CriterionOutcome | undefined, { criterion, score }: Ruling, debate: Debate): void {
  const open = debate.criteria
    .filter(({ category }) => category === 'disagreement')
    .map((one) => one.criterion);
  if (row === undefined || row.category !== 'disagreement')
    throw new InputError('ruling_unfit', `The experts do not disagree on "${criterion}".`, {
      hint: open.length === 0 ? 'Nothing waits for a ruling.' : `Rule on one of: ${open.join(', ')}.`,
    });
  if (score > debate.scale)
    throw new InputError('ruling_unfit', `${score} lies outside the scale of 1 to ${debate.scale}.`, {
      hint: `Give a whole number from 1 to ${debate.scale}.`,
    });
}
