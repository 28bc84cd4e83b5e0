import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BundlePlan, makeBundle } from '../make-bundle.ts';
import { type JobPlan, type JobResult, startJob } from './job.ts';
import { LoopbackGitHub } from './loopback.ts';
import { BOT, now, sha, type World, type WorldComment, type WorldPull } from './world.ts';

/** The number of the pull request that conversations are about. */
export const PULL = 7;

type Change = Partial<Omit<JobPlan, 'event' | 'payload'>>;

/** A pull request's life on a loopback GitHub, with the built action as its workflow. */
export class Conversation {
  readonly github = new LoopbackGitHub();
  readonly #main: string;
  readonly #homes: string[] = [];
  /** The project's criteria: those under which the two experts can disagree. */
  criteria = 'remove: [state-changes-visible]\n';
  #version = 1;

  constructor(main: string) {
    this.#main = main;
  }

  async begin(): Promise<this> {
    await this.github.start();
    this.world.openPull(PULL);
    return this;
  }

  async end(): Promise<void> {
    await this.github.stop();
    for (const home of this.#homes) rmSync(home, { recursive: true, force: true });
  }

  get world(): World {
    return this.github.world;
  }

  get pull(): WorldPull {
    const pull = this.world.pulls.get(PULL);
    if (pull === undefined) throw new Error('There is no pull request.');
    return pull;
  }

  get body(): string {
    return this.world.living()[0]?.body ?? '';
  }

  /** A checkout with a bundle of that plan, and the project's criteria. */
  workspace(plan: BundlePlan | null): string {
    const home = mkdtempSync(join(tmpdir(), 'ux-jury-talk-'));
    this.#homes.push(home);
    if (plan !== null) makeBundle(join(home, 'ux-jury-bundle'), plan);
    writeFileSync(join(home, 'ux-jury.criteria.yml'), this.criteria);
    return home;
  }

  start(event: string, payload: unknown, change: Change = {}) {
    const workspace = change.workspace ?? this.workspace(null);
    return startJob(this.#main, this.github, { event, payload, ...change, workspace });
  }

  job(event: string, payload: unknown, change: Change = {}): Promise<JobResult> {
    return this.start(event, payload, change).done;
  }

  /** The workflow of the pull request as it is now. */
  evaluate(plan: BundlePlan, action = 'synchronize', change: Change = {}): Promise<JobResult> {
    return this.job('pull_request', this.pullEvent(action), { workspace: this.workspace(plan), ...change });
  }

  /** A new commit on the branch. */
  push(): void {
    this.#version += 1;
    this.pull.head.sha = sha(`${this.pull.head.ref}-${this.#version}`);
  }

  pullEvent(action: string, before?: string) {
    return {
      action,
      number: PULL,
      ...(before === undefined ? {} : { before }),
      pull_request: this.world.showPull(this.pull),
      sender: this.world.showUser('maya'),
    };
  }

  /** Somebody writes a comment; `at` is when, if not now. */
  async say(
    author: string,
    body: string,
    { at = now(), ...change }: Change & { action?: string; at?: string } = {},
  ): Promise<WorldComment> {
    const comment = this.world.comment(PULL, author, body);
    comment.created_at = comment.updated_at = at;
    await this.job('issue_comment', this.commentEvent(comment, change.action ?? 'created', author), change);
    return comment;
  }

  /** Somebody ticks the box of a command in our comment. */
  async tick(author: string, command: string): Promise<JobResult> {
    const [comment] = this.world.living();
    if (comment === undefined) throw new Error('There is no comment.');
    const before = comment.body;
    const mark = `<!-- ux-jury:do ${command} -->`;
    comment.body = before
      .split('\n')
      .map((line) => (line.includes(mark) ? line.replace('[ ]', '[x]') : line))
      .join('\n');
    if (comment.body === before) throw new Error(`There is no box for ${command}.`);
    comment.updated_at = now();
    return this.job('issue_comment', this.editEvent(comment, before, author));
  }

  editEvent(comment: WorldComment, from: string, author: string) {
    return { ...this.commentEvent(comment, 'edited', author), changes: { body: { from } } };
  }

  commentEvent(comment: WorldComment, action: string, author: string) {
    return {
      action,
      sender: this.world.showUser(author),
      issue: { number: PULL, state: this.pull.state, pull_request: { url: 'https://x.test' } },
      comment: this.world.showComment(comment),
    };
  }

  conclusions(): [string | null | undefined, string | null | undefined] {
    return this.world.conclusions(this.pull.head.sha);
  }

  reactions(comment: WorldComment): string[] {
    return this.world.reactions.filter((one) => one.comment === comment.id).map(({ content }) => content);
  }

  isOurs({ user }: WorldComment): boolean {
    return user === BOT;
  }
}
