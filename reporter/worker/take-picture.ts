import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJpegSize } from '../bundle/jpeg-size.ts';
import { TooSlow } from './limit-time.ts';
import { askFrame, askPage, type PageSession } from './page-session.ts';
import { type Posed, poseScreen, uncover } from './pose-screen.ts';

/**
 * Takes the viewport as JPEG with secrets covered and stores it once, by its hash. Throws rather than store a picture
 * whose cover failed or came off, or whose page went elsewhere. Asks the browser as soon as the screen is posed.
 */
export async function takePicture(
  session: PageSession,
  dir: string,
  posing: Promise<Posed> = poseScreen(session),
): Promise<string> {
  const posed = await posing;
  try {
    const bytes = await shoot(session, posed);
    if (session.looks !== posed.look) throw new TooSlow('another look overtook the picture');
    return storePicture(bytes, dir);
  } finally {
    await uncover(session, posed.covered);
  }
}

/** Takes it while the test goes on; `null` unless nothing is to be covered and nothing changed since `changedAt` (the page's clock). */
export async function takeBarePicture(
  session: PageSession,
  posed: Posed,
  { changedAt, dir }: { readonly changedAt: number; readonly dir: string },
): Promise<string | null> {
  const bytes = await shoot(session, posed);
  return (await askPage(session, 'isBareSince', changedAt)) ? storePicture(bytes, dir) : null;
}

async function shoot({ cdp, worlds }: PageSession, posed: Posed): Promise<Buffer> {
  const shot = await cdp
    .send('Page.captureScreenshot', { format: 'jpeg', quality: 80 })
    .catch((error: unknown) => explainRefusal(posed, error));
  if (!posed.worlds.includes(await worlds.main())) throw new Error('the page navigated');
  return Buffer.from(shot.data, 'base64');
}

/** A browser that is asked in the midst of a navigation refuses with words of its own; a frame that is gone says why. */
async function explainRefusal({ worlds }: Posed, refusal: unknown): Promise<never> {
  await Promise.all(worlds.map((world) => askFrame(world, 'frame')));
  throw refusal;
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
