import type { TeamDecisions } from '../../contract/team/team-decisions.ts';
import { closeGate } from './gate.ts';

/**
 * Gives questions that were opened anew the answers that people gave to the very same ones: same specialist, same words,
 * same options. Nobody is asked the same thing twice, whatever number it has now.
 */
export function carryAnswers(
  earlier: readonly TeamDecisions[],
  gates: readonly TeamDecisions[],
  now: string,
): TeamDecisions[] {
  return gates.map((gate) => {
    const own = earlier.filter(({ specialist }) => specialist === gate.specialist);
    const assumptions = own.flatMap((one) => one.assumptions).filter(({ status }) => status !== 'open');
    const decisions = own.flatMap((one) => one.decisions).filter(({ chosen }) => chosen !== null);
    return closeGate(
      {
        ...gate,
        assumptions: gate.assumptions.map((one) => {
          const known = assumptions.find((old) => old.title === one.title && old.default === one.default);
          if (one.status !== 'open' || known === undefined) return one;
          return { ...one, status: known.status, user_override: known.user_override };
        }),
        decisions: gate.decisions.map((one) => {
          const known = decisions.find((old) => isSame(old, one));
          if (one.chosen !== null || known === undefined) return one;
          return { ...one, chosen: known.chosen, user_input: known.user_input };
        }),
      },
      now,
    );
  });
}

function isSame(old: TeamDecisions['decisions'][number], now: TeamDecisions['decisions'][number]): boolean {
  return (
    old.title === now.title &&
    old.options.length === now.options.length &&
    old.options.every((option) => now.options.includes(option))
  );
}
