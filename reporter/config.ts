import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig, ReporterDescription } from '@playwright/test';
import type { ReporterOptions } from './options.ts';
import { watchLaunches } from './worker/watch-launches.ts';

export type { ReporterOptions } from './options.ts';

/**
 * Adds the reporter to a Playwright config and records every browser of its workers, so that no test has to import
 * `ux-jury/test`. What the config says stays as it is; a reporter of ours that it names already is kept.
 */
export function withUxJury<C extends PlaywrightTestConfig>(config: C, options: ReporterOptions = {}): C {
  if (process.env.TEST_WORKER_INDEX !== undefined) watchOnce();
  const reporters = listReporters(config.reporter);
  if (reporters.some(([name]) => isOurs(name))) return config;
  return { ...config, reporter: [...reporters, [reporterPath(), options]] };
}

function listReporters(given: PlaywrightTestConfig['reporter']): ReporterDescription[] {
  if (given === undefined) return [[process.env.CI ? 'dot' : 'list']];
  return typeof given === 'string' ? [[given]] : given;
}

function isOurs(name: string): boolean {
  return name === 'ux-jury/reporter' || name === reporterPath();
}

/** By its place, since Playwright looks for names from the config's folder. */
function reporterPath(): string {
  const [built, source] = ['./reporter.js', './reporter.ts'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  return (built !== undefined && existsSync(built) ? built : source) ?? 'ux-jury/reporter';
}

const DONE = Symbol.for('ux-jury.launches');

function watchOnce(): void {
  if (Reflect.has(globalThis, DONE)) return;
  Reflect.set(globalThis, DONE, true);
  watchLaunches();
}
