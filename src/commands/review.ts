import { resolve } from 'node:path';
import { openProgress } from '../adapters/progress.ts';
import { InputError } from '../contract/errors.ts';
import { readEnvironment } from '../inputs.ts';
import { STAGE_NAMES, type StageName } from '../stages/run.ts';
import { colourSummary } from './colour-summary.ts';
import { openSources, SOURCE_OPTIONS } from './open-sources.ts';
import { readArguments } from './read-arguments.ts';
import { readNumber } from './read-number.ts';
import { reportError } from './report-error.ts';
import { reviewBundles } from './review-bundles.ts';

const OPTIONS = {
  out: { type: 'string', default: 'ux-jury-results' },
  config: { type: 'string' },
  baseline: { type: 'string' },
  ...SOURCE_OPTIONS,
  from: { type: 'string' },
  round: { type: 'string' },
  cycle: { type: 'string' },
  advisory: { type: 'boolean', default: false },
  batch: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
} as const;

/** `ux-jury review`: judges bundles and prints the verdict. Resolves with the exit code. */
export async function review(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
    const environment = readEnvironment();
    const progress = openProgress(environment, values.quiet);
    const reviewed = await reviewBundles({
      bundles: positionals.map((path) => resolve(path)),
      sources: openSources(values),
      out: resolve(values.out),
      config: values.config === undefined ? null : resolve(values.config),
      folder: process.cwd(),
      baseline: values.baseline === undefined ? null : resolve(values.baseline),
      mode: values.advisory ? 'advisory' : null,
      from: readStage(values.from),
      round: readNumber('--round', values.round),
      cycle: readNumber('--cycle', values.cycle),
      batch: values.batch,
      progress: progress.say,
    }).finally(progress.end);
    process.stdout.write(
      values.json
        ? `${JSON.stringify(reviewed.aggregate, null, 2)}\n`
        : `${colourSummary(reviewed.summary, environment.has_colour).join('\n')}\n`,
    );
    return reviewed.exitCode;
  } catch (error) {
    return reportError(error);
  }
}

function readStage(name: string | undefined): StageName | null {
  if (name === undefined) return null;
  const stage = STAGE_NAMES.find((known) => known === name);
  if (stage !== undefined) return stage;
  throw new InputError('stage_unknown', `There is no stage ${JSON.stringify(name)}.`, {
    hint: `The stages are ${STAGE_NAMES.join(', ')}.`,
  });
}
