import { join, relative, resolve } from 'node:path';
import { readBaseline } from '../adapters/baseline-file.ts';
import { openBundle } from '../adapters/bundle/open-bundle.ts';
import { sha256 } from '../adapters/bundle/safe-file.ts';
import { readCriteria } from '../adapters/criteria-file.ts';
import { loadOwnRules, type OwnRules } from '../adapters/own-rules.ts';
import { readProjectGround } from '../adapters/project-ground.ts';
import { RunFolder } from '../adapters/run-folder.ts';
import { openSettings, projectFolder, readSettings } from '../adapters/settings-file.ts';
import type { Source } from '../adapters/sources/read-sources.ts';
import { writeSources } from '../adapters/sources/write-sources.ts';
import { readTexts } from '../adapters/texts.ts';
import type { Aggregate } from '../contract/aggregation.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import type { Usage } from '../contract/usage.ts';
import { readVersion } from '../paths.ts';
import type { ReportInput } from '../report/input.ts';
import { renderJobSummary } from '../report/render-job-summary.ts';
import { renderTerminalSummary } from '../report/render-terminal-summary.ts';
import type { Settings } from '../settings.ts';
import { lastContract, readLedger } from '../stages/ledger.ts';
import { runPipeline } from '../stages/pipeline.ts';
import { placeRound, type RoundPlace } from '../stages/place-round.ts';
import { HTML_REPORT, readReportInput } from '../stages/report.ts';
import type { Run, StageName } from '../stages/run.ts';
import { type FileExchange, openEngine, USAGE } from './open-engine.ts';
import { openRules } from './open-rules.ts';

/**
 * What a person or the runner asks for. Paths are absolute; no bundle means the ones of the run on disk; a round or cycle
 * that is not given follows from what lies in `out`.
 */
export interface ReviewRequest {
  readonly bundles: readonly string[];
  /** Pictures and texts to judge, alone or beside bundles; they are laid into `out` as bundles. */
  readonly sources?: readonly Source[];
  readonly out: string;
  readonly config: string | null;
  readonly folder: string;
  readonly mode: Settings['mode'] | null;
  readonly from: StageName | null;
  readonly round?: number | null;
  readonly cycle?: number | null;
  /** Where evidence of that hash stands, where that is known from elsewhere; goes before everything that lies in `out`. */
  readonly place?: ((evidence: string) => RoundPlace) | null;
  /** The contract of the result to compare with, where it does not lie in `out`. */
  readonly previous_contract?: string | null;
  /** A results folder or file whose findings are known already; it is read before anything is written. */
  readonly baseline?: string | null;
  /** Requests and answers as files, for `ux-jury prompts` and `ux-jury answer`. */
  readonly files?: FileExchange | null;
  /** Ask a model in batches whatever the settings say. */
  readonly batch?: boolean;
  readonly progress: (line: string) => void;
}

export interface Reviewed {
  readonly aggregate: Aggregate;
  readonly conclusion: Conclusion;
  readonly input: ReportInput;
  readonly reportPath: string;
  readonly summary: readonly string[];
  readonly jobSummary: string;
  readonly exitCode: number;
  /** What a model was asked and what that cost; `null` where none was. */
  readonly usage: Usage | null;
}

/** 0 pass, 1 fail, 3 provisional or waiting for a person; 2 is every failure that is thrown. */
export const EXIT_CODES: Record<Conclusion['conclusion'], number> = {
  success: 0,
  neutral: 0,
  failure: 1,
  action_required: 3,
};

/** Where pictures and texts lie as bundles, below the results. */
const SOURCES = 'sources';

const NO_RULES: OwnRules = { rules: [], sha256: '' };

/** Runs the whole pipeline over bundles and tells what came out. Throws UxJuryError. */
export async function reviewBundles(request: ReviewRequest): Promise<Reviewed> {
  const run = openRun(request, await readOwnRules(request));
  await runPipeline(run, {
    from: request.from,
    progress: (stage, { index, of, kept }) =>
      request.progress(`[${index + 1}/${of}] ${stage}${kept ? ' (kept)' : ''}`),
  });
  const input = readReportInput(run);
  const { aggregate, conclusion } = input;
  if (aggregate === null) throw new Error('The run ended without an aggregate.');
  const reportPath = join(request.out, HTML_REPORT);
  const shown = {
    ...input,
    locations: { ...input.locations, html_path: relative(request.folder, reportPath) },
  };
  return {
    aggregate,
    conclusion,
    input: shown,
    reportPath,
    summary: renderTerminalSummary(shown),
    jobSummary: renderJobSummary(shown),
    exitCode: EXIT_CODES[conclusion.conclusion],
    usage: run.folder.has(USAGE) ? run.folder.read('usage', USAGE) : null,
  };
}

/** The rules of its own that a project ships; none where its settings name none. */
export function readOwnRules({ folder, config }: ReviewRequest): Promise<OwnRules> {
  return loadOwnRules(projectFolder(folder, config), readSettings(folder, config).plugins);
}

function inBatches(settings: Settings): Settings {
  return { ...settings, model: { ...settings.model, batch: true } };
}

/** Opens bundles, settings, criteria and texts: everything that the stages of one run are given. Throws UxJuryError. */
export function openRun(request: ReviewRequest, own: OwnRules = NO_RULES): Run {
  const file = openSettings(request.folder, request.config);
  const base = request.batch === true ? inBatches(file.settings) : file.settings;
  const settings = request.mode === null ? base : { ...base, mode: request.mode };
  const folder = new RunFolder(request.out);
  const texts = readTexts();
  const project = projectFolder(request.folder, request.config);
  const criteria = readCriteria(project, settings, texts.presets);
  const rules = openRules(file, own, texts.rulePages);
  const baseline = request.baseline == null ? null : readBaseline(request.baseline);
  const ground = readProjectGround(project, settings);
  const bundles = bundlePaths(request, folder).map((path) => openBundle(path, request.out));
  const evidence = sha256(JSON.stringify(bundles.map((bundle) => bundle.sha256)));
  const { engine, identity } = openEngine({
    settings,
    texts,
    bundles,
    evidence,
    project,
    folder,
    files: request.files ?? null,
    progress: request.progress,
  });
  const run_id = identify({
    settings: { ...settings, engine: identity, rules: rules.identity ?? undefined, plugins: undefined },
    criteria: criteria.overrides,
    ground: ground.hash,
    evidence,
    baseline: baseline?.sha256,
  });
  return {
    folder,
    bundles,
    settings,
    engine,
    texts,
    rules,
    baseline,
    criteria,
    project: ground.facts,
    run_id,
    evidence,
    ...(request.place?.(evidence) ??
      placeRound(folder, evidence, { round: request.round ?? null, cycle: request.cycle ?? null })),
    previous_contract: request.previous_contract ?? previousContract(folder, run_id),
    hash: sha256,
  };
}

/** The same evidence under the same settings, criteria and version is the same run. */
function identify(given: Readonly<Record<string, unknown>>): string {
  const facts = { version: readVersion(), ...given };
  return `run-${sha256(JSON.stringify(facts)).slice(0, 16)}`;
}

/** The contract of the run that this folder held before, so that two runs in a row can be compared. */
function previousContract(folder: RunFolder, runId: string): string | null {
  const ledger = readLedger(folder, null);
  return ledger?.run_id === runId ? ledger.previous_contract : lastContract(folder);
}

function bundlePaths(request: ReviewRequest, folder: RunFolder): readonly string[] {
  const sources = writeSources(request.sources ?? [], join(request.out, SOURCES));
  if (request.bundles.length + sources.length > 0) return [...request.bundles, ...sources];
  const isReplay = request.from !== null && folder.has('evidence.json');
  if (!isReplay) return [resolve(request.folder, 'ux-jury-bundle')];
  return folder.read('evidence', 'evidence.json').bundles.map(({ path }) => resolve(request.out, path));
}
