import type { PullState } from '../../contract/team/pull-state.ts';
import type { TeamAsk } from '../../gate/team-command.ts';
import type { Said } from '../answer.ts';
import { no, note, type Turn, yes } from './turn.ts';
import { planOn, workOn } from './work.ts';

/**
 * A plan of what the run's documents say, where the hidden part of the comment cannot be read: nothing that may stand in
 * it counts, and only `/ux plan` is done by it. The state is `null` where there is nothing to plan.
 */
export async function beginAnew(
  turn: Turn,
  asks: readonly TeamAsk[],
): Promise<{ state: PullState | null; told: Said[] }> {
  const { bench, ground } = turn;
  const { state, plan } = planOn(bench, ground);
  if (!plan.tasks.some(({ kind }) => kind === 'fix')) return { state: null, told: [no('team_no_work')] };
  const noted = note({ ...turn, author: bench.desk.author }, state, { name: 'said_anew' });
  const told = asks.map((ask) => (ask.do === 'plan' ? yes('team_planned') : no('team_broken')));
  return { state: await workOn(bench, ground, noted), told };
}
