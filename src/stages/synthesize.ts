import { renderDebateReport } from '../debate/debate-report.ts';
import { nameDebateReport } from '../debate/file-names.ts';
import { readRound } from '../debate/read-round.ts';
import { synthesize as synthesizeRound } from '../debate/synthesize.ts';
import { REVIEWS, readFiles, readLog } from './review.ts';
import type { Run, Stage } from './run.ts';

/** The experts' files and criteria.json -> debate.json and the debate report. Reads nothing that an expert only said. */
export const synthesize: Stage = {
  name: 'synthesize',
  writes: (run) => ['debate.json', reportFile(run)],
  perform: async (run) => {
    const criteria = run.folder.read('criteria', 'criteria.json');
    const round = readRound(readFiles(run), run.round, run.texts.debate);
    const { words } = run.texts.debate;
    const debate = synthesizeRound(round, { criteria, cycle: run.cycle, words, log: readLog(run) });
    run.folder.write<'debate'>('debate.json', debate);
    run.folder.writeText(reportFile(run), renderDebateReport({ debate, round, criteria }, run.texts.debate));
  },
};

function reportFile({ round, cycle }: Run): string {
  return `${REVIEWS}/${nameDebateReport(round, cycle)}`;
}
