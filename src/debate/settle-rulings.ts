import type { Debate } from '../contract/debate.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import { InputError } from '../contract/errors.ts';
import type { DisagreementQuestion, Ruling } from '../contract/ruling.ts';
import { applyRuling } from './apply-ruling.ts';
import { fillSentence } from './sentence.ts';

/**
 * What people ruled, and what it takes to know whether it still holds. `bases` are the hashes of this round's
 * disagreements by criterion, `earlier` gives those of an earlier round.
 */
export interface RulingTable {
  readonly rulings: readonly Ruling[];
  readonly bases: Readonly<Record<string, string>>;
  readonly earlier: (round: number) => Readonly<Record<string, string>>;
  readonly words: DebateWords;
}

/** The hash of what each disagreement rests on: while it is the same, a ruling holds. */
export function hashBases(
  questions: readonly DisagreementQuestion[],
  hash: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(questions.map(({ criterion, basis }) => [criterion, hash(basis)]));
}

/**
 * The debate with every ruling that holds applied, in the order in which they were made; one that rests on other evidence
 * is logged and changes nothing. Throws `ruling_unfit` or `ruling_unbound`.
 */
export function settleRulings(debate: Debate, table: RulingTable): Debate {
  return table.rulings.reduce(
    (settled, ruling) =>
      isHeld(ruling, settled, table) ? applyRuling(settled, ruling) : lapse(settled, ruling, table),
    debate,
  );
}

function isHeld(
  { criterion, round, basis }: Ruling,
  debate: Debate,
  { bases, earlier }: RulingTable,
): boolean {
  const current = bases[criterion];
  if (basis !== undefined) return current === basis;
  if (round === undefined)
    throw new InputError(
      'ruling_unbound',
      `The ruling on "${criterion}" says neither its round nor its basis.`,
      {
        hint: `Add "round": ${debate.round} if it was made for this round.`,
      },
    );
  if (round === debate.round) return true;
  return round < debate.round && current !== undefined && earlier(round)[criterion] === current;
}

function lapse(debate: Debate, { criterion, author }: Ruling, { words }: RulingTable): Debate {
  const row = debate.criteria.find((one) => one.criterion === criterion);
  const name = row === undefined ? criterion : `C${row.number} ${row.name}`;
  return { ...debate, log: [...debate.log, fillSentence(words.log.lapsed, { author, criterion: name })] };
}
