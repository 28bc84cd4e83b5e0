import type { Validation } from '../contract/decisions.ts';
import type { StandingRound } from '../contract/standing.ts';
import { followRound, type RoundPlace } from '../stages/place-round.ts';

/** Where a run stands, and the rounds before it, oldest first. */
export interface Seat {
  readonly place: RoundPlace;
  readonly before: readonly StandingRound[];
}

/** The commit of a run and its evidence; `is_head` where it is what the pull request now proposes. */
export interface Arrival {
  readonly sha: string;
  readonly evidence: string;
  readonly is_head: boolean;
}

/**
 * Where a run stands in the life of its pull request. A push is a round: another commit with other evidence opens the
 * next. The same commit, or the same evidence, keeps its round, unless a person opened a new validation since. What is not
 * the head (an older commit, a merge queue) opens no round: it stands where its commit stood, else where the last did.
 */
export function seatRun(
  rounds: readonly StandingRound[],
  validations: readonly Validation[],
  arrival: Arrival,
): Seat {
  const last = rounds.at(-1);
  if (last === undefined) return { place: { round: 1, cycle: 1 }, before: [] };
  const place = findPlace(last, rounds, { validations, arrival });
  return { place, before: rounds.filter(({ round }) => round < place.round) };
}

function findPlace(
  last: StandingRound,
  rounds: readonly StandingRound[],
  { validations, arrival }: { validations: readonly Validation[]; arrival: Arrival },
): RoundPlace {
  const { sha, evidence, is_head } = arrival;
  if (!is_head) return placeOf(rounds.findLast((round) => round.sha === sha) ?? last);
  if (isOpened(validations, last.round)) return { round: last.round + 1, cycle: 1 };
  if (last.sha === sha || last.evidence === evidence) return placeOf(last);
  return followRound(placeOf(last), last.ended ? 'PASS' : null);
}

/** Whether a person opened a new validation that no round has begun yet. */
export function isOpened(validations: readonly Validation[], last: number): boolean {
  return validations.some(({ after }) => after >= last);
}

/**
 * The validations that people opened, after a round that was held. One that was opened while the run was under way came
 * too late for its cycle: it counts for the next round instead of being lost.
 */
export function carryValidations(
  validations: readonly Validation[],
  { round, cycle }: RoundPlace,
): Validation[] {
  const isMissed = ({ after }: Validation): boolean => after === round - 1 && cycle !== 1;
  return validations.map((one) => (isMissed(one) ? { ...one, after: round } : one));
}

function placeOf({ round, cycle }: StandingRound): RoundPlace {
  return { round, cycle };
}
