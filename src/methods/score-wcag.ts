import { type WcagJudgement, wcagJudgement } from '../contract/judgement.ts';
import { type Calculated, type Scored, showWorkings } from './calculated.ts';
import { clampScore, divideRounded } from './rounding.ts';

/** Scores a WCAG 2.2 A/AA review: 10 less a deduction for every issue. It never claims conformance. */
export function scoreWcag(judgement: WcagJudgement): Scored {
  return showWorkings(judgement, calculateWcag(judgement));
}

const classified = wcagJudgement.shape.issues.element.pick({ class: true });

/** What the arithmetic reads of a judgement. */
export const wcagInputs = wcagJudgement
  .pick({ issues: true })
  .extend({ issues: classified.strip().array() })
  .strip();
type WcagInputs = ReturnType<typeof wcagInputs.parse>;

/** In half points: 0.5, 1.5, 3. */
const HALVES = { minor: 1, serious: 3, critical: 6 } as const;

/** round(10 - sum of 0.5 / 1.5 / 3 by class); a critical issue is a critical failure. */
export function calculateWcag({ issues }: WcagInputs): Calculated {
  const halves = issues.reduce((sum, issue) => sum + HALVES[issue.class], 0);
  const deduction = halves / 2;
  const score = clampScore(divideRounded(20 - halves, 2));
  return {
    score,
    workings: {
      deduction,
      calculation: { issues: issues.length, deduction, remaining: 10 - deduction, score },
    },
    isCritical: issues.some((issue) => issue.class === 'critical'),
  };
}
