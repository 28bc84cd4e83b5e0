import { createServer, type Server } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitScript } from '../../../reporter/page/kit.ts';
import { openSession } from '../../../reporter/worker/page-session.ts';
import { listEmptyForms, probeEmptySubmits } from '../../../reporter/worker/probes/empty-submits.ts';
import type { Part } from '../../../src/contract/part.ts';
import { emptySubmitSilent } from '../../../src/rules/errors/empty-submit-silent.ts';
import { probed } from '../../rules/build.ts';

const IDLE = { onMessage: () => undefined, onDialog: () => undefined, onMoved: () => undefined };
const form = (own: string, inside: string, script = '') =>
  `<form ${own} aria-label="Contact">${inside}<button>Write to us</button></form><p id="out"></p>
  <script>const form = document.forms[0]; form.addEventListener('submit', (event) => { ${script} });</script>`;
const NAME = '<label>Name <input id="name" required></label>';
const STOP = 'event.preventDefault();';
const PAGES: Readonly<Record<string, string>> = {
  native: form('', NAME),
  silent: form('novalidate', NAME, STOP),
  unconnected: form('novalidate', NAME, `${STOP} out.textContent = 'Please fill in all fields';`),
  tied: form(
    'novalidate',
    '<label>Name <input id="name" required aria-describedby="why"></label><p id="why"></p>',
    `${STOP} document.querySelector('#name').setAttribute('aria-invalid', 'true'); why.textContent = 'A name is missing';`,
  ),
  announced: form(
    'novalidate',
    `<p role="alert"></p>${NAME}`,
    `${STOP} document.querySelector('[role=alert]').textContent = 'A name is missing';`,
  ),
  alerting: form('novalidate', NAME, `${STOP} alert('A name is missing');`),
  posting: form('novalidate method="post" action="/contact"', NAME),
  fetching: form(
    'novalidate',
    NAME,
    `${STOP} fetch('/contact', { method: 'POST' }).catch(() => { out.textContent = 'Network error'; });`,
  ),
  reading: form('novalidate', NAME, `${STOP} fetch('/contact?name=');`),
  scripting: form(
    'novalidate',
    NAME,
    `${STOP} const script = document.createElement('script'); script.src = '/contact.js?name='; document.body.append(script); new Image().src = '/contact.gif?name=';`,
  ),
  leaving: form('novalidate', NAME, `${STOP} form.remove();`),
  optional: form('novalidate', '<label>Mail <input type="email"></label>', STOP),
  third: `${form('novalidate', NAME, STOP)}${'<form id="two" aria-label="Two"><input required><button>Go</button></form><form id="three" aria-label="Three"><input required><button>Go</button></form>'}`,
  late: `<main></main><script>setTimeout(() => { document.querySelector('main').innerHTML = '<form aria-label="Contact"><label>Name <input required></label><button>Write to us</button></form>'; }, 400);</script>`,
  ticking: `${form('novalidate', NAME, STOP)}<p id="clock"></p><script>let n = 0; setInterval(() => { clock.textContent = ++n; }, 40);</script>`,
  unnamed: form('novalidate', `${NAME}<a href="/">Cancel</a>`, STOP).replace(' aria-label="Contact"', ''),
  dues: form('novalidate action="/pay"', NAME),
  login: form('novalidate', `${NAME}<label>Password <input type="password" required></label>`),
  search: form('role="search"', NAME),
  filled: form('novalidate', '<label>Name <input required value="Ada"></label>', STOP),
};

const asked: string[] = [];
let browser: Browser;
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const body = PAGES[(request.url ?? '').slice(1)] ?? '';
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><html lang="en"><title>Write</title>${body}`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  origin = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}/` : '';
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function probe(name: string): Promise<Part[]> {
  const page = await browser.newPage();
  const session = await openSession(page, kitScript({ mask: [] }), IDLE);
  const url = `${origin}${name}`;
  const reload = async () => {
    await page.goto(url);
  };
  await reload();
  await page.locator('form').first().waitFor();
  const own = { page, url, world: () => session.worlds.main(), reload };
  const parts = await probeEmptySubmits(own, await listEmptyForms(own));
  await page.close();
  return parts;
}

const judge = (parts: Part[]) => emptySubmitSilent.check(probed(...parts)).map(({ result }) => result);

describe('a form that is sent empty', () => {
  it.concurrent.each([
    ['native', 'passed', { refused_by_browser: true, submitted: false, focused: true }],
    ['silent', 'failed', { words: 0, submitted: true }],
    ['unconnected', 'failed', { words: 5, message: 'Please fill in all fields' }],
    ['tied', 'passed', { tied: true, marked: 1, announced: false }],
    ['announced', 'passed', { announced: true, tied: false }],
    ['alerting', 'passed', { dialogs: 1 }],
    ['posting', 'cannot_tell', { sent: 1 }],
    ['fetching', 'cannot_tell', { sent: 1, message: 'Network error' }],
    ['reading', 'cannot_tell', { sent: 1 }],
    ['scripting', 'cannot_tell', { sent: 1 }],
    ['leaving', 'cannot_tell', { gone: true }],
    ['optional', 'cannot_tell', { required: 0 }],
    ['ticking', 'cannot_tell', { restless: true }],
  ])('%s: %s', async (name, result, facts) => {
    const parts = await probe(name);
    expect(parts).toMatchObject([{ kind: 'empty_submit', name: 'Contact', facts }]);
    expect(judge(parts)).toEqual([result]);
  });

  it('no more than two a screen, and says of the others that they were not tried', async () => {
    const parts = await probe('third');
    expect(parts.map(({ facts }) => facts.reason ?? null)).toEqual([null, null, 'list_limit']);
    expect(judge(parts)).toEqual(['failed', 'passed', 'cannot_tell']);
  });

  it('also where the page draws it some time after its load', async () => {
    expect(judge(await probe('late'))).toEqual(['passed']);
  });

  it.concurrent.each(['dues', 'login', 'search', 'filled'])('%s: is left alone', async (name) => {
    expect(await probe(name)).toEqual([]);
  });

  it('also where it has no name, and a link to leave it', async () => {
    expect(judge(await probe('unnamed'))).toEqual(['failed']);
  });

  it('sends nothing', () => {
    expect(asked.filter((line) => /contact|pay|POST/.test(line))).toEqual([]);
    expect(asked.length).toBeGreaterThan(10);
  });
});
