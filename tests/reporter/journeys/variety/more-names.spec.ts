import { test } from '../../../../reporter/test.ts';

test('CON', async ({ page }) => {
  await page.goto('/two');
});
