import type { Debate } from '../contract/debate.ts';
import type { Standing, StandingRound } from '../contract/standing.ts';
import { compareRounds } from '../debate/compare-rounds.ts';
import { unpackDebate } from '../debate/round-codec.ts';
import { type CycleEnd, takeValidation, traceArc, traceScores } from '../debate/trace-arc.ts';
import type { ShownRounds } from '../report/github/input.ts';
import { isOpened } from './seat-run.ts';

/** What stands, its debate with the rulings applied, and how far a person or the judge took it. */
export interface Settling {
  readonly standing: Standing;
  readonly debate: Debate | null;
  readonly judge: Standing['judge'];
  /** A person goes on without the judge. */
  readonly is_accepted: boolean;
}

/**
 * How the debate went over the rounds of a pull request, as its texts show it: where it stands, the arc of the present
 * validation, all scores so far, and what the last round changed. `null` before the first round.
 */
export function traceRounds(settling: Settling): ShownRounds | null {
  const { standing, debate, judge } = settling;
  const earlier = standing.rounds.map(endOf);
  const ends = debate === null ? earlier : [...earlier, { debate, version: standing.run.sha, judge }];
  const [last, before] = [ends.at(-1), earlier.at(-1)];
  if (last === undefined) return null;
  return {
    place: placeOf(standing, debate),
    ...describeNext(settling, earlier),
    history: ends.map(({ debate: { round, cycle, passing }, judge: word }) => ({
      round,
      cycle,
      passing,
      judge: word,
    })),
    evolution: traceScores(ends),
    change: debate === null || before === undefined ? null : compareRounds(before.debate, debate),
    last: debate === null ? { sha: standing.rounds.at(-1)?.sha ?? '', debate: last.debate } : null,
  };
}

/** A result from before rounds were kept knows no budget. */
function placeOf({ place }: Standing, debate: Debate | null): ShownRounds['place'] {
  if (place !== null) return place;
  return debate === null ? null : { round: debate.round, cycle: debate.cycle, max_cycles: null };
}

function describeNext(settling: Settling, earlier: readonly CycleEnd[]) {
  const { standing, debate, judge, is_accepted } = settling;
  const { place, rounds, decisions } = standing;
  const last = debate?.round ?? rounds.at(-1)?.round ?? 0;
  const is_opened = isOpened(decisions.validations ?? [], last);
  if (place === null)
    return {
      next: is_opened ? ('opened' as const) : null,
      left: null,
      is_spent: false,
      stalled: false,
    };
  const held = takeValidation(earlier, place.cycle);
  const now = debate === null ? [] : [{ debate, version: place.version, judge }];
  const { next, remaining, stalled } = traceArc([...held, ...now], {
    max_cycles: place.max_cycles,
    is_over: debate === null && place.cycle > place.max_cycles,
  });
  const budget = { left: remaining, is_spent: next === 'budget_spent', stalled };
  if (is_opened) return { next: 'opened' as const, ...budget };
  return { next: next === 'person' && is_accepted ? ('done' as const) : next, ...budget };
}

function endOf(round: StandingRound): CycleEnd {
  return { debate: unpackDebate(round, '-'), version: round.version, judge: round.judge?.verdict ?? null };
}
