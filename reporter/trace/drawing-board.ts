import type { Browser, BrowserContext, Frame, LaunchOptions, Page, Route } from '@playwright/test';
import { limitTime } from '../worker/limit-time.ts';
import type { Drawing } from './page/build-document.ts';
import { EASEL, easelScript } from './page/easel.ts';
import type { ResourceFinder } from './serve-resources.ts';
import type { BrowserFacts, Snapshot } from './trace-model.ts';

const LAUNCH_MS = 30_000;
const DRAW_MS = 10_000;

/** A browser without a network in which recorded documents are drawn again. */
export interface DrawingBoard {
  /** Draws what a snapshot shows; the page stands until the next drawing. */
  draw(snapshot: Snapshot, drawing: Drawing, resources: ResourceFinder): Promise<Page>;
  /** Asks the instruments in one frame of the drawing. */
  ask<T>(frame: Frame, call: string): Promise<T>;
  /** Gives the instruments to a frame within the drawing. */
  lend(frame: Frame): Promise<unknown>;
  close(): Promise<void>;
}

/** @throws Error when no browser of the trace's kind can be started. */
export async function openBoard(facts: BrowserFacts, given: LaunchOptions): Promise<DrawingBoard> {
  const browser = await launch(facts.name, given);
  const script = easelScript();
  const pages = new Map<string, Page>();
  let current: { html: string; resources: ResourceFinder } | null = null;
  let pending = 0;
  const answer = async (route: Route) => {
    pending += 1;
    await answerRoute(route, current).finally(() => {
      pending -= 1;
    });
  };
  const ask = <T>(frame: Frame, call: string) =>
    limitTime(frame.evaluate<T>(`globalThis.${EASEL}.${call}`), DRAW_MS);
  return {
    ask,
    lend: (frame) => limitTime(frame.evaluate(script), DRAW_MS),
    draw: async (snapshot, drawing, resources) => {
      const page = await pageFor(browser, { facts, snapshot, pages, answer });
      const html = `${snapshot.doctype === null ? '' : `<!doctype ${snapshot.doctype}>`}<html><head></head></html>`;
      current = { html, resources };
      await page.goto(/^https?:/.test(snapshot.url) ? snapshot.url : 'http://drawn.invalid/', {
        timeout: DRAW_MS,
        waitUntil: 'commit',
      });
      await page.evaluate(script);
      await ask(page.mainFrame(), `buildDocument(${JSON.stringify(drawing)})`);
      await waitUntil(() => pending === 0);
      await ask(page.mainFrame(), 'whenLoaded(1000)');
      return page;
    },
    close: () => browser.close(),
  };
}

/** Style sheets may ask for more of them; what asks for ever is left to its limit. */
async function waitUntil(isDone: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isDone(); tries += 1)
    await new Promise((resume) => setTimeout(resume, 20));
}

/** Of the kind that recorded, as the project starts it, but never with a window. */
async function launch(name: string, given: LaunchOptions): Promise<Browser> {
  const playwright = await import('@playwright/test');
  const type = [playwright.chromium, playwright.firefox, playwright.webkit].find(
    (one) => one.name() === name,
  );
  if (type === undefined) throw new Error(`no browser is called ${name}`);
  const { executablePath, args, channel, env, chromiumSandbox } = given;
  const kept = { executablePath, args, channel, env, chromiumSandbox };
  const known = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
  return type.launch({ ...known, headless: true, timeout: LAUNCH_MS });
}

interface Wish {
  readonly facts: BrowserFacts;
  readonly snapshot: Snapshot;
  readonly pages: Map<string, Page>;
  readonly answer: (route: Route) => Promise<void>;
}

/** One page a viewport; the documents in it hold no scripts, and it reaches nothing but the trace. */
async function pageFor(browser: Browser, { facts, snapshot, pages, answer }: Wish): Promise<Page> {
  const key = JSON.stringify(snapshot.viewport);
  const known = pages.get(key);
  if (known !== undefined) return known;
  const context = await browser.newContext({
    ...lookOf(facts),
    viewport: snapshot.viewport,
    serviceWorkers: 'block',
  });
  await closeOff(context, answer);
  const page = await context.newPage();
  pages.set(key, page);
  return page;
}

async function closeOff(context: BrowserContext, answer: (route: Route) => Promise<void>): Promise<void> {
  context.setDefaultTimeout(DRAW_MS);
  await context.route('**/*', answer);
}

/** What of the recording context decides how a page looks. */
function lookOf({ options }: BrowserFacts): Record<string, unknown> {
  const names = ['isMobile', 'hasTouch', 'deviceScaleFactor', 'locale', 'colorScheme', 'reducedMotion'];
  return Object.fromEntries(
    [...names, 'forcedColors', 'contrast'].flatMap((name) =>
      options[name] === undefined || options[name] === null ? [] : [[name, options[name]]],
    ),
  );
}

async function answerRoute(
  route: Route,
  current: { html: string; resources: ResourceFinder } | null,
): Promise<void> {
  const request = route.request();
  const isDocument = request.isNavigationRequest() && request.frame().parentFrame() === null;
  if (isDocument)
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': "script-src 'none'; object-src 'none'" },
      body: current?.html ?? '',
    });
  const found = current?.resources.find(request.url(), request.resourceType()) ?? null;
  if (found === null) return route.abort();
  return route.fulfill({
    status: found.status,
    contentType: found.mime,
    headers: { 'access-control-allow-origin': '*' },
    body: found.body,
  });
}
