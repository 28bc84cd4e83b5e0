import type { Aggregate } from '../contract/aggregation.ts';
import { fill } from './fill.ts';
import type { ReportWords } from './words.ts';

/** `8.4/10 — PASS`, or the plain statement that there is no verdict. */
export function formatVerdictLine(aggregate: Aggregate | null, words: ReportWords): string {
  if (aggregate === null) return words.verdict.none;
  return fill(words.verdict.line, {
    average: formatAverage(aggregate),
    word: words.verdict[aggregate.verdict],
  });
}

/** The average with exactly one decimal. */
export function formatAverage(aggregate: Aggregate): string {
  return aggregate.average_score.toFixed(1);
}
