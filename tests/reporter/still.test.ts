import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitScript } from '../../reporter/page/kit.ts';
import { openSession } from '../../reporter/worker/page-session.ts';
import { takePicture } from '../../reporter/worker/take-picture.ts';

const IDLE = { onMessage: () => undefined, onDialog: () => undefined, onMoved: () => undefined };
const SPINNER = `<style>#wait { width: 80px; height: 80px; background: linear-gradient(red, blue); animation: turn 700ms linear infinite }
  @keyframes turn { to { transform: rotate(1turn) } }</style><div id="wait"></div><input aria-label="Name" autofocus>`;

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
}, 120_000);
afterAll(() => browser?.close());

const timeOf = (page: Page) =>
  page.evaluate(() => {
    const [animation] = document.getAnimations();
    return { state: animation?.playState, time: Number(animation?.currentTime) };
  });

it('pictures of an endless animation are one picture, and the animation goes on', async () => {
  const page = await browser.newPage();
  const session = await openSession(page, kitScript({ mask: [] }), IDLE);
  await page.setContent(SPINNER);
  const dir = mkdtempSync(join(tmpdir(), 'ux-jury-still-'));
  const before = await timeOf(page);
  const first = await takePicture(session, dir);
  await page.waitForTimeout(230);
  expect(await takePicture(session, dir)).toBe(first);
  await page.waitForFunction((time) => Number(document.getAnimations()[0]?.currentTime) > time, before.time);
  expect((await timeOf(page)).state).toBe('running');
}, 120_000);
