import { decodeText, encodeText, splitUnescaped } from './cell-codec.ts';
import type { View } from './template.ts';

/** How one field of a document stands in a file. `decode` may give anything: the document's schema has the last word. */
export interface Field<T> {
  encode(value: T): string | readonly View[];
  decode(written: View[string] | undefined): unknown;
}
export type Fields<T> = { readonly [K in keyof T]: Field<T[K]> };

/** A document as the view that fills its template. */
export function encodeFields<T extends object>(fields: Fields<T>, value: T): View {
  const view: Record<string, View[string]> = {};
  for (const key in fields) view[key] = fields[key].encode(value[key]);
  return view;
}

/** What a view says a document holds, still to be checked by its schema. */
export function decodeFields<T extends object>(fields: Fields<T>, view: View): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const key in fields) value[key] = fields[key].decode(view[key]);
  return value;
}

export const plain: Field<string> = {
  encode: encodeText,
  decode: (written) => decodeText(asText(written)),
};

export const whole: Field<number> = {
  encode: String,
  decode: (written) => (/^\d+$/.test(asText(written)) ? Number(written) : written),
};

/** A name that needs no escaping (`slug`), written as it is. */
export const bare: Field<string> = { encode: (value) => value, decode: asText };

/** A text that may be empty: emptiness is written as `none`. */
export function optional(none: string): Field<string> {
  return {
    encode: (value) => (value === '' ? none : guardNone(encodeText(value), none)),
    decode: (written) => (asText(written) === none ? '' : plain.decode(written)),
  };
}

/** Short texts in one cell, such as references; harmless ones stand as code. */
export function list(none: string): Field<string[]> {
  return {
    encode: (values) => (values.length === 0 ? none : guardNone(values.map(encodeItem).join(', '), none)),
    decode: (written) =>
      asText(written) === none ? [] : splitUnescaped(asText(written), ', ').map(decodeItem),
  };
}

/** One of a few values, written with the word that people read. */
export function label<K extends string>(words: Readonly<Record<K, string>>): Field<K> {
  return {
    encode: (value) => words[value],
    decode: (written) => Object.entries(words).find(([, word]) => word === written)?.[0] ?? written,
  };
}

/** Repeated lines, one an item. */
export function rows<T extends object>(fields: Fields<T>): Field<T[]> {
  return {
    encode: (values) => values.map((value) => encodeFields(fields, value)),
    decode: (written) => viewsOf(written).map((view) => decodeFields(fields, view)),
  };
}

/** Repeated lines with one text each, called `text` in the template. */
export const lines: Field<string[]> = {
  encode: (values) => values.map((value) => ({ text: encodeText(value) })),
  decode: (written) => viewsOf(written).map((view) => plain.decode(view.text)),
};

/** The repeated blocks of a view; none when the name holds a text. */
export function viewsOf(written: View[string] | undefined): readonly View[] {
  return written === undefined || typeof written === 'string' ? [] : written;
}

function asText(written: View[string] | undefined): string {
  return typeof written === 'string' ? written : '';
}

const HARMLESS = /^[A-Za-z0-9][A-Za-z0-9:./-]*$/;

function encodeItem(item: string): string {
  return HARMLESS.test(item) ? `\`${item}\`` : encodeText(item).replaceAll(',', '\\,');
}

function decodeItem(item: string): string {
  return item.startsWith('`') ? item.slice(1, -1) : decodeText(item);
}

/** A text that happens to read like the word for emptiness is told apart by an empty comment. */
function guardNone(encoded: string, none: string): string {
  return encoded === none ? `<!-- -->${encoded}` : encoded;
}
