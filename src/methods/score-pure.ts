import { ContractError } from '../contract/errors.ts';
import type { PureJudgement, PureMeasures } from '../contract/judgement.ts';
import { type Calculated, type Scored, showWorkings } from './calculated.ts';
import { countAvoidable, measurePure } from './measure-pure.ts';

/** Scores a PURE rating by the mean difficulty of the steps a user takes. Throws ContractError where there is none. */
export function scorePure(judgement: PureJudgement): Scored {
  return showWorkings(judgement, calculatePure(judgement));
}

const DIFFICULT_CAP = 5;
const IMPOSSIBLE_CAP = 3;

/** Mean to base score, then at most 5 with any step rated 3, at most 3 where the core task is impossible. */
export function calculatePure(judgement: PureJudgement): Calculated {
  const measures = measurePure(judgement.action_analysis);
  if (measures === null) throw unmeasurable();
  const avoidable_steps = countAvoidable(judgement.action_analysis);
  const base_score = convertMean(measures, avoidable_steps);
  const cap = findCap(measures, judgement.core_task_impossible);
  const score = Math.min(base_score, cap);
  const { total, step_count, mean } = measures;
  return {
    score,
    workings: { measures, calculation: { total, step_count, mean, avoidable_steps, base_score, cap, score } },
    isCritical: judgement.core_task_impossible,
  };
}

/** Half-open bands, worst first: lowest mean of the band in hundredths, and its base score. */
const BANDS = [
  [270, 1],
  [240, 2],
  [220, 3],
  [200, 4],
  [180, 5],
  [160, 6],
  [140, 7],
  [120, 8],
] as const;

/** Compares integers, so that a mean on an edge never falls to the wrong side. */
function convertMean({ total, step_count }: PureMeasures, avoidable: number): number {
  if (total === step_count && avoidable === 0) return 10;
  return BANDS.find(([hundredths]) => 100 * total >= hundredths * step_count)?.[1] ?? 9;
}

function findCap(measures: PureMeasures, isImpossible: boolean): number {
  if (isImpossible) return IMPOSSIBLE_CAP;
  return measures.worst_step === 3 ? DIFFICULT_CAP : 10;
}

function unmeasurable(): ContractError {
  return new ContractError(
    'pure judgement',
    ['action_analysis.actions must hold at least one step that is not a system_wait'],
    'List the steps that a user takes; PURE cannot be scored without one.',
  );
}
