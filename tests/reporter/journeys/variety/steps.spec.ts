import { expect, test } from '../../../../reporter/test.ts';

test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
});

test('side by side', async ({ page, browser, baseURL }) => {
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await Promise.all([
    test.step('left', async () => {
      await page.goto('/two');
      await page.getByRole('link', { name: 'Back' }).click();
    }),
    test.step('right', async () => {
      await other.goto('/sign-in');
      await other.getByRole('link', { name: 'Second page' }).click();
    }),
  ]);
  await other.close();
});

test('boxed and nested', async ({ page }) => {
  await test.step('outer', async () => {
    await page.goto('/two');
    await test.step(
      'inner',
      async (step) => {
        await step.attach('note', { body: 'hello' });
        await page.getByRole('link', { name: 'Back' }).click();
      },
      { box: true },
    );
  });
  await test.step
    .skip('skipped', async () => {
      await page.goto('/odd');
    });
  await expect(page.getByRole('heading')).toHaveText('Form');
});

test('a step in time', async ({ page }) => {
  await page.goto('/two');
  await test.step(
    'short',
    async () => {
      await page.getByText('No such thing').click();
    },
    { timeout: 300 },
  );
});

test('font that never comes', async ({ page }) => {
  await page.goto('/slow-font', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('Clicked');
});

test('what a page notices', async ({ page }) => {
  await page.goto('/notices');
  await page.getByLabel('Name').fill('Zed');
  await page.getByRole('button').click();
  await page.getByText('The end').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => (Reflect.get(window, 'seen') as string[]).includes('scroll window'));
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  await test.info().attach('seen', { body: JSON.stringify(seen) });
  process.stdout.write(`SEEN ${JSON.stringify(seen)}\n`);
});
