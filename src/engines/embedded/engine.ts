import type { Engine } from '../engine.ts';
import { evaluateByRule } from './evaluate.ts';
import { crossReviewAsExpert } from './experts/cross-review-as-expert.ts';
import { judgeBuild } from './experts/judge-build.ts';
import { reviewAsExpert } from './experts/review-as-expert.ts';
import type { EngineWords } from './words.ts';

/** The engine that needs no key and no network: same evidence, same judgement, same bytes. */
export function embeddedEngine(words: { engine: EngineWords; experts: EngineWords }): Engine {
  return {
    name: 'embedded',
    isDeterministic: true,
    evaluate: async (method, shown) => evaluateByRule(method, shown, words.engine),
    review: async (expert, assignment) => reviewAsExpert(expert, assignment, words.experts),
    crossReview: async (own, theirs, assignment) =>
      crossReviewAsExpert({ own, theirs }, assignment, words.experts),
    judge: async (bench) => judgeBuild(bench, words.experts),
  };
}
