/** The app's own files as they were read: tests, packages and built files are left out by whoever reads them. */
export interface SourceFile {
  readonly path: string;
  readonly lines: readonly string[];
}
export interface Source {
  readonly root: string;
  readonly files: readonly SourceFile[];
}

/** A place in the source; `column` counts characters from 0. */
export interface Spot {
  readonly file: SourceFile;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** Every place where a pattern (with the flag g) stands, line by line. */
export function findAll(source: Source, pattern: RegExp, endings = /./): Spot[] {
  return source.files
    .filter(({ path }) => endings.test(path))
    .flatMap((file) =>
      file.lines.flatMap((line, index) =>
        [...line.matchAll(pattern)].map((match) => ({
          file,
          line: index + 1,
          column: match.index,
          text: match[0],
        })),
      ),
    );
}

/** Makes any text a pattern that matches it literally. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

export const STYLES = /\.(css|scss|less|sass|pcss)$/;
