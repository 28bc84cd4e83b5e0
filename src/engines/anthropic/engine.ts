import type { Engine, Shown } from '../engine.ts';
import { evaluateByModel } from './evaluate.ts';
import { crossReviewByModel, judgeByModel, reviewByModel } from './experts.ts';
import type { ModelParts } from './parts.ts';
import { openRoom, type Room } from './room.ts';

/**
 * The engine that asks a model, under the ceiling of what was measured. The same question gets the same answer, since
 * answers are kept; a request that fails is sent again by the exchange, not by its caller. A complaint makes another
 * question, so an expert who is told what its review lacks is asked once more.
 */
export function modelEngine(parts: ModelParts): Engine {
  const rooms = new WeakMap<object, Room>();
  const room = ({ evidence, outcomes }: Shown): Room => {
    const open = rooms.get(evidence) ?? openRoom(parts, { evidence, outcomes });
    rooms.set(evidence, open);
    return open;
  };
  return {
    name: 'anthropic',
    isDeterministic: true,
    heedsComplaints: true,
    evaluate: async (method, shown) => {
      const measured = await parts.measured.evaluate(method, shown);
      return evaluateByModel({ method, measured, room: room(shown) });
    },
    review: (expert, assignment) => reviewByModel(expert, assignment, room(assignment)),
    crossReview: (own, theirs, assignment) =>
      crossReviewByModel({ own, theirs }, assignment, room(assignment)),
    judge: (bench) => judgeByModel(bench, room(bench)),
  };
}
