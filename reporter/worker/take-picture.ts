import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJpegSize } from '../bundle/jpeg-size.ts';
import { askFrame, type PageSession } from './page-session.ts';

/**
 * Takes the viewport as JPEG with secrets covered and stores it once, by its hash. Throws rather than store a picture
 * whose cover failed.
 */
export async function takePicture(session: PageSession, dir: string): Promise<string> {
  const worlds = await session.worlds.all();
  await Promise.all(worlds.map((world) => askFrame(world, 'cover')));
  try {
    const shot = await session.cdp.send('Page.captureScreenshot', { format: 'jpeg', quality: 80 });
    return storePicture(Buffer.from(shot.data, 'base64'), dir);
  } finally {
    await Promise.allSettled(worlds.map((world) => askFrame(world, 'uncover')));
  }
}

function storePicture(bytes: Buffer, dir: string): string {
  if (readJpegSize(bytes) === null) throw new Error('empty picture');
  const id = createHash('sha256').update(bytes).digest('hex');
  const path = pathOfPicture(dir, id);
  if (existsSync(path)) return id;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  return id;
}

export function pathOfPicture(dir: string, id: string): string {
  return join(dir, 'pictures', `${id}.jpg`);
}
