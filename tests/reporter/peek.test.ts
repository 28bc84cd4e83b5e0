import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitScript } from '../../reporter/page/kit.ts';
import type { Known } from '../../reporter/page/look.ts';
import { draftNewState } from '../../reporter/worker/draft-state.ts';
import { askPage, openSession } from '../../reporter/worker/page-session.ts';
import { poseScreen, uncoverPeeked } from '../../reporter/worker/pose-screen.ts';
import { takePicture } from '../../reporter/worker/take-picture.ts';

const IDLE = { onMessage: () => undefined, onDialog: () => undefined, onMoved: () => undefined };
const WAIT = { calmMs: 800, answerMs: 1000 };
const NOTHING: Known = { rested: [], drafted: null };
const SIGN_IN = '<h1>Sign in</h1><input type="password" aria-label="Password" value="secret">';

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
}, 120_000);
afterAll(() => browser?.close());

async function open(html: string) {
  const page = await browser.newPage();
  const session = await openSession(page, kitScript({ mask: [] }), IDLE);
  await page.setContent(`<html lang="en"><body><main id="app">${html}</main></body></html>`);
  return { page, session, dir: mkdtempSync(join(tmpdir(), 'ux-jury-peek-')) };
}

const coverOf = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector('input');
    return field === null ? null : getComputedStyle(field).backgroundColor === 'rgb(107, 114, 128)';
  });

describe('a peek at a new screen', () => {
  it('tells it, covered already, and the glance after it takes the cover off', async () => {
    const { page, session } = await open(SIGN_IN);
    const screen = await askPage(session, 'peek', WAIT, NOTHING);
    expect('harvest' in screen).toBe(false);
    expect(await coverOf(page)).toBe(true);
    await askPage(session, 'glance', WAIT);
    expect(await coverOf(page)).toBe(false);
  }, 120_000);

  it('is uncovered too when no glance follows', async () => {
    const { page, session } = await open(SIGN_IN);
    await askPage(session, 'peek', WAIT, NOTHING);
    session.posed = await session.worlds.main();
    await uncoverPeeked(session);
    expect(await coverOf(page)).toBe(false);
    expect(session.posed).toBeNull();
  }, 120_000);

  it('gives the same picture as a screen that is posed for it alone', async () => {
    const { session, dir } = await open(SIGN_IN);
    const screen = await askPage(session, 'peek', WAIT, NOTHING);
    session.posed = await session.worlds.main();
    const draft = 'harvest' in screen ? null : await draftNewState(session, screen, { dir });
    await uncoverPeeked(session);
    expect(draft?.picture).toBe(await takePicture(session, dir));
    expect(draft?.measured.controls.map(({ name }) => name)).toEqual(['Password']);
  }, 120_000);
});

describe('a screen that is no news to a peek', () => {
  const show = (page: Page, html: string) =>
    page.evaluate((text) => {
      const app = document.querySelector('#app');
      if (app !== null) app.innerHTML = text;
    }, html);

  it('is told at once with what happened, when it was found at rest before', async () => {
    const { page, session } = await open('<h1>Orders</h1>');
    const { fingerprint } = await askPage(session, 'glance', WAIT);
    await show(page, '<h1>Loading</h1>');
    await show(page, '<h1>Orders</h1>');
    const seen = await askPage(session, 'peek', WAIT, { rested: [fingerprint.whole], drafted: null });
    expect(seen).toMatchObject({ settled: true, fingerprint, harvest: { acted: false } });
  }, 120_000);

  it('is waited with while an act has had no answer', async () => {
    const { page, session } = await open('<button>Save</button>');
    const { fingerprint } = await askPage(session, 'glance', WAIT);
    await page.evaluate(() => {
      const button = document.querySelector('button');
      button?.addEventListener('click', () => {
        setTimeout(() => button.insertAdjacentHTML('afterend', '<p role="status">Saved</p>'), 300);
      });
    });
    await page.getByRole('button').click();
    const seen = await askPage(session, 'peek', WAIT, { rested: [fingerprint.whole], drafted: null });
    const last = 'harvest' in seen ? seen : await askPage(session, 'glance', WAIT);
    expect(last.harvest.announced).toBe('Saved');
    expect(last.fingerprint.whole).not.toBe(fingerprint.whole);
  }, 120_000);

  it('is looked at in full when it was drafted ahead: whether it rests is not known yet', async () => {
    const { session } = await open('<h1>Orders</h1>');
    const first = await askPage(session, 'peek', WAIT, NOTHING);
    await askPage(session, 'uncover');
    const { session: again } = await open('<h1>Orders</h1>');
    const known = { rested: [], drafted: first.fingerprint.whole };
    expect(await askPage(again, 'peek', WAIT, known)).toHaveProperty('harvest');
  }, 120_000);
});

it('a picture is not kept when another look took its cover off meanwhile', async () => {
  const { session, dir } = await open(SIGN_IN);
  const posing = poseScreen(session);
  const picture = takePicture(session, dir, posing);
  await posing;
  session.looks += 1;
  await expect(picture).rejects.toThrow('overtook');
}, 120_000);

it('nor when that look came while the screen was still being posed', async () => {
  const { session, dir } = await open(SIGN_IN);
  const posing = poseScreen(session);
  session.looks += 1;
  await expect(takePicture(session, dir, posing)).rejects.toThrow('overtook');
}, 120_000);

it('a document that has lost its root can be posed', async () => {
  const { page, session } = await open('<h1>Orders</h1>');
  await page.evaluate(() => document.documentElement.remove());
  expect((await poseScreen(session)).covered).toEqual([]);
}, 120_000);
