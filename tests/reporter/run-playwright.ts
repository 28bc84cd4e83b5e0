import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BundleIndex, bundleIndex } from '../../src/contract/bundle.ts';
import { type Journey, journey, type Step } from '../../src/contract/journey.ts';
import { type State, state } from '../../src/contract/state.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly dir: string;
}

/** Runs the real Playwright runner over spec files of `journeys/`; the bundle goes to a new folder. */
export async function runPlaywright(
  specs: readonly string[],
  site: string,
  more: Partial<RunOptions> = {},
): Promise<Run> {
  const dir = more.dir ?? mkdtempSync(join(tmpdir(), 'ux-jury-reporter-'));
  const cli = join(more.modules ?? join(root, 'node_modules'), '@playwright/test/cli.js');
  const args = [
    cli,
    more.command ?? 'test',
    ...(more.config === null ? [] : ['-c', more.config ?? join(root, 'tests/reporter/journeys')]),
    ...specs,
    ...(more.args ?? []),
  ];
  const env = {
    ...process.env,
    SITE: site,
    BUNDLE: join(dir, 'bundle'),
    RESULTS: join(dir, 'results'),
    ...more.env,
  };
  for (const name of ['VITEST', 'NODE_OPTIONS', 'GITHUB_SHA', 'FORCE_COLOR'])
    delete env[name as keyof typeof env];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: more.cwd ?? more.config ?? root, env });
    more.onStart?.(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    child.on('close', (code) => resolve({ code, output, dir }));
  });
}

export interface RunOptions {
  /** Where results go; a new folder by default. */
  dir: string;
  command: 'test' | 'merge-reports';
  /** `null`: none is named. */
  config: string | null;
  cwd: string;
  /** The `node_modules` whose Playwright runs. */
  modules: string;
  onStart: (child: ChildProcess) => void;
  args: readonly string[];
  env: Record<string, string>;
}

export interface Bundle {
  readonly index: BundleIndex;
  readonly journeys: readonly Journey[];
  readonly states: ReadonlyMap<string, State>;
}

/** Reads a bundle and holds every document against its schema. */
export function readBundle(dir: string): Bundle {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(dir, path), 'utf8'));
  const index = bundleIndex.parse(read('bundle.json'));
  return {
    index,
    journeys: index.journeys.map(({ path }) => journey.parse(read(path))),
    states: new Map(index.states.map(({ id, path }) => [id, state.parse(read(path))])),
  };
}

export function journeyOf(bundle: Bundle, title: string): Journey {
  const found = bundle.journeys.find((one) => one.title === title || one.title.endsWith(`› ${title}`));
  if (found === undefined)
    throw new Error(`no journey ${title} among ${bundle.journeys.map((one) => one.title)}`);
  return found;
}

export function stepOf(of: Journey, title: string | RegExp): Step {
  const found = of.steps.find((step) =>
    typeof title === 'string' ? step.title === title : title.test(step.title),
  );
  if (found === undefined)
    throw new Error(`no step ${title} among ${of.steps.map((step) => step.title).join(' | ')}`);
  return found;
}

/** Every file under a folder, hidden ones too. */
export function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dir, name))
    .filter((path) => statSync(path).isFile());
}
