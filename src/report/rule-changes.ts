import type { Outcomes } from '../contract/outcome.ts';
import { fill } from './fill.ts';
import type { ReportWords } from './words.ts';

/** What the project changed in the catalogue, and what of its own rules broke off: one sentence each. Unescaped text. */
export function tellRuleChanges(outcomes: Outcomes | null, { sentences }: ReportWords): string[] {
  const project = outcomes?.project;
  if (outcomes === null || project === undefined) return [];
  const { off, regraded, own } = project;
  const grades = regraded.map(({ rule, from, to }) => fill(sentences.rule_grade, { rule, from, to }));
  const broke = outcomes.rules.flatMap(({ rule, broke: fault }) =>
    fault === undefined ? [] : [fill(sentences.rule_broke, { rule, times: fault.times, what: fault.first })],
  );
  return [
    ...list(
      sentences.rules_off,
      off.map(({ rule, title }) => `${rule} (${title})`),
    ),
    ...list(sentences.rules_regraded, grades),
    ...list(sentences.rules_own, own),
    ...broke,
  ];
}

function list(sentence: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [fill(sentence, { count: names.length, names: names.join(', ') })];
}
