import type { ReportInput } from './input.ts';
import { renderActionLoops } from './markdown/action-loops.ts';
import { renderDebate } from './markdown/debate-section.ts';
import { renderCriticalFailures, renderFixes } from './markdown/fixes-section.ts';
import { renderJourneys } from './markdown/journeys-section.ts';
import { renderJson } from './markdown/json-section.ts';
import { renderLimits } from './markdown/limits-section.ts';
import { joinBlocks } from './markdown/md.ts';
import { renderScores, renderVerdict } from './markdown/verdict-section.ts';

/** The whole report as Markdown, in the fixed order for people; all text of pages and models is escaped. */
export function renderMarkdownReport(input: ReportInput): string {
  const { aggregate, assets } = input;
  const { words } = assets;
  return joinBlocks([
    ...renderVerdict(input),
    ...renderScores(input),
    ...renderActionLoops(aggregate?.action_analysis ?? null, words),
    ...renderFixes(aggregate, words),
    ...renderCriticalFailures(aggregate, words),
    ...renderLimits(input),
    ...renderDebate(input),
    ...renderJourneys(input),
    ...renderJson(aggregate, words),
  ]);
}
