import { fill } from './fill.ts';
import type { ReportInput } from './input.ts';

/** The debate's conclusion in one sentence, unescaped. */
export function describeDebate(input: ReportInput): string {
  const { debate, conclusion, assets } = input;
  const { words } = assets;
  if (debate === null) return words.empty.debate;
  const { passing, failing, pending, threshold, scale, criteria } = debate;
  const state = words.debate_state[conclusion.debate ?? 'none'];
  return `${state} ${fill(words.sentences.debate, { passing, failing, pending, threshold, scale, all: criteria.length })}`;
}
