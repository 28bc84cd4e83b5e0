import type { Finding } from '../../../contract/method-result.ts';
import type { Opinion } from '../../../contract/opinion.ts';
import type { MethodId, Severity } from '../../../contract/primitives.ts';
import type { AnswerOf, Problem } from '../answer/answers.ts';
import { holdProblems, severityOf, toEvidence, toFinding } from './hold-problems.ts';
import { holdViolations, mergeNielsen } from './merge-nielsen.ts';
import { mergePure } from './merge-pure.ts';
import { mergeSpark } from './merge-spark.ts';
import { type Added, mergeTestimony } from './merge-testimony.ts';
import { mergeWalkthrough } from './merge-walkthrough.ts';
import { holdIssues, mergeWcag } from './merge-wcag.ts';
import type { Merging } from './merging.ts';

type MethodAnswer = AnswerOf<MethodId>;
type OpinionOf<M extends MethodId> = Extract<Opinion, { method: M }>;

/** Joins the measured opinion and a model's answer: the model can lower and add, and nothing else. */
export function mergeOpinion(measured: Opinion, answer: MethodAnswer, given: Merging): Opinion | null {
  const merging = { ...given, original: given.original ?? measured };
  if (measured.method === 'spark' && answer.kind === 'spark')
    return {
      ...measured,
      judgement: mergeSpark(measured.judgement, answer, merging),
      ...join(measured, { answer, problems: rated(answer, merging) }, merging),
    };
  if (measured.method === 'cognitive_walkthrough' && answer.kind === 'cognitive_walkthrough')
    return {
      ...measured,
      judgement: mergeWalkthrough(measured.judgement, answer, merging),
      ...join(measured, { answer, problems: rated(answer, merging) }, merging),
    };
  if (measured.method === 'pure' && answer.kind === 'pure')
    return {
      ...measured,
      judgement: mergePure(measured.judgement, answer, merging),
      ...join(measured, { answer, problems: [] }, merging),
    };
  if (measured.method === 'nielsen' && answer.kind === 'nielsen')
    return joinNielsen(measured, answer, merging);
  if (measured.method === 'wcag_2_2_aa' && answer.kind === 'wcag_2_2_aa')
    return joinWcag(measured, answer, merging);
  return null;
}

interface Rated {
  readonly problem: Problem;
  readonly severity: Severity;
}

function rated(answer: { problems: (Problem & { severity: number })[] }, { sieve }: Merging): Rated[] {
  return holdProblems(answer.problems, sieve).map((problem) => ({
    problem,
    severity: severityOf(problem.severity),
  }));
}

function joinNielsen(measured: OpinionOf<'nielsen'>, answer: AnswerOf<'nielsen'>, merging: Merging): Opinion {
  const held = holdViolations(answer, merging);
  const problems = held.map((problem): Rated => {
    const isCritical = problem.severity === 4 && problem.core_task;
    return { problem, severity: isCritical ? 'critical' : severityOf(problem.severity) };
  });
  const judgement = mergeNielsen(measured.judgement, { answer, held }, merging);
  return { ...measured, judgement, ...join(measured, { answer, problems }, merging) };
}

const BY_CLASS = { minor: 'low', serious: 'high', critical: 'critical' } as const;

function joinWcag(
  measured: OpinionOf<'wcag_2_2_aa'>,
  answer: AnswerOf<'wcag_2_2_aa'>,
  merging: Merging,
): Opinion {
  const held = holdIssues(answer, merging);
  const problems = held.map((problem) => ({ problem, severity: BY_CLASS[problem.class] }));
  const judgement = mergeWcag(measured.judgement, held, merging);
  return { ...measured, judgement, ...join(measured, { answer, problems }, merging) };
}

function join(
  measured: Opinion,
  { answer, problems }: { answer: MethodAnswer; problems: readonly Rated[] },
  merging: Merging,
) {
  const added: Added = {
    facts: answer.facts,
    confidence: answer.confidence,
    findings: problems.map(({ problem, severity }): Finding => toFinding(problem, severity)),
    evidence: problems.map(({ problem }) => toEvidence(problem)),
    critical_failures: problems
      .filter(({ severity }) => severity === 'critical')
      .map(({ problem }) => `${problem.ref}: ${problem.claim}`),
    notes: [],
  };
  return mergeTestimony(measured, added, merging);
}
