import type { Route } from '@playwright/test';
import type { Part } from '../../../src/contract/part.ts';
import { askProbes } from './ask-probes.ts';
import type { ProbePage } from './probe-screen.ts';
import { readPart, readTexts } from './read-answer.ts';

const MOST_FORMS = 2;
const CALM_MS = 300;
const LOOK_MS = 150;
const LOOKS = 12;
/** What a page fetches only to look as it should: held back too, but no sign that the form was on its way. */
const SHOWING = /^(stylesheet|image|font|media)$/;

/** The forms of a fresh page that may be sent empty, by key. */
export async function listEmptyForms({ world }: ProbePage): Promise<string[]> {
  return readTexts(await askProbes(await world(), 'listEmptyForms()'));
}

/**
 * Sends each of these forms with nothing filled in, from a fresh page that no request leaves meanwhile, and reads what
 * the person is told.
 */
export async function probeEmptySubmits(probe: ProbePage, forms: readonly string[]): Promise<Part[]> {
  const found: Part[] = [];
  for (const key of forms.slice(0, MOST_FORMS)) {
    await probe.reload();
    found.push(await trySubmit(probe, key));
  }
  return [...found, ...forms.slice(MOST_FORMS).map((key) => makeUnknown(key, 'list_limit'))];
}

function makeUnknown(key: string, reason: string): Part {
  return { kind: 'empty_submit', key, name: '', box: null, facts: { sent: null, reason } };
}

async function trySubmit(probe: ProbePage, key: string): Promise<Part> {
  const { page, world } = probe;
  if (!(await comesUp(probe, key))) return makeUnknown(key, 'not_reached_again');
  const before = await askProbes(await world(), 'readShown()');
  await page.waitForTimeout(CALM_MS);
  const restless = (await askProbes(await world(), 'readShown()')) !== before;
  const { cdp } = await world();
  let sent = 0;
  let dialogs = 0;
  const hold = async (route: Route) => {
    if (!SHOWING.test(route.request().resourceType())) sent += 1;
    await route.abort('aborted').catch(() => undefined);
  };
  const notice = () => {
    dialogs += 1;
  };
  await page.route(/.*/, hold);
  cdp.on('Page.javascriptDialogOpening', notice);
  try {
    if ((await askProbes(await world(), `submitEmpty(${JSON.stringify(key)})`)) !== true)
      return makeUnknown(key, 'not_reached_again');
    const part = await watchAnswer(probe, () => sent + dialogs > 0);
    if (part === null) return makeUnknown(key, 'page_navigated');
    return { ...part, facts: { ...part.facts, restless, sent, dialogs } };
  } finally {
    cdp.off('Page.javascriptDialogOpening', notice);
    await page.unroute(/.*/, hold);
  }
}

/** A page that draws itself by script has its forms only some time after its load. */
async function comesUp(probe: ProbePage, key: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await listEmptyForms(probe)).includes(key)) return true;
    await probe.page.waitForTimeout(LOOK_MS);
  }
  return false;
}

/** Looks until something has come of it, and once more: marks and focus may follow the words. */
async function watchAnswer({ page, world }: ProbePage, isOut: () => boolean): Promise<Part | null> {
  let part: Part | null = null;
  for (let look = 0, after = 0; look < LOOKS && after < 2; look += 1) {
    await page.waitForTimeout(LOOK_MS);
    part = readPart(await askProbes(await world(), 'readEmptySubmit()'));
    const { words, marked, focused, refused_by_browser: refused } = part?.facts ?? {};
    if (isOut() || words !== 0 || marked !== 0 || focused === true || refused === true) after += 1;
  }
  return part;
}
