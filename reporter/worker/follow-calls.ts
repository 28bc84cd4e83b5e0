import type { Page } from '@playwright/test';
import type { CallLine } from '../record.ts';
import { redactTitle } from '../redact.ts';
import type { AttemptLog } from './attempt-log.ts';
import { kindOfCall } from './calls.ts';
import { captureState } from './capture-state.ts';
import { limitTime, reasonOf } from './limit-time.ts';
import { nameOfPage } from './page-names.ts';
import { askFrame, askPage, type PageSession } from './page-session.ts';
import { type ContextWatch, noteFault } from './watch-context.ts';

const PAUSE_MS = 3500;
const SETTLE_MS = 800;
const MOST_PAGES = 4;

type Paused = NonNullable<ReturnType<ContextWatch['context']['debugger']['pausedDetails']>>;

/** Holds every call of the test just long enough to see what the pages show before it runs. */
export function followCalls(watch: ContextWatch): void {
  const hook = watch.context.debugger;
  hook.on('pausedstatechanged', () => {
    const paused = hook.pausedDetails();
    if (paused === null) return;
    void holdCall(watch, paused)
      .catch((error: unknown) => noteFault(watch, 'a call', reasonOf(error)))
      .then(() => hook.next())
      .catch(() => undefined);
  });
  hook.requestPause().catch((error: unknown) => noteFault(watch, 'all calls', reasonOf(error)));
}

async function holdCall(watch: ContextWatch, paused: Paused): Promise<void> {
  if (kindOfCall(paused.title) === 'other') return;
  const log = watch.log();
  if (log === null) return;
  const pausedAt = Date.now();
  const states: CallLine['states'] = {};
  try {
    await limitTime(lookAtPages(watch, log, states), PAUSE_MS);
  } catch (error) {
    noteFault(watch, 'a screen', reasonOf(error));
  }
  log.calls += 1;
  log.held += Date.now() - pausedAt;
  log.write({
    line: 'call',
    call: log.calls,
    title: redactTitle(paused.title),
    file: paused.location.file,
    line_number: paused.location.line ?? null,
    paused_at: pausedAt,
    released_at: Date.now(),
    viewport: watch.context.pages()[0]?.viewportSize() ?? null,
    states,
  });
}

async function lookAtPages(watch: ContextWatch, log: AttemptLog, states: CallLine['states']): Promise<void> {
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
  if (session.isBlocked) return noteFault(watch, `screen of ${name}`, 'dialog_open');
  try {
    const glance = await askAgain(session);
    log.write({ line: 'response', call: log.calls, page: name, ...glance.harvest });
    await harvestFrames(log, session, name);
    states[name] = await captureState(session, glance, watch.settings);
  } catch (error) {
    if (!page.isClosed()) noteFault(watch, `screen of ${name}`, reasonOf(error));
  }
}

/** Asks once more when the page went elsewhere while it was asked. */
async function askAgain(session: PageSession) {
  try {
    return await askPage(session, 'glance', SETTLE_MS);
  } catch (error) {
    if (reasonOf(error) !== 'page_navigated') throw error;
    return askPage(session, 'glance', SETTLE_MS);
  }
}

/** What child frames did, when an act took place in one of them. */
async function harvestFrames(log: AttemptLog, session: PageSession, page: string): Promise<void> {
  for (const world of session.actedFrames) {
    const harvest = await askFrame(session, world, 'harvest').catch(() => null);
    if (harvest?.acted) log.write({ line: 'response', call: log.calls, page, ...harvest });
  }
  session.actedFrames.clear();
}
