import type { Evidence } from '../../contract/evidence.ts';
import type { Opinion } from '../../contract/opinion.ts';
import type { MethodId } from '../../contract/primitives.ts';
import { scoreOpinion } from '../../methods/score-opinion.ts';
import type { Shown } from '../engine.ts';
import { chooseMedian, isDecisive } from '../model/choose-median.ts';
import { Sieve } from '../model/ground/sieve.ts';
import { mergeOpinion } from '../model/merge/merge-opinion.ts';
import { askEvaluator } from '../model/prompt/ask.ts';
import type { Brief } from './brief.ts';
import { BudgetReached } from './exchange.ts';
import { holdCeiling } from './hold-ceiling.ts';
import { noteJudgement, tell } from './notes.ts';
import type { ModelParts } from './parts.ts';
import { misplaced, putQuestion, type Question } from './put-question.ts';

/** One evaluation: what was measured for it, what is shown, and the parts of the engine. */
interface Evaluation {
  readonly method: MethodId;
  readonly shown: Shown;
  readonly measured: Opinion;
  readonly brief: Brief;
  readonly parts: ModelParts;
}

/** One evaluator's opinion by a model, under the measured ceiling. Throws AbsentError. */
export async function evaluateByModel(evaluation: Evaluation): Promise<Opinion> {
  try {
    const first = await sample(evaluation, 1);
    const more = isOpen(evaluation, first) ? await sampleMore(evaluation) : [];
    return decide([first, ...more], evaluation);
  } catch (error) {
    if (!(error instanceof BudgetReached)) throw error;
    return withNotes(evaluation.measured, [tell(evaluation.parts.texts.words, 'budget')]);
  }
}

/** The question of an evaluator. */
export function evaluatorQuestion(
  method: MethodId,
  {
    shown,
    brief,
    parts,
    number,
  }: { shown: Shown; brief: Brief; parts: Pick<ModelParts, 'texts'>; number: number },
): Question<MethodId> {
  const asking = { texts: parts.texts, nonce: brief.nonce, conceal: brief.conceal, outcomes: shown.outcomes };
  return {
    id: `evaluate-${method}`,
    role: method,
    kind: method,
    text: askEvaluator(method, asking),
    sample: number,
    duty: { journeys: walkedIds(shown.evidence), criteria: [], scale: 10, expert: null },
  };
}

/** The journeys that were walked. */
export function walkedIds({ journeys }: Evidence): string[] {
  return journeys.filter(({ status }) => status !== 'skipped').map(({ id }) => id);
}

async function sample(evaluation: Evaluation, number: number): Promise<Opinion> {
  const { method, measured, shown, brief, parts } = evaluation;
  const answer = await putQuestion(evaluatorQuestion(method, { shown, brief, parts, number }), brief, parts);
  const sieve = new Sieve(brief.ground);
  const merged = mergeOpinion(measured, answer, { ...shown, sieve, words: parts.texts.words });
  if (merged === null) throw misplaced(method);
  const notes = noteJudgement(
    { model: parts.choose(method).model, brief, sieve, isSuspected: answer.injection_suspected },
    parts.texts.words,
  );
  const honest = {
    ...merged,
    limitations: merged.limitations.filter((line) => !parts.untrue.includes(line)),
  };
  return holdCeiling(measured, withNotes(honest, notes), brief.ground);
}

/** A budget that ends between samples leaves the answers that are there. */
async function sampleMore(evaluation: Evaluation): Promise<Opinion[]> {
  const numbers = Array.from({ length: evaluation.parts.samples - 1 }, (_, at) => at + 2);
  const asked = await Promise.allSettled(numbers.map((number) => sample(evaluation, number)));
  const failed = asked.find((one) => one.status === 'rejected' && !(one.reason instanceof BudgetReached));
  if (failed?.status === 'rejected') throw failed.reason;
  return asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

function isOpen({ measured }: Evaluation, first: Opinion): boolean {
  return isDecisive({
    score: scoreOpinion(first).score,
    measured: scoreOpinion(measured).score,
    isNewlyCritical: first.critical_failures.length > measured.critical_failures.length,
  });
}

function decide(samples: readonly [Opinion, ...Opinion[]], { parts }: Evaluation): Opinion {
  const median = chooseMedian(samples, (opinion) => scoreOpinion(opinion).score);
  if (samples.length === 1) return median;
  const scores = samples.map((opinion) => scoreOpinion(opinion).score).join(', ');
  return withNotes(median, [tell(parts.texts.words, 'spread', { samples: samples.length, scores })]);
}

function withNotes<O extends Opinion>(opinion: O, notes: readonly string[]): O {
  return { ...opinion, limitations: [...new Set([...opinion.limitations, ...notes])] };
}
