import type { CriteriaSet, Criterion } from '../contract/criteria.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import type { JudgedCriterion, JudgeReport } from '../contract/judge.ts';
import { fillSentence } from './sentence.ts';

/** What the judge's word is held to. */
export interface JudgeDuty {
  readonly criteria: CriteriaSet;
  readonly hasRef: (ref: string) => boolean;
  readonly words: DebateWords;
}

/**
 * Holds a judge to the criteria: every one has a row, a score decides its status, a place that does not exist is dropped,
 * and the verdict follows from the rows. A judge who could not see the build is never overruled towards a pass.
 */
export function settleJudge(report: JudgeReport, duty: JudgeDuty): JudgeReport {
  const given = new Map(report.criteria.map((row) => [row.criterion, row]));
  const criteria = duty.criteria.criteria.map((criterion) =>
    settleRow(criterion, given.get(criterion.id), duty),
  );
  const decided = decideJudge(criteria);
  const below = new Set(criteria.filter(({ status }) => status === 'below').map((row) => row.criterion));
  return {
    ...report,
    scale: duty.criteria.scale,
    threshold: duty.criteria.threshold,
    verdict: decided === 'PASS' && report.verdict === 'UNEVALUABLE' ? 'UNEVALUABLE' : decided,
    criteria,
    failing: report.failing.filter(({ criterion }) => below.has(criterion)),
  };
}

/** FAIL if one criterion falls below; PASS if all that were judged meet the threshold and none is unevaluable. */
export function decideJudge(criteria: readonly JudgedCriterion[]): JudgeReport['verdict'] {
  const has = (status: JudgedCriterion['status']): boolean => criteria.some((one) => one.status === status);
  if (has('below')) return 'FAIL';
  return has('unevaluable') || !has('met') ? 'UNEVALUABLE' : 'PASS';
}

/** The report in place of a judge who gave none: nothing is judged, and a person has to look. */
export function reportNoJudge(
  about: { readonly round: number; readonly version: string; readonly reason: string },
  { criteria, words }: Pick<JudgeDuty, 'criteria' | 'words'>,
): JudgeReport {
  const { round, version, reason } = about;
  return {
    round,
    version,
    mode: 'static',
    scale: criteria.scale,
    threshold: criteria.threshold,
    verdict: 'UNEVALUABLE',
    criteria: criteria.criteria.map((criterion) => unseen(criterion, words)),
    failing: [],
    observations: [],
    overall: words.judge.unavailable,
    artefacts: [],
    limitations: [fillSentence(words.judge.unavailable_why, { reason })],
  };
}

function settleRow(
  criterion: Criterion,
  row: JudgedCriterion | undefined,
  { criteria: { scale, threshold }, hasRef, words }: JudgeDuty,
): JudgedCriterion {
  if (row === undefined) return unseen(criterion, words);
  const { id, number, name } = criterion;
  const worst = row.worst_ref !== null && hasRef(row.worst_ref) ? row.worst_ref : null;
  const kept = { ...row, criterion: id, number, name, worst_ref: worst };
  if (row.score === null)
    return { ...kept, status: row.status === 'not_judged' ? 'not_judged' : 'unevaluable' };
  const score = Math.min(row.score, scale);
  return { ...kept, score, status: score >= threshold ? 'met' : 'below' };
}

function unseen({ id, number, name }: Criterion, words: DebateWords): JudgedCriterion {
  const evidence = words.judge.unseen;
  return { criterion: id, number, name, score: null, status: 'unevaluable', worst_ref: null, evidence };
}
