/** A line that a pull request adds; `line` counts from 1 in the new file. */
export interface AddedLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const MOST_LINES = 50_000;

/** The added lines of unified patches, as GitHub gives them for each file. */
export function readAddedLines(
  files: readonly { readonly filename: string; readonly patch?: string | undefined }[],
): AddedLine[] {
  return files.flatMap(({ filename, patch }) => readPatch(filename, patch ?? '')).slice(0, MOST_LINES);
}

function readPatch(file: string, patch: string): AddedLine[] {
  const added: AddedLine[] = [];
  let line = 0;
  for (const text of patch.split('\n')) {
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text)?.[1];
    if (start !== undefined) line = Number(start);
    else if (text.startsWith('+')) {
      added.push({ file, line, text: text.slice(1) });
      line += 1;
    } else if (text.startsWith(' ')) line += 1;
  }
  return added;
}
