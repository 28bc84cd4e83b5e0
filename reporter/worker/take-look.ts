import type { Glance, Screen } from '../page/look.ts';
import { knownScreens } from './known-screens.ts';
import { limitTime, reasonOf, TooSlow } from './limit-time.ts';
import { askFrame, type PageSession } from './page-session.ts';
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

/** One look at the page, in limited time. Throws `TooSlow`, or what the page throws. */
export async function takeLook(watch: ContextWatch, session: PageSession, way: 'glance'): Promise<Glance>;
export async function takeLook(
  watch: ContextWatch,
  session: PageSession,
  way: 'glance' | 'peek',
): Promise<Screen | Glance>;
export async function takeLook(
  watch: ContextWatch,
  session: PageSession,
  way: 'glance' | 'peek',
): Promise<Screen | Glance> {
  const look = watch.requests
    .whenAnswered(session.page, { since: watch.released, ms: REQUEST_MS })
    .then(() => askAgain(watch, session, way));
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
async function askAgain(
  watch: ContextWatch,
  session: PageSession,
  way: 'glance' | 'peek',
): Promise<Screen | Glance> {
  try {
    return await ask(watch, session, way);
  } catch (error) {
    if (reasonOf(error) !== 'page_navigated') throw error;
    return ask(watch, session, way);
  }
}

async function ask(
  watch: ContextWatch,
  session: PageSession,
  way: 'glance' | 'peek',
): Promise<Screen | Glance> {
  const calmMs = session.isRestless ? RESTLESS_MS : CALM_MS;
  const wait = { calmMs, answerMs: watch.isAnswered ? 0 : FIRST_ANSWER_MS };
  const world = await session.worlds.main();
  session.looks += 1;
  const seen = await (way === 'peek'
    ? askFrame(world, 'peek', wait, knownScreens())
    : askFrame(world, 'glance', wait));
  session.posed = 'harvest' in seen ? null : world;
  return seen;
}
