import type { BrowserContext, Page, Request } from '@playwright/test';

/** Requests under way that may change a screen: documents and what scripts fetch. */
export interface OpenRequests {
  /** Whether the page waits for an answer to a request that began at or after `since` (epoch ms). */
  isWaiting(page: Page, since: number): boolean;
}

export function followRequests(context: BrowserContext): OpenRequests {
  const open = new Map<Request, number>();
  const end = (request: Request) => open.delete(request);
  context.on('request', (request) => {
    if (/^(fetch|xhr|document)$/.test(request.resourceType())) open.set(request, Date.now());
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return {
    isWaiting: (page, since) => [...open].some(([request, at]) => at >= since && isOf(request, page)),
  };
}

function isOf(request: Request, page: Page): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    return false;
  }
}
