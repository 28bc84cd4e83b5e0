import { rmSync } from 'node:fs';
import * as core from '@actions/core';
import { messageOf, statusOf } from '../../adapters/github/client.ts';
import type { Pull } from '../../adapters/github/repository.ts';
import { UxJuryError } from '../../contract/errors.ts';
import type { PullState } from '../../contract/team/pull-state.ts';
import type { TeamAsk } from '../../gate/team-command.ts';
import { escapeLog } from '../../report/escape.ts';
import type { Said } from '../answer.ts';
import { attempt, type Desk } from '../desk.ts';
import { recall } from '../recall.ts';
import { openBench, type TeamBench } from './bench.ts';
import { type Ground, layGround } from './ground.ts';
import { takeAsk } from './take-ask.ts';
import { findTeamComment, writeTeamComment } from './team-comment.ts';
import { no } from './turn.ts';
import { viewOf } from './view.ts';
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
  const { state: standing } = await recall(desk, {
    pull: pull.number,
    sha: pull.head.sha,
    before: null,
    base_sha: pull.base.sha,
  });
  if (standing === null || standing.result === null) return asks.map(() => no('no_result'));
  const bench = openBench(desk, {
    number: pull.number,
    head: { sha: pull.head.sha, isFork: pull.head.repo?.id !== pull.base.repo.id },
    base_sha: pull.base.sha,
    standing,
  });
  try {
    return await work(bench, await layGround(bench), requests);
  } catch (error) {
    const isKnown = error instanceof UxJuryError;
    if (!isKnown && statusOf(error) === null) throw error;
    core.info(escapeLog(messageOf(error)));
    return [no('team_fault', { what: `${messageOf(error)} ${isKnown ? error.hint : ''}` })];
  } finally {
    rmSync(bench.home, { recursive: true, force: true });
  }
}

/** Begins anew where another job wrote the team's state in between. */
async function work(bench: TeamBench, ground: Ground, { author, at, asks }: TeamRequests): Promise<Said[]> {
  const { desk, pull, words } = bench;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const found = await findTeamComment(desk, pull.number);
    if (found.state === 'newer') return [no('newer')];
    const before = found.state === 'broken' ? null : found.state;
    let state: PullState | null = before;
    const told: Said[] = [];
    for (const ask of asks) {
      const turned = await takeAsk({ bench, ground, author, at }, state, ask);
      state = turned.state;
      told.push(turned.told);
    }
    if (state === null || state === before) return told;
    const view = viewOf(openOn(bench, ground, state), state);
    const next = { ...state, shown: { tasks: [...view.tasks], phases: [...view.phases] } };
    const written = await attempt(desk, 'comment', () =>
      writeTeamComment(desk, pull.number, { found, state: next, view, words }),
    );
    if (written !== false) return told;
  }
  throw new UxJuryError('team_comment_busy', 'The comment of the team did not hold still.', {
    hint: 'Say it again.',
  });
}
