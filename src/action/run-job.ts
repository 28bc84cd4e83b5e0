import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '@actions/core';
import { RunFolder } from '../adapters/run-folder.ts';
import { reportError } from '../commands/report-error.ts';
import type { Environment, RunnerFacts } from '../inputs.ts';
import { renderComment } from '../report/github/render-comment.ts';
import { renderHtmlReport } from '../report/render-html-report.ts';
import { renderJobSummary } from '../report/render-job-summary.ts';
import { renderMarkdownReport } from '../report/render-markdown-report.ts';
import { renderTerminalSummary } from '../report/render-terminal-summary.ts';
import { HTML_REPORT, MARKDOWN_REPORT } from '../stages/report.ts';
import { answer } from './answer.ts';
import { openDesk, tell, tellDenied } from './desk.ts';
import { type Evaluated, evaluate } from './evaluate.ts';
import type { Options } from './options.ts';
import { setOutputs } from './outputs.ts';
import type { Settled } from './settle.ts';
import type { Target } from './target.ts';
import { uploadResults } from './upload-results.ts';

const MOST_SUMMARY = 900_000;

/** One job with a token: an evaluation that is published, or an answer. Resolves with the exit code. */
export async function runJob(
  environment: Environment,
  runner: RunnerFacts,
  job: { options: Options & { readonly token: string }; target: Target },
): Promise<number> {
  const desk = await openDesk(environment, runner, job.options);
  if (job.target.kind === 'nothing') {
    tell(desk, 'event_ignored', { event: runner.event_name });
    return 0;
  }
  try {
    if (job.target.kind === 'answer') {
      const { settled } = await answer(desk, job.target.event);
      if (existsSync(join(job.options.out, 'team', 'output')))
        await uploadResults(environment, job.options, desk.words);
      if (settled !== null) summarize(environment, settled);
      if (settled !== null)
        setOutputs({ aggregate: null, conclusion: settled.conclusions.whole, report: '', usage: null });
      return 0;
    }
    const evaluated = await evaluate(desk, job.target);
    const exitCode = finish(environment, job.options, evaluated);
    await uploadResults(environment, job.options, desk.words);
    return exitCode;
  } finally {
    tellDenied(desk);
  }
}

/** Outputs, summary and reports say the conclusion that was published: with people's answers and the base branch. */
function finish(environment: Environment, options: Options, evaluated: Evaluated): number {
  const { reviewed, settled, fault, exitCode } = evaluated;
  const conclusion = settled.conclusions.whole;
  if (reviewed === null) {
    core.setOutput('conclusion', conclusion.conclusion);
    summarize(environment, settled);
    reportError(fault);
    return exitCode;
  }
  const input = { ...reviewed.input, conclusion };
  const folder = new RunFolder(options.out);
  if (JSON.stringify(conclusion) !== JSON.stringify(reviewed.conclusion)) {
    folder.writeText(MARKDOWN_REPORT, renderMarkdownReport(input));
    folder.writeText(HTML_REPORT, renderHtmlReport(input));
  }
  const { aggregate, reportPath: report, usage } = reviewed;
  setOutputs({ aggregate, conclusion, report, usage });
  if (environment.job_summary !== null) appendFileSync(environment.job_summary, renderJobSummary(input));
  for (const line of renderTerminalSummary(input)) process.stdout.write(`${line}\n`);
  return exitCode;
}

/** The comment's own text, without what is hidden in it. */
function summarize({ job_summary }: Environment, settled: Settled): void {
  if (job_summary === null) return;
  const text = renderComment({ ...settled.report, block: '', marker: '' }, MOST_SUMMARY);
  appendFileSync(job_summary, `${text.replace(/ <!-- ux-jury:do [^>]*-->/g, '').trim()}\n`);
}
