import type { TreeFile } from './git-data.ts';

/** What a branch may hold beside the run that is added: the latest runs of a pull request, and bytes in all. */
export const STORE_LIMITS = { runs_each: 2, bytes: 64 * 1024 * 1024 } as const;

/** The file by which a branch is known as ours. */
export const MARK = 'UX-JURY-PICTURES.md';

interface RunFolder {
  readonly pull: number;
  readonly run: number;
  readonly files: readonly TreeFile[];
}

/** The folder of one run's pictures. */
export function folderOf(pull: number, run: { id: number; attempt: number }): string {
  return `pull-${pull}/run-${run.id}-${run.attempt}`;
}

/**
 * The files of the store that stay: of open pull requests, their latest runs, and of all of them the latest up to the
 * limit of bytes. Whatever is no run's folder is dropped.
 */
export function keepPictures(
  files: readonly TreeFile[],
  open: ReadonlySet<number>,
  limits: { readonly runs_each: number; readonly bytes: number } = STORE_LIMITS,
): TreeFile[] {
  const seen = new Map<number, number>();
  let left = limits.bytes;
  return groupRuns(files)
    .filter(({ pull }) => open.has(pull))
    .toSorted((a, b) => b.run - a.run)
    .filter(({ pull, files }) => {
      const nth = (seen.get(pull) ?? 0) + 1;
      seen.set(pull, nth);
      left -= files.reduce((sum, { size }) => sum + size, 0);
      return nth <= limits.runs_each && left >= 0;
    })
    .flatMap(({ files }) => files);
}

function groupRuns(files: readonly TreeFile[]): RunFolder[] {
  const runs = new Map<string, RunFolder & { files: TreeFile[] }>();
  for (const file of files) {
    const [, folder = '', pull, run] = /^(pull-(\d+)\/run-(\d+)-\d+)\/[\w.-]+$/.exec(file.path) ?? [];
    if (pull === undefined || run === undefined) continue;
    const known = runs.get(folder) ?? { pull: Number(pull), run: Number(run), files: [] };
    known.files.push(file);
    runs.set(folder, known);
  }
  return [...runs.values()];
}
