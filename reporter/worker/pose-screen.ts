import { askFrame, type PageSession } from './page-session.ts';
import type { World } from './page-worlds.ts';

/** A screen whose picture may be taken: it shows no secret, no caret and no endless motion, and will be drawn anew. */
export interface Posed {
  readonly worlds: readonly World[];
  /** Those that must be uncovered again. */
  readonly covered: readonly World[];
  /** The session's count of looks: with the next one, the screen is no longer posed. */
  readonly look: number;
}

/** Poses what a peek has not posed yet. Throws when one frame could not be covered, and then leaves none covered. */
export async function poseScreen(session: PageSession): Promise<Posed> {
  const look = session.looks;
  const worlds = await allWorlds(session);
  const left = worlds.filter((world) => world !== session.posed);
  const poses = await Promise.allSettled(left.map((world) => poseFrame(world, session)));
  const covered = left.filter((_, at) => poses[at]?.status !== 'fulfilled' || poses[at].value);
  const failure = poses.find((pose) => pose.status === 'rejected');
  if (failure === undefined) return { worlds, covered, look };
  await uncover(session, covered);
  throw failure.reason;
}

/** The screen as it is, if it is one frame; whether it shows something to cover is for the page to say afterwards. */
export async function poseAsIs(session: PageSession): Promise<Posed | null> {
  const worlds = await allWorlds(session);
  return worlds.length === 1 ? { worlds, covered: [], look: session.looks } : null;
}

export async function uncover(session: PageSession, covered: readonly World[]): Promise<void> {
  if (covered.length === 0) return;
  session.looks += 1;
  await Promise.allSettled(covered.map((world) => askFrame(world, 'uncover')));
}

/** Where a peek posed the screen and no glance has followed. */
export async function uncoverPeeked(session: PageSession): Promise<void> {
  const { posed } = session;
  session.posed = null;
  if (posed !== null) await uncover(session, [posed]);
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
