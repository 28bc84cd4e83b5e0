import { createHash } from 'node:crypto';
import { example, type Json } from './description.ts';
import { GitStore } from './git-store.ts';

/** The bot behind a workflow's own token. */
export const BOT = 'github-actions[bot]';

export interface WorldPull {
  readonly number: number;
  head: { sha: string; ref: string; repo: number };
  base: { sha: string; ref: string };
  state: 'open' | 'closed';
  files: { filename: string; patch?: string; previous_filename?: string; status?: string }[];
  merged_at: string | null;
}

export interface WorldComment {
  readonly id: number;
  readonly issue: number;
  readonly user: string;
  body: string;
  created_at: string;
  updated_at: string;
}

export interface WorldCheck {
  readonly id: number;
  readonly name: string;
  readonly head_sha: string;
  external_id: string;
  status: string;
  conclusion: string | null;
  output: { title: string | null; summary: string | null; text: string | null };
  annotations: Json[];
  changes: number;
}

export interface WorldArtifact {
  readonly id: number;
  readonly run: number;
  readonly name: string;
  readonly zip: Buffer;
  readonly head_sha: string;
  readonly size?: number;
}

export interface WorldReview {
  readonly pull: number;
  readonly commit: string;
  readonly body: string;
  readonly comments: readonly { path: string; line: number; start_line?: number; body: string }[];
}

/** What GitHub remembers of one repository. */
export class World {
  readonly owner = 'acme';
  readonly repo = 'shop';
  readonly repoId = 1296269;
  readonly pulls = new Map<number, WorldPull>();
  readonly comments: WorldComment[] = [];
  readonly checks: WorldCheck[] = [];
  readonly artifacts: WorldArtifact[] = [];
  readonly permissions = new Map<string, string>([['maya', 'write']]);
  readonly reactions: { comment: number; content: string }[] = [];
  readonly parents = new Map<string, string>();
  readonly files = new Map<string, string>();
  readonly reruns: number[] = [];
  /** Zips of a commit's files. */
  readonly archives = new Map<string, Buffer>();
  readonly reviews: WorldReview[] = [];
  /** Tokens, and what they may: `write` or `read`. */
  readonly tokens = new Map<string, 'write' | 'read'>([
    ['token-write', 'write'],
    ['token-read', 'read'],
  ]);
  readonly git = new GitStore();
  /** Branches that were moved by force. */
  readonly forced: string[] = [];
  isPrivate = false;
  commentLimit = 65_536;
  mayRerun = true;
  #next = 1000;

  id(): number {
    this.#next += 1;
    return this.#next;
  }

  openPull(number: number, name = 'feature', repo = this.repoId): WorldPull {
    const pull: WorldPull = {
      number,
      head: { sha: sha(`${name}-1`), ref: name, repo },
      base: { sha: sha('main-1'), ref: 'main' },
      state: 'open',
      files: [],
      merged_at: null,
    };
    this.pulls.set(number, pull);
    return pull;
  }

  comment(issue: number, user: string, body: string): WorldComment {
    const at = now();
    const comment = { id: this.id(), issue, user, body, created_at: at, updated_at: at };
    this.comments.push(comment);
    return comment;
  }

  /** Comments of ours that carry the first line of the living one. */
  living(issue = 7): WorldComment[] {
    return this.comments.filter(
      (one) => one.issue === issue && one.user === BOT && one.body.startsWith('<!-- ux-jury:comment'),
    );
  }

  replies(issue = 7): WorldComment[] {
    return this.comments.filter((one) => one.issue === issue && one.body.startsWith('<!-- ux-jury:reply'));
  }

  /** The latest check of a name on a commit. */
  check(name: string, commit: string): WorldCheck | undefined {
    return this.checks.filter((one) => one.name === name && one.head_sha === commit).at(-1);
  }

  /** The conclusions of both checks on a commit. */
  conclusions(commit: string): [string | null | undefined, string | null | undefined] {
    const of = (name: string) => this.check(`UX Jury / ${name}`, commit)?.conclusion;
    return [of('verdict'), of('debate')];
  }

  showUser(login: string): Json {
    const user = example('issue-comment').user;
    return { ...user, login, type: login.endsWith('[bot]') ? 'Bot' : 'User', id: login.length * 7919 };
  }

  showPull(pull: WorldPull, kind: 'full' | 'listed' = 'full'): Json {
    const shape = kind === 'full' ? example('pull-request') : example('pull-request-simple-items')[0];
    const head = { ...shape.head, sha: pull.head.sha, ref: pull.head.ref };
    return {
      ...shape,
      number: pull.number,
      state: pull.state,
      merged_at: pull.merged_at,
      requested_teams: [],
      head: { ...head, repo: { ...shape.head.repo, id: pull.head.repo } },
      base: {
        ...shape.base,
        sha: pull.base.sha,
        ref: pull.base.ref,
        repo: { ...shape.base.repo, id: this.repoId },
      },
    };
  }

  showComment(comment: WorldComment): Json {
    const { id, body, created_at, updated_at, user } = comment;
    return { ...example('issue-comment'), id, body, created_at, updated_at, user: this.showUser(user) };
  }

  showCheck(check: WorldCheck): Json {
    const shape = example('check-run');
    const { id, name, head_sha, external_id, status, conclusion, output, annotations } = check;
    return {
      ...shape,
      id,
      name,
      head_sha,
      external_id,
      status,
      conclusion,
      output: { ...shape.output, ...output, annotations_count: annotations.length },
    };
  }

  showArtifact({ id, run, name, zip, head_sha, size }: WorldArtifact): Json {
    const shape = example('artifact-paginated').artifacts[0];
    return {
      ...shape,
      id,
      name,
      expired: false,
      size_in_bytes: size ?? zip.length,
      workflow_run: { ...shape.workflow_run, id: run, head_sha, repository_id: this.repoId },
    };
  }
}

/** A commit id that stands for a name. */
export function sha(name: string): string {
  return createHash('sha1').update(name).digest('hex');
}

/** GitHub's times have whole seconds. */
export function now(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, 'Z');
}
