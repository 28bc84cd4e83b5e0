import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lateness, restFor } from '../../reporter/page/calm.ts';

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
}, 120_000);
afterAll(() => browser?.close());

/** A page whose picture comes when the test lets it come. */
async function servePage() {
  let release = (): void => undefined;
  const released = new Promise<void>((resume) => {
    release = resume;
  });
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', request.url === '/' ? 'text/html' : 'image/gif');
    if (request.url !== '/') await released;
    response.end(request.url === '/' ? '<h1>Orders</h1><img src="/late" alt="">' : '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, release, server };
}

it('the coming of a document ends a pause, and is told', async () => {
  const { url, release, server } = await servePage();
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(`globalThis.pause = (${restFor})(600_000); undefined`);
  release();
  expect(await page.evaluate('globalThis.pause')).toBe(true);
  expect(await page.evaluate(restFor, 1)).toBe(false);
  await page.close();
  server.close();
}, 120_000);

it('what was asked for and what it took tell how late timers are, and never less than in time', () => {
  const now = performance.now();
  expect(lateness({ since: now, asked: 0 })).toBe(1);
  expect(lateness({ since: now, asked: 60_000 })).toBe(1);
  expect(lateness({ since: now - 60_000, asked: 1000 })).toBeGreaterThanOrEqual(60);
});
