import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJpegSize } from '../bundle/jpeg-size.ts';
import { askFrame, askPage, type PageSession } from './page-session.ts';
import type { World } from './page-worlds.ts';

/**
 * Takes the viewport as JPEG with secrets covered and stores it once, by its hash. Throws rather than store a picture
 * whose cover failed.
 */
export async function takePicture(session: PageSession, dir: string): Promise<string> {
  const worlds = await session.worlds.all();
  try {
    await Promise.all(worlds.map((world) => cover(world, session)));
    return storePicture(await shoot(session, worlds), dir);
  } finally {
    await Promise.allSettled(worlds.map((world) => askFrame(world, 'uncover')));
  }
}

/**
 * Takes the viewport as it is, while the test goes on; `null` unless there is nothing to cover and nothing changed since
 * `changedAt` (the page's clock).
 */
export async function takeBarePicture(
  session: PageSession,
  changedAt: number,
  dir: string,
): Promise<string | null> {
  const worlds = await session.worlds.all();
  if (worlds.length !== 1) return null;
  const bytes = await shoot(session, worlds);
  return (await askPage(session, 'isBareSince', changedAt)) ? storePicture(bytes, dir) : null;
}

async function shoot({ cdp }: PageSession, worlds: readonly World[]): Promise<Buffer> {
  await Promise.allSettled(worlds.map((world) => askFrame(world, 'redraw')));
  const shot = await cdp.send('Page.captureScreenshot', { format: 'jpeg', quality: 80 });
  return Buffer.from(shot.data, 'base64');
}

/** Taking a picture draws the page's own process anew, cover and all; a frame in another one has to be waited for. */
async function cover(world: World, { cdp }: PageSession): Promise<void> {
  const isCovered = await askFrame(world, 'cover');
  if (isCovered && world.cdp !== cdp) await askFrame(world, 'frame');
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
