import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { imageSize } from 'image-size';
import type { BundlePicture } from '../../contract/bundle.ts';
import { InputError } from '../../contract/errors.ts';
import { sha256 } from '../bundle/safe-file.ts';
import { SOURCE_LIMITS } from './limits.ts';

const READ = new Set(['.png', '.jpg', '.jpeg']);
const NOT_READ = new Set(['.gif', '.webp', '.avif', '.bmp', '.tif', '.tiff', '.heic', '.svg']);
const HINT = 'Save it anew as PNG or JPEG.';

/** A picture that was read and checked. `path` is told from the folder that was given, with slashes. */
export interface GivenPicture {
  readonly path: string;
  readonly bytes: Buffer;
  readonly entry: BundlePicture;
}

/** The pictures of one folder, in natural order; `folder` is '' for the one that was given. */
export interface PictureFolder {
  readonly folder: string;
  readonly pictures: readonly GivenPicture[];
}

/**
 * Reads every PNG and JPEG below a folder; each folder that holds some is a journey. Throws InputError screenshots_missing,
 * screenshots_empty, screenshots_too_many, screenshots_oversized, screenshots_link, picture_unsupported or picture_invalid.
 */
export function listPictures(root: string): PictureFolder[] {
  const found = lstatSync(root, { throwIfNoEntry: false });
  if (found === undefined || !found.isDirectory())
    throw new InputError('screenshots_missing', `There is no folder at ${root}.`, {
      hint: 'Give the folder that holds the screenshots; each folder inside it is a journey of its own.',
    });
  const paths = walk(root).map((path) => relative(root, path));
  if (paths.length === 0)
    throw new InputError('screenshots_empty', `${root} holds no picture.`, {
      hint: 'Put PNG or JPEG files into it, named in the order in which a person sees them.',
    });
  if (paths.length > SOURCE_LIMITS.pictures)
    throw new InputError(
      'screenshots_too_many',
      `${root} holds ${paths.length} pictures; at most ${SOURCE_LIMITS.pictures} are read.`,
      { hint: 'Give the journeys that matter for this review, or several reviews.' },
    );
  return groupByFolder(readAll(root, paths));
}

/** Files that are pictures by their names. Hidden files and what an archive tool leaves are passed over. */
function walk(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.length > SOURCE_LIMITS.folder_entries)
    throw new InputError('screenshots_too_many', `${folder} holds ${entries.length} files.`, {
      hint: 'Give a folder that holds the screenshots and nothing else.',
    });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || entry.name === '__MACOSX') return [];
    if (entry.isSymbolicLink())
      throw new InputError('screenshots_link', `${path} is a link; only plain files are read.`, {
        hint: 'Copy the picture to its place.',
      });
    if (entry.isDirectory()) return walk(path);
    const type = extname(entry.name).toLowerCase();
    if (NOT_READ.has(type))
      throw new InputError('picture_unsupported', `${path} is neither PNG nor JPEG.`, { hint: HINT });
    return READ.has(type) ? [path] : [];
  });
}

function readAll(root: string, paths: readonly string[]): GivenPicture[] {
  let left: number = SOURCE_LIMITS.all_pictures_bytes;
  return paths.map((path) => {
    const full = join(root, path);
    const { size } = lstatSync(full);
    left -= size;
    if (size > SOURCE_LIMITS.picture_bytes || left < 0)
      throw new InputError('screenshots_oversized', `${full} has ${size} bytes, which is too much.`, {
        hint: `A picture may have ${megabytes(SOURCE_LIMITS.picture_bytes)}, all together ${megabytes(SOURCE_LIMITS.all_pictures_bytes)}.`,
      });
    return readPicture(full, path.split(sep).join('/'));
  });
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / (1024 * 1024))} MB`;
}

function readPicture(full: string, path: string): GivenPicture {
  const bytes = readFileSync(full);
  const { width, height, type } = measure(bytes, full);
  const id = sha256(bytes);
  const name = `pictures/${id}.${type}`;
  return { path, bytes, entry: { id, path: name, bytes: bytes.length, width, height } };
}

function measure(bytes: Buffer, path: string): { width: number; height: number; type: string } {
  const size = sizeOf(bytes);
  const side = SOURCE_LIMITS.picture_side_px;
  const fault =
    size === null || !isWhole(bytes, size.type)
      ? 'is no whole PNG or JPEG picture, whatever its name says'
      : Math.max(size.width, size.height) > side || Math.min(size.width, size.height) < 1
        ? `has ${size.width} x ${size.height} pixels; each side may have up to ${side}`
        : null;
  if (size === null || fault !== null)
    throw new InputError('picture_invalid', `${path} ${fault ?? 'cannot be read'}.`, { hint: HINT });
  return size;
}

function sizeOf(bytes: Buffer): { width: number; height: number; type: string } | null {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    return type === 'png' || type === 'jpg' ? { width, height, type } : null;
  } catch {
    return null;
  }
}

/** A file that was cut off lacks its end: the last chunk of a PNG, the end marker of a JPEG. */
function isWhole(bytes: Buffer, type: string): boolean {
  const tail = bytes.subarray(-4096);
  return type === 'png' ? tail.includes('IEND', 0, 'latin1') : tail.includes(Buffer.from([0xff, 0xd9]));
}

function groupByFolder(pictures: readonly GivenPicture[]): PictureFolder[] {
  const folders = new Map<string, GivenPicture[]>();
  for (const picture of pictures.toSorted((a, b) => compareNatural(a.path, b.path))) {
    const folder = picture.path.split('/').slice(0, -1).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), picture]);
  }
  return [...folders]
    .map(([folder, held]) => ({ folder, pictures: held }))
    .toSorted((a, b) => compareNatural(a.folder, b.folder));
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** 2 before 10, and a fixed order where only the case differs. */
function compareNatural(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : 1);
}
