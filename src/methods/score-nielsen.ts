import { type NielsenJudgement, nielsenJudgement } from '../contract/judgement.ts';
import { type Calculated, type Scored, showWorkings } from './calculated.ts';
import { clampScore, divideRounded } from './rounding.ts';

/** Scores a heuristic evaluation: 10 less a deduction for every confirmed violation. */
export function scoreNielsen(judgement: NielsenJudgement): Scored {
  return showWorkings(judgement, calculateNielsen(judgement));
}

const confirmed = nielsenJudgement.shape.violations.element.pick({ severity: true, core_task: true });

/** What the arithmetic reads of a judgement. */
export const nielsenInputs = nielsenJudgement
  .pick({ violations: true })
  .extend({ violations: confirmed.partial({ core_task: true }).strip().array() })
  .strip();
type NielsenInputs = ReturnType<typeof nielsenInputs.parse>;

/** By severity 1-4, in quarters of a point: 0.25, 0.75, 1.5, 3. */
const QUARTERS = [0, 1, 3, 6, 12] as const;

/** round(10 - sum of 0.25 / 0.75 / 1.5 / 3 by severity); severity 4 on the core task is critical. */
export function calculateNielsen({ violations }: NielsenInputs): Calculated {
  const quarters = violations.reduce((sum, { severity }) => sum + (QUARTERS[severity] ?? 0), 0);
  const deduction = quarters / 4;
  const score = clampScore(divideRounded(40 - quarters, 4));
  return {
    score,
    workings: {
      deduction,
      calculation: { violations: violations.length, deduction, remaining: 10 - deduction, score },
    },
    isCritical: violations.some(({ severity, core_task }) => severity === 4 && core_task === true),
  };
}
