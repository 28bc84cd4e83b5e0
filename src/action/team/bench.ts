import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { readPullWords } from '../../adapters/team/read-pull-words.ts';
import { TeamBranch } from '../../adapters/team/team-branch.ts';
import { TeamRepository } from '../../adapters/team/team-repository.ts';
import type { Standing } from '../../contract/standing.ts';
import type { TeamPullWords } from '../../report/github/team-input.ts';
import type { Desk } from '../desk.ts';

/** A pull request as the team works on it. `standing` is the result that its comment shows. */
export interface TeamPull {
  readonly number: number;
  readonly head: { readonly sha: string; readonly isFork: boolean };
  readonly base_sha: string;
  readonly standing: Standing;
}

/** Everything that one job of the team works with. */
export interface TeamBench {
  readonly desk: Desk;
  readonly github: TeamRepository;
  readonly branch: TeamBranch;
  readonly words: TeamPullWords;
  readonly pull: TeamPull;
  /** An empty folder of this job's own. */
  readonly home: string;
  /** Commits that this very job put on a branch, should it have to begin anew. */
  readonly pushed: string[];
}

/** Opens the bench of a job that has a token. */
export function openBench(desk: Desk, pull: TeamPull): TeamBench {
  const [owner = '', repo = ''] = desk.runner.repository.split('/');
  const access = { token: desk.options.token ?? '', api_url: desk.runner.api_url, owner, repo };
  return {
    desk,
    github: new TeamRepository(access),
    branch: new TeamBranch(access),
    words: readPullWords(),
    pull,
    home: mkdtempSync(join(desk.environment.temp, 'ux-jury-team-')),
    pushed: [],
  };
}
