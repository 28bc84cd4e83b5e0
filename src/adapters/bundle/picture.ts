import { imageSize } from 'image-size';
import type { BundlePicture } from '../../contract/bundle.ts';
import { InputError } from '../../contract/errors.ts';
import { sha256 } from './safe-file.ts';

const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };
const RERUN = 'Run the tests again with the ux-jury reporter; pictures are JPEG or PNG files it wrote.';

/** Checks that the bytes are a JPEG or PNG, of the size and hash that the index says. Throws picture_invalid. */
export function checkPicture(bytes: Buffer, entry: BundlePicture): void {
  const size = sizeOf(bytes);
  const fault =
    size === null
      ? 'is no JPEG or PNG picture'
      : size.width !== entry.width || size.height !== entry.height
        ? `is ${size.width}x${size.height}, not ${entry.width}x${entry.height}`
        : sha256(bytes) !== entry.id
          ? 'is not the picture that the reporter wrote'
          : null;
  if (fault !== null) throw new InputError('picture_invalid', `${entry.path} ${fault}.`, { hint: RERUN });
}

/** A picture as a data URI, for the self-contained report. */
export function toDataUri(bytes: Buffer): string {
  const type = TYPES[sizeOf(bytes)?.type ?? ''] ?? 'application/octet-stream';
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function sizeOf(bytes: Buffer): { width: number; height: number; type: string } | null {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    return type in TYPES ? { width, height, type } : null;
  } catch {
    return null;
  }
}
