import type { ActionInput } from '../contract/action-analysis.ts';
import type { ReportWords } from './words.ts';

/** What to do with an input of an action, and why, in one sentence; its name is left to the caller. Unescaped. */
export function describeInput(input: ActionInput, words: ReportWords): string {
  const { labels, recommendations } = words;
  const notes = [
    ...(input.sensitive_or_consequential ? [labels.sensitive] : []),
    ...(input.confirmation_required ? [labels.confirm] : []),
  ];
  const what = [recommendations[input.recommendation], ...notes].join(', ');
  return `${what}. ${input.rationale}`;
}
