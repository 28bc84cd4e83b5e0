import { execFileSync } from 'node:child_process';
import type { FullConfig } from '@playwright/test/reporter';
import type { DeclaredContext } from '../../src/contract/bundle.ts';
import type { ReporterOptions } from '../options.ts';
import { redactUrl } from '../redact.ts';

/** What the team declared; what it left out is said to be undeclared rather than guessed. */
export function describeContext(options: ReporterOptions, config: FullConfig): DeclaredContext {
  const given = options.context ?? {};
  const baseUrl = config.projects.map((project) => project.use.baseURL).find((url) => url !== undefined);
  return {
    target: given.target ?? (baseUrl === undefined ? 'unknown' : redactUrl(baseUrl)),
    test_brief: given.test_brief ?? 'the journeys of the Playwright tests',
    target_user: given.target_user ?? 'not declared',
    data_label: given.data_label ?? 'test data',
    constraints: [...(given.constraints ?? [])],
  };
}

/** What build was tested: the option, the workflow's commit, git's HEAD, else `unknown`. */
export function identifyBuild(options: ReporterOptions, dir: string): string {
  const known = options.buildIdentity ?? process.env.GITHUB_SHA;
  if (known !== undefined && known.trim() !== '') return known.trim();
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: dir,
      timeout: 3000,
      encoding: 'utf8',
      stdio,
    }).trim();
  } catch {
    return 'unknown';
  }
}
