import type { Annotation } from '../../report/github/annotations.ts';
import { type CheckOutput, MOST_CHECK } from '../../report/github/render-check.ts';
import { isUncertain, statusOf } from './client.ts';
import { isTooLong } from './living-comment.ts';
import type { CheckConclusion, Repository } from './repository.ts';

/** GitHub takes so many annotations a request. */
const MOST_ANNOTATIONS = 50;

/** How one check ends; its output is asked for in at most so many bytes. */
export interface CheckEnd {
  readonly conclusion: CheckConclusion;
  readonly render: (most: number) => CheckOutput;
  readonly annotations: readonly Annotation[];
}

/** A check run of ours on one commit: opened at once, closed exactly once more whatever happens. */
export class CheckRun {
  readonly name: string;
  readonly #github: Repository;
  readonly #id: number;
  #closed = false;

  private constructor(github: Repository, name: string, id: number) {
    this.#github = github;
    this.name = name;
    this.#id = id;
  }

  static async open(
    github: Repository,
    check: { name: string; sha: string; id: string; url: string | null; output: CheckOutput },
  ): Promise<CheckRun> {
    return new CheckRun(github, check.name, await github.openCheck(check));
  }

  /** The latest check of that name on a commit, else a new one. */
  static async reopen(
    github: Repository,
    check: { name: string; sha: string; id: string; url: string | null; output: CheckOutput },
  ): Promise<CheckRun> {
    const known = await github.listChecks(check.sha, check.name);
    const latest = known.toSorted((a, b) => b.id - a.id)[0];
    return latest === undefined ? CheckRun.open(github, check) : new CheckRun(github, check.name, latest.id);
  }

  /** True once GitHub has its conclusion. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /**
   * Closes the check, then adds the annotations; a text that GitHub finds too long is sent again, shorter. Resolves to the
   * number of annotations that GitHub would not take: they never stand in the way of a conclusion.
   */
  async close({ conclusion, render, annotations }: CheckEnd): Promise<number> {
    const { output, count } = await this.#conclude(conclusion, render);
    this.#closed = true;
    let there = count;
    for (let start = 0; start < annotations.length; start += MOST_ANNOTATIONS) {
      const batch = annotations.slice(start, start + MOST_ANNOTATIONS);
      try {
        there = await this.#github.annotate(this.#id, { output, annotations: batch, count: there });
      } catch (error) {
        if (statusOf(error) !== 422 && !isUncertain(error)) throw error;
        return annotations.length - start;
      }
    }
    return 0;
  }

  async #conclude(conclusion: CheckConclusion, render: CheckEnd['render']) {
    for (let most = MOST_CHECK; ; most = Math.floor(most * 0.6))
      try {
        const output = render(most);
        return { output, count: await this.#github.closeCheck(this.#id, { conclusion, output }) };
      } catch (error) {
        if (!isTooLong(error) || most <= 5_000) throw error;
      }
  }
}
