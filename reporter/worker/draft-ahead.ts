import { type Draft, draftBareState, type Place } from './draft-state.ts';
import { limitTime, reasonOf } from './limit-time.ts';
import { askPage, type PageSession } from './page-session.ts';

const FORESIGHT_MS = 2000;
const MEASURE_MS = 5000;

/** A look-out for the screen to come, and what was measured of it. */
export interface Ahead {
  readonly draft: Promise<Draft | null>;
  isMeasuring: boolean;
}

/**
 * While a test waits for what it expects, its screen comes to rest: then it is measured without holding anybody. Reads
 * only, and never of a page with something to cover. A look-out that is there already goes on.
 */
export function draftAhead(session: PageSession, settings: Place): void {
  if (session.ahead !== null || session.isBlocked || session.isRestless || session.isStuck) return;
  const begin = () => {
    if (session.ahead !== null) session.ahead.isMeasuring = true;
  };
  const draft = lookOut(session, settings, begin).catch(() => null);
  session.ahead = { draft, isMeasuring: false };
}

/** What was measured meanwhile, if the look-out has come that far; it is over in any case. */
export async function takeAhead(session: PageSession): Promise<Draft | null> {
  const { ahead } = session;
  session.ahead = null;
  return ahead?.isMeasuring ? ahead.draft : null;
}

async function lookOut(session: PageSession, settings: Place, begin: () => void): Promise<Draft | null> {
  const screen = await limitTime(foresee(session), FORESIGHT_MS * 2);
  if (screen === null) return null;
  begin();
  return limitTime(draftBareState(session, screen, settings), MEASURE_MS);
}

/** Once more in the new document, when the page went elsewhere meanwhile. */
async function foresee(session: PageSession) {
  try {
    return await askPage(session, 'foresee', FORESIGHT_MS);
  } catch (error) {
    if (reasonOf(error) !== 'page_navigated') throw error;
    return askPage(session, 'foresee', FORESIGHT_MS);
  }
}
