import type { CDPSession, Page } from '@playwright/test';
import { BINDING, KIT, type PageKit, WORLD } from '../page/kit.ts';
import type { PageMessage } from '../page/watch.ts';

type Answer<K extends keyof PageKit> = Promise<Awaited<ReturnType<PageKit[K]>>>;

/** Our line to one page: asks the kit in the page, hears what the page tells. Adds no step and no dialog listener. */
export interface PageSession {
  readonly page: Page;
  readonly isPopup: boolean;
  readonly cdp: CDPSession;
  /** A dialog of the page is open, so that the page cannot answer. */
  isBlocked: boolean;
  /** Worlds of child frames that acts came from since the last glance. */
  readonly actedFrames: Set<number>;
  readonly worlds: Worlds;
}

/** Our world in each frame of a page, by frame id. */
export interface Worlds {
  readonly byFrame: Map<string, number>;
  mainFrame: string | null;
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
  const worlds: Worlds = { byFrame: new Map(), mainFrame: null };
  const session: PageSession = { page, isPopup, cdp, isBlocked: false, actedFrames: new Set(), worlds };
  followWorlds(session);
  followPage(session, listener);
  const [tree] = await Promise.all([
    cdp.send('Page.getFrameTree'),
    cdp.send('Page.enable'),
    cdp.send('Runtime.enable'),
    cdp.send('Runtime.addBinding', { name: BINDING, executionContextName: WORLD }),
    cdp.send('Page.addScriptToEvaluateOnNewDocument', {
      source: script,
      worldName: WORLD,
      runImmediately: true,
    }),
  ]);
  worlds.mainFrame = tree.frameTree.frame.id;
  return session;
}

/** Calls one function of the kit in the page's main frame; waits up to a second for a new document's kit. */
export async function askPage<K extends keyof PageKit>(
  session: PageSession,
  method: K,
  ...args: Parameters<PageKit[K]>
): Answer<K> {
  const world = await mainWorld(session);
  return askWorld(session, world, callText(method, args)) as Answer<K>;
}

/** Calls one function of the kit, that takes nothing, in the given world. */
export async function askFrame<K extends keyof PageKit>(
  session: PageSession,
  world: number,
  method: K,
): Answer<K> {
  return askWorld(session, world, callText(method, [])) as Answer<K>;
}

/** Runs plain script text in our world of the main frame. */
export async function runInPage(session: PageSession, code: string): Promise<void> {
  await askWorld(session, await mainWorld(session), code);
}

function callText(method: string, args: readonly unknown[]): string {
  return `globalThis.${KIT}.${method}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
}

async function askWorld(session: PageSession, contextId: number, expression: string): Promise<unknown> {
  const answer = await session.cdp.send('Runtime.evaluate', {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  if (answer.exceptionDetails !== undefined)
    throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
  return answer.result.value;
}

async function mainWorld({ worlds }: PageSession): Promise<number> {
  for (let tries = 0; tries < 40; tries += 1) {
    const world = worlds.byFrame.get(worlds.mainFrame ?? '');
    if (world !== undefined) return world;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  throw new Error('no world in this document');
}

function followWorlds({ cdp, worlds }: PageSession): void {
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    const frame: unknown = context.auxData?.frameId;
    if (context.name === WORLD && typeof frame === 'string') worlds.byFrame.set(frame, context.id);
  });
  cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
    for (const [frame, world] of worlds.byFrame)
      if (world === executionContextId) worlds.byFrame.delete(frame);
  });
  cdp.on('Runtime.executionContextsCleared', () => worlds.byFrame.clear());
}

function followPage(session: PageSession, listener: PageListener): void {
  const { cdp, worlds } = session;
  cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name !== BINDING) return;
    const isMain = worlds.byFrame.get(worlds.mainFrame ?? '') === executionContextId;
    if (!isMain) session.actedFrames.add(executionContextId);
    listener.onMessage(session, JSON.parse(payload));
  });
  cdp.on('Page.javascriptDialogOpening', ({ type, message }) => {
    session.isBlocked = true;
    listener.onDialog(session, { type, message });
  });
  cdp.on('Page.javascriptDialogClosed', () => {
    session.isBlocked = false;
  });
  cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
    if (frameId === worlds.mainFrame) listener.onMoved(session, url);
  });
}
