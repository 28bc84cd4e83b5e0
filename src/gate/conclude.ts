import type { Aggregate } from '../contract/aggregation.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import type { CriterionOutcome, Debate } from '../contract/debate.ts';
import { type GateWords, say } from './words.ts';

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
export function conclude(run: RunEnd, words: GateWords): Conclusion {
  const failures = listFailures(run, words);
  const blocking = [...failures, ...listQuestions(run, words)];
  const word = failures.length > 0 ? 'failure' : blocking.length > 0 ? 'action_required' : 'success';
  return {
    conclusion: word !== 'success' && run.mode === 'advisory' ? 'neutral' : word,
    verdict: run.aggregate?.verdict ?? null,
    debate: run.debate === null ? null : summarize(run.debate),
    mode: run.mode,
    reasons: [
      ...(blocking.length > 0 ? blocking : [say(words, 'passed', averageOf(run))]),
      ...listNotes(run, words),
    ],
  };
}

function listFailures({ aggregate, debate, judge, absent, broken }: RunEnd, words: GateWords): string[] {
  const isExplained = broken !== null || absent.length > 0;
  const critical = listCriticalFailures(aggregate);
  return [
    ...(broken === null ? [] : [say(words, 'broken', { what: broken })]),
    ...absent.map((who) => say(words, 'absent', { who })),
    ...(aggregate === null && !isExplained ? [say(words, 'no_verdict')] : []),
    ...(debate === null && !isExplained ? [say(words, 'no_debate')] : []),
    ...critical.map((failure) => say(words, 'critical_failure', { failure })),
    ...(aggregate?.verdict === 'fail' && critical.length === 0
      ? [say(words, 'failed', averageOf({ aggregate }))]
      : []),
    ...pickCriteria(debate, 'fail').map((row) =>
      say(words, 'criterion', { ...row, score: settle(row), threshold: debate?.threshold ?? 0 }),
    ),
    ...(judge === 'FAIL' ? [say(words, 'judge')] : []),
  ];
}

/** One failure that several methods name is one reason. */
function listCriticalFailures(aggregate: Aggregate | null): string[] {
  return [...new Set((aggregate?.critical_failures ?? []).map(({ failure }) => failure))];
}

function averageOf({ aggregate }: Pick<RunEnd, 'aggregate'>): { average: string } {
  return { average: aggregate?.average_score.toFixed(1) ?? '' };
}

function listQuestions({ aggregate, debate }: RunEnd, words: GateWords): string[] {
  return [
    ...pickCriteria(debate, 'pending').map((row) =>
      say(words, 'pending', { ...row, scores: writeScores(row) }),
    ),
    ...(aggregate?.verdict === 'provisional' ? [say(words, 'provisional')] : []),
  ];
}

function listNotes({ debate }: RunEnd, words: GateWords): string[] {
  return pickCriteria(debate, 'pass')
    .filter(isUndecided)
    .map((row) => say(words, 'open', { ...row, scores: writeScores(row) }));
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
