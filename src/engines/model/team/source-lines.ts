/** The app's files as a model may be shown them: path and lines. */
export interface SourceLines {
  readonly path: string;
  readonly lines: readonly string[];
}

const AROUND = 25;
const MOST_SIGNS = 80_000;
const MOST_LINE = 400;
const MOST_FILES = 400;

/** An excerpt as it is sent; a line is `[number, text]`. */
interface Excerpt {
  readonly file: string;
  readonly lines: readonly (readonly [number, string])[];
}

/**
 * What is shown of the source: every file's name, and the lines around each sign of a finding (test id, id or visible
 * text), the files with most signs first, until there is no more room.
 */
export function pickExcerpts(
  files: readonly SourceLines[],
  signs: readonly string[],
  named: readonly string[],
): { names: string[]; excerpts: Excerpt[] } {
  const found = files
    .map((file) => ({ file, hits: hitsIn(file, signs) }))
    .map((one) => ({ ...one, isNamed: named.includes(one.file.path) }))
    .filter(({ hits, isNamed }) => hits.length > 0 || isNamed)
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.hits.length - a.hits.length);
  let left = MOST_SIGNS;
  const excerpts: Excerpt[] = [];
  for (const { file, hits, isNamed } of found) {
    const wanted = isNamed && hits.length === 0 ? file.lines.map((_line, at) => at) : around(hits, file);
    const lines = wanted.map((at) => [at + 1, (file.lines[at] ?? '').slice(0, MOST_LINE)] as const);
    const size = lines.reduce((sum, [, line]) => sum + line.length + 8, 0);
    if (size > left) continue;
    left -= size;
    excerpts.push({ file: file.path, lines });
  }
  return { names: files.slice(0, MOST_FILES).map(({ path }) => path), excerpts };
}

function hitsIn({ lines }: SourceLines, signs: readonly string[]): number[] {
  return lines.flatMap((line, at) => (signs.some((sign) => line.includes(sign)) ? [at] : []));
}

function around(hits: readonly number[], { lines }: SourceLines): number[] {
  const wanted = new Set(
    hits.flatMap((hit) => Array.from({ length: 2 * AROUND + 1 }, (_one, at) => hit - AROUND + at)),
  );
  return [...wanted].filter((at) => at >= 0 && at < lines.length).toSorted((a, b) => a - b);
}
