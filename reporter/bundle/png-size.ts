import type { Viewport } from '../../src/contract/primitives.ts';

const SIGNATURE = '89504e470d0a1a0a';

/** The pixel size in a PNG's header; `null` when the bytes are no PNG. */
export function readPngSize(bytes: Buffer): Viewport | null {
  const isPng = bytes.length > 32 && bytes.toString('hex', 0, 8) === SIGNATURE;
  if (!isPng || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
