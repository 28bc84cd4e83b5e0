import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** One entry to write, with the lies that a test wants told about it. */
export interface ZipPlan {
  readonly name: string;
  readonly bytes: Buffer;
  readonly mode?: number;
  readonly localName?: string;
  readonly size?: number;
  readonly method?: number;
  readonly flags?: number;
}

/** Writes a zip archive; nothing is checked. */
export function makeZip(plans: readonly ZipPlan[], count = plans.length): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const plan of plans) {
    const packed = deflateRawSync(plan.bytes);
    const local = Buffer.from(plan.localName ?? plan.name);
    const name = Buffer.from(plan.name);
    const size = plan.size ?? plan.bytes.length;
    const common = (text: Buffer): Buffer => {
      const head = Buffer.alloc(26);
      head.writeUInt16LE(20, 0);
      head.writeUInt16LE(plan.flags ?? 0x800, 2);
      head.writeUInt16LE(plan.method ?? 8, 4);
      head.writeUInt32LE(crc32(plan.bytes), 10);
      head.writeUInt32LE(packed.length, 14);
      head.writeUInt32LE(size, 18);
      head.writeUInt16LE(text.length, 22);
      return head;
    };
    const start = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common(local), local, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((plan.mode ?? 0o100644) << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common(name), tail, name]));
    locals.push(start);
    offset += start.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A folder as an archive, as actions/upload-artifact makes one. */
export function zipFolder(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return makeZip(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { name: relative(folder, path), bytes: readFileSync(path) };
    }),
  );
}
