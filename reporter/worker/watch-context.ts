import type { BrowserContext, Page } from '@playwright/test';
import type { WorkerSettings } from '../options.ts';
import { kitScript } from '../page/kit.ts';
import type { AttemptLog } from './attempt-log.ts';
import { followCalls } from './follow-calls.ts';
import { reasonOf } from './limit-time.ts';
import { listenToPage } from './listen-to-page.ts';
import { followRequests, type OpenRequests } from './open-requests.ts';
import { openSession, type PageSession } from './page-session.ts';
import { watchTroubles } from './watch-troubles.ts';

/** One context under watch; `log` finds the record of the attempt that runs now, if any. */
export interface ContextWatch {
  readonly context: BrowserContext;
  readonly settings: WorkerSettings;
  readonly log: () => AttemptLog | null;
  readonly sessions: Map<Page, Promise<PageSession | null>>;
  readonly requests: OpenRequests;
  /** The number of this context's last call, and when it was let go (epoch ms). */
  call: number;
  /** The record that numbered it: a context that is shared by tests starts anew in each. */
  owner: AttemptLog | null;
  released: number;
  /** A popup, download or dialog has answered that call. */
  isAnswered: boolean;
}

/** Watches all that happens in a context. Never throws; what fails is written down as a fault. */
export function watchContext(
  context: BrowserContext,
  settings: WorkerSettings,
  log: () => AttemptLog | null,
): void {
  const watch: ContextWatch = {
    context,
    settings,
    log,
    sessions: new Map(),
    requests: followRequests(context),
    call: 0,
    owner: null,
    released: Date.now(),
    isAnswered: false,
  };
  watchTroubles(watch);
  const browser = context.browser()?.browserType().name() ?? 'unknown';
  if (browser !== 'chromium') {
    context.once('page', () => noteFault(watch, 'pictures, states and step facts', `no_cdp_${browser}`));
    return;
  }
  const script = kitScript({ mask: settings.mask });
  context.on('page', (page) => addPage(watch, page, script));
  for (const page of context.pages()) addPage(watch, page, script);
  followCalls(watch);
}

/** The number of the last call in this record; 0 before its first. */
export function callNumber(watch: ContextWatch, log: AttemptLog): number {
  return watch.owner === log ? watch.call : 0;
}

export function noteFault(watch: ContextWatch, what: string, reason: string): void {
  try {
    watch.log()?.write({ line: 'fault', at: Date.now(), what, reason });
  } catch {
    // A record that cannot be written is noticed by the reporter, which finds it missing.
  }
}

function addPage(watch: ContextWatch, page: Page, script: string): void {
  const session = openSession(page, script, listenToPage(watch)).catch((error: unknown) => {
    if (!page.isClosed()) noteFault(watch, 'a page', reasonOf(error));
    return null;
  });
  watch.sessions.set(page, session);
  const end = () => watch.sessions.delete(page);
  page.once('close', end);
  page.once('crash', end);
}
