import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { FullConfig, FullResult, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { BundleIndex } from '../../src/contract/bundle.ts';
import type { Journey } from '../../src/contract/journey.ts';
import { buildJourney } from '../journey/build-journey.ts';
import { readRecord } from '../journey/read-record.ts';
import { publishSettings, type ReporterOptions } from '../options.ts';
import { CAPTURE_ATTACHMENT } from '../record.ts';
import { describeContext, identifyBuild } from './describe-run.ts';
import { emptyFolder, findForeign } from './folder.ts';
import { scrubFolder, scrubSecrets } from './scrub-secrets.ts';
import { writeWhole } from './write-file.ts';
import { writeIndex } from './write-index.ts';

export const VERSION = '0.1.0';

/** A bundle under way. */
export interface BundleWriter {
  addAttempt(test: TestCase, result: TestResult): void;
  noteFault(what: string, error: unknown): void;
  finish(result: FullResult): void;
}

interface Run {
  readonly base: string;
  readonly dir: string;
  readonly config: FullConfig;
  readonly suite: Suite;
  readonly options: ReporterOptions;
  readonly journeys: Map<string, Journey>;
  readonly pageless: Set<string>;
  readonly secrets: Set<string>;
  readonly ended: Set<string>;
  readonly faults: string[];
}

/**
 * Empties the output folder, tells workers where to write, and returns the writer of this run's bundle.
 * @throws Error with one line for the user, when the folder may not be used.
 */
export function openBundle(
  options: ReporterOptions & { configDir?: string },
  config: FullConfig,
  suite: Suite,
): BundleWriter {
  const base =
    config.configFile === undefined ? (options.configDir ?? config.rootDir) : dirname(config.configFile);
  const dir = resolve(base, options.outputDir ?? 'ux-jury-bundle');
  refuseUnfit(dir, config);
  emptyFolder(dir);
  publishSettings({ dir, axe: options.axe ?? true, mask: options.mask ?? [] });
  const run: Run = {
    dir,
    base,
    config,
    suite,
    options,
    journeys: new Map(),
    pageless: new Set(),
    secrets: new Set(),
    ended: new Set(),
    faults: [],
  };
  return {
    addAttempt: (test, result) => addAttempt(run, test, result),
    noteFault: (what, error) => run.faults.push(`${what}: ${error instanceof Error ? error.message : error}`),
    finish: (result) => finish(run, result),
  };
}

function refuseUnfit(dir: string, config: FullConfig): void {
  const isWithin = (outer: string) =>
    !/^\.\.([\\/]|$)/.test(relative(outer, dir)) && !isAbsolute(relative(outer, dir));
  const wiped = config.projects.map((project) => project.outputDir).find(isWithin);
  if (wiped !== undefined)
    throw new Error(
      `no bundle is written: outputDir ${dir} lies in Playwright's own output folder, which it empties. Choose another folder.`,
    );
  const foreign = findForeign(dir);
  if (foreign.length > 0)
    throw new Error(
      `no bundle is written: ${dir} holds files that are not ours (${foreign.slice(0, 3).join(', ')}). Choose an empty folder.`,
    );
}

/** Writes the journey at once, so that a run that is killed keeps what it had; a retry replaces it. */
function addAttempt(run: Run, test: TestCase, result: TestResult): void {
  run.ended.add(test.id);
  const path = result.attachments.find(({ name }) => name === CAPTURE_ATTACHMENT)?.path ?? null;
  const built = buildJourney(test, result, {
    record: readRecord(path),
    startedAt: result.startTime.getTime(),
    rootDir: run.base,
    hasState: (id) => existsSync(join(run.dir, 'states', `${id}.json`)),
  });
  if (built === null) {
    run.pageless.add(test.id);
    return;
  }
  run.pageless.delete(test.id);
  const { journey, secrets } = built;
  for (const secret of secrets) run.secrets.add(secret);
  run.journeys.set(journey.id, journey);
  const text = JSON.stringify(scrubSecrets(journey, [...run.secrets]));
  writeWhole(join(run.dir, 'journeys', `${journey.id}.json`), text);
}

function finish(run: Run, result: FullResult): void {
  const journeys = [...run.journeys.values()];
  const all = run.suite.allTests();
  for (const folder of ['journeys', 'states', '.capture'])
    scrubFolder(join(run.dir, folder), [...run.secrets]);
  writeIndex(run.dir, {
    format: 'ux-jury-bundle',
    version: 1,
    producer: { name: 'ux-jury', version: VERSION, playwright: run.config.version },
    build_identity: identifyBuild(run.options, run.base),
    context: describeContext(run.options, run.config),
    environment: describeEnvironment(journeys),
    run: {
      status: result.status,
      started_at: result.startTime.toISOString(),
      duration_ms: Math.max(0, Math.round(result.duration)),
      complete: /^(passed|failed)$/.test(result.status) && all.every((test) => run.ended.has(test.id)),
    },
    capture_faults: run.faults.length + journeys.reduce((sum, journey) => sum + countFaults(journey), 0),
    not_measured: listNotMeasured(run),
  });
  process.stderr.write(
    `UX Jury: ${journeys.length} journeys in ${relative(process.cwd(), run.dir) || run.dir}\n`,
  );
}

function countFaults(journey: Journey): number {
  return journey.not_measured.filter(({ reason }) => /instrument_error|too_slow|cannot_write/.test(reason))
    .length;
}

function describeEnvironment(journeys: readonly Journey[]): BundleIndex['environment'] {
  const viewports = journeys.flatMap(({ viewport }) => viewport ?? []);
  const size = (one: { width: number; height: number }) => `${one.width}x${one.height}`;
  return {
    platform: `${process.platform}-${process.arch}`,
    browsers: [...new Set(journeys.map(({ browser }) => browser))].sort(),
    viewports: viewports.filter(
      (one, index) => viewports.findIndex((other) => size(other) === size(one)) === index,
    ),
  };
}

function listNotMeasured(run: Run): BundleIndex['not_measured'] {
  const notes = run.faults.map((fault) => ({
    what: fault.split(':')[0] ?? 'capture',
    reason: 'capture_fault',
  }));
  if (run.pageless.size > 0)
    notes.push({ what: `${run.pageless.size} tests that use no page`, reason: 'not_interactive' });
  const missing = run.suite.allTests().filter((test) => !run.ended.has(test.id)).length;
  if (missing > 0) notes.push({ what: `${missing} tests that did not run`, reason: 'run_ended_early' });
  return notes;
}
