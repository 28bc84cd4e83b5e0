/** What the environment says; the only reader of it. Everything else takes these as values. */
export interface Environment {
  readonly is_ci: boolean;
  readonly is_terminal: boolean;
  readonly has_colour: boolean;
  readonly columns: number;
  readonly job_summary: string | null;
  readonly workspace: string;
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
