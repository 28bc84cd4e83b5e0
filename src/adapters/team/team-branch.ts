import { isDeepStrictEqual } from 'node:util';
import type { Replacement } from '../../team/state/suggest-lines.ts';
import { isUncertain, type Octokit, openClient, statusOf } from '../github/client.ts';
import type { Access } from '../github/repository.ts';

/** What to put on a branch: lines in the place of others, on top of `head`. `ours` are commits that we put there before. */
export interface BranchPlan {
  readonly name: string;
  readonly head: string;
  readonly message: string;
  readonly changes: readonly Replacement[];
  readonly ours: readonly string[];
}

/** `foreign`: the branch holds what we did not put there; `changed`: a file is not what the archive showed. */
export type BranchPushed =
  | { readonly fate: 'pushed'; readonly commit: string }
  | { readonly fate: 'foreign' }
  | { readonly fate: 'changed'; readonly file: string };

interface TreeEntry {
  readonly path: string;
  readonly mode: '100644' | '100755';
  readonly type: 'blob';
  readonly content: string;
}

/** The team's branch of one repository, written through git's objects; methods may throw octokit's RequestError. */
export class TeamBranch {
  readonly #api: Octokit;
  readonly #at: { owner: string; repo: string };

  constructor({ token, api_url, owner, repo }: Access) {
    this.#api = openClient(token, api_url);
    this.#at = { owner, repo };
  }

  /**
   * Puts one commit on the branch that holds the files of the head with these lines and nothing else. The branch is made,
   * or moved on from a commit of ours; never by force, and never over somebody else's commit. Takes `contents: write`.
   */
  async push(plan: BranchPlan): Promise<BranchPushed> {
    const base = await this.#treeOf(plan.head);
    const entries = await this.#change(base, plan.changes);
    if (typeof entries === 'string') return { fate: 'changed', file: entries };
    const { git } = this.#api.rest;
    const tree = (await git.createTree({ ...this.#at, base_tree: base, tree: [...entries] })).data.sha;
    const tip = await this.#readTip(plan.name);
    if (tip !== null && (await this.#treeOf(tip)) === tree) return { fate: 'pushed', commit: tip };
    if (tip !== null && !plan.ours.includes(tip)) return { fate: 'foreign' };
    const parents = [tip ?? plan.head];
    const made = await git.createCommit({ ...this.#at, message: plan.message, tree, parents });
    return this.#move(plan.name, { from: tip, to: made.data.sha });
  }

  async #treeOf(commit_sha: string): Promise<string> {
    return (await this.#api.rest.git.getCommit({ ...this.#at, commit_sha })).data.tree.sha;
  }

  async #readTip(branch: string): Promise<string | null> {
    try {
      const { data } = await this.#api.rest.git.getRef({ ...this.#at, ref: `heads/${branch}` });
      return data.object.sha;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  /** Whole new texts, made of git's own bytes: an archive may have other line ends. Else the file at odds. */
  async #change(tree_sha: string, changes: readonly Replacement[]): Promise<readonly TreeEntry[] | string> {
    const listed = await this.#api.rest.git.getTree({ ...this.#at, tree_sha, recursive: 'true' });
    const entries: TreeEntry[] = [];
    for (const file of new Set(changes.map((one) => one.file))) {
      const { mode, sha } = listed.data.tree.find(({ path }) => path === file) ?? {};
      if (sha === undefined || (mode !== '100644' && mode !== '100755')) return file;
      const { content, encoding } = (await this.#api.rest.git.getBlob({ ...this.#at, file_sha: sha })).data;
      const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
      const own = changes.filter((one) => one.file === file);
      const text = replaceLines(bytes, own);
      if (text === null) return file;
      entries.push({ path: file, mode, type: 'blob', content: text });
    }
    return entries;
  }

  /** GitHub refuses what would not be a step forward; an answer that got lost is looked for. */
  async #move(branch: string, { from, to }: { from: string | null; to: string }): Promise<BranchPushed> {
    const { git } = this.#api.rest;
    try {
      if (from === null) await git.createRef({ ...this.#at, ref: `refs/heads/${branch}`, sha: to });
      else await git.updateRef({ ...this.#at, ref: `heads/${branch}`, sha: to, force: false });
      return { fate: 'pushed', commit: to };
    } catch (error) {
      if (statusOf(error) !== 422 && !isUncertain(error)) throw error;
      const now = await this.#readTip(branch);
      if (now === to) return { fate: 'pushed', commit: to };
      if (now === from) throw error;
      return { fate: 'foreign' };
    }
  }
}

/** The text with these lines in the place of others; `null` where it is no text or the others do not stand there. */
function replaceLines(bytes: Buffer, changes: readonly Replacement[]): string | null {
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) return null;
  const lines = text.split('\n');
  for (const { first, before, after } of changes.toSorted((a, b) => b.first - a.first)) {
    if (!isDeepStrictEqual(lines.slice(first - 1, first - 1 + before.length), [...before])) return null;
    lines.splice(first - 1, before.length, ...after);
  }
  return lines.join('\n');
}
