import { expect } from 'ux-jury/test';
import { journey, sendUntil } from '../fixture.mjs';

journey(
  'Look up how to type into a field and try it',
  'Find the page about actions and try its form',
  async ({ page }) => {
    await page.goto('/');
    await page.locator('.dropdown-toggle').click();
    await page.locator('.dropdown-menu a[href="/commands/actions"]').click();
    await page.locator('.action-email').fill('fake@email.com');
    const coupon = page.locator('#couponCode1');
    await sendUntil(page.locator('.action-form + p', { hasText: 'Your form has been submitted!' }), {
      enter: () => coupon.fill('HALFOFF'),
      send: () => page.locator('.action-form [type=submit]').click(),
    });

    await page.locator('.navbar a[href="/utilities"]').click();
    await expect(page).toHaveURL(/utilities/);
  },
);
