import type { Aggregate } from '../contract/aggregation.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import type { CriterionOutcome, Debate } from '../contract/debate.ts';

/**
 * How a run ended. `null` means that the document does not exist; a judge who was not called is `null` too.
 * `absent` names evaluators and experts that gave no result, `broken` says what stopped the run.
 */
export interface RunEnd {
  readonly aggregate: Aggregate | null;
  readonly debate: Debate | null;
  readonly judge: 'PASS' | 'FAIL' | null;
  readonly mode: Conclusion['mode'];
  readonly absent: readonly string[];
  readonly broken: string | null;
}

/** Decides the word of the check run. Every fault is a reason, worst first; no verdict and no debate are never a pass. */
export function conclude(run: RunEnd): Conclusion {
  const blocking = [...listFailures(run), ...listQuestions(run)];
  const word = listFailures(run).length > 0 ? 'failure' : blocking.length > 0 ? 'action_required' : 'success';
  return {
    conclusion: word !== 'success' && run.mode === 'advisory' ? 'neutral' : word,
    verdict: run.aggregate?.verdict ?? null,
    debate: run.debate === null ? null : summarize(run.debate),
    mode: run.mode,
    reasons: [...(blocking.length > 0 ? blocking : [REASONS.passed(run)]), ...listNotes(run)],
  };
}

const REASONS = {
  broken: (what: string) => `The run broke: ${what}`,
  absent: (who: string) => `${who} gave no result.`,
  noVerdict: 'There is no verdict: the five methods were not aggregated.',
  noDebate: 'There is no debate: the experts gave no synthesis.',
  criticalFailure: ({ method, failure }: Aggregate['critical_failures'][number]) =>
    `Critical failure (${method}): ${failure}`,
  failed: (average: number) => `The verdict is fail: the average is ${average.toFixed(1)}.`,
  criterion: ({ number, name }: CriterionOutcome, score: number, threshold: number) =>
    `C${number} ${name}: ${score}, below ${threshold}.`,
  judge: 'The judge failed the run.',
  pending: ({ number, name }: CriterionOutcome, scores: string) =>
    `C${number} ${name}: a person has to decide between ${scores}.`,
  provisional: 'The verdict is provisional: the complete live flow was not exercised.',
  open: ({ number, name }: CriterionOutcome, scores: string) =>
    `C${number} ${name}: ${scores} are undecided and cannot change the outcome.`,
  passed: ({ aggregate }: RunEnd) =>
    `The average is ${aggregate?.average_score.toFixed(1)} and every criterion holds.`,
} as const;

function listFailures({ aggregate, debate, judge, absent, broken }: RunEnd): string[] {
  const isExplained = broken !== null || absent.length > 0;
  return [
    ...(broken === null ? [] : [REASONS.broken(broken)]),
    ...absent.map(REASONS.absent),
    ...(aggregate === null && !isExplained ? [REASONS.noVerdict] : []),
    ...(debate === null && !isExplained ? [REASONS.noDebate] : []),
    ...(aggregate?.critical_failures ?? []).map(REASONS.criticalFailure),
    ...(aggregate?.verdict === 'fail' && aggregate.critical_failures.length === 0
      ? [REASONS.failed(aggregate.average_score)]
      : []),
    ...pickCriteria(debate, 'fail').map((row) => REASONS.criterion(row, settle(row), debate?.threshold ?? 0)),
    ...(judge === 'FAIL' ? [REASONS.judge] : []),
  ];
}

function listQuestions({ aggregate, debate }: RunEnd): string[] {
  return [
    ...pickCriteria(debate, 'pending').map((row) => REASONS.pending(row, writeScores(row))),
    ...(aggregate?.verdict === 'provisional' ? [REASONS.provisional] : []),
  ];
}

function listNotes({ debate }: RunEnd): string[] {
  return pickCriteria(debate, 'pass')
    .filter(isUndecided)
    .map((row) => REASONS.open(row, writeScores(row)));
}

type Standing = 'pass' | 'fail' | 'pending';

function summarize(debate: Debate): Standing {
  const standings = debate.criteria.map((row) => judgeCriterion(row, debate.threshold));
  return (['fail', 'pending'] as const).find((worst) => standings.includes(worst)) ?? 'pass';
}

function pickCriteria(debate: Debate | null, standing: Standing): CriterionOutcome[] {
  if (debate === null) return [];
  return debate.criteria.filter((row) => judgeCriterion(row, debate.threshold) === standing);
}

/** A disagreement waits for a person only when its two scores lie on different sides of the threshold. */
function judgeCriterion(row: CriterionOutcome, threshold: number): Standing {
  if (!isUndecided(row)) return row.status === 'FAIL' || settle(row) < threshold ? 'fail' : 'pass';
  const scores = listScores(row);
  if (scores.every((score) => score < threshold)) return 'fail';
  return scores.some((score) => score < threshold) ? 'pending' : 'pass';
}

function isUndecided(row: CriterionOutcome): boolean {
  return row.status === 'PENDING' && row.resolution === null;
}

function settle(row: CriterionOutcome): number {
  return row.resolution?.score ?? row.combined;
}

/** The two scores that stand after cross-review; the combined one where a position is missing. */
function listScores({ strategist, ux_specialist, combined }: CriterionOutcome): [number, number] {
  return [strategist?.adjusted ?? combined, ux_specialist?.adjusted ?? combined];
}

function writeScores(row: CriterionOutcome): string {
  return listScores(row).join(' and ');
}
