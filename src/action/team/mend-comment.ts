import * as core from '@actions/core';
import { messageOf, statusOf } from '../../adapters/github/client.ts';
import type { Pull } from '../../adapters/github/repository.ts';
import { decodePullState, findPullBlock } from '../../adapters/team/pull-block.ts';
import { UxJuryError } from '../../contract/errors.ts';
import type { PullState } from '../../contract/team/pull-state.ts';
import { escapeLog } from '../../report/escape.ts';
import type { TeamView } from '../../report/github/team-input.ts';
import { attempt, type Desk } from '../desk.ts';
import type { CommentEvent } from '../target.ts';
import { beginAnew } from './begin-anew.ts';
import { viewFrom } from './prove-build.ts';
import { renew } from './take-ask.ts';
import { type Found, findTeamComment, writeTeamComment } from './team-comment.ts';
import { note, type Turn } from './turn.ts';
import { keepShown, viewOf } from './view.ts';
import { withBench } from './with-bench.ts';
import { openOn } from './work.ts';

/** An edit of the team's comment that touched what is hidden in it: the texts before and after, and by whom. */
export interface Tampering {
  readonly before: string;
  readonly after: string;
  readonly by: string;
  readonly at: string;
}

/** The edit as tampering; `null` where the hidden part is as it was. */
export function findTampering({ comment, changes, sender }: CommentEvent): Tampering | null {
  const before = changes?.body?.from ?? '';
  const after = comment.body ?? '';
  if (findPullBlock(before) === findPullBlock(after)) return null;
  return { before, after, by: sender.login, at: comment.updated_at };
}

/**
 * Puts back what was hidden in the team's comment, as GitHub itself says it was before the edit, and says so; where that
 * cannot be read either, the plan is made anew. Nothing of the edit counts, whoever made it.
 */
export async function mendComment(desk: Desk, pull: Pull, tampering: Tampering): Promise<void> {
  const found = await findTeamComment(desk, pull.number);
  const isStill = findPullBlock(found.comment?.body ?? '') === findPullBlock(tampering.after);
  if (found.comment === null || found.state === 'newer' || !isStill) return;
  try {
    await withBench(desk, pull, async (bench, ground) => {
      const turn = { bench, ground, author: tampering.by, at: tampering.at, known: null };
      const mended = await mend(turn, decodePullState(tampering.before, pull.number));
      if (mended !== null) await write(turn, found, mended);
    });
  } catch (error) {
    if (!(error instanceof UxJuryError) && statusOf(error) === null) throw error;
    core.info(escapeLog(messageOf(error)));
    await putBack(desk, pull.number, { found, tampering });
  }
}

type Mended = readonly [state: PullState, view: TeamView];

async function mend(turn: Turn, known: PullState | 'broken' | 'newer' | null): Promise<Mended | null> {
  const { bench, ground } = turn;
  if (known === null || typeof known === 'string') {
    const { state } = await beginAnew(turn, []);
    return state === null
      ? null
      : [state, { ...viewOf(openOn(bench, ground, state), state), notice: 'anew' }];
  }
  const noted = note(turn, known, { name: 'said_restored' });
  const current = await renew(turn, noted);
  if (current === null) return [noted, { ...viewFrom(noted, true), notice: 'restored' }];
  return [current, { ...viewOf(openOn(bench, ground, current), current), notice: 'restored' }];
}

async function write({ bench }: Turn, found: Found, [state, view]: Mended): Promise<void> {
  const { desk, pull, words } = bench;
  await attempt(desk, 'comment', () =>
    writeTeamComment(desk, pull.number, { found, state: { ...state, shown: keepShown(view) }, view, words }),
  );
}

/** Without the run's documents nothing can be worked out: then the comment becomes just what it was. */
async function putBack(
  desk: Desk,
  pull: number,
  { found: { comment }, tampering: { before } }: { found: Found; tampering: Tampering },
): Promise<void> {
  const state = decodePullState(before, pull);
  if (comment === null || state === null || typeof state === 'string') return;
  await attempt(desk, 'comment', () => desk.github.updateComment(comment.id, before));
}
