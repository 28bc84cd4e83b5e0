import * as core from '@actions/core';
import { messageOf, statusOf } from '../adapters/github/client.ts';
import { LivingComment } from '../adapters/github/living-comment.ts';
import { Repository } from '../adapters/github/repository.ts';
import { readGithubWords } from '../adapters/github/words.ts';
import { readTexts } from '../adapters/texts.ts';
import type { Standing } from '../contract/standing.ts';
import type { GateWords } from '../gate/words.ts';
import type { Environment, RunnerFacts } from '../inputs.ts';
import { escapeLog } from '../report/escape.ts';
import { sentence } from '../report/github/blocks.ts';
import type { GithubWords } from '../report/github/input.ts';
import type { Options } from './options.ts';
import { type Settled, settle } from './settle.ts';

const PRODUCT = 'UX Jury';

/** Everything that one job of the action works with. */
export interface Desk {
  readonly github: Repository;
  readonly options: Options;
  readonly environment: Environment;
  readonly runner: RunnerFacts;
  readonly words: GithubWords;
  readonly gate: GateWords;
  readonly author: string;
  readonly started: string;
  /** What the token was not allowed to do; told once, at the end. */
  readonly denied: Set<string>;
}

/** Opens the desk of a job that has a token. */
export async function openDesk(
  environment: Environment,
  runner: RunnerFacts,
  options: Options & { readonly token: string },
): Promise<Desk> {
  const [owner = '', repo = ''] = runner.repository.split('/');
  const github = new Repository({ token: options.token, api_url: runner.api_url, owner, repo });
  const texts = readTexts();
  return {
    github,
    options,
    environment,
    runner,
    words: readGithubWords(texts.report.words),
    gate: texts.gate,
    author: await github.whoAmI(),
    started: new Date().toISOString(),
    denied: new Set(),
  };
}

/** The names of the two checks and the first line of the comment: one id tells several juries of a repository apart. */
export function namesOf({ options, words }: Pick<Desk, 'options' | 'words'>) {
  const name = options.id === '' ? PRODUCT : `${PRODUCT} (${options.id})`;
  return {
    verdict: sentence(words.check, 'verdict_name', { name }),
    debate: sentence(words.check, 'debate_name', { name }),
    marker: `<!-- ux-jury:comment ${options.id === '' ? 'default' : options.id} -->`,
  };
}

/** The page of this run, where its summary and its artifacts are. */
export function runUrl({ server_url, repository, run_id }: RunnerFacts): string {
  return `${server_url}/${repository}/actions/runs/${run_id}`;
}

/** The comment of a pull request. */
export function commentOf(desk: Desk, pull: number): LivingComment {
  return new LivingComment(desk.github, { pull, marker: namesOf(desk).marker, author: desk.author });
}

/** What stands, settled for today, with the addresses of the run that gave the result. */
export function settleFor(desk: Desk, standing: Standing): Settled {
  const { url } = standing.run;
  const { server_url, repository } = desk.runner;
  return settle(standing, {
    gate: desk.gate,
    words: desk.words,
    marker: namesOf(desk).marker,
    links: { run: url, artifact: `${url}#artifacts`, store: `${server_url}/${repository}` },
    today: new Date().toISOString().slice(0, 10),
  });
}

/** Does what the token may not be allowed to; `null` where it was refused, which is told once at the end. */
export async function attempt<T>(desk: Desk, what: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const status = statusOf(error);
    if (status === 422 && /no commit found/i.test(messageOf(error))) return null;
    if (status !== 401 && status !== 403 && status !== 404) throw error;
    desk.denied.add(what);
    core.debug(escapeLog(messageOf(error)));
    return null;
  }
}

/** One line in the job's log. */
export function tell(desk: Desk, name: string, values: Readonly<Record<string, string>> = {}): void {
  core.info(escapeLog(sentence(desk.words.log, name, values), 1_000));
}

/** The one warning of a token that may not write. */
export function tellDenied({ denied, words }: Desk): void {
  if (denied.size === 0) return;
  core.warning(escapeLog(sentence(words.log, 'degraded', { what: [...denied].join(', ') }), 1_000));
}
