import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { FullConfig, FullResult, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { BundleIndex } from '../../src/contract/bundle.ts';
import type { Journey } from '../../src/contract/journey.ts';
import { buildJourney } from '../journey/build-journey.ts';
import { nameJourneys } from '../journey/journey-ids.ts';
import { type CaptureRecord, readRecord } from '../journey/read-record.ts';
import { rootFrom } from '../journey/step-source.ts';
import { type Declared, limitProbes, publishSettings, type ReporterOptions } from '../options.ts';
import { CAPTURE_ATTACHMENT } from '../record.ts';
import type { TraceRecord } from '../trace/read-attempt.ts';
import { findTrace, readAttempts, type TracedAttempt } from '../trace/trace-queue.ts';
import { closeBundle, countFaults } from './close-bundle.ts';
import { describeEnvironment } from './describe-environment.ts';
import { describeContext, identifyBuild } from './describe-run.ts';
import { emptyFolder, refuseUnfit } from './folder.ts';
import { importParts } from './import-parts.ts';
import { joinProbes } from './join-probes.ts';
import { listGaps, listNotMeasured } from './list-gaps.ts';
import { keepHead } from './run-head.ts';
import { scrubFile, scrubFolder, scrubSecrets } from './scrub-secrets.ts';
import { tidyFolder } from './tidy-folder.ts';
import { writeWhole } from './write-file.ts';

export const VERSION = '0.1.0';

/** A bundle under way. */
export interface BundleWriter {
  addAttempt(test: TestCase, result: TestResult): void;
  noteFault(what: string, error: unknown): void;
  /** Adds what Playwright itself recorded of tests without our fixture; `null` when there is nothing to read. Never rejects. */
  readTraces(status: RunEnd['status']): Promise<void> | null;
  /** `errors`: how many there were outside of any test. */
  finish(result: RunEnd, errors: number): void;
}

type RunEnd = Pick<FullResult, 'status' | 'startTime' | 'duration'>;

/** What Playwright adds to a reporter's options, undocumented: both are read with care. */
export interface GivenOptions extends ReporterOptions {
  readonly configDir?: string;
  readonly _mode?: string;
}

interface Attempt {
  readonly test: TestCase;
  readonly result: TestResult;
  readonly path: string | null;
  /** What is known of the attempt, where no record of ours tells it. */
  readonly read?: TraceRecord;
}

interface Run {
  readonly dir: string;
  readonly config: FullConfig;
  readonly suite: Suite;
  readonly options: GivenOptions;
  readonly isMerge: boolean;
  /** Folder that sources are told from: the config's; where reports are merged, that of the machine that ran the tests. */
  base: string;
  /** Attempts of merged reports wait for the end: a screen of theirs may come with a later one. */
  readonly waiting: Attempt[];
  readonly traced: Map<string, TracedAttempt>;
  readonly journeys: Map<string, Journey>;
  readonly pageless: Set<string>;
  readonly secrets: Set<string>;
  /** Of how many secrets a state was cleared, by its id. */
  readonly scrubbed: Map<string, number>;
  readonly ended: Set<string>;
  readonly faults: string[];
  readonly platforms: Set<string>;
  /** What the run says of itself; merged reports bring it along. */
  declared: Declared;
  shards: number;
  ids: ReadonlyMap<string, string> | null;
}

/**
 * Empties the output folder, tells workers where to write, and returns the writer of this run's bundle.
 * @throws Error with one line for the user, when the folder may not be used.
 */
export function openBundle(options: GivenOptions, config: FullConfig, suite: Suite): BundleWriter {
  const home = options.configDir ?? (config.configFile ? dirname(config.configFile) : config.rootDir);
  const base = config.configFile === undefined ? home : dirname(config.configFile);
  const dir = resolve(home, options.outputDir ?? 'ux-jury-bundle');
  refuseUnfit(dir, config);
  emptyFolder(dir);
  const declared = {
    build_identity: identifyBuild(options, home),
    context: describeContext(options, config),
  };
  const travels = config.shard !== null || config.reporter.some(([name]) => /\bblob\b/.test(name));
  publishSettings({
    dir,
    axe: options.axe ?? true,
    survey: options.survey ?? true,
    ...limitProbes(options.probes),
    ends_at: config.globalTimeout > 0 ? Date.now() + config.globalTimeout : null,
    mask: options.mask ?? [],
    travels,
    declared,
  });
  const run: Run = {
    dir,
    base,
    config,
    suite,
    options,
    isMerge: options._mode === 'merge',
    waiting: [],
    traced: new Map(),
    journeys: new Map(),
    pageless: new Set(),
    secrets: new Set(),
    scrubbed: new Map(),
    ended: new Set(),
    faults: [],
    platforms: new Set(),
    declared,
    shards: 0,
    ids: null,
  };
  if (!run.isMerge)
    keepHead(dir, {
      ...describeHead(run),
      started_at: new Date().toISOString(),
      tests: suite.allTests().length,
    });
  return {
    addAttempt: (test, result) => addAttempt(run, test, result),
    noteFault: (what, error) => noteFault(run, what, error),
    readTraces: (status) => readTraces(run, status),
    finish: (result, errors) => finish(run, result, errors),
  };
}

function noteFault(run: Run, what: string, error: unknown): void {
  run.faults.push(`${what}: ${error instanceof Error ? error.message : error}`);
}

function describeHead(run: Run): Pick<BundleIndex, 'producer' | 'build_identity' | 'context'> {
  return {
    producer: { name: 'ux-jury', version: VERSION, playwright: run.config.version },
    ...run.declared,
  };
}

/** Writes the journey at once, so that a run that is killed keeps what it had; a retry replaces it. */
function addAttempt(run: Run, test: TestCase, result: TestResult): void {
  run.ended.add(test.id);
  if (run.isMerge) {
    const path = importParts(run.dir, result, `${test.id} ${test.repeatEachIndex} ${result.retry}`);
    run.waiting.push({ test, result, path });
    return;
  }
  const path = result.attachments.find(({ name }) => name === CAPTURE_ATTACHMENT)?.path ?? null;
  writeJourney(run, { test, result, path });
}

function writeJourney(run: Run, { test, result, path, read }: Attempt): void {
  const record = read?.record ?? readRecord(path);
  if (read === undefined) noteTrace(run, { test, result, path });
  for (const secret of read?.secrets ?? []) run.secrets.add(secret);
  noteOrigin(run, record);
  run.ids ??= nameJourneys(run.suite.allTests(), () => run.base);
  const built = buildJourney(test, result, {
    id: run.ids.get(test.id) ?? 'unnamed',
    record,
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
  scrubScreens(run, record);
}

/** An attempt without a record of ours is read from Playwright's own once the tests are over; a retry replaces it. */
function noteTrace(run: Run, { test, result, path }: Attempt): void {
  run.traced.delete(test.id);
  const traced = path === null && run.options.traces !== false ? findTrace(test, result) : null;
  if (traced !== null) run.traced.set(test.id, traced);
}

function readTraces(run: Run, status: RunEnd['status']): Promise<void> | null {
  if (run.isMerge) writeWaiting(run);
  if (run.traced.size === 0 || status === 'interrupted') return null;
  const { axe = true, mask = [], launchOptions: launch } = run.options;
  return readAttempts([...run.traced.values()], { dir: run.dir, axe, mask, launch }, (attempt, read) => {
    try {
      writeJourney(run, { ...attempt, path: null, read });
    } catch (error) {
      noteFault(run, 'journey', error);
    }
  });
}

/** A run that is killed gets no last scrub: what an attempt saw is clean as soon as it has ended. */
function scrubScreens(run: Run, { calls }: CaptureRecord): void {
  for (const id of new Set(calls.flatMap(({ states }) => Object.values(states)))) {
    if (id === null || run.scrubbed.get(id) === run.secrets.size) continue;
    run.scrubbed.set(id, run.secrets.size);
    scrubFile(join(run.dir, 'states', `${id}.json`), [...run.secrets]);
  }
}

/** What the record says of where the test ran. */
function noteOrigin(run: Run, { attempt }: CaptureRecord): void {
  if (attempt === null) return;
  run.platforms.add(attempt.platform);
  run.shards = Math.max(run.shards, attempt.shards ?? 0);
}

/** Builds the journeys of merged reports, once all their screens are there. */
function writeWaiting(run: Run): void {
  if (run.waiting.length === 0) return;
  takeOrigin(run);
  for (const attempt of run.waiting.splice(0))
    try {
      writeJourney(run, attempt);
    } catch (error) {
      noteFault(run, 'journey', error);
    }
}

/** What the first attempt with a record knows of the run; options of the merge itself come first. */
function takeOrigin(run: Run): void {
  run.base = run.config.rootDir;
  for (const { test, path } of run.waiting) {
    const { attempt } = readRecord(path);
    const file = specFileOf(test);
    if (attempt === null || file === null) continue;
    run.base = rootFrom(file, attempt.root);
    run.declared = {
      build_identity: run.options.buildIdentity ?? attempt.build_identity,
      context: { ...attempt.context, ...run.options.context },
    };
    return;
  }
}

function specFileOf(test: TestCase): string | null {
  let suite: Suite | undefined = test.parent;
  while (suite !== undefined && suite.type !== 'file') suite = suite.parent;
  return suite?.location?.file ?? null;
}

function finish(run: Run, result: RunEnd, errors: number): void {
  if (run.isMerge) writeWaiting(run);
  const journeys = [...run.journeys.values()];
  for (const folder of ['journeys', 'states', '.capture'])
    scrubFolder(join(run.dir, folder), [...run.secrets]);
  const unprobed = joinProbes(run.dir);
  tidyFolder(run.dir);
  const gaps = listGaps(run, errors);
  closeBundle(run.dir, {
    ...describeHead(run),
    environment: describeEnvironment(journeys, [...run.platforms]),
    run: {
      status: result.status,
      started_at: result.startTime.toISOString(),
      duration_ms: Math.max(0, Math.round(result.duration)),
      complete: /^(passed|failed)$/.test(result.status) && gaps.length === 0,
    },
    capture_faults: run.faults.length + countFaults(journeys),
    not_measured: [...listNotMeasured(run), ...unprobed, ...gaps],
  });
  process.stderr.write(
    `UX Jury: ${journeys.length} journeys in ${relative(process.cwd(), run.dir) || run.dir}\n`,
  );
}
