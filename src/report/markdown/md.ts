import { markdownTable } from 'markdown-table';
import { codeSpan, escapeMarkdown } from '../escape.ts';

/** Markdown that is already safe. */
export interface Markdown {
  readonly markdown: string;
}
export type MarkdownValue = string | number | Markdown;

/** Builds Markdown; every value that is not Markdown already is escaped. */
export function md(parts: TemplateStringsArray, ...values: readonly MarkdownValue[]): Markdown {
  return { markdown: parts.map((part, index) => part + textOf(values[index] ?? '')).join('') };
}

/** Paragraphs, headings, lists and tables, one after the other. */
export function joinBlocks(blocks: readonly Markdown[]): string {
  return `${blocks.map((block) => block.markdown).join('\n\n')}\n`;
}

/** A bullet list in one block. */
export function bullets(items: readonly MarkdownValue[]): Markdown {
  return { markdown: items.map((item) => `- ${textOf(item)}`).join('\n') };
}

/** Values in one line, with a separator that is trusted Markdown. */
export function joinInline(values: readonly MarkdownValue[], separator: string): Markdown {
  return { markdown: values.map(textOf).join(separator) };
}

/** A table; `align` holds one letter (l, r, c) a column. */
export function table(
  head: readonly string[],
  rows: readonly (readonly MarkdownValue[])[],
  align: string,
): Markdown {
  const cells = [head, ...rows].map((row) => row.map(textOf));
  return { markdown: markdownTable(cells, { align: align.split(''), alignDelimiters: false }) };
}

/** A reference in a code span. */
export function ref(text: string): Markdown {
  return { markdown: codeSpan(text) };
}

function textOf(value: MarkdownValue): string {
  if (typeof value === 'object') return value.markdown;
  return typeof value === 'number' ? String(value) : escapeMarkdown(value);
}
