import { resolve } from 'node:path';
import { openProgress } from '../adapters/progress.ts';
import { InputError } from '../contract/errors.ts';
import { readEnvironment } from '../inputs.ts';
import { escapeLog } from '../report/escape.ts';
import { DEBATE_STAGES } from '../stages/pipeline.ts';
import type { StageName } from '../stages/run.ts';
import { debateBundles } from './debate-bundles.ts';
import { openSources, SOURCE_OPTIONS } from './open-sources.ts';
import { readArguments } from './read-arguments.ts';
import { readNumber } from './read-number.ts';
import { reportError } from './report-error.ts';

const OPTIONS = {
  out: { type: 'string', default: 'ux-jury-results' },
  config: { type: 'string' },
  ...SOURCE_OPTIONS,
  from: { type: 'string' },
  round: { type: 'string' },
  cycle: { type: 'string' },
  advisory: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
} as const;

/** `ux-jury debate`: holds the debate over bundles and says where its report lies. Resolves with the exit code. */
export async function debate(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
    const progress = openProgress(readEnvironment(), values.quiet);
    const debated = await debateBundles({
      bundles: positionals.map((path) => resolve(path)),
      sources: openSources(values),
      out: resolve(values.out),
      config: values.config === undefined ? null : resolve(values.config),
      folder: process.cwd(),
      mode: values.advisory ? 'advisory' : null,
      from: readStage(values.from),
      round: readNumber('--round', values.round),
      cycle: readNumber('--cycle', values.cycle),
      progress: progress.say,
    }).finally(progress.end);
    process.stdout.write(`${debated.summary.map(showLine).join('\n')}\n`);
    return debated.exitCode;
  } catch (error) {
    return reportError(error);
  }
}

function showLine(line: string): string {
  return `${/^ */.exec(line)?.[0] ?? ''}${escapeLog(line)}`;
}

function readStage(name: string | undefined): StageName | null {
  if (name === undefined) return null;
  const stage = DEBATE_STAGES.find((known) => known === name);
  if (stage !== undefined) return stage;
  throw new InputError('stage_unknown', `The debate has no stage ${JSON.stringify(name)}.`, {
    hint: `Its stages are ${DEBATE_STAGES.join(', ')}.`,
  });
}
