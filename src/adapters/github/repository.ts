import { setTimeout as sleep } from 'node:timers/promises';
import type { Annotation } from '../../report/github/annotations.ts';
import type { CheckOutput } from '../../report/github/render-check.ts';
import { isUncertain, NOT_AGAIN, type Octokit, openClient, statusOf } from './client.ts';

/** The bot behind a workflow's own token, should GitHub not say who we are. */
const WORKFLOW_BOT = 'github-actions[bot]';
const MOST_TRIES = 4;

export type Pull = Awaited<ReturnType<Octokit['rest']['pulls']['get']>>['data'];
export type PullInList = Awaited<ReturnType<Octokit['rest']['pulls']['list']>>['data'][number];
export type Comment = Awaited<ReturnType<Octokit['rest']['issues']['getComment']>>['data'];
export type Check = Awaited<ReturnType<Octokit['rest']['checks']['get']>>['data'];
export type ChangedFile = Awaited<ReturnType<Octokit['rest']['pulls']['listFiles']>>['data'][number];
export type Artifact = Awaited<
  ReturnType<Octokit['rest']['actions']['listWorkflowRunArtifacts']>
>['data']['artifacts'][number];
export type Reaction = '+1' | '-1' | 'confused' | 'eyes';
export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'action_required' | 'cancelled';

/** Where a repository is and how to speak for it. */
export interface Access {
  readonly token: string;
  readonly api_url: string;
  readonly owner: string;
  readonly repo: string;
}

/** The part of one repository's API that we use; every method may throw octokit's RequestError. */
export class Repository {
  readonly #api: Octokit;
  readonly #at: { owner: string; repo: string };

  constructor({ token, api_url, owner, repo }: Access) {
    this.#api = openClient(token, api_url);
    this.#at = { owner, repo };
  }

  /** Our own login. */
  async whoAmI(): Promise<string> {
    try {
      const { viewer } = await this.#api.graphql<{ viewer: { login: string } }>('query { viewer { login } }');
      return viewer.login;
    } catch {
      return WORKFLOW_BOT;
    }
  }

  async getPull(pull_number: number): Promise<Pull> {
    return (await this.#api.rest.pulls.get({ ...this.#at, pull_number })).data;
  }

  async listOpenPulls(): Promise<PullInList[]> {
    return this.#api.paginate(this.#api.rest.pulls.list, { ...this.#at, state: 'open', per_page: 100 });
  }

  async listFiles(pull_number: number): Promise<ChangedFile[]> {
    return this.#api.paginate(this.#api.rest.pulls.listFiles, { ...this.#at, pull_number, per_page: 100 });
  }

  async listPullsOf(commit_sha: string): Promise<PullInList[]> {
    const { data } = await this.#api.rest.repos.listPullRequestsAssociatedWithCommit({
      ...this.#at,
      commit_sha,
    });
    return data;
  }

  async firstParent(commit_sha: string): Promise<string | null> {
    const { data } = await this.#api.rest.git.getCommit({ ...this.#at, commit_sha });
    return data.parents[0]?.sha ?? null;
  }

  /** A file's text on a branch or commit; `null` where there is none. */
  async readText(path: string, ref: string): Promise<string | null> {
    try {
      const { data } = await this.#api.rest.repos.getContent({ ...this.#at, path, ref });
      if (Array.isArray(data) || data.type !== 'file' || !('content' in data)) return null;
      return Buffer.from(data.content, 'base64').toString('utf8');
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  async listComments(issue_number: number): Promise<Comment[]> {
    return this.#api.paginate(this.#api.rest.issues.listComments, {
      ...this.#at,
      issue_number,
      per_page: 100,
    });
  }

  async getComment(comment_id: number): Promise<Comment> {
    return (await this.#api.rest.issues.getComment({ ...this.#at, comment_id })).data;
  }

  async createComment(issue_number: number, body: string): Promise<Comment> {
    return (await this.#api.rest.issues.createComment({ ...this.#at, issue_number, body })).data;
  }

  async updateComment(comment_id: number, body: string): Promise<void> {
    await this.#api.rest.issues.updateComment({ ...this.#at, comment_id, body });
  }

  async deleteComment(comment_id: number): Promise<void> {
    await this.#api.rest.issues.deleteComment({ ...this.#at, comment_id });
  }

  async react(comment_id: number, content: Reaction): Promise<void> {
    await this.#api.rest.reactions.createForIssueComment({ ...this.#at, comment_id, content });
  }

  /** GitHub's own word on a person: admin, write, read, none; `null` for somebody it does not know. */
  async getPermission(username: string): Promise<string | null> {
    try {
      const { data } = await this.#api.rest.repos.getCollaboratorPermissionLevel({ ...this.#at, username });
      return data.permission;
    } catch (error) {
      if (statusOf(error) === 404) return 'none';
      throw error;
    }
  }

  async listChecks(ref: string, check_name: string): Promise<Check[]> {
    const { data } = await this.#api.rest.checks.listForRef({
      ...this.#at,
      ref,
      check_name,
      filter: 'latest',
      per_page: 100,
    });
    return data.check_runs;
  }

  /** Opens a check in progress. An answer that got lost is looked for before it is asked again. */
  async openCheck(check: { name: string; sha: string; id: string; url: string | null; output: CheckOutput }) {
    for (let tries = 1; ; tries += 1)
      try {
        const { data } = await this.#api.rest.checks.create({
          ...this.#at,
          name: check.name,
          head_sha: check.sha,
          external_id: check.id,
          status: 'in_progress',
          started_at: new Date().toISOString(),
          output: withoutEmpty(check.output),
          ...(check.url === null ? {} : { details_url: check.url }),
        });
        return data.id;
      } catch (error) {
        if (!isUncertain(error) || tries >= MOST_TRIES) throw error;
        await sleep(500 * 2 ** (tries - 1));
        const known = await this.listChecks(check.sha, check.name);
        const found = known.find(({ external_id }) => external_id === check.id);
        if (found !== undefined) return found.id;
      }
  }

  /** Completes a check and says how many annotations it has. */
  async closeCheck(
    check_run_id: number,
    { conclusion, output }: { conclusion: CheckConclusion; output: CheckOutput },
  ): Promise<number> {
    const { data } = await this.#api.rest.checks.update({
      ...this.#at,
      check_run_id,
      status: 'completed',
      conclusion,
      completed_at: new Date().toISOString(),
      output: withoutEmpty(output),
    });
    return data.output.annotations_count;
  }

  /**
   * Adds annotations to a check that has `count` of them and says how many it has then. GitHub appends whatever it is
   * sent: so an answer that got lost is looked for before it is asked again.
   */
  async annotate(
    check_run_id: number,
    {
      output,
      annotations,
      count,
    }: { output: CheckOutput; annotations: readonly Annotation[]; count: number },
  ): Promise<number> {
    for (let tries = 1; ; tries += 1)
      try {
        await this.#api.rest.checks.update({
          ...this.#at,
          check_run_id,
          output: { ...withoutEmpty(output), annotations: [...annotations] },
          request: NOT_AGAIN,
        });
        return count + annotations.length;
      } catch (error) {
        if (!isUncertain(error) || tries >= MOST_TRIES) throw error;
        await sleep(500 * 2 ** (tries - 1));
        const { data } = await this.#api.rest.checks.get({ ...this.#at, check_run_id });
        if (data.output.annotations_count > count) return data.output.annotations_count;
      }
  }

  async listArtifacts(run_id: number): Promise<Artifact[]> {
    return this.#api.paginate(this.#api.rest.actions.listWorkflowRunArtifacts, {
      ...this.#at,
      run_id,
      per_page: 100,
    });
  }

  /** The address of an artifact's zip, good for a minute, to fetch without our token. */
  async artifactUrl(artifact_id: number): Promise<string> {
    const answer = await this.#api.request(
      'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
      { ...this.#at, artifact_id, archive_format: 'zip', request: { redirect: 'manual' } },
    );
    const { location } = answer.headers;
    if (typeof location !== 'string') throw new Error('GitHub gave no address for the artifact.');
    return location;
  }

  async rerun(run_id: number): Promise<void> {
    await this.#api.rest.actions.reRunWorkflow({ ...this.#at, run_id });
  }
}

function withoutEmpty({ title, summary, text }: CheckOutput) {
  return text === '' ? { title, summary } : { title, summary, text };
}
