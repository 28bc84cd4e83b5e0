import { expect } from 'ux-jury/test';
import { journey, sendUntil } from '../fixture.mjs';

journey('Try a call of the service', 'Find out how to list pets and try it', async ({ page }) => {
  await page.goto('/');
  const call = page.locator('.opblock').first();
  await call.locator('.opblock-summary-control').click();
  await call.locator('.try-out__btn').click();
  await sendUntil(call.locator('.live-responses-table'), {
    enter: () => call.locator('.parameters input').first().fill('5'),
    send: () => call.locator('.execute').click(),
  });
  await expect(call.locator('.live-responses-table')).toBeVisible();
  await call.locator('.opblock-summary-control').click();
});
