/** What the environment says; the only reader of it. Everything else takes these as values. */
export interface Environment {
  readonly is_ci: boolean;
  readonly is_terminal: boolean;
  readonly has_colour: boolean;
  readonly columns: number;
  readonly job_summary: string | null;
  readonly workspace: string;
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
  };
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value.toLowerCase() !== 'false';
}
