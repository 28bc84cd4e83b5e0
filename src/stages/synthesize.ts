import { renderDebateReport } from '../debate/debate-report.ts';
import { nameDebateReport, nameVersionReport } from '../debate/file-names.ts';
import { listQuestions } from '../debate/list-questions.ts';
import { hashBases, settleRulings } from '../debate/settle-rulings.ts';
import { synthesize as synthesizeRound } from '../debate/synthesize.ts';
import { recordFile } from './history.ts';
import { isOverBudget } from './review.ts';
import { REVIEWS, readLog, readReviews } from './round-files.ts';
import type { Run, Stage } from './run.ts';

/** What people ruled: the one document of a run that people write. */
export const RULINGS = 'rulings.json';

/**
 * The experts' files, criteria.json and rulings.json -> debate.json, questions.json and the debate report, here and beside
 * its version. Reads nothing that an expert only said; over budget there is nothing to read and nothing is written.
 */
export const synthesize: Stage = {
  name: 'synthesize',
  isOfRound: true,
  writes: (run) => ['debate.json', 'questions.json', reportFile(run), nameVersionReport(run.cycle)],
  heeds: () => [RULINGS],
  perform: async (run) => {
    const criteria = run.folder.read('criteria', 'criteria.json');
    if (isOverBudget(run, criteria)) return;
    const round = readReviews(run);
    const { words } = run.texts.debate;
    const first = synthesizeRound(round, { criteria, cycle: run.cycle, words, log: readLog(run) });
    const bases = hashBases(listQuestions(first, round, words), run.hash);
    const rulings = run.folder.has(RULINGS) ? run.folder.read('rulings', RULINGS).rulings : [];
    const debate = settleRulings(first, { rulings, bases, earlier: (number) => basesOf(run, number), words });
    const questions = listQuestions(debate, round, words);
    run.folder.write<'debate'>('debate.json', debate);
    run.folder.write<'questions'>('questions.json', { round: run.round, cycle: run.cycle, questions, bases });
    const text = renderDebateReport({ debate, round, criteria }, run.texts.debate);
    for (const file of [reportFile(run), nameVersionReport(run.cycle)]) run.folder.writeText(file, text);
  },
};

/** Where the report of this run's debate lies. */
export function reportFile({ round, cycle }: Pick<Run, 'round' | 'cycle'>): string {
  return `${REVIEWS}/${nameDebateReport(round, cycle)}`;
}

function basesOf({ folder }: Run, round: number): Readonly<Record<string, string>> {
  const file = recordFile(round);
  return folder.has(file) ? folder.read('cycle', file).bases : {};
}
