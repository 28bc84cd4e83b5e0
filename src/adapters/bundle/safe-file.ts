import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../contract/errors.ts';

const RERUN = 'Run the tests again with the ux-jury reporter, and give the bundle folder it names.';
const MEGABYTE = 1024 * 1024;

/**
 * Reads one regular file that lies inside `folder`, at most `limit` bytes; no part of its path may be a link.
 * Throws InputError bundle_file_missing, bundle_path or bundle_oversized.
 */
export function readInside(folder: string, path: string, limit: number): Buffer {
  refuseLinks(folder, path);
  const file = openSync(join(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = fstatSync(file);
    if (size > limit) {
      const most = `${Math.round(limit / MEGABYTE)} MB`;
      throw new InputError('bundle_oversized', `${path} has ${size} bytes; at most ${most} are read.`, {
        hint: 'Split the run into several bundles, or lower what is captured.',
      });
    }
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

function refuseLinks(folder: string, path: string): void {
  const parts = path.split('/');
  if (
    path.startsWith('/') ||
    path.includes('\\') ||
    parts.some((part) => part === '' || part === '.' || part === '..')
  )
    throw new InputError(
      'bundle_path',
      `The bundle names ${JSON.stringify(path)}, which leaves its folder.`,
      {
        hint: RERUN,
      },
    );
  let current = folder;
  for (const part of parts) {
    current = join(current, part);
    const found = lstatSync(current, { throwIfNoEntry: false });
    if (found === undefined)
      throw new InputError('bundle_file_missing', `The bundle names ${path}, which is not there.`, {
        hint: RERUN,
      });
    if (found.isSymbolicLink())
      throw new InputError('bundle_path', `${path} is a link; bundles hold plain files only.`, {
        hint: RERUN,
      });
  }
}

/** SHA-256 in hex. */
export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
