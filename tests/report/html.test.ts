import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderHtmlReport } from '../../src/report/render-html-report.ts';
import { launch, openReport, runAxe } from './browser.ts';
import { buildBroken, buildInput, SCENARIOS } from './fixtures/build-input.ts';
import { buildHostile, HARMLESS } from './fixtures/hostile.ts';
import { boxOf, VIEWPORTS } from './fixtures/shop-journeys.ts';
import { expectGolden } from './golden.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const fail = renderHtmlReport(buildInput('fail'));

it('stays as it is', () => {
  const input = buildInput('fail');
  const pictures = new Map([...input.pictures].map(([id, picture]) => [id, { ...picture, data_uri: null }]));
  const assets = { ...input.assets, style: '', script: '' };
  expectGolden('fail.html', renderHtmlReport({ ...input, pictures, assets }));
});

describe('axe finds nothing to say', () => {
  const reports = [
    ...SCENARIOS.map((scenario) => [scenario, buildInput(scenario)] as const),
    ['broken', buildBroken()] as const,
  ];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [name, input] of reports)
      it(`about the ${name} report in ${colorScheme} colours`, async () => {
        const { page } = await openReport(browser, renderHtmlReport(input), { colorScheme });
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true;
        });
        expect(await runAxe(page)).toEqual([]);
        await page.close();
      });

  it('on a phone, nor with a picture enlarged', async () => {
    const { page } = await openReport(browser, fail, { viewport: { width: 360, height: 740 } });
    expect(await runAxe(page)).toEqual([]);
    await page.locator('.enlarge').first().click();
    expect(await runAxe(page)).toEqual([]);
    await page.close();
  });
});

describe('the page', () => {
  it.each([360, 390, 768, 1280, 1920])('is no wider than a screen of %i pixels', async (width) => {
    const { page } = await openReport(browser, fail, { viewport: { width, height: 800 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.close();
  });

  it('asks the network for nothing and complains of nothing', async () => {
    const { page, complaints } = await openReport(browser, fail);
    await page.locator('.enlarge').first().click();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('embeds each picture once', () => {
    const pictures = fail.match(/data:image[^)]+/g) ?? [];
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.length).toBe(8);
  });

  it('shows pictures and findings without its script', async () => {
    const { page } = await openReport(browser, fail, { javaScriptEnabled: false });
    await expectVisible(page, '#buy-a-plant-step-03 .pic');
    await expectVisible(page, '#finding-1');
    expect(await page.locator('#filters').isHidden()).toBe(true);
    expect(await page.locator('.enlarge').count()).toBe(0);
    await page.close();
  });

  it('names the picture that the budget left out', async () => {
    const { page } = await openReport(browser, fail);
    expect(await page.locator('#buy-on-a-phone-step-02 .missing').textContent()).toContain(
      'pictures/phone-address.jpg',
    );
    await page.close();
  });

  it('prints every step', async () => {
    const { page } = await openReport(browser, fail);
    await page.emulateMedia({ media: 'print' });
    const cut = await page.evaluate(
      () =>
        [...document.querySelectorAll('.strip')].filter((strip) => strip.scrollWidth > strip.clientWidth)
          .length,
    );
    expect(cut).toBe(0);
    await page.close();
  });
});

describe('a pin', () => {
  it.each([
    ['#buy-a-plant-step-03', 'desk', 'desk-cart/apply'],
    ['#buy-on-a-phone-step-01', 'phone', 'phone-cart/remove'],
    ['#pay-by-card-step-02', 'desk', 'desk-payment/order'],
  ] as const)('in %s marks the box of its element', async (card, size, element) => {
    const { page } = await openReport(browser, fail);
    const picture = await boxIn(page, `${card} .pic`);
    const mark = await boxIn(page, `${card} .mark`);
    const scale = picture.width / VIEWPORTS[size].width;
    const box = boxOf(element);
    expect(mark.x - picture.x).toBeCloseTo(box.x * scale, 0);
    expect(mark.y - picture.y).toBeCloseTo(box.y * scale, 0);
    expect(mark.width).toBeCloseTo(Math.max(box.width * scale, 4), 0);
    expect(mark.height).toBeCloseTo(Math.max(box.height * scale, 4), 0);
    await page.close();
  });

  it('counts from where the page was scrolled', async () => {
    const input = buildInput('fail');
    const states = new Map(
      [...input.states].map(([id, state]) => [id, { ...state, scroll: { x: 0, y: 200 } }]),
    );
    const { page } = await openReport(browser, renderHtmlReport({ ...input, states }));
    const picture = await boxIn(page, '#buy-a-plant-step-03 .pic');
    const mark = await boxIn(page, '#buy-a-plant-step-03 .mark');
    const scale = picture.width / VIEWPORTS.desk.width;
    expect(mark.y - picture.y).toBeCloseTo((boxOf('desk-cart/apply').y - 200) * scale, 0);
    await page.close();
  });

  it('says so when its element lies outside the picture', async () => {
    const input = buildInput('fail');
    const states = new Map(
      [...input.states].map(([id, state]) => [id, { ...state, scroll: { x: 0, y: 2_000 } }]),
    );
    const { page } = await openReport(browser, renderHtmlReport({ ...input, states }));
    expect(await page.locator('#buy-a-plant-step-03 .out').first().textContent()).toBe('outside the picture');
    await page.close();
  });

  it('is reached from its finding by keyboard', async () => {
    const { page } = await openReport(browser, fail, {
      viewport: { width: 390, height: 800 },
      reducedMotion: 'reduce',
    });
    const link = page.locator('#finding-2 .places a');
    const pin = (await link.getAttribute('href')) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((id) => `#${document.activeElement?.id}` === id, pin);
    const box = await boxIn(page, pin);
    expect(box.x).toBeGreaterThan(0);
    expect(box.x).toBeLessThan(390);
    expect(box.y).toBeGreaterThan(50);
    expect(box.y).toBeLessThan(800);
    await page.close();
  });
});

describe('the findings', () => {
  it('are filtered by method and by severity, and a link to a hidden one shows it again', async () => {
    const { page } = await openReport(browser, fail);
    await page.selectOption('#by-method', 'wcag_2_2_aa');
    await page.selectOption('#by-severity', 'medium');
    expect(await page.locator('tr[data-severity]:visible').count()).toBe(2);
    expect(await page.locator('#shown').textContent()).toBe('2 of 7 findings shown');
    await page.locator('#buy-a-plant-step-03 .to-row').first().click();
    expect(await page.locator('tr[data-severity]:visible').count()).toBe(7);
    await page.close();
  });
});

describe('an enlarged picture', () => {
  it('carries its marks, closes with Escape and gives the focus back', async () => {
    const { page } = await openReport(browser, fail);
    const button = page.locator('#buy-a-plant-step-02 .enlarge');
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('dialog .mark').count()).toBe(1);
    expect(await page.locator('dialog [id]').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog').isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.close();
  });
});

describe('hostile text', () => {
  it('changes no element and no attribute of the page, and runs nothing', async () => {
    const hostile = await openReport(browser, renderHtmlReport(buildHostile()));
    const plain = await openReport(browser, renderHtmlReport(buildHostile(HARMLESS)));
    expect(await readSkeleton(hostile.page)).toEqual(await readSkeleton(plain.page));
    expect(await hostile.page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
    expect(hostile.complaints).toEqual([]);
    await Promise.all([hostile.page.close(), plain.page.close()]);
  });

  it('leads nowhere outside the page', async () => {
    const { page } = await openReport(browser, renderHtmlReport(buildHostile()));
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((href) => !/^#[\w-]+$/.test(href))).toEqual([]);
    await page.close();
  });

  it('in the address of a picture is not embedded', () => {
    const input = buildInput('fail');
    const uri = 'data:image/png;base64,AAAA)}</style><script>window.hacked=1</script>';
    const pictures = new Map([...input.pictures].map(([id, picture]) => [id, { ...picture, data_uri: uri }]));
    expect(renderHtmlReport({ ...input, pictures })).not.toContain('hacked');
  });
});

async function expectVisible(page: Page, selector: string): Promise<void> {
  expect(await page.locator(selector).first().isVisible()).toBe(true);
}

async function boxIn(
  page: Page,
  selector: string,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return box;
}

/** Every element with its attributes' names and what they point at: text and labels are left out. */
function readSkeleton(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) =>
        ['class', 'id', 'href', 'role', 'style', 'type'].includes(name) ? `${name}=${value}` : name,
      );
      return `${element.tagName} ${attributes.join(' ')}`;
    }),
  );
}
