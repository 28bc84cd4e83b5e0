import { askFrame, type PageSession } from './page-session.ts';
import type { World } from './page-worlds.ts';

/** A screen whose picture may be taken: it shows no secret, no caret and no endless motion, and will be drawn anew. */
export interface Posed {
  readonly worlds: readonly World[];
  /** Those that had something to cover. */
  readonly covered: readonly World[];
}

/** Throws when one frame could not be covered, and then leaves none covered. */
export async function poseScreen(session: PageSession): Promise<Posed> {
  const worlds = await allWorlds(session);
  const poses = await Promise.allSettled(worlds.map((world) => poseFrame(world, session)));
  const covered = worlds.filter((_, at) => poses[at]?.status !== 'fulfilled' || poses[at].value);
  const failure = poses.find((pose) => pose.status === 'rejected');
  if (failure === undefined) return { worlds, covered };
  await uncover(covered);
  throw failure.reason;
}

/** The screen as it is, if it is one frame; whether it shows something to cover is for the page to say afterwards. */
export async function poseAsIs(session: PageSession): Promise<Posed | null> {
  const worlds = await allWorlds(session);
  if (worlds.length !== 1) return null;
  await Promise.all(worlds.map((world) => askFrame(world, 'redraw')));
  return { worlds, covered: [] };
}

export async function uncover(covered: readonly World[]): Promise<void> {
  await Promise.allSettled(covered.map((world) => askFrame(world, 'uncover')));
}

/** The main frame's is among them: without it the page itself would stay uncovered. */
async function allWorlds({ worlds }: PageSession): Promise<readonly World[]> {
  await worlds.main();
  return worlds.all();
}

/** Taking a picture draws the page's own process anew, cover and all; a frame in another one has to be waited for. */
async function poseFrame(world: World, { cdp }: PageSession): Promise<boolean> {
  const isCovered = await askFrame(world, 'pose');
  if (isCovered && world.cdp !== cdp) await askFrame(world, 'frame');
  return isCovered;
}
