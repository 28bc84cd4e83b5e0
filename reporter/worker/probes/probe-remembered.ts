import type { Browser, BrowserContext, TestInfo } from '@playwright/test';
import type { WorkerSettings } from '../../options.ts';
import { kitScript } from '../../page/kit.ts';
import { limitTime, reasonOf } from '../limit-time.ts';
import { askPage, openSession } from '../page-session.ts';
import { stateId } from '../state-id.ts';
import { setProbing } from './is-probing.ts';
import { openOwnContext } from './own-context.ts';
import { claimScreen, isClaimed, noteSpent, readSpent, writeProbes } from './probe-files.ts';
import { probeOpenPage } from './probe-screen.ts';
import { type Remembered, takeRemembered } from './remember-screen.ts';
import { riskOf } from './safe-address.ts';

const LANES = 3;
/** Of all the time that there is, as much as one screen may take, and one load of its page. */
const SCREEN_SHARE = 0.5;
const LOAD_SHARE = 0.25;
const LEAST_MS = 1000;
/** What a run that has only a share gets at least: enough for a few screens. */
const LEAST_RUN_MS = 5000;
const CLOSE_MS = 8000;
const WAIT = { calmMs: 1500, answerMs: 0 };
const IDLE = { onMessage: () => undefined, onDialog: () => undefined, onMoved: () => undefined };

/**
 * Probes the screens that this worker saw, each once a run, in contexts of our own, after its last test. Not while a
 * test is there: a failed one closes its worker as part of itself, and nothing of ours may be part of a test. Never throws.
 */
export async function probeRemembered(browser: Browser, currentTest: () => TestInfo): Promise<void> {
  const screens = takeRemembered(browser);
  const [first] = screens;
  if (first === undefined || isInTest(currentTest) || !browser.isConnected()) return;
  const { dir, ends_at } = first.settings;
  const begun = Date.now();
  const ends = Math.min(
    begun + budgetOf(first.settings, process.uptime()),
    ends_at ?? Number.POSITIVE_INFINITY,
  );
  setProbing(true);
  try {
    await visitAll(browser, groupByPlace(screens), ends);
  } catch {
    // What was not probed says so already.
  } finally {
    setProbing(false);
    noteSpentSafely(dir, Date.now() - begun);
  }
}

/** Milliseconds that a worker of so many seconds may spend, after what the run's other workers spent. */
export function budgetOf({ dir, probes, probe_share }: WorkerSettings, seconds: number): number {
  const left = probes * 1000 - readSpent(dir);
  if (probe_share === null) return left;
  const least = LEAST_RUN_MS - readSpent(dir);
  return Math.min(left, Math.max(least, probe_share * seconds * 1000));
}

function isInTest(currentTest: () => TestInfo): boolean {
  try {
    return currentTest() !== undefined;
  } catch {
    return false;
  }
}

/** Screens of one address, window and test's session: one visit shows which of them can be come to again. */
function groupByPlace(screens: readonly Remembered[]): Remembered[][] {
  const groups = new Map<string, Remembered[]>();
  for (const screen of screens) {
    const place = JSON.stringify([addressOf(screen.url), screen.viewport]);
    groups.set(place, [...(groups.get(place) ?? []), screen]);
  }
  return [...groups.values()];
}

/** What has to be opened to come to a screen: a place on the page is no part of it, what stands behind `#/` is. */
export function addressOf(url: string): string {
  return url.replace(/#(?!!?\/).*$/, '');
}

async function visitAll(browser: Browser, groups: Remembered[][], ends: number): Promise<void> {
  const waiting = [...groups];
  const walk = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift())
      await visitGroup(browser, group, ends);
  };
  await Promise.all(Array.from({ length: LANES }, walk));
}

/** The last screen of a place is tried first: what the browser held then is the newest. */
async function visitGroup(browser: Browser, group: readonly Remembered[], ends: number): Promise<void> {
  const open = group.filter(({ id, settings }) => !isClaimed(settings.dir, id));
  const last = open.at(-1);
  if (last === undefined) return;
  const risk = riskOf(last.url);
  if (risk !== null) return say(open, risk);
  const left = ends - Date.now();
  const all = last.settings.probes * 1000;
  if (left < LEAST_MS) return say(open, 'time_budget_spent');
  let context: BrowserContext | null = null;
  try {
    context = await limitTime(openOwnContext(browser, last), all * LOAD_SHARE);
    await visit(context, open, {
      screen: last,
      ms: Math.min(left, all * SCREEN_SHARE),
      loadMs: all * LOAD_SHARE,
    });
  } catch (error) {
    say(open, reasonOf(error));
  } finally {
    await limitTime(context?.close() ?? Promise.resolve(), CLOSE_MS).catch(() => undefined);
  }
}

async function visit(
  context: BrowserContext,
  group: readonly Remembered[],
  { screen, ms, loadMs }: { screen: Remembered; ms: number; loadMs: number },
): Promise<void> {
  const page = await context.newPage();
  const { mask, dir } = screen.settings;
  const session = await openSession(page, kitScript({ mask }), IDLE);
  await page.goto(screen.url, { waitUntil: 'load', timeout: loadMs });
  const id = stateId(await limitTime(askPage(session, 'glance', WAIT), loadMs));
  say(
    group.filter((other) => other.id !== id),
    'not_reached_again',
  );
  if (!group.some((other) => other.id === id) || !claimScreen(dir, id)) return;
  const { parts, reason } = await probeOpenPage(page, session, { mask, ms, loadMs });
  writeProbes(dir, { id, parts, reason });
}

function say(screens: readonly Remembered[], reason: string): void {
  for (const { id, settings } of screens)
    if (!isClaimed(settings.dir, id)) writeProbes(settings.dir, { id, parts: null, reason });
}

function noteSpentSafely(dir: string, milliseconds: number): void {
  try {
    noteSpent(dir, milliseconds);
  } catch {
    // A disk that is full costs the next worker nothing but the sum.
  }
}
