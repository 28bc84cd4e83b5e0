import type { CriterionOutcome } from '../contract/debate.ts';
import { isUndecided, judgeCriterion, type Standing, settle, writeScores } from './judge-criterion.ts';
import type { Outcome, RunEnd } from './run-end.ts';
import { type GateWords, say } from './words.ts';

const MOST_GONE = 20;

/** Why a run ends as it does: which check it belongs to, how heavy it is, and whether the base was no better. */
export interface Reason {
  readonly part: 'verdict' | 'debate' | 'both';
  readonly weight: 'failure' | 'question' | 'note';
  readonly text: string;
  readonly isOld: boolean;
}

/** Every reason, worst first; no verdict and no debate are never a pass. */
export function listReasons(run: RunEnd, words: GateWords): Reason[] {
  return [
    ...listFaults(run, words),
    ...listCriticals(run, words),
    ...listNews(run, words),
    ...listAverage(run, words),
    ...listCriteria(run, 'fail', words),
    ...listJudge(run, words),
    ...listCriteria(run, 'pending', words),
    ...listProvisional(run, words),
    ...listSpent(run, words),
    ...listOpen(run, words),
    ...listKnown(run, words),
  ];
}

type Kind = `${Reason['part']} ${Reason['weight']}`;

function reason(kind: Kind, text: string, isOld = false): Reason {
  const [part, weight] = kind.split(' ') as [Reason['part'], Reason['weight']];
  return { part, weight, text, isOld };
}

function listFaults({ aggregate, debate, absent, broken, spent }: RunEnd, words: GateWords): Reason[] {
  const isExplained = broken !== null || absent.length > 0;
  return [
    ...(broken === null ? [] : [reason('both failure', say(words, 'broken', { what: broken }))]),
    ...absent.map((who) => reason('both failure', say(words, 'absent', { who }))),
    ...(aggregate === null && !isExplained ? [reason('verdict failure', say(words, 'no_verdict'))] : []),
    ...(debate === null && !isExplained && spent == null
      ? [reason('debate failure', say(words, 'no_debate'))]
      : []),
  ];
}

/** The cycles are used up: no expert was asked and a person decides, or this was the last one that could be held. */
function listSpent({ debate, spent }: RunEnd, words: GateWords): Reason[] {
  if (spent == null) return [];
  const weight = debate === null ? 'debate question' : 'debate note';
  return [reason(weight, say(words, debate === null ? 'spent' : 'last_cycle', { cycles: spent }))];
}

/** One failure that several methods name is one reason; one that a person waived is told and blocks nothing. */
function listCriticals({ aggregate, waived = [], base }: RunEnd, words: GateWords): Reason[] {
  const failures = [...new Set((aggregate?.critical_failures ?? []).map(({ failure }) => failure))];
  return failures.map((failure) =>
    waived.includes(failure)
      ? reason('verdict note', say(words, 'critical_waived', { failure }))
      : reason(
          'verdict failure',
          say(words, 'critical_failure', { failure }),
          base?.critical.includes(failure) === true,
        ),
  );
}

/** New findings block, from minor on; a critical one is told as the failure that it is. */
function listNews({ known }: RunEnd, words: GateWords): Reason[] {
  const plain = (known?.fresh ?? []).filter(({ critical }) => !critical);
  return plain.map(({ title, ref, severity }) =>
    reason(severity < 2 ? 'verdict note' : 'verdict failure', say(words, 'fresh', { title, ref })),
  );
}

function listKnown({ known }: RunEnd, words: GateWords): Reason[] {
  if (known == null) return [];
  const { kept, gone } = known;
  const titles = gone.slice(0, MOST_GONE).join('; ');
  return [
    ...(kept === 0 ? [] : [reason('verdict note', say(words, 'kept', { count: kept }))]),
    ...(gone.length === 0
      ? []
      : [reason('verdict note', say(words, 'gone', { count: gone.length, titles }))]),
  ];
}

function listAverage(run: RunEnd, words: GateWords): Reason[] {
  const { aggregate, base } = run;
  if (aggregate === null || verdictOf(run) !== 'fail' || hasCritical(run)) return [];
  const isOld = base != null && aggregate.average_score >= base.average;
  return [reason('verdict failure', say(words, 'failed', averageOf(aggregate)), isOld)];
}

function listProvisional(run: RunEnd, words: GateWords): Reason[] {
  if (run.aggregate === null || verdictOf(run) !== 'provisional') return [];
  if (run.accepted?.includes('provisional'))
    return [reason('verdict note', say(words, 'provisional_accepted'))];
  return [reason('verdict question', say(words, 'provisional'), run.base?.complete === false)];
}

/** The verdict that is left when the waived critical failures are set aside. */
function verdictOf(run: RunEnd): Outcome['verdict'] | null {
  const { aggregate } = run;
  if (aggregate === null || aggregate.verdict !== 'fail') return aggregate?.verdict ?? null;
  if (aggregate.critical_failures.length === 0 || hasCritical(run)) return 'fail';
  if (!aggregate.interactive_test_completed) return 'provisional';
  return aggregate.threshold_met ? 'pass' : 'fail';
}

function hasCritical({ aggregate, waived = [] }: RunEnd): boolean {
  return (aggregate?.critical_failures ?? []).some(({ failure }) => !waived.includes(failure));
}

/** The average as the sentences write it. */
export function averageOf(aggregate: Outcome | null): { average: string } {
  return { average: aggregate?.average_score.toFixed(1) ?? '' };
}

function listCriteria(run: RunEnd, standing: Exclude<Standing, 'pass'>, words: GateWords): Reason[] {
  return pickCriteria(run, standing).map((row) => {
    const isOld = settle(row) >= (run.base?.criteria[row.criterion] ?? Number.POSITIVE_INFINITY);
    const threshold = run.debate?.threshold ?? 0;
    return standing === 'fail'
      ? reason('debate failure', say(words, 'criterion', { ...row, score: settle(row), threshold }), isOld)
      : reason('debate question', say(words, 'pending', { ...row, scores: writeScores(row) }), isOld);
  });
}

function listJudge({ judge, accepted, base }: RunEnd, words: GateWords): Reason[] {
  if (judge === 'FAIL') return [reason('debate failure', say(words, 'judge'), base?.judge === 'FAIL')];
  if (judge !== 'UNEVALUABLE') return [];
  if (accepted?.includes('judge')) return [reason('debate note', say(words, 'judge_accepted'))];
  const isOld = base?.judge === 'UNEVALUABLE' || base?.judge === 'FAIL';
  return [reason('debate question', say(words, 'judge_unevaluable'), isOld)];
}

function listOpen(run: RunEnd, words: GateWords): Reason[] {
  return pickCriteria(run, 'pass')
    .filter(isUndecided)
    .map((row) => reason('debate note', say(words, 'open', { ...row, scores: writeScores(row) })));
}

function pickCriteria({ debate }: RunEnd, standing: Standing): CriterionOutcome[] {
  if (debate === null) return [];
  return debate.criteria.filter((row) => judgeCriterion(row, debate.threshold) === standing);
}
