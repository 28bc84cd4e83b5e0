import { type Octokit, openClient, statusOf } from '../github/client.ts';
import type { Access, Artifact } from '../github/repository.ts';

/** A comment on lines of the pull request's diff. */
export interface LineComment {
  readonly path: string;
  readonly first: number;
  readonly last: number;
  readonly body: string;
}

const MOST_PAGES = 3;

/** What only the team asks of a repository; every method may throw octokit's RequestError. */
export class TeamRepository {
  readonly #api: Octokit;
  readonly #at: { owner: string; repo: string };

  constructor({ token, api_url, owner, repo }: Access) {
    this.#api = openClient(token, api_url);
    this.#at = { owner, repo };
  }

  /** The address of a commit's files as one zip, to fetch without our token. */
  async archiveUrl(ref: string): Promise<string> {
    const answer = await this.#api.request('GET /repos/{owner}/{repo}/zipball/{ref}', {
      ...this.#at,
      ref,
      request: { redirect: 'manual' },
    });
    const { location } = answer.headers;
    if (typeof location !== 'string') throw new Error('GitHub gave no address for the archive.');
    return location;
  }

  /** The latest artifacts of a commit, whatever run they are of; at most the 300 newest of the repository are seen. */
  async listArtifactsOf(sha: string): Promise<Artifact[]> {
    const found: Artifact[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { data } = await this.#api.rest.actions.listArtifactsForRepo({
        ...this.#at,
        per_page: 100,
        page,
      });
      found.push(...data.artifacts.filter(({ workflow_run }) => workflow_run?.head_sha === sha));
      if (data.artifacts.length < 100) break;
    }
    return found;
  }

  /** Names of the files in a folder on a commit; none where there is no such folder. */
  async listFolder(path: string, ref: string): Promise<string[]> {
    try {
      const { data } = await this.#api.rest.repos.getContent({ ...this.#at, path, ref });
      return Array.isArray(data) ? data.filter(({ type }) => type === 'file').map(({ name }) => name) : [];
    } catch (error) {
      if (statusOf(error) === 404) return [];
      throw error;
    }
  }

  /** The bodies of every comment on the diff. */
  async listLineComments(pull_number: number): Promise<string[]> {
    const comments = await this.#api.paginate(this.#api.rest.pulls.listReviewComments, {
      ...this.#at,
      pull_number,
      per_page: 100,
    });
    return comments.map(({ body }) => body);
  }

  /** One review that only comments. */
  async review(
    pull_number: number,
    { sha, body, comments }: { sha: string; body: string; comments: readonly LineComment[] },
  ): Promise<void> {
    await this.#api.rest.pulls.createReview({
      ...this.#at,
      pull_number,
      commit_id: sha,
      body,
      event: 'COMMENT',
      comments: comments.map(({ path, first, last, body: text }) => ({
        path,
        body: text,
        line: last,
        side: 'RIGHT',
        ...(first === last ? {} : { start_line: first, start_side: 'RIGHT' }),
      })),
    });
  }
}
