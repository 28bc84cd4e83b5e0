import { fill } from '../fill.ts';
import type { ReportInput } from '../input.ts';
import { collectLimits } from '../limits.ts';
import { nameMethods } from '../name-methods.ts';
import { bullets, type Markdown, type MarkdownValue, md, table } from './md.ts';

const MOST_NOT_MEASURED = 100;

/** What the evidence cannot carry, per method and per measure, and whether runs may be compared. */
export function renderLimits(input: ReportInput): Markdown[] {
  const { labels, sections, empty, sentences } = input.assets.words;
  const limits = collectLimits(input);
  const blocks = [md`## ${sections.limits}`];
  if (limits.statements.length > 0) blocks.push(bullets(limits.statements));
  const rows = limits.limitations.map((entry): MarkdownValue[] => [
    nameMethods(entry.methods, input.assets.words),
    entry.text,
  ]);
  if (rows.length > 0) blocks.push(table([labels.method, labels.limitation], rows, 'll'));
  const unmeasured = limits.not_measured.slice(0, MOST_NOT_MEASURED);
  const names = unmeasured.map((entry): MarkdownValue[] => [entry.what, entry.reason]);
  if (names.length > 0) blocks.push(table([labels.not_measured, labels.reason], names, 'll'));
  const hidden = limits.not_measured.length - unmeasured.length;
  if (hidden > 0) blocks.push(md`${fill(sentences.limits_cut, { hidden })}`);
  return blocks.length > 1 ? blocks : [...blocks, md`${empty.unknown}`];
}
