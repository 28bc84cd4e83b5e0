import type { Engine, Shown } from '../engine.ts';
import { type Brief, makeBrief } from './brief.ts';
import { evaluateByModel } from './evaluate.ts';
import { crossReviewByModel, judgeByModel, reviewByModel } from './experts.ts';
import type { ModelParts } from './parts.ts';

/**
 * The engine that asks a model, under the ceiling of what was measured. The same question gets the same answer, since
 * answers are kept by the hash of their request; a question that fails is asked again by the exchange, not by its caller.
 */
export function modelEngine(parts: ModelParts): Engine {
  const briefs = new WeakMap<object, Brief>();
  const room = (shown: Shown) => {
    const brief = briefs.get(shown.evidence) ?? makeBrief(shown, parts);
    briefs.set(shown.evidence, brief);
    return { parts, brief };
  };
  return {
    name: 'anthropic',
    isDeterministic: true,
    evaluate: async (method, shown) => {
      const measured = await parts.measured.evaluate(method, shown);
      return evaluateByModel({ method, shown, measured, ...room(shown) });
    },
    review: (expert, assignment) => reviewByModel(expert, assignment, room(assignment)),
    crossReview: (own, theirs, assignment) =>
      crossReviewByModel({ own, theirs }, assignment, room(assignment)),
    judge: (bench) => judgeByModel(bench, room(bench)),
  };
}
