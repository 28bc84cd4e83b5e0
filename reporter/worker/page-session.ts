import type { CDPSession, Page } from '@playwright/test';
import { KIT, type PageKit } from '../page/kit.ts';
import type { PageMessage } from '../page/watch.ts';
import { type Ahead, noneAhead } from './draft-ahead.ts';
import { openWorlds, type World, type Worlds } from './page-worlds.ts';

type Answer<K extends keyof PageKit> = Promise<Awaited<ReturnType<PageKit[K]>>>;

/** Our line to one page: asks the kit in the page, hears what the page tells. Adds no step and no dialog listener. */
export interface PageSession {
  readonly page: Page;
  readonly isPopup: boolean;
  readonly cdp: CDPSession;
  readonly worlds: Worlds;
  /** Child frames that acts came from since the last glance. */
  readonly actedFrames: Set<World>;
  /** What is being measured while the test waits. */
  ahead: Ahead;
  /** Where a peek has posed the screen for its picture: there a glance, or `uncover`, has to follow. */
  posed: World | null;
  /** How often something was asked that takes a cover off: a picture that another look overtook may show anything. */
  looks: number;
  /** A dialog of the page is open, so that the page cannot answer. */
  isBlocked: boolean;
  /** The page was still changing when last looked at: waiting for calm is of little use. */
  isRestless: boolean;
  /** The page did not answer in time when last asked. */
  isStuck: boolean;
}

export interface PageListener {
  onMessage(session: PageSession, message: PageMessage): void;
  onDialog(session: PageSession, dialog: { type: string; message: string }): void;
  onMoved(session: PageSession, url: string): void;
}

/** Opens a session of our own on a page and puts the kit into all its documents, the present one too. */
export async function openSession(page: Page, script: string, listener: PageListener): Promise<PageSession> {
  const isPopup = (await page.opener()) !== null;
  const cdp = await page.context().newCDPSession(page);
  const hear = (world: World | undefined, payload: string) => {
    if (world !== undefined && !worlds.isMain(world)) session.actedFrames.add(world);
    listener.onMessage(session, JSON.parse(payload));
  };
  const worlds = openWorlds(page, cdp, { script, hear });
  const session: PageSession = {
    page,
    isPopup,
    cdp,
    worlds,
    actedFrames: new Set(),
    ahead: noneAhead(),
    posed: null,
    looks: 0,
    isBlocked: false,
    isRestless: false,
    isStuck: false,
  };
  followPage(session, listener);
  await worlds.ready;
  return session;
}

/** Calls one function of the kit in the page's main frame; waits up to a second for a new document's kit. */
export async function askPage<K extends keyof PageKit>(
  session: PageSession,
  method: K,
  ...args: Parameters<PageKit[K]>
): Answer<K> {
  return askFrame(await session.worlds.main(), method, ...args);
}

/** Calls one function of the kit in the given frame. */
export async function askFrame<K extends keyof PageKit>(
  world: World,
  method: K,
  ...args: Parameters<PageKit[K]>
): Answer<K> {
  return askWorld(world, callText(method, args)) as Answer<K>;
}

/** Runs plain script text in our world of the main frame. */
export async function runInPage(session: PageSession, code: string): Promise<void> {
  await askWorld(await session.worlds.main(), code);
}

/** The value of an expression in our world of the main frame. */
export async function valueInPage(session: PageSession, expression: string): Promise<unknown> {
  return askWorld(await session.worlds.main(), expression);
}

function callText(method: string, args: readonly unknown[]): string {
  return `globalThis.${KIT}.${method}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
}

async function askWorld({ cdp, contextId }: World, expression: string): Promise<unknown> {
  const answer = await cdp.send('Runtime.evaluate', {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  if (answer.exceptionDetails !== undefined)
    throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
  return answer.result.value;
}

function followPage(session: PageSession, listener: PageListener): void {
  const { cdp, worlds } = session;
  cdp.on('Page.javascriptDialogOpening', ({ type, message }) => {
    session.isBlocked = true;
    listener.onDialog(session, { type, message });
  });
  cdp.on('Page.javascriptDialogClosed', () => {
    session.isBlocked = false;
  });
  cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
    if (worlds.isMainFrame(frameId)) listener.onMoved(session, url);
  });
}
