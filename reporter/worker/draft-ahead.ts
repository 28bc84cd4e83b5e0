import { type Draft, draftBareState, type Place } from './draft-state.ts';
import { knownScreens } from './known-screens.ts';
import { limitTime, reasonOf } from './limit-time.ts';
import { askPage, type PageSession } from './page-session.ts';

const FORESIGHT_MS = 2000;
const MEASURE_MS = 5000;

/** A look-out for the screen to come. */
export interface Ahead {
  /** What was measured last. */
  draft: Draft | null;
  /** The look-out that is under way. */
  work: Promise<void> | null;
  isMeasuring: boolean;
}

export function noneAhead(): Ahead {
  return { draft: null, work: null, isMeasuring: false };
}

/**
 * While a test waits for what it expects, its screen comes to rest: then it is measured without holding anybody. Reads
 * only, and never of a page with something to cover. A look-out that is there already goes on.
 */
export function draftAhead(session: PageSession, settings: Place): void {
  const { ahead } = session;
  if (ahead.work !== null || session.isBlocked || session.isRestless || session.isStuck) return;
  ahead.work = lookOut(session, settings)
    .catch(() => undefined)
    .then(() => {
      ahead.work = null;
      ahead.isMeasuring = false;
    });
}

/** What was measured meanwhile, if a look-out has come that far; it is over in any case. */
export async function takeAhead(session: PageSession): Promise<Draft | null> {
  const { ahead } = session;
  session.ahead = noneAhead();
  if (ahead.isMeasuring) await ahead.work;
  return ahead.draft;
}

async function lookOut(session: PageSession, settings: Place): Promise<void> {
  const { ahead } = session;
  const screen = await limitTime(foresee(session, settings), FORESIGHT_MS * 2);
  if (screen === null || session.ahead !== ahead) return;
  ahead.isMeasuring = true;
  ahead.draft = (await limitTime(draftBareState(session, screen, settings), MEASURE_MS)) ?? ahead.draft;
}

/** Once more in the new document, when the page went elsewhere meanwhile. */
async function foresee(session: PageSession, { dir }: Place) {
  const known = knownScreens(dir, session.ahead.draft);
  try {
    return await askPage(session, 'foresee', FORESIGHT_MS, known);
  } catch (error) {
    if (reasonOf(error) !== 'page_navigated') throw error;
    return askPage(session, 'foresee', FORESIGHT_MS, known);
  }
}
