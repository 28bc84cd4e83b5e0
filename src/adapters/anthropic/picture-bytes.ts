import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import type { PictureBlock } from '../../engines/model/request.ts';
import { resample } from './resample.ts';

const QUALITY = 82;
const MOST_MEGABYTES = 512;

/** The bytes of a picture as it is sent: as they are where they fit, else the band of it in the planned size, as JPEG. */
export function preparePicture(
  bytes: Buffer,
  block: PictureBlock,
): { media_type: PictureBlock['media_type']; bytes: Buffer } {
  if (!block.resized) return { media_type: block.media_type, bytes };
  const source = block.media_type === 'image/png' ? decodePng(bytes) : decodeJpeg(bytes);
  const crop = block.crop ?? { y: 0, height: source.height };
  const data = resample(source, crop, { width: block.width, height: block.height });
  const encoded = jpeg.encode({ data, width: block.width, height: block.height }, QUALITY);
  return { media_type: 'image/jpeg', bytes: Buffer.from(encoded.data) };
}

function decodePng(bytes: Buffer): { width: number; height: number; data: Buffer } {
  const { width, height, data } = PNG.sync.read(bytes);
  return { width, height, data };
}

function decodeJpeg(bytes: Buffer): { width: number; height: number; data: Buffer } {
  return jpeg.decode(bytes, { maxMemoryUsageInMB: MOST_MEGABYTES });
}
