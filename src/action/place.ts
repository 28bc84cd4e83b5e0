import type { PullInList } from '../adapters/github/repository.ts';
import { attempt, type Desk, tell } from './desk.ts';
import { readPull } from './read-pull.ts';
import type { ReviewTarget } from './target.ts';

/** Where a result goes, with everything looked up. `files` are the pull request's changed files, `null` where nobody could say. */
export interface Place {
  readonly sha: string;
  /** Whether that is what the pull request now proposes: only then a result is a round of its own. */
  readonly is_head: boolean;
  readonly pull: number | null;
  readonly comments: boolean;
  readonly before: string | null;
  readonly base_sha: string | null;
  readonly files: readonly { readonly filename: string; readonly patch?: string | undefined }[] | null;
  readonly run: number | null;
  /** True unless the pull request is known to come from this very repository. */
  readonly fork: boolean;
}

/** Looks up what the event did not say: the pull request behind another run, its base, its files. */
export async function findPlace(desk: Desk, target: ReviewTarget): Promise<Place> {
  const pull = target.source?.is_pull === true ? await findPull(desk, target) : target.pull;
  if (target.source?.is_pull === true && pull === null) tell(desk, 'no_pull');
  const known = pull === null ? null : await readPull(desk, pull);
  const sha = target.sha === '' ? (known?.head.sha ?? desk.runner.sha) : target.sha;
  return {
    sha,
    is_head: pull !== null && (known === null || known.head.sha === sha),
    pull: pull ?? (await findMerged(desk, target)),
    comments: target.comments && pull !== null && desk.options.comment,
    before: target.before,
    base_sha: target.base_sha ?? known?.base.sha ?? null,
    files:
      pull === null || !target.comments
        ? []
        : await attempt(desk, 'files', () => desk.github.listFiles(pull)),
    run: target.source?.run ?? null,
    fork: known?.head.repo == null || known.head.repo.id !== known.base.repo.id,
  };
}

/** A fork's run does not name its pull request: the open one with this very head in that very repository is it. */
async function findPull(desk: Desk, { sha, source }: ReviewTarget): Promise<number | null> {
  const pulls = (await attempt(desk, 'pulls', () => desk.github.listOpenPulls())) ?? [];
  const heads = pulls.filter(
    ({ head }) =>
      head.sha === sha && (source?.head_repository == null || idOf(head) === source.head_repository),
  );
  const same = heads.filter(({ head }) => head.ref === source?.branch);
  const found = same.length > 0 ? same : heads;
  return found.length === 1 ? (found[0]?.number ?? null) : null;
}

function idOf(head: PullInList['head']): number | null {
  return head.repo?.id ?? null;
}

/** After a merge, what people decided on the pull request goes on with the branch. */
async function findMerged(desk: Desk, { sha, source, comments }: ReviewTarget): Promise<number | null> {
  if (desk.runner.event_name !== 'push' || source !== null || comments) return null;
  const pulls = (await attempt(desk, 'pulls', () => desk.github.listPullsOf(sha))) ?? [];
  return pulls.find(({ merged_at }) => merged_at !== null)?.number ?? null;
}
