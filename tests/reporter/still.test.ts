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

const CARDS = `<style>body { font: 15px sans-serif; margin: 20px } .card { border-radius: 9px; border: 1px solid #888; padding: 7.3px; margin: 5.5px; width: 300px; box-shadow: 0 1px 3px #0005 }
  input { border-radius: 5px; border: 1px solid #999; padding: 5px }</style>
  ${Array.from({ length: 6 }, (_, card) => `<div class="card">Card ${card} <input value="x${card}"></div>`).join('')}`;
const SHELL = `<div style="position: fixed; inset: 0; overflow: auto">${CARDS}<p style="height: 900px">Below</p></div>`;

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

/** Draws a ring around each field and takes it off again. */
const repaintFields = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resume) => requestAnimationFrame(resume));
    for (const field of document.querySelectorAll('input')) {
      field.style.outline = '2px solid blue';
      await frame();
      await frame();
      field.style.outline = '';
      await frame();
    }
    await frame();
  });

it.each([
  ['a page', CARDS],
  ['a part that scrolls by itself', SHELL],
])(
  'pictures of %s that was drawn piece by piece are those of one drawn at once',
  async (_, html) => {
    const page = await browser.newPage();
    const session = await openSession(page, kitScript({ mask: [] }), IDLE);
    await page.setContent(html);
    const dir = mkdtempSync(join(tmpdir(), 'ux-jury-still-'));
    const first = await takePicture(session, dir);
    await repaintFields(page);
    expect(await takePicture(session, dir)).toBe(first);
  },
  120_000,
);

it('a page hears nothing of its picture', async () => {
  const page = await browser.newPage();
  const session = await openSession(page, kitScript({ mask: [] }), IDLE);
  await page.setContent(`<style>* { transition: all 1ms; animation: none }</style>${SHELL}`);
  await page.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    for (const type of ['transitionrun', 'animationstart', 'resize', 'scroll', 'blur', 'focus'])
      addEventListener(type, () => heard.push(type), true);
    const watch = new MutationObserver((found) => heard.push(...found.map(({ type }) => type)));
    watch.observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
    new ResizeObserver(() => heard.push('size')).observe(document.body);
    const frame = () => new Promise((resume) => requestAnimationFrame(resume));
    return frame()
      .then(frame)
      .then(() => heard.splice(0).length);
  });
  await takePicture(session, mkdtempSync(join(tmpdir(), 'ux-jury-still-')));
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([]);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
}, 120_000);
