import { sha256 } from '../../adapters/bundle/safe-file.ts';
import { statusOf } from '../../adapters/github/client.ts';
import type { LineComment } from '../../adapters/team/team-repository.ts';
import { readBlueprints } from '../../commands/team/close-detail.ts';
import { readPlan, type Team } from '../../commands/team/open-team.ts';
import { renderSuggestion, suggestionMarker } from '../../report/github/render-team.ts';
import { fill } from '../../team/fill.ts';
import type { Replacement } from '../../team/state/suggest-lines.ts';
import { attempt } from '../desk.ts';
import type { Turn } from './turn.ts';

const MOST_A_REVIEW = 40;

/**
 * Puts each change on its lines of the diff, as a suggestion that a person may take by a click. One that already stands
 * there is not repeated. Resolves with how many stand there in the end.
 */
export async function offerChanges(turn: Turn, team: Team, changes: readonly Replacement[]): Promise<number> {
  const { bench, author } = turn;
  const { desk, github, pull, words } = bench;
  const known = (await attempt(desk, 'suggestions', () => github.listLineComments(pull.number))) ?? [];
  const offers = changes.map((change) => ({ change, marker: markerOf(change, pull.head.sha) }));
  const fresh = offers.filter(({ marker }) => !known.some((body) => body.startsWith(marker)));
  const comments = fresh.map(({ change, marker }): LineComment => {
    const body = renderSuggestion({ ...taskOf(team, change), after: change.after }, words, marker);
    return { path: change.file, first: change.first, last: change.first + change.before.length - 1, body };
  });
  let standing = offers.length - fresh.length;
  for (let at = 0; at < comments.length; at += MOST_A_REVIEW) {
    const part = comments.slice(at, at + MOST_A_REVIEW);
    const body = fill(words.review_body ?? '', { by: author });
    const isDone = await attempt(desk, 'suggestions', async () => {
      await github.review(pull.number, { sha: pull.head.sha, body, comments: part });
      return true;
    }).catch(isRefused);
    if (isDone === true) standing += part.length;
  }
  return standing;
}

/** GitHub takes no comment on a line that it does not show; the patch holds the change all the same. */
function isRefused(error: unknown): null {
  if (statusOf(error) === 422) return null;
  throw error;
}

function markerOf({ file, first, after }: Replacement, sha: string): string {
  return suggestionMarker(sha256(JSON.stringify([sha, file, first, after])).slice(0, 16));
}

/** The first task that changes this line. */
function taskOf(team: Team, { file, first, before }: Replacement): { task: string; title: string } {
  const operations = readBlueprints(team).flatMap(({ blueprint }) => blueprint.operations);
  const found = operations.find(({ edits }) =>
    edits.some((edit) => edit.file === file && edit.line >= first && edit.line < first + before.length),
  );
  const task = readPlan(team).tasks.find(({ id }) => id === found?.task);
  return { task: task?.id ?? '-', title: task?.title ?? '-' };
}
