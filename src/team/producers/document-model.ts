/** Words in a document: plain text, and what is set like code. Any text may be hostile: whoever sets it makes it safe. */
export type Words = readonly (string | { readonly code: string })[];

/** A part of a document, without a look: Markdown, a text program's file and a PDF are set from the same parts. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly Words[])[];
      /** The columns' parts of the whole width. */
      readonly widths: readonly number[];
    }
  | { readonly kind: 'picture'; readonly ref: string; readonly caption: string };

/** One slide; `picture` is the place whose screenshot it shows. */
export interface Slide {
  readonly title: string;
  readonly lines: readonly Words[];
  readonly picture: string | null;
}

/** What a native file is set from; the words of the documents are English. */
export type Native =
  | {
      readonly format: 'docx' | 'pdf';
      readonly name: string;
      readonly title: string;
      readonly blocks: readonly Block[];
    }
  | {
      readonly format: 'xlsx';
      readonly name: string;
      readonly title: string;
      /** The first row is the header. */
      readonly rows: readonly (readonly (string | number)[])[];
    }
  | {
      readonly format: 'pptx';
      readonly name: string;
      readonly title: string;
      readonly slides: readonly Slide[];
    };
export type NativeFormat = Native['format'];

/** A file's name with another ending. */
export function nativeName(name: string, format: NativeFormat): string {
  return `${name.replace(/\.[^./]+$/, '')}.${format}`;
}

/** The words without their looks. */
export function plainText(words: Words): string {
  return words.map((part) => (typeof part === 'string' ? part : part.code)).join('');
}
