import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { WorkerSettings } from '../../options.ts';
import type { Glance } from '../../page/look.ts';
import { limitTime } from '../limit-time.ts';
import { type PageSession, valueInPage } from '../page-session.ts';

export type ContextUse = Readonly<BrowserContextOptions>;
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** How to come to a screen again: its address and what the browser held there. It stays in this process's memory. */
export interface Remembered {
  readonly id: string;
  readonly url: string;
  readonly viewport: Glance['viewport'];
  readonly use: ContextUse;
  readonly settings: WorkerSettings;
  readonly storage: StorageState;
  /** Entries of `sessionStorage`, which no storage state holds. */
  readonly session: readonly (readonly [string, string])[];
}

const READ_MS = 1000;
const MOST_BYTES = 1_000_000;
/** Shared by all copies of this module that a worker may load. */
const STORE = Symbol.for('ux-jury.remembered');

/** Keeps what it takes to show this screen on a page of our own once the tests of this worker have ended. */
export async function rememberScreen(
  session: PageSession,
  glance: Glance,
  screen: Pick<Remembered, 'id' | 'use' | 'settings'>,
): Promise<void> {
  const browser = session.page.context().browser();
  if (browser === null || screensOf(browser).has(screen.id)) return;
  const [cookies, held] = await limitTime(Promise.all([readCookies(session), readHeld(session)]), READ_MS);
  const { origin } = new URL(glance.url);
  screensOf(browser).set(screen.id, {
    ...screen,
    url: glance.url,
    viewport: glance.viewport,
    storage: {
      cookies,
      origins: [{ origin, localStorage: held.local.map(([name, value]) => ({ name, value })) }],
    },
    session: held.session,
  });
}

/** Everything that is remembered of this browser; it is forgotten with the asking. */
export function takeRemembered(browser: Browser): readonly Remembered[] {
  const all = [...screensOf(browser).values()];
  screensOf(browser).clear();
  return all;
}

function screensOf(browser: Browser): Map<string, Remembered> {
  const known: unknown = Reflect.get(globalThis, STORE);
  const store: WeakMap<Browser, Map<string, Remembered>> = known instanceof WeakMap ? known : new WeakMap();
  Reflect.set(globalThis, STORE, store);
  const screens = store.get(browser) ?? new Map<string, Remembered>();
  store.set(browser, screens);
  return screens;
}

/** Asked of the page's own session: a call of Playwright's would be held by our own pause. */
async function readCookies({ cdp }: PageSession): Promise<StorageState['cookies']> {
  const { cookies } = await cdp.send('Network.getAllCookies');
  return cookies.map(({ name, value, domain, path, expires, httpOnly, secure, sameSite }) => ({
    ...{ name, value, domain, path, expires, httpOnly, secure },
    sameSite: sameSite ?? 'Lax',
  }));
}

interface Held {
  readonly local: [string, string][];
  readonly session: [string, string][];
}

async function readHeld(session: PageSession): Promise<Held> {
  const code = `(() => { const read = (name) => { try { return Object.entries(globalThis[name]); } catch { return []; } };
    return JSON.stringify([read('localStorage'), read('sessionStorage')]); })()`;
  const text = await valueInPage(session, code);
  if (typeof text !== 'string' || text.length > MOST_BYTES) return { local: [], session: [] };
  const [local = [], own = []]: Held['local'][] = JSON.parse(text);
  return { local, session: own };
}
