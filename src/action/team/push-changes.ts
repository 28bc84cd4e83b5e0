import { readAppSource, type Team } from '../../commands/team/open-team.ts';
import { fill } from '../../team/fill.ts';
import type { Replacement } from '../../team/state/suggest-lines.ts';
import { attempt } from '../desk.ts';
import type { Turn } from './turn.ts';

/**
 * A branch with all changes on top of the head, where the workflow allows it; its name, else `null`. A fork's head is not
 * ours to build on. The branch is new each time: nothing of anybody's is overwritten.
 */
export async function pushChanges(
  { bench }: Turn,
  team: Team,
  replacements: readonly Replacement[],
): Promise<string | null> {
  const { desk, github, pull, words } = bench;
  if (!desk.options.team_branch || pull.head.isFork || replacements.length === 0) return null;
  const name = `ux-jury/pull-${pull.number}-${pull.head.sha.slice(0, 7)}`;
  const pushed = await attempt(desk, 'branch', () =>
    github.pushBranch({
      name,
      parent: pull.head.sha,
      message: fill(words.branch_message ?? '', { pull: pull.number }),
      files: patchedFiles(team, replacements),
    }),
  );
  return pushed === null ? null : name;
}

/** Whole texts of the files that a patch changes. */
function patchedFiles(team: Team, replacements: readonly Replacement[]): { path: string; content: string }[] {
  const { files } = readAppSource(team);
  return files.flatMap(({ path, lines }) => {
    const own = replacements.filter(({ file }) => file === path);
    if (own.length === 0) return [];
    const text = [...lines];
    for (const { first, after } of own) for (const [at, line] of after.entries()) text[first - 1 + at] = line;
    return [{ path, content: text.join('\n') }];
  });
}
