import { tmpdir } from 'node:os';
import type { Provider } from './engines/model/request.ts';

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

/** How the model's provider is reached; only an engine that asks a model reads it. `base_url` is `null` for the usual one. */
export interface ModelAccess {
  readonly key: string | null;
  readonly base_url: string | null;
  /** Whether the environment holds what the provider needs to know us by. */
  readonly is_known: boolean;
  readonly region: string | null;
  readonly project: string | null;
  readonly proxy: ProxyFacts;
}

/** Proxies by the scheme of the address, and the hosts that are reached without one. */
export interface ProxyFacts {
  readonly http: string | null;
  readonly https: string | null;
  readonly except: string | null;
}

/** What the environment says of a provider; each is asked for its own variables, so that no other key can reach it. */
export function readModelAccess(provider: Provider): ModelAccess {
  const { env } = process;
  const proxy = readProxy(env);
  if (provider === 'bedrock') {
    const key = given(env.AWS_BEARER_TOKEN_BEDROCK);
    const is_known = key !== null || AWS_CREDENTIALS.some((name) => given(env[name]) !== null);
    const region = given(env.AWS_REGION) ?? given(env.AWS_DEFAULT_REGION);
    return { key, base_url: given(env.ANTHROPIC_BEDROCK_BASE_URL), is_known, region, project: null, proxy };
  }
  if (provider === 'vertex') {
    const region = given(env.CLOUD_ML_REGION);
    const project = given(env.ANTHROPIC_VERTEX_PROJECT_ID);
    const base_url = given(env.ANTHROPIC_VERTEX_BASE_URL);
    return { key: null, base_url, is_known: region !== null, region, project, proxy };
  }
  const key = given(env.ANTHROPIC_API_KEY);
  const base_url = given(env.ANTHROPIC_BASE_URL);
  return { key, base_url, is_known: key !== null, region: null, project: null, proxy };
}

const AWS_CREDENTIALS = [
  'AWS_ACCESS_KEY_ID',
  'AWS_PROFILE',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
];

/** Lower case wins, as it does for other tools; a proxy for both schemes may be given by HTTP_PROXY alone. */
function readProxy(env: NodeJS.ProcessEnv): ProxyFacts {
  const http = given(env.http_proxy) ?? given(env.HTTP_PROXY);
  const https = given(env.https_proxy) ?? given(env.HTTPS_PROXY) ?? http;
  return { http, https, except: given(env.no_proxy) ?? given(env.NO_PROXY) };
}

function given(value: string | undefined): string | null {
  return value?.trim() || null;
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
