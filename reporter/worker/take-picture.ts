import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJpegSize } from '../bundle/jpeg-size.ts';
import { askFrame, askPage, type PageSession } from './page-session.ts';
import type { World } from './page-worlds.ts';

/**
 * Takes the viewport as JPEG with secrets covered and stores it once, by its hash. Throws rather than store a picture
 * whose cover failed, or whose document went meanwhile.
 */
export async function takePicture(session: PageSession, dir: string): Promise<string> {
  const worlds = await allWorlds(session);
  const poses = worlds.map((world) => pose(world, session));
  try {
    await Promise.all(poses);
    return storePicture(await shoot(session, worlds), dir);
  } finally {
    await uncover(worlds, await Promise.allSettled(poses));
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
  const worlds = await allWorlds(session);
  if (worlds.length !== 1) return null;
  await Promise.all(worlds.map((world) => askFrame(world, 'redraw')));
  const bytes = await shoot(session, worlds);
  return (await askPage(session, 'isBareSince', changedAt)) ? storePicture(bytes, dir) : null;
}

/** The main frame's is among them: without it the cover would miss the page itself. */
async function allWorlds({ worlds }: PageSession): Promise<readonly World[]> {
  await worlds.main();
  return worlds.all();
}

/** Whether there was anything to cover. Taking a picture draws the page's own process anew, cover and all; a frame in another one has to be waited for. */
async function pose(world: World, { cdp }: PageSession): Promise<boolean> {
  const isCovered = await askFrame(world, 'pose');
  if (isCovered && world.cdp !== cdp) await askFrame(world, 'frame');
  return isCovered;
}

async function shoot({ cdp, worlds }: PageSession, posed: readonly World[]): Promise<Buffer> {
  const shot = await cdp.send('Page.captureScreenshot', { format: 'jpeg', quality: 80 });
  if (!posed.includes(await worlds.main())) throw new Error('the page navigated');
  return Buffer.from(shot.data, 'base64');
}

async function uncover(
  worlds: readonly World[],
  poses: readonly PromiseSettledResult<boolean>[],
): Promise<void> {
  const left = worlds.filter((_, at) => poses[at]?.status !== 'fulfilled' || poses[at].value);
  await Promise.allSettled(left.map((world) => askFrame(world, 'uncover')));
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
