import { createServer, type Server } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitScript } from '../../../reporter/page/kit.ts';
import { openSession } from '../../../reporter/worker/page-session.ts';
import { probeScreen } from '../../../reporter/worker/probes/probe-screen.ts';
import { takeSurvey } from '../../../reporter/worker/probes/take-survey.ts';
import type { Part } from '../../../src/contract/part.ts';

const IDLE = { onMessage: () => undefined, onDialog: () => undefined, onMoved: () => undefined };
const PAGE = `<!doctype html><html lang="en"><title>Boats</title>
<style>a.bare:focus { outline: none } .wide { width: 900px } li ul { display: none } li:hover ul { display: block }
@keyframes along { to { transform: translateX(300px) } } @keyframes shiver { to { transform: translateX(4px) } }
.along { animation: along 4s linear infinite } .shiver { animation: shiver 1s infinite } .once { animation: along 1s }
.loud { text-transform: uppercase }
.cut { height: 20px; overflow: hidden; width: 90px }</style>
<h1>Boats</h1>
<p class="wide">All boats leave the harbour every morning at eight.</p>
<div id="chat" style="cursor: pointer; width: 80px">Open chat</div>
<p><a class="bare" href="/a">Timetable</a> and <a href="/b" target="_blank">prices</a></p>
<ul><li>More<ul><li>Hidden words</li></ul></li></ul>
<p class="cut">Leave soon</p>
<p data-ux-mask>secret words of a person</p>
<p class="along">News of all boats</p><p class="shiver">Cold news of boats</p><p class="once">Old news of boats</p>
<p class="loud">Every boat has to be back before the night falls.</p>
<section tabindex="-1"><div id="rope" style="cursor: pointer; width: 80px">Show ropes</div></section>
<div class="big" style="font-size: 28px; font-weight: bold">Ask us</div><form><label>Your question <input></label></form>
<header><div style="font-size: 30px">Harbour</div></header>
<article><header><div style="font-size: 30px">Our fleet</div></header><p>Twelve boats that carry people and their bicycles over.</p></article>
<label>Secret <input id="secret" type="password"></label><label>Code <input id="code" autocomplete="one-time-code"></label>
<button id="held">Held</button><a href="/c">Behind</a>
<table><caption>Hours</caption><tr><td>Day</td><td>From</td></tr><tr><td>Monday</td><td>8</td></tr></table>
<script>
  document.getElementById('rope').addEventListener('click', () => {});
  document.getElementById('secret').addEventListener('paste', (event) => event.preventDefault());
  document.getElementById('code').onpaste = (event) => { event.preventDefault(); code.value = event.clipboardData.getData('text') };
  document.getElementById('chat').addEventListener('click', () => {});
  const held = document.getElementById('held');
  held.addEventListener('blur', () => setTimeout(() => held.focus(), 5));
</script></html>`;

let browser: Browser;
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}/` : '';
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

function factsOf(parts: readonly Part[], kind: Part['kind']): Part['facts'][] {
  return parts.filter((part) => part.kind === kind).map(({ facts }) => facts);
}

describe('on one page', () => {
  it('the survey reads structure and handlers, and nothing that is covered', async () => {
    const page = await browser.newPage();
    const session = await openSession(page, kitScript({ mask: [] }), IDLE);
    await page.goto(url);
    const parts = await takeSurvey(await session.worlds.main(), []);
    const loose = { pressed: true, reached: false, pointer: true };
    expect(factsOf(parts, 'mouse_only')).toMatchObject([
      { text: 'Open chat', ...loose },
      { text: 'Show ropes', ...loose },
    ]);
    expect(factsOf(parts, 'moving_text')).toEqual([
      { how: 'moves', text: 'News of all boats', stops: false },
    ]);
    expect(factsOf(parts, 'running_text').filter(({ capitals }) => capitals === true)).toMatchObject([
      { sentence: true, words: 10 },
    ]);
    expect(parts.filter(({ kind }) => kind === 'fake_heading').map(({ name }) => name)).toEqual([
      'Ask us',
      'Our fleet',
    ]);
    const pastes = parts.filter(({ kind, facts }) => kind === 'secret_field' && facts.paste !== 'free');
    expect(pastes.map(({ key, facts }) => [key, facts.paste]).toSorted()).toEqual([
      ['#code', 'listens'],
      ['#secret', 'blocked'],
    ]);
    expect(factsOf(parts, 'hover_reveal')).toMatchObject([{ text: 'Hidden words', alternative: false }]);
    expect(factsOf(parts, 'table')).toMatchObject([{ heads: 0, named: true }]);
    expect(factsOf(parts, 'link').filter(({ new_window }) => new_window === true)).toHaveLength(1);
    expect(JSON.stringify(parts)).not.toContain('secret words');
    await page.close();
  }, 60_000);

  it('the probes walk by keyboard, narrow and enlarge on a page of their own', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    const parts = await probeScreen(page, { mask: [] });
    expect(page.context().pages()).toEqual([page]);
    const stops = parts.filter(({ kind }) => kind === 'focus_stop');
    expect(stops.find(({ name }) => name === 'Timetable')?.facts.changed).toBe(0);
    expect(stops.find(({ name }) => name === 'prices')?.facts.changed).not.toBe(0);
    expect(factsOf(parts, 'keyboard_walk')).toMatchObject([{ trapped: true, missed: 1 }]);
    expect(factsOf(parts, 'reflow')).toMatchObject([{ width: 320, part: true }]);
    expect(factsOf(parts, 'clipped_text').map(({ how }) => how)).toContain('enlarging');
    await context.close();
  }, 60_000);
});
