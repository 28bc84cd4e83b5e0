/** Lines of one file that a patch replaces one for one; `first` counts from 1. */
export interface Replacement {
  readonly file: string;
  readonly first: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The runs of replaced lines of a patch as `renderPatch` writes it. */
export function readReplacements(patch: string): Replacement[] {
  const found: { file: string; first: number; before: string[]; after: string[] }[] = [];
  let file = '';
  let line = 0;
  let isRun = false;
  let left = 0;
  for (const text of patch.split('\n')) {
    const hunk = /^@@ -(\d+),(\d+) \+\d+,\d+ @@$/.exec(text);
    if (left === 0 && hunk !== null) {
      line = Number(hunk[1]);
      left = Number(hunk[2]) * 2;
      isRun = false;
    } else if (left === 0) {
      file = /^\+\+\+ b\/(.+)$/.exec(text)?.[1] ?? file;
    } else if (text.startsWith('-')) {
      if (!isRun || (found.at(-1)?.after.length ?? 1) > 0)
        found.push({ file, first: line, before: [], after: [] });
      found.at(-1)?.before.push(text.slice(1));
      isRun = true;
      line += 1;
      left -= 1;
    } else if (text.startsWith('+')) {
      found.at(-1)?.after.push(text.slice(1));
      left -= 1;
    } else if (text.startsWith(' ')) {
      isRun = false;
      line += 1;
      left -= 2;
    }
  }
  return found;
}

/** The lines of the new files that a pull request's diff shows, hunk by hunk: only there a comment can stand. */
export function readShownLines(
  files: readonly { readonly filename: string; readonly patch?: string | undefined }[],
): { file: string; first: number; last: number }[] {
  return files.flatMap(({ filename, patch }) =>
    [...(patch ?? '').matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start, size]) => {
      const [first, count] = [Number(start), Number(size ?? 1)];
      return count === 0 ? [] : [{ file: filename, first, last: first + count - 1 }];
    }),
  );
}

/** Parts what can be suggested on the pull request from what only a patch can carry. */
export function splitByDiff(
  replacements: readonly Replacement[],
  shown: readonly { file: string; first: number; last: number }[],
): { inside: Replacement[]; outside: Replacement[] } {
  const isShown = ({ file, first, before }: Replacement): boolean =>
    shown.some((hunk) => hunk.file === file && hunk.first <= first && first + before.length - 1 <= hunk.last);
  return {
    inside: replacements.filter(isShown),
    outside: replacements.filter((one) => !isShown(one)),
  };
}
