import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitScript } from '../../../reporter/page/kit.ts';
import { openSession } from '../../../reporter/worker/page-session.ts';
import { takeSurvey } from '../../../reporter/worker/probes/take-survey.ts';
import { imageOfText } from '../../../src/rules/accessibility/image-of-text.ts';
import { state } from '../../rules/build.ts';

const IDLE = { onMessage: () => undefined, onDialog: () => undefined, onMoved: () => undefined };
const NOTICE = 'Our office is closed on Mondays from May to August.';
const RULES = ['The harbour master may', 'refuse boats without a', 'valid licence.'];

/** How a picture is drawn, in the page. */
interface Drawing {
  readonly font: string;
  readonly lines: readonly string[];
  readonly alt: string;
  readonly type?: string;
  readonly letterSpacing?: string;
  readonly ink?: string;
  readonly ground?: string;
  readonly width?: number;
  readonly extra?: 'frame' | 'photo' | 'chart' | 'sign';
}

const print = (facts: Partial<Drawing>): Drawing => ({
  font: '20px sans-serif',
  lines: [NOTICE],
  alt: NOTICE,
  ...facts,
});

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
}, 120_000);
afterAll(() => browser?.close());

async function judge(drawing: Drawing): Promise<string[]> {
  const page = await browser.newPage();
  try {
    const session = await openSession(page, kitScript({ mask: [] }), IDLE);
    await page.setContent('<html lang="en"><body><main><h1>Harbour</h1></main></body></html>');
    await page.evaluate(draw, drawing);
    const world = await session.worlds.main();
    const survey = await takeSurvey(world, []);
    return imageOfText.check(state({ survey })).map(({ result }) => result);
  } finally {
    await page.close();
  }
}

async function draw({
  font,
  lines,
  alt,
  type = 'image/png',
  letterSpacing = '0px',
  ink,
  ground,
  extra,
  width = 620,
}: Drawing): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = 40 + 44 * lines.length;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.fillStyle = ground ?? 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  if (extra === 'photo')
    for (let at = 0; at < 62 * canvas.height; at += 1) {
      pen.fillStyle = `hsl(${(at * 37) % 90} 60% ${(at * 53) % 90}%)`;
      pen.fillRect((at % 62) * 10, Math.floor(at / 62) * 10, 10, 10);
    }
  pen.fillStyle = ink ?? 'black';
  if (extra === 'frame') pen.strokeRect(1.5, 1.5, canvas.width - 3, canvas.height - 3);
  if (extra === 'chart')
    for (let bar = 0; bar < 8; bar += 1) pen.fillRect(30 + bar * 60, canvas.height - 20, 30, -10 - bar * 6);
  if (extra === 'sign') pen.arc(40, canvas.height / 2, 18, 0, 7);
  if (extra === 'sign') pen.fill();
  pen.font = font;
  pen.letterSpacing = letterSpacing;
  lines.forEach((line, at) => {
    pen.fillText(line, 20, 40 + 44 * at);
  });
  const image = new Image();
  image.alt = alt;
  image.src = canvas.toDataURL(type, 0.8);
  await image.decode();
  document.querySelector('main')?.append(image);
}

it.each([
  ['plain', print({})],
  ['small', print({ font: '13px sans-serif' })],
  ['large', print({ font: 'bold 23px sans-serif' })],
  ['with serifs, as JPEG', print({ font: '22px serif', type: 'image/jpeg' })],
  ['so that its letters touch', print({ font: 'bold 12px sans-serif', letterSpacing: '-0.8px' })],
  ['in italics', print({ font: 'italic 20px serif' })],
  ['typewritten', print({ font: '18px monospace' })],
  ['light on dark', print({ ink: '#fff', ground: '#123' })],
  ['in a frame', print({ extra: 'frame' })],
  ['on several lines', print({ lines: RULES, alt: RULES.join(' ') })],
])(
  'a sentence that is drawn %s is told by its shape',
  async (_, drawing) => {
    expect(await judge(drawing)).toEqual(['failed']);
  },
  60_000,
);

it.each([
  ['a photo', print({ lines: [], extra: 'photo', alt: 'Boats lie in the harbour at dawn.' })],
  ['a photo with words on it', print({ extra: 'photo' })],
  [
    'a chart',
    print({ lines: ['2019 2020 2021'], extra: 'chart', alt: 'Passengers by year, from 2019 to 2026.' }),
  ],
  ['a sign', print({ lines: [], extra: 'sign', alt: 'The sun shines on all boats.' })],
  [
    'words that the alternative sums up',
    print({ alt: 'Notice about the months in which the office stays closed on one day' }),
  ],
  ['nothing', print({ lines: [], alt: 'An empty sheet of white paper.' })],
])(
  '%s is no drawn sentence',
  async (_, drawing) => {
    expect(await judge(drawing)).toEqual(['passed']);
  },
  60_000,
);

it('a few drawn words may be a logotype', async () => {
  const name = 'Harbour Boat Company';
  expect(await judge(print({ font: 'bold 34px sans-serif', lines: [name], alt: name }))).toEqual([
    'cannot_tell',
  ]);
}, 60_000);

it('of a picture that is too large to be read nothing is said', async () => {
  expect(await judge(print({ width: 13_000 }))).toEqual([]);
}, 60_000);
