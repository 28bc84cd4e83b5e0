import { statusOf } from '../../adapters/github/client.ts';
import type { Comment } from '../../adapters/github/repository.ts';
import {
  decodePullState,
  encodePullState,
  findPullBlock,
  type Unreadable,
} from '../../adapters/team/pull-block.ts';
import { UxJuryError } from '../../contract/errors.ts';
import type { PullState } from '../../contract/team/pull-state.ts';
import { renderTeam } from '../../report/github/render-team.ts';
import type { TeamPullWords, TeamView } from '../../report/github/team-input.ts';
import type { Desk } from '../desk.ts';

const MOST = 65_000;
/** What people see of a comment never has less room than this. */
const LEAST_SHOWN = 5_000;

/** The team's comment as it is on the pull request; one without a whole block is broken. */
export interface Found {
  readonly comment: Comment | null;
  readonly state: PullState | Unreadable | null;
}

/** The first line of the team's one comment. */
export function teamMarker({ options }: Pick<Desk, 'options'>): string {
  return `<!-- ux-jury:team ${options.id === '' ? 'default' : options.id} -->`;
}

/** Finds the team's comment: ours by its author and its first line. */
export async function findTeamComment(desk: Desk, pull: number): Promise<Found> {
  const comments = await desk.github.listComments(pull);
  const [comment] = comments
    .filter(({ user }) => user?.login === desk.author)
    .filter(({ body }) => body?.split(/\r?\n/, 1)[0] === teamMarker(desk))
    .toSorted((a, b) => a.id - b.id);
  if (comment === undefined) return { comment: null, state: null };
  return { comment, state: decodePullState(comment.body ?? '', pull) ?? 'broken' };
}

/** Writes the comment, unless somebody wrote its state, or deleted it, meanwhile: then `false`, and the caller begins anew. */
export async function writeTeamComment(
  desk: Desk,
  pull: number,
  { found, state, view, words }: { found: Found; state: PullState; view: TeamView; words: TeamPullWords },
): Promise<boolean> {
  const block = encodePullState(state, pull);
  if (block.length > MOST - LEAST_SHOWN)
    throw new UxJuryError('team_state_too_large', 'What the team knows no longer fits into its comment.', {
      hint: 'Run the team in a checkout instead: ux-jury team plan.',
    });
  const body = renderTeam(view, { words, marker: teamMarker(desk), block }, MOST);
  if (found.comment === null) {
    if ((await findTeamComment(desk, pull)).comment !== null) return false;
    await desk.github.createComment(pull, body);
    return true;
  }
  try {
    const now = await desk.github.getComment(found.comment.id);
    if (findPullBlock(now.body ?? '') !== findPullBlock(found.comment.body ?? '')) return false;
    await desk.github.updateComment(found.comment.id, body);
    return true;
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 410) return false;
    throw error;
  }
}
