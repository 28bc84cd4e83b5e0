import type { Evidence } from '../../contract/evidence.ts';
import type { Opinion } from '../../contract/opinion.ts';
import type { Outcomes } from '../../contract/outcome.ts';
import type { MethodId } from '../../contract/primitives.ts';
import { evaluateNielsen } from './nielsen.ts';
import { evaluatePure } from './pure.ts';
import { evaluateSpark } from './spark.ts';
import { type View, viewFor } from './view.ts';
import { evaluateWalkthrough } from './walkthrough.ts';
import { evaluateWcag } from './wcag.ts';
import type { EngineWords } from './words.ts';

const EVALUATORS: Record<MethodId, (view: View, words: EngineWords) => Opinion> = {
  spark: evaluateSpark,
  nielsen: evaluateNielsen,
  cognitive_walkthrough: evaluateWalkthrough,
  pure: evaluatePure,
  wcag_2_2_aa: evaluateWcag,
};

/** Judges one method by rule: same evidence, same opinion, no key and no network. */
export function evaluateByRule(
  method: MethodId,
  shown: { evidence: Evidence; outcomes: Outcomes },
  words: EngineWords,
): Opinion {
  return EVALUATORS[method](viewFor(method, shown.evidence, shown.outcomes), words);
}
