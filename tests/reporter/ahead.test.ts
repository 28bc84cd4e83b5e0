import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitScript } from '../../reporter/page/kit.ts';
import { draftAhead, takeAhead } from '../../reporter/worker/draft-ahead.ts';
import { askPage, openSession } from '../../reporter/worker/page-session.ts';
import { pathOfPicture, takePicture } from '../../reporter/worker/take-picture.ts';

const IDLE = { onMessage: () => undefined, onDialog: () => undefined, onMoved: () => undefined };
const WAIT = { calmMs: 800, answerMs: 0 };

/** One pixel. */
const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
}, 120_000);
afterAll(() => browser?.close());

/** A page that has been glanced at, and a folder for what is measured of it. */
async function open(html: string) {
  const page = await browser.newPage();
  const session = await openSession(page, kitScript({ mask: [] }), IDLE);
  await page.setContent(`<html lang="en"><body><main id="app">${html}</main></body></html>`);
  await askPage(session, 'glance', WAIT);
  const settings = { dir: mkdtempSync(join(tmpdir(), 'ux-jury-ahead-')) };
  const show = (content: string) =>
    page.evaluate((text) => {
      const app = document.querySelector('#app');
      if (app !== null) app.innerHTML = text;
    }, content);
  return { page, session, settings, show };
}

type Session = Awaited<ReturnType<typeof open>>['session'];

/** Comes true with the next picture that the look-out takes, after `then`; from there on the screen is found. */
function nextPicture(session: Session, then: () => Promise<void> = async () => undefined): Promise<void> {
  const send = session.cdp.send.bind(session.cdp);
  return new Promise((resume, fail) => {
    session.cdp.send = (async (method: 'Page.captureScreenshot', params: object) => {
      const answer = await send(method, params);
      if (method === 'Page.captureScreenshot') await then().then(resume, fail);
      return answer;
    }) as typeof session.cdp.send;
  });
}

describe('what is measured while a test waits', () => {
  it('is the screen that came, the same as a look that holds the test would see', async () => {
    const { session, settings, show } = await open('<p>Loading</p>');
    const isTaken = nextPicture(session);
    draftAhead(session, settings);
    await show('<h1>Your orders</h1><p>Three are on their way.</p>');
    await isTaken;
    const draft = await takeAhead(session);
    const glance = await askPage(session, 'glance', WAIT);
    expect(draft?.changed_at).toBe(glance.changed_at);
    expect(draft?.measured.headings.map(({ text }) => text)).toEqual(['Your orders']);
    expect(draft?.picture).toBe(await takePicture(session, settings.dir));
  }, 120_000);

  it('is known to be out of date once the page has changed', async () => {
    const { session, settings, show } = await open('<p>Loading</p>');
    const isTaken = nextPicture(session);
    draftAhead(session, settings);
    await show('<h1>Your orders</h1>');
    await isTaken;
    const draft = await takeAhead(session);
    await show('<h1>Your orders</h1><p>Three are on their way.</p>');
    const glance = await askPage(session, 'glance', WAIT);
    expect(draft?.changed_at).not.toBe(glance.changed_at);
  }, 120_000);

  it.each([
    ['a password field', '<h1>Sign in</h1><input type="password" aria-label="Password" value="secret">'],
    ['a caret', '<h1>Name</h1><input aria-label="Name" autofocus>'],
    ['what the team masks', '<h1>Account</h1><p data-ux-mask>12-345</p>'],
    ['another site in a frame', '<h1>Pay</h1><iframe srcdoc="<input type=password>"></iframe>'],
  ])(
    'is nothing on a page with %s: no picture is written',
    async (_, html) => {
      const { page, session, settings, show } = await open('<p>Loading</p>');
      draftAhead(session, settings);
      await show(html);
      await page.evaluate(() => document.querySelector<HTMLElement>('[autofocus]')?.focus());
      await session.ahead.work;
      expect(await takeAhead(session)).toBeNull();
      expect(readdirSync(settings.dir)).toEqual([]);
    },
    120_000,
  );

  it('is nothing when a secret comes while the picture is taken', async () => {
    const { session, settings, show } = await open('<p>Loading</p>');
    const isTaken = nextPicture(session, () => show('<h1>Your orders</h1><p data-ux-mask>12-345</p>'));
    draftAhead(session, settings);
    await show('<h1>Your orders</h1>');
    await isTaken;
    expect(await takeAhead(session)).toBeNull();
    expect(readdirSync(settings.dir)).toEqual([]);
  }, 120_000);

  it('is not waited for when no screen has come', async () => {
    const { session, settings } = await open('<p>Loading</p>');
    draftAhead(session, settings);
    expect(await takeAhead(session)).toBeNull();
  }, 120_000);

  it('is the last screen, when one has followed another', async () => {
    const { session, settings, show } = await open('<p>Loading</p>');
    draftAhead(session, settings);
    await show('<h1>Your orders</h1>');
    await session.ahead.work;
    draftAhead(session, settings);
    await show('<h1>Your orders</h1><p>Three are on their way.</p>');
    await session.ahead.work;
    const draft = await takeAhead(session);
    const glance = await askPage(session, 'glance', WAIT);
    expect(draft?.changed_at).toBe(glance.changed_at);
  }, 120_000);

  it('stays the last screen, when none has followed', async () => {
    const { session, settings, show } = await open('<p>Loading</p>');
    draftAhead(session, settings);
    await show('<h1>Your orders</h1>');
    await session.ahead.work;
    draftAhead(session, settings);
    const draft = await takeAhead(session);
    const glance = await askPage(session, 'glance', WAIT);
    expect(draft?.changed_at).toBe(glance.changed_at);
  }, 120_000);

  it('is known to be out of date after an image that came late', async () => {
    const { page, session, settings, show } = await open('<p>Loading</p>');
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resume) => {
      arrive = resume;
    });
    await page.route('**/late.gif', async (route) => {
      await arrived;
      await route.fulfill({ contentType: 'image/gif', body: Buffer.from(DOT, 'base64') });
    });
    draftAhead(session, settings);
    await show('<h1>Your orders</h1><img alt="" width="20" height="20" src="http://127.0.0.1/late.gif">');
    await session.ahead.work;
    const draft = await takeAhead(session);
    arrive();
    await page.waitForFunction(() => document.images[0]?.naturalWidth === 1);
    const glance = await askPage(session, 'glance', WAIT);
    expect(draft?.changed_at).toBeLessThan(glance.changed_at);
  }, 120_000);

  it('is known to be out of date after the page has scrolled', async () => {
    const { page, session, settings, show } = await open('<p>Loading</p>');
    draftAhead(session, settings);
    await show('<h1>Your orders</h1><p style="height: 3000px">Three are on their way.</p>');
    await session.ahead.work;
    const draft = await takeAhead(session);
    await page.evaluate(() => {
      const scrolled = new Promise((resume) => addEventListener('scroll', resume, { once: true }));
      scrollTo(0, 300);
      return scrolled.then(() => undefined);
    });
    const glance = await askPage(session, 'glance', WAIT);
    expect(draft?.changed_at).toBeLessThan(glance.changed_at);
  }, 120_000);

  it('is kept in one file, however often it is taken', async () => {
    const { session, settings, show } = await open('<p>Loading</p>');
    const isTaken = nextPicture(session);
    draftAhead(session, settings);
    await show('<h1>Your orders</h1>');
    await isTaken;
    const picture = (await takeAhead(session))?.picture ?? '';
    await takePicture(session, settings.dir);
    expect(readdirSync(join(settings.dir, 'pictures'))).toEqual([
      pathOfPicture('', picture).split('/').at(-1),
    ]);
  }, 120_000);
});
