import type { TeamDecisions } from '../../contract/team/team-decisions.ts';

type Assumption = TeamDecisions['assumptions'][number];
type Decision = TeamDecisions['decisions'][number];

/** One question of one specialist under the number that it has in the whole team. */
export type Numbered<T> = T & { readonly number: string; readonly specialist: string };

export interface TeamQuestions {
  readonly assumptions: readonly Numbered<Assumption>[];
  readonly decisions: readonly Numbered<Decision>[];
}

/** Each specialist counts from A1 and D1; people answer all in one place, so the whole team counts once. */
export function numberQuestions(gates: readonly TeamDecisions[]): TeamQuestions {
  return {
    assumptions: gates
      .flatMap(({ specialist, assumptions }) => assumptions.map((one) => ({ ...one, specialist })))
      .map((one, at) => ({ ...one, number: `A${at + 1}` })),
    decisions: gates
      .flatMap(({ specialist, decisions }) => decisions.map((one) => ({ ...one, specialist })))
      .map((one, at) => ({ ...one, number: `D${at + 1}` })),
  };
}

/** Questions that nobody answered. */
export function openQuestions({ assumptions, decisions }: TeamQuestions): TeamQuestions {
  return {
    assumptions: assumptions.filter(({ status }) => status === 'open'),
    decisions: decisions.filter(({ chosen }) => chosen === null),
  };
}
