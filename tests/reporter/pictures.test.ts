import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Box } from '../../src/contract/primitives.ts';
import {
  type Bundle,
  journeyOf,
  listFiles,
  type Run,
  readBundle,
  runPlaywright,
  stepOf,
} from './run-playwright.ts';
import { startSite } from './site.ts';

let server: Server;
let run: Run;
let bundle: Bundle;

beforeAll(async () => {
  const site = await startSite();
  server = site.server;
  run = await runPlaywright(['phone', 'pages'], site.url);
  bundle = readBundle(join(run.dir, 'bundle'));
}, 600_000);
afterAll(() => server?.close());

/** The cover's grey, as JPEG rounds it. */
const COVER = [107, 115, 128];

describe('pictures', () => {
  it('have the size of the viewport in CSS pixels, on a phone too', () => {
    const journey = journeyOf(bundle, 'on a phone');
    const state = bundle.states.get(journey.end_state ?? '');
    const picture = bundle.index.pictures.find(({ id }) => id === state?.picture);
    expect({ width: picture?.width, height: picture?.height }).toEqual(state?.viewport);
  });

  it('cover secret fields, also those of another site in a frame, and nothing else', async () => {
    const phone = stepOf(journeyOf(bundle, 'on a phone'), /Password/);
    const password = boxOf(phone.state_after, '#password');
    expect(await colourAt(phone.state_after, password)).toEqual(COVER);
    expect(await colourAt(phone.state_after, boxOf(phone.state_after, '#mail'))).not.toEqual(COVER);
    const paying = journeyOf(bundle, 'pays in a frame of another site');
    expect(await colourAt(paying.end_state, { x: 60, y: 80, width: 100, height: 20 })).toEqual(COVER);
  }, 120_000);
});

describe('secrets that the page itself shows', () => {
  it('are taken out of every text once it is known what was typed', () => {
    const journey = journeyOf(bundle, 'echoes a password');
    expect(stepOf(journey, /Show/).response?.announced).toBe('It is …');
    const leaks = listFiles(join(run.dir, 'bundle')).filter((path) =>
      readFileSync(path, 'latin1').includes('S3CRET'),
    );
    expect(leaks).toEqual([]);
  });
});

describe('pages that are hard to watch', () => {
  it('a frame of another site: its acts are seen, its place is not', () => {
    const step = stepOf(journeyOf(bundle, 'pays in a frame of another site'), /Pay/);
    expect(step.target).toMatchObject({ name: 'Pay', box: null });
    expect(step.response?.kind).toBe('content');
  });

  it('content that was set by script', () => {
    const step = stepOf(journeyOf(bundle, 'set content'), /Hello/);
    expect(step).toMatchObject({ target: { role: 'button' }, response: { kind: 'content' } });
  });

  it('a page that never rests is looked at all the same, and says so', () => {
    const journey = journeyOf(bundle, 'never rests');
    const state = bundle.states.get(journey.steps[0]?.state_after ?? '');
    expect(state?.not_measured).toContainEqual({ what: 'settled screen', reason: 'still_changing' });
    expect(journey.status).toBe('complete');
  });

  it('a page that is busy for seconds costs a screen, never the test', () => {
    const journey = journeyOf(bundle, 'busy');
    expect(journey.status).toBe('complete');
    expect(journey.not_measured).toContainEqual({ what: 'screen of main', reason: 'too_slow' });
    expect(bundle.index.capture_faults).toBeGreaterThan(0);
  });
});

function boxOf(state: string | null, key: string): Box {
  const box = bundle.states.get(state ?? '')?.controls.find((control) => control.key === key)?.box;
  if (box == null) throw new Error(`no box of ${key}`);
  return box;
}

/** The colour in the middle of a box, read by a browser from the state's picture. */
async function colourAt(state: string | null, box: Box): Promise<number[]> {
  const id = bundle.states.get(state ?? '')?.picture;
  const data = readFileSync(join(run.dir, 'bundle', 'pictures', `${id}.jpg`)).toString('base64');
  const browser = await chromium.launch({
    executablePath: process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const colour = await page.evaluate(
    async ([source, { x, y }]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
    },
    [`data:image/jpeg;base64,${data}`, point] as const,
  );
  await browser.close();
  return colour;
}
