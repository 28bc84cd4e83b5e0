import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Journey } from '../../../src/contract/journey.ts';
import type { State } from '../../../src/contract/state.ts';
import { installPlaywright } from '../install-playwright.ts';
import { type Bundle, journeyOf, listFiles, readBundle, runPlaywright, stepOf } from '../run-playwright.ts';
import { startSite } from '../site.ts';
import { configOf, makeTraced } from './walk-spec.ts';

const SLOW_MS = 600_000;
let server: Server;
let url: string;

beforeAll(async () => {
  ({ server, url } = await startSite());
});
afterAll(() => server?.close());

async function walk(from: string, modules = '') {
  const config = configOf("trace: 'on'", { options: "mask: ['#internal-note']" });
  const dir = await makeTraced(config, { from, modules });
  const run = await runPlaywright([], url, { dir, config: dir, ...(modules === '' ? {} : { modules }) });
  expect(run.output).toContain('1 passed');
  return readBundleOf(dir);
}

function readBundleOf(dir: string) {
  const bundle = readBundle(join(dir, 'bundle'));
  const isLeaking = (path: string) => /S3CRET|KEEP-THIS-HIDDEN/.test(readFileSync(path, 'latin1'));
  const leaks = listFiles(join(dir, 'bundle')).filter(isLeaking);
  return { bundle, journey: journeyOf(bundle, 'walks'), leaks, dir };
}

const told = ({ steps }: Journey) =>
  steps.map(({ title, group, action, interaction, page, status, source, pointer_activations, trouble }) => ({
    title,
    group,
    action,
    interaction,
    page,
    status,
    line: source?.line,
    pointer_activations,
    trouble,
  }));

/** All that does not lie in the moment of the picture: a clock ticks on, and scripts are not part of a trace. */
const facts = ({ survey, probes, picture, not_measured, text, layout, ...state }: State) => ({
  ...state,
  blocks: text.blocks.map(({ text: words, ...block }) => ({
    ...block,
    words: words.replace(/\d\d:\d\d:\d\d/, ''),
  })),
  size: [layout.document_width, layout.document_height],
});

describe('a test with only a trace', () => {
  let live: { bundle: Bundle; journey: Journey };
  let traced: { bundle: Bundle; journey: Journey; leaks: string[]; dir: string };
  beforeAll(async () => {
    live = await walk('ux-jury/test');
    traced = await walk('@playwright/test');
  }, SLOW_MS);

  it('becomes the same steps as with the fixture', () => {
    expect(told(traced.journey)).toEqual(told(live.journey));
  });

  it('shows the same screens: equal ids, and every fact of them, boxes and axe too', () => {
    const common = [...traced.bundle.states.values()].filter(({ id }) => live.bundle.states.has(id));
    expect(common.length).toBeGreaterThanOrEqual(8);
    for (const state of common) {
      const other = live.bundle.states.get(state.id);
      const { axe, ...rest } = facts(state);
      expect(rest).toEqual(other === undefined ? null : { ...facts(other), axe: undefined });
      if (axe !== null && other?.axe != null) expect(axe).toEqual(other.axe);
    }
    expect(common.some(({ axe }) => axe !== null)).toBe(true);
  });

  it('knows the targets, with their boxes, in frames and shadow roots too', () => {
    const targets = ({ steps }: Journey) => steps.map(({ title, target }) => ({ title, target }));
    expect(targets(traced.journey)).toEqual(targets(live.journey));
  });

  it('knows what a step led to, but neither when nor what else', () => {
    const kinds = ['Click “Confirm” button', 'Click “Popup” button', 'Fill in “Name” field', 'Open /odd'];
    const responses = kinds.map((title) => stepOf(traced.journey, title).response);
    expect(responses.map((one) => one?.kind)).toEqual(['dialog', 'popup', 'value', 'navigation']);
    for (const response of responses)
      expect(response).toMatchObject({ first_change_ms: null, settled_ms: null, layout_shift: null });
    expect(stepOf(traced.journey, /Troubles/).response).toBeNull();
  });

  it('says what a trace cannot show', () => {
    expect(traced.journey.not_measured.map(({ reason }) => reason)).toEqual([
      'not_in_trace',
      'not_in_trace',
      'drawn_from_trace',
    ]);
    for (const state of traced.bundle.states.values()) {
      const whats = state.not_measured.map(({ what }) => what);
      expect(whats).toEqual(expect.arrayContaining(['survey', 'settled screen', 'picture as it was seen']));
      expect(state.picture).not.toBeNull();
    }
    expect(traced.bundle.index.capture_faults).toBe(0);
  });

  it('lets no secret into any byte', () => {
    expect(traced.leaks).toEqual([]);
  });

  it('covers secret fields, and what is to be masked, in the picture it draws', () => {
    const { target, state_after } = stepOf(traced.journey, 'Fill in “Card” field');
    const picture = traced.bundle.states.get(state_after ?? '')?.picture;
    const { data, width } = jpeg.decode(readFileSync(join(traced.dir, 'bundle/pictures', `${picture}.jpg`)));
    const box = target?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    for (let x = Math.ceil(box.x) + 6; x < box.x + box.width - 6; x += 1) {
      const at = (Math.round(box.y + box.height / 2) * width + x) * 4;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      expect(Math.max(Math.abs(red - 107), Math.abs(green - 114), Math.abs(blue - 128))).toBeLessThan(20);
    }
  });
});

describe.each(['1.60.0', '1.63.0'])('a trace of Playwright %s', (version) => {
  it(
    'is read',
    async () => {
      const { bundle, journey, leaks } = await walk('@playwright/test', installPlaywright(version));
      const actions = journey.steps.filter(({ interaction }) => interaction !== 'navigation');
      expect(actions.map(({ target }) => target?.name)).toEqual([
        ...['Name', 'Password', 'Card', 'Big', 'Colour', 'Save project'],
        ...[
          'Troubles',
          'Confirm',
          'Open dialog',
          'Close it',
          'In frame',
          'In shadow',
          'Popup',
          'Back',
          'The end',
        ],
      ]);
      expect(actions.every(({ target }) => target?.box !== null)).toBe(true);
      expect(bundle.states.size).toBeGreaterThanOrEqual(10);
      expect(leaks).toEqual([]);
    },
    SLOW_MS,
  );
});
