import { spawnSync } from 'node:child_process';
import { InputError } from '../../contract/errors.ts';
import type { Source, SourceFile } from '../../team/fix/source.ts';
import { listWanted } from '../zip/list-entries.ts';
import { readBytes } from '../zip/unpack.ts';

const KINDS = /\.(html?|m?[jt]sx?|vue|svelte|astro|php|erb|hbs|ejs|njk|twig|css|scss|less|sass|pcss)$/;
const OTHERS =
  /(^|\/)(node_modules|dist|build|coverage|tests?|__tests__|e2e|journeys|vendor)\/|\.(test|spec|d|min)\.m?[jt]s/;
const MOST_BYTES = 300_000;
const MOST_FILES = 2000;

/** The commit that a project stands on, in hex. Throws InputError not_a_repository. */
export function readHead(project: string): string {
  return git(project, ['rev-parse', 'HEAD']).trim();
}

/**
 * Reads the app's own templates, scripts and styles as they are in a commit, under `root` (relative; `.` for all). Tests,
 * packages and built files are left out. Throws InputError not_a_repository or source_too_large.
 */
export function readSource(project: string, commit: string, root: string): Source {
  const listed = git(project, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]).split('\0');
  const paths = listed.filter((path) => isAppFile(path, root));
  checkCount(paths.length, root);
  return { root, files: readBlobs(project, commit, paths) };
}

/** The same from an archive of a commit as GitHub makes it: one folder on top. Throws source_too_large. */
export function readSourceArchive(zip: Buffer, root: string): Source {
  const inner = (name: string): string => name.slice(name.indexOf('/') + 1);
  const entries = listWanted(zip, (name) => isAppFile(inner(name), root));
  checkCount(entries.length, root);
  const files = entries
    .filter(({ size }) => size <= MOST_BYTES)
    .map((entry) => ({
      path: inner(entry.name),
      lines: readBytes(zip, entry).toString('utf8').split('\n'),
    }));
  return { root, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

function isAppFile(path: string, root: string): boolean {
  const prefix = root === '.' ? '' : `${root.replace(/\/+$/, '')}/`;
  return (
    path.startsWith(prefix) &&
    !path.includes('\n') &&
    KINDS.test(path) &&
    !OTHERS.test(path.slice(prefix.length))
  );
}

function checkCount(count: number, root: string): void {
  if (count > MOST_FILES)
    throw new InputError(
      'source_too_large',
      `${count} files under ${root} may hold the app; at most ${MOST_FILES} are read.`,
      {
        hint: 'Name the folder of the app: source in ux-jury.team.yml, or --source.',
      },
    );
}

function readBlobs(project: string, commit: string, paths: readonly string[]): SourceFile[] {
  const input = paths.map((path) => `${commit}:${path}\n`).join('');
  const { stdout } = spawnSync('git', ['-C', project, 'cat-file', '--batch'], {
    input,
    maxBuffer: 512 * 1024 * 1024,
  });
  const files: SourceFile[] = [];
  let at = 0;
  for (const path of paths) {
    const end = stdout.indexOf(10, at);
    const size = Number(stdout.subarray(at, end).toString('utf8').split(' ')[2]);
    if (!Number.isFinite(size)) {
      at = end + 1;
      continue;
    }
    const text = stdout.subarray(end + 1, end + 1 + size).toString('utf8');
    at = end + 1 + size + 1;
    if (size <= MOST_BYTES) files.push({ path, lines: text.split('\n') });
  }
  return files;
}

function git(project: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', ['-C', project, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new InputError(
    'not_a_repository',
    `git ${args[0]} failed in ${project}: ${stderr.trim().slice(0, 300)}`,
    {
      hint: 'Run the team in a git checkout of the app, or name it with --project.',
    },
  );
}
