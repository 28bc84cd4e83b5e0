import { EXPERTS } from '../contract/criteria.ts';
import type { Debate } from '../contract/debate.ts';
import { compareKnown } from '../gate/compare-known.ts';
import { conclude as concludeRun } from '../gate/conclude.ts';
import type { RunEnd } from '../gate/run-end.ts';
import { ARC, JUDGE } from './judge.ts';
import type { Run, Stage } from './run.ts';

/** aggregate.json, debate.json, judge.json and arc.json -> conclusion.json. */
export const conclude: Stage = {
  name: 'conclude',
  isOfRound: true,
  writes: () => ['conclusion.json'],
  perform: async (run) => {
    run.folder.write<'conclusion'>('conclusion.json', concludeRun(beforeBaseline(run), run.texts.gate));
  },
};

/** Scores are compared under the same contract only; findings always. */
function beforeBaseline(run: Run): RunEnd {
  const { folder, baseline } = run;
  const end = readEnd(run);
  if (baseline === null) return end;
  const isSame = folder.read('evidence', 'evidence.json').contract_hash === baseline.contract_hash;
  const known = isSame ? baseline.known : { ...baseline.known, end: null };
  return compareKnown(known, end, folder.read('outcomes', 'outcomes.json').issues);
}

/** How this run ended, as its documents say it. */
export function readEnd(run: Run): RunEnd {
  const { folder } = run;
  const debate = folder.has('debate.json') ? folder.read('debate', 'debate.json') : null;
  const { next, max_cycles } = folder.read('arc', ARC);
  return {
    aggregate: folder.has('aggregate.json') ? folder.read('aggregate', 'aggregate.json') : null,
    debate,
    judge: folder.has(JUDGE) ? folder.read('judge-report', JUDGE).verdict : null,
    mode: run.settings.mode,
    absent: debate === null ? [] : listAbsent(run, debate),
    broken: null,
    spent: next === 'budget_spent' ? max_cycles : null,
  };
}

/** Experts who were asked and gave no usable review; a single reviewer by choice misses nobody. */
function listAbsent({ settings, texts }: Run, { execution, criteria }: Debate): string[] {
  if (execution !== 'single_reviewer' || settings.debate.execution === 'single_reviewer') return [];
  const missing = EXPERTS.filter((expert) => criteria.every((row) => row[expert] === null));
  return missing.map((expert) => texts.debate.words.experts[expert].name);
}
