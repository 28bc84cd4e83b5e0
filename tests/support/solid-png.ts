import { crc32, deflateSync } from 'node:zlib';

/** A real PNG of one colour; `seed` picks the colour, so that different seeds have different bytes. */
export function solidPng(seed: number, width = 32, height = 20): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, colourOf(seed))]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourOf(seed: number): Buffer {
  return Buffer.from([seed & 255, (seed >> 8) & 255, (seed >> 16) & 255]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
