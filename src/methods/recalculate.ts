import { pureJudgement, pureMeasures } from '../contract/judgement.ts';
import type { MethodResult } from '../contract/method-result.ts';
import type { Calculated } from './calculated.ts';
import { capCalculated } from './cap-by-evidence.ts';
import { measurePure } from './measure-pure.ts';
import { calculateNielsen, nielsenInputs } from './score-nielsen.ts';
import { calculatePure } from './score-pure.ts';
import { calculateSpark, sparkInputs } from './score-spark.ts';
import { calculateWalkthrough, walkthroughInputs } from './score-walkthrough.ts';
import { calculateWcag, wcagInputs } from './score-wcag.ts';

/**
 * Every outcome that a result's native inputs allow; empty where it carries none. There are several where PURE does not
 * say whether the core task is possible, or SPARK leaves out a fact behind a cap.
 *
 * A result carries native inputs when the keys that the arithmetic reads stand at the top of `methodology_data` in the
 * contract's names and types (further keys are ignored):
 * spark `letters.*.score`; nielsen `violations[].severity`; cognitive_walkthrough `actions[]` with four answers and
 * `core_task_impossible`; wcag_2_2_aa `issues[].class`; pure `measures` (its `action_analysis` alone is none).
 * An `evidence_cap` beside them can only lower the score.
 */
export function recalculate(result: MethodResult): Calculated[] {
  return recalculateNative(result).map((calculated) =>
    capCalculated(calculated, result.methodology_data.evidence_cap),
  );
}

function recalculateNative({ method, methodology_data: data }: MethodResult): Calculated[] {
  switch (method) {
    case 'spark':
      return recalculateSpark(data);
    case 'nielsen':
      return calculateFrom(nielsenInputs, data, calculateNielsen);
    case 'cognitive_walkthrough':
      return calculateFrom(walkthroughInputs, data, calculateWalkthrough);
    case 'wcag_2_2_aa':
      return calculateFrom(wcagInputs, data, calculateWcag);
    case 'pure':
      return recalculatePure(data);
  }
}

interface Schema<Inputs> {
  safeParse(data: unknown): { data?: Inputs };
}

function calculateFrom<Inputs>(
  schema: Schema<Inputs>,
  data: unknown,
  calculate: (inputs: Inputs) => Calculated,
): Calculated[] {
  const inputs = schema.safeParse(data);
  return inputs.data === undefined ? [] : [calculate(inputs.data)];
}

/** Where a fact behind a cap is left out, both answers are allowed. */
function recalculateSpark(data: unknown): Calculated[] {
  const inputs = sparkInputs.safeParse(data);
  if (!inputs.success) return [];
  const { problem_recognition_evidence: evidence, material_avoidable_steps: steps } = inputs.data;
  return (evidence === undefined ? [false, true] : [evidence]).flatMap((isEvident) =>
    (steps === undefined ? [0, 1] : [steps]).map((avoidable) =>
      calculateSpark({
        letters: inputs.data.letters,
        problem_recognition_evidence: isEvident,
        material_avoidable_steps: avoidable,
      }),
    ),
  );
}

const pureInputs = pureJudgement
  .partial({ core_task_impossible: true })
  .extend({ measures: pureMeasures.strip() })
  .strip();

function recalculatePure(data: unknown): Calculated[] {
  const inputs = pureInputs.safeParse(data);
  if (!inputs.success || measurePure(inputs.data.action_analysis) === null) return [];
  const { action_analysis, core_task_impossible } = inputs.data;
  const cases = core_task_impossible === undefined ? [false, true] : [core_task_impossible];
  return cases.map((isImpossible) => calculatePure({ action_analysis, core_task_impossible: isImpossible }));
}
