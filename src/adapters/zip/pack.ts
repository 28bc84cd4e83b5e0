import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x800;
const DEFLATED = 8;
/** 1 January 1980: the same folder gives the same bytes. */
const FIRST_DAY = 0x21;
const PLAIN_FILE = 0o100644;
const UNIX = 3;

interface Packed {
  readonly name: Buffer;
  readonly bytes: Buffer;
  readonly common: Buffer;
  readonly offset: number;
}

/** The plain files of a folder as a zip archive, in order of their names; links and half-written files are left out. */
export function packFolder(folder: string): Buffer {
  const files: Packed[] = [];
  let offset = 0;
  for (const path of listFiles(folder)) {
    const file = packFile(relative(folder, path).split(sep).join('/'), readFileSync(path), offset);
    files.push(file);
    offset += 4 + file.common.length + file.name.length + file.bytes.length;
  }
  const entries = files.map(entryOf);
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const locals = files.flatMap(({ name, bytes, common }) => [signed(LOCAL), common, name, bytes]);
  return Buffer.concat([...locals, ...entries, endOf(files.length, { size, offset })]);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** What stands in a file's own head and in the directory alike. */
function packFile(path: string, content: Buffer, offset: number): Packed {
  const name = Buffer.from(path);
  const bytes = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(VERSION, 0);
  common.writeUInt16LE(UTF8, 2);
  common.writeUInt16LE(DEFLATED, 4);
  common.writeUInt16LE(FIRST_DAY, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(bytes.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  return { name, bytes, common, offset };
}

function entryOf({ name, common, offset }: Packed): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE((PLAIN_FILE << 16) >>> 0, 6);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([signed(ENTRY), Buffer.from([VERSION, UNIX]), common, tail, name]);
}

function endOf(count: number, { size, offset }: { size: number; offset: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

function signed(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
