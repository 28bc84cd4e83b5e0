import { aggregate } from './aggregate.ts';
import { collect } from './collect.ts';
import { conclude } from './conclude.ts';
import { evaluate } from './evaluate.ts';
import { judge } from './judge.ts';
import { Ledger } from './ledger.ts';
import { observe } from './observe.ts';
import { report } from './report.ts';
import { review } from './review.ts';
import { type Run, STAGE_NAMES, type Stage, type StageName } from './run.ts';
import { synthesize } from './synthesize.ts';

const STAGES: readonly Stage[] = [
  collect,
  observe,
  evaluate,
  aggregate,
  review,
  synthesize,
  judge,
  conclude,
  report,
];

/** Told before a stage runs; `kept` says that its documents already stand from a run that was stopped. */
export type Progress = (stage: StageName, position: { index: number; of: number; kept: boolean }) => void;

/** The stages of the debate alone. */
export const DEBATE_STAGES = ['collect', 'observe', 'review', 'synthesize', 'judge'] as const;

/**
 * Runs the row of documents, or only the stages that are named. Stages whose documents stand unchanged from a stopped run
 * of the same evidence are kept; the first that does not stand runs, and every one after it. `from` runs again from that
 * stage on.
 */
export async function runPipeline(
  run: Run,
  options: { from: StageName | null; progress: Progress; only?: readonly StageName[] },
): Promise<void> {
  const { from, progress, only = STAGE_NAMES } = options;
  const ledger = new Ledger(run, STAGES);
  const stages = STAGES.filter(({ name }) => only.includes(name));
  const first = from === null ? ledger.firstOpen(stages) : stages.findIndex(({ name }) => name === from);
  const [open] = stages.slice(first);
  if (open !== undefined) {
    ledger.open();
    discard(run, STAGES.slice(STAGES.indexOf(open)));
  }
  for (const [index, stage] of stages.entries()) {
    const kept = index < first;
    progress(stage.name, { index, of: stages.length, kept });
    if (kept) continue;
    await stage.perform(run);
    ledger.close(stage);
  }
}

/** Documents that will be written anew go first: a run that breaks leaves no verdict of an older one behind. */
function discard(run: Run, stages: readonly Stage[]): void {
  for (const file of stages.flatMap((stage) => stage.writes(run))) run.folder.remove(file);
}
