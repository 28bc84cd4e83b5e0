import type { BrowserContext, Page, Request } from '@playwright/test';

/** Requests under way that may change a screen: documents and what scripts fetch. */
export interface OpenRequests {
  /** Whether the page waits for an answer to a request that began at or after `since` (epoch ms). */
  isWaiting(page: Page, since: number): boolean;
  /** Waits, `ms` at most, until it does not. */
  whenAnswered(page: Page, { since, ms }: { since: number; ms: number }): Promise<void>;
}

export function followRequests(context: BrowserContext): OpenRequests {
  const open = new Map<Request, number>();
  const waiting = new Set<() => void>();
  const end = (request: Request) => {
    open.delete(request);
    for (const look of waiting) look();
  };
  context.on('request', (request) => {
    if (/^(fetch|xhr|document)$/.test(request.resourceType())) open.set(request, Date.now());
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  const isWaiting = (page: Page, since: number) =>
    [...open].some(([request, at]) => at >= since && isOf(request, page));
  return {
    isWaiting,
    whenAnswered: async (page, { since, ms }) => {
      if (isWaiting(page, since)) await waitUntil(waiting, () => !isWaiting(page, since), ms);
    },
  };
}

function waitUntil(waiting: Set<() => void>, isDone: () => boolean, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      waiting.delete(look);
      resolve();
    };
    const look = () => {
      if (isDone()) stop();
    };
    const timer = setTimeout(stop, ms);
    waiting.add(look);
  });
}

function isOf(request: Request, page: Page): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    return false;
  }
}
