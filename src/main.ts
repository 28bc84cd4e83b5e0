import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as core from '@actions/core';
import { reportError } from './commands/report-error.ts';
import { type Reviewed, reviewBundles } from './commands/review-bundles.ts';
import { InputError } from './contract/errors.ts';
import { METHOD_IDS } from './contract/primitives.ts';
import { type Environment, readEnvironment } from './inputs.ts';

const environment = readEnvironment();
process.exitCode = await main(environment);

/** The action's entry: reviews the bundles of the inputs, sets outputs, writes the job summary, exits by conclusion. */
async function main(environment: Environment): Promise<number> {
  try {
    const reviewed = await reviewBundles({
      bundles: core.getMultilineInput('bundle').map((path) => resolve(environment.workspace, path)),
      out: resolve(environment.workspace, core.getInput('output') || 'ux-jury-results'),
      config: core.getInput('config') === '' ? null : resolve(environment.workspace, core.getInput('config')),
      folder: environment.workspace,
      mode: readMode(core.getInput('mode')),
      from: null,
      progress: (line) => process.stderr.write(`${line}\n`),
    });
    publish(reviewed, environment);
    return reviewed.exitCode;
  } catch (error) {
    core.setOutput('conclusion', 'failure');
    return reportError(error);
  }
}

function readMode(mode: string): 'gate' | 'advisory' | null {
  if (mode === '') return null;
  if (mode === 'gate' || mode === 'advisory') return mode;
  throw new InputError('mode_invalid', `The input mode is ${JSON.stringify(mode)}.`, {
    hint: 'Write gate or advisory, or leave it out.',
  });
}

function publish(reviewed: Reviewed, environment: Environment): void {
  const { aggregate, conclusion } = reviewed;
  core.setOutput('verdict', aggregate.verdict);
  core.setOutput('score', aggregate.average_score.toFixed(1));
  core.setOutput('conclusion', conclusion.conclusion);
  for (const method of METHOD_IDS) core.setOutput(method, aggregate.method_scores[method]);
  core.setOutput('debate', conclusion.debate ?? '');
  core.setOutput('report', reviewed.reportPath);
  if (environment.job_summary !== null) appendFileSync(environment.job_summary, reviewed.jobSummary);
  for (const line of reviewed.summary) process.stdout.write(`${line}\n`);
}
