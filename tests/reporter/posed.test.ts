import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitScript } from '../../reporter/page/kit.ts';
import { reasonOf } from '../../reporter/worker/limit-time.ts';
import { askPage, openSession } from '../../reporter/worker/page-session.ts';
import { poseScreen } from '../../reporter/worker/pose-screen.ts';
import { takePicture } from '../../reporter/worker/take-picture.ts';

const IDLE = { onMessage: () => undefined, onDialog: () => undefined, onMoved: () => undefined };
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const SECRETS = `<form aria-label="Pay"><label>Password <input type="password" value="secret" autofocus></label>
  <label>Card <input autocomplete="cc-number" value="4111"></label></form>
  <div data-ux-mask><b>12-345</b> <a href="/more"><img src="${DOT}" alt="Your face" width="60" height="60"></a>
  <svg role="img" aria-label="Chart" width="30" height="30"></svg><iframe title="Map" width="90" height="40"></iframe></div>
  <img data-ux-mask src="${DOT}" alt="Signature" width="80" height="20"><p>Plain words</p>`;

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
}, 120_000);
afterAll(() => browser?.close());

async function open(html: string) {
  const page = await browser.newPage();
  const session = await openSession(page, kitScript({ mask: [] }), IDLE);
  await page.setContent(html);
  return { page, session, dir: mkdtempSync(join(tmpdir(), 'ux-jury-posed-')) };
}

it('a covered screen has the same facts as it had before', async () => {
  const { page, session } = await open(SECRETS);
  await page.locator('[autofocus]').focus();
  const before = await askPage(session, 'measure');
  expect((await poseScreen(session)).covered).not.toEqual([]);
  expect(await askPage(session, 'measure')).toEqual(before);
  expect(before.images.map(({ alt }) => alt)).toEqual(['Your face', 'Chart', 'Signature']);
}, 120_000);

it('a screen with nothing to cover is left as it is', async () => {
  const { session } = await open('<h1>Your orders</h1>');
  expect((await poseScreen(session)).covered).toEqual([]);
}, 120_000);

const ELSEWHERE = 'data:text/html,<p data-ux-mask>12-345</p>';
it.each([
  ['draws', (shoot: () => Promise<unknown>) => shoot()],
  ['refuses', () => Promise.reject(new Error('Unable to capture screenshot'))],
])(
  'a picture is not kept when the page went elsewhere while it was taken, and the browser %s it',
  async (_, answer) => {
    const { page, session, dir } = await open('<h1>Your orders</h1>');
    const send = session.cdp.send.bind(session.cdp);
    session.cdp.send = (async (...call: Parameters<typeof send>) => {
      if (call[0] !== 'Page.captureScreenshot') return send(...call);
      await page.goto(ELSEWHERE);
      return answer(() => send(...call));
    }) as typeof session.cdp.send;
    await expect(takePicture(session, dir)).rejects.toSatisfy(
      (error) => reasonOf(error) === 'page_navigated',
    );
    expect(readdirSync(dir)).toEqual([]);
  },
  120_000,
);

it('a masked drawing cannot be told from another in a picture', async () => {
  const draw = (colour: string) =>
    open(`<canvas data-ux-mask width="80" height="40"></canvas><p>Plain words</p>
      <script>const pen = document.querySelector('canvas').getContext('2d'); pen.fillStyle = '${colour}'; pen.fillRect(0, 0, 80, 40);</script>`);
  const red = await draw('red');
  const blue = await draw('blue');
  expect(await takePicture(red.session, red.dir)).toBe(await takePicture(blue.session, blue.dir));
}, 120_000);
