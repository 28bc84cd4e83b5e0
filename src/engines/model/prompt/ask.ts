import type { CriteriaSet, Expert } from '../../../contract/criteria.ts';
import type { Outcomes } from '../../../contract/outcome.ts';
import type { MethodId } from '../../../contract/primitives.ts';
import type { Review } from '../../../contract/review.ts';
import type { Role } from '../request.ts';
import { cleanPageText } from './clean-page-text.ts';
import { type Conceal, describeOutcomes } from './describe-outcomes.ts';
import { fenceData } from './fence-data.ts';
import { fillTemplate } from './fill-template.ts';
import type { PromptTexts } from './prompt-texts.ts';

/**
 * What a question is written with. `standing` are the role's earlier judgements where only a part is asked about, `null`
 * where all of it is; `again` says what a first answer lacked.
 */
export interface Asking {
  readonly texts: PromptTexts;
  readonly nonce: string;
  readonly outcomes: Outcomes;
  readonly conceal: Conceal;
  readonly standing: readonly Record<string, unknown>[] | null;
  readonly again: readonly string[];
}

/** The question to an evaluator: its own method's text, and only what was measured for it. */
export function askEvaluator(method: MethodId, asking: Asking): string {
  return frame(method, { ...asking, task: asking.texts.methods[method] });
}

/** The question to an expert in phase 1: the criteria and its own perspective, and nothing of the other expert. */
export function askReview(expert: Expert, criteria: CriteriaSet, asking: Asking): string {
  const task = fillTemplate(asking.texts.review, {
    perspective: asking.texts.experts[expert],
    expert,
    ...describeCriteria(criteria),
  });
  return frame(expert, { ...asking, task });
}

/** The question to an expert in phase 2: both first reviews, as data. */
export function askCrossReview(
  pair: { own: Review; theirs: Review },
  criteria: CriteriaSet,
  asking: Asking,
): string {
  const { expert } = pair.own;
  const task = fillTemplate(asking.texts.cross_review, {
    perspective: asking.texts.experts[expert],
    expert,
    own: fenceData(asking.nonce, describeReview(pair.own, asking.conceal)),
    theirs: fenceData(asking.nonce, describeReview(pair.theirs, asking.conceal)),
    ...describeCriteria(criteria),
  });
  return frame(expert, { ...asking, task });
}

/** The question to the judge, who sees no score of the debate. */
export function askJudge(criteria: CriteriaSet, asking: Asking): string {
  return frame('judge', { ...asking, task: fillTemplate(asking.texts.judge, describeCriteria(criteria)) });
}

function frame(role: Role, asking: Asking & { task: string }): string {
  const { texts, nonce, outcomes, conceal, standing, again } = asking;
  const measured = fenceData(nonce, describeOutcomes(role, outcomes, conceal));
  const parts = [
    fillTemplate(texts.question, { task: asking.task.trim(), measured }),
    ...(standing === null ? [] : [fillTemplate(texts.unchanged, { standing: fenceData(nonce, standing) })]),
    ...(again.length === 0
      ? []
      : [fillTemplate(texts.again, { reasons: cleanPageText(again.join(' '), 2000) })]),
  ];
  return parts.join('\n\n');
}

function describeCriteria({ criteria, scale, threshold }: CriteriaSet): Record<string, string | number> {
  const lines = criteria.map(
    ({ id, number, name, description }) => `- ${id} (C${number} ${name}): ${description}`,
  );
  return { criteria: lines.join('\n'), scale, threshold };
}

function describeReview({ scores, journeys }: Review, conceal: Conceal): Record<string, unknown>[] {
  return [
    ...scores.map(({ criterion, score, evidence, evidence_refs }) => ({
      criterion,
      score,
      evidence: cleanPageText(conceal(evidence), 400),
      refs: evidence_refs,
    })),
    ...journeys.map(({ journey, assessment, issues }) => ({
      journey,
      assessment,
      issues: cleanPageText(conceal(issues)),
    })),
  ];
}
