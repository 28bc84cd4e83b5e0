import { escapeHtml } from '../escape.ts';

/** HTML that is already safe. */
export interface Html {
  readonly html: string;
}
export type HtmlValue = string | number | Html | null | readonly Html[];

export const NOTHING: Html = { html: '' };

/** Builds HTML; every value that is not HTML already is escaped, also inside a quoted attribute. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { html: parts.map((part, index) => part + textOf(values[index] ?? null)).join('') };
}

/** Renders each item and joins them once. */
export function each<T>(items: readonly T[], render: (item: T, index: number) => Html): Html {
  return { html: items.map((item, index) => render(item, index).html).join('') };
}

/** Renders only where there is something. */
export function when<T>(value: T | null | undefined | false, render: (value: T) => Html): Html {
  return value === null || value === undefined || value === false ? NOTHING : render(value);
}

/** A class name or an id from any text: letters, digits and dashes. */
export function token(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function textOf(value: HtmlValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escapeHtml(value);
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
}
