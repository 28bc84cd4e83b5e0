import { expect, test } from '@playwright/test';

test('without the fixture', async ({ page }) => {
  await page.goto('/two');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading')).toHaveText('Form');
});
