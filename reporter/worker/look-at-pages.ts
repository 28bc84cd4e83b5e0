import type { Page } from '@playwright/test';
import type { Screen } from '../page/look.ts';
import type { CallLine } from '../record.ts';
import type { AttemptLog } from './attempt-log.ts';
import { captureState } from './capture-state.ts';
import { takeAhead } from './draft-ahead.ts';
import { type Draft, draftNewState } from './draft-state.ts';
import { limitTime, reasonOf } from './limit-time.ts';
import { nameOfPage } from './page-names.ts';
import { askFrame, type PageSession } from './page-session.ts';
import { uncoverPeeked } from './pose-screen.ts';
import { glanceAt, peekAt } from './take-look.ts';
import { type ContextWatch, callNumber, noteFault } from './watch-context.ts';

/** Longest first measurement of a screen. */
const MEASURE_MS = 5000;
const MOST_PAGES = 4;

/** Reads what all open pages did and show now, and measures what is new; `states` gets the screen of each. */
export async function lookAtPages(
  watch: ContextWatch,
  log: AttemptLog,
  states: CallLine['states'],
): Promise<void> {
  const open = watch.context.pages().filter((page) => !page.isClosed());
  for (const page of open.slice(-MOST_PAGES)) await lookAtPage(watch, { log, page, states });
}

async function lookAtPage(
  watch: ContextWatch,
  { log, page, states }: { log: AttemptLog; page: Page; states: CallLine['states'] },
): Promise<void> {
  const session = await watch.sessions.get(page);
  if (session == null) return;
  const name = nameOfPage(log, page, session.isPopup);
  states[name] = null;
  if (session.isBlocked) return noteFault(watch, `screen of ${name}`, 'dialog_open');
  try {
    const ahead = await takeAhead(session);
    const first = await (session.isRestless ? glanceAt(watch, session) : peekAt(watch, session, ahead));
    const draft = 'harvest' in first ? ahead : await draftScreen(session, first, { log, watch });
    const glance = 'harvest' in first ? first : await glanceAt(watch, session);
    session.isRestless = !glance.settled;
    const isOpen = watch.requests.isWaiting(page, watch.released);
    const can_judge = glance.harvest.can_judge && !isOpen;
    log.write({ line: 'response', call: callNumber(watch, log), page: name, ...glance.harvest, can_judge });
    await harvestFrames(watch, log, session);
    const work = captureState(session, glance, { log, settings: watch.settings, draft });
    states[name] = await limitTime(work, timeLeft(log));
  } catch (error) {
    if (!page.isClosed()) noteFault(watch, `screen of ${name}`, reasonOf(error));
  } finally {
    await uncoverPeeked(session);
  }
}

/** A new screen is measured while it is not yet certain that it stays; one that goes meanwhile is no loss. */
async function draftScreen(
  session: PageSession,
  screen: Screen,
  { log, watch }: { log: AttemptLog; watch: ContextWatch },
): Promise<Draft | null> {
  try {
    return await limitTime(draftNewState(session, screen, watch.settings), timeLeft(log));
  } catch (error) {
    if (reasonOf(error) === 'page_navigated') return null;
    throw error;
  }
}

function timeLeft({ budget, held }: AttemptLog): number {
  return Math.min(MEASURE_MS, Math.max(0, budget - held));
}

/** What child frames did, when an act took place in one of them. */
async function harvestFrames(watch: ContextWatch, log: AttemptLog, session: PageSession): Promise<void> {
  const page = nameOfPage(log, session.page, session.isPopup);
  for (const world of session.actedFrames) {
    const harvest = await askFrame(world, 'harvest').catch(() => null);
    if (harvest?.acted) log.write({ line: 'response', call: callNumber(watch, log), page, ...harvest });
  }
  session.actedFrames.clear();
}
