import type { PagePart } from '../script.ts';

/** Where something begins and where it ends, in pixels. */
export type Run = readonly [from: number, to: number];

/** Ink by pixel, row by row. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly dark: Uint8Array;
}

/**
 * The share, from 0 to 1, of these words that the picture shows in their order: as many groups of signs, each as wide
 * as the word's letters ask; 0 for what is no print on one ground. `null` where its pixels may not be read or are too many.
 */
export function shareDrawn(image: HTMLImageElement, words: readonly string[]): number | null {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width < 40 || height < 8 || width * height > 500_000) return null;
  const grey = readGrey(image);
  if (grey === null) return null;
  const ground = findGround(grey);
  if (ground === null) return 0;
  const ink = withoutFrames({
    width,
    height,
    dark: grey.map((level) => (Math.abs(level - ground) > 64 ? 1 : 0)),
  });
  const lines = inkedRuns(ink.height, (row) => countInk(ink, [0, ink.width], [row, row + 1]) > 0).filter(
    ([top, end]) => end - top >= 5,
  );
  if (lines.length === 0 || !areLinesOfText(lines)) return 0;
  const signs = lines.map((line) =>
    inkedRuns(ink.width, (column) => countInk(ink, [column, column + 1], line) > 0),
  );
  return compareWords(groupSigns(signs, words.length), words);
}

/** The same ink without rules and frames. */
export function withoutFrames(ink: Ink): Ink {
  const { width, height, dark } = ink;
  for (let row = 0; row < height; row += 1)
    if (countInk(ink, [0, width], [row, row + 1]) > width * 0.9) dark.fill(0, row * width, (row + 1) * width);
  for (let column = 0; column < width; column += 1)
    if (countInk(ink, [column, column + 1], [0, height]) > height * 0.9)
      for (let row = 0; row < height; row += 1) dark[row * width + column] = 0;
  return ink;
}

/** Levels from 0 to 255, on white; `null` where another site's picture may not be read. */
export function readGrey(image: HTMLImageElement): Uint8Array | null {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return null;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  try {
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const grey = new Uint8Array(data.length / 4);
    for (let at = 0; at < grey.length; at += 1) {
      const from = 4 * at;
      grey[at] = 0.3 * (data[from] ?? 0) + 0.59 * (data[from + 1] ?? 0) + 0.11 * (data[from + 2] ?? 0);
    }
    return grey;
  } catch {
    return null;
  }
}

/** The level of most pixels; `null` when no level has more than half, as in photos. */
export function findGround(grey: Uint8Array): number | null {
  const counts = new Uint32Array(17);
  for (const level of grey) counts[level >> 4] = (counts[level >> 4] ?? 0) + 1;
  const shares = [...counts].map((count, bin) => count + (counts[bin + 1] ?? 0));
  const most = Math.max(...shares);
  return most < grey.length * 0.55 ? null : shares.indexOf(most) * 16 + 15;
}

export function countInk({ width, dark }: Ink, [left, right]: Run, [top, bottom]: Run): number {
  let count = 0;
  for (let row = top; row < bottom; row += 1)
    for (let at = row * width + left; at < row * width + right; at += 1) count += dark[at] ?? 0;
  return count;
}

export function inkedRuns(length: number, hasInk: (at: number) => boolean): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let at = 0; at <= length; at += 1) {
    const isInked = at < length && hasInk(at);
    if (isInked && from < 0) from = at;
    if (!isInked && from >= 0) {
      runs.push([from, at]);
      from = -1;
    }
  }
  return runs;
}

/** Lines of one text differ in height by what hangs below and stands above. */
export function areLinesOfText(lines: readonly Run[]): boolean {
  const heights = lines.map(([top, end]) => end - top);
  return Math.max(...heights) <= 2 * Math.min(...heights);
}

/** The words of the lines as drawn, when their widest gaps part `count` words; none when there are not as many. */
export function groupSigns(lines: readonly (readonly Run[])[], count: number): (readonly Run[])[] {
  const gapBefore = (line: readonly Run[], at: number) => (line[at]?.[0] ?? 0) - (line[at - 1]?.[1] ?? 0);
  const gaps = lines.flatMap((line) => line.slice(1).map((_, at) => gapBefore(line, at + 1)));
  const parting = count - lines.length;
  if (parting < 0 || parting > gaps.length) return [];
  const least = parting === 0 ? Infinity : (gaps.toSorted((a, b) => b - a)[parting - 1] ?? Infinity);
  return lines.flatMap((line) => {
    const starts = line.flatMap((_, at) => (at === 0 || gapBefore(line, at) >= least ? [at] : []));
    return starts.map((start, at) => line.slice(start, starts[at + 1]));
  });
}

/** A drawn word is as wide as its letters ask, and has no more signs than them; letters may touch. */
export function compareWords(drawn: readonly (readonly Run[])[], words: readonly string[]): number {
  if (drawn.length !== words.length) return 0;
  const widths = drawn.map((signs, at) => {
    const width = (signs.at(-1)?.[1] ?? 0) - (signs[0]?.[0] ?? 0);
    return width / (words[at]?.length ?? 1);
  });
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
  const alike = words.filter((word, at) => {
    const width = (widths[at] ?? 0) / usual;
    return width > 0.5 && width < 1.7 && (drawn[at]?.length ?? 0) <= word.length + 1;
  });
  return alike.length / words.length;
}

export const DRAWN_WORDS_PART = {
  shareDrawn,
  withoutFrames,
  readGrey,
  findGround,
  countInk,
  inkedRuns,
  areLinesOfText,
  groupSigns,
  compareWords,
} satisfies PagePart;
