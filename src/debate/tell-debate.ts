import type { Arc } from '../contract/arc.ts';
import type { Debate } from '../contract/debate.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import type { JudgeReport } from '../contract/judge.ts';
import { fillSentence } from './sentence.ts';
import { isBlocking, standOf } from './stand.ts';

/** A debate as it ended; `report` is where its report lies, `rulings` where a person's rulings go. */
export interface DebateEnd {
  readonly debate: Debate | null;
  readonly judge: JudgeReport['verdict'] | null;
  readonly arc: Arc;
  readonly reasons: readonly string[];
  readonly report: string;
  readonly rulings: string;
}

/** The debate in a few plain lines for a terminal; text of pages in it is not escaped yet. */
export function tellDebate(end: DebateEnd, words: DebateWords): string[] {
  const { debate, judge, arc, reasons, report } = end;
  const { summary } = words;
  return [
    ...(debate === null ? [summary.nobody] : tellScores(debate, words)),
    ...reasons.map((reason) => `  ${reason}`),
    judge === null ? summary.no_judge : fillSentence(summary.judge, { verdict: judge }),
    fillSentence(summary.next, {
      next: words.arc.next[arc.next],
      used: arc.used,
      max_cycles: arc.max_cycles,
    }),
    ...tellRuling(end, words),
    fillSentence(summary.report, { report }),
  ];
}

/** How to rule on the first disagreement that decides. */
function tellRuling({ debate, rulings }: DebateEnd, { summary }: DebateWords): string[] {
  const row = debate?.criteria.find((one) => isBlocking(one, debate.threshold));
  if (debate === null || row === undefined || standOf(debate) !== 'ruling') return [];
  const { criterion, combined: score } = row;
  return [fillSentence(summary.rule, { rulings, criterion, score, round: debate.round })];
}

function tellScores(debate: Debate, { report, summary }: DebateWords): string[] {
  const { round, cycle, passing, failing, pending, threshold, scale } = debate;
  const verdict = report[`verdict_${standOf(debate)}`];
  const values = { round, cycle, passing, failing, pending, threshold, scale, total: debate.criteria.length };
  return [fillSentence(summary.verdict, { ...values, verdict }), fillSentence(summary.scores, values)];
}
