import { createHash } from 'node:crypto';

export interface GitFile {
  readonly path: string;
  readonly sha: string;
  readonly size: number;
  /** `100644` where nothing is said. */
  readonly mode?: string;
}

export interface GitCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}

/** The git objects of one repository; ids of blobs are git's own. */
export class GitStore {
  readonly blobs = new Map<string, Buffer>();
  readonly trees = new Map<string, readonly GitFile[]>();
  readonly commits = new Map<string, GitCommit>();
  /** By name without `refs/`, such as `heads/main`. */
  readonly refs = new Map<string, string>();
  #next = 0;

  blob(bytes: Buffer): string {
    const id = hash(`blob ${bytes.length}\0`, bytes);
    this.blobs.set(id, bytes);
    return id;
  }

  tree(files: readonly GitFile[]): string {
    const id = hash('tree', Buffer.from(JSON.stringify(files)));
    this.trees.set(id, files);
    return id;
  }

  commit(commit: GitCommit): string {
    this.#next += 1;
    const id = hash(`commit ${this.#next}`, Buffer.from(JSON.stringify(commit)));
    this.commits.set(id, commit);
    return id;
  }

  /** Somebody pushes a commit with one more file to a branch, on top of what is there. */
  push(branch: string, path: string, text: string): string {
    const head = this.refs.get(`heads/${branch}`);
    const bytes = Buffer.from(text);
    const files = [...this.files(branch), { path, sha: this.blob(bytes), size: bytes.length }];
    const made = this.commit({
      tree: this.tree(files),
      parents: head === undefined ? [] : [head],
      message: path,
    });
    this.refs.set(`heads/${branch}`, made);
    return made;
  }

  /** A commit without a parent that holds just these files. */
  root(
    files: Readonly<Record<string, string | Buffer>>,
    modes: Readonly<Record<string, string>> = {},
  ): string {
    const entries = Object.entries(files).map(([path, text]) => {
      const bytes = typeof text === 'string' ? Buffer.from(text) : text;
      const mode = modes[path];
      return { path, sha: this.blob(bytes), size: bytes.length, ...(mode === undefined ? {} : { mode }) };
    });
    const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    return this.commit({ tree: this.tree(sorted), parents: [], message: 'root' });
  }

  /** The text of a file on a branch or commit. */
  text(name: string, path: string): string | undefined {
    const file = this.files(name).find((one) => one.path === path);
    return file === undefined ? undefined : this.blobs.get(file.sha)?.toString('utf8');
  }

  /** The files of a branch or commit; none where there is no such thing. */
  files(name: string): readonly GitFile[] {
    const commit = this.commits.get(this.refs.get(`heads/${name}`) ?? name);
    return this.trees.get(commit?.tree ?? '') ?? [];
  }

  /** Everything that a branch's history leads back to, the newest first. */
  history(branch: string): string[] {
    const seen: string[] = [];
    const open = [this.refs.get(`heads/${branch}`) ?? ''];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const commit = this.commits.get(id);
      if (commit === undefined || seen.includes(id)) continue;
      seen.push(id);
      open.push(...commit.parents);
    }
    return seen;
  }

  isAncestor(old: string, commit: string): boolean {
    if (old === commit) return true;
    return (this.commits.get(commit)?.parents ?? []).some((parent) => this.isAncestor(old, parent));
  }
}

function hash(head: string, bytes: Buffer): string {
  return createHash('sha1').update(head).update(bytes).digest('hex');
}
