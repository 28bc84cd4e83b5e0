import { tmpdir } from 'node:os';

/** What a workflow's runner says of the event and the repository; `null` where there is no runner. */
export interface RunnerFacts {
  readonly repository: string;
  readonly api_url: string;
  readonly server_url: string;
  readonly event_name: string;
  readonly event_path: string | null;
  readonly sha: string;
  readonly run_id: number;
  readonly run_number: number;
  readonly run_attempt: number;
}

/** What the environment says; the only reader of it. Everything else takes these as values. */
export interface Environment {
  readonly is_ci: boolean;
  readonly is_terminal: boolean;
  readonly has_colour: boolean;
  readonly columns: number;
  readonly job_summary: string | null;
  readonly workspace: string;
  readonly temp: string;
  readonly runner: RunnerFacts | null;
  /** How the artifacts of this run are written; only actions have that, no command. */
  readonly artifacts: { readonly token: string; readonly url: string } | null;
}

/** How the model's provider is reached; only an engine that asks a model reads it. */
export interface ModelAccess {
  readonly key: string | null;
  readonly base_url: string;
}

const PROVIDER = 'https://api.anthropic.com';

/** The key and the address of the Messages API, from ANTHROPIC_API_KEY and ANTHROPIC_BASE_URL. */
export function readModelAccess(): ModelAccess {
  const { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: address } = process.env;
  return { key: key?.trim() || null, base_url: address?.trim() || PROVIDER };
}

export function readEnvironment(): Environment {
  const { env, stderr } = process;
  const isCi = isSet(env.CI) || isSet(env.GITHUB_ACTIONS);
  return {
    is_ci: isCi,
    is_terminal: stderr.isTTY === true && !isCi,
    has_colour: !isSet(env.NO_COLOR) && (isSet(env.FORCE_COLOR) || (process.stdout.isTTY === true && !isCi)),
    columns: stderr.columns ?? 80,
    job_summary: env.GITHUB_STEP_SUMMARY || null,
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    temp: env.RUNNER_TEMP || tmpdir(),
    runner: readRunner(env),
    artifacts: readArtifactAccess(env),
  };
}

function readArtifactAccess({ ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: url }: NodeJS.ProcessEnv) {
  return token === undefined || token === '' || url === undefined || url === '' ? null : { token, url };
}

function readRunner(env: NodeJS.ProcessEnv): RunnerFacts | null {
  const { GITHUB_REPOSITORY: repository, GITHUB_EVENT_NAME: name, GITHUB_SHA: sha } = env;
  if (!isSet(repository) || !isSet(name)) return null;
  return {
    repository: repository ?? '',
    api_url: env.GITHUB_API_URL || 'https://api.github.com',
    server_url: env.GITHUB_SERVER_URL || 'https://github.com',
    event_name: name ?? '',
    event_path: env.GITHUB_EVENT_PATH || null,
    sha: sha ?? '',
    run_id: Number(env.GITHUB_RUN_ID) || 0,
    run_number: Number(env.GITHUB_RUN_NUMBER) || 0,
    run_attempt: Number(env.GITHUB_RUN_ATTEMPT) || 1,
  };
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value.toLowerCase() !== 'false';
}
