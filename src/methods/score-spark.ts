import {
  SPARK_LETTERS,
  type SparkJudgement,
  type SparkLetter,
  sparkJudgement,
} from '../contract/judgement.ts';
import { type Calculated, type Scored, showWorkings } from './calculated.ts';
import { clampScore, divideRounded } from './rounding.ts';

/** Scores a SPARK judgement: five letters of 1-5, together 5-25, spread over 1-10. */
export function scoreSpark(judgement: SparkJudgement): Scored {
  return showWorkings(judgement, calculateSpark(judgement));
}

const { letters } = sparkJudgement.shape;
const letter = letters.shape.simple.pick({ score: true }).strip();

/** What the arithmetic reads of a judgement; the two facts behind the caps may be left out. */
export const sparkInputs = sparkJudgement
  .partial({ problem_recognition_evidence: true, material_avoidable_steps: true })
  .extend({
    letters: letters
      .extend({ simple: letter, purposeful: letter, attractive: letter, reliable: letter, known: letter })
      .strip(),
  })
  .strip();
export type SparkInputs = ReturnType<typeof sparkInputs.parse>;

const KNOWN_WITHOUT_EVIDENCE = 3;
const SIMPLE_WITH_AVOIDABLE_STEPS = 4;

/** round(1 + 9 * (total - 5) / 20), over the letters after their caps. */
export function calculateSpark(inputs: SparkInputs): Calculated {
  const capped = capLetters(inputs);
  const total = SPARK_LETTERS.reduce((sum, name) => sum + capped[name], 0);
  const score = clampScore(divideRounded(20 + 9 * (total - 5), 20));
  return { score, workings: { total, calculation: { ...capped, total, score } }, isCritical: false };
}

function capLetters(inputs: SparkInputs): Record<SparkLetter, number> {
  const { simple, purposeful, attractive, reliable, known } = inputs.letters;
  return {
    simple: Math.min(
      simple.score,
      (inputs.material_avoidable_steps ?? 0) > 0 ? SIMPLE_WITH_AVOIDABLE_STEPS : 5,
    ),
    purposeful: purposeful.score,
    attractive: attractive.score,
    reliable: reliable.score,
    known: Math.min(known.score, (inputs.problem_recognition_evidence ?? false) ? 5 : KNOWN_WITHOUT_EVIDENCE),
  };
}
