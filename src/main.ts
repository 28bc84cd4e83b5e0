import { appendFileSync, readFileSync } from 'node:fs';
import * as core from '@actions/core';
import { type Options, readOptions } from './action/options.ts';
import { setOutputs } from './action/outputs.ts';
import { readTarget } from './action/target.ts';
import { readGithubWords } from './adapters/github/words.ts';
import { readTexts } from './adapters/texts.ts';
import { reportError } from './commands/report-error.ts';
import { reviewBundles } from './commands/review-bundles.ts';
import { InputError } from './contract/errors.ts';
import { type Environment, type RunnerFacts, readEnvironment } from './inputs.ts';

const environment = readEnvironment();
process.exitCode = await main(environment);

/** The action's entry: judges the bundles and, with a token, publishes the result or answers a comment. */
async function main(environment: Environment): Promise<number> {
  try {
    const options = readOptions(environment);
    const { runner } = environment;
    const { token } = options;
    if (runner === null || token === null) return await reviewAlone(environment, options);
    const asked = { sha: options.sha ?? runner.sha, pull: options.pull };
    const target = readTarget(runner.event_name, readPayload(runner), asked);
    const { runJob } = await import('./action/run-job.ts');
    return await runJob(environment, runner, { options: { ...options, token }, target });
  } catch (error) {
    core.setOutput('conclusion', 'failure');
    return reportError(error);
  }
}

async function reviewAlone(environment: Environment, options: Options): Promise<number> {
  const exitCode = await reviewHere(environment, options);
  const { uploadResults } = await import('./action/upload-results.ts');
  await uploadResults(environment, options, readGithubWords(readTexts().report.words));
  return exitCode;
}

/** Without a token: outputs, job summary and exit code, and nothing is written to GitHub. */
async function reviewHere({ workspace, job_summary }: Environment, options: Options): Promise<number> {
  const { bundles, out, config, mode } = options;
  const reviewed = await reviewBundles({
    bundles,
    out,
    config,
    folder: workspace,
    mode,
    from: null,
    progress: (line) => process.stderr.write(`${line}\n`),
  });
  const { aggregate, conclusion, reportPath: report, usage } = reviewed;
  setOutputs({ aggregate, conclusion, report, usage });
  if (job_summary !== null) appendFileSync(job_summary, reviewed.jobSummary);
  for (const line of reviewed.summary) process.stdout.write(`${line}\n`);
  return reviewed.exitCode;
}

function readPayload({ event_path }: RunnerFacts): unknown {
  if (event_path === null) return {};
  try {
    return JSON.parse(readFileSync(event_path, 'utf8'));
  } catch (cause) {
    throw new InputError('event_unreadable', 'The event file of this job cannot be read.', {
      hint: 'This happens on a broken runner: run the job again.',
      cause,
    });
  }
}
