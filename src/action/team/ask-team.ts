import * as core from '@actions/core';
import { messageOf, statusOf } from '../../adapters/github/client.ts';
import type { Pull } from '../../adapters/github/repository.ts';
import { UxJuryError } from '../../contract/errors.ts';
import type { PullState } from '../../contract/team/pull-state.ts';
import type { TeamAsk } from '../../gate/team-command.ts';
import { escapeLog } from '../../report/escape.ts';
import type { Said } from '../answer.ts';
import { attempt, type Desk } from '../desk.ts';
import { beginAnew } from './begin-anew.ts';
import type { TeamBench } from './bench.ts';
import type { Ground } from './ground.ts';
import { takeAsk } from './take-ask.ts';
import { findTeamComment, writeTeamComment } from './team-comment.ts';
import { no, type Turn } from './turn.ts';
import { keepShown, viewOf } from './view.ts';
import { withBench } from './with-bench.ts';
import { openOn } from './work.ts';

const MOST_ROUNDS = 4;

/** Requests of a person who may decide. */
export interface TeamRequests {
  readonly pull: Pull;
  readonly author: string;
  readonly at: string;
  readonly asks: readonly TeamAsk[];
}

/** Takes requests to the team in their order, brings its comment up to date, and says what came of each. */
export async function askTeam(desk: Desk, requests: TeamRequests): Promise<Said[]> {
  const { pull, asks } = requests;
  try {
    const told = await withBench(desk, pull, (bench, ground) => work(bench, ground, requests));
    return told ?? asks.map(() => no('no_result'));
  } catch (error) {
    const isKnown = error instanceof UxJuryError;
    if (!isKnown && statusOf(error) === null) throw error;
    core.info(escapeLog(messageOf(error)));
    return [no('team_fault', { what: `${messageOf(error)} ${isKnown ? error.hint : ''}` })];
  }
}

/** Begins anew where another job wrote the team's state in between. */
async function work(bench: TeamBench, ground: Ground, { author, at, asks }: TeamRequests): Promise<Said[]> {
  const { desk, pull, words } = bench;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const found = await findTeamComment(desk, pull.number);
    const { state: known } = found;
    if (known === 'newer') return [no('newer')];
    const turn: Turn = { bench, ground, author, at, known: known === 'broken' ? null : known };
    const { state, told } = known === 'broken' ? await beginAnew(turn, asks) : await takeAll(turn, asks);
    if (state === null || state === known) return told;
    const seen = viewOf(openOn(bench, ground, state), state);
    const view = { ...seen, notice: known === 'broken' ? ('anew' as const) : null };
    const written = await attempt(desk, 'comment', () =>
      writeTeamComment(desk, pull.number, {
        found,
        state: { ...state, shown: keepShown(view) },
        view,
        words,
      }),
    );
    if (written === null) return [no('team_unwritten')];
    if (written) return told;
  }
  throw new UxJuryError('team_comment_busy', 'The comment of the team did not hold still.', {
    hint: 'Say it again.',
  });
}

async function takeAll(
  turn: Turn,
  asks: readonly TeamAsk[],
): Promise<{ state: PullState | null; told: Said[] }> {
  const told: Said[] = [];
  let state = turn.known;
  for (const ask of asks) {
    const turned = await takeAsk(turn, state, ask);
    state = turned.state;
    told.push(turned.told);
  }
  return { state, told };
}
