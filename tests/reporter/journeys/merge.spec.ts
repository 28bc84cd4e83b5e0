import { expect, mergeTests, test as plain } from '@playwright/test';
import { test as recording } from '../../../reporter/test.ts';

const own = plain.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => Reflect.set(window, 'ownFixture', true));
    await use(page);
  },
});

for (const [name, test] of [
  ['own first', mergeTests(own, recording)],
  ['recording first', mergeTests(recording, own)],
] as const)
  test(name, async ({ page }) => {
    await page.goto('/two');
    expect(await page.evaluate(() => Reflect.get(window, 'ownFixture'))).toBe(true);
    await page.getByRole('link', { name: 'Back' }).click();
  });
