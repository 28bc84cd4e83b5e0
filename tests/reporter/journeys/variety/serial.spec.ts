import { expect, test } from '../../../../reporter/test.ts';

test.describe.configure({ mode: 'serial' });

test('opens', async ({ page }) => {
  await page.goto('/two');
});

test('breaks', async ({ page }) => {
  await page.goto('/two');
  await expect(page.getByRole('heading')).toHaveText('Third', { timeout: 100 });
});

test('comes too late', async ({ page }) => {
  await page.goto('/two');
});
