import { METHOD_IDS } from '../contract/primitives.ts';
import { describeDebate } from './debate-line.ts';
import { escapeLog } from './escape.ts';
import { fill } from './fill.ts';
import type { ReportInput } from './input.ts';
import { tellRuleChanges } from './rule-changes.ts';
import { formatVerdictLine } from './verdict-line.ts';

/** The run in a few plain lines for a terminal; every line is safe to print in a workflow's log. */
export function renderTerminalSummary(input: ReportInput): string[] {
  const { aggregate, conclusion, assets, locations } = input;
  const { words } = assets;
  const path = locations.html_path;
  return [
    formatVerdictLine(aggregate, words),
    ...scoreLines(input),
    ...fixLines(input),
    `${words.sections.debate}: ${describeDebate(input)}`,
    `${words.labels.gate}: ${words.conclusion[conclusion.conclusion]}`,
    ...conclusion.reasons.map((reason) => `  ${escapeLog(reason)}`),
    ...tellRuleChanges(input.outcomes, words),
    ...(path === null ? [] : [fill(words.labels.report_at, { path: escapeLog(path) })]),
    words.integrity,
  ].map((line) => `${/^ */.exec(line)?.[0] ?? ''}${escapeLog(line)}`);
}

function scoreLines({ aggregate, assets }: ReportInput): string[] {
  const { methods, empty } = assets.words;
  if (aggregate === null) return [`  ${empty.scores}`];
  return METHOD_IDS.map((id) => `  ${String(aggregate.method_scores[id]).padStart(2)} ${methods[id]}`);
}

function fixLines({ aggregate, assets }: ReportInput): string[] {
  const { severities, empty, sections } = assets.words;
  if (aggregate === null) return [];
  const fixes = aggregate.top_fixes;
  if (fixes.length === 0) return [`${sections.fixes}: ${empty.fixes}`];
  return [
    sections.fixes,
    ...fixes.flatMap((fix, index) => [
      `  ${index + 1}. ${escapeLog(fix.title)} (${severities[fix.severity]}, ${escapeLog(fix.evidence_ref)})`,
      `     ${escapeLog(fix.recommendation)}`,
    ]),
  ];
}
