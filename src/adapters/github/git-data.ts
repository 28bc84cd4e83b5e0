import { type Octokit, openClient, statusOf } from './client.ts';
import type { Access } from './repository.ts';

/** One file of a tree; `size` in bytes. */
export interface TreeFile {
  readonly path: string;
  readonly sha: string;
  readonly size: number;
}

/** A branch as it was read: its latest commit and that commit's files. `whole` is false where GitHub left some out. */
export interface BranchState {
  readonly commit: string;
  readonly files: readonly TreeFile[];
  readonly whole: boolean;
}

/** Git objects of one repository, read and written without a checkout; methods may throw octokit's RequestError. */
export class GitData {
  readonly #api: Octokit;
  readonly #at: { owner: string; repo: string };

  constructor({ token, api_url, owner, repo }: Access) {
    this.#api = openClient(token, api_url);
    this.#at = { owner, repo };
  }

  /** True where not everybody may read the repository. */
  async isPrivate(): Promise<boolean> {
    return (await this.#api.rest.repos.get(this.#at)).data.private;
  }

  /** The branch with all its files; `null` where there is none. */
  async readBranch(branch: string): Promise<BranchState | null> {
    const commit = await this.#readRef(branch);
    if (commit === null) return null;
    const { data } = await this.#api.rest.git.getCommit({ ...this.#at, commit_sha: commit });
    const tree = await this.#api.rest.git.getTree({
      ...this.#at,
      tree_sha: data.tree.sha,
      recursive: 'true',
    });
    const files = tree.data.tree
      .filter(({ type }) => type === 'blob')
      .map(({ path, sha, size }) => ({ path, sha, size: size ?? 0 }));
    return { commit, files, whole: !tree.data.truncated };
  }

  /** Stores a file's bytes and gives their id. */
  async createBlob(bytes: Buffer): Promise<string> {
    const content = bytes.toString('base64');
    return (await this.#api.rest.git.createBlob({ ...this.#at, content, encoding: 'base64' })).data.sha;
  }

  /** A commit that holds just these files, on top of `parent`; `null` begins a history of its own. */
  async createCommit(
    message: string,
    files: readonly Pick<TreeFile, 'path' | 'sha'>[],
    parent: string | null,
  ): Promise<string> {
    const tree = files.map(({ path, sha }) => ({
      path,
      sha,
      mode: '100644' as const,
      type: 'blob' as const,
    }));
    const made = await this.#api.rest.git.createTree({ ...this.#at, tree });
    const parents = parent === null ? [] : [parent];
    const commit = { ...this.#at, message, tree: made.data.sha, parents };
    return (await this.#api.rest.git.createCommit(commit)).data.sha;
  }

  /** Moves the branch on to a commit, or makes it; `false` where somebody else moved it first. Never by force. */
  async push(branch: string, commit: string, isNew: boolean): Promise<boolean> {
    try {
      if (isNew)
        await this.#api.rest.git.createRef({ ...this.#at, ref: `refs/heads/${branch}`, sha: commit });
      else await this.#api.rest.git.updateRef({ ...this.#at, ref: `heads/${branch}`, sha: commit });
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (status === 409 || status === 422) return false;
      throw error;
    }
  }

  async deleteBranch(branch: string): Promise<void> {
    await this.#api.rest.git.deleteRef({ ...this.#at, ref: `heads/${branch}` });
  }

  async #readRef(branch: string): Promise<string | null> {
    try {
      const { data } = await this.#api.rest.git.getRef({ ...this.#at, ref: `heads/${branch}` });
      return data.object.sha;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }
}
