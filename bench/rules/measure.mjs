import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { parse } from 'yaml';
import { loadInstruments } from './instruments.mjs';

const LOAD_MS = 8000;
const CASE_MS = 40_000;
const IDLE = { onMessage: () => undefined, onDialog: () => undefined, onMoved: () => undefined };
const WAIT = { calmMs: 800, answerMs: 0 };

/** One browser with our instruments and rules; `measure` opens an address and tells what we and plain axe say of it, `look` what we say of what can be read at once. */
export async function openLab() {
  const instruments = await loadInstruments();
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', '--mute-audio', OFFLINE],
  });
  const lab = {
    ...instruments,
    browser,
    seats: [],
    pages: readRulePages(),
    settings: {
      dir: mkdtempSync(join(tmpdir(), 'ux-jury-bench-')),
      axe: true,
      survey: true,
      mask: [],
      travels: false,
    },
  };
  return {
    measure: (url, read) => onSeat(lab, (seat) => measureOn(lab, seat, { url, read })),
    look: (url) => onSeat(lab, (seat) => lookOn(lab, seat, url)),
    catalogue: instruments.catalogue,
    close: () => browser.close(),
  };
}

/** Nothing of a bench leaves this machine. */
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** A page is used again and again, as long as nothing went wrong on it: a new one costs more than all instruments. */
async function onSeat(lab, work) {
  const seat = lab.seats.pop() ?? (await openSeat(lab));
  try {
    const answer = await limit(work(seat), CASE_MS);
    for (const other of seat.context.pages()) if (other !== seat.page) await other.close();
    lab.seats.push(seat);
    return answer;
  } catch (error) {
    await seat.context.close();
    throw error;
  }
}

async function openSeat({ browser, openSession, kitScript }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  return { context, page, session: await openSession(page, kitScript({ mask: [] }), IDLE) };
}

async function measureOn(lab, { page, session }, { url, read }) {
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS }).catch(() => undefined);
  const glance = await lab.askPage(session, 'glance', WAIT);
  const measured = {
    ...(await lab.measureState(session, glance, { settings: lab.settings, draft: null })),
    id: 'screen',
  };
  const axe = await runPlainAxe(session);
  const probes = await lab.probeOwnPage(page, session);
  const state = lab.state.parse({ ...measured, probes });
  const outcomes = judge(lab, state);
  if (read === undefined) return { state, outcomes, axe, extra: null };
  await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
  return { state, outcomes, axe, extra: await page.evaluate(read, keysOf(outcomes, axe)) };
}

async function lookOn(lab, { page, session }, url) {
  await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
  const glance = await lab.askPage(session, 'glance', WAIT);
  const settings = { ...lab.settings, axe: false, survey: false };
  const measured = await lab.measureState(session, glance, { settings, draft: null });
  return judge(lab, lab.state.parse({ ...measured, id: 'screen', probes: null }));
}

async function limit(work, ms) {
  let timer;
  const end = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** axe-core as people run it: all its rules that are on by default, in the same document. */
async function runPlainAxe({ cdp, worlds }) {
  const { contextId } = await worlds.main();
  const expression = `(async () => {
    const ids = Object.fromEntries(axe.getRules().map((rule) => [rule.ruleId, rule.actIds ?? []]));
    const found = await axe.run(document, { resultTypes: ['violations', 'incomplete'], iframes: false, preload: false });
    const short = (rules) => rules.map(({ id, tags, nodes }) => ({
      id, tags, help: rules.find((rule) => rule.id === id).help, act: ids[id] ?? [], targets: nodes.map(({ target }) => target.flat(3).join(' ')),
    }));
    return { violations: short(found.violations), incomplete: short(found.incomplete) };
  })()`;
  const answer = await cdp.send('Runtime.evaluate', {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  const { violations = [], incomplete = [] } = answer.result.value ?? {};
  return { violations, incomplete };
}

/** The catalogue over a journey of one step: opening the address. */
function judge({ observe, catalogue, pages }, state) {
  const evidence = { journeys: [journeyTo(state)], screens: [] };
  return observe({ evidence, readState: () => state, rules: catalogue, pages });
}

function journeyTo({ id, url, viewport }) {
  const trouble = { console_errors: [], page_errors: [], failed_requests: [], dialogs: [] };
  const step = {
    ...{ order: 1, title: 'Open the page', group: null, action: 'goto', interaction: 'navigation' },
    ...{ status: 'ok', error: null, target: null, input: null, pointer_activations: 0, key_presses: 0 },
    ...{ started_ms: 0, duration_ms: 100, response: null, trouble, page: 'main', source: null },
    ...{ state_before: null, state_after: id },
  };
  return {
    ...{ id: 'open', title: 'Open the page', project: '', source: { file: url, line: 1 }, tags: [] },
    ...{ goal: 'Open the page', target_user: null, expected_end_state: null, status: 'complete' },
    ...{ outcome: 'expected', attempts: 1, duration_ms: 100, error: null, browser: 'chromium', viewport },
    ...{ steps: [step], assertions: [], end_state: id, not_measured: [] },
  };
}

function keysOf({ issues }, axe) {
  const ours = issues.flatMap(({ places }) => places.map(({ key }) => key));
  const theirs = [...axe.violations, ...axe.incomplete].flatMap(({ targets }) => targets);
  return [...new Set([...ours, ...theirs])].filter((key) => key !== null);
}

function readRulePages() {
  const folder = fileURLToPath(new URL('../../templates/rules/', import.meta.url));
  return new Map(
    readdirSync(folder).map((name) => {
      const id = name.slice(0, -'.md'.length);
      const [, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(join(folder, name), 'utf8'));
      return [id, { id, ...parse(yaml) }];
    }),
  );
}
