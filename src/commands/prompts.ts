import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listWaiting } from '../adapters/anthropic/file-exchanges.ts';
import { writePromptsIndex } from '../adapters/prompts-index.ts';
import type { Source } from '../adapters/sources/read-sources.ts';
import { writeSources } from '../adapters/sources/write-sources.ts';
import { openSources, SOURCE_OPTIONS } from './open-sources.ts';
import { readArguments } from './read-arguments.ts';
import { reportError } from './report-error.ts';
import { reviewBundles } from './review-bundles.ts';

/** What the command is given, as absolute paths. */
interface PromptsRequest {
  readonly bundles: readonly string[];
  /** Pictures and texts; they are laid beside the requests, so that answers are held against the same. */
  readonly sources?: readonly Source[];
  readonly out: string;
  readonly config: string | null;
}

/** `ux-jury prompts`: writes the requests that a model would be sent, and asks nobody. Resolves with the exit code. */
export async function prompts(args: readonly string[]): Promise<number> {
  try {
    const request = readRequest(args);
    const names = await writePrompts(request);
    const lines = names.map((name) => `  ${name}.request.md, .request.json`);
    process.stdout.write(`${names.length} requests in ${request.out}:\n${lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    return reportError(error);
  }
}

/**
 * Runs the pipeline in a folder that is thrown away, with an exchange that only writes; resolves with the names of the
 * requests. What answers the experts' reviews is asked for later, by `ux-jury answer`, since it hangs on them.
 */
export async function writePrompts({
  bundles: given,
  sources = [],
  out,
  config,
}: PromptsRequest): Promise<string[]> {
  const bundles = [...given, ...writeSources(sources, join(out, 'sources'))];
  const scratch = mkdtempSync(join(tmpdir(), 'ux-jury-prompts-'));
  try {
    writePromptsIndex(out, { bundles: [...bundles], config });
    await reviewBundles({
      bundles,
      out: scratch,
      config,
      folder: process.cwd(),
      mode: null,
      from: null,
      files: { kind: 'prompts', folder: out },
      progress: () => undefined,
    });
    return listWaiting(out);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function readRequest(args: readonly string[]): PromptsRequest {
  const { values, positionals } = readArguments(args, {
    out: { type: 'string', default: 'ux-jury-prompts' },
    config: { type: 'string' },
    ...SOURCE_OPTIONS,
  });
  const sources = openSources(values);
  const bundles = positionals.length + sources.length > 0 ? positionals : ['ux-jury-bundle'];
  return {
    sources,
    bundles: bundles.map((path) => resolve(path)),
    out: resolve(values.out),
    config: values.config === undefined ? null : resolve(values.config),
  };
}
