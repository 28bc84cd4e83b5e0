import type { Opinion } from '../../contract/opinion.ts';
import type { MethodId } from '../../contract/primitives.ts';
import { scoreOpinion } from '../../methods/score-opinion.ts';
import type { Shown } from '../engine.ts';
import type { AnswerOf } from '../model/answer/answers.ts';
import { chooseMedian, isDecisive } from '../model/choose-median.ts';
import { Sieve } from '../model/ground/sieve.ts';
import { mergeOpinion } from '../model/merge/merge-opinion.ts';
import type { Merging } from '../model/merge/merging.ts';
import { askEvaluator } from '../model/prompt/ask.ts';
import { askingOf } from './asking-of.ts';
import type { Brief } from './brief.ts';
import { BudgetReached } from './exchange.ts';
import { holdCeiling } from './hold-ceiling.ts';
import { noteJudgement, tell } from './notes.ts';
import type { ModelParts } from './parts.ts';
import { about, putChanged } from './put-changed.ts';
import { misplaced, type Question } from './put-question.ts';
import type { Room } from './room.ts';

/** One evaluation: what was measured for it, and the room of the run. */
interface Evaluation {
  readonly method: MethodId;
  readonly measured: Opinion;
  readonly room: Room;
}

/** One evaluator's opinion by a model, under the measured ceiling. Throws AbsentError. */
export async function evaluateByModel(evaluation: Evaluation): Promise<Opinion> {
  try {
    const first = await sample(evaluation, 1);
    const more = isOpen(evaluation, first) ? await sampleMore(evaluation) : [];
    return decide([first, ...more], evaluation);
  } catch (error) {
    if (!(error instanceof BudgetReached)) throw error;
    return withNotes(evaluation.measured, [tell(evaluation.room.parts.texts.words, 'budget')]);
  }
}

/** The question of an evaluator over a brief; `standing` are its judgements elsewhere, where the brief is of a part. */
export function evaluatorQuestion(
  method: MethodId,
  {
    shown,
    brief,
    parts,
    number,
    standing = [],
  }: {
    shown: Shown;
    brief: Brief;
    parts: Pick<ModelParts, 'texts'>;
    number: number;
    standing?: readonly Record<string, unknown>[];
  },
): Question<MethodId> {
  return {
    id: `evaluate-${method}`,
    role: method,
    kind: method,
    text: askEvaluator(method, askingOf({ outcomes: shown.outcomes, brief, texts: parts.texts, standing })),
    sample: number,
    duty: { journeys: brief.scope.journeys, criteria: [], scale: 10, expert: null },
  };
}

async function sample(evaluation: Evaluation, number: number): Promise<Opinion> {
  const { method, measured, room } = evaluation;
  const { shown, brief, parts } = room;
  const { words } = parts.texts;
  const heard = await putChanged<MethodId>(
    {
      role: method,
      kind: method,
      sample: number,
      facts: null,
      over: null,
      ask: (of, standing) => evaluatorQuestion(method, { shown, brief: of, parts, number, standing }),
    },
    room,
  );
  const sieve = new Sieve(brief.ground);
  const merged = heard.answers.reduce(
    (opinion, answer) => mergeNext(opinion, answer, { ...shown, sieve, words, original: measured }),
    measured,
  );
  const notes = noteJudgement({ ...about(heard), model: parts.choose(method).model, brief, sieve }, words);
  const honest = {
    ...merged,
    limitations: merged.limitations.filter((line) => !parts.untrue.includes(line)),
  };
  const curtailed = heard.isCurtailed ? [tell(words, 'budget_carried')] : [];
  return holdCeiling(measured, withNotes(honest, [...notes, ...curtailed]), brief.ground);
}

/** Older answers first: each can only lower and add, so that the worse of all of them counts. */
function mergeNext(opinion: Opinion, answer: AnswerOf<MethodId>, merging: Merging): Opinion {
  const merged = mergeOpinion(opinion, answer, merging);
  if (merged === null) throw misplaced(opinion.method);
  return merged;
}

/** A budget that ends between samples leaves the answers that are there. */
async function sampleMore(evaluation: Evaluation): Promise<Opinion[]> {
  const numbers = Array.from({ length: evaluation.room.parts.samples - 1 }, (_, at) => at + 2);
  const asked = await Promise.allSettled(numbers.map((number) => sample(evaluation, number)));
  const failed = asked.find((one) => one.status === 'rejected' && !(one.reason instanceof BudgetReached));
  if (failed?.status === 'rejected') throw failed.reason;
  return asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** Where the evidence itself caps the score, no score decides: then only a critical failure is asked about again. */
function isOpen({ measured }: Evaluation, first: Opinion): boolean {
  const isNewlyCritical = first.critical_failures.length > measured.critical_failures.length;
  if (measured.evidence_cap !== undefined) return isNewlyCritical;
  return isDecisive({
    score: scoreOpinion(first).score,
    measured: scoreOpinion(measured).score,
    isNewlyCritical,
  });
}

function decide(samples: readonly [Opinion, ...Opinion[]], { room: { parts } }: Evaluation): Opinion {
  const median = chooseMedian(samples, (opinion) => scoreOpinion(opinion).score);
  if (samples.length === 1) return median;
  const scores = samples.map((opinion) => scoreOpinion(opinion).score).join(', ');
  return withNotes(median, [tell(parts.texts.words, 'spread', { samples: samples.length, scores })]);
}

function withNotes<O extends Opinion>(opinion: O, notes: readonly string[]): O {
  return { ...opinion, limitations: [...new Set([...opinion.limitations, ...notes])] };
}
