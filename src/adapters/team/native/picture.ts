/** A screenshot as it is set into a document; width and height in its own pixels. */
export interface Picture {
  readonly bytes: Buffer;
  readonly type: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
}

/** The screenshot of a place such as `buy/step-02`; `null` where there is none. */
export type ReadPicture = (ref: string) => Picture | null;

/** The largest size inside a frame that keeps a picture's shape; never larger than the picture itself. */
export function fitInto(
  { width, height }: Picture,
  frame: { width: number; height: number },
): {
  width: number;
  height: number;
} {
  const share = Math.min(frame.width / width, frame.height / height, 1);
  return { width: width * share, height: height * share };
}

/** What kind of picture the bytes are; `null` where a document program would not take it. */
export function typeOf(bytes: Buffer): Picture['type'] | null {
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'png';
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ? 'jpg' : null;
}
