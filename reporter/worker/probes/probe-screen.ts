import type { Page } from '@playwright/test';
import type { Part } from '../../../src/contract/part.ts';
import type { WorkerSettings } from '../../options.ts';
import { kitScript } from '../../page/kit.ts';
import { limitTime, reasonOf } from '../limit-time.ts';
import { openSession, type PageSession } from '../page-session.ts';
import { askProbes, type ProbeWorld } from './ask-probes.ts';
import { listEmptyForms, probeEmptySubmits } from './empty-submits.ts';
import { probeLinkTargets } from './link-targets.ts';
import { probeMotion } from './motion.ts';
import { readPart, readParts } from './read-answer.ts';
import { redactPart } from './redact-part.ts';
import { probeSettings } from './settings.ts';
import { probeShortcuts } from './shortcuts.ts';
import { walkByKeyboard } from './walk-by-keyboard.ts';

const SCREEN_MS = 20_000;
const LOAD_MS = 5000;
const IDLE = { onMessage: () => undefined, onDialog: () => undefined, onMoved: () => undefined };

/** A page of our own that shows the same address, and how to begin anew on it. */
export interface ProbePage {
  readonly page: Page;
  readonly url: string;
  /** Our world of the document that is there now. */
  world(): Promise<ProbeWorld>;
  reload(): Promise<void>;
}

/**
 * Does on a page of its own what would disturb the one under test: walks by keyboard, narrows the window, enlarges and
 * spaces text, sets choices, presses single keys, sends harmless forms empty with no request let out. Nothing that may send, pay, delete or sign out is touched.
 */
export async function probeScreen(page: Page, settings: Pick<WorkerSettings, 'mask'>): Promise<Part[]> {
  const found: Part[] = [];
  const own = await page.context().newPage();
  try {
    await limitTime(probeAll(own, { url: page.url(), mask: settings.mask, found }), SCREEN_MS);
  } catch {
    // What was found until the time was up stands.
  } finally {
    await closeAll(own);
  }
  return found;
}

async function probeAll(
  page: Page,
  { url, mask, found }: { url: string; mask: readonly string[]; found: Part[] },
): Promise<void> {
  const session = await openSession(page, kitScript({ mask }), IDLE);
  const probe = makeProbe(page, { url, session, mask });
  await probe.reload();
  await look(probe, found);
}

/** The same on a page that is ours already and shows the screen; it is left wherever the probes led it. */
export async function probeOwnPage(page: Page, session: PageSession): Promise<Part[]> {
  const found: Part[] = [];
  await limitTime(look(makeProbe(page, { url: page.url(), session, mask: [] }), found), SCREEN_MS).catch(
    () => undefined,
  );
  return found;
}

/** As above for a capture, whose rules take the absence of a part as its passing: all that was looked for, or nothing. */
export async function probeOpenPage(
  page: Page,
  session: PageSession,
  { mask, ms, loadMs }: { mask: readonly string[]; ms: number; loadMs: number },
): Promise<{ parts: Part[] | null; reason: string | null }> {
  const found: Part[] = [];
  try {
    const probe = makeProbe(page, { url: page.url(), session, mask, loadMs });
    const failed = await limitTime(look(probe, found), ms);
    if (failed !== null) throw failed;
    return { parts: found.map(redactPart), reason: null };
  } catch (error) {
    return { parts: null, reason: reasonOf(error) };
  }
}

interface Given {
  readonly url: string;
  readonly session: PageSession;
  readonly mask: readonly string[];
  readonly loadMs?: number;
}

function makeProbe(page: Page, { url, session, mask, loadMs = LOAD_MS }: Given): ProbePage {
  let covered: number | null = null;
  const world = async () => {
    const { cdp, contextId } = await session.worlds.main();
    if (covered !== contextId) await askProbes({ cdp, contextId }, `cover(${JSON.stringify(mask)})`);
    covered = contextId;
    return { cdp, contextId };
  };
  const reload = async () => {
    if (page.url() !== 'about:blank') await page.goto('about:blank').catch(() => undefined);
    await page.goto(url, { waitUntil: 'load', timeout: loadMs });
  };
  return { page, url, world, reload };
}

/** Takes all probes in turn; one that fails leaves the others, and its error is what the first of them threw. */
async function look(probe: ProbePage, found: Part[]): Promise<unknown> {
  let failed: unknown = null;
  let forms: string[] = [];
  const list = async () => {
    forms = await listEmptyForms(probe);
    return [];
  };
  for (const take of [
    list,
    probeMotion,
    probeSizes,
    walkByKeyboard,
    probeShortcuts,
    probeSettings,
    probeLinkTargets,
    () => probeEmptySubmits(probe, forms),
  ])
    try {
      found.push(...(await take(probe)));
    } catch (error) {
      failed ??= error;
    }
  return failed;
}

/** Wide spacing, large text and a narrow window, each compared with how it was before. */
async function probeSizes({ page, world }: ProbePage): Promise<Part[]> {
  const clipped = readParts(await askProbes(await world(), 'tryTextSizes()'));
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height });
  const narrow = readPart(await askProbes(await world(), 'pageWidth()'));
  const cut = readParts(await askProbes(await world(), "listClipped('zooming')"));
  await page.setViewportSize({ width, height });
  return [
    ...clipped,
    ...cut.filter(({ facts }) => facts.cut === 'set height'),
    ...(narrow === null ? [] : [narrow]),
  ];
}

async function closeAll(own: Page): Promise<void> {
  const popups = own.context().pages();
  for (const page of popups)
    if (page === own || (await page.opener().catch(() => null)) === own)
      await page.close().catch(() => undefined);
}
