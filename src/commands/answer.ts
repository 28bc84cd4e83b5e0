import { resolve } from 'node:path';
import { listWaiting } from '../adapters/anthropic/file-exchanges.ts';
import { openProgress } from '../adapters/progress.ts';
import { readPromptsIndex } from '../adapters/prompts-index.ts';
import { InputError } from '../contract/errors.ts';
import { readEnvironment } from '../inputs.ts';
import { readArguments } from './read-arguments.ts';
import { reportError } from './report-error.ts';
import { type Reviewed, type ReviewRequest, reviewBundles } from './review-bundles.ts';

const OPTIONS = {
  out: { type: 'string', default: 'ux-jury-results' },
  config: { type: 'string' },
  advisory: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
} as const;

/** `ux-jury answer DIR`: a review whose model answers lie in files. Resolves with the exit code. */
export async function answer(args: readonly string[]): Promise<number> {
  try {
    const { values, folder } = readRequest(args);
    const progress = openProgress(readEnvironment(), values.quiet);
    const reviewed = await reviewAnswers(folder, {
      out: resolve(values.out),
      ...(values.config === undefined ? {} : { config: resolve(values.config) }),
      mode: values.advisory ? 'advisory' : null,
      progress: progress.say,
    }).finally(progress.end);
    process.stdout.write(
      values.json ? `${JSON.stringify(reviewed.aggregate, null, 2)}\n` : `${reviewed.summary.join('\n')}\n`,
    );
    return reviewed.exitCode;
  } catch (error) {
    return reportError(error);
  }
}

/** Reviews with the answers of a folder. Throws InputError answers_missing with every request that waits. */
export async function reviewAnswers(
  folder: string,
  change: Pick<ReviewRequest, 'out' | 'mode' | 'progress'> & { config?: string | null },
): Promise<Reviewed> {
  const { bundles, config } = readPromptsIndex(folder);
  try {
    return await reviewBundles({
      bundles,
      config,
      folder: process.cwd(),
      from: null,
      ...change,
      files: { kind: 'answers', folder },
    });
  } catch (error) {
    const waiting = error instanceof InputError && error.code === 'answer_missing' ? listWaiting(folder) : [];
    if (!(error instanceof InputError) || waiting.length < 2) throw error;
    throw new InputError(
      'answers_missing',
      `${waiting.length} requests wait for answers: ${waiting.join(', ')}.`,
      {
        hint: `Write NAME.answer.json beside each NAME.request.md in ${folder}, and run this again.`,
        cause: error,
      },
    );
  }
}

function readRequest(args: readonly string[]) {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [folder, ...extra] = positionals;
  if (folder === undefined || extra.length > 0)
    throw new InputError('usage', 'answer takes one DIR.', { hint: 'See `ux-jury --help`.' });
  return { values, folder: resolve(folder) };
}
