import type { Arc } from '../contract/arc.ts';
import type { Debate } from '../contract/debate.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import type { JudgeReport } from '../contract/judge.ts';
import { fillSentence } from './sentence.ts';
import { standOf } from './stand.ts';

/** A debate as it ended; `report` is where its report lies. */
export interface DebateEnd {
  readonly debate: Debate | null;
  readonly judge: JudgeReport['verdict'] | null;
  readonly arc: Arc;
  readonly reasons: readonly string[];
  readonly report: string;
}

/** The debate in a few plain lines for a terminal; text of pages in it is not escaped yet. */
export function tellDebate({ debate, judge, arc, reasons, report }: DebateEnd, words: DebateWords): string[] {
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
    fillSentence(summary.report, { report }),
  ];
}

function tellScores(debate: Debate, { report, summary }: DebateWords): string[] {
  const { round, cycle, passing, failing, pending, threshold, scale } = debate;
  const verdict = report[`verdict_${standOf(debate)}`];
  const values = { round, cycle, passing, failing, pending, threshold, scale, total: debate.criteria.length };
  return [fillSentence(summary.verdict, { ...values, verdict }), fillSentence(summary.scores, values)];
}
