import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { NotMeasured } from '../../src/contract/primitives.ts';
import type { State } from '../../src/contract/state.ts';
import { readJpegSize } from '../bundle/jpeg-size.ts';
import { writeWhole } from '../bundle/write-file.ts';
import type { Measured } from '../page/measure.ts';
import { redactText, redactUrl, routeOf } from '../redact.ts';
import { reasonOf } from '../worker/limit-time.ts';
import { AXE_TAGS } from '../worker/run-axe.ts';
import { stateId } from '../worker/state-id.ts';
import { pathOfPicture } from '../worker/take-picture.ts';
import type { DrawingBoard } from './drawing-board.ts';
import type { Sight } from './page/easel.ts';

export interface Screen {
  readonly board: DrawingBoard;
  readonly page: Page;
  readonly url: string;
  readonly sight: Sight;
  /** What the trace lacks for this screen. */
  readonly gaps: readonly NotMeasured[];
}

export interface ScreenSettings {
  readonly dir: string;
  readonly axe: boolean;
  readonly mask: readonly string[];
}

/** The id of the drawn screen; measures it and writes it down, if this run has not seen it yet. */
export async function writeScreen(screen: Screen, settings: ScreenSettings): Promise<string | null> {
  const { url, sight } = screen;
  if (sight.fingerprint.elements === 0 || url.startsWith('chrome-error:')) return null;
  const id = stateId({ ...sight, url });
  const path = join(settings.dir, 'states', `${id}.json`);
  if (existsSync(path)) return id;
  const state = await measure(screen, settings);
  writeWhole(path, JSON.stringify({ ...state, id }));
  return id;
}

/** A trace holds neither listeners nor the moment at which a page came to rest. */
const ALWAYS: readonly NotMeasured[] = [
  { what: 'survey', reason: 'not_in_trace' },
  { what: 'picture as it was seen', reason: 'drawn_from_trace' },
  { what: 'settled screen', reason: 'not_in_trace' },
];

async function measure(screen: Screen, settings: ScreenSettings): Promise<Omit<State, 'id'>> {
  const { board, page, url, sight } = screen;
  const notes: NotMeasured[] = [...ALWAYS, ...screen.gaps];
  const note = (what: string) => (error: unknown) => {
    notes.push({ what, reason: reasonOf(error) });
    return null;
  };
  const mask = JSON.stringify(settings.mask);
  const call = `measureScreen(globalThis.__uxJuryTrace.secretSelector(${mask}))`;
  const measured = await board.ask<Measured>(page.mainFrame(), call);
  const axe = settings.axe ? await runAxe(screen).catch(note('axe')) : null;
  if (!settings.axe) notes.push({ what: 'axe', reason: 'switched_off' });
  const picture = await takePicture(screen, settings).catch(note('picture'));
  if (measured.frames > 0) notes.push({ what: 'content of frames', reason: 'frames_not_walked' });
  if (measured.dropped > 0) notes.push({ what: `${measured.dropped} further parts`, reason: 'list_limit' });
  return {
    url: redactUrl(url),
    route: routeOf(url),
    title: redactText(sight.title),
    viewport: sight.viewport,
    picture,
    axe,
    ...cleanFacts(measured),
    survey: null,
    probes: null,
    not_measured: notes,
  };
}

/** Addresses without their values, as everywhere. */
function cleanFacts({ dropped, frames, ...facts }: Measured): Omit<Measured, 'dropped' | 'frames'> {
  const controls = facts.controls.map((control) => ({
    ...control,
    href: control.href === null ? null : redactUrl(control.href),
  }));
  return { ...facts, controls };
}

let source: string | null = null;

async function runAxe({ board, page }: Screen): Promise<State['axe']> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(`${source}\n;0`);
  return board.ask<State['axe']>(page.mainFrame(), `runAxe(${JSON.stringify(AXE_TAGS)})`);
}

/** The cover comes first, in every frame: a picture whose cover failed is not taken. */
async function takePicture({ board, page }: Screen, { dir, mask }: ScreenSettings): Promise<string> {
  for (const frame of page.frames()) {
    if (frame !== page.mainFrame()) await board.lend(frame);
    await board.ask(frame, `coverFrame(${JSON.stringify(mask)})`);
  }
  const bytes = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled', scale: 'css' });
  if (readJpegSize(bytes) === null) throw new Error('empty picture');
  const id = createHash('sha256').update(bytes).digest('hex');
  const path = pathOfPicture(dir, id);
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) writeFileSync(path, bytes);
  return id;
}
