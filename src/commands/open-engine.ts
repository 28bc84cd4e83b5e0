import { join } from 'node:path';
import { BATCHES } from '../adapters/anthropic/batch-ledger.ts';
import { checkAnswerSchema } from '../adapters/anthropic/check-answer.ts';
import { type KeptFolders, openKeptAnswers } from '../adapters/anthropic/kept-answers.ts';
import { openLibrary, pictureReader } from '../adapters/anthropic/library.ts';
import { Meter } from '../adapters/anthropic/meter.ts';
import type { ExchangePlan } from '../adapters/anthropic/open-exchange.ts';
import { readPromptTexts } from '../adapters/anthropic/prompt-texts.ts';
import type { BundleFolder } from '../adapters/bundle/open-bundle.ts';
import { sha256 } from '../adapters/bundle/safe-file.ts';
import type { RunFolder } from '../adapters/run-folder.ts';
import type { Texts } from '../adapters/texts.ts';
import { modelEngine } from '../engines/anthropic/engine.ts';
import type { Exchange } from '../engines/anthropic/exchange.ts';
import { tell } from '../engines/anthropic/notes.ts';
import type { ModelParts } from '../engines/anthropic/parts.ts';
import { embeddedEngine } from '../engines/embedded/engine.ts';
import type { Engine } from '../engines/engine.ts';
import { halve, type Price, priceOf } from '../engines/model/cost.ts';
import { fillTemplate } from '../engines/model/prompt/fill-template.ts';
import type { ModelChoice, Role } from '../engines/model/request.ts';
import { type ModelAccess, readModelAccess } from '../inputs.ts';
import type { ModelSettings, Settings } from '../settings.ts';
import { checkModelAccess } from './check-model-access.ts';

/** Requests and answers as files of a folder, instead of the engine of the settings. */
export interface FileExchange {
  readonly kind: 'prompts' | 'answers';
  readonly folder: string;
}

/** What an engine is opened for. `evidence` is the hash of the bundles; paths of the settings lie in `project`. */
export interface EngineRequest {
  readonly settings: Settings;
  readonly texts: Texts;
  readonly bundles: readonly BundleFolder[];
  readonly evidence: string;
  readonly project: string;
  readonly folder: RunFolder;
  readonly files: FileExchange | null;
  /** Told while batches are waited for. */
  readonly progress: (line: string) => void;
}

/** The engine of a run. `identity` is what of it decides the documents: embedded, or a model with these prompts. */
export interface OpenedEngine {
  readonly engine: Engine;
  readonly identity: string;
}

/** Where a model's use is written down, beside the other documents of the run. */
export const USAGE = 'usage.json';

/** Opens the engine that the settings name. Throws InputError model_key_missing where a key is needed and none is there. */
export function openEngine(request: EngineRequest): OpenedEngine {
  const { settings, texts } = request;
  const access = readModelAccess(settings.model.provider);
  if (request.files !== null) return openModel(request, access, request.files.kind);
  switch (settings.engine) {
    case 'embedded':
      request.folder.remove(USAGE);
      return { engine: embeddedEngine(texts), identity: 'embedded' };
    case 'auto':
      return !access.is_known ? openWithoutKey(texts) : openModel(request, access, 'anthropic');
    default:
      return openModel(request, access, settings.engine);
  }
}

/** By rule, and every opinion says why no model was asked. */
function openWithoutKey(texts: Texts): OpenedEngine {
  const engine = embeddedEngine(texts);
  const note = tell(readPromptTexts().words, 'no_key');
  return {
    identity: 'embedded, no key',
    engine: {
      ...engine,
      evaluate: async (method, shown) => {
        const opinion = await engine.evaluate(method, shown);
        return { ...opinion, limitations: [...opinion.limitations, note] };
      },
    },
  };
}

function openModel(request: EngineRequest, access: ModelAccess, kind: ExchangePlan['kind']): OpenedEngine {
  if (kind === 'anthropic' || kind === 'record') checkModelAccess(request.settings, access);
  const parts = gatherParts(request);
  const plan = planExchange(request, { access, kind, texts: parts.texts });
  const kept = keptFolders(plan);
  const engine = modelEngine({
    ...parts,
    exchange: lazyExchange(plan),
    kept: kept === null ? null : openKeptAnswers({ ...kept, told: (taken) => plan.meter.addCarried(taken) }),
  });
  return { engine, identity: `model, prompts ${parts.texts.version}` };
}

/**
 * Where answers of earlier runs lie. A recording, and requests that are written, hold what they built on, so that a replay
 * and answers by other means build on the same and on nothing else.
 */
function keptFolders({
  kind,
  cache,
  folder,
  prompt_version,
}: ExchangePlan): Omit<KeptFolders, 'told'> | null {
  const own = join(folder, 'carried');
  if (kind === 'replay' || kind === 'answers') return { read: own, write: null, copy: null };
  if (cache === null) return null;
  const read = join(cache, prompt_version, 'carried');
  if (kind === 'prompts') return { read, write: null, copy: own };
  return { read, write: read, copy: kind === 'record' ? own : null };
}

/** Everything of a model engine but where its answers come from. */
export function gatherParts(request: EngineRequest): Omit<ModelParts, 'exchange' | 'kept'> {
  const { settings, bundles } = request;
  const common = request.texts.engine.limitations?.common;
  return {
    measured: embeddedEngine(request.texts),
    library: openLibrary(bundles),
    texts: readPromptTexts(),
    hash: sha256,
    checkSchema: checkAnswerSchema,
    choose: (role) => chooseModel(role, settings.model),
    samples: settings.model.samples,
    schema: settings.model.schema,
    untrue: common === undefined ? [] : [common],
  };
}

/** The model and effort of a role: its own, else the common ones. */
export function chooseModel(role: Role, { name, effort, max_tokens, roles }: ModelSettings): ModelChoice {
  const own = roles[role];
  return { model: own?.name ?? name, effort: own?.effort === undefined ? effort : own.effort, max_tokens };
}

/** Where requests go and what that may cost, by the settings. */
export function planExchange(
  request: Omit<EngineRequest, 'texts' | 'evidence'>,
  {
    access,
    kind,
    texts,
  }: {
    access: ModelAccess;
    kind: ExchangePlan['kind'];
    texts: Pick<ModelParts['texts'], 'version' | 'repair'>;
  },
): ExchangePlan {
  const { settings, bundles, project, folder, files } = request;
  const { model } = settings;
  const about = { engine: kind === 'prompts' ? ('answers' as const) : kind, prompt_version: texts.version };
  const price = (name: string): Price =>
    model.batch ? halve(priceOf(name, model.prices)) : priceOf(name, model.prices);
  return {
    kind,
    folder: files?.folder ?? join(project, model.recording),
    cache: model.cache === false ? null : join(project, model.cache),
    prompt_version: texts.version,
    meter: new Meter(about, price, (usage) => folder.write<'usage'>(USAGE, usage)),
    priceOf: price,
    batch: model.batch ? planBatch(request) : null,
    readPicture: pictureReader(bundles),
    connection: {
      provider: model.provider,
      access,
      project,
      stream: model.stream,
      parallel: model.parallel,
      attempts: 5,
      timeout_ms: model.timeout_s * 1000,
      idle_ms: model.idle_s * 1000,
      budget: model.budget,
      repair: (fault) => fillTemplate(texts.repair, { fault }),
      log: (...parts) => process.stderr.write(`${parts.map(String).join(' ')}\n`),
    },
  };
}

function planBatch({
  settings: { model },
  folder,
  progress,
}: Pick<EngineRequest, 'settings' | 'folder' | 'progress'>): ExchangePlan['batch'] {
  return {
    ledger: join(folder.path, BATCHES),
    poll_ms: model.batch_poll_s * 1000,
    wait_ms: model.batch_wait_h * 3_600_000,
    progress,
  };
}

/** The SDK is loaded with the first request: a run by rule never does. */
export function lazyExchange(plan: ExchangePlan): Exchange {
  let opened: Promise<Exchange> | null = null;
  const open = async (): Promise<Exchange> => {
    const { openExchange } = await import('../adapters/anthropic/open-exchange.ts');
    return openExchange(plan);
  };
  return {
    ask: async (request) => {
      opened ??= open();
      return (await opened).ask(request);
    },
  };
}
