/** Pixels as red, green, blue, alpha, a byte each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Cuts a band out of a picture and makes it smaller: each new pixel is the mean of those that it covers. */
export function resample(
  source: Pixels,
  crop: { readonly y: number; readonly height: number },
  size: { readonly width: number; readonly height: number },
): Buffer {
  const out = Buffer.alloc(size.width * size.height * 4);
  for (let y = 0; y < size.height; y++) {
    const rows = span(y, crop.height / size.height, crop.height);
    for (let x = 0; x < size.width; x++) {
      const columns = span(x, source.width / size.width, source.width);
      average(source, { rows, columns, top: crop.y }, out.subarray((y * size.width + x) * 4));
    }
  }
  return out;
}

type Span = readonly [from: number, to: number];

function span(at: number, step: number, most: number): Span {
  const from = Math.floor(at * step);
  return [from, Math.min(most, Math.max(from + 1, Math.floor((at + 1) * step)))];
}

interface Area {
  readonly rows: Span;
  readonly columns: Span;
  readonly top: number;
}

function average(source: Pixels, { rows, columns, top }: Area, out: Buffer): void {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let y = rows[0]; y < rows[1]; y++)
    for (let x = columns[0]; x < columns[1]; x++) {
      const at = ((top + y) * source.width + x) * 4;
      red += source.data[at] ?? 0;
      green += source.data[at + 1] ?? 0;
      blue += source.data[at + 2] ?? 0;
      count += 1;
    }
  out[0] = Math.round(red / count);
  out[1] = Math.round(green / count);
  out[2] = Math.round(blue / count);
  out[3] = 255;
}
