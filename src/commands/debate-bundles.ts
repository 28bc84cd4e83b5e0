import { join, relative } from 'node:path';
import type { Arc } from '../contract/arc.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import { tellDebate } from '../debate/tell-debate.ts';
import { concludeParts } from '../gate/conclude.ts';
import { readEnd } from '../stages/conclude.ts';
import { ARC, FINAL_REPORT } from '../stages/judge.ts';
import { DEBATE_STAGES, runPipeline } from '../stages/pipeline.ts';
import { RULINGS, reportFile } from '../stages/synthesize.ts';
import { EXIT_CODES, openRun, type ReviewRequest, readOwnRules } from './review-bundles.ts';

export interface Debated {
  readonly arc: Arc;
  readonly conclusion: Conclusion;
  /** Path of the debate report; of the final report when no debate was held. */
  readonly reportPath: string;
  readonly summary: readonly string[];
  readonly exitCode: number;
}

/** Holds only the debate over bundles, without the five methods, and tells what came out. Throws UxJuryError. */
export async function debateBundles(request: ReviewRequest): Promise<Debated> {
  const run = openRun(request, await readOwnRules(request));
  await runPipeline(run, {
    from: request.from,
    only: DEBATE_STAGES,
    progress: (stage, { index, of, kept }) =>
      request.progress(`[${index + 1}/${of}] ${stage}${kept ? ' (kept)' : ''}`),
  });
  const end = readEnd(run);
  const { debate: conclusion } = concludeParts(end, run.texts.gate);
  const arc = run.folder.read('arc', ARC);
  const reportPath = join(request.out, end.debate === null ? FINAL_REPORT : reportFile(run));
  const told = {
    debate: end.debate,
    judge: end.judge,
    arc,
    reasons: conclusion.reasons,
    report: relative(request.folder, reportPath),
    rulings: relative(request.folder, join(request.out, RULINGS)),
  };
  return {
    arc,
    conclusion,
    reportPath,
    summary: tellDebate(told, run.texts.debate.words),
    exitCode: EXIT_CODES[conclusion.conclusion],
  };
}
