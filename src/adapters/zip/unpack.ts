import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { listEntries, refuse, type ZipEntry } from './list-entries.ts';

const LOCAL = 0x04034b50;
/** Nothing else belongs into a bundle, and nothing else is written. */
const KNOWN = /\.(?:json|sha256|png|jpe?g)$/i;

/**
 * Unpacks an archive into an empty folder: plain files of the kinds that bundles hold, none outside the folder. The whole
 * directory is checked before anything is written. Throws artifact_refused.
 */
export function unpack(zip: Buffer, folder: string): void {
  const entries = listEntries(zip);
  for (const entry of entries.filter(({ name }) => KNOWN.test(name))) {
    const target = resolve(folder, entry.name);
    if (!target.startsWith(resolve(folder) + sep)) throw refuse(`${entry.name} leaves its folder`);
    const bytes = readBytes(zip, entry);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(join(target), bytes, { flag: 'wx' });
  }
}

/** The bytes of one entry, checked against its checksum. Throws artifact_refused. */
export function readBytes(zip: Buffer, { name, method, crc, packed, size, offset }: ZipEntry): Buffer {
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== LOCAL)
    throw refuse(`${name} is not where it should be`);
  const length = zip.readUInt16LE(offset + 26);
  const local = zip.toString('utf8', offset + 30, offset + 30 + length);
  if (local !== name) throw refuse(`${name} is also called ${JSON.stringify(local.slice(0, 80))}`);
  const start = offset + 30 + length + zip.readUInt16LE(offset + 28);
  const data = zip.subarray(start, start + packed);
  if (data.length !== packed) throw refuse(`${name} is cut off`);
  const bytes = method === 0 ? Buffer.from(data) : inflate(data, name, size);
  if (bytes.length !== size || crc32(bytes) !== crc) throw refuse(`${name} is not what the archive says`);
  return bytes;
}

/** Never more than the directory promised. */
function inflate(data: Buffer, name: string, size: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw refuse(`${name} cannot be unpacked to ${size} bytes`);
  }
}
