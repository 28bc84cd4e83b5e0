import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Arc } from '../../src/contract/arc.ts';
import type { Screen } from '../../src/contract/evidence.ts';
import type { JudgeReport } from '../../src/contract/judge.ts';
import type { ReportInput } from '../../src/report/input.ts';
import { renderHtmlReport } from '../../src/report/render-html-report.ts';
import { launch, openReport, runAxe } from './browser.ts';
import { buildInput } from './fixtures/build-input.ts';
import { pictureId, SCREENS } from './fixtures/shop-journeys.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const HOSTILE = '<img src=x onerror=alert(1)> "quoted" & ‮dekaf';

function screenOf(id: string, route: string, change: Partial<Screen> = {}): Screen {
  const first_ref = 'buy-a-plant/step-01';
  return { id, route, title: id, heading: null, picture: pictureId(id), visits: 2, first_ref, ...change };
}

const DESK = SCREENS.map((name) => screenOf(`desk-${name}`, `/${name}`, { title: `The ${name}` }));
const ALL = [
  ...DESK,
  screenOf('desk-cart', '/cart', { title: 'The cart', visits: 9 }),
  screenOf('phone-address', '/phone', { title: 'Over the budget' }),
  screenOf('never-pictured', '/hidden', { title: HOSTILE, picture: null, first_ref: 'gone/step-99' }),
];

const ARC: Arc = {
  max_cycles: 3,
  used: 2,
  remaining: 1,
  next: 'next_cycle',
  converged: false,
  stalled: false,
  history: [
    { cycle: 1, round: 4, version: HOSTILE, passing: 3, failing: 2, pending: 0, judge: null },
    { cycle: 2, round: 5, version: 'b2', passing: 5, failing: 0, pending: 0, judge: 'FAIL' },
  ],
  evolution: [
    { criterion: 'forms-functional', number: 6, name: 'Forms work', scores: [2, 4], trend: 'up' },
    { criterion: 'no-dead-ends', number: 4, name: 'No dead ends', scores: [4, 4], trend: 'level' },
  ],
  diverged: [],
  met: [],
  ruled: [],
};

const JUDGE: JudgeReport = {
  round: 5,
  version: 'b2',
  mode: 'interactive',
  scale: 5,
  threshold: 4,
  verdict: 'FAIL',
  criteria: [
    {
      criterion: 'no-dead-ends',
      number: 4,
      name: 'No dead ends',
      score: 3,
      status: 'below',
      worst_ref: null,
      evidence: `Stuck at ${HOSTILE}`,
    },
  ],
  failing: [],
  observations: [],
  overall: '1 of 13 judged criteria fall below the threshold.',
  artefacts: [],
  limitations: [],
};

function build(screens: readonly Screen[], change: Partial<ReportInput> = {}): string {
  const input = buildInput('pass');
  if (input.evidence === null) throw new Error('the fixture has evidence');
  return renderHtmlReport({ ...input, evidence: { ...input.evidence, screens: [...screens] }, ...change });
}

describe('the gallery', () => {
  it('shows each screen once, by route, under its title, and the journeys that led there', async () => {
    const { page, complaints } = await openReport(browser, build(ALL));
    const tiles = page.locator('#screens .tile');
    expect(await tiles.locator('code').allTextContents()).toEqual(DESK.map(({ route }) => route).toSorted());
    expect(await tiles.filter({ hasText: '/cart' }).textContent()).toContain('Visits: 11, states: 2');
    expect(await tiles.first().locator('.pic').isVisible()).toBe(true);
    expect(await page.locator('#screens .named').last().locator('a').first().textContent()).toBe(
      'Buy a plant with a coupon',
    );
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('lists a picture that failed or was left out, and never fails', async () => {
    const { page } = await openReport(browser, build(ALL));
    const named = await page.locator('#screens .named').first().locator('li').allTextContents();
    expect(named).toHaveLength(2);
    expect(named.join('\n')).toMatch(/\/hidden.*No picture was taken/);
    expect(named.join('\n')).toMatch(/\/phone.*Picture not embedded.*pictures\/phone-address\.jpg/);
    expect(named.join('\n')).not.toContain('\u202e');
    await page.close();
  });

  it('is not there where no screen was seen', () => {
    expect(build([])).not.toContain('id="screens"');
    expect(build([])).not.toContain('href="#screens"');
  });

  it('counts as people do: screen 2 comes before screen 10', () => {
    const routes = ['/screen/10', '/screen/2', '/screen/1'];
    const page = build(routes.map((route, at) => screenOf(`s-${at}`, route, { picture: null })));
    const shown = [...page.matchAll(/<code>(\/screen\/\d+)<\/code>/g)].map(([, route]) => route);
    expect(shown).toEqual(['/screen/1', '/screen/2', '/screen/10']);
  });

  it('stays quick and bounded with thousands of screens', () => {
    const many = Array.from({ length: 3000 }, (_, at) =>
      screenOf(`s-${at}`, `/page/${at}`, { picture: null }),
    );
    const page = build(many);
    expect(page.split('No picture was taken').length).toBeLessThan(210);
  });

  it.each(['light', 'dark'] as const)(
    'has nothing for axe to say in %s colours, nor on a phone',
    async (colorScheme) => {
      const report = build(ALL, { arc: ARC, judge: JUDGE });
      const { page } = await openReport(browser, report, {
        colorScheme,
        viewport: { width: 360, height: 740 },
      });
      expect(await runAxe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.close();
    },
  );
});

describe('the cycles', () => {
  it('tell the judge’s word, every version and which scores moved', async () => {
    const { page } = await openReport(browser, build(ALL, { arc: ARC, judge: JUDGE }));
    const debate = page.locator('#debate');
    const text = (await debate.textContent()) ?? '';
    expect(text).toContain('2 of 3 cycles used. Another cycle is due.');
    expect(text).toContain('C6 Forms work: 2 → 4');
    expect(text).not.toContain('C4 No dead ends: 4 → 4');
    expect(text).toContain('1 of 13 judged criteria fall below the threshold.');
    expect(await debate.locator('img').count()).toBe(0);
    await page.close();
  });

  it('say that no judge was called', () => {
    expect(build(ALL, { arc: ARC, judge: null })).toContain('only a build whose criteria all pass is judged');
    expect(build(ALL)).not.toContain('Cycles of this validation');
  });
});
