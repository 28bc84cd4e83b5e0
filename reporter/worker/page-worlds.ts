import type { CDPSession, Frame, Page } from '@playwright/test';
import { BINDING, WORLD } from '../page/kit.ts';

/** Our own JavaScript world in one frame. */
export interface World {
  readonly cdp: CDPSession;
  readonly contextId: number;
}

/** Our worlds in all frames of a page, those of other sites (in processes of their own) too. */
export interface Worlds {
  readonly ready: Promise<unknown>;
  /** The main frame's world; waits up to a second for a new document's. */
  main(): Promise<World>;
  isMain(world: World): boolean;
  isMainFrame(frameId: string): boolean;
  all(): Promise<readonly World[]>;
}

/** Longest wait for the kit of a new document. */
const NEW_DOCUMENT_MS = 1000;

/** Who waits for a world to come. */
type Arrivals = Set<() => void>;

interface Known {
  readonly byFrame: Map<string, World>;
  readonly arrivals: Arrivals;
}

interface Kit {
  readonly script: string;
  readonly hear: (world: World | undefined, payload: string) => void;
}

/** Puts the kit's script into every document of the page, now and later. */
export function openWorlds(page: Page, cdp: CDPSession, kit: Kit): Worlds {
  const byFrame = new Map<string, World>();
  const arrivals: Arrivals = new Set();
  const pending = new Set<Promise<unknown>>();
  let mainFrame = '';
  const ready = installKit(cdp, { byFrame, arrivals }, kit).then((frame) => {
    mainFrame = frame;
    for (const look of arrivals) look();
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() || isSameSite(frame, page)) return;
    const work = installInFrame(page, frame, { known: { byFrame, arrivals }, kit }).finally(() =>
      pending.delete(work),
    );
    pending.add(work);
  });
  const isMain = (world: World) => byFrame.get(mainFrame) === world;
  return {
    ready,
    main: () => waitForWorld(arrivals, () => byFrame.get(mainFrame)),
    isMain,
    isMainFrame: (frameId) => frameId === mainFrame,
    all: async () => {
      await Promise.allSettled(pending);
      return [...byFrame.values()];
    },
  };
}

function isSameSite(frame: Frame, page: Page): boolean {
  const host = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '');
  return host(frame.url()) === '' || host(frame.url()) === host(page.url());
}

/** Frames of other sites have sessions of their own; others refuse one, since the page's session holds them. */
async function installInFrame(
  page: Page,
  frame: Frame,
  { known, kit }: { known: Known; kit: Kit },
): Promise<void> {
  try {
    await installKit(await page.context().newCDPSession(frame), known, kit);
  } catch {
    // The frame is part of the page's session, or gone.
  }
}

async function installKit(
  cdp: CDPSession,
  { byFrame, arrivals }: Known,
  { script, hear }: Kit,
): Promise<string> {
  const byContext = new Map<number, World>();
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    const frame: unknown = context.auxData?.frameId;
    if (context.name !== WORLD || typeof frame !== 'string') return;
    const world = { cdp, contextId: context.id };
    byFrame.set(frame, world);
    byContext.set(context.id, world);
    for (const look of arrivals) look();
  });
  const forget = (gone: (world: World) => boolean) => {
    for (const [frame, world] of byFrame) if (world.cdp === cdp && gone(world)) byFrame.delete(frame);
  };
  cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) =>
    forget(({ contextId }) => contextId === executionContextId),
  );
  cdp.on('Runtime.executionContextsCleared', () => forget(() => true));
  cdp.on('close', () => forget(() => true));
  cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name === BINDING) hear(byContext.get(executionContextId), payload);
  });
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
  return tree.frameTree.frame.id;
}

function waitForWorld(arrivals: Arrivals, find: () => World | undefined): Promise<World> {
  const world = find();
  if (world !== undefined) return Promise.resolve(world);
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      arrivals.delete(look);
    };
    const look = () => {
      const arrived = find();
      if (arrived === undefined) return;
      stop();
      resolve(arrived);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error('no world in this document'));
    }, NEW_DOCUMENT_MS);
    arrivals.add(look);
  });
}
