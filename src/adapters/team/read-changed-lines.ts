import { spawnSync } from 'node:child_process';
import { InputError } from '../../contract/errors.ts';

/** The files that changed since a commit or branch, with the text of their added lines. Throws InputError base_unknown. */
export function readChangedLines(project: string, base: string): { path: string; text: string }[] {
  const args = ['-C', project, 'diff', '--no-color', '--unified=0', '--end-of-options', `${base}...HEAD`];
  const { status, stdout, stderr } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new InputError('base_unknown', `git cannot compare with ${base}: ${stderr.trim().slice(0, 200)}`, {
      hint: 'Give --changed-since a branch or commit that this checkout knows.',
    });
  return stdout
    .split(/^diff --git /m)
    .slice(1)
    .flatMap((part) => {
      const path = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1];
      const lines = part.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++'));
      return path === undefined ? [] : [{ path, text: lines.map((line) => line.slice(1)).join('\n') }];
    });
}
