import type { Operation } from '../../contract/team/blueprint.ts';
import type { Source, SourceFile } from '../fix/source.ts';

export interface Patched {
  /** New text lines by path, only of files that changed. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Operations whose text does not stand where the blueprint says: they are left out whole. */
  readonly failed: readonly string[];
}

/** Carries edits out in the blueprint's order; the same edit asked for twice is done once. */
export function applyEdits(source: Source, operations: readonly Operation[]): Patched {
  const lines = new Map(source.files.map(({ path, lines: text }) => [path, [...text]]));
  const touched = new Set<string>();
  const done = new Set<string>();
  const failed: string[] = [];
  for (const { id, edits } of operations) {
    const fresh = edits.filter((edit) => !done.has(JSON.stringify(edit)));
    const isPossible = fresh.every(
      ({ file, line, find }) => lines.get(file)?.[line - 1]?.split(find).length === 2,
    );
    if (!isPossible) {
      failed.push(id);
      continue;
    }
    for (const edit of fresh) {
      const text = lines.get(edit.file);
      const at = text?.[edit.line - 1];
      if (text === undefined || at === undefined) continue;
      text[edit.line - 1] = at.split(edit.find).join(edit.replace);
      touched.add(edit.file);
      done.add(JSON.stringify(edit));
    }
  }
  const changed = [...touched].toSorted().map((path) => [path, lines.get(path) ?? []] as const);
  return { files: new Map(changed), failed };
}

const AROUND = 3;

/** One unified diff in git's format; lines are replaced one for one. */
export function renderPatch(source: Source, patched: Patched): string {
  return source.files
    .filter(({ path }) => patched.files.has(path))
    .map((file) => renderFile(file, patched.files.get(file.path) ?? []))
    .join('');
}

function renderFile({ path, lines }: SourceFile, after: readonly string[]): string {
  const changed = lines.flatMap((line, at) => (after[at] === line ? [] : [at]));
  if (changed.length === 0) return '';
  const hunks: [number, number][] = [];
  for (const at of changed) {
    const last = hunks.at(-1);
    if (last !== undefined && at - AROUND <= last[1] + AROUND + 1) last[1] = at;
    else hunks.push([at, at]);
  }
  const body = hunks.map(([from, to]) => renderHunk(lines, after, [from, to])).join('');
  return `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n${body}`;
}

const NO_NEWLINE = '\n\\ No newline at end of file';

function renderHunk(
  before: readonly string[],
  after: readonly string[],
  [from, to]: readonly [number, number],
): string {
  const end = before.at(-1) === '' ? before.length - 1 : before.length;
  const [start, stop] = [Math.max(0, from - AROUND), Math.min(end, to + AROUND + 1)];
  const show = (sign: string, lines: readonly string[], at: number): string =>
    `${sign}${lines[at]}${at === before.length - 1 ? NO_NEWLINE : ''}`;
  const out: string[] = [];
  for (let at = start; at < stop; ) {
    if (before[at] === after[at]) {
      out.push(show(' ', before, at));
      at += 1;
      continue;
    }
    const run: number[] = [];
    while (at < stop && before[at] !== after[at]) run.push(at++);
    out.push(...run.map((line) => show('-', before, line)), ...run.map((line) => show('+', after, line)));
  }
  const size = stop - start;
  return `@@ -${start + 1},${size} +${start + 1},${size} @@\n${out.join('\n')}\n`;
}
