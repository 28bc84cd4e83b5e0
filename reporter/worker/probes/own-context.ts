import type { Browser, BrowserContext, Route } from '@playwright/test';
import type { Remembered } from './remember-screen.ts';
import { riskOf } from './safe-address.ts';

/** A context of our own that holds what the screen's context held; it can read, and change nothing on any server. */
export async function openOwnContext(
  browser: Browser,
  { use, viewport, storage, session, url }: Remembered,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...use,
    viewport,
    storageState: storage,
    acceptDownloads: false,
    serviceWorkers: 'block',
  });
  await context.route(/.*/, guard);
  await context.routeWebSocket(/.*/, () => undefined);
  if (session.length > 0)
    await context.addInitScript(
      ([origin, entries]) => {
        if (location.origin === origin)
          for (const [name, value] of entries) sessionStorage.setItem(name, value);
      },
      [new URL(url).origin, session] as const,
    );
  return context;
}

/** Lets through what only reads, and of that no document or call whose address says that it does something. */
async function guard(route: Route): Promise<void> {
  const request = route.request();
  const isReading = /^(GET|HEAD|OPTIONS)$/.test(request.method());
  const isCall = /^(document|fetch|xhr|eventsource|ping|other)$/.test(request.resourceType());
  const isSafe = isReading && (!isCall || riskOf(request.url()) !== 'risky_address');
  await (isSafe ? route.continue() : route.abort()).catch(() => undefined);
}
