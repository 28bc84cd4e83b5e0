import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitScript } from '../../reporter/page/kit.ts';
import type { PageMessage } from '../../reporter/page/watch.ts';
import { askPage, openSession } from '../../reporter/worker/page-session.ts';

const WAIT = { calmMs: 800, answerMs: 0 };
const PAGE = `<html lang="en"><body style="margin:0">
<header style="position:sticky;top:0;background:#fff"><button>Basket</button></header>
<input aria-label="First"><p style="height:3000px">Long</p><input aria-label="Far"><button>Send</button></body></html>`;

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
}, 120_000);
afterAll(() => browser?.close());

it('a target is in view as a person finds it, whatever the test scrolls', async () => {
  const said = new Map<string, boolean | null>();
  const onMessage = (_: unknown, message: PageMessage) => {
    if (message.kind === 'act' && !said.has(message.target.name))
      said.set(message.target.name, message.target.in_view);
  };
  const page = await browser.newPage();
  const session = await openSession(page, kitScript({ mask: [] }), {
    onMessage,
    onDialog: () => undefined,
    onMoved: () => undefined,
  });
  await page.setContent(PAGE);
  const names: [string, () => Promise<void>][] = [
    ['First', () => page.getByLabel('First').fill('a')],
    ['Far', () => page.getByLabel('Far').fill('a')],
    ['Send', () => page.getByText('Send').click()],
    ['Basket', () => page.getByText('Basket').click()],
  ];
  await askPage(session, 'glance', WAIT);
  for (const [name, act] of names) {
    await act();
    await expect.poll(() => said.has(name), { timeout: 30_000 }).toBe(true);
    await askPage(session, 'glance', WAIT);
  }
  expect(Object.fromEntries(said)).toMatchObject({ First: true, Far: false, Send: true, Basket: true });
}, 120_000);
