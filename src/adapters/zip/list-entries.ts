import { InputError } from '../../contract/errors.ts';
import { ZIP_LIMITS } from './limits.ts';

/** One file of an archive, as its directory names it; nothing of it has been believed yet but its place. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const HINT = 'Artifacts must be what actions/upload-artifact made of a bundle folder. Run the tests again.';
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LINK = 0o120000;
const KINDS = 0o170000;
const ENCRYPTED = 1;

/** Refuses an archive, with the reason. */
export function refuse(why: string): InputError {
  return new InputError('artifact_refused', `The artifact is refused: ${why}.`, { hint: HINT });
}

/** Reads an archive's directory. Throws artifact_refused for what a bundle's archive never holds. */
export function listEntries(zip: Buffer): ZipEntry[] {
  const entries = walkDirectory(zip).flatMap(({ at, length }) => readEntry(zip, at, length) ?? []);
  checkTogether(entries);
  return entries;
}

/**
 * The plain files of an archive that `isWanted` names; what else it holds (links, odd names) is passed over, since a
 * repository may hold anything. Throws artifact_refused where the directory itself is broken or too large.
 */
export function listWanted(zip: Buffer, isWanted: (name: string) => boolean): ZipEntry[] {
  const entries = walkDirectory(zip).flatMap(({ at, length }) => {
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    return isWanted(name) && isPlain(name) && !isLink(zip, at) ? (readEntry(zip, at, length) ?? []) : [];
  });
  checkTotal(entries);
  return entries;
}

function walkDirectory(zip: Buffer): { at: number; length: number }[] {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  if (count === 0xffff || start === 0xffffffff) throw refuse('it has more entries or bytes than are read');
  if (count > ZIP_LIMITS.entries) throw refuse(`it has ${count} entries`);
  const found: { at: number; length: number }[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== ENTRY) throw refuse('its directory is broken');
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const [length = 0, extra = 0, comment = 0] = lengths;
    found.push({ at, length });
    at += 46 + length + extra + comment;
  }
  return found;
}

/** A folder is `null`: folders are made for files. */
function readEntry(zip: Buffer, at: number, length: number): ZipEntry | null {
  const name = zip.toString('utf8', at + 46, at + 46 + length);
  if (isLink(zip, at)) throw refuse(`${JSON.stringify(name)} is a link`);
  if ((zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw refuse('it is encrypted');
  checkName(name);
  if (name.endsWith('/')) return null;
  const entry = {
    name,
    method: zip.readUInt16LE(at + 10),
    crc: zip.readUInt32LE(at + 16),
    packed: zip.readUInt32LE(at + 20),
    size: zip.readUInt32LE(at + 24),
    offset: zip.readUInt32LE(at + 42),
  };
  checkSize(entry);
  return entry;
}

function isLink(zip: Buffer, at: number): boolean {
  return (zip.readUInt16LE(at + 40) & KINDS) === LINK;
}

function checkName(name: string): void {
  if (!isPlain(name)) throw refuse(`${JSON.stringify(name.slice(0, 80))} is no name inside a bundle`);
}

function isPlain(name: string): boolean {
  const parts = name.replace(/\/$/, '').split('/');
  const signs = /^[\w .@+=,()[\]-]+$/;
  const isBad = parts.some(
    (part) => !signs.test(part) || part === '.' || part === '..' || /^[a-z]:$/i.test(part),
  );
  return !isBad && name.length <= 400;
}

function checkSize({ name, method, packed, size }: ZipEntry): void {
  if (method !== 0 && method !== 8) throw refuse(`${name} is packed in an unknown way`);
  if (size > ZIP_LIMITS.file_bytes) throw refuse(`${name} has ${size} bytes`);
  const isBomb = size > ZIP_LIMITS.small_bytes && size > packed * ZIP_LIMITS.ratio;
  if (isBomb) throw refuse(`${name} is packed suspiciously small`);
}

function checkTotal(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > ZIP_LIMITS.total_bytes) throw refuse(`it holds ${total} bytes`);
}

function checkTogether(entries: readonly ZipEntry[]): void {
  checkTotal(entries);
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size < entries.length) throw refuse('it names a file twice');
}

/** The end record is in the last 64 KiB and its comment reaches just to the end. */
function findEnd(zip: Buffer): number {
  for (let at = zip.length - 22; at >= 0 && at >= zip.length - 22 - 0xffff; at -= 1)
    if (zip.readUInt32LE(at) === END && at + 22 + zip.readUInt16LE(at + 20) === zip.length) return at;
  throw refuse('it is no zip archive');
}
