import type { TeamDecisions } from '../../contract/team/team-decisions.ts';
import { closeGate } from './gate.ts';

type Assumption = TeamDecisions['assumptions'][number];
type Decision = TeamDecisions['decisions'][number];

/**
 * Gives questions that were opened anew the answers that people gave to the very same ones: same specialist, same words,
 * same options. Nobody is asked the same thing twice, whatever number it has now; of questions with the same words the one
 * with the same id counts.
 */
export function carryAnswers(
  earlier: readonly TeamDecisions[],
  gates: readonly TeamDecisions[],
  now: string,
): TeamDecisions[] {
  return gates.map((gate) => {
    const own = earlier.filter(({ specialist }) => specialist === gate.specialist);
    const { gate_started = gate.gate_started, gate_completed } = own[0] ?? {};
    const carried = {
      ...gate,
      gate_started,
      assumptions: gate.assumptions.map((one) => carryAssumption(one, own)),
      decisions: gate.decisions.map((one) => carryDecision(one, own)),
    };
    return closeGate(carried, gate_completed ?? now);
  });
}

/** A gate without the reasons that stand beside its questions: they are worked out again with the questions. */
export function slimGate(gate: TeamDecisions): TeamDecisions {
  return {
    ...gate,
    assumptions: gate.assumptions.map(({ rationale: _, ...one }) => one),
    decisions: gate.decisions.map((one) => ({ ...one, context: '-' })),
  };
}

function carryAssumption(one: Assumption, own: readonly TeamDecisions[]): Assumption {
  const same = own
    .flatMap(({ assumptions }) => assumptions)
    .filter((old) => old.title === one.title && old.default === one.default);
  const known = same.find(({ id }) => id === one.id) ?? same.find(({ status }) => status !== 'open');
  if (one.status !== 'open' || known === undefined) return one;
  return { ...one, status: known.status, user_override: known.user_override };
}

function carryDecision(one: Decision, own: readonly TeamDecisions[]): Decision {
  const same = own.flatMap(({ decisions }) => decisions).filter((old) => isSame(old, one));
  const known = same.find(({ id }) => id === one.id) ?? same.find(({ chosen }) => chosen !== null);
  if (one.chosen !== null || known === undefined) return one;
  return { ...one, chosen: known.chosen, user_input: known.user_input };
}

function isSame(old: Decision, now: Decision): boolean {
  return (
    old.title === now.title &&
    old.options.length === now.options.length &&
    old.options.every((option) => now.options.includes(option))
  );
}
