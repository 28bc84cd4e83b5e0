import type { CriteriaSet } from '../contract/criteria.ts';
import type { JudgeReport } from '../contract/judge.ts';
import { refChecker } from '../debate/check-refs.ts';
import { nameJudgeReport } from '../debate/file-names.ts';
import { type FinalReportInput, renderFinalReport } from '../debate/final-report.ts';
import { renderJudgeReport } from '../debate/judge-report.ts';
import { type JudgeDuty, reportNoJudge, settleJudge } from '../debate/settle-judge.ts';
import { standOf } from '../debate/stand.ts';
import { traceArc } from '../debate/trace-arc.ts';
import type { Bench } from '../engines/engine.ts';
import { isAbsence } from './absence.ts';
import { readShown } from './evaluate.ts';
import { endOf, readValidation, recordFile } from './history.ts';
import { isOverBudget } from './review.ts';
import { REVIEWS } from './round-files.ts';
import type { Run, Stage } from './run.ts';

export const JUDGE = 'judge.json';
export const ARC = 'arc.json';
export const FINAL_REPORT = 'final-report.md';

/**
 * debate.json and, only when every criterion passes, the evidence -> judge.json and the judge's report; then the record of
 * this cycle, arc.json and the final report over all cycles so far. The judge is shown nothing of the debate.
 */
export const judge: Stage = {
  name: 'judge',
  isOfRound: true,
  writes: (run) => [JUDGE, reportFile(run), recordFile(run.round), ARC, FINAL_REPORT],
  perform: async (run) => {
    const criteria = run.folder.read('criteria', 'criteria.json');
    const earlier = readValidation(run);
    if (isOverBudget(run, criteria)) {
      const arc = traceArc(earlier.map(endOf), { max_cycles: criteria.max_cycles, is_over: true });
      const last = earlier.at(-1);
      writeArc(run, { arc, last: last?.debate ?? null, judge: last?.judge ?? null });
      return;
    }
    const debate = run.folder.read('debate', 'debate.json');
    const report = standOf(debate) === 'judge' ? await callJudge(run, criteria) : null;
    if (report !== null) writeReport(run, report);
    const { context } = run.folder.read('evidence', 'evidence.json');
    const { bases } = run.folder.read('questions', 'questions.json');
    const record = { evidence: run.evidence, version: context.build_identity, debate, judge: report, bases };
    run.folder.write<'cycle'>(recordFile(run.round), record);
    const arc = traceArc([...earlier, record].map(endOf), criteria);
    writeArc(run, { arc, last: debate, judge: report });
  },
};

function reportFile({ round }: Run): string {
  return `${REVIEWS}/${nameJudgeReport(round)}`;
}

function writeReport(run: Run, report: JudgeReport): void {
  run.folder.write<'judge-report'>(JUDGE, report);
  run.folder.writeText(reportFile(run), renderJudgeReport(report, run.texts.debate));
}

function writeArc(run: Run, told: FinalReportInput): void {
  run.folder.write<'arc'>(ARC, told.arc);
  run.folder.writeText(FINAL_REPORT, renderFinalReport(told, run.texts.debate));
}

/**
 * A judge who fails is asked once more where another answer may come; one who gives no report leaves the judging to a
 * person. The failure of an engine that always answers alike breaks the run, in its own words.
 */
async function callJudge(run: Run, criteria: CriteriaSet): Promise<JudgeReport> {
  const shown = readShown(run);
  const bench: Bench = { ...shown, criteria, round: run.round };
  const duty: JudgeDuty = { criteria, hasRef: refChecker(shown.evidence), words: run.texts.debate.words };
  const ask = async (): Promise<JudgeReport> => settleJudge(await run.engine.judge(bench), duty);
  if (run.engine.isDeterministic) return ask();
  try {
    return await ask().catch((error: unknown) =>
      isAbsence(error, run.engine) ? ask() : Promise.reject(error),
    );
  } catch (error) {
    if (!isAbsence(error, run.engine)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const version = shown.evidence.context.build_identity;
    return reportNoJudge({ round: run.round, version, reason }, duty);
  }
}
