import { imageSize } from 'image-size';
import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { preparePicture } from '../../../src/adapters/anthropic/picture-bytes.ts';
import { resample } from '../../../src/adapters/anthropic/resample.ts';
import { fitPicture } from '../../../src/engines/model/prompt/fit-picture.ts';
import type { PictureBlock } from '../../../src/engines/model/request.ts';
import { solidPng } from '../../support/solid-png.ts';

/** A picture whose upper half is red and whose lower half is blue. */
function halves(width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < width * height; at++) {
    const isUpper = at < (width * height) / 2;
    data.set([isUpper ? 255 : 0, 0, isUpper ? 0 : 255], at * 4);
  }
  return Buffer.from(jpeg.encode({ data, width, height }, 90).data);
}

function blocksOf(
  size: { width: number; height: number },
  media_type: PictureBlock['media_type'],
): PictureBlock[] {
  return fitPicture(size).map((tile) => ({
    type: 'picture',
    picture: 'a'.repeat(64),
    media_type,
    ...tile,
    resized: tile.crop !== null || tile.width !== size.width || tile.height !== size.height,
  }));
}

function colourIn(bytes: Buffer): number[] {
  const { data } = jpeg.decode(bytes);
  return [...data.subarray(0, 3)];
}

describe('a picture that is sent', () => {
  it('stays as it is where it fits', () => {
    const bytes = solidPng(7);
    const [block] = blocksOf({ width: 32, height: 20 }, 'image/png');
    expect(block && preparePicture(bytes, block)).toEqual({ media_type: 'image/png', bytes });
  });

  it.each([
    ['JPEG', halves(2560, 1440), 'image/jpeg' as const],
    ['PNG', solidPng(255, 2560, 1440), 'image/png' as const],
  ])('is made smaller from %s, to the planned size', (_, bytes, media_type) => {
    const [block] = blocksOf({ width: 2560, height: 1440 }, media_type);
    if (block === undefined) throw new Error('no block');
    const sent = preparePicture(bytes, block);
    expect(sent.media_type).toBe('image/jpeg');
    expect(imageSize(sent.bytes)).toMatchObject({ width: block.width, height: block.height, type: 'jpg' });
    expect(preparePicture(bytes, block).bytes.equals(sent.bytes)).toBe(true);
    const [red, , blue] = colourIn(sent.bytes);
    expect([Number(red) > 240, Number(blue) < 15]).toEqual([true, true]);
  });

  it('of a long page is cut into bands from the top', () => {
    const size = { width: 400, height: 3000 };
    const bytes = halves(size.width, size.height);
    const sent = blocksOf(size, 'image/jpeg').map((block) => preparePicture(bytes, block).bytes);
    expect(sent).toHaveLength(6);
    const [first, last] = [colourIn(sent[0] ?? bytes), colourIn(sent[5] ?? bytes)];
    expect([Number(first[0]) > 240, Number(last[2]) > 240]).toEqual([true, true]);
  });

  it('takes the mean of the pixels that a new one covers', () => {
    const data = Uint8Array.from([0, 0, 0, 255, 200, 0, 0, 255, 100, 0, 0, 255, 100, 0, 0, 255]);
    expect([
      ...resample({ width: 2, height: 2, data }, { y: 0, height: 2 }, { width: 1, height: 1 }),
    ]).toEqual([100, 0, 0, 255]);
  });
});
