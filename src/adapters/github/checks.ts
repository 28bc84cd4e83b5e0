import type { Annotation } from '../../report/github/annotations.ts';
import { type CheckOutput, MOST_CHECK } from '../../report/github/render-check.ts';
import { statusOf } from './client.ts';
import { isTooLong } from './living-comment.ts';
import type { CheckConclusion, Repository } from './repository.ts';

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

  /** Closes the check; a text that GitHub finds too long is sent again, shorter. */
  async close({ conclusion, render, annotations }: CheckEnd): Promise<void> {
    for (let most = MOST_CHECK; ; most = Math.floor(most * 0.6))
      try {
        await this.#github.closeCheck(this.#id, { conclusion, output: render(most) }, annotations);
        return;
      } catch (error) {
        if (isTooLong(error) && most > 5_000) continue;
        if (statusOf(error) === 422 && annotations.length > 0) {
          await this.close({ conclusion, render, annotations: [] });
          return;
        }
        throw error;
      }
  }
}
