import type { Glance, Screen, Wait } from '../page/look.ts';
import type { Draft } from './draft-state.ts';
import { knownScreens } from './known-screens.ts';
import { limitTime, reasonOf, TooSlow } from './limit-time.ts';
import { askFrame, type PageSession } from './page-session.ts';
import type { World } from './page-worlds.ts';
import { uncoverPeeked } from './pose-screen.ts';
import type { ContextWatch } from './watch-context.ts';

/** Longest answer to a look; after one that never came the next is awaited shortly. */
const LOOK_MS = 3000;
const STUCK_MS = 700;
const CALM_MS = 800;
const RESTLESS_MS = 200;
/** A person waits about a second before they doubt that anything happened. */
const FIRST_ANSWER_MS = 1000;
/** Requests that the last call began get a moment to be answered, so that the screen shows the outcome. */
const REQUEST_MS = 700;

/** Looks once the page is calm, in limited time. Throws `TooSlow`, or what the page throws. */
export async function glanceAt(watch: ContextWatch, session: PageSession): Promise<Glance> {
  return takeLook(watch, session, async (world) => {
    const glance = await askFrame(world, 'glance', waitOf(watch, session));
    session.posed = null;
    return glance;
  });
}

/** The same; but a new screen, unless it is the one drafted ahead, is told and posed before it is certain that it stays. */
export async function peekAt(
  watch: ContextWatch,
  session: PageSession,
  ahead: Draft | null,
): Promise<Screen | Glance> {
  return takeLook(watch, session, async (world) => {
    const known = knownScreens(watch.settings.dir, ahead);
    const seen = await askFrame(world, 'peek', waitOf(watch, session), known);
    session.posed = 'harvest' in seen ? null : world;
    return seen;
  });
}

function waitOf({ isAnswered }: ContextWatch, { isRestless }: PageSession): Wait {
  return { calmMs: isRestless ? RESTLESS_MS : CALM_MS, answerMs: isAnswered ? 0 : FIRST_ANSWER_MS };
}

async function takeLook<T>(
  watch: ContextWatch,
  session: PageSession,
  ask: (world: World) => Promise<T>,
): Promise<T> {
  const look = watch.requests
    .whenAnswered(session.page, { since: watch.released, ms: REQUEST_MS })
    .then(() => askAgain(session, ask));
  try {
    const seen = await limitTime(look, session.isStuck ? STUCK_MS : LOOK_MS);
    session.isStuck = false;
    return seen;
  } catch (error) {
    session.isStuck = error instanceof TooSlow;
    look.then(() => uncoverPeeked(session)).catch(() => undefined);
    throw error;
  }
}

/** Asks once more when the page went elsewhere while it was asked. */
async function askAgain<T>(session: PageSession, ask: (world: World) => Promise<T>): Promise<T> {
  session.looks += 1;
  try {
    return await ask(await session.worlds.main());
  } catch (error) {
    if (reasonOf(error) !== 'page_navigated') throw error;
    return ask(await session.worlds.main());
  }
}
