import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const MB = 1024 * 1024;
/** Bounds on what is unpacked of one trace, in bytes: the rest of it is not read. */
export const ZIP_BOUNDS = { entries: 60_000, directory: 32 * MB, entry: 192 * MB, total: 1024 * MB } as const;
/** JSON of a page that hardly changes shrinks by 100; a bomb by a thousand. */
const MOST_RATIO = 500;
const SMALL = 8 * MB;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/** An archive whose entries are unpacked one at a time; nothing of it is written anywhere. */
export interface ZipFile {
  readonly names: readonly string[];
  /** `null` when there is no such entry. @throws Error when it cannot be unpacked within the bounds. */
  read(name: string): Buffer | null;
  close(): void;
}

/** @throws Error when the file is no zip archive, or a suspicious one. */
export function openZip(path: string): ZipFile {
  const file = openSync(path, 'r');
  try {
    const entries = listEntries(file);
    let budget: number = ZIP_BOUNDS.total;
    const counted = new Set<string>();
    return {
      names: [...entries.keys()],
      read: (name) => {
        const entry = entries.get(name);
        if (entry === undefined) return null;
        if (!counted.has(name)) budget -= entry.size;
        counted.add(name);
        if (budget < 0) throw new Error('the archive unpacks to too much');
        return unpack(file, entry);
      },
      close: () => closeSync(file),
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

function listEntries(file: number): Map<string, Entry> {
  const { size } = fstatSync(file);
  const tail = readAt(file, Math.max(0, size - 65_557), Math.min(size, 65_557));
  const end = findEnd(tail);
  const [count, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (count > ZIP_BOUNDS.entries || length > ZIP_BOUNDS.directory)
    throw new Error('the archive has too many entries');
  return readDirectory(readAt(file, start, length), count);
}

function findEnd(tail: Buffer): number {
  for (let at = tail.length - 22; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END) return at;
  throw new Error('no zip archive');
}

function readDirectory(directory: Buffer, count: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY)
      throw new Error('the archive is broken');
    const length = directory.readUInt16LE(at + 28);
    entries.set(directory.toString('utf8', at + 46, at + 46 + length), {
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + length + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Never more than the directory promised, and no more than the bounds allow. */
function unpack(file: number, { method, packed, size, offset }: Entry): Buffer {
  if (size > ZIP_BOUNDS.entry || (size > SMALL && size > packed * MOST_RATIO))
    throw new Error('an entry of the archive is suspiciously large');
  const head = readAt(file, offset, 30);
  if (head.readUInt32LE(0) !== LOCAL) throw new Error('the archive is broken');
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const data = readAt(file, start, packed);
  if (method === 0) return data;
  if (method !== 8) throw new Error('an entry of the archive is packed in an unknown way');
  return inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
}

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(Math.min(length, fstatSync(file).size));
  if (bytes.length < length || readSync(file, bytes, 0, length, position) < length)
    throw new Error('the archive is cut off');
  return bytes;
}
