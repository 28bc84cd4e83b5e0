import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitScript } from '../../reporter/page/kit.ts';
import { askPage, openSession } from '../../reporter/worker/page-session.ts';

const IDLE = { onMessage: () => undefined, onDialog: () => undefined, onMoved: () => undefined };
const WAIT = { calmMs: 1500, answerMs: 400 };
const PAGE = `<html lang="en"><style>
  body { height: 4000px } input, button, .row * { transition: all 0.2s }
  input:focus { box-shadow: 0 0 0 3px #06c } button:hover, button:focus { background: #06c }
  .row:hover .more { margin-left: 40px } .row .more { width: 60px; display: inline-block }
</style><body><input aria-label="Code"><p style="height:900px">Long</p>
<div class="row"><button id="dead">Dead</button> <span class="more">More</span></div>
<button id="up">Up</button><details><summary>Open</summary>Words</details>
<script>up.onclick = () => scrollTo(0, 0)</script></body></html>`;

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
}, 120_000);
afterAll(() => browser?.close());

/** What the page did after a press, once the code field had been filled in and the page had been looked at. */
async function press(selector: string) {
  const page = await browser.newPage();
  const session = await openSession(page, kitScript({ mask: [] }), IDLE);
  await page.setContent(PAGE);
  await page.getByLabel('Code').fill('a');
  await askPage(session, 'glance', WAIT);
  await page.locator(selector).click();
  const { harvest } = await askPage(session, 'glance', WAIT);
  await page.close();
  return { acted: harvest.acted, answered: harvest.first_change_at !== null, content: harvest.content };
}

it('a press is not answered by what pointer and focus leave, nor by the scroll that led to it', async () => {
  expect(await press('#dead')).toEqual({ acted: true, answered: false, content: false });
}, 120_000);

it('a press is answered by a scroll of the page, and by a part that opens', async () => {
  expect(await press('#up')).toEqual({ acted: true, answered: true, content: false });
  expect(await press('summary')).toEqual({ acted: true, answered: true, content: true });
}, 120_000);

/** Whether the press after an entry found the field empty again; `script` is what the page does once it has the entry. */
async function isDropped(script: string): Promise<boolean> {
  const page = await browser.newPage();
  const session = await openSession(page, kitScript({ mask: [] }), IDLE);
  await page.setContent(
    `<html lang="en"><body><input aria-label="Tag"><button>Save</button><p id="out"></p><script>
    const tag = document.querySelector('input'); tag.oninput = () => setTimeout(() => { ${script} }, 200);</script></body></html>`,
  );
  await askPage(session, 'glance', WAIT);
  await page.getByLabel('Tag').fill('boats');
  await askPage(session, 'glance', WAIT);
  await page.waitForTimeout(400);
  await page.getByText('Save').click();
  const { harvest } = await askPage(session, 'glance', WAIT);
  await page.close();
  return harvest.dropped;
}

it('an entry that is gone by the next act was dropped, unless the page shows what became of it', async () => {
  expect(await isDropped("tag.value = ''")).toBe(true);
  expect(await isDropped("tag.value = ''; out.textContent = 'boats'")).toBe(false);
  expect(await isDropped("tag.value = 'Boats'")).toBe(false);
}, 120_000);

it('what moves after the look belongs to the act before, not to the next one', async () => {
  const page = await browser.newPage();
  const session = await openSession(page, kitScript({ mask: [] }), IDLE);
  await page.setContent(
    `<!doctype html><html lang="en"><body><p id="top"></p><button>Save</button><p>${'Words. '.repeat(400)}</p></body></html>`,
  );
  await askPage(session, 'glance', WAIT);
  await page.getByText('Save').click();
  await askPage(session, 'glance', WAIT);
  await page.waitForTimeout(700);
  await page.evaluate(() => document.querySelector('#top')?.setAttribute('style', 'height: 300px'));
  await page.waitForTimeout(200);
  await page.getByText('Save').click();
  const { harvest } = await askPage(session, 'glance', WAIT);
  expect(harvest.shift_before).toBeGreaterThan(0.1);
  expect(harvest.shift).toBeLessThan(0.05);
  await page.close();
}, 120_000);
